"""Section 21.2: our own worked cases, each played for real."""

from __future__ import annotations

import pytest
from words import (
    attack,
    cannot,
    choices,
    creature,
    creatures_waiting,
    fight,
    hand,
    idle_until,
    losses,
    on,
    play,
    points,
    position,
    prayer,
    reserve,
    say_no,
    seat_view,
    told,
    values,
)

from kemet import Game

# --- prices -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-EX-01")
def test_slaves_and_ra_raise_from_1_to_4_for_5() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 5; tiles slaves, priest_of_ra
        P2
    """)
    play(game, "P1 token raise", "P1 raise A1 4")
    assert prayer(game, "P1") == 0
    assert points(game, "P1", "temporary") == 1


@pytest.mark.rule("B-EX-02")
def test_slaves_and_ra_raise_from_0_to_1_for_nothing() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 4; pyramids A1 white 2, A2 red 1; tiles slaves, priest_of_ra
        P2
    """)
    play(game, "P1 token raise", "P1 build blue A3 1")
    assert prayer(game, "P1") == 4


@pytest.mark.rule("B-EX-03")
def test_priestess_and_ra_never_pay_out() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 4; tiles priestess, priest_of_ra
        P2
    """)
    play(game, "P1 token buyWhite", "P1 buy priest")
    assert prayer(game, "P1") == 4


@pytest.mark.rule("B-EX-04")
def test_stargate_and_ra_make_two_teleports_free() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 1; troops A1 2; tiles stargate, priest_of_ra, teleport
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 teleport OAB", "P1 teleport TW2", "P1 end")
    assert [event["price"] for event in told(game, "teleport")] == [0, 0]
    assert prayer(game, "P1") == 1


@pytest.mark.rule("B-EX-05")
def test_ra_and_scribe_recruit_seven_units_for_4() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 6; troops RW 3; tiles priest_of_ra, recruiting_scribe
        P2
    """)
    assert reserve(game, "P1") == 9
    play(game, "P1 token recruit", *["P1 place A1"] * 5, *["P1 place A2"] * 2, "P1 done")
    assert prayer(game, "P1") == 2
    assert (on(game, "A1"), on(game, "A2"), reserve(game, "P1")) == ({"P1": 5}, {"P1": 2}, 2)


@pytest.mark.rule("B-EX-06")
def test_scribe_recruits_two_units_without_prayer() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 0; troops RW 5, FA 4; tiles recruiting_scribe
        P2
    """)
    play(game, "P1 token recruit", "P1 place A1", "P1 place A2")
    assert choices(game, "P1", "place") == []
    assert (prayer(game, "P1"), reserve(game, "P1")) == (0, 1)


@pytest.mark.rule("B-EX-07")
def test_the_nights_gain_is_one_sum_capped_at_11() -> None:
    game = position("""
        players 2
        night
        P1 prayer 9; tiles high_priest, priest_of_amon
        P2 prayer 9
    """)
    assert (prayer(game, "P1"), prayer(game, "P2")) == (11, 11)
    poorer = position("players 2\nnight\nP1 prayer 1; tiles high_priest, priest_of_amon\nP2 prayer 1")
    assert (prayer(poorer, "P1"), prayer(poorer, "P2")) == (10, 3)


@pytest.mark.rule("B-EX-08")
def test_a_priest_with_10_prays_to_11() -> None:
    game = position("players 2\nturn P1\nP1 prayer 10; tiles priest\nP2")
    play(game, "P1 token pray1")
    assert prayer(game, "P1") == 11


# --- moving -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-EX-09")
def test_walls_stop_a_group_that_has_already_stepped() -> None:
    game = position("""
        players 2
        order P2 P1
        turn P2
        P1
        P2 troops RW 3; tiles god_speed
    """)
    play(game, "P2 token move1", "P2 from RW", "P2 group 3", "P2 step FA")
    assert game.view(None)["move"]["movement_left"] == 1
    for district in ("A1", "A2", "A3"):
        cannot(game, f"P2 step {district}", "B-WALL-01")


@pytest.mark.rule("B-EX-10")
def test_only_the_first_step_passes_a_wall() -> None:
    game = position("""
        players 2
        order P2 P1
        turn P2
        P1
        P2 troops FA 3; tiles god_speed
    """)
    play(game, "P2 token move1", "P2 from FA", "P2 group 3", "P2 step A1")
    assert game.view(None)["move"]["movement_left"] == 1
    cannot(game, "P2 step A2", "B-WALL-01")


@pytest.mark.rule("B-EX-11")
def test_own_walls_are_no_hindrance() -> None:
    game = position("""
        players 2
        order P2 P1
        turn P2
        P1
        P2 troops RW 3; tiles god_speed
    """)
    play(game, "P2 token move1", "P2 from RW", "P2 group 3", "P2 step FB", "P2 step B1", "P2 end")
    assert on(game, "B1") == {"P2": 3}


@pytest.mark.rule("B-EX-12")
def test_step_home_and_teleport_with_no_capacity_left() -> None:
    game = position("""
        players 2
        order P2 P1
        turn P2
        P1
        P2 prayer 2; troops FB 3
    """)
    play(game, "P2 token move1", "P2 from FB", "P2 group 3", "P2 step B1", "P2 teleport TW2")
    assert game.view(None)["move"]["movement_left"] == 0
    assert prayer(game, "P2") == 0
    play(game, "P2 end")
    assert on(game, "TW2") == {"P2": 3}


@pytest.mark.rule("B-EX-13")
@pytest.mark.parametrize("tiles", ["", "; tiles teleport"])
def test_no_teleport_from_a_front(tiles: str) -> None:
    game = position(f"""
        players 2
        order P2 P1
        turn P2
        P1
        P2 prayer 11; troops B1 3{tiles}
    """)
    play(game, "P2 token move1", "P2 from B1", "P2 group 3")
    assert choices(game, "P2", "teleport")
    play(game, "P2 step FB")
    cannot(game, "P2 teleport TW2", "B-TELE-01")


OPEN_GATES = """
    players 2
    order P2 P1
    turn P2
    P1
    P2 prayer 2; troops B1 3; tiles god_speed{}
