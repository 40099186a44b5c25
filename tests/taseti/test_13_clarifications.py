"""Section 13: the clarifications of Ta-Seti."""

from __future__ import annotations

import pytest
from words import (
    cannot,
    capacity,
    choices,
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
    seat_view,
    seen,
    told,
)

# --- troops, groups, creatures --------------------------------------------------------------------------------------


@pytest.mark.rule("T-CLAR-01")
@pytest.mark.parametrize(("group", "legal"), [("3 priests 1", True), ("2", False), ("2 priests 1", True)])
def test_two_troops_meet_and_one_has_legion(group: str, legal: bool) -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3 +1, TW3 4; skills skill_legion
        P2
    """)
    march(game, "P1", "RW", group)
    if not legal:
        cannot(game, "P1 step TW3", "B-MOVE-10")
        return
    play(game, "P1 step TW3", "P1 end")
    assert on(game, "TW3") == {"P1": 4 + int(group[0])}


@pytest.mark.rule("T-CLAR-01")
def test_plain_units_join_a_troop_with_legion() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3, TW3 4 +1; skills skill_legion
        P2
    """)
    march(game, "P1", "RW", "3", "TW3")
    play(game, "P1 end")
    assert on(game, "TW3") == {"P1": 7}


@pytest.mark.rule("T-CLAR-02")
@pytest.mark.parametrize("card", ["swiftness", "open_gates"])
def test_cards_without_need_are_spent(card: str) -> None:
    game = position(f"""
        players 2
        modules cards
        turn P1
        P1 prayer 3; troops RW 2; hand {card}
        P2
    """)
    march(game, "P1", "RW", "2")
    play(game, f"P1 card {card}", "P1 end")
    assert (hand(game, "P1"), game.view(None)["known_discards"]) == ({}, {card: 1})


@pytest.mark.rule("T-CLAR-03")
@pytest.mark.parametrize(("sealed", "steps", "strength"), [("", 3, 3 + 4 + 2), ("; sealed royal_scarab", 1, 3 + 4)])
def test_a_sealed_scarab_gives_nothing(sealed: str, steps: int, strength: int) -> None:
    game = position(f"""
        players 2
        modules path
        turn P1
        P1 troops RW 3 scarab; tiles royal_scarab{sealed}
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "3 with creature")
    assert capacity(game) == steps
    play(game, "P1 step TW3")
    fight(game, "410 202", "202 130")
    assert outcome(game)[0] == strength


@pytest.mark.rule("T-CLAR-03")
@pytest.mark.parametrize(("sealed", "damage", "protection"), [(False, 3, 1), (True, 1, 0)])
def test_sealed_scorpion_and_elephant(sealed: bool, damage: int, protection: int) -> None:
    game = position(f"""
        players 2
        modules path
        turn P1
        P1 troops RW 3 scorpion; tiles giant_scorpion{"; sealed giant_scorpion" if sealed else ""}
        P2 troops TW3 3 elephant; tiles ancestral_elephant{"; sealed ancestral_elephant" if sealed else ""}
    """)
    march(game, "P1", "RW", "3 with creature", "TW3")
    fight(game, "410 202", "320 130")
    mine, theirs = told(game, "revealed")
    assert (mine["damage"], theirs["protection"]) == (damage, protection)


@pytest.mark.rule("T-CLAR-03")
@pytest.mark.parametrize(("sealed", "left"), [("", 3 - 2), ("; sealed khnums_sphinx", 3)])
def test_a_sealed_khnum_takes_no_fee(sealed: str, left: int) -> None:
    game = position(f"""
        players 2
        modules black path
        turn P1
        P1 prayer 3; troops RW 3
        P2 troops TW3 2 khnum; tiles khnums_sphinx{sealed}
    """)
    march(game, "P1", "RW", "3", "TW3")
    assert prayer(game, "P1") == left


@pytest.mark.rule("T-CLAR-03")
@pytest.mark.parametrize(("sealed", "through"), [("", True), ("; sealed phoenix", False)])
def test_a_sealed_phoenix_stops_at_walls(sealed: str, through: bool) -> None:
    game = position(f"""
        players 2
        modules path
        turn P1
        P1 troops RW 3 phoenix; tiles phoenix, god_speed{sealed}
        P2
    """)
    march(game, "P1", "RW", "3 with creature", "FB")
    assert ("step B1" in choices(game, "P1")) is through
    assert capacity(game) >= 1


@pytest.mark.rule("T-CLAR-03")
@pytest.mark.parametrize(("sealed", "teleports"), [("", True), ("; sealed griffin_sphinx", False)])
def test_a_sealed_griffin_walks(sealed: str, teleports: bool) -> None:
    game = position(f"""
        players 2
        modules black path
        turn P1
        P1 prayer 4; troops OAB 3 griffin; tiles griffin_sphinx{sealed}
        P2
    """)
    march(game, "P1", "OAB", "3 with creature")
    assert bool(choices(game, "P1", "teleport")) is teleports


@pytest.mark.rule("T-CLAR-03")
@pytest.mark.parametrize(("sealed", "targets"), [("", []), ("; sealed devourer", ["card raining_fire TW3"])])
def test_a_sealed_devourer_can_be_struck(sealed: str, targets: list[str]) -> None:
    game = position(f"""
        players 2
        modules black path
        turn P1
        P1 prayer 4; hand raining_fire
        P2 troops TW3 3 devourer; tiles devourer{sealed}
    """)
    assert choices(game, "P1", "card") == targets


@pytest.mark.rule("T-CLAR-03")
@pytest.mark.parametrize(("sealed", "strength"), [("", 3 + 4), ("; sealed deep_desert_snake", 3 + 4 + 2)])
def test_a_sealed_snake_cancels_nothing(sealed: str, strength: int) -> None:
    game = position(f"""
        players 2
        modules path
        turn P1
        P1 troops RW 3 scarab; tiles royal_scarab
        P2 troops TW3 1 snake; tiles deep_desert_snake{sealed}
    """)
    march(game, "P1", "RW", "3 with creature", "TW3")
    fight(game, "410 202", "202 130")
    assert outcome(game)[0] == strength


@pytest.mark.rule("T-CLAR-04")
@pytest.mark.parametrize(("group", "left"), [("7 priests 1", 0), ("1 priests 1", 6), ("5", 2)])
def test_a_group_takes_the_last_priest_of_a_legion(group: str, left: int) -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 7 +1; skills skill_legion
        P2
    """)
    play(game, "P1 token move1", "P1 pass", "P1 from RW")
    cannot(game, "P1 group 6")
    play(game, f"P1 group {group}", "P1 step TW3", "P1 end")
    assert on(game, "RW").get("P1", 0) == left
    assert on(game, "TW3") == {"P1": 7 - left}


