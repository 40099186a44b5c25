"""Section 9.2: our own worked cases of Ta-Seti, each played for real."""

from __future__ import annotations

import pytest
from words import (
    cannot,
    choices,
    creature,
    fight,
    hand,
    idle_until,
    lying,
    march,
    objects,
    on,
    outcome,
    play,
    points,
    position,
    prayer,
    priests_on,
    priests_outside,
    priests_waiting,
    reserve,
    seat_view,
    seen,
    told,
)

# --- black tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-EX-01")
@pytest.mark.parametrize(("tiles", "price"), [("", 3), (", priestess", 2), (", priestess, priest_of_ra", 1)])
def test_twin_ceremony_costs_one_more(tiles: str, price: int) -> None:
    game = position(f"""
        players 2
        modules black
        turn P1
        P1 prayer 11; pyramids A1 red 2, A2 black 2; tiles twin_ceremony{tiles}
        P2
    """)
    play(game, "P1 token buyRed", "P1 buy carnage", "P1 gold buy", "P1 buy open_gates")
    assert [bought["price"] for bought in told(game, "bought")] == [price - 1, price]
    assert prayer(game, "P1") == 11 - (price - 1) - price


@pytest.mark.rule("T-EX-02")
def test_twin_ceremony_needs_a_buy_space_used_today() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 pyramids A1 red 2, A2 black 2; tiles twin_ceremony
        P2
    """)
    assert choices(game, "P1", "gold") == []
    play(game, "P1 token buyRed", "P1 pass")
    assert choices(game, "P1", "gold") == ["gold buy"]


@pytest.mark.rule("T-EX-03")
def test_dark_ritual_with_priest_and_divine_strength() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 prayer 2; tiles dark_ritual, priest, divine_strength
        P2
    """)
    play(game, "P1 gold pray")
    assert prayer(game, "P1") == 2 + 3 + 1


@pytest.mark.rule("T-EX-04")
def test_mercenaries_without_room_wait_in_the_reserve() -> None:
    """14 units in the city need two priests among them: 12 + 3 units, and the priests."""
    game = position("""
        players 2
        modules black path
        turn P1
        P1 pyramids A1 black 1, A2 white 1, A3 red 1; troops A1 5 +2, A2 5, A3 4
        P2
    """)
    assert reserve(game, "P1") == 0
    play(game, "P1 token buyBlack", "P1 buy mercenaries_male")
    assert choices(game, "P1") == ["place A3"]
    play(game, "P1 place A3")
    assert (on(game, "A3"), reserve(game, "P1")) == ({"P1": 5}, 2)
    assert 5 + 5 + 5 + reserve(game, "P1") - 2 == 15


@pytest.mark.rule("T-EX-05")
def test_nobody_gets_both_mercenaries() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 pyramids A1 black 1, A2 white 1, A3 red 1; tiles mercenaries_male
        P2
    """)
    play(game, "P1 token buyBlack")
    assert "buy enforced_recruitment" in choices(game, "P1")
    cannot(game, "P1 buy mercenaries_female", "B-BUY-04")


@pytest.mark.rule("T-EX-06")
def test_the_third_colour_is_open_until_it_is_built() -> None:
    text = """
        players 2
        modules black
        turn P1
        P1 prayer 1; pyramids A1 red 2, A2 black 1{}
        P2
    """
    game = position(text.format(""))
    play(game, "P1 token raise")
    assert choices(game, "P1", "build") == ["build white A3 1", "build blue A3 1"]
    play(game, "P1 build blue A3 1")
    assert game.view(None)["spaces"]["A3"]["pyramid"] == {"colour": "blue", "level": 1}
    later = position(text.format(", A3 blue 1").replace("prayer 1", "prayer 11"))
    play(later, "P1 token raise")
    assert choices(later, "P1", "build") == []
    assert "raise A3 2" in choices(later, "P1")


SPHINX = """
    players 2
    modules black
    turn P1
    P1 prayer 1; troops RW 3; tiles dedication_to_battle{}
    P2 troops TW3 2 khnum; tiles khnums_sphinx
"""


@pytest.mark.rule("T-EX-07")
def test_khnums_fee_comes_before_dedication() -> None:
    game = position(SPHINX.format(""))
    march(game, "P1", "RW", "3")
    cannot(game, "P1 step TW3")
    helped = position(SPHINX.format(", priest_of_ra"))
    march(helped, "P1", "RW", "3", "TW3")
    assert prayer(helped, "P1") == 2
    assert [gain["gained"] for gain in told(helped, "prayer")] == [2]


@pytest.mark.rule("T-EX-08")
def test_dedication_pays_for_every_entry() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 prayer 0; troops RW 3; tiles dedication_to_battle, god_speed
        P2 troops FB 2, OAB 2; hand escape
    """)
    march(game, "P1", "RW", "3", "FB")
    assert prayer(game, "P1") == 2
    play(game, "P2 escape B1", "P1 step OAB")
    assert prayer(game, "P1") == 4
    assert game.view(None)["battle"]["space"] == "OAB"