"""


@pytest.mark.rule("B-EX-14")
def test_a_teleport_uses_up_the_first_displacement_for_walls() -> None:
    walled, opened = position(OPEN_GATES.format("")), position(OPEN_GATES.format(", open_gates"))
    for game in (walled, opened):
        play(game, "P2 token move1", "P2 from B1", "P2 group 3", "P2 teleport OAB", "P2 step FA")
    cannot(walled, "P2 step A1", "B-WALL-01")
    play(opened, "P2 step A1", "P2 end")
    assert on(opened, "A1") == {"P2": 3}


@pytest.mark.rule("B-EX-15")
@pytest.mark.parametrize(("group", "tile", "legal"), [(3, "", False), (2, "", True), (3, ", legion", True)])
def test_passing_own_units_within_the_limit(group: int, tile: str, legal: bool) -> None:
    game = position(f"""
        players 2
        turn P1
        P1 troops A1 3, FA 3; tiles god_speed{tile}
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", f"P1 group {group}")
    if not legal:
        cannot(game, "P1 step FA", "B-MOVE-10")
        return
    play(game, "P1 step FA", "P1 step RW", "P1 end")
    assert (on(game, "FA"), on(game, "RW")) == ({"P1": 3}, {"P1": group})


# --- battles ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-EX-16")
def test_a_tie_is_won_by_the_defender_and_gives_nobody_a_point() -> None:
    game = attack("troops RW 4", "troops TW3 5", "RW", "TW3")
    fight(game, "410 130", "320 130")
    assert (values(game), losses(game)) == ((8, 8), (2, 1))
    assert game.view(None)["battle"]["winner"] == "defender"
    assert (points(game, "P1", "battle"), points(game, "P2", "battle")) == (0, 0)
    assert on(game, "TW3") == {"P1": 2, "P2": 4}


@pytest.mark.rule("B-EX-17")
def test_a_winner_without_survivors_gets_no_point_and_the_loser_may_stay() -> None:
    game = attack("troops RW 2; tiles charge", "troops TW3 3", "RW", "TW3")
    fight(game, "410 130", "221 130")
    assert (values(game), losses(game)) == ((7, 5), (2, 0))
    assert game.view(None)["battle"]["winner"] == "attacker"
    assert points(game, "P1") == 0
    play(game, "P2 stay")
    assert on(game, "TW3") == {"P2": 3}
    assert (points(game, "P1"), points(game, "P2", "temporary")) == (0, 1)


@pytest.mark.rule("B-EX-18")
def test_holy_war_pays_4_even_without_survivors() -> None:
    game = attack("troops RW 2; tiles charge, holy_war; prayer 6", "troops TW3 3", "RW", "TW3")
    fight(game, "410 130", "221 130")
    assert (prayer(game, "P1"), points(game, "P1")) == (10, 0)


