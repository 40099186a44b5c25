"""Section 8: walls."""

from __future__ import annotations

import pytest
from words import cannot, choices, day, fight, on, play, position


@pytest.mark.rule("B-WALL-01")
def test_the_first_step_enters_an_enemy_district_from_its_front() -> None:
    game = day("troops FB 2")
    play(game, "P1 token move1", "P1 from FB", "P1 group 2", "P1 step B1")
    assert on(game, "B1") == {"P1": 2}


@pytest.mark.rule("B-WALL-01", "B-WALL-03")
def test_the_first_step_enters_from_another_district_of_that_city() -> None:
    game = day("troops B2 2")
    play(game, "P1 token move1", "P1 from B2", "P1 group 2", "P1 step B1")
    assert on(game, "B1") == {"P1": 2}


@pytest.mark.rule("B-WALL-02")
def test_after_a_step_the_wall_holds() -> None:
    game = day("tiles god_speed; troops RW 2")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step FB")
    cannot(game, "P1 step B1", "B-WALL-01")


@pytest.mark.rule("B-WALL-02")
def test_after_a_harbour_crossing_the_wall_holds() -> None:
    game = position("players 4\nturn P1\nP1 tiles god_speed; troops RW 2\nP2 prayer 5\nP3 city C\nP4 city D")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step FC")
    cannot(game, "P1 step C1", "B-WALL-01")


@pytest.mark.rule("B-WALL-02")
def test_after_a_teleport_the_wall_holds() -> None:
    game = day("tiles god_speed; prayer 2; troops A1 2")
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 teleport OAB", "P1 step FB")
    cannot(game, "P1 step B1", "B-WALL-01")


@pytest.mark.rule("B-WALL-02")
def test_units_taken_along_do_not_open_the_wall() -> None:
    game = day("tiles god_speed; troops RW 1, FB 2")
    play(game, "P1 token move1", "P1 from RW", "P1 step FB", "P1 group 2")
    cannot(game, "P1 step B1", "B-WALL-01")


@pytest.mark.rule("B-WALL-03")
def test_every_district_has_a_wall_of_its_own() -> None:
    game = day("tiles god_speed; troops FB 2")
    play(game, "P1 token move1", "P1 from FB", "P1 group 2", "P1 step B1")
    cannot(game, "P1 step B2", "B-WALL-01")


@pytest.mark.rule("B-WALL-04")
def test_walls_do_not_hinder_their_owner() -> None:
    game = day("tiles god_speed, royal_scarab; troops RW 2 scarab")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2 with creature")
    play(game, "P1 step FA", "P1 step A1", "P1 step A2")
    assert on(game, "A2") == {"P1": 2}


@pytest.mark.rule("B-WALL-04")
def test_walls_do_not_hinder_leaving() -> None:
    game = day("tiles god_speed; troops B1 2")
    play(game, "P1 token move1", "P1 from B1", "P1 group 2", "P1 step B2", "P1 step FB")
    assert on(game, "FB") == {"P1": 2}


@pytest.mark.rule("B-WALL-05")
def test_the_open_gates_tile_opens_every_wall() -> None:
    game = day("tiles god_speed, open_gates; troops RW 2")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step FB", "P1 step B1")
    assert on(game, "B1") == {"P1": 2}


@pytest.mark.rule("B-WALL-05")
def test_the_open_gates_card_works_from_when_it_is_played_and_for_this_move_only() -> None:
    game = day("tiles god_speed, act_of_god_red; prayer 1; troops RW 2, OAB 1; hand open_gates")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step FB")
    cannot(game, "P1 step B1", "B-WALL-01")
    play(game, "P1 card open_gates", "P1 step B1", "P1 end")
    assert on(game, "B1") == {"P1": 2}
    play(game, "P1 silver move2", "P1 from OAB", "P1 step FB")
    cannot(game, "P1 step B2", "B-WALL-01")


@pytest.mark.rule("B-WALL-05")
def test_the_phoenix_opens_walls_only_while_it_is_in_the_group() -> None:
    game = day("tiles god_speed, phoenix; troops RW 2 phoenix")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2 with creature", "P1 step FB")
    assert "step B1" in choices(game, "P1", "step")
    play(game, "P1 group 1")
    cannot(game, "P1 step B1", "B-WALL-01")


@pytest.mark.rule("B-WALL-06")
def test_with_open_gates_one_move_takes_several_districts() -> None:
    game = day("tiles open_gates, god_speed, royal_scarab; troops FB 3 scarab")
    play(game, "P1 token move1", "P1 from FB", "P1 group 3 with creature", "P1 step B1", "P1 group 2")
    play(game, "P1 step B2", "P1 group 1", "P1 step B3")
    assert [on(game, space) for space in ("B1", "B2", "B3")] == [{"P1": 1}] * 3


@pytest.mark.rule("B-WALL-07")
@pytest.mark.parametrize("garrison", ["B1 2", "TW2 1"])
def test_the_wall_is_the_same_for_a_held_and_an_empty_district(garrison: str) -> None:
    game = day("tiles god_speed; troops RW 2", f"troops {garrison}")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step FB")
    cannot(game, "P1 step B1", "B-WALL-01")


@pytest.mark.rule("B-WALL-07")
def test_the_first_step_attacks_a_held_district() -> None:
    game = day("troops FB 4", "troops B1 1")
    play(game, "P1 token move1", "P1 from FB", "P1 group 4", "P1 step B1")
    fight(game, "410 202", "202 301")
    assert choices(game, "P2") == ["recall", "retreat"]
