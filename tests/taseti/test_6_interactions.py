"""Section 6: what happens when the pieces of the modules meet."""

from __future__ import annotations

import pytest
from words import (
    cannot,
    capacity,
    choices,
    creature,
    fight,
    hand,
    march,
    objects,
    on,
    outcome,
    play,
    points,
    position,
    prayer,
    priests_waiting,
    reserve,
    seen,
    told,
)

from kemet import Game
from kemet.content.loader import load_content

# --- entering an enemy space ----------------------------------------------------------------------------------------

ENTRY = """
    players 2
    modules black
    turn P1
    P1 prayer {}; troops RW 3; tiles dedication_to_battle, initiative
    P2 troops TW3 4 khnum; tiles khnums_sphinx, deadly_trap; hand escape
"""


@pytest.mark.rule("T-X-01")
def test_the_order_of_entering() -> None:
    game = position(ENTRY.format(2))
    march(game, "P1", "RW", "3")
    told_before = len(game.events())
    play(game, "P1 step TW3")
    assert prayer(game, "P1") == 2 - 2 + 2
    assert (on(game, "TW3"), game.question(1)) == ({"P1": 2, "P2": 4}, "escape")
    play(game, "P2 pass")
    assert on(game, "TW3") == {"P1": 2, "P2": 2}
    kinds = [event.kind for event in game.events()[told_before:]]
    assert kinds == ["fee", "step", "prayer", "destroyed", "destroyed", "battle"]


@pytest.mark.rule("T-X-02")
@pytest.mark.parametrize("purse", [0, 1])
def test_dedication_does_not_pay_khnums_fee(purse: int) -> None:
    game = position(ENTRY.format(purse))
    march(game, "P1", "RW", "3")
    cannot(game, "P1 step TW3")


@pytest.mark.rule("T-X-03")
def test_an_escape_comes_after_dedication_and_trap() -> None:
    game = position(ENTRY.format(2))
    march(game, "P1", "RW", "3", "TW3")
    play(game, "P2 escape RW")
    assert prayer(game, "P1") == 2
    assert (on(game, "TW3"), on(game, "RW")) == ({"P1": 2}, {"P2": 4})


@pytest.mark.rule("T-X-04")
def test_a_trap_that_takes_the_last_unit() -> None:
    game = position("""
        players 2
        modules black dawn
        turn P1
        P1 troops RW 1 scarab, A1 2; tiles royal_scarab
        P2 troops TW3 2; tiles deadly_trap
    """)
    march(game, "P1", "RW", "1 with creature", "TW3")
    assert (told(game, "battle"), game.view(None)["move"]) == ([], None)
    assert creature(game, "A1") == {"P1": "scarab"}
    for name in ("P1", "P2"):
        assert (seen(game, name)["dawn_tokens"], points(game, name, "battle")) == (0, 0)
        assert seen(game, name)["battle_hand_size"] == 6


# --- tiles and skills of one name -----------------------------------------------------------------------------------