@pytest.mark.rule("T-CLAR-05")
@pytest.mark.parametrize(("tiles", "left"), [("", 5 - 2 - 2), ("; tiles priest_of_ra", 5 - 1 - 1)])
def test_a_teleport_to_khnum_is_paid_twice(tiles: str, left: int) -> None:
    text = f"""
        players 2
        modules black
        turn P1
        P1 prayer {{}}; troops A1 3{tiles}
        P2 troops TW3 2 khnum; tiles khnums_sphinx
    """
    game = position(text.format(5))
    march(game, "P1", "A1", "3")
    play(game, "P1 teleport TW3")
    assert prayer(game, "P1") == left
    poor = position(text.format(5 - left - 1))
    march(poor, "P1", "A1", "3")
    assert "teleport TW2" in choices(poor, "P1")
    cannot(poor, "P1 teleport TW3")


# --- retreat, gains -------------------------------------------------------------------------------------------------

GATES = """
    players 2
    modules path
    order P2 P1
    turn P2
    P1 troops FB 3 +1; skills skill_open_gates; hand {}
    P2 troops RW 5, FA 1, OAB 1, TW2 1, TW3 1
"""


@pytest.mark.rule("T-CLAR-06")
@pytest.mark.parametrize(("lost", "city"), [("lose 0", True), ("lose 1", False)])
def test_open_gates_lets_a_troop_with_its_priest_retreat_into_a_city(lost: str, city: bool) -> None:
    game = position(GATES.format(""))
    march(game, "P2", "RW", "5", "FB")
    fight(game, "320 202", "301 130")
    play(game, f"P1 {lost}", "P1 retreat")
    if city:
        assert choices(game, "P2") == ["retreat B1", "retreat B2", "retreat B3", "retreat RW"]
    else:
        assert on(game, "RW") == {"P1": 2}  # the only space


