"""Section 7: the Move action."""

from __future__ import annotations

import pytest
from words import cannot, capacity, choices, creature, day, fight, on, play, position, prayer


@pytest.mark.rule("B-MOVE-01")
def test_one_group_starts_from_one_space_with_own_units() -> None:
    game = day("tiles royal_scarab; troops FA 2 scarab, A1 1")
    play(game, "P1 token move1")
    assert choices(game, "P1", "from") == ["from A1", "from FA"]
    play(game, "P1 from FA")
    assert choices(game, "P1") == ["group 2 with creature", "group 2", "group 1 with creature", "group 1"]
    play(game, "P1 group 1", "P1 step RW", "P1 end")
    assert (on(game, "FA"), on(game, "RW")) == ({"P1": 1}, {"P1": 1})
    assert creature(game, "FA") == {"P1": "scarab"}


@pytest.mark.rule("B-MOVE-01")
def test_the_creature_goes_with_the_group_if_its_owner_wants() -> None:
    game = day("tiles royal_scarab; troops FA 2 scarab")
    play(game, "P1 token move1", "P1 from FA", "P1 group 1 with creature", "P1 step RW")
    assert (creature(game, "FA"), creature(game, "RW")) == ({}, {"P1": "scarab"})


@pytest.mark.rule("B-MOVE-02")
@pytest.mark.parametrize(
    ("tiles", "troop", "group", "steps"),
    [
        ("charge", "FA 2", "group 2", 1),
        ("god_speed", "FA 2", "group 2", 2),
        ("royal_scarab", "FA 2 scarab", "group 2 with creature", 3),
        ("royal_scarab", "FA 2 scarab", "group 1", 1),
        ("god_speed, royal_scarab", "FA 2 scarab", "group 2 with creature", 4),
    ],
)
def test_capacity(tiles: str, troop: str, group: str, steps: int) -> None:
    game = day(f"tiles {tiles}; troops {troop}")
    play(game, "P1 token move1", "P1 from FA", f"P1 {group}")
    assert capacity(game) == steps


@pytest.mark.rule("B-MOVE-03")
def test_each_land_step_costs_one_capacity_and_nothing_else() -> None:
    game = day("tiles god_speed; prayer 5; troops FA 2")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 step RW")
    assert (capacity(game), prayer(game, "P1")) == (1, 5)
    play(game, "P1 step FB")
    assert (capacity(game), prayer(game, "P1")) == (0, 5)
    cannot(game, "P1 step RW", "B-MOVE-03")


@pytest.mark.rule("B-MOVE-03")
def test_a_harbour_crossing_costs_one_capacity_and_nothing_else() -> None:
    game = position("players 4\nturn P1\nP1 tiles god_speed; prayer 5; troops RW 2\nP2 prayer 5\nP3 city D\nP4 city C")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step TE3")
    assert (capacity(game), prayer(game, "P1"), on(game, "TE3")) == (1, 5, {"P1": 2})


@pytest.mark.rule("B-MOVE-04")
def test_a_teleport_costs_no_capacity() -> None:
    game = day("prayer 5; troops A1 2")
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 teleport OAB")
    assert capacity(game) == 1
    play(game, "P1 step FB")
    assert on(game, "FB") == {"P1": 2}


@pytest.mark.rule("B-MOVE-05")
def test_steps_and_teleports_mix_and_a_teleport_needs_no_capacity() -> None:
    game = day("tiles god_speed; prayer 4; troops A1 2")
    play(game, "P1 token move1", "P1 from A1", "P1 group 2")
    play(game, "P1 teleport OAB", "P1 step FA", "P1 step A2")
    assert capacity(game) == 0
    play(game, "P1 teleport TW3")
    assert (on(game, "TW3"), prayer(game, "P1")) == ({"P1": 2}, 0)


@pytest.mark.rule("B-MOVE-06")
def test_units_are_left_and_taken_on_the_way_and_at_least_one_goes_on() -> None:
    game = day("tiles god_speed; troops FA 3, RW 2")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step RW")
    assert choices(game, "P1", "group") == ["group 5", "group 4", "group 2", "group 1"]
    taking, leaving = game, game.copy()
    play(taking, "P1 group 4", "P1 step TW3")
    assert (on(taking, "RW"), on(taking, "TW3")) == ({"P1": 1}, {"P1": 4})
    play(leaving, "P1 group 1", "P1 step TW3")
    assert (on(leaving, "RW"), on(leaving, "TW3")) == ({"P1": 4}, {"P1": 1})


@pytest.mark.rule("B-MOVE-07")
def test_units_taken_along_share_the_capacity_that_is_left() -> None:
    game = day("tiles god_speed; troops FA 1, RW 2")
    play(game, "P1 token move1", "P1 from FA", "P1 step RW", "P1 group 3")
    assert capacity(game) == 1
    play(game, "P1 step FB")
    cannot(game, "P1 step OAB", "B-MOVE-03")


@pytest.mark.rule("B-MOVE-08")
def test_a_creature_found_on_the_way_adds_no_capacity() -> None:
    game = day("tiles god_speed, royal_scarab; troops FA 1, RW 1 scarab")
    play(game, "P1 token move1", "P1 from FA", "P1 step RW", "P1 group 2 with creature")
    assert capacity(game) == 1
    play(game, "P1 step TW3")
    assert creature(game, "TW3") == {"P1": "scarab"}