@pytest.mark.rule("T-X-05")
@pytest.mark.parametrize(
    ("powers", "bonus"), [("", 0), ("; tiles charge", 1), ("; tiles charge; skills skill_charge", 2)]
)
def test_charge_adds_to_charge(powers: str, bonus: int) -> None:
    game = position(f"""
        players 2
        modules path
        turn P1
        P1 troops RW 3 +1{powers}
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "3 priests 1", "TW3")
    fight(game, "410 202", "202 130")
    assert outcome(game)[0] == 3 + 4 + bonus


DEFENCE = """
    players 2
    modules black path
    turn P1
    P1 troops RW 3
    P2 troops TW3 4 +1{}
"""


@pytest.mark.rule("T-X-06")
def test_defensive_victory_twice() -> None:
    game = position(DEFENCE.format("; tiles defensive_victory; skills skill_defensive_victory"))
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "221 410", "410 202")
    play(game, "P2 lose 0")
    assert outcome(game) == (8, 5, 2, 0)
    assert points(game, "P2", "battle") == 2


@pytest.mark.rule("T-X-07")
@pytest.mark.parametrize(("there", "room"), [(6, True), (7, False)])
def test_legion_twice_is_still_seven(there: int, room: bool) -> None:
    game = position(f"""
        players 2
        modules path
        turn P1
        P1 troops A1 {there} +1; tiles legion; skills skill_legion; hand enlistment
        P2
    """)
    play(game, "P1 card enlistment")
    assert ("place A1" in choices(game, "P1")) is room


@pytest.mark.rule("T-X-08")
@pytest.mark.parametrize(("tile", "gained"), [("", 1), (", defensive_victory", 2)])
def test_devourer_and_defensive_victory(tile: str, gained: int) -> None:
    game = position(DEFENCE.format(f" devourer; tiles devourer{tile}"))
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "320 410", "130 202")
    play(game, "P2 lose 0")
    assert outcome(game) == (7, 6, 2, 3)
    assert points(game, "P2", "battle") == gained


# --- the Mask -------------------------------------------------------------------------------------------------------

MASK = """
    players 2
    modules black dawn path cards
    turn P1
    P1 prayer 0; troops RW 4 +1 devourer; {}
    P2 prayer 0; troops TW3 3 +1; {}
"""
MINE = "tiles charge, blades_of_neith, carnage, crusade, holy_war, devourer; skills slaughter, divinity; objects {}"
THEIRS = "tiles defense, shield_of_neith, honor_in_battle; skills defensive_position, compensation; objects {}"


@pytest.mark.rule("T-X-09")
def test_what_a_mask_hides_and_what_it_leaves() -> None:
    game = position(MASK.format(MINE.format("mask, dagger, khopesh"), THEIRS.format("dagger, leather_shield")))
    march(game, "P1", "RW", "4 priests 1 with creature", "TW3")
    play(game, "P1 use mask", "P1 use dagger", "P1 use khopesh", "P2 use dagger", "P2 use leather_shield")
    fight(game, "320 202", "202 130")
    assert outcome(game) == (4 + 3, 3 + 2, 0, 0)
    assert (prayer(game, "P1"), points(game, "P1", "battle")) == (0, 1)
    assert (points(game, "P1", "daggers"), points(game, "P2", "daggers")) == (0, 0)
    assert choices(game, "P2") == ["recall", "retreat"]
    play(game, "P2 recall", "P1 stay")
    assert (prayer(game, "P2"), seen(game, "P2")["dawn_tokens"], seen(game, "P1")["dawn_tokens"]) == (3, 1, 0)
    assert (hand(game, "P1"), hand(game, "P2")) == ({}, {})


@pytest.mark.rule("T-X-09")
def test_losses_under_a_mask_pay_nobody() -> None:
    game = position(MASK.format(MINE.format("mask"), THEIRS.format("dagger")))
    march(game, "P1", "RW", "4 priests 1 with creature", "TW3")
    play(game, "P1 use mask", "P2 done")
    fight(game, "130 202", "320 202")
    play(game, "P1 lose 0")
    assert outcome(game) == (6, 5, 3, 2)
    play(game, "P1 recall")
    assert (prayer(game, "P1"), prayer(game, "P2")) == (2, 0)
    assert (hand(game, "P1"), points(game, "P2", "battle")) == ({}, 0)


@pytest.mark.rule("T-X-10")
def test_one_mask_is_enough_and_everything_announced_is_used_up() -> None:
    game = position(MASK.format(MINE.format("khopesh, leather_shield"), THEIRS.format("mask")))
    march(game, "P1", "RW", "4 priests 1 with creature", "TW3")
    play(game, "P1 use khopesh", "P1 use leather_shield", "P2 use mask")
    assert game.view(None)["battle"]["masked"]
    fight(game, "410 202", "202 130")
    assert outcome(game)[0] == 4 + 4
    assert (objects(game, "P1"), objects(game, "P2")) == ({}, {})


@pytest.mark.rule("T-X-11")
@pytest.mark.parametrize(("answer", "cards"), [("use mask", []), ("done", ["add war_rage"])])
def test_no_divine_cards_under_a_mask(answer: str, cards: list[str]) -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3; objects mask; hand war_rage
        P2 troops TW3 2
    """)
    march(game, "P1", "RW", "3", "TW3")
    play(game, f"P1 {answer}", "P1 play 410 discard 202")
    assert choices(game, "P1", "add") == cards