TRAP = """
    players 2
    modules black dawn
    turn P1
    P1 prayer 0; troops RW 1{}; tiles dedication_to_battle{}
    P2 troops TW3 2; tiles deadly_trap
"""


@pytest.mark.rule("T-EX-09")
def test_a_lone_unit_dies_in_the_trap() -> None:
    game = position(TRAP.format("", ""))
    march(game, "P1", "RW", "1", "TW3")
    assert prayer(game, "P1") == 2
    assert (on(game, "TW3"), reserve(game, "P1")) == ({"P2": 2}, 12)
    assert (seen(game, "P1")["dawn_tokens"], seen(game, "P2")["dawn_tokens"]) == (0, 0)
    assert (points(game, "P1"), points(game, "P2", "battle")) == (0, 0)
    assert told(game, "battle") == []
    assert game.view(None)["move"] is None
    assert "end" in choices(game, "P1")


@pytest.mark.rule("T-EX-10")
def test_the_devourer_walks_through_the_trap() -> None:
    game = position(TRAP.format(" devourer", ", devourer"))
    march(game, "P1", "RW", "1 with creature", "TW3")
    assert on(game, "TW3") == {"P1": 1, "P2": 2}
    assert len(told(game, "battle")) == 1


@pytest.mark.rule("T-EX-11")
def test_trap_and_initiative_before_the_battle() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 troops RW 3; tiles initiative
        P2 troops TW3 4; tiles deadly_trap
    """)
    march(game, "P1", "RW", "3", "TW3")
    assert on(game, "TW3") == {"P1": 2, "P2": 2}
    assert len(told(game, "battle")) == 1


@pytest.mark.rule("T-EX-12")
def test_the_devourer_brings_a_second_point() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 troops RW 2 devourer; tiles devourer
        P2 troops TW3 2
    """)
    march(game, "P1", "RW", "2 with creature", "TW3")
    fight(game, "320 130", "410 130")
    assert outcome(game) == (2 + 2 + 3, 2 + 4, 1, 2)
    assert on(game, "TW3") == {"P1": 1}
    assert points(game, "P1", "battle") == 2


