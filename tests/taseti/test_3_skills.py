"""Section 3.7: skills, for troops with a priest. P1 (city A) attacks from FA; P2 (city B) defends OAB."""

from __future__ import annotations

from functools import partial

import pytest
import words
from words import cannot, choices, fight, hand, on, play, points, position, prayer, reserve, side, values

from kemet import Game

moving = partial(words.moving, modules="path")
attack = partial(words.attack, modules="path")


def cards(game: Game, name: str) -> int:
    return sum(hand(game, name).values())


# --- strength and damage --------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SKILL-SLAUGHTER")
@pytest.mark.parametrize(("troop", "damage"), [("3 +1", 2 + 1), ("3", 2)])
def test_slaughter_adds_one_damage(troop: str, damage: int) -> None:
    game = attack(f"skills slaughter; troops FA {troop}", "troops OAB 5")
    fight(game, "320 202", "410 202")
    assert (side(game, "attacker")["damage"], side(game, "defender")["lost"]) == (damage, damage)


@pytest.mark.rule("T3-SKILL-SLAUGHTER")
def test_slaughter_works_in_defence_too() -> None:
    game = attack("troops FA 5", "skills slaughter; troops OAB 3 +1")
    fight(game, "301 202", "320 202")
    assert side(game, "defender")["damage"] == 2 + 1


@pytest.mark.rule("T3-SKILL-CHARGE")
def test_charge_adds_one_strength_when_attacking() -> None:
    game = attack("skills skill_charge; troops FA 3 +1", "troops OAB 3")
    fight(game, "301 202", "301 202")
    assert values(game) == (3 + 3 + 1, 3 + 3)


@pytest.mark.rule("T3-SKILL-CHARGE", "T-X-05")
def test_charge_adds_to_the_tile_and_does_nothing_in_defence() -> None:
    game = attack("tiles charge; skills skill_charge; troops FA 3 +1", "troops OAB 3")
    fight(game, "221 202", "301 202")
    assert values(game) == (3 + 2 + 1 + 1, 3 + 3)
    defence = attack("troops FA 3", "skills skill_charge; troops OAB 3 +1")
    fight(defence, "301 202", "301 202")
    assert values(defence) == (6, 6)


@pytest.mark.rule("T3-SKILL-DEFPOSITION")
def test_defensive_position_adds_to_the_tile_and_does_nothing_in_attack() -> None:
    game = attack("troops FA 3", "tiles defense; skills defensive_position; troops OAB 3 +1")
    fight(game, "301 202", "301 202")
    assert values(game) == (3 + 3, 3 + 3 + 1 + 1)
    assault = attack("skills defensive_position; troops FA 3 +1", "troops OAB 3")
    fight(assault, "301 202", "301 202")
    assert values(assault) == (6, 6)


# --- movement -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SKILL-HASTE")
@pytest.mark.parametrize(("group", "steps"), [("group 2 priests 1", 2), ("group 2", 1)])
def test_haste_gives_one_more_step(group: str, steps: int) -> None:
    game = moving("skills haste; troops FA 3 +1")
    play(game, "P1 pass", "P1 from FA", f"P1 {group}", *["P1 step OAB", "P1 step FB"][:steps])
    assert not choices(game, "P1", "step")


@pytest.mark.rule("T3-SKILL-HASTE")
def test_haste_adds_to_god_speed() -> None:
    game = moving("skills haste; tiles god_speed; troops FA 1 +1")
    play(game, "P1 pass", "P1 from FA", "P1 step OAB", "P1 step RW", "P1 step TW3")
    assert on(game, "TW3") == {"P1": 1}


@pytest.mark.rule("T3-SKILL-HASTE", "T-X-18")
def test_a_skill_won_in_this_activation_works_at_once() -> None:
    game = position("players 2\nmodules path\nslots 3A2 haste\nturn P1\nP1 troops FA 2; priests-at 1A2\nP2")
    play(game, "P1 token move1", "P1 trip 1A2 3A2", "P1 take 1", "P1 replace FA")
    play(game, "P1 from FA", "P1 group 2 priests 1", "P1 step OAB", "P1 step FB")
    assert on(game, "FB") == {"P1": 2}


@pytest.mark.rule("T3-SKILL-OPENGATES")
@pytest.mark.parametrize("troop", ["2 +1", "2"])
def test_open_gates_ignores_walls_with_a_priest(troop: str) -> None:
    game = moving(f"tiles god_speed; skills skill_open_gates; troops OAB {troop}", "troops B2 1")
    play(game, "P1 pass", "P1 from OAB")
    play(game, f"P1 {choices(game, 'P1', 'group')[0]}", "P1 step FB")
    assert ("step B2" in choices(game, "P1")) == ("+1" in troop)