@pytest.mark.rule("T-X-12")
@pytest.mark.parametrize(("answer", "asked"), [("use mask", [0, 1]), ("done", [1])])
def test_nobody_shows_a_card_under_a_mask(answer: str, asked: list[int]) -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3 +1; objects mask; skills premonition
        P2 troops TW3 2
    """)
    march(game, "P1", "RW", "3 priests 1", "TW3")
    play(game, f"P1 {answer}")
    assert game.waiting_for() == asked
    play(game, "P2 play 202 discard 130")
    assert ("played" in game.view(0)["battle"]["defender"]) is (answer == "done")


# --- Divine Protection, Sacrificial Charge --------------------------------------------------------------------------


@pytest.mark.rule("T-X-13")
@pytest.mark.parametrize(("cards", "gained"), [([], 2), (["divine_protection"], 0)])
def test_honor_under_divine_protection(cards: list[str], gained: int) -> None:
    game = position("""
        players 2
        modules black cards
        turn P1
        P1 prayer 3; troops RW 4; tiles honor_in_battle; hand divine_protection
        P2 troops TW3 2
    """)
    march(game, "P1", "RW", "4", "TW3")
    fight(game, "410 202", "320 202", attacker_divine=cards)
    play(game, "P2 recall", "P1 stay")
    assert prayer(game, "P1") == 3 + gained


@pytest.mark.rule("T-X-14")
def test_units_of_the_own_charge_are_nobodys_prey() -> None:
    game = position("""
        players 2
        modules black path cards
        turn P1
        P1 troops RW 2
        P2 prayer 0; troops TW3 5 +1 devourer; tiles crusade, devourer; skills divinity
    """)
    march(game, "P1", "RW", "2", "TW3")
    fight(game, "500 202", "301 202")
    assert outcome(game) == (5 + 2 + 3, 2 + 5, 0, 0)
    assert on(game, "TW3") == {"P2": 5}
    play(game, "P2 stay")
    assert (prayer(game, "P2"), hand(game, "P2"), points(game, "P2", "battle")) == (0, {}, 0)


@pytest.mark.rule("T-X-15")
def test_own_losses_bring_no_honor_and_no_recruits() -> None:
    game = position("""
        players 2
        modules black path cards
        turn P1
        P1 prayer 0; troops RW 4 +1; tiles honor_in_battle; skills direct_recruitment
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "4 priests 1", "TW3")
    fight(game, "500 202", "202 130")
    play(game, "P1 lose 0")
    assert game.question(1) == "loser"
    play(game, "P2 recall", "P1 stay")
    assert (on(game, "TW3"), prayer(game, "P1")) == ({"P1": 2}, 0)


# --- Dawn -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-X-16")
def test_sacrificial_charge_in_the_dawn() -> None:
    game = position("players 2\nmodules dawn cards\nnight\nP1 troops RW 3\nP2 troops TW3 3")
    play(game, "P2 play 500 discard 113", "P1 play 410 discard 113")
    assert [bid["value"] for bid in told(game, "spent")] == [5, 4]
    assert (on(game, "RW"), on(game, "TW3"), told(game, "destroyed")) == ({"P1": 3}, {"P2": 3}, [])


@pytest.mark.rule("T-X-17")
@pytest.mark.parametrize(("used", "left"), [("", 6), ("; shown 410; discarded 320", 4)])
def test_the_dawn_uses_the_battle_hand(used: str, left: int) -> None:
    game = position(f"players 2\nmodules dawn cards\nnight\nP1\nP2{used and ' '}{used.removeprefix(';')}")
    play(game, "P2 play 130 discard 113")
    assert seen(game, "P2")["battle_hand_size"] == left


@pytest.mark.rule("T-X-17")
def test_the_fourth_use_of_eight_cards_refills_the_hand() -> None:
    game = position("players 2\nmodules dawn cards\nnight\nP1\nP2 shown 410, 320, 301; discarded 221, 202, 500")
    play(game, "P2 play 130 discard 113")
    assert seen(game, "P2")["battle_hand_size"] == 8


# --- priests --------------------------------------------------------------------------------------------------------

TRIP = """
    players 2
    modules path
    slots 3A2 haste, TS VP
    turn P1
    P1 prayer 0; troops {}; priests-at 1A2
    P2 troops TW3 1
"""


