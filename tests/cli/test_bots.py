"""Bots of every strength at the table, and a hint on request."""

from typing import Any


def test_bots_of_all_strengths_play_a_whole_game(run: Any) -> None:
    ran = run("play", "--humans", "0", "--players", "3", "--seed", "4", "--bots", "easy,random", "--rule", "dayLimit=2")
    assert ran.code == 0
    assert "wins" in ran.out


def test_a_hint_names_a_legal_choice(run: Any) -> None:
    ran = run("play", "--players", "2", "--seed", "4", typed=["hint", "quit"])
    hint = next(line for line in ran.out.splitlines() if line.startswith("Hint: "))
    assert hint.split(";")[0] in ("Hint: city A", "Hint: city B")


def test_too_many_bots_are_refused(run: Any) -> None:
    ran = run("play", "--players", "2", "--bots", "easy,hard")
    assert ran.code == 2
    assert "only 1 seats for bots" in ran.err
