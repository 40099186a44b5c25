"""The terminal speaks four languages: by --language, or by what the environment asks for."""

from typing import Any

import pytest

SAID = {
    "en": ("Which city is yours?", "It is Anubis's turn.", "Not possible: no answer to the question"),
    "fr": ("Quelle cité est la vôtre", "C'est à Anubis de jouer.", "cela ne répond pas à la question"),
    "pl": ("Które miasto jest twoje?", "Turę ma Anubis.", "Niemożliwe: to nie jest odpowiedź"),
    "pt": ("Que cidade é a sua?", "É o turno de Anúbis.", "Não é possível: isto não responde"),
}
TYPED = ["step FA", "1", "1", "1", "1", "1", "table", "help charge", "help", "hint easy", "1", "log"]
GAME = ("play", "--seed", "3", "--players", "2", "--modules", "all")


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize("look", [[], ["--plain"]])
def test_a_game_in_each_language(run: Any, language: str, look: list[str]) -> None:
    ran = run(*GAME, "--language", language, *look, typed=TYPED)
    assert ran.code == 0
    question, turn, refused = SAID[language]
    assert question in ran.out
    assert refused in ran.out
    assert (turn in ran.out) == bool(look)


def test_the_environment_chooses(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert SAID["pl"][0] in run(*GAME, typed=["1"]).out
    assert SAID["fr"][0] in run(*GAME, "--language", "fr", typed=["1"]).out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert SAID["en"][0] in run(*GAME, typed=["1"]).out


def test_an_unknown_language_is_refused(run: Any) -> None:
    ran = run("play", "--language", "tlh")
    assert ran.code == 2
    assert "tlh" in ran.err