def fetch_haste(game: Game) -> None:
    play(game, "P1 token move1", "P1 trip 1A2 3A2", "P1 take 1", "P1 replace RW")


@pytest.mark.rule("T-X-18")
@pytest.mark.parametrize(("group", "steps"), [("2 priests 1", 2), ("1", 1)])
def test_a_new_skill_works_at_once_in_the_group_of_its_priest(group: str, steps: int) -> None:
    game = position(TRIP.format("RW 2"))
    fetch_haste(game)
    play(game, "P1 from RW", f"P1 group {group}")
    assert capacity(game) == steps


@pytest.mark.rule("T-X-19")
def test_the_creature_stays_with_the_new_priest() -> None:
    game = position(TRIP.format("RW 1 scarab; tiles royal_scarab"))
    fetch_haste(game)
    assert (on(game, "RW"), creature(game, "RW")) == ({"P1": 1}, {"P1": "scarab"})
    assert game.view(None)["spaces"]["RW"]["priests"] == {0: 1}


@pytest.mark.rule("T-X-20")
def test_a_priest_in_a_troop_of_five() -> None:
    game = position(TRIP.format("RW 5"))
    fetch_haste(game)
    assert (on(game, "RW"), reserve(game, "P1")) == ({"P1": 5}, 8)


@pytest.mark.rule("T-X-21")
def test_priests_are_recalled_like_units() -> None:
    game = position(TRIP.format("RW 3 +2"))
    march(game, "P1", "RW", "3 priests 2", "TW3")
    fight(game, "410 202", "202 130")
    play(game, "P2 recall", "P1 recall")
    assert (prayer(game, "P1"), reserve(game, "P1")) == (3, 11 + 3)
    assert priests_waiting(game, "P1") == 2


@pytest.mark.rule("T-X-22")
def test_priests_may_be_sacrificed() -> None:
    game = position("""
        players 3
        modules path
        end-of-day
        P1 prayer 0; troops TD5 1 +1
        P2 troops SAN 2 +2
        P3
    """)
    play(game, "P1 yes", "P2 yes")
    assert (on(game, "TD5"), on(game, "SAN")) == ({}, {})
    assert (priests_waiting(game, "P1"), priests_waiting(game, "P2")) == (1, 2)
    assert points(game, "P2", "sanctuary") == 1


# --- the Night ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-X-23")
def test_a_night_battle() -> None:
    game = position("""
        players 2
        modules black dawn
        night
        P1 prayer 0; tiles reinforcements, dedication_to_battle, initiative, bestial_fury, divine_strength,\
 priest_of_ra; hand war_fury
        P2 prayer 0; troops A1 3; tiles deadly_trap
    """)
    assert prayer(game, "P1") == 2
    play(game, "P1 reinforce", "P1 place A1", "P1 place A1", "P1 place A1", "P1 done")
    assert (on(game, "A1"), prayer(game, "P1")) == ({"P1": 3, "P2": 3}, 2)
    fight(game, "410 202", "202 130", attacker_divine=["war_fury"])
    assert prayer(game, "P1") == 2 - 1
    revealed = told(game, "revealed")[0]
    assert (revealed["strength"], revealed["damage"]) == (3 + 4 + 1 + 2, 1 + 1)
    play(game, "P2 recall", "P1 recall")
    assert prayer(game, "P1") == 1 + 3
    assert (points(game, "P1", "battle"), seen(game, "P2")["dawn_tokens"]) == (1, 1)
    play(game, "P2 play 301 discard 221")
    assert choices(game, "P2") == ["spend 0", "spend 1"]


# --- cards ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-X-24")
def test_a_veto_stops_swiftness_and_divine_memory() -> None:
    game = position("""
        players 2
        modules cards
        discard prayer
        turn P1
        P1 prayer 3; troops RW 2; hand swiftness, divine_memory
        P2 hand veto x2
    """)
    play(game, "P1 card divine_memory", "P2 yes")
    assert (game.question(0), hand(game, "P1"), prayer(game, "P1")) == ("turn", {"swiftness": 1}, 2)
    march(game, "P1", "RW", "2")
    play(game, "P1 card swiftness", "P2 yes")
    assert (capacity(game), hand(game, "P1")) == (1, {})