@pytest.mark.rule("T-EX-12")
def test_one_destroyed_unit_is_not_enough_for_the_devourer() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 troops RW 3 devourer; tiles devourer
        P2 troops TW3 2
    """)
    march(game, "P1", "RW", "3 with creature", "TW3")
    fight(game, "410 130", "320 130")
    assert outcome(game) == (3 + 2 + 4, 2 + 3, 2, 1)
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("T-EX-13")
@pytest.mark.parametrize(
    ("tiles", "skills", "gained"),
    [("", "", 1), (", defensive_victory", "", 2), (", defensive_victory", "; skills skill_defensive_victory", 3)],
)
def test_the_devourer_defends(tiles: str, skills: str, gained: int) -> None:
    game = position(f"""
        players 2
        modules black path
        turn P1
        P1 troops RW 3
        P2 troops TW3 4 +1 devourer; tiles devourer{tiles}{skills}
    """)
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "410 202", "130 202")
    play(game, "P2 lose 0")
    assert outcome(game) == (4 + 2 + 1, 3 + 4, 1, 3)
    assert points(game, "P2", "battle") == gained


@pytest.mark.rule("T-EX-14")
def test_the_snake_takes_the_devourers_point() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 troops RW 4 devourer; tiles devourer
        P2 troops TW3 2 snake; tiles deep_desert_snake
    """)
    march(game, "P1", "RW", "4 with creature", "TW3")
    fight(game, "320 130", "410 130")
    assert outcome(game) == (4 + 3, 2 + 4, 1, 2)
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("T-EX-15")
def test_bestial_fury_god_speed_and_scarab() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 troops RW 3 scarab; tiles bestial_fury, god_speed, royal_scarab
        P2 troops TW3 3
    """)
    march(game, "P1", "RW", "3 with creature")
    assert game.view(None)["move"]["movement_left"] == 1 + 1 + 1 + 2
    play(game, "P1 step TW3")
    fight(game, "410 202", "202 130")
    revealed = told(game, "revealed")[0]
    assert (revealed["strength"], revealed["damage"]) == (3 + 4 + 1 + 2, 1 + 1)


@pytest.mark.rule("T-EX-16")
def test_divine_strength_adds_to_each_temple() -> None:
    """The question at the Sanctuary comes after the income, so it shows the purse before the Night."""
    game = position("""
        players 3
        modules black
        end-of-day
        P1 prayer 1; troops TW2 1, TW3 1; tiles divine_strength
        P2 troops SAN 2
        P3
    """)
    assert game.question(1) == "sanctuary-sacrifice"
    assert prayer(game, "P1") == 1 + (2 + 1) + (3 + 1)


@pytest.mark.rule("T-EX-17")
def test_divine_strength_adds_to_a_recall() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 prayer 4; troops RW 3; tiles divine_strength
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "410 202", "202 130")
    play(game, "P2 recall", "P1 recall")
    assert prayer(game, "P1") == 4 + 3 + 1


# --- battle cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-EX-18")
def test_honor_counts_only_what_the_opponent_destroyed() -> None:
    game = position("""
        players 2
        modules black cards
        turn P1
        P1 prayer 1; troops RW 5; tiles honor_in_battle
        P2 troops TW3 3
    """)
    march(game, "P1", "RW", "5", "TW3")
    fight(game, "500 202", "130 202")
    play(game, "P2 recall")
    assert on(game, "TW3") == {}
    assert prayer(game, "P1") == 1 + 3


@pytest.mark.rule("T-EX-19")
def test_divine_protection_does_not_stop_the_own_card() -> None:
    game = position("""
        players 2
        modules cards
        turn P1
        P1 troops RW 4; hand divine_protection
        P2 troops TW3 3
    """)
    march(game, "P1", "RW", "4", "TW3")
    fight(game, "500 202", "320 202", attacker_divine=["divine_protection"])
    assert outcome(game) == (9, 6, 0, 0)
    assert on(game, "TW3")["P1"] == 2
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("T-EX-20")
def test_sacrificial_charge_kills_the_winner() -> None:
    game = position("""
        players 2
        modules dawn cards
        turn P1
        P1 troops RW 2
        P2 troops TW3 3
    """)
    march(game, "P1", "RW", "2", "TW3")
    fight(game, "500 202", "301 202")
    assert outcome(game) == (7, 6, 0, 0)
    assert choices(game, "P2") == ["recall", "retreat", "stay"]
    play(game, "P2 stay")
    assert on(game, "TW3") == {"P2": 3}
    assert (points(game, "P1", "battle"), points(game, "P2", "battle")) == (0, 0)
    assert (seen(game, "P1")["dawn_tokens"], seen(game, "P2")["dawn_tokens"]) == (1, 1)


# --- Dawn -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-EX-21")
def test_equal_bids_choose_in_the_old_order() -> None:
    game = position("players 3\nmodules dawn\nnight\nP1 dawn 1\nP2\nP3")
    play(game, "P3 play 410 discard 130", "P2 play 410 discard 130", "P1 play 320 discard 130", "P1 spend 1")
    assert game.waiting_for() == [0]
    play(game, "P1 spot 3")
    assert game.waiting_for() == [1]
    play(game, "P2 spot 1")
    assert game.view(None)["order"] == [1, 2, 0]


@pytest.mark.rule("T-EX-22")
def test_four_tokens_tie_with_the_charge() -> None:
    game = position("players 3\nmodules dawn cards\nnight\nP1\nP2\nP3 dawn 5")
    play(game, "P3 play 130 discard 410", "P3 spend 4", "P2 play 500 discard 410", "P1 play 202 discard 410")
    assert [bid["value"] for bid in told(game, "spent")] == [5, 5, 2]
    assert game.waiting_for() == [1]
    play(game, "P2 spot 2")
    assert game.waiting_for() == [2]
    play(game, "P3 spot 1")
    assert game.view(None)["order"] == [2, 1, 0]
    assert seen(game, "P3")["dawn_tokens"] == 1


@pytest.mark.rule("T-EX-23")
def test_the_last_two_cards_refill_the_hand() -> None:
    game = position("players 2\nmodules dawn\nnight\nP1\nP2 shown 410, 320; discarded 301, 221")
    assert choices(game, "P2") == ["play 202 discard 130", "play 130 discard 202"]
    play(game, "P2 play 130 discard 202")
    assert len(seat_view(game, "P2")["battle_hand"]) == 6  # type: ignore[arg-type]


# --- the path -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-EX-24")
@pytest.mark.parametrize("goal", ["3A2", "3A3"])
def test_a_road_may_cross_a_whole_board(goal: str) -> None:
    game = position("""
        players 2
        modules path
        path 1A 2A 3A 4A
        turn P1
        P1 prayer 4; troops A1 2; priests-at 1A2
        P2
    """)
    play(game, "P1 token move1")
    beyond = [trip for trip in choices(game, "P1", "trip") if trip.startswith("trip 1A2 3")]
    assert beyond == ["trip 1A2 3A2", "trip 1A2 3A3"]
    assert game.view(None)["path"]["stops"]["1A2"]["leads_to"][goal] == []
    play(game, f"P1 trip 1A2 {goal}")
    assert priests_on(game, goal) == {"P1": 1}
    assert (prayer(game, "P1"), game.view(None)["path"]["temporary_held"]) == (4, [])


@pytest.mark.rule("T-EX-25")
@pytest.mark.parametrize(
    ("modules", "tiles", "gained"), [("path", "", 1), ("black path", "; tiles divine_strength", 2)]
)
def test_the_road_that_kills(modules: str, tiles: str, gained: int) -> None:
    game = position(f"""
        players 2
        modules {modules}
        path 1A 2A 3B 4A
        turn P1
        P1 prayer 4; troops A1 2; priests-at 3B3{tiles}
        P2 troops TW3 2
    """)
    play(game, "P1 token move1", "P1 trip 3B3 3B4", "P1 kill TW3")
    assert (on(game, "TW3"), reserve(game, "P2")) == ({"P2": 1}, 11)
    assert prayer(game, "P1") == 4 + gained
    assert priests_on(game, "3B4") == {"P1": 1}


@pytest.mark.rule("T-EX-26")
def test_the_strength_token_and_two_prayer_points() -> None:
    game = position("""
        players 2
        modules path
        path 1A 2A 3B 4A
        turn P1
        P1 prayer 4; troops A1 2; priests-at 3B2
        P2
    """)
    play(game, "P1 token move1", "P1 trip 3B2 3B1")
    assert prayer(game, "P1") == 6
    assert game.view(None)["path"]["temporary_held"] == ["strength"]
    assert (priests_on(game, "3B1"), priests_on(game, "3B2")) == ({"P1": 1}, {})


TWO_TOKENS = """
    players 2
    modules path
    path 1A 2A 3A 4B
    slots 4B1 slaughter khopesh, TS VP
    turn P1
    P1 {}; priests-at 3A1
    P2