@pytest.mark.rule("B-EX-19")
def test_initiative_wipes_out_a_troop_without_a_battle() -> None:
    game = attack("troops RW 3; tiles initiative, god_speed; prayer 5", "troops TW3 2; prayer 5", "RW", "TW3")
    assert on(game, "TW3") == {"P1": 3}
    assert reserve(game, "P2") == 12
    assert "step RW" in choices(game, "P1")
    assert [seat["battle_hand_size"] for seat in game.view(None)["seats"]] == [6, 6]
    play(game, "P1 end")
    assert (points(game, "P1", "temporary"), points(game, "P1", "battle")) == (1, 0)
    assert (prayer(game, "P1"), prayer(game, "P2")) == (5, 5)


@pytest.mark.rule("B-EX-20")
def test_escape_comes_before_initiative() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops FA 3; tiles initiative
        P2 troops RW 3; hand escape
    """)
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step RW", "P2 escape TW3")
    assert (on(game, "TW3"), on(game, "RW"), reserve(game, "P2")) == ({"P2": 3}, {"P1": 3}, 9)


@pytest.mark.rule("B-EX-21")
def test_damage_6_against_protection_4() -> None:
    game = attack(
        "troops RW 3 scorpion; tiles carnage, giant_scorpion",
        "troops TW3 5; tiles defensive_strategy, shield_of_neith",
        "RW",
        "TW3",
    )
    fight(game, "130 410", "303 410")
    battle = game.view(None)["battle"]
    assert (battle["attacker"]["damage"], battle["defender"]["protection"]) == (6, 4)
    assert losses(game)[1] == 2
    assert on(game, "TW3")["P2"] == 3


@pytest.mark.rule("B-EX-22")
def test_crusade_pays_for_units_really_lost() -> None:
    game = attack("troops RW 3 scorpion; tiles carnage, giant_scorpion, crusade; prayer 2", "troops TW3 3", "RW", "TW3")
    fight(game, "130 410", "301 410")
    battle = game.view(None)["battle"]
    assert (battle["attacker"]["damage"], battle["defender"]["protection"]) == (6, 1)
    assert losses(game) == (0, 3)
    assert prayer(game, "P1") == 8


@pytest.mark.rule("B-EX-23")
def test_the_snake_silences_the_scorpion_only_in_the_battle() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops FA 3 scorpion; tiles giant_scorpion
        P2 troops TW3 3 snake; tiles deep_desert_snake
    """)
    play(game, "P1 token move1", "P1 from FA", "P1 group 3 with creature", "P1 step RW", "P1 step TW3")
    fight(game, "320 130", "202 130")
    assert (values(game), losses(game)) == ((6, 5), (0, 0))
    assert game.view(None)["battle"]["winner"] == "attacker"
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("B-EX-24")
def test_one_card_played_and_two_discarded_for_divine_wound() -> None:
    game = attack("troops RW 3; tiles divine_wound; hand war_rage, veto, bloodbath", "troops TW3 3", "RW", "TW3")
    fight(game, "202 130", "410 130", attacker_divine=["war_rage"])
    play(game, "P1 wound veto", "P1 wound bloodbath")
    assert values(game) == (3 + 2 + 3, 7)
    assert hand(game, "P1") == {}


@pytest.mark.rule("B-EX-25")
def test_one_prayer_point_pays_for_one_card_but_ra_makes_both_free() -> None:
    poor = attack("troops RW 3; prayer 1; hand war_fury, iron_wall", "troops TW3 3", "RW", "TW3")
    helped = attack("troops RW 3; prayer 1; hand war_fury, iron_wall; tiles priest_of_ra", "troops TW3 3", "RW", "TW3")
    for game in (poor, helped):
        play(game, "P1 play 410 discard 130")
        assert choices(game, "P1") == ["done", "add war_fury", "add iron_wall"]
        play(game, "P1 add war_fury")
    cannot(poor, "P1 add iron_wall", "B-BATTLE-12")
    play(helped, "P1 add iron_wall", "P1 done", "P2 play 410 discard 130", "P2 done")
    assert prayer(helped, "P1") == 1
    assert values(helped) == (9, 7)


# --- end of the Day -----------------------------------------------------------------------------------------------

DELTA = """
    players 2
    end-of-day
    P1 prayer {}; troops {}
    P2
"""


def income(game: Game) -> list[int]:
    """P1's prayer points after each gain of the end of the Day."""
    gains = []
    for event in game.events():
        if event.kind == "night":
            break
        if event.kind == "prayer" and event.fields["seat"] == 0:
            gains.append(int(str(event.fields["total"])))
    return gains


