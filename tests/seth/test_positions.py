"""Positions with Seth as text that people write and read."""

from __future__ import annotations

import random
from typing import Any

import pytest
from words.seth import seth_game

import kemet
from kemet.game.configuration import Setup
from kemet.game.saves.format1 import SEAT_FIELDS
from kemet.game.saves.freeze import freeze

MODULES = ((), ("black",), ("cards",), ("black", "cards"))
#: Cards are named, not numbered, in a position; chance begins again.
NOT_KEPT = {"draws", "learned", "deck", "discard", "seen", "battle"}
CARDS = [SEAT_FIELDS.index(name) for name in ("hand", "known")]

TOKENS = "tokens sethMove1 violet, invasion violet, destroyTwo P3"
EVERYTHING = f"""
players 4 target 10 seth
modules black
seed puzzle
day 3 step 4
acted P3
temples FA 1, RW 2 prayer3, FB 3 prayer1 act_of_osiris
alliance tiles osiris, common_prayer; osiris P3; powers veil_of_isis; objectives temple ceremony; points 2; grey hand
creature-cards elephant, phoenix
turn P2
P1 pyramid 3; troops SE1 6 cobra, TW3 3; captured TW3 P2 1; tiles cobra; hand seth_veto; points battle 4; {TOKENS}
P2 city B; prayer 2; troops FA 2, RW 1; captured RW P1 1; tokens move1
P3 city A; troops FA 1 osiris, RW 2; hand ally_escape; tokens pray1, recruit; points battle 1
P4 troops TW2 3; tokens raise
"""


def kept(game: kemet.Game) -> dict[str, Any]:
    """All of a state but what a position leaves out."""
    data = {name: value for name, value in freeze(game.state).items() if name not in NOT_KEPT}
    length = len(data["seats"]) // game.players
    data["seats"] = [0 if at % length in CARDS else value for at, value in enumerate(data["seats"])]
    return data


def same_moment(game: kemet.Game) -> kemet.Game:
    """Written and read back: the same text, state, views and choices."""
    text = kemet.write_position(game)
    again = kemet.position(text)
    assert kemet.write_position(again) == text
    assert kept(again) == kept(game)
    for seat in range(game.players):
        assert again.view(seat) == game.view(seat)
    assert again.waiting_for() == game.waiting_for()
    for seat in game.waiting_for():
        assert again.codes(seat) == game.codes(seat)
    return again


@pytest.mark.parametrize("seed", range(4))
def test_any_moment_of_a_game_is_read_back(seed: int) -> None:
    chance = random.Random(seed)
    house = {"dayLimit": "3"}
    game = kemet.new_game(3 + seed, seed, modules=MODULES[seed], seth=True, house_rules=house)
    words = set()
    while not game.over:
        if len(game.choices) % 9 == 0:
            same_moment(game)
            words |= {line.split()[0] for line in kemet.write_position(game).splitlines()}
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
    assert {"turn", "members", "moment", "acted", "creature-cards"} <= words


def test_every_thing_of_seth_is_written_by_people() -> None:
    game = kemet.position(EVERYTHING)
    view = game.view(None)
    seth = view["seth"]
    assert (game.waiting_for(), game.question(1)) == ([1], "turn")
    assert view["spaces"]["FA"]["units"] == {1: 2, 2: 1}
    assert view["spaces"]["TW3"]["captured"] == {1: 1}
    assert view["spaces"]["RW"]["violet"] == {1: 1}
    assert seth["temples"]["FB"] == {"level": 3, "income": seth["temples"]["FB"]["income"], "power": "act_of_osiris"}
    assert seth["powers"] == ["act_of_osiris", "veil_of_isis"]
    assert seth["creature_cards"] == ["elephant", "phoenix"]
    assert (seth["portal_open"], seth["osiris_buyer"], seth["alliance_points"]) == (True, 2, 3)
    assert seth["board"] == {"sethMove1": "violet", "invasion": "violet", "destroyTwo": 2}
    assert seth["colour_tokens"] == [1, 3]
    assert (view["seats"][0]["points"]["total"], view["seats"][0]["reserve"]) == (4, 15 - 9 + 1 - 1)
    same_moment(game)
    game.play(1, "token pray1")
    game.play(1, "end")
    same_moment(game)


def test_captured_figures_and_creatures_of_a_scene() -> None:
    """A position made by the words of other tests: both kinds of prisoners, Osiris among units of others."""
    scene = seth_game(3).on("RW", red=2, blue=1).on("SEG", seth=3).on("FB", blue=2)
    scene.captive("SEG", "seth", "red").captive("RW", "blue", "seth").creature("RW", "red", "osiris")
    scene.built(A1="red 2", A2="white 1", B1="blue 2", B2="red 1", C1="white 2", C2="red 1").seths_turn()
    game = kemet.Game(Setup(4, 8, False, {}, [], "seed", (), seth=True), scene.s)
    same_moment(game)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("turn P1 left 9", "line 2, turn: a number from 0 to"),
        ("turn P2\nday 1 step 1", "it needs a Day and one of its steps 2"),
        ("eclipse", "no such step for so many members"),
        ("members", "1 regular tokens must be placed in this round, not 0"),
        ("turn P1\ntemples A1 1", "S-INV-17"),
        ("turn P1\ntemples FA 2", "write them as"),
        ("turn P1\nalliance tiles charge", "no tile of the alliance"),
        ("turn P1\nalliance grey hand", "does not fit the power tokens"),
        ("turn P1\nP1 troops SE1 6, SE2 6, SE3 6", "line 3, P1: there are only 15 units"),
        ("turn P1\nP1 captured SE1 P1", "only figures of the other side"),
        ("turn P1\norder P1 P2 P3", "unknown word 'order'"),
        ("turn P1\nP1 clear hand", "does not fit the tiles owned"),
    ],
)
def test_what_is_wrong_is_named(line: str, reason: str) -> None:
    seats = "".join(f"\nP{seat}" for seat in (1, 2, 3) if f"\nP{seat} " not in f"\n{line}")
    with pytest.raises(kemet.PositionError, match=reason):
        kemet.position(f"players 3 seth\n{line}{seats}")
