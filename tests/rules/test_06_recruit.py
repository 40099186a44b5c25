"""Section 6: recruit."""

import pytest
from words import cannot, choices, creature, day, fight, on, place, play, points, prayer, reserve, seat_view

from kemet import Game


def recruit(own: str = "", other: str = "", house: str = "") -> Game:
    """P1 has just put a token on Recruit."""
    game = day(own, other, house=house)
    play(game, "P1 token recruit")
    return game


@pytest.mark.rule("B-RECRUIT-01")
def test_one_prayer_point_a_unit_spread_over_the_city() -> None:
    game = recruit("prayer 5")
    place(game, "A1", "A2", "A2", "A3")
    play(game, "P1 done")
    assert [on(game, f"A{number}") for number in (1, 2, 3)] == [{"P1": 1}, {"P1": 2}, {"P1": 1}]
    assert (prayer(game, "P1"), reserve(game, "P1")) == (1, 8)


@pytest.mark.rule("B-RECRUIT-01")
def test_no_more_than_can_be_paid() -> None:
    game = recruit("prayer 2")
    place(game, "A1", "A1")
    assert game.question(0) == "turn"  # the purse is empty
    assert on(game, "A1") == {"P1": 2}


@pytest.mark.rule("B-RECRUIT-01")
def test_no_more_than_the_reserve_and_none_at_all() -> None:
    game = recruit("prayer 5; troops A1 5, A2 5, FA 1")
    nothing = game.copy()
    place(game, "A3")
    assert (game.question(0), reserve(game, "P1"), prayer(game, "P1")) == ("turn", 0, 4)
    play(nothing, "P1 pass")
    assert (nothing.question(0), reserve(nothing, "P1"), prayer(nothing, "P1")) == ("turn", 1, 5)


@pytest.mark.rule("B-RECRUIT-02")
def test_only_in_the_own_city_with_or_without_pyramids() -> None:
    game = recruit("pyramids A1 white 2, A2 red 1; troops B1 2, FA 2, TW3 1")
    assert choices(game, "P1", "place") == ["place A1", "place A2", "place A3"]
    cannot(game, "P1 place FA")
    cannot(game, "P1 place B1")


@pytest.mark.rule("B-RECRUIT-03")
def test_five_units_to_a_district() -> None:
    game = recruit("prayer 11; troops A1 4")
    place(game, "A1")
    cannot(game, "P1 place A1", "full")
    assert choices(game, "P1", "place") == ["place A2", "place A3"]


@pytest.mark.rule("B-RECRUIT-03")
def test_seven_units_to_a_district_with_legion() -> None:
    game = recruit("prayer 11; troops A1 5; tiles legion")
    place(game, "A1", "A1")
    cannot(game, "P1 place A1", "full")


@pytest.mark.rule("B-RECRUIT-04")
def test_scribe_adds_two_free_units() -> None:
    game = recruit("prayer 3; tiles recruiting_scribe")
    place(game, "A1", "A1", "A2", "A2", "A3")
    assert game.question(0) == "turn"
    assert (prayer(game, "P1"), reserve(game, "P1")) == (0, 7)


@pytest.mark.rule("B-RECRUIT-04")
def test_scribe_works_without_paying() -> None:
    game = recruit("prayer 0; tiles recruiting_scribe")
    place(game, "A1")
    assert "done" in choices(game, "P1")  # up to two
    place(game, "A2")
    assert game.question(0) == "turn"
    assert (prayer(game, "P1"), reserve(game, "P1")) == (0, 10)


@pytest.mark.rule("B-RECRUIT-04")
def test_scribe_adds_to_every_recruit_action() -> None:
    game = recruit("prayer 0; tiles recruiting_scribe, divine_will")
    place(game, "A1", "A1")
    play(game, "P1 gold recruit")
    place(game, "A1", "A1")
    assert (on(game, "A1"), game.question(0)) == ({"P1": 4}, "turn")


@pytest.mark.rule("B-RECRUIT-05")
def test_recruiting_against_an_enemy_is_an_attack() -> None:
    game = recruit("prayer 5", "troops A2 2")
    place(game, "A2", "A2", "A2")
    assert game.question(0) == "place"  # no battle before all units are placed
    play(game, "P1 done")
    battle = game.view(None)["battle"]
    assert (battle["space"], battle["attacker"]["seat"], battle["defender"]["seat"]) == ("A2", 0, 1)
    fight(game, attacker="410 202", defender="301 202")  # 7 : 5
    play(game, "P2 recall", "P1 stay")
    assert (points(game, "P1", "battle"), on(game, "A2")) == (1, {"P1": 3})