"""


@pytest.mark.rule("T-EX-27")
def test_only_the_object_of_two_tokens() -> None:
    game = position(TWO_TOKENS.format("troops A1 2"))
    play(game, "P1 token move1", "P1 trip 3A1 4B1", "P1 take 2")
    assert (objects(game, "P1"), seen(game, "P1")["skills"]) == ({"khopesh": 1}, [])
    assert priests_outside(game, "P1") == 3
    assert (lying(game, "4B1"), priests_on(game, "4B1")) == (["slaughter", None], {})


@pytest.mark.rule("T-EX-28")
def test_both_tokens_and_the_priest_replaces_a_unit() -> None:
    game = position(TWO_TOKENS.format("troops A1 2"))
    play(game, "P1 token move1", "P1 trip 3A1 4B1", "P1 take 1 2", "P1 replace A1")
    assert (objects(game, "P1"), seen(game, "P1")["skills"]) == ({"khopesh": 1}, ["slaughter"])
    assert (on(game, "A1"), game.view(None)["spaces"]["A1"]["priests"]) == ({"P1": 2}, {0: 1})
    assert (reserve(game, "P1"), priests_outside(game, "P1")) == (11, 2)


@pytest.mark.rule("T-EX-29")
def test_a_skill_without_a_unit_on_the_board() -> None:
    game = position(TWO_TOKENS.format("prayer 5"))
    play(game, "P1 token move1", "P1 trip 3A1 4B1", "P1 take 1")
    assert seen(game, "P1")["skills"] == ["slaughter"]
    assert (priests_waiting(game, "P1"), reserve(game, "P1")) == (1, 13)


@pytest.mark.rule("T-EX-30")
def test_the_second_priest_waits_for_the_next_point() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 tiles act_of_god_red; priests-at TS, TS
        P2
    """)
    play(game, "P1 token move1", "P1 trip TS TS", "P1 take 1", "P1 silver move2")
    assert points(game, "P1", "path") == 1
    assert (lying(game, "TS"), priests_on(game, "TS"), priests_outside(game, "P1")) == ([None], {"P1": 1}, 2)
    assert "trip TS TS" not in choices(game, "P1")
    play(game, "P1 pass")
    idle_until(game, day=2)
    assert lying(game, "TS") == ["VP"]
    while game.waiting_for() != [0]:
        play(game, "P2 token pray1", "P2 end")
    play(game, "P1 token move1", "P1 trip TS TS", "P1 take 1")
    assert points(game, "P1", "path") == 2
    assert game.view(None)["path"]["victory_points_aside"] == 3