@pytest.mark.rule("T-CLAR-06")
def test_open_gates_lets_a_troop_escape_into_a_city() -> None:
    game = position(GATES.format("escape"))
    march(game, "P2", "RW", "5", "FB")
    assert choices(game, "P1", "escape") == ["escape B1", "escape B2", "escape B3", "escape RW"]
    plain = position(GATES.format("escape").replace("FB 3 +1", "FB 3"))
    march(plain, "P2", "RW", "5", "FB")
    assert choices(plain, "P1", "escape") == ["escape RW"]


@pytest.mark.rule("T-CLAR-07")
def test_two_glories_are_two_gains() -> None:
    game = position("""
        players 2
        modules black cards
        turn P1
        P1 prayer 0; troops RW 4; tiles divine_strength; hand glory x2
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "4", "TW3")
    fight(game, "410 202", "202 130", attacker_divine=["glory", "glory"])
    assert prayer(game, "P1") == (4 + 1) + (4 + 1)


@pytest.mark.rule("T-CLAR-08")
def test_divine_strength_works_again_for_the_recall_after_a_mask() -> None:
    game = position("""
        players 2
        modules black path
        turn P1
        P1 prayer 0; troops RW 3; tiles divine_strength, holy_war; objects mask
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "3", "TW3")
    play(game, "P1 use mask")
    fight(game, "410 202", "202 130")
    assert prayer(game, "P1") == 0
    play(game, "P2 recall", "P1 recall")
    assert prayer(game, "P1") == 3 + 1


# --- seals in a battle ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-CLAR-09")
def test_a_seal_under_a_mask_seals_as_usual() -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3; tiles charge; objects mask
        P2 troops TW3 2; objects seal
    """)
    march(game, "P1", "RW", "3", "TW3")
    play(game, "P1 use mask", "P2 seal charge P1")
    assert (seen(game, "P1")["sealed"], objects(game, "P2")) == (["charge"], {})


SEAL_IN_BATTLE = """
    players 2
    modules black path
    turn P1
    P1 prayer 2; troops RW 3; tiles {}; hand war_fury
    P2 troops TW3 1; objects seal
"""


@pytest.mark.rule("T-CLAR-10")
@pytest.mark.parametrize(("answer", "left"), [("done", 2), ("seal priest_of_ra P1", 1)])
def test_a_sealed_priest_of_ra_helps_no_more_in_this_battle(answer: str, left: int) -> None:
    game = position(SEAL_IN_BATTLE.format("priest_of_ra"))
    march(game, "P1", "RW", "3", "TW3")
    play(game, f"P2 {answer}")
    fight(game, "410 202", "202 130", attacker_divine=["war_fury"])
    assert prayer(game, "P1") == left


@pytest.mark.rule("T-CLAR-10")
@pytest.mark.parametrize(("answer", "gained"), [("done", 2 + 3 + 1), ("seal divine_strength P1", 2 + 3)])
def test_a_sealed_divine_strength_adds_no_more_and_takes_nothing_back(answer: str, gained: int) -> None:
    game = position(SEAL_IN_BATTLE.format("divine_strength, dedication_to_battle"))
    march(game, "P1", "RW", "3", "TW3")
    assert prayer(game, "P1") == 2 + (2 + 1)
    play(game, f"P2 {answer}")
    fight(game, "410 202", "202 130")
    play(game, "P2 recall", "P1 recall")
    assert prayer(game, "P1") == gained + 3


@pytest.mark.rule("T-CLAR-11")
@pytest.mark.parametrize(("answer", "strength"), [("done", 3 + 4), ("seal deep_desert_snake P2", 3 + 4 + 2)])
def test_a_seal_on_the_snake_wakes_the_other_creature(answer: str, strength: int) -> None:
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3 scarab; tiles royal_scarab; objects seal
        P2 troops TW3 1 snake; tiles deep_desert_snake
    """)
    march(game, "P1", "RW", "3 with creature", "TW3")
    play(game, f"P1 {answer}")
    fight(game, "410 202", "202 130")
    assert outcome(game)[0] == strength


# --- Reinforcements, temporary tokens, recruits ---------------------------------------------------------------------