@pytest.mark.rule("B-EX-26")
def test_sacrificing_the_last_unit_of_the_delta_temple() -> None:
    game = position(DELTA.format(6, "TW2 2, TD5 1"))
    assert points(game, "P1") == 2
    play(game, "P1 yes")
    assert income(game) == [11, 11]
    assert (points(game, "P1", "temporary"), points(game, "P1", "two_temples")) == (1, 0)
    assert reserve(game, "P1") == 10


@pytest.mark.rule("B-EX-27")
def test_keeping_the_delta_temple_makes_two_temples() -> None:
    game = position(DELTA.format(6, "TW2 2, TD5 1"))
    play(game, "P1 pass")
    assert income(game) == [8]
    assert (points(game, "P1", "temporary"), points(game, "P1", "two_temples")) == (2, 1)


@pytest.mark.rule("B-EX-28")
def test_sacrificing_one_of_two_units_keeps_the_delta_temple() -> None:
    game = position(DELTA.format(3, "TW3 1, TD5 2"))
    play(game, "P1 yes")
    assert income(game) == [8, 11]
    assert (points(game, "P1", "temporary"), points(game, "P1", "two_temples")) == (2, 1)


@pytest.mark.rule("B-EX-29")
def test_the_sanctuary_asks_for_two_units() -> None:
    one = position("players 3\nend-of-day\nP1 troops SAN 1\nP2\nP3")
    assert one.view(None)["phase"] == "night"
    assert on(one, "SAN") == {"P1": 1}
    two = position("players 3\nend-of-day\nP1 troops SAN 2\nP2\nP3")
    assert two.question(0) == "sanctuary-sacrifice"
    play(two, "P1 yes")
    assert (points(two, "P1", "sanctuary"), on(two, "SAN")) == (1, {})


@pytest.mark.rule("B-EX-30")
def test_an_enemy_in_the_district_has_the_use_of_its_pyramid() -> None:
    game = position("""
        players 2
        order P2 P1
        turn P2
        P1 prayer 11; pyramids A1 red 4, A2 white 1
        P2 prayer 4; troops FA 3; tiles act_of_god_white
    """)
    assert (points(game, "P1"), points(game, "P2")) == (1, 0)
    play(game, "P2 token move1", "P2 from FA", "P2 group 3", "P2 step A1", "P2 end")
    assert (points(game, "P1"), points(game, "P2")) == (0, 1)
    play(game, "P2 silver buyRed", "P2 buy initiative")
    assert prayer(game, "P2") == 0
    play(game, "P2 end", "P1 token buyRed")
    assert game.question(0) == "turn"  # nothing can be bought: the decision is skipped


@pytest.mark.rule("B-EX-31")
def test_equal_points_are_decided_by_battle_points() -> None:
    game = position("""
        players 2
        end-of-day
        P1 points battle 2, two_temples 7
        P2 points battle 3, two_temples 6
    """)
    assert (points(game, "P1"), points(game, "P2")) == (9, 9)
    assert (game.over, game.winner) == (True, 1)


@pytest.mark.rule("B-EX-32")
def test_the_target_reached_in_a_round_does_not_end_the_game() -> None:
    game = position("""
        players 2
        day 2 round 3
        turn P1
        P1 points battle 7; troops FA 2, TW3 1; tokens pray1, pray2
        P2 prayer 1; hand raining_fire; tokens pray1, pray2
    """)
    play(game, "P1 token move1", "P1 pass", "P1 end")
    assert (points(game, "P1"), game.over) == (8, False)
    play(game, "P2 card raining_fire TW3")
    assert points(game, "P1") == 7
    idle_until(game, phase="night")
    assert (points(game, "P1"), game.over) == (7, False)


@pytest.mark.rule("B-EX-33")
def test_the_earlier_of_those_with_fewest_points_decides_the_order() -> None:
    text = """
        players 3
        order {}
        night
        P1 points battle 3
        P2 points battle 2
        P3 points battle 2
    """
    game = position(text.format("P1 P2 P3"))
    assert (game.waiting_for(), game.question(1)) == ([1], "turn-order")
    assert position(text.format("P1 P3 P2")).waiting_for() == [2]


# --- tokens -------------------------------------------------------------------------------------------------------

TWO_LEFT = """
    players 2
    day 1 round 4
    turn P1
    P1 troops A1 2; tokens buyWhite, buyRed, buyBlue; {}
    P2 tokens buyWhite, buyRed, move1
"""