@pytest.mark.rule("T-EX-31")
def test_a_short_reserve_fills_the_farthest_slots() -> None:
    game = position("""
        players 2
        modules path
        path 1A 2A 3A 4A
        slots 2A2 seal, TS VP
        tokens mask x2, ibis x3, hare x3, khopesh x3, leather_shield x3
        night
        P1
        P2
    """)
    assert lying(game, "3A1")[1] == "mask"
    assert lying(game, "3A4")[1] == "mask"
    assert lying(game, "2A1") == [None]


@pytest.mark.rule("T-EX-32")
def test_a_hare_comes_too_late_for_its_own_action() -> None:
    game = position("""
        players 2
        modules path
        slots 1A2 hare, TS VP
        turn P1
        P1 troops RW 2; tiles act_of_god_red
        P2
    """)
    play(game, "P1 token move1", "P1 trip reserve 1A2", "P1 take 1")
    assert choices(game, "P1", "use") == []
    play(game, "P1 from RW", "P1 group 2")
    assert game.view(None)["move"]["movement_left"] == 1
    play(game, "P1 end", "P1 silver move2", "P1 use hare", "P1 pass", "P1 from RW", "P1 group 2")
    assert game.view(None)["move"]["movement_left"] == 2
    assert objects(game, "P1") == {}


@pytest.mark.rule("T-EX-33")
def test_a_bull_gives_two_cards_at_once() -> None:
    game = position("""
        players 2
        modules path
        slots 2A1 bull, TS VP
        turn P1
        P1 troops A1 2; priests-at 1A1
        P2
    """)
    play(game, "P1 token move1", "P1 trip 1A1 2A1", "P1 done", "P1 take 1")
    assert sum(hand(game, "P1").values()) == 2
    assert (objects(game, "P1"), lying(game, "2A1"), priests_on(game, "2A1")) == ({}, [None], {})
    assert game.view(None)["path"]["reserves"]["bull"] == 1
    assert priests_outside(game, "P1") == 3


# --- objects and skills ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T-EX-34")
def test_under_a_mask_only_units_and_cards_count() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 7 +1; tiles blades_of_neith; skills skill_legion; objects mask
        P2 troops TW3 5 elephant; tiles defense, ancestral_elephant
    """)
    march(game, "P1", "RW", "7 priests 1", "TW3")
    play(game, "P1 use mask")
    fight(game, "320 130", "202 130")
    assert outcome(game) == (10, 7, 0, 0)
    assert points(game, "P1", "battle") == 1


DAGGERS = """
    players 2
    modules path
    turn P1
    P1 troops RW {}; objects dagger
    P2 troops TW3 2; objects dagger
"""


@pytest.mark.rule("T-EX-35")
def test_daggers_cut_both_ways() -> None:
    game = position(DAGGERS.format(3))
    march(game, "P1", "RW", "3", "TW3")
    play(game, "P1 use dagger", "P2 use dagger")
    fight(game, "410 130", "202 130")
    assert (points(game, "P1", "battle"), points(game, "P1", "daggers")) == (1, 1)
    assert points(game, "P2", "daggers") == -1


@pytest.mark.rule("T-EX-36")
def test_a_dagger_winner_without_survivors_gets_nothing() -> None:
    game = position(DAGGERS.format(1))
    march(game, "P1", "RW", "1", "TW3")
    play(game, "P1 use dagger", "P2 use dagger")
    fight(game, "410 130", "221 130")
    assert outcome(game) == (5, 4, 1, 0)
    assert (points(game, "P1", "battle"), points(game, "P1", "daggers")) == (0, 0)
    assert points(game, "P2", "daggers") == -1


@pytest.mark.rule("T-EX-37")
def test_premonition_against_prescience() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3 +1; skills premonition
        P2 troops TW3 3; tiles prescience
    """)
    march(game, "P1", "RW", "3 priests 1", "TW3")
    assert game.waiting_for() == [0]
    play(game, "P1 play 410 discard 202")
    assert game.view(1)["battle"]["attacker"]["played"] == "410"
    play(game, "P1 done", "P2 play 221 discard 130", "P2 done", "P1 lose 0")
    assert outcome(game) == (7, 5, 2, 0)


