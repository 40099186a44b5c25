"""Section 13: control."""

import pytest
from words import cannot, choices, fight, on, play, points, position, prayer, seat_view

from kemet import Game

CITY_LOST = """
    players 2
    turn P1
    P1 prayer 11; troops FB 2, TW3 1; tiles god_speed
    P2 prayer 5; pyramids B1 red 4, B2 white 2; tiles charge; points battle 2
"""


def controller(game: Game, space: str) -> str | None:
    seat = game.view(None)["spaces"][space]["controller"]
    return None if seat is None else f"P{seat + 1}"


def taken() -> Game:
    """P1 has taken B1 with its red pyramid of level 4 and has ended their turn; P2 prayed."""
    game = position(CITY_LOST)
    play(game, "P1 token move1", "P1 from FB", "P1 group 2", "P1 step B1", "P1 end", "P1 end")
    return game


@pytest.mark.rule("B-CONTROL-01")
def test_one_unit_controls_a_temple_a_desert_and_the_sanctuary() -> None:
    game = position("players 3\nturn P1\nP1 troops TW2 1, SAN 1\nP2 troops OAB 1\nP3")
    assert [controller(game, space) for space in ("TW2", "SAN", "OAB", "TW3", "RW")] == ["P1", "P1", "P2", None, None]


@pytest.mark.rule("B-CONTROL-02")
def test_a_temple_point_comes_with_the_end_of_the_move_and_goes_with_the_last_unit() -> None:
    game = position("players 2\nturn P1\nP1 troops RW 2\nP2")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step TW3", "P1 end")
    assert points(game, "P1") == 1
    play(
        game,
        "P1 end",
        "P2 token pray1",
        "P2 end",
        "P1 token move2",
        "P1 from TW3",
        "P1 group 1",
        "P1 step RW",
        "P1 end",
    )
    assert points(game, "P1") == 1  # one unit is enough
    play(game, "P1 end", "P2 token pray2", "P2 end")
    game = position("players 2\nturn P1\nP1 troops TW3 2\nP2")
    play(game, "P1 token move1", "P1 from TW3", "P1 group 2", "P1 step RW")
    assert points(game, "P1") == 0  # at once, the move is not even over


@pytest.mark.rule("B-CONTROL-02")
def test_a_temple_point_comes_with_the_end_of_the_battle() -> None:
    game = position("players 2\nturn P1\nP1 troops RW 5\nP2 troops TW3 3")
    play(game, "P1 token move1", "P1 from RW", "P1 group 5", "P1 step TW3")
    fight(game, attacker="410 202", defender="301 202")
    play(game, "P2 recall", "P1 stay")
    assert (points(game, "P1", "temporary"), points(game, "P2", "temporary")) == (1, 0)


@pytest.mark.rule("B-CONTROL-02")
def test_during_a_battle_the_temple_is_still_the_defenders() -> None:
    game = position("players 2\nturn P1\nP1 troops RW 5\nP2 troops TW3 3")
    play(game, "P1 token move1", "P1 from RW", "P1 group 5", "P1 step TW3")
    assert game.view(None)["battle"] is not None
    assert (points(game, "P1"), points(game, "P2")) == (0, 1)
    assert controller(game, "TW3") == "P2"


@pytest.mark.rule("B-CONTROL-03")
def test_passing_through_a_temple_takes_nothing() -> None:
    game = position("players 2\nturn P1\nP1 troops FA 2; tiles god_speed\nP2")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 step TW2", "P1 step FB", "P1 end")
    assert on(game, "FB") == {"P1": 2}
    assert points(game, "P1") == 0


@pytest.mark.rule("B-CONTROL-03")
def test_a_temple_point_is_not_taken_before_the_move_ends() -> None:
    game = position("players 2\nturn P1\nP1 troops FA 2; tiles god_speed\nP2")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 step TW2")
    assert points(game, "P1") == 0
    play(game, "P1 end")
    assert points(game, "P1") == 1


@pytest.mark.rule("B-CONTROL-04")
def test_a_district_is_its_owners_without_any_unit_until_an_enemy_stands_there() -> None:
    game = position("players 2\nturn P1\nP1 troops B1 1\nP2 troops TW3 1; pyramids B1 red 4, B2 white 4")
    assert [controller(game, space) for space in ("A1", "B1", "B2", "B3")] == ["P1", "P1", "P2", "P2"]
    assert points(game, "P2", "temporary") == 2  # TW3 and B2


@pytest.mark.rule("B-CONTROL-05")
def test_what_the_holder_of_a_pyramid_may_do() -> None:
    game = taken()
    play(game, "P2 token pray1", "P2 end")
    assert points(game, "P1", "temporary") == 2  # TW3 and the pyramid
    play(game, "P1 token buyRed", "P1 buy initiative", "P1 end", "P2 token pray2", "P2 end")
    play(game, "P1 token move2", "P1 from B1", "P1 group 2")
    assert "teleport OAB" in choices(game, "P1")
    play(game, "P1 end", "P1 end", "P2 token recruit", "P2 pass", "P2 end")
    assert seat_view(game, "P1")["tiles"] == ["god_speed", "initiative"]


@pytest.mark.rule("B-CONTROL-05")
def test_the_holder_may_raise_the_pyramid() -> None:
    game = position("players 2\nturn P1\nP1 prayer 2; troops B1 1\nP2")
    play(game, "P1 token raise", "P1 raise B1 2")
    assert game.view(None)["spaces"]["B1"]["pyramid"]["level"] == 2


@pytest.mark.rule("B-CONTROL-06")
def test_what_the_owner_of_a_held_pyramid_may_not_do() -> None:
    game = taken()
    assert points(game, "P2", "temporary") == 0
    bought = game.copy()
    play(bought, "P2 token buyRed")
    assert bought.question(1) == "turn"  # nothing on offer
    play(game, "P2 token raise")
    assert not [choice for choice in choices(game, "P2") if "B1" in choice]


@pytest.mark.rule("B-CONTROL-06")
def test_the_benefits_come_back_with_the_district() -> None:
    game = taken()
    play(
        game, "P2 token pray1", "P2 end", "P1 token move2", "P1 from B1", "P1 group 2", "P1 step FB", "P1 end", "P1 end"
    )
    assert points(game, "P2", "temporary") == 1
    play(game, "P2 token buyRed")
    assert "buy initiative" in choices(game, "P2")


@pytest.mark.rule("B-CONTROL-07")
def test_no_recruiting_in_a_held_district() -> None:
    game = taken()
    play(game, "P2 token pray1", "P2 end", "P1 token recruit")
    cannot(game, "P1 place B1")
    assert choices(game, "P1", "place") == ["place A1", "place A2", "place A3"]


@pytest.mark.rule("B-CONTROL-08")
def test_losing_control_costs_neither_points_nor_tiles_nor_prayer() -> None:
    game = taken()
    assert (points(game, "P2"), points(game, "P2", "battle")) == (2, 2)
    assert seat_view(game, "P2")["tiles"] == ["charge"]
    assert prayer(game, "P2") == 5


@pytest.mark.rule("B-CONTROL-09")
def test_temporary_points_follow_the_board() -> None:
    game = position("players 2\nturn P1\nP1 prayer 5; hand raining_fire\nP2 troops TW3 1, B2 1")
    assert points(game, "P2", "temporary") == 1
    play(game, "P1 card raining_fire TW3")
    assert points(game, "P2", "temporary") == 0  # their only unit there is gone
    assert game.question(0) == "turn"