@pytest.mark.rule("B-EX-34")
def test_two_tokens_must_still_fill_two_rows() -> None:
    game = position(TWO_LEFT.format(""))
    cannot(game, "P1 token pray2", "B-DAY-05")
    assert choices(game, "P1", "token") == ["token move1", "token recruit", "token move2", "token raise", "token pray1"]


@pytest.mark.rule("B-EX-35")
def test_a_silver_token_fills_its_row() -> None:
    game = position(TWO_LEFT.format("tiles act_of_god_red"))
    cannot(game, "P1 token pray2", "B-DAY-05")
    play(game, "P1 silver move1", "P1 pass", "P1 token pray2")
    assert seat_view(game, "P1")["tokens"] == 1


@pytest.mark.rule("B-EX-36")
def test_the_gold_token_fills_no_row() -> None:
    game = position("""
        players 2
        day 1 round 5
        turn P1
        P1 tokens pray1, pray2, buyWhite, buyRed; tiles divine_will; gold placed
        P2 tokens pray1, pray2, buyWhite, move1
    """)
    assert choices(game, "P1", "token") == ["token move1", "token recruit"]


# --- retreat, Escape, Veto ----------------------------------------------------------------------------------------


@pytest.mark.rule("B-EX-37")
def test_a_loser_in_the_delta_of_two_players_must_recall() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 2; troops A1 5
        P2 prayer 3; troops TD5 2
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 5", "P1 teleport TD5")
    fight(game, "410 130", "202 130")
    assert game.waiting_for() == [0]  # the loser had no choice
    assert (prayer(game, "P2"), reserve(game, "P2")) == (5, 12)


@pytest.mark.rule("B-EX-38")
def test_a_loser_in_the_delta_of_three_players_retreats_to_the_delta_desert() -> None:
    game = position("""
        players 3
        turn P1
        P1 prayer 2; troops A1 5
        P2 troops TD5 2
        P3
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 5", "P1 teleport TD5")
    fight(game, "410 130", "202 130")
    assert choices(game, "P2") == ["recall", "retreat"]
    play(game, "P2 retreat")
    assert game.question(0) == "winner"  # there was only one space
    assert on(game, "DD") == {"P2": 2}


@pytest.mark.rule("B-EX-39")
def test_no_escape_when_all_spaces_around_hold_units() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops RW 3
        P2 troops TW3 2; hand escape
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step TW3")
    assert game.question(1) == "battle-cards"
    cannot(game, "P2 escape RW")


@pytest.mark.rule("B-EX-40")
def test_a_third_player_vetoes_the_escape() -> None:
    game = position("""
        players 3
        turn P1
        P1 troops RW 3; hand veto
        P2 troops TW3 2; hand escape
        P3 hand veto
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step TW3", "P2 escape RW")
    assert game.waiting_for() == [2]
    cannot(game, "P1 yes", "nothing to choose")
    play(game, "P3 yes")
    assert game.view(None)["discard_size"] == 2
    assert (hand(game, "P1"), hand(game, "P2"), hand(game, "P3")) == ({"veto": 1}, {}, {})
    assert on(game, "TW3") == {"P1": 3, "P2": 2}
    assert (game.question(0), game.question(1)) == ("battle-cards", "battle-cards")


@pytest.mark.rule("B-EX-41")
def test_a_vetoed_veto_lets_the_prayer_work() -> None:
    game = position("""
        players 3
        turn P1
        P1 prayer 3; hand prayer
        P2 hand veto
        P3 hand veto
    """)
    play(game, "P1 card prayer", "P2 yes", "P3 pass", "P3 yes")
    assert prayer(game, "P1") == 5
    assert game.view(None)["discard_size"] == 3


@pytest.mark.rule("B-EX-42")
def test_mana_theft_takes_one_from_each_and_gives_one() -> None:
    game = position("""
        players 5
        turn P1
        P1 prayer 3; hand mana_theft
        P2 prayer 0
        P3 prayer 4
        P4 prayer 0
        P5 prayer 7
    """)
    play(game, "P1 card mana_theft")
    say_no(game)
    assert [prayer(game, f"P{seat}") for seat in range(1, 6)] == [4, 0, 3, 0, 6]


# --- creatures ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-EX-43")
@pytest.mark.parametrize(("third", "home"), [(", A3 1", "A3"), ("", None)])
def test_the_phoenix_goes_home_when_its_troop_is_wiped_out(third: str, home: str | None) -> None:
    game = position(f"""
        players 2
        order P2 P1
        turn P2
        P1 troops A1 2 scarab, TW3 1 phoenix{third}; tiles royal_scarab, phoenix
        P2 troops RW 5
    """)
    play(game, "P2 token move1", "P2 from RW", "P2 group 5", "P2 step TW3")
    fight(game, "410 130", "410 202")
    if home:
        assert creature(game, home) == {"P1": "phoenix"}
        assert creatures_waiting(game, "P1") == []
    else:
        assert creatures_waiting(game, "P1") == ["phoenix"]
    assert creature(game, "A1") == {"P1": "scarab"}


@pytest.mark.rule("B-EX-44")
@pytest.mark.parametrize(("group", "legal"), [("2 with creature", False), ("2", True)])
def test_a_creature_may_not_pass_another_own_creature(group: str, legal: bool) -> None:
    game = position("""
        players 2
        turn P1
        P1 troops A1 3 elephant, FA 2 scarab; tiles royal_scarab, ancestral_elephant, god_speed
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", f"P1 group {group}")
    if legal:
        play(game, "P1 step FA", "P1 step RW", "P1 end")
        assert (on(game, "FA"), on(game, "RW"), creature(game, "RW")) == ({"P1": 2}, {"P1": 2}, {})
    else:
        cannot(game, "P1 step FA", "B-MOVE-11")


@pytest.mark.rule("B-EX-45")
def test_a_creature_found_on_the_way_adds_no_movement() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops A1 2, FA 2 scarab; tiles royal_scarab
        P2
    """)
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 step FA")
    assert on(game, "FA") == {"P1": 4}
    assert choices(game, "P1", "step") == []


@pytest.mark.rule("B-EX-46")
def test_enlistment_with_one_unit_in_reserve() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops A1 5, A2 5, RW 1; hand enlistment
        P2
    """)
    play(game, "P1 card enlistment", "P1 place RW")
    assert (reserve(game, "P1"), on(game, "RW"), game.question(0)) == (0, {"P1": 2}, "turn")


@pytest.mark.rule("B-EX-47")
def test_raining_fire_on_a_lonely_temple_guard() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 1; hand raining_fire; tiles crusade
        P2 troops TW2 1
    """)
    assert points(game, "P2") == 1
    play(game, "P1 card raining_fire TW2")
    assert (on(game, "TW2"), reserve(game, "P2")) == ({}, 12)
    assert (points(game, "P1"), points(game, "P2"), prayer(game, "P1")) == (0, 0, 0)