@pytest.mark.rule("T-EX-38")
@pytest.mark.parametrize(("answer", "gained", "sealed"), [("seal crusade P1", 0, ["crusade"]), ("done", 6, [])])
def test_a_sealed_crusade_pays_nothing_until_the_next_day(answer: str, gained: int, sealed: list[str]) -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 prayer 0; troops RW 5; tiles crusade, carnage
        P2 troops TW3 3; objects seal
    """)
    march(game, "P1", "RW", "5", "TW3")
    play(game, f"P2 {answer}")
    fight(game, "130 202", "221 202")
    assert outcome(game) == (5 + 1, 3 + 2, 2, 3)
    assert prayer(game, "P1") == gained
    play(game, "P1 stay")
    assert seen(game, "P1")["sealed"] == sealed
    idle_until(game, day=2)
    assert seen(game, "P1")["sealed"] == []


@pytest.mark.rule("T-EX-39")
@pytest.mark.parametrize(("sealed", "total"), [(True, 6), (False, 8)])
def test_a_sealed_high_priest_gives_nothing_at_night(sealed: bool, total: int) -> None:
    game = position("""
        players 2
        modules path
        day 1 round 5
        turn P2
        P1 prayer 4; tiles high_priest; tokens move1, recruit, move2, raise, buyWhite
        P2 objects seal; tokens move1, recruit, move2, raise
    """)
    if sealed:
        play(game, "P2 seal high_priest P1")
    play(game, "P2 token buyRed")
    while game.view(None)["phase"] == "day":
        play(game, "P2 " + next(text for text in ("end", "pass", "done") if text in choices(game, "P2")))
    assert prayer(game, "P1") == total


@pytest.mark.rule("T-EX-40")
def test_a_troop_above_the_limit_after_its_priest_is_lost() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 7 +1; skills skill_legion; tiles act_of_god_red; hand enlistment
        P2 troops TW3 2
    """)
    march(game, "P1", "RW", "7 priests 1", "TW3")
    fight(game, "320 202", "410 202")
    play(game, "P1 lose 1", "P1 stay")
    assert on(game, "TW3") == {"P1": 6}
    play(game, "P1 card enlistment")
    cannot(game, "P1 place TW3")
    play(game, "P1 done", "P1 silver move2", "P1 pass", "P1 from TW3")
    assert choices(game, "P1", "group")[0] == "group 5"
    cannot(game, "P1 group 6")


@pytest.mark.rule("T-EX-40")
def test_not_even_a_priest_joins_a_troop_above_the_limit() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 6; priests-waiting 1; skills skill_legion; hand enlistment
        P2
    """)
    play(game, "P1 card enlistment")
    cannot(game, "P1 place RW")
    cannot(game, "P1 priest RW")


THREE_PRIESTS = """
    players 2
    modules black path
    turn P1
    P1 prayer 4; troops A1 3 +2, TW2 1 +1{}
    P2
"""


@pytest.mark.rule("T-EX-41")
def test_the_third_priest_is_sent_back_from_a_temple() -> None:
    game = position(THREE_PRIESTS.format(""))
    assert points(game, "P1", "temporary") == 1
    play(game, "P1 sendback TW2")
    assert priests_outside(game, "P1") == 1
    assert (on(game, "TW2"), points(game, "P1", "temporary")) == ({}, 0)
    assert (prayer(game, "P1"), reserve(game, "P1")) == (4, 11)


@pytest.mark.rule("T-EX-42")
def test_silver_activates_a_priest_and_gold_does_not() -> None:
    game = position("""
        players 2
        modules black path
        turn P1
        P1 troops A1 2; tiles act_of_god_black, forced_march
        P2
    """)
    play(game, "P1 silver move2")
    assert choices(game, "P1", "trip")
    play(game, "P1 pass", "P1 pass", "P1 gold move")
    assert game.question(0) == "start-of-move"
    assert choices(game, "P1", "trip") == []


@pytest.mark.rule("T-EX-43")
def test_charge_as_tile_and_as_skill() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3 +1; tiles charge; skills skill_charge
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "3 priests 1", "TW3")
    fight(game, "221 202", "202 130")
    assert outcome(game)[0] == 3 + 2 + 1 + 1


@pytest.mark.rule("T-EX-44")
def test_compensation_does_not_count_divine_wound() -> None:
    game = position("""
        players 2
        modules path cards
        turn P1
        P1 troops RW 3 +1; tiles divine_wound; skills compensation; hand war_rage, glory, prayer
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "3 priests 1", "TW3")
    fight(game, "410 202", "202 130", attacker_divine=["war_rage", "glory"])
    play(game, "P1 wound prayer")
    assert hand(game, "P1") == {}
    play(game, "P2 recall", "P1 stay")
    assert sum(hand(game, "P1").values()) == 2