@pytest.mark.rule("T-X-24")
@pytest.mark.parametrize("card", ["glory", "tactical_choice", "divine_protection", "reinforcements"])
def test_no_veto_against_battle_cards(card: str) -> None:
    game = position(f"""
        players 2
        modules cards
        turn P1
        P1 prayer 0; troops RW 3; hand {card}
        P2 troops TW3 1; hand veto
    """)
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "410 202", "202 130", attacker_divine=[card])
    assert told(game, "vetoed") == []
    assert "veto" not in [game.question(seat) for seat in (0, 1)]
    assert hand(game, "P2") == {"veto": 1}


@pytest.mark.rule("T-X-25")
def test_divine_memory_may_take_a_veto_just_discarded() -> None:
    game = position("""
        players 2
        modules cards
        turn P1
        P1 prayer 3; hand prayer, divine_memory x2
        P2 hand veto
    """)
    play(game, "P1 card prayer", "P2 yes", "P1 card divine_memory")
    assert sorted(choices(game, "P1")) == ["recover prayer", "recover veto"]
    play(game, "P1 recover veto")
    assert hand(game, "P1") == {"divine_memory": 1, "veto": 1}


@pytest.mark.rule("T-X-26")
def test_a_temporary_token_outlasts_an_escape() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3; tiles god_speed
        P2 troops FB 2, OAB 2; hand escape
    """)
    play(game, "P1 token move1", "P1 trip reserve 1A3", "P1 from RW", "P1 group 3", "P1 step FB", "P2 escape B1")
    assert game.view(None)["path"]["temporary_held"] == ["damage"]
    play(game, "P1 step OAB")
    fight(game, "410 202", "202 130")
    assert told(game, "revealed")[0]["damage"] == 1 + 1


# --- black tiles ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-X-27")
def test_twin_ceremony_buys_from_a_level_raised_today() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 prayer 11; pyramids A1 red 1, A2 black 2; tiles twin_ceremony, act_of_god_black
        P2
    """)
    play(game, "P1 token buyRed", "P1 buy charge", "P1 silver raise", "P1 raise A1 2", "P1 gold buy", "P1 buy carnage")
    assert prayer(game, "P1") == 11 - 1 - 2 - 3


@pytest.mark.rule("T-X-28")
@pytest.mark.parametrize(("tile", "price"), [("stargate", 0), ("carnage", 1)])
def test_twin_ceremony_with_priestess_and_ra(tile: str, price: int) -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 prayer 1; pyramids A1 red 2, A2 black 2; tiles twin_ceremony, priestess, priest_of_ra
        P2
    """)
    play(game, "P1 token buyRed", "P1 buy charge", "P1 gold buy", f"P1 buy {tile}")
    assert [bought["price"] for bought in told(game, "bought")] == [0, price]


@pytest.mark.rule("T-X-29")
@pytest.mark.parametrize(
    ("tiles", "price"), [("", 2), (", stargate", 1), (", priest_of_ra", 1), (", stargate, priest_of_ra", 0)]
)
def test_reductions_for_the_griffin(tiles: str, price: int) -> None:
    game = position(f"""
        players 2
        modules black
        turn P1
        P1 prayer 4; troops OAB 3 griffin; tiles griffin_sphinx{tiles}
        P2
    """)
    march(game, "P1", "OAB", "3 with creature")
    play(game, "P1 teleport TW3")
    assert prayer(game, "P1") == 4 - price


# --- victory --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-X-30")
@pytest.mark.parametrize(("points_", "wins"), [("battle 8", True), ("battle 8, daggers -1", False)])
def test_a_dagger_counts_at_the_check(points_: str, wins: bool) -> None:
    game = position(f"""
        players 2 target 8
        modules path victory
        order P2 P1
        turn P2
        P1 points {points_}
        P2
    """)
    play(game, "P2 token pray1", "P2 end")
    assert game.winner == (0 if wins else None)


@pytest.mark.rule("T-X-30")
@pytest.mark.parametrize(("troops", "wins"), [("RW 3", False), ("A1 3", True)])
def test_a_lost_temple_counts_at_the_check(troops: str, wins: bool) -> None:
    game = position(f"""
        players 2 target 8
        modules victory
        turn P1
        P1 prayer 3; troops {troops}; tiles initiative
        P2 troops TW3 1; points battle 7
    """)
    if wins:
        play(game, "P1 token pray1", "P1 end")
    else:
        march(game, "P1", "RW", "3", "TW3")
        play(game, "P1 end", "P1 end")
    assert game.winner == (1 if wins else None)


@pytest.mark.rule("T-X-31")
def test_path_and_dagger_points_do_not_break_ties() -> None:
    game = position("""
        players 2 target 8
        modules path victory
        path 1A 2A 3A 4A aside 2
        day 3 round 5
        last-day
        turn P2
        P1 points battle 1, path 2, daggers 2; tokens move1, recruit, move2, raise, buyWhite
        P2 points battle 2, two_temples 3; tokens move1, recruit, move2, raise
    """)
    play(game, "P2 token pray2", "P2 end")
    assert (points(game, "P1"), points(game, "P2")) == (5, 5)
    assert game.winner == 1


@pytest.mark.rule("T-X-32")
def test_enforced_recruitment_needs_an_own_unit_there() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 prayer 5; troops TW3 2, A1 1; tiles enforced_recruitment
        P2 troops RW 2
    """)
    play(game, "P1 token recruit")
    assert choices(game, "P1", "place") == ["place A1", "place A2", "place A3", "place TW3"]
    play(game, "P1 place TW3", "P1 done")
    assert told(game, "battle") == []


