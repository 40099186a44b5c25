"""Section 14: the end of the Day. P3 often waits in the Sanctuary, and is asked after the income, before the Night."""

import pytest
from words import cannot, creature, evening, on, play, points, position, prayer, reserve, seat_view


@pytest.mark.rule("B-ENDDAY-01")
def test_a_sacrifice_in_the_delta_gives_five_prayer_points() -> None:
    game = evening("prayer 1; troops TD5 2", "", "troops SAN 2")
    assert (game.waiting_for(), game.question(0)) == ([0], "delta-sacrifice")
    play(game, "P1 yes")
    assert (on(game, "TD5"), reserve(game, "P1"), prayer(game, "P1")) == ({"P1": 1}, 11, 6)
    assert game.question(2) == "sanctuary-sacrifice"  # one unit only, and not twice


@pytest.mark.rule("B-ENDDAY-01")
def test_without_a_sacrifice_the_delta_gives_nothing() -> None:
    game = evening("prayer 1; troops TD5 2", "", "troops SAN 2")
    play(game, "P1 pass")
    assert (on(game, "TD5"), prayer(game, "P1")) == ({"P1": 2}, 1)


@pytest.mark.rule("B-ENDDAY-02")
def test_the_other_temples_give_two_or_three() -> None:
    game = position("""
        players 5
        end-of-day
        P1 prayer 0; troops TW2 1
        P2 prayer 0; troops TW3 5
        P3 prayer 0; troops SAN 2
        P4 prayer 0; troops TE2 1, TE3 1
        P5 prayer 10; troops OAB 1
    """)
    assert game.question(2) == "sanctuary-sacrifice"
    assert [prayer(game, f"P{number}") for number in (1, 2, 3, 4, 5)] == [2, 3, 0, 5, 10]


@pytest.mark.rule("B-ENDDAY-03")
def test_two_units_in_the_sanctuary_for_one_point() -> None:
    game = evening("prayer 1", "", "troops SAN 3")
    play(game, "P3 yes")
    assert (points(game, "P3", "sanctuary"), on(game, "SAN"), reserve(game, "P3")) == (1, {"P3": 1}, 11)


@pytest.mark.rule("B-ENDDAY-03")
def test_the_sanctuary_sacrifice_may_be_declined_and_needs_two_units() -> None:
    game = evening("prayer 1", "", "troops SAN 2")
    play(game, "P3 pass")
    assert (points(game, "P3"), on(game, "SAN")) == (0, {"P3": 2})
    game = evening("prayer 1", "", "troops SAN 1")
    assert game.question(0) == "turn-order"  # P3 was not asked: it is Night already
    assert on(game, "SAN") == {"P3": 1}


@pytest.mark.rule("B-ENDDAY-04")
def test_two_temples_give_a_point_to_each_who_has_them() -> None:
    game = position("""
        players 5
        end-of-day
        P1 troops TW2 1, TD5 1
        P2 troops TW3 1, TE3 1
        P3 troops TE2 1, SAN 1
        P4
        P5
    """)
    play(game, "P1 pass")
    assert [points(game, f"P{number}", "two_temples") for number in (1, 2, 3, 4, 5)] == [1, 1, 0, 0, 0]


@pytest.mark.rule("B-ENDDAY-05")
def test_the_last_unit_gives_up_the_delta_temple() -> None:
    game = evening("prayer 0; troops TD5 1, TW2 1", "", "troops SAN 2")
    stays = game.copy()
    assert points(game, "P1", "temporary") == 2
    play(game, "P1 yes")
    assert (on(game, "TD5"), points(game, "P1", "temporary")) == ({}, 1)
    play(game, "P3 pass")
    assert points(game, "P1", "two_temples") == 0
    play(stays, "P1 pass", "P3 pass")
    assert points(stays, "P1", "two_temples") == 1


@pytest.mark.rule("B-ENDDAY-05")
def test_with_a_unit_left_both_temples_count() -> None:
    game = evening("prayer 0; troops TD5 2, TW2 1", "", "troops SAN 2")
    play(game, "P1 yes", "P3 pass")
    assert (points(game, "P1", "two_temples"), points(game, "P1", "temporary")) == (1, 2)


@pytest.mark.rule("B-ENDDAY-05")
def test_house_rule_the_delta_point_is_kept_until_another_takes_the_temple() -> None:
    game = evening("prayer 0; troops TD5 1, TW2 1", "", "troops SAN 2", house="deltaVpAfterSacrifice=kept")
    play(game, "P1 yes")
    assert (on(game, "TD5"), points(game, "P1", "temporary")) == ({}, 2)


@pytest.mark.rule("B-ENDDAY-06")
def test_a_sacrifice_is_no_recall() -> None:
    game = evening("prayer 2; troops TD5 1", "", "troops SAN 2")
    play(game, "P1 yes")
    assert prayer(game, "P1") == 7  # five, not six
    before = prayer(game, "P3")
    play(game, "P3 yes")
    assert prayer(game, "P3") == before + 2  # what the Night gives to everybody
    assert prayer(game, "P1") == 9


@pytest.mark.rule("B-ENDDAY-06")
def test_the_creature_of_the_last_unit_goes_to_the_reserve() -> None:
    game = evening("troops TD5 1 scorpion, A1 3; tiles giant_scorpion", "", "troops SAN 2")
    play(game, "P1 yes")
    assert (creature(game, "A1"), seat_view(game, "P1")["creatures_in_reserve"]) == ({}, ["scorpion"])


@pytest.mark.rule("B-ENDDAY-07")
def test_the_delta_is_decided_first_and_openly() -> None:
    game = evening("troops TD5 1", "", "troops SAN 2")
    cannot(game, "P3 yes", "nothing to choose")
    play(game, "P1 yes")
    assert game.view(2)["spaces"]["TD5"]["units"] == {}  # P3 sees it before deciding
    assert game.waiting_for() == [2]


@pytest.mark.rule("B-ENDDAY-08")
def test_then_the_victory_check_and_the_next_night() -> None:
    game = evening("points battle 7", "", "troops SAN 2")
    assert not game.over
    play(game, "P3 pass")  # nobody has eight points
    assert (game.over, game.view(None)["phase"]) == (False, "night")
    game = evening("points battle 8", "", "troops SAN 2")
    play(game, "P3 pass")
    assert game.over