@pytest.mark.rule("T-EX-45")
def test_divinity_draws_a_card_for_two_units() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 5 +1 scorpion; tiles giant_scorpion, blades_of_neith; skills divinity
        P2 troops TW3 5
    """)
    march(game, "P1", "RW", "5 priests 1 with creature", "TW3")
    fight(game, "130 202", "320 130")
    play(game, "P1 lose 0")
    assert outcome(game) == (5 + 2 + 1 + 1, 5 + 3, 2, 5)
    play(game, "P1 stay")
    assert sum(hand(game, "P1").values()) == 2


@pytest.mark.rule("T-EX-46")
def test_direct_recruitment_goes_home() -> None:
    """16 units on the board: 12, three mercenaries and a priest."""
    game = position("""
        players 2
        modules black path
        turn P1
        P1 troops RW 4 +1, A1 5, A2 4, A3 3; tiles mercenaries_male; skills direct_recruitment
        P2 troops TW3 3
    """)
    march(game, "P1", "RW", "4 priests 1", "TW3")
    fight(game, "410 202", "130 202")
    play(game, "P1 lose 0")
    assert choices(game, "P1", "place") == ["place A2", "place A3"]
    play(game, "P1 place A2", "P1 place A3", "P1 place A3")
    assert (on(game, "A2"), on(game, "A3"), reserve(game, "P1")) == ({"P1": 5}, {"P1": 5}, 0)
    assert (outcome(game), on(game, "TW3")["P1"]) == ((8, 4, 3, 1), 1)


# --- divine cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-EX-47")
def test_tactical_choice_swaps_the_cards() -> None:
    game = position("""
        players 2
        modules cards
        turn P1
        P1 troops RW 3; hand tactical_choice
        P2 troops TW3 3
    """)
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "130 410", "320 202", attacker_divine=["tactical_choice"])
    play(game, "P1 yes")
    assert outcome(game) == (3 + 4, 3 + 3, 2, 1)
    play(game, "P2 recall", "P1 stay")
    left = seat_view(game, "P1")["battle_hand"]
    assert left == ["320", "301", "221", "202", "500", "113"]


@pytest.mark.rule("T-EX-48")
def test_glory_without_survivors() -> None:
    game = position("""
        players 2
        modules cards
        turn P1
        P1 prayer 8; troops RW 2; hand glory
        P2 troops TW3 3
    """)
    march(game, "P1", "RW", "2", "TW3")
    fight(game, "500 202", "301 202", attacker_divine=["glory"])
    assert on(game, "TW3") == {"P2": 3}
    assert prayer(game, "P1") == 11


# --- victory in the Day ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T-EX-49")
def test_raining_fire_before_the_token_wins() -> None:
    game = position("""
        players 2 target 8
        modules victory
        turn P1
        P1 prayer 5; points battle 8; hand raining_fire
        P2 troops TW3 1; points battle 8
    """)
    assert not game.over
    assert game.view(None)["last_day"]
    play(game, "P1 card raining_fire TW3")
    assert points(game, "P2") == 8
    assert (game.winner, game.view(None)["end_reason"]) == (0, "in-the-day")


LAST_TOKEN = """
    players 2 target 8
    modules victory
    day 1 round 5
    turn P1
    P1 prayer 5; pyramids A1 white 3, A2 red 1; points battle 7; tokens move1, recruit, move2, raise
    P2 prayer 5; pyramids B1 white 1, B2 red 3; {}; tokens move1, recruit, move2, raise