# --- seals and the Devourer -----------------------------------------------------------------------------------------


@pytest.mark.rule("T-X-33")
@pytest.mark.parametrize(("answer", "strength"), [("done", 3 + 4 + 1), ("seal charge P1", 3 + 4)])
def test_a_seal_acts_in_the_battle_under_way(answer: str, strength: int) -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3; tiles charge
        P2 troops TW3 2; objects seal
    """)
    march(game, "P1", "RW", "3", "TW3")
    play(game, f"P2 {answer}")
    fight(game, "410 202", "202 130")
    assert outcome(game)[0] == strength


@pytest.mark.rule("T-X-34")
@pytest.mark.parametrize(("others", "fire"), [("", []), (", FB 1", ["card raining_fire FB"])])
def test_nothing_to_strike_but_the_devourer(others: str, fire: list[str]) -> None:
    game = position(f"""
        players 2
        modules black path
        path 1A 2A 3B 4A
        turn P1
        P1 prayer 5; priests-at 3B2; hand raining_fire
        P2 troops TW3 2 devourer{others}; tiles devourer
    """)
    assert choices(game, "P1", "card") == fire
    play(game, "P1 token move1", "P1 trip 3B2 3B4")
    assert ("kill FB" in choices(game, "P1")) is bool(fire)
    assert "kill TW3" not in choices(game, "P1")


@pytest.mark.rule("T-X-35")
def test_promo_tiles_are_left_out() -> None:
    tiles = {tile.id for tile in load_content((), ("black",)).tiles}
    black = tiles - {tile.id for tile in load_content((), ()).tiles}
    assert len(black) == 16
    assert tiles.isdisjoint({"protective_aura", "night_expedition", "reminiscence", "piety"})


# --- moving ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-X-36")
def test_capacity_with_everything() -> None:
    game = position("""
        players 2
        modules black path cards
        path 1A 2B 3A 4A
        turn P1
        P1 troops RW 3 +1 scarab; tiles god_speed, bestial_fury, royal_scarab; skills haste; objects hare;\
 priests-at 1A1; hand swiftness
        P2
    """)
    play(game, "P1 token move1", "P1 use hare")
    if game.question(0) == "before-the-action":
        play(game, "P1 done")
    play(game, "P1 trip 1A1 2B1", "P1 from RW", "P1 group 3 priests 1 with creature", "P1 card swiftness")
    assert capacity(game) == 1 + 1 + 1 + 2 + 1 + 1 + 1 + 1
    play(game, "P1 step TW3", "P1 group 2")
    assert capacity(game) == 8


@pytest.mark.rule("T-X-37")
def test_the_griffin_teleports_to_each_space_once() -> None:
    game = position("""
        players 2
        modules black
        turn P1
        P1 prayer 0; troops OAB 3 griffin; tiles griffin_sphinx, stargate, priest_of_ra
        P2
    """)
    march(game, "P1", "OAB", "3 with creature")
    play(game, "P1 teleport TW2", "P1 teleport OAB")
    cannot(game, "P1 teleport TW2", "B-TELE-10")
    assert choices(game, "P1", "teleport") == ["teleport TW3", "teleport TD5"]


@pytest.mark.rule("T-X-38")
@pytest.mark.parametrize(("limit", "last"), [("2", True), ("3", False)])
def test_the_day_of_the_limit_is_a_last_day(limit: str, last: bool) -> None:
    game = position(f"""
        players 2 target 8
        modules victory
        house dayLimit={limit}
        night
        P1 points battle 3
        P2 points battle 2
    """)
    play(game, "P2 next P1")
    assert game.view(None)["last_day"] is last
    if last:
        while not game.over:
            name = f"P{game.waiting_for()[0] + 1}"
            texts = choices(game, name)
            play(game, f"{name} " + next((text for text in ("end", "pass") if text in texts), texts[0]))
        assert (game.winner, game.view(None)["end_reason"], game.view(None)["day"]) == (0, "last-day", 2)


# --- creatures ------------------------------------------------------------------------------------------------------

ALONE = """
    players 2
    modules black path cards
    turn P1
    P1 prayer 5; troops RW 1 scarab, A1 2; tiles royal_scarab{}
    P2 troops TW3 {}