# --- cards and points -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SKILL-DIVINITY")
@pytest.mark.parametrize(("defenders", "drawn"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_divinity_draws_a_card_for_every_two_units_destroyed(defenders: int, drawn: int) -> None:
    game = attack(
        "tiles carnage; skills divinity; troops FA 5 +1; hand bloody_battle", f"troops OAB {defenders}; prayer 0"
    )
    fight(game, "320 202", "410 202", attacker_divine=["bloody_battle"] if defenders > 3 else [])
    assert side(game, "defender")["lost"] == defenders
    held = cards(game, "P1")
    play(game, "P1 lose 0", "P1 stay")
    assert cards(game, "P1") == held + drawn


@pytest.mark.rule("T3-SKILL-DIVINITY")
def test_divinity_counts_only_what_this_troop_destroyed() -> None:
    game = attack("skills divinity; troops FA 5 +1", "troops OAB 4", modules="path cards")
    fight(game, "301 202", "500 202")
    assert side(game, "defender")["own_card_lost"] == 2  # Sacrificial Charge: not our doing
    play(game, "P1 recall", "P2 stay")
    assert cards(game, "P1") == 0


@pytest.mark.rule("T3-SKILL-DEFVICTORY")
def test_defensive_victory_gives_a_battle_point() -> None:
    game = attack("troops FA 3", "skills skill_defensive_victory; troops OAB 3 +1")
    fight(game, "301 202", "301 202")
    assert (points(game, "P2", "battle"), points(game, "P1", "battle")) == (1, 0)


@pytest.mark.rule("T3-SKILL-DEFVICTORY", "T-X-06")
def test_it_adds_to_the_tile_and_needs_a_survivor() -> None:
    game = attack("troops FA 3", "tiles defensive_victory; skills skill_defensive_victory; troops OAB 3 +1")
    fight(game, "301 202", "301 202")
    assert points(game, "P2", "battle") == 2
    empty = attack("troops FA 1", "skills skill_defensive_victory; troops OAB 2 +1")
    fight(empty, "130 202", "410 202")
    assert (on(empty, "OAB"), points(empty, "P2", "battle")) == ({}, 0)


@pytest.mark.rule("T3-SKILL-DEFVICTORY")
def test_not_without_a_priest_and_not_in_attack() -> None:
    game = attack("troops FA 3", "skills skill_defensive_victory; troops OAB 3, B1 1 +1")
    fight(game, "301 202", "301 202")
    assert points(game, "P2", "battle") == 0
    assault = attack("skills skill_defensive_victory; troops FA 3 +1", "troops OAB 3")
    fight(assault, "410 202", "301 202")
    assert points(assault, "P1", "battle") == 1


@pytest.mark.rule("T3-SKILL-COMPENSATION")
def test_compensation_draws_as_many_cards_as_were_played() -> None:
    game = attack("skills compensation; troops FA 3 +1; hand war_rage x2", "troops OAB 1")
    fight(game, "301 202", "202 301", attacker_divine=["war_rage", "war_rage"])
    play(game, "P2 recall", "P1 stay")
    assert cards(game, "P1") == 2


@pytest.mark.rule("T3-SKILL-COMPENSATION", "T-EX-44")
def test_divine_wound_discards_do_not_count() -> None:
    game = attack("tiles divine_wound; skills compensation; troops FA 3 +1; hand war_rage, prayer", "troops OAB 1")
    fight(game, "301 202", "202 301", attacker_divine=["war_rage"])
    play(game, "P1 wound prayer", "P2 recall", "P1 stay")
    assert cards(game, "P1") == 1


@pytest.mark.rule("T3-SKILL-COMPENSATION")
def test_no_compensation_without_a_priest() -> None:
    game = attack("skills compensation; troops FA 3; hand war_rage", "troops OAB 1")
    fight(game, "301 202", "202 301", attacker_divine=["war_rage"])
    play(game, "P2 recall", "P1 stay")
    assert cards(game, "P1") == 0


# --- numbers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SKILL-LEGION")
def test_legion_lifts_the_limit_of_this_troop_to_seven() -> None:
    game = position("players 2\nmodules path\nturn P1\nP1 prayer 9; skills skill_legion; troops A1 5 +1, A2 5\nP2")
    play(game, "P1 token recruit")
    cannot(game, "P1 place A2", "full")
    play(game, "P1 place A1", "P1 place A1")
    assert on(game, "A1") == {"P1": 7}
    cannot(game, "P1 place A1")


@pytest.mark.rule("T3-SKILL-LEGION", "T-X-07")
def test_with_the_tile_it_is_still_seven() -> None:
    text = "prayer 9; tiles legion; skills skill_legion; troops A1 7 +1, A2 3"
    game = position(f"players 2\nmodules path\nturn P1\nP1 {text}\nP2")
    play(game, "P1 token recruit")
    cannot(game, "P1 place A1", "full")


@pytest.mark.rule("T3-SKILL-LEGION")
def test_a_group_with_a_priest_may_join_up_to_seven() -> None:
    text = "skills skill_legion; troops FA 3 +1, OAB 4, A1 3"
    game = moving(text)
    play(game, "P1 pass", "P1 from FA", "P1 group 3 priests 1", "P1 step OAB")
    assert on(game, "OAB") == {"P1": 7}
    plain = moving(text)
    play(plain, "P1 pass", "P1 from FA", "P1 group 2")
    cannot(plain, "P1 step OAB")


@pytest.mark.rule("T3-SKILL-DIRECTRECRUIT", "T-EX-46")
def test_direct_recruitment_places_the_destroyed_units_elsewhere() -> None:
    game = attack("skills direct_recruitment; prayer 0; troops FA 3 +1, A1 5, A2 4", "troops OAB 4")
    fight(game, "301 202", "130 202")
    assert side(game, "attacker")["lost"] == 2
    play(game, "P1 lose 0")
    assert (game.waiting_for(), game.question(0)) == ([0], "place")
    cannot(game, "P1 place A1", "full")
    cannot(game, "P1 place OAB")  # not with the troop that fought
    play(game, "P1 place A2", "P1 place A3")
    assert (on(game, "A2"), on(game, "A3"), prayer(game, "P1")) == ({"P1": 5}, {"P1": 1}, 0)
    assert game.question(0) != "place"  # no more than were destroyed


@pytest.mark.rule("T3-SKILL-DIRECTRECRUIT")
def test_fewer_may_be_placed_and_also_with_another_troop() -> None:
    game = attack("troops FA 3", "skills direct_recruitment; troops OAB 4 +1, TW3 2")
    fight(game, "320 202", "410 202")
    play(game, "P2 lose 0", "P2 place TW3", "P2 done")
    assert (on(game, "TW3"), reserve(game, "P2")) == ({"P2": 3}, 12 - 3 - 2 + 1)


@pytest.mark.rule("T3-SKILL-DIRECTRECRUIT")
def test_not_into_a_district_held_by_an_enemy() -> None:
    game = attack("troops FA 3, B1 1", "skills direct_recruitment; troops OAB 4 +1")
    fight(game, "320 202", "410 202")
    play(game, "P2 lose 0")
    cannot(game, "P2 place B1")
    assert choices(game, "P2", "place") == ["place B2", "place B3"]


@pytest.mark.rule("T3-SKILL-DIRECTRECRUIT", "T-X-15")
def test_own_losses_to_sacrificial_charge_do_not_count() -> None:
    game = attack("skills direct_recruitment; troops FA 4 +1", "troops OAB 1", modules="path cards")
    fight(game, "500 202", "202 301")
    play(game, "P1 lose 0")
    assert (side(game, "attacker")["own_card_lost"], game.question(0)) == (2, "nothing")


# --- showing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SKILL-PREMONITION")
def test_premonition_sees_the_played_card_first() -> None:
    game = attack("skills premonition; troops FA 3 +1", "troops OAB 3")
    assert game.waiting_for() == [1]
    play(game, "P2 play 410 discard 202")
    assert game.view(0)["battle"]["defender"]["played"] == "410"
    assert 0 in game.waiting_for()
    assert game.question(0) == "battle-cards"


@pytest.mark.rule("T3-SKILL-PREMONITION", "T-EX-37")
def test_if_both_have_the_power_the_attacker_shows_first() -> None:
    game = attack("skills premonition; troops FA 3 +1", "tiles prescience; troops OAB 3")
    assert game.waiting_for() == [0]
    play(game, "P1 play 410 discard 202")
    assert game.view(1)["battle"]["attacker"]["played"] == "410"
    play(game, "P2 play 301 discard 202")
    assert "played" not in game.view(0)["battle"]["defender"]  # the attacker sees nothing before the reveal
    play(game, "P2 done", "P1 done")
    assert values(game) == (7, 6)


@pytest.mark.rule("T3-SKILL-PREMONITION")
def test_no_premonition_without_a_priest_in_the_troop() -> None:
    game = attack("skills premonition; troops FA 3, A1 1 +1", "troops OAB 3")
    assert game.waiting_for() == [0, 1]
