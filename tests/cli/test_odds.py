"""`kemet odds` and `kemet hint`, and both as commands of a game under way."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from moments import moment
from words import march, say_no

import kemet
from kemet.bots import STRENGTHS, battle_odds
from kemet.cli.session.advice import hint
from kemet.content.records import MODULES
from kemet.telling.view import question_slugs

NEXT_DOOR = """
players 2 target 8
turn P1
P1 city A; prayer 7; troops A1 5, RW 2; hand veto, prayer x2
P2 city B; prayer 3; troops FA 3
"""


def battle() -> kemet.Game:
    """P1 has entered FA; both choose battle cards."""
    game = kemet.position(NEXT_DOOR)
    march(game, "P1", "A1", "all", "FA")
    say_no(game)
    return game


@pytest.fixture
def fight(tmp_path: Path) -> str:
    path = tmp_path / "fight.json"
    path.write_text(kemet.dump(battle()), encoding="utf-8")
    return str(path)


@pytest.fixture
def spot(tmp_path: Path) -> str:
    path = tmp_path / "spot.txt"
    path.write_text(NEXT_DOOR, encoding="utf-8")
    return str(path)


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}%"


@pytest.mark.parametrize("seat", [1, 2])
def test_the_battle_under_way(run: Any, fight: str, seat: int) -> None:
    odds = battle_odds(battle(), seat - 1)
    assert odds is not None
    ran = run("odds", fight, "--seat", str(seat), "--plain")
    assert (ran.code, ran.err) == (0, "")
    assert ("attacks" if seat == 1 else "defends") in ran.out
    assert f"Chance to win {percent(odds.expected.win)}, to keep a unit {percent(odds.expected.survive)}" in ran.out
    assert ran.out.count("With ") == len(odds.cards) == 6
    assert "equally likely" in ran.out


@pytest.mark.parametrize(("language", "share"), [("fr", "\u00a0%"), ("pl", "%"), ("pt", "%")])
def test_decimals_and_shares_are_written_as_the_reader_writes_them(
    run: Any, fight: str, language: str, share: str
) -> None:
    odds = battle_odds(battle(), 0)
    assert odds is not None
    ran = run("odds", fight, "--seat", "1", "--plain", "--language", language)
    assert f"{odds.expected.own_losses:.1f}".replace(".", ",") in ran.out
    assert f"{100 * odds.expected.win:.0f}{share}" in ran.out
    assert not re.search(r"\d\.\d|\d %", ran.out)


def test_attacks_next_door(run: Any, spot: str) -> None:
    every = run("odds", spot).out
    assert "at FA from A1, 5 against 3 units" in every
    assert "at FA from RW, 2 against 3 units" in every
    assert run("odds", "--position", spot).out == every
    one = run("odds", spot, "--space", "FA", "--from", "RW").out
    assert "your card" in one
    assert "Well mixed: " in one
    assert run("odds", spot, "--space", "FA", "--from", "RW", "--divine", "all").out != one
    assert "P2) attacks Anubis" in run("odds", spot, "--seat", "2").out


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--seat", "3"], "from 1 to 2"),
        (["--space", "XX"], "'XX'"),
        (["--from", "A1"], "--space"),
        (["--space", "B1"], "no troop of P1"),
        (["--space", "B1", "--from", "A1"], "no enemy of P1 stands at B1"),
        (["--space", "FA", "--from", "A2"], "no units at A2"),
        (["--space", "FA", "--from", "A1", "--add", "veto"], "not a battle card"),
        (["--divine", "some"], "some"),
        (["--position", "also"], "one file"),
    ],
)
def test_odds_that_cannot_be_told(run: Any, spot: str, options: list[str], named: str) -> None:
    ran = run("odds", spot, *options)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert named in ran.err


def test_odds_while_playing(run: Any, fight: str, spot: str) -> None:
    ran = run("play", "--load", spot, typed=["odds", "odds FA A1", "odds all", "odds XX", "odds a b c", "quit"])
    assert "Attacks next door" in ran.out
    assert ran.out.count("Well mixed") == 1
    assert "every hand that the enemy may hold" in ran.out
    assert "Not possible: 'XX' is not known here; known are A1" in ran.out
    assert "Not possible: write it as" in ran.out
    fighting = run("play", "--load", fight, typed=["odds", "quit"])
    assert "attacks Bastet (P2) at FA, 5 against 3 units" in fighting.out


def test_the_moving_group_counts(run: Any, spot: str) -> None:
    ran = run("play", "--load", spot, typed=["token move1", "from A1", "group 2", "odds FA", "quit"])
    assert "at FA from A1, 2 against 3 units" in ran.out


# --- hints --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_bot_gives_a_hint(run: Any, spot: str, strength: str) -> None:
    ran = run("hint", spot, "--bot", strength, "--seconds", "0.05", "--plain")
    assert (ran.code, ran.err) == (0, "")
    assert re.fullmatch(r"P1: Your turn\. Hint: [^;]+; .+\.\n", ran.out)
    assert ("chance to win" in ran.out) == (strength in ("medium", "hard", "champion"))


@pytest.mark.parametrize("seth", [False, True])
def test_a_hint_for_a_district_of_the_set_up(run: Any, tmp_path: Path, seth: bool) -> None:
    """The question names the district."""
    game = kemet.new_game(3, seed=1, seth=seth)
    while game.question(seat := game.waiting_for()[0]) != "starting-pyramid":
        game.play(seat, game.legal(seat)[0])
    path = tmp_path / "begun.json"
    path.write_text(kemet.dump(game), encoding="utf-8")
    ran = run("hint", str(path), "--bot", "easy", "--plain")
    assert (ran.code, ran.err) == (0, "")
    assert re.match(rf"P{seat + 1}: Starting pyramids: district [A-C]1\. Hint: ", ran.out)


def test_a_hint_on_every_question() -> None:
    """Random games with all modules, until every question was asked that they ask at all often."""
    asked = set()
    for number in range(6):
        chance = random.Random(number)
        game = kemet.new_game(2 + number % 4, number, modules=MODULES, house_rules={"dayLimit": "12"})
        while not game.over:
            seat = chance.choice(game.waiting_for())
            if game.question(seat) not in asked:
                asked.add(game.question(seat))
                for strength in STRENGTHS:
                    check_hint(game, seat, hint(game, seat, strength, 0.02))
            game.play(seat, chance.choice(game.codes(seat)))
    assert len(asked) >= 30, sorted(set(question_slugs()) - asked)


def check_hint(game: kemet.Game, seat: int, told: str) -> None:
    """It names a legal choice in notation, then what it means, then the reason."""
    text = told.removeprefix("Hint: ")
    assert any(text.startswith((f"{choice.text} (", f"{choice.text};")) for choice in game.legal(seat)), told
    assert told.endswith(".")


@pytest.mark.parametrize("number", range(8))
def test_a_hint_tells_nothing_hidden(number: int) -> None:
    """Everything the seat cannot know is drawn again; the advice stays."""
    game = moment(f"property:{number}", 90 + 31 * number)
    for seat in game.waiting_for():
        other = game.copy()
        other.sample_hidden(seat, f"elsewhere {number}")
        assert hint(other, seat, "easy") == hint(game, seat, "easy")


def test_hints_while_playing(run: Any, spot: str) -> None:
    ran = run("play", "--load", spot, typed=["hint", "hint easy", "hint genius", "quit"])
    assert ran.out.count("Hint: ") == 2
    assert "Not possible: write it as: hint, or hint and one of random, easy, medium, hard, champion" in ran.out


def test_hints_that_cannot_be_given(run: Any, spot: str, tmp_path: Path) -> None:
    for arguments, named in [
        ([spot, "--seat", "2"], "asked nothing now; asked is P1"),
        ([spot, "--seat", "5"], "from 1 to 2"),
        ([spot, "--bot", "genius"], "genius"),
        ([spot, "--bot", "easy,hard"], "one bot"),
        ([spot, "--seconds", "0"], "--seconds"),
        ([str(tmp_path / "nothing")], "cannot be read"),
    ]:
        ran = run("hint", *arguments)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert named in ran.err