"""


def where_is_the_scarab(game: Game, name: str = "P1") -> str:
    spaces: dict[str, dict[str, dict[int, str]]] = game.view(None)["spaces"]
    for space, here in spaces.items():
        if "scarab" in here["creatures"].values():
            return space
    assert seen(game, name)["creatures_in_reserve"] == ["scarab"]
    return "reserve"


@pytest.mark.rule("T-X-39")
def test_a_recalled_or_left_creature_goes_to_the_reserve() -> None:
    recalled = position(ALONE.format("", 1))
    march(recalled, "P1", "RW", "1 with creature", "TW3")
    fight(recalled, "410 202", "202 130")
    play(recalled, "P2 recall", "P1 recall")
    assert where_is_the_scarab(recalled) == "reserve"
    left = position(ALONE.format("", 1))
    march(left, "P1", "RW", "1", "OAB")
    play(left, "P1 end")
    assert where_is_the_scarab(left) == "reserve"


@pytest.mark.rule("T-X-39")
def test_a_sacrificed_unit_or_a_priest_sent_back_leaves_it_in_the_reserve() -> None:
    game = position("""
        players 2
        modules path
        end-of-day
        P1 troops TD5 1 scarab, A1 2; tiles royal_scarab
        P2
    """)
    play(game, "P1 yes")
    assert where_is_the_scarab(game) == "reserve"
    sent = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 1 +1 scarab, A1 3 +2; tiles royal_scarab
        P2
    """)
    play(sent, "P1 sendback RW")
    assert where_is_the_scarab(sent) == "reserve"


@pytest.mark.rule("T-X-39")
def test_a_trapped_or_sacrificed_troop_lets_it_go_home() -> None:
    trapped = position(ALONE.format("", "1; tiles deadly_trap"))
    march(trapped, "P1", "RW", "1 with creature", "TW3")
    assert where_is_the_scarab(trapped) == "A1"
    charged = position(ALONE.format("", 1))
    march(charged, "P1", "RW", "1 with creature", "TW3")
    fight(charged, "500 202", "202 130")
    assert where_is_the_scarab(charged) == "A1"


@pytest.mark.rule("T-X-39")
@pytest.mark.parametrize("way", ["initiative", "raining_fire", "kill1"])
def test_destruction_outside_battle_lets_it_go_home(way: str) -> None:
    game = position("""
        players 2
        modules black path
        path 1A 2A 3B 4A
        turn P1
        P1 prayer 5; troops RW 3; tiles initiative; hand raining_fire; priests-at 3B2
        P2 troops TW3 1 scarab, B2 2; tiles royal_scarab
    """)
    if way == "initiative":
        march(game, "P1", "RW", "3", "TW3")
    elif way == "raining_fire":
        play(game, "P1 card raining_fire TW3")
    else:
        play(game, "P1 token move1", "P1 trip 3B2 3B4", "P1 kill TW3")
    assert where_is_the_scarab(game, "P2") == "B2"