@pytest.mark.rule("B-EX-48")
def test_after_the_third_battle_the_hand_is_full_again() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops FA 5; tiles act_of_god_red, divine_will
        P2 troops RW 2, OAB 2, TW2 2
    """)
    sizes = []
    for token, group, target, cards in (
        ("token move1", 2, "RW", "410 130"),
        ("silver move2", 2, "OAB", "320 202"),
        ("gold move", 1, "TW2", "301 221"),
    ):
        play(game, f"P1 {token}", "P1 from FA")
        if group < 2:
            assert game.question(0) == "move"  # a single unit leaves no choice of a group
        else:
            play(game, f"P1 group {group}")
        play(game, f"P1 step {target}")
        fight(game, cards, cards)
        while game.question(game.waiting_for()[0]) in ("loser", "winner"):
            play(game, f"P{game.waiting_for()[0] + 1} recall")
        sizes.append([seat["battle_hand_size"] for seat in game.view(None)["seats"]])
    assert sizes == [[4, 4], [2, 2], [6, 6]]
    assert seat_view(game, "P1")["battle_hand"] == ["410", "320", "301", "221", "202", "130"]


@pytest.mark.rule("B-EX-49")
def test_offensive_strategy_brings_the_used_cards_back() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 2; pyramids A1 red 2, A2 white 1; shown 410, 320; discarded 301, 221
        P2
    """)
    assert seat_view(game, "P1")["battle_hand"] == ["202", "130"]
    play(game, "P1 token buyRed", "P1 buy offensive_strategy")
    assert len(choices(game, "P1", "remove")) == 6
    play(game, "P1 remove 202")
    assert seat_view(game, "P1")["battle_hand"] == ["410", "320", "301", "221", "130", "330"]
    assert seat_view(game, "P1")["battle_cards_shown"] == []