@pytest.mark.rule("B-MOVE-09")
def test_leaving_the_creature_later_takes_no_capacity_away() -> None:
    game = day("tiles royal_scarab; troops FA 3 scarab")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3 with creature", "P1 step RW", "P1 group 2")
    assert capacity(game) == 2
    play(game, "P1 step FB", "P1 step OAB")
    assert (creature(game, "RW"), on(game, "OAB")) == ({"P1": "scarab"}, {"P1": 2})


@pytest.mark.rule("B-MOVE-10")
def test_the_limit_counts_also_in_passing() -> None:
    game = day("tiles god_speed; troops FA 3, RW 3")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3")
    cannot(game, "P1 step RW", "B-MOVE-10")
    assert "step OAB" in choices(game, "P1", "step")


@pytest.mark.rule("B-MOVE-10")
def test_up_to_the_limit_the_group_may_pass() -> None:
    game = day("tiles god_speed; troops FA 3, RW 3")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 step RW", "P1 step TW3")
    assert (on(game, "RW"), on(game, "TW3")) == ({"P1": 3}, {"P1": 2})


@pytest.mark.rule("B-MOVE-11")
def test_two_own_creatures_never_meet() -> None:
    game = day("tiles royal_scarab, ancestral_elephant; troops FA 1 scarab, RW 1 elephant")
    play(game, "P1 token move1", "P1 from FA", "P1 group 1 with creature")
    cannot(game, "P1 step RW", "B-MOVE-11")


@pytest.mark.rule("B-MOVE-11")
def test_without_its_creature_the_group_may_enter() -> None:
    game = day("tiles royal_scarab, ancestral_elephant; troops FA 2 scarab, RW 1 elephant")
    play(game, "P1 token move1", "P1 from FA", "P1 group 1", "P1 step RW")
    assert on(game, "RW") == {"P1": 2}


@pytest.mark.rule("B-MOVE-12")
def test_enemy_units_stop_the_group_and_start_the_battle() -> None:
    game = day("tiles god_speed; troops FA 3", "troops RW 2")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step RW")
    assert [game.question(0), game.question(1)] == ["battle-cards", "battle-cards"]
    assert on(game, "RW") == {"P1": 3, "P2": 2}
    cannot(game, "P1 step TW3")


@pytest.mark.rule("B-MOVE-13")
@pytest.mark.parametrize(("attacker", "defender"), [("410 202", "202 301"), ("202 410", "410 202")])
def test_a_battle_ends_the_move_whoever_wins(attacker: str, defender: str) -> None:
    game = day("tiles god_speed; troops FA 3", "troops RW 3")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step RW")
    fight(game, attacker, defender)
    loser, winner = ("P2", "P1") if attacker.startswith("410") else ("P1", "P2")
    play(game, f"{loser} recall", f"{winner} stay")
    assert on(game, "RW").keys() == {winner}
    assert game.question(0) == "turn"


@pytest.mark.rule("B-MOVE-14")
def test_after_an_escape_the_group_goes_on() -> None:
    game = day("tiles god_speed; troops FA 3", "troops RW 2; hand escape")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step RW", "P2 escape TW3")
    assert (game.question(0), capacity(game), on(game, "RW")) == ("move", 1, {"P1": 3})
    play(game, "P1 step FB")
    assert on(game, "FB") == {"P1": 3}


@pytest.mark.rule("B-MOVE-15")
def test_when_initiative_leaves_nobody_the_group_goes_on() -> None:
    game = day("tiles god_speed, initiative; troops FA 3", "troops RW 2")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step RW")
    assert (game.question(0), capacity(game), on(game, "RW")) == ("move", 1, {"P1": 3})
    play(game, "P1 step TW3")
    assert on(game, "TW3") == {"P1": 3}


@pytest.mark.rule("B-MOVE-15")
def test_house_rule_initiative_ends_the_move() -> None:
    house = "initiativeWipeContinues=no"
    game = day("tiles god_speed, initiative; troops FA 3", "troops RW 2", house=house)
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step RW")
    assert (game.question(0), on(game, "RW")) == ("turn", {"P1": 3})


@pytest.mark.rule("B-MOVE-16")
def test_a_move_may_end_after_no_step_or_after_any() -> None:
    game = day("tiles god_speed; troops FA 3")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3")
    after_none, after_one = game, game.copy()
    play(after_none, "P1 end")
    assert (after_none.question(0), on(after_none, "FA")) == ("turn", {"P1": 3})
    play(after_one, "P1 step RW", "P1 end")
    assert (after_one.question(0), on(after_one, "RW")) == ("turn", {"P1": 3})


@pytest.mark.rule("B-MOVE-17")
def test_adjacent_means_joined_by_a_link() -> None:
    game = position("players 4\nturn P1\nP1 troops RW 1\nP2 prayer 5\nP3 prayer 5\nP4 prayer 5")
    play(game, "P1 token move1", "P1 from RW")
    land, harbour = {"FA", "FB", "OAB", "TW3"}, {"FC", "FD", "TE3"}
    assert set(choices(game, "P1", "step")) == {f"step {space}" for space in land | harbour}
    cannot(game, "P1 step TW2", "B-MOVE-17")


@pytest.mark.rule("B-MOVE-18")
def test_units_enlisted_between_two_steps_may_join_the_group() -> None:
    game = day("tiles god_speed; troops FA 2; hand enlistment")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 step RW")
    play(game, "P1 card enlistment", "P1 place RW", "P1 place RW")
    assert game.question(0) == "move"
    play(game, "P1 group 4", "P1 step TW3")
    assert on(game, "TW3") == {"P1": 4}
