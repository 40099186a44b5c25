"""The terminal speaks every language: by --language, or by what the environment asks for."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kemet.cli.language import TERMINAL_TEXTS
from kemet.cli.main import parser
from kemet.content.languages import LANGUAGES
from kemet.picture import words

SAID = {
    "en": ("Which city is yours?", "It is Anubis's turn.", "Not possible: that does not answer"),
    "de": ("Welche Stadt ist deine?", "Jetzt ist Anubis am Zug.", "Nicht möglich: das beantwortet"),
    "es": ("¿Qué ciudad es la tuya?", "Es el turno de Anubis.", "No es posible: eso no responde"),
    "fr": ("Quelle cité est la vôtre", "C’est à Anubis de jouer.", "cela ne répond pas à la question"),
    "pl": ("Które miasto jest twoje?", "Turę ma Anubis.", "Niemożliwe: to nie jest odpowiedź"),
    "pt": ("Qual cidade é a sua?", "É o turno de Anúbis.", "Não é possível: isso não responde"),
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
    monkeypatch.setenv("LANG", "tlh_TLH.UTF-8")
    assert SAID["en"][0] in run(*GAME, typed=["1"]).out


def test_an_unknown_language_is_refused(run: Any) -> None:
    ran = run("play", "--language", "tlh")
    assert ran.code == 2
    assert "tlh" in ran.err


HELP = {
    "en": ("usage: kemet play", "Every rule has an ID", "'FAA' is not known here", "7 creatures"),
    "fr": (
        "utilisation\u00a0: kemet play",
        "Chaque règle a un identifiant",
        "«\u00a0FAA\u00a0» est inconnu ici",
        "7 créatures",
    ),
    "pl": ("użycie: kemet play", "Każda zasada ma identyfikator", "„FAA” jest tu nieznane", "stwory: 7"),
    "pt": ("uso: kemet play", "Cada regra tem um ID", "“FAA” não é conhecido aqui", "7 criaturas"),
}


@pytest.mark.parametrize("language", HELP)
def test_help_rules_notation_and_checks_speak_it_too(run: Any, language: str) -> None:
    usage, rules, notation, creatures = HELP[language]
    assert usage in run("play", "--help", "--language", language).out
    assert usage in run("play", f"--language={language}", "--help").out
    assert rules in run("rules", "--language", language).out
    assert notation in run(*GAME, "--language", language, typed=["step FAA"]).out
    assert creatures in run("content", "check", "--language", language).out


def test_what_stands_for_a_value_is_a_word_of_the_language(run: Any) -> None:
    said = run("play", "--help", "--language", "fr").out
    assert "[--modules all|none|NOMS]" in said
    assert "--rule CLÉ=VALEUR" in said
    assert "[--rule KEY=VALUE]" in run("play", "--help", "--language", "en").out


@pytest.mark.parametrize("typed", [("--language", "es", "rules"), ("rules", "--language", "es")])
def test_the_language_stands_before_the_command_or_after_it(run: Any, typed: tuple[str, ...]) -> None:
    ran = run(*typed)
    assert (ran.code, "Cada regla tiene un ID" in ran.out) == (0, True), ran


def test_mistakes_are_told_in_the_language_of_the_reader(run: Any) -> None:
    ran = run("replay", "nowhere.json", "--language", "pt")
    assert (ran.code, "nowhere.json: não pode ser lido" in ran.err) == (2, True)
    assert "nie ma zasady „B-MOVE-99”; może chodzi o" in run("rules", "B-MOVE-99", "--language", "pl").err
    assert "sagrado" in run("content", "show", "prayer1", "--kind", "prayertoken", "--language", "pt").out


def test_research_speaks_the_language_of_the_environment(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    out = run("simulate", "--games", "2", "--players", "2", "--seed", "1").out
    assert "2 parties au hasard à 2, graine 1." in out
    assert "Victoires par place à la table" in out


def test_research_speaks_the_language_that_is_asked_for(run: Any, tmp_path: Path) -> None:
    out = str(tmp_path / "spiele.jsonl")
    match = ("--bots", "random", "--games", "1", "--seed", "t", "--rule", "dayLimit=1", "--language", "de")
    told = run("tournament", *match, "--out", out).out
    assert "Turnier mit Startwert t: 1 Paarung zu 1 Spiel, insgesamt 1." in told
    assert f"Jedes Spiel ist eine Zeile von {out}." in told
    page = run("report", out, "--out", str(tmp_path / "seite.html"), "--language", "de").out
    assert "Die Seite über 1 Spiel ist" in page


def test_a_name_is_found_by_what_a_keyboard_types(run: Any) -> None:
    assert "Prêtre d’Amon" in run("content", "show", "prêtre d'am", "--language", "fr").out


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Walls are passed only by"), ("de", "Mauern überwindet nur der erste"), ("pl", "Mury przechodzi tylko")],
)
def test_a_rule_is_said_in_one_line(run: Any, language: str, told: str) -> None:
    out = run("rules", "B-WALL-01", "--language", language).out
    assert told in out
    assert "first displacement of a Move" in out, "and then in full, in English"


def helps(top: argparse.ArgumentParser, path: str = "") -> Iterator[tuple[str, str]]:
    """Everything that the help of a command and of those below it says."""
    yield path, f"{top.description or ''}{top.epilog or ''}"
    for action in top._actions:
        yield f"{path} {action.dest}", action.help or ""
        if isinstance(action, argparse._SubParsersAction):
            for listed in action._choices_actions:
                yield f"{path} {listed.dest}:", listed.help or ""
            for name, below in action.choices.items():
                yield from helps(below, f"{path} {name}")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_help_is_translated(language: str) -> None:
    words.speak("en", TERMINAL_TEXTS)
    english = dict(helps(parser()))
    try:
        words.speak(language, TERMINAL_TEXTS)
        said = dict(helps(parser()))
    finally:
        words.speak("en", TERMINAL_TEXTS)
    assert said.keys() == english.keys()
    assert [place for place, text in english.items() if text and said[place] == text] == []


MISTAKEN = {
    ("play", "--players"): "--players braucht einen Wert",
    ("play", "--players", "zwei"): "--players: 'zwei' ist keine Zahl",
    ("play", "--tanzen"): "nicht verstanden: --tanzen",
    ("tanzen",): "'tanzen' gibt es nicht; wähle aus",
    (): "das fehlt: ",
    ("play", "--seth=1"): "--seth nimmt keinen Wert an",
    ("play", "--h"): "--h kann ",
    ("tournament", "--line-up", "easy,easy", "--one-against-rest"): "zusammen mit",
    ("play", "--points", "9"): "das Ziel sind 8 oder 10 Punkte, nicht 9 (B-SETUP-01)",
    ("play", "--seth", "--players", "2"): "mit Seth spielen 3 bis 6, nicht 2 (S-CLAR-01)",
    ("play", "--rule", "vetoOnVeto=vielleicht"): "vetoOnVeto ist eines von yes, no, nicht „vielleicht“",
    ("play", "--load", __file__): "daraus lässt sich kein Spiel lesen",
    ("play", "--content", "/nirgends"): "--content: den Ordner /nirgends gibt es nicht",
    ("odds", "--position", __file__): "daraus lässt sich kein Spiel lesen",
    ("simulate", "--out", "spiele.txt"): "der Name muss auf eines von .csv, .parquet enden",
    ("simulate", "--out", "/nirgends/spiele.csv"): "den Ordner /nirgends gibt es nicht",
    ("tournament", "--resume", "/nirgends"): "/nirgends: kann nicht gelesen werden",
    ("report", "/nirgends"): "/nirgends: kann nicht gelesen werden",
    ("replay", "/nirgends"): "/nirgends: kann nicht gelesen werden (eine solche Datei oder einen solchen Ordner gibt",
    ("replay", "/"): "/: kann nicht gelesen werden (es ist ein Ordner)",
    ("replay",): "das fehlt: DATEI",
    ("findings", "--players", "zwei"): "--players zwei: schreibe Zahlen von 2 bis 5",
    ("serve", "--keep-bots", "nie"): "--keep-bots: schreibe eine Zahl von Tagen",
    ("serve", "--metrics-for", "x"): "--metrics-for: 'x' ist weder",
}


@pytest.mark.parametrize(("typed", "said"), MISTAKEN.items())
def test_mistakes_on_the_command_line_are_translated(
    run: Any, monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...], said: str
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    ran = run(*typed)
    assert ran.code == 2
    assert said in ran.err