@pytest.mark.rule("B-EX-50")
@pytest.mark.parametrize(("token", "tile"), [("buyBlue", "victory_point_blue"), ("buyWhite", "victory_point_white")])
def test_one_victory_point_tile_per_player(token: str, tile: str) -> None:
    text = """
        players 2
        turn P1
        P1 prayer 11; pyramids A1 white 3, A2 red 1, A3 blue 3; {}
        P2
    """
    free, barred = position(text.format("")), position(text.format("tiles victory_point_red"))
    for game in (free, barred):
        play(game, f"P1 token {token}")
    assert f"buy {tile}" in choices(free, "P1")
    cannot(barred, f"P1 buy {tile}", "B-BUY-04")


@pytest.mark.rule("B-EX-51")
@pytest.mark.parametrize("fate", ["recall", "retreat"])
def test_recruiting_against_an_enemy_in_the_own_city(fate: str) -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 4; tiles charge
        P2 prayer 3; troops A2 2
    """)
    play(game, "P1 token recruit", *["P1 place A2"] * 4)
    fight_now(game)
    fight(game, "301 130", "410 130")
    assert (values(game), losses(game)) == ((8, 6), (0, 0))
    assert (points(game, "P1", "battle"), prayer(game, "P1")) == (1, 0)
    assert choices(game, "P2") == ["recall", "retreat"]
    play(game, f"P2 {fate}")
    if fate == "recall":
        assert prayer(game, "P2") == 5
    else:
        assert (on(game, "FA"), prayer(game, "P2")) == ({"P2": 2}, 3)
    play(game, "P1 stay")
    assert on(game, "A2") == {"P1": 4}


def fight_now(game: Game) -> None:
    """Ends the placing, unless nothing more could be placed and it has ended by itself."""
    if game.question(0) == "place":
        play(game, "P1 done")


@pytest.mark.rule("B-EX-52")
def test_a_night_battle_knows_no_day_powers() -> None:
    game = position("""
        players 2
        night
        P1 prayer 3; tiles reinforcements, initiative, priest_of_ra; hand war_fury
        P2 troops A2 2
    """)
    assert prayer(game, "P1") == 5
    play(game, "P1 reinforce", "P1 place A2", "P1 place A2", "P1 place A2", "P1 done")
    assert on(game, "A2") == {"P1": 3, "P2": 2}
    fight(game, "410 130", "202 130", attacker_divine=["war_fury"])
    assert (values(game), prayer(game, "P1")) == ((9, 4), 4)


@pytest.mark.rule("B-EX-53")
def test_a_pyramid_raised_by_hand_of_god_counts_for_the_turn_order() -> None:
    text = """
        players 2
        night
        P1 pyramids A1 white 3, A2 red 1; tiles hand_of_god
        P2
    """
    idle, raised = position(text), position(text)
    play(idle, "P1 pass")
    assert idle.waiting_for() == [0]
    play(raised, "P1 raise A1 4")
    assert points(raised, "P1", "temporary") == 1
    assert (raised.waiting_for(), raised.question(1)) == ([1], "turn-order")


MAX_CARDS = (
    "war_rage x3, war_fury x3, bloody_battle x3, bloodbath x2, bronze_wall x3, iron_wall x2, enlistment x4, veto"
)


@pytest.mark.rule("B-EX-54")
def test_vision_with_a_short_deck() -> None:
    game = position(f"""
        players 2
        order P2 P1
        day 3 round 5
        turn P1
        P1 tiles vision; tokens pray1, pray2, buyWhite, buyRed
        P2 tokens move1, pray1, pray2, buyWhite, buyRed; hand {MAX_CARDS}
        deck prayer x2, mana_theft x2
    """)
    assert (game.view(None)["deck_size"], game.view(None)["discard_size"]) == (4, 10)
    play(game, "P1 token move1", "P1 end")  # the Night comes; P2 draws first and leaves 3
    kinds = [event.kind for event in game.events(seat=0) if event.kind in ("drawn", "saw", "reshuffled")]
    assert kinds == ["drawn", "saw", "saw", "saw", "reshuffled", "saw", "saw"]
    assert sum(game.view(0)["seen"].values()) == 5
    play(game, f"P1 {choices(game, 'P1', 'keep')[0]}")
    assert (game.view(None)["deck_size"], game.view(None)["discard_size"]) == (12, 0)
    assert sum(hand(game, "P1").values()) == 1


@pytest.mark.rule("B-EX-55")
def test_one_creature_returns_with_one_recruit_action() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 1; troops A1 2, A2 2; tiles royal_scarab, phoenix
        P2
    """)
    play(game, "P1 token recruit", "P1 place A1")
    fight_now(game)
    assert choices(game, "P1") == [
        "creature scarab A1",
        "creature scarab A2",
        "creature phoenix A1",
        "creature phoenix A2",
    ]
    play(game, "P1 creature phoenix A2")
    assert (creature(game, "A2"), creatures_waiting(game, "P1")) == ({"P1": "phoenix"}, ["scarab"])
    assert game.question(0) == "turn"


