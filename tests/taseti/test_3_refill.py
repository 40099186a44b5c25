"""Section 3.8: the path is refilled at the end of the Night."""

from __future__ import annotations

import pytest
from words import aside, choices, lying, night, play, points, position

from kemet import Game, new_game

L1 = {"ibis", "hare", "khopesh", "leather_shield"}
L2 = {"dagger", "bull", "seal", "mask"}


def night_after(first: str = "", slots: str = "", modules: str = "path", **lines: str) -> Game:
    """The Night after the first Day, on a path whose slots are empty unless given."""
    return night(first, day=1, slots=slots, modules=modules, **lines)


def empty(game: Game) -> list[str]:
    """Stops with an empty slot."""
    return [stop for stop in game.view(None)["path"]["stops"] if None in lying(game, stop)]


@pytest.mark.rule("T3-REFILL-01")
def test_after_the_night_powers_and_before_the_turn_order() -> None:
    game = night_after(first="tiles hand_of_god")
    assert (game.question(0), len(empty(game))) == ("night-power", 10)  # N3: nothing yet
    play(game, "P1 pass")
    assert (game.question(game.waiting_for()[0]), empty(game)) == ("turn-order", [])


@pytest.mark.rule("T3-REFILL-01")
def test_and_before_the_dawn() -> None:
    game = night_after(modules="path dawn")
    assert (game.question(game.waiting_for()[0]), empty(game)) == ("dawn-bid", [])


@pytest.mark.rule("T3-REFILL-01")
def test_each_slot_gets_a_token_of_its_kind_out_of_the_reserve() -> None:
    game = night_after(slots="1A1 khopesh, 3A1 - mask", path="1A 2A 3A 4A")
    assert (lying(game, "1A1"), lying(game, "3A1")[1]) == (["khopesh"], "mask")  # what lies there stays
    assert {lying(game, stop)[0] for stop in ("1A2", "1A3", "3A1", "3A4")} <= L1
    assert {lying(game, "2A1")[0], lying(game, "2A2")[0], lying(game, "3A4")[1]} <= L2
    reserves = game.view(None)["path"]["reserves"]
    assert sum(reserves[token] for token in L1) == 12 - 5
    assert sum(reserves[token] for token in L2) == 10 - 4
    assert sum(count for token, count in reserves.items() if token not in L1 | L2) == 11 - 2
    assert (lying(game, "TS"), aside(game)) == (["VP"], 4)


@pytest.mark.rule("T3-REFILL-01")
def test_the_token_is_random() -> None:
    drawn = {lying(night_after(seed=str(seed)), "1A1")[0] for seed in range(60)}
    assert drawn == L1


@pytest.mark.rule("T3-REFILL-02", "T-EX-31")
def test_a_short_kind_fills_the_farthest_slots_first() -> None:
    game = night_after(slots="2A2 mask", tokens="dagger x2")
    assert (lying(game, "3A1"), lying(game, "3A4"), lying(game, "2A1")) == ([None, "dagger"], [None, "dagger"], [None])


@pytest.mark.rule("T3-REFILL-02")
def test_and_on_one_board_from_top_to_bottom() -> None:
    game = night_after(tokens="dagger x1, khopesh x1, haste x1")
    assert (lying(game, "3A1"), lying(game, "3A4")) == (["khopesh", "dagger"], [None, None])
    assert (lying(game, "3A2"), lying(game, "3A3")) == (["haste"], [None])  # the upper temple


@pytest.mark.rule("T3-REFILL-02")
def test_the_last_board_comes_first() -> None:
    game = night_after(path="1A 2B 3B 4B", tokens="dagger x2, khopesh x2, haste x1, divinity x1")
    assert {lying(game, "4B1")[0], lying(game, "4B3")[0]} == {"haste", "divinity"}
    assert (lying(game, "4B1")[1], lying(game, "4B3")[1]) == ("khopesh", "dagger")
    assert [lying(game, stop)[0] for stop in ("3B1", "3B4")] == ["dagger", None]
    assert [lying(game, stop)[0] for stop in ("1A1", "1A2", "1A3")] == ["khopesh", None, None]


@pytest.mark.rule("T3-REFILL-03")
def test_nothing_is_refilled_by_day() -> None:
    game = position("players 2\nmodules path\nslots 1A2 khopesh\nturn P1\nP1 troops A1 1\nP2 troops B1 1")
    play(game, "P1 token move1", "P1 trip reserve 1A2", "P1 take 1", "P1 pass", "P1 end")
    assert lying(game, "1A2") == [None]
    play(game, "P2 token move1", "P2 trip reserve 1A2")
    assert game.question(1) == "start-of-move"  # nothing to take there


@pytest.mark.rule("T3-REFILL-03")
def test_neither_at_the_end_of_the_day() -> None:
    game = position(
        "players 2\nmodules path\nday 1\nslots 1A2 khopesh\nend-of-day\nP1 tiles hand_of_god; troops TD5 1\nP2"
    )
    assert (game.question(0), lying(game, "1A1")) == ("delta-sacrifice", [None])
    play(game, "P1 pass")
    assert (game.question(0), lying(game, "1A1")) == ("night-power", [None])


@pytest.mark.rule("T3-REFILL-04")
def test_one_path_point_per_day() -> None:
    game = position("players 2\nmodules path\nturn P1\nP1 tiles act_of_god_red; troops A1 1; priests-at TS, TS\nP2")
    play(game, "P1 token move1", "P1 trip TS TS", "P1 take 1", "P1 pass", "P1 silver move2")
    assert [trip for trip in choices(game, "P1", "trip") if "TS" in trip] == []
    assert (points(game, "P1", "path"), aside(game)) == (1, 4)


@pytest.mark.rule("T3-REFILL-04")
def test_five_path_points_in_a_game() -> None:
    last = night_after(path="1A 2A 3A 4A aside 1", first="points path 4")
    assert (lying(last, "TS"), aside(last)) == (["VP"], 0)
    over = night_after(path="1A 2A 3A 4A aside 0", first="points path 5")
    assert lying(over, "TS") == [None]


@pytest.mark.rule("T3-REFILL-05")
def test_the_first_night_refills_nothing() -> None:
    game = position("players 2\nmodules path\nday 0 round 0\nslots 1A2 khopesh\nnight\nP1\nP2")
    assert (game.view(None)["day"], game.question(0)) == (1, "turn")
    assert (lying(game, "1A2"), lying(game, "1A1"), lying(game, "TS")) == (["khopesh"], [None], [None])


@pytest.mark.rule("T3-REFILL-05")
def test_what_was_laid_out_lies_there_on_the_first_day() -> None:
    game = new_game(players=3, seed=5, modules=["path"])
    while game.question(game.waiting_for()[0]) == "city":
        game.play(game.waiting_for()[0], game.legal(game.waiting_for()[0])[0])
    before = game.view(None)["path"]
    while game.view(None)["phase"] != "day":
        game.play(game.waiting_for()[0], game.legal(game.waiting_for()[0])[0])
    assert game.view(None)["path"] == before