@pytest.mark.rule("B-RECRUIT-06")
@pytest.mark.parametrize(("first", "second"), [("A1", "A2"), ("A2", "A1")])
def test_all_units_first_then_the_battles_in_the_recruiters_order(first: str, second: str) -> None:
    game = recruit("prayer 6", "troops A1 1, A2 1")
    place(game, "A1", "A2", "A1", "A2")
    play(game, "P1 done")
    assert choices(game, "P1") == ["fight A1", "fight A2"]
    play(game, f"P1 fight {first}")
    assert game.view(None)["battle"]["space"] == first
    fight(game, attacker="410 202", defender="301 202")
    play(game, "P2 recall", "P1 stay")
    assert game.view(None)["battle"]["space"] == second
    fight(game, attacker="320 221", defender="410 221")
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("B-RECRUIT-07")
def test_a_waiting_creature_must_come_back() -> None:
    game = recruit("prayer 5; tiles royal_scarab, ancestral_elephant; troops A1 1 elephant")
    place(game, "A2", "A3")
    play(game, "P1 done")
    assert choices(game, "P1") == ["creature scarab A2", "creature scarab A3"]  # A1 has one already
    play(game, "P1 creature scarab A3")
    assert creature(game, "A3") == {"P1": "scarab"}
    assert seat_view(game, "P1")["creatures_in_reserve"] == []


@pytest.mark.rule("B-RECRUIT-07")
def test_with_one_district_the_creature_comes_back_without_a_question() -> None:
    game = recruit("prayer 5; tiles royal_scarab; troops A1 1")
    play(game, "P1 done")  # no unit is bought
    assert creature(game, "A1") == {"P1": "scarab"}
    assert (prayer(game, "P1"), game.question(0)) == (5, "turn")


@pytest.mark.rule("B-RECRUIT-08")
def test_one_creature_an_action_the_owner_picks() -> None:
    game = recruit("prayer 0; tiles royal_scarab, phoenix; troops A1 1, A2 1")
    play(game, "P1 done")
    assert set(choices(game, "P1")) == {
        f"creature {name} {space}" for name in ("scarab", "phoenix") for space in ("A1", "A2")
    }
    play(game, "P1 creature phoenix A1")
    assert seat_view(game, "P1")["creatures_in_reserve"] == ["scarab"]
    assert (creature(game, "A2"), game.question(0)) == ({}, "turn")


@pytest.mark.rule("B-RECRUIT-08")
def test_house_rule_all_creatures_that_fit() -> None:
    game = recruit("prayer 0; tiles royal_scarab, phoenix; troops A1 1, A2 1", house="creatureReturnsPerRecruit=all")
    play(game, "P1 done", "P1 creature phoenix A1")
    assert (creature(game, "A2"), game.question(0)) == ({"P1": "scarab"}, "turn")


@pytest.mark.rule("B-RECRUIT-09")
def test_the_creature_may_join_recruits_against_an_enemy_and_fights() -> None:
    game = recruit("prayer 5; tiles royal_scarab", "troops A2 2")
    place(game, "A2")
    play(game, "P1 done")
    assert creature(game, "A2") == {"P1": "scarab"}
    fight(game, attacker="410 202", defender="301 202")
    assert game.view(None)["battle"]["attacker"]["strength"] == 1 + 4 + 2


@pytest.mark.rule("B-RECRUIT-10")
def test_without_a_district_the_creature_waits_for_the_next_recruit_action() -> None:
    game = recruit("prayer 0; tiles royal_scarab, ancestral_elephant, divine_will; troops A1 1 elephant, FA 1")
    assert game.question(0) == "turn"  # nothing to do
    assert seat_view(game, "P1")["creatures_in_reserve"] == ["scarab"]
    play(game, "P1 end", "P2 token pray1", "P2 end", "P1 token pray1", "P1 gold recruit", "P1 place A2", "P1 done")
    assert creature(game, "A2") == {"P1": "scarab"}


@pytest.mark.rule("B-RECRUIT-11")
def test_recruiting_needs_no_movement_and_the_enemy_may_escape() -> None:
    game = recruit("prayer 5; troops TD5 1", "troops A2 2; hand escape")
    place(game, "A2", "A2")
    play(game, "P1 done")
    assert game.question(1) == "escape"
    assert "escape FA" in choices(game, "P2")
    play(game, "P2 escape FA")
    assert (on(game, "A2"), on(game, "FA")) == ({"P1": 2}, {"P2": 2})
    assert (game.question(0), game.view(None)["battle"]) == ("turn", None)