@pytest.mark.rule("B-EX-56")
def test_a_winner_may_recall_and_keeps_his_point() -> None:
    game = attack("troops RW 3; prayer 10", "troops TW3 1", "RW", "TW3")
    fight(game, "410 130", "202 130")
    play(game, "P2 recall", "P1 recall")
    assert (prayer(game, "P1"), on(game, "TW3"), points(game, "P1", "battle")) == (11, {}, 1)
    assert reserve(game, "P1") == 12


@pytest.mark.rule("B-EX-57")
def test_a_silver_token_may_be_used_in_the_turn_it_is_bought() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 4; pyramids A1 red 4, A2 white 1
        P2
    """)
    play(game, "P1 token buyRed", "P1 buy act_of_god_red", "P1 silver pray1")
    assert prayer(game, "P1") == 2


@pytest.mark.rule("B-EX-58")
def test_with_two_players_nobody_can_veto_an_escape() -> None:
    game = attack("troops RW 3; hand veto x2", "troops TW3 2; hand escape, prayer", "RW", "TW3")
    play(game, "P2 escape RW")
    assert on(game, "RW") == {"P2": 2}
    assert (game.question(0), game.waiting_for()) == ("move", [0])


@pytest.mark.rule("B-EX-59")
def test_a_sacrifice_sends_the_creature_to_the_reserve() -> None:
    game = position("""
        players 2
        end-of-day
        P1 prayer 1; troops TD5 1 scorpion, A1 2; tiles giant_scorpion
        P2
    """)
    play(game, "P1 yes")
    assert income(game) == [6]
    assert (creatures_waiting(game, "P1"), creature(game, "A1")) == (["scorpion"], {})


@pytest.mark.rule("B-EX-60")
def test_no_obelisk_is_the_target_of_two_teleports() -> None:
    game = position("""
        players 2
        order P2 P1
        turn P2
        P1
        P2 prayer 0; troops B1 3; tiles stargate, priest_of_ra, teleport
    """)
    play(game, "P2 token move1", "P2 from B1", "P2 group 3", "P2 teleport OAB", "P2 teleport TW2")
    cannot(game, "P2 teleport OAB", "B-TELE-10")
    play(game, "P2 teleport TW3", "P2 end")
    assert (on(game, "TW3"), prayer(game, "P2")) == ({"P2": 3}, 0)


@pytest.mark.rule("B-EX-61")
def test_three_choices_for_a_loser_whose_winner_is_wiped_out() -> None:
    game = attack("troops RW 2; tiles charge", "troops TW3 2; prayer 3", "RW", "TW3")
    fight(game, "410 130", "221 130")
    assert losses(game) == (2, 0)
    assert sorted(choices(game, "P2")) == ["recall", "retreat", "stay"]
    play(game, "P2 recall")
    assert (prayer(game, "P2"), on(game, "TW3")) == (5, {})


@pytest.mark.rule("B-EX-61")
def test_no_retreat_for_that_loser_when_no_space_is_free() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops RW 3; tiles charge
        P2 troops TW3 2
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step TW3")
    fight(game, "410 130", "221 130")
    assert sorted(choices(game, "P2")) == ["recall", "stay"]


@pytest.mark.rule("B-EX-62")
def test_the_day_limit_ends_the_game() -> None:
    text = """
        players 3
        house dayLimit=30
        day {}
        end-of-day
        P1 points battle 3, two_temples 4
        P2 points battle 2, two_temples 5
        P3 points battle 4, two_temples 1
    """
    game = position(text.format(30))
    assert (game.over, game.winner, game.view(None)["end_reason"]) == (True, 0, "day-limit")
    assert not position(text.format(29)).over


@pytest.mark.rule("B-EX-63")
def test_the_veto_on_an_escape_may_be_vetoed_by_the_escaping_player() -> None:
    game = position("""
        players 3
        turn P1
        P1 troops RW 3
        P2 troops TW3 2; hand escape, veto
        P3 hand veto
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step TW3", "P2 escape RW", "P3 yes")
    assert game.waiting_for() == [1]
    play(game, "P2 yes")
    assert (on(game, "RW"), on(game, "TW3")) == ({"P2": 2}, {"P1": 3})
    assert game.view(None)["discard_size"] == 3