"""


@pytest.mark.rule("T-EX-50")
def test_the_eighth_point_with_the_last_token_wins_next_day() -> None:
    game = position(LAST_TOKEN.format("points battle 3"))
    play(game, "P1 token buyWhite", "P1 buy victory_point_white", "P1 end")
    play(game, "P2 token buyWhite", "P2 pass", "P2 end")
    assert (points(game, "P1"), game.over, game.view(None)["last_day"]) == (8, False, False)
    play(game, "P2 next P2", "P2 token pray1", "P2 end")
    assert (game.winner, game.view(None)["day"]) == (0, 2)


@pytest.mark.rule("T-EX-50")
def test_the_eighth_point_does_not_win_against_more() -> None:
    game = position(LAST_TOKEN.format("troops TW2 1, TW3 1; points battle 5"))
    play(game, "P1 token buyWhite", "P1 buy victory_point_white", "P1 end")
    play(game, "P2 token buyRed", "P2 buy victory_point_red", "P2 end")
    assert (points(game, "P1"), points(game, "P2"), game.over) == (8, 9, False)
    play(game, "P1 next P1")
    assert (game.view(None)["day"], game.over, game.view(None)["last_day"]) == (2, False, True)


@pytest.mark.rule("T-EX-51")
def test_the_last_day_ends_with_a_tie() -> None:
    game = position("""
        players 3 target 8
        modules victory
        day 3 round 5
        last-day
        turn P3
        P1 points battle 3, two_temples 6; tokens move1, recruit, move2, raise, buyWhite
        P2 points battle 4, two_temples 5; tokens move1, recruit, move2, raise, buyWhite
        P3 points battle 1, two_temples 7; tokens move1, recruit, move2, raise
    """)
    play(game, "P3 token pray2", "P3 end")
    assert [points(game, name) for name in ("P1", "P2", "P3")] == [9, 9, 8]
    assert (game.winner, game.view(None)["end_reason"]) == (1, "last-day")


@pytest.mark.rule("T-EX-52")
def test_a_vetoed_swiftness() -> None:
    game = position("""
        players 2
        modules cards
        turn P1
        P1 troops RW 3; hand swiftness
        P2 hand veto
    """)
    march(game, "P1", "RW", "3")
    play(game, "P1 card swiftness", "P2 yes")
    assert game.view(None)["move"]["movement_left"] == 1
    assert hand(game, "P1") == {}
    assert game.view(0)["known_discards"] == {"veto": 1, "swiftness": 1}
    play(game, "P1 step OAB", "P1 end")
    assert on(game, "OAB") == {"P1": 3}


# --- more of the black pyramid --------------------------------------------------------------------------------------


@pytest.mark.rule("T-EX-53")
def test_enforced_recruitment_in_a_temple() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 prayer 5; troops TW3 2; tiles enforced_recruitment
        P2
    """)
    play(game, "P1 token recruit", *["P1 place TW3"] * 3)
    assert "place TW3" not in choices(game, "P1")
    assert (on(game, "TW3"), prayer(game, "P1")) == ({"P1": 5}, 2)


@pytest.mark.rule("T-EX-54")
def test_the_griffin_teleports_from_an_obelisk() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 prayer 4; troops OAB 3 griffin; tiles griffin_sphinx, stargate
        P2
    """)
    march(game, "P1", "OAB", "3 with creature")
    play(game, "P1 teleport TW3")
    assert (prayer(game, "P1"), game.view(None)["move"]["movement_left"]) == (3, 1)
    assert creature(game, "TW3") == {"P1": "griffin"}


@pytest.mark.rule("T-EX-55")
@pytest.mark.parametrize(("fourth", "free"), [("buyBlack", True), ("raise", False)])
def test_buying_black_fills_the_bottom_row(fourth: str, free: bool) -> None:
    game = position(f"""
        players 2
        modules black
        day 1 round 5
        turn P1
        P1 tokens move1, recruit, move2, {fourth}
        P2 tokens move1, recruit, move2, raise
    """)
    assert ("token pray1" in choices(game, "P1")) is free
    assert ("token buyBlack" in choices(game, "P1")) is not free


@pytest.mark.rule("T-EX-56")
def test_divine_memory_never_takes_the_other_one() -> None:
    game = position("""
        players 2
        modules cards
        discard prayer, divine_memory
        turn P1
        P1 prayer 3; hand divine_memory
        P2
    """)
    play(game, "P1 card divine_memory")
    assert choices(game, "P1") == ["recover prayer"]
    play(game, "P1 recover prayer")
    assert (hand(game, "P1"), prayer(game, "P1")) == ({"prayer": 1}, 2)


@pytest.mark.rule("T-EX-57")
def test_a_devourer_left_by_its_priest_goes_to_the_reserve() -> None:
    game = position(THREE_PRIESTS.format(" devourer; tiles devourer"))
    play(game, "P1 sendback TW2")
    assert seen(game, "P1")["creatures_in_reserve"] == ["devourer"]
    assert creature(game, "A1") == {}


@pytest.mark.rule("T-EX-58")
def test_taking_a_temple_in_the_last_round() -> None:
    game = position("""
        players 4 target 8
        modules victory
        day 3 round 5
        turn P1
        P1 troops RW 3; points battle 8; tiles initiative; tokens move1, recruit, raise, pray2
        P2 points battle 7; tokens move1, recruit, raise, pray2
        P3 troops TW3 1; points battle 8; tokens move1, recruit, raise, pray2
        P4 points battle 7; tokens move1, recruit, raise, pray2
    """)
    assert (points(game, "P1"), points(game, "P3")) == (8, 9)
    assert (game.view(None)["last_day"], game.over) == (True, False)
    march(game, "P1", "RW", "3", "TW3", token="token move2")
    play(game, "P1 end", "P1 end", "P2 token pray1", "P2 end")
    assert (points(game, "P1"), points(game, "P3")) == (9, 8)
    assert game.waiting_for() == [2]
    play(game, "P3 token pray1", "P3 end", "P4 token pray1")
    assert not game.over
    play(game, "P4 end")
    assert (game.winner, game.view(None)["end_reason"]) == (0, "last-day")