@pytest.mark.rule("T-CLAR-12")
def test_legion_lasts_to_the_end_of_the_battle() -> None:
    game = position("""
        players 2
        modules path cards
        turn P1
        P1 troops RW 6 +1; skills skill_legion; hand reinforcements
        P2 troops TW3 2
    """)
    march(game, "P1", "RW", "6 priests 1", "TW3")
    fight(game, "320 202", "410 202", attacker_divine=["reinforcements"])
    play(game, "P1 lose 1", "P1 place TW3", "P1 place TW3")
    cannot(game, "P1 place TW3")
    assert on(game, "TW3") == {"P1": 7}


@pytest.mark.rule("T-CLAR-13")
def test_recalled_reinforcements_pay_like_the_others() -> None:
    game = position("""
        players 2
        modules cards
        turn P1
        P1 prayer 0; troops RW 2; hand reinforcements
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "2", "TW3")
    fight(game, "410 202", "202 130", attacker_divine=["reinforcements"])
    play(game, *["P1 place TW3"] * 3, "P2 recall", "P1 recall")
    assert prayer(game, "P1") == 5


@pytest.mark.rule("T-CLAR-14")
def test_enlistment_before_the_move_keeps_the_temporary_token_for_its_battle() -> None:
    """Enlistment is played once the group stands; it starts no battle, and the token serves that of the Move."""
    game = position("""
        players 2
        modules path
        turn P1
        P1 troops RW 3; hand enlistment
        P2 troops TW3 3, A1 1
    """)
    play(game, "P1 token move1", "P1 trip reserve 1A3", "P1 from RW", "P1 group 3", "P1 card enlistment")
    cannot(game, "P1 place A1")
    play(game, "P1 place A2", "P1 done")
    assert game.view(None)["path"]["temporary_held"] == ["damage"]
    play(game, "P1 step TW3")
    fight(game, "410 202", "202 130")
    assert told(game, "revealed")[0]["damage"] == 1 + 1


@pytest.mark.rule("T-CLAR-15")
def test_objects_and_seals_in_a_night_battle() -> None:
    game = position("""
        players 2
        modules path
        night
        P1 tiles reinforcements; objects khopesh
        P2 troops A1 2; objects seal
    """)
    play(game, "P2 pass", "P1 reinforce", *["P1 place A1"] * 2, "P1 done", "P1 use khopesh")
    assert choices(game, "P2") == ["done", "seal reinforcements P1"]
    play(game, "P2 seal reinforcements P1")
    fight(game, "410 202", "202 130")
    assert outcome(game)[0] == 2 + 4 + 1
    assert seen(game, "P1")["sealed"] == ["reinforcements"]


@pytest.mark.rule("T-CLAR-16")
@pytest.mark.parametrize(("answers", "strength"), [(("yes", "yes"), 3 + 1), (("yes", "pass"), 3 + 4)])
def test_two_swaps_cancel_out(answers: tuple[str, str], strength: int) -> None:
    game = position("""
        players 2
        modules cards
        turn P1
        P1 troops RW 3; hand tactical_choice x2
        P2 troops TW3 1
    """)
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "130 410", "202 320", attacker_divine=["tactical_choice"] * 2)
    play(game, *(f"P1 {answer}" for answer in answers))
    assert outcome(game)[0] == strength


@pytest.mark.rule("T-CLAR-17")
def test_no_direct_recruits_in_the_space_of_the_battle() -> None:
    game = position("""
        players 2
        modules path
        order P2 P1
        turn P2
        P1 troops A1 3 +1; skills direct_recruitment
        P2 troops FA 4
    """)
    march(game, "P2", "FA", "4", "A1")
    fight(game, "320 202", "410 202")
    play(game, "P1 lose 0")
    assert choices(game, "P1", "place") == ["place A2", "place A3"]
    cannot(game, "P1 place A1")


# --- victory and house rules ----------------------------------------------------------------------------------------


@pytest.mark.rule("T-CLAR-18")
def test_a_card_before_the_token_makes_it_the_last_day() -> None:
    """Raining Fire gives P1 the control of their fourth level back: 8 points against 9."""
    game = position("""
        players 2 target 8
        modules victory
        turn P1
        P1 prayer 3; pyramids A1 white 4, A2 red 1; points battle 7; hand raining_fire
        P2 troops A1 1; points battle 9
    """)
    assert (points(game, "P1"), points(game, "P2"), game.view(None)["last_day"]) == (7, 10, False)
    play(game, "P1 card raining_fire A1")
    assert (points(game, "P1"), points(game, "P2")) == (8, 9)
    assert (game.view(None)["last_day"], game.over) == (True, False)


@pytest.mark.rule("T-CLAR-19")
@pytest.mark.parametrize(("value", "gained"), [("each", 6), ("none", 5)])
def test_no_divine_strength_for_the_delta_sacrifice(value: str, gained: int) -> None:
    game = position(f"""
        players 3
        modules black
        house divineStrengthTemples={value}
        end-of-day
        P1 prayer 0; troops TD5 2; tiles divine_strength
        P2 troops SAN 2
        P3
    """)
    play(game, "P1 yes")
    assert game.question(1) == "sanctuary-sacrifice"
    assert prayer(game, "P1") == gained


@pytest.mark.rule("T-CLAR-20")
@pytest.mark.parametrize(("value", "total"), [("none", -2), ("zero", 0)])
def test_the_floor_is_shown_and_the_parts_are_kept(value: str, total: int) -> None:
    game = position(f"""
        players 2
        modules path
        house daggerFloor={value}
        turn P1
        P1 points daggers -2
        P2
    """)
    assert (points(game, "P1"), points(game, "P1", "daggers")) == (total, -2)


@pytest.mark.rule("T-CLAR-21")
@pytest.mark.parametrize(("value", "temporary"), [("lost", 1), ("kept", 2)])
def test_a_kept_delta_temple_is_no_second_temple(value: str, temporary: int) -> None:
    game = position(f"""
        players 2
        modules dawn
        house deltaVpAfterSacrifice={value}
        end-of-day
        P1 troops TD5 1, TW3 1
        P2
    """)
    play(game, "P1 yes")
    assert points(game, "P1", "temporary") == temporary
    assert points(game, "P1", "two_temples") == 0


@pytest.mark.rule("T-CLAR-22")
@pytest.mark.parametrize(("value", "battle", "daggers"), [("before", 0, 0), ("after", 2, 1)])
def test_survivors_before_the_own_loss_attacking(value: str, battle: int, daggers: int) -> None:
    game = position(f"""
        players 2
        modules black dawn path cards
        house sacrificeBeforeVp={value}
        turn P1
        P1 troops RW 2 devourer; tiles devourer, carnage, bestial_fury; objects dagger
        P2 troops TW3 2
    """)
    march(game, "P1", "RW", "2 with creature", "TW3")
    play(game, "P1 use dagger")
    fight(game, "500 202", "410 202")
    assert outcome(game) == (2 + 5 + 2 + 1, 2 + 4, 1, 2)
    assert on(game, "TW3") == {}
    assert (points(game, "P1", "battle"), points(game, "P1", "daggers")) == (battle, daggers)
    assert seen(game, "P1")["dawn_tokens"] == 1


@pytest.mark.rule("T-CLAR-22")
@pytest.mark.parametrize(("value", "battle"), [("before", 0), ("after", 3)])
def test_survivors_before_the_own_loss_defending(value: str, battle: int) -> None:
    game = position(f"""
        players 2
        modules black dawn path cards
        house sacrificeBeforeVp={value}
        turn P1
        P1 troops RW 3
        P2 troops TW3 2 +1 devourer; tiles devourer, defensive_victory, bestial_fury, carnage;\
 skills skill_defensive_victory
    """)
    march(game, "P1", "RW", "3", "TW3")
    fight(game, "410 130", "500 202")
    play(game, "P2 lose 0")
    assert outcome(game) == (2 + 5 + 2 + 1, 3 + 4, 1, 2)
    assert points(game, "P2", "battle") == battle
    play(game, "P1 stay")
    assert (seen(game, "P1")["dawn_tokens"], seen(game, "P2")["dawn_tokens"]) == (1, 1)


@pytest.mark.rule("T-CLAR-23")
def test_an_attacking_devourer_is_still_untouchable_in_defence() -> None:
    game = position("""
        players 2
        modules black
        house devourerDefence=no
        turn P1
        P1 prayer 3; troops RW 3; tiles initiative; hand raining_fire
        P2 troops TW3 4 devourer; tiles devourer
    """)
    assert choices(game, "P1", "card") == []
    march(game, "P1", "RW", "3", "TW3")
    assert on(game, "TW3") == {"P1": 3, "P2": 4}
    fight(game, "320 410", "130 202")
    assert outcome(game) == (4 + 2 + 1, 3 + 3, 2, 3)
    assert points(game, "P2", "battle") == 0
    assert seat_view(game, "P2")["creatures_in_reserve"] == []
