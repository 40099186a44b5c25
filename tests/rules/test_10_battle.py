"""Section 10: battles. P1 (city A) attacks from FA; P2 (city B) defends OAB unless a test says otherwise."""

from __future__ import annotations

import pytest
from words import (
    attack,
    cannot,
    choices,
    fight,
    hand,
    lock,
    losses,
    on,
    play,
    points,
    position,
    prayer,
    reserve,
    seat_view,
    side,
    values,
)


@pytest.mark.rule("B-BATTLE-01")
def test_the_one_who_enters_is_the_attacker() -> None:
    game = attack("troops FA 2", "troops OAB 2")
    assert (side(game, "attacker")["seat"], side(game, "defender")["seat"]) == (0, 1)


@pytest.mark.rule("B-BATTLE-01")
def test_the_one_who_recruits_against_an_enemy_is_the_attacker() -> None:
    game = position("players 2\nturn P1\nP1 prayer 2\nP2 troops A2 2")
    play(game, "P1 token recruit", "P1 place A2", "P1 place A2")
    assert (side(game, "attacker")["seat"], side(game, "defender")["seat"]) == (0, 1)


@pytest.mark.rule("B-BATTLE-02")
def test_only_the_group_and_the_troop_on_the_space_take_part() -> None:
    game = position("players 2\nturn P1\nP1 tiles royal_scarab; troops FA 5 scarab, TW2 3\nP2 troops OAB 2, RW 5")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step OAB")
    fight(game, "410 202", "202 301")
    assert values(game) == (3 + 4, 2 + 2)


@pytest.mark.rule("B-BATTLE-02")
def test_the_creatures_that_stand_with_them_take_part() -> None:
    game = attack("tiles royal_scarab; troops FA 3 scarab", "tiles ancestral_elephant; troops OAB 2 elephant")
    fight(game, "410 202", "202 301")
    assert values(game) == (3 + 4 + 2, 2 + 2 + 1)


@pytest.mark.rule("B-BATTLE-03")
def test_escape_comes_before_everything_else() -> None:
    game = attack("tiles initiative; troops FA 3", "troops OAB 3; hand escape")
    assert game.question(1) == "escape"
    play(game, "P2 escape FB")
    assert (on(game, "OAB"), on(game, "FB")) == ({"P1": 3}, {"P2": 3})
    assert (points(game, "P1"), game.view(None)["battle"]) == (0, None)


@pytest.mark.rule("B-BATTLE-04")
def test_initiative_strikes_before_the_cards_and_through_protection() -> None:
    game = attack("tiles initiative; troops FA 3", "tiles shield_of_neith; troops OAB 4")
    assert (on(game, "OAB"), reserve(game, "P2")) == ({"P1": 3, "P2": 2}, 10)
    fight(game, "410 202", "202 301")
    assert values(game) == (3 + 4, 2 + 2)


@pytest.mark.rule("B-BATTLE-05")
def test_nobody_left_after_initiative_means_no_battle() -> None:
    game = attack("tiles initiative, holy_war, crusade; prayer 3; troops FA 3", "troops OAB 2")
    assert on(game, "OAB") == {"P1": 3}
    assert (points(game, "P1"), prayer(game, "P1")) == (0, 3)
    assert [seat_view(game, name)["battle_hand_size"] for name in ("P1", "P2")] == [6, 6]
    play(game, "P1 end")
    assert game.view(None)["spaces"]["OAB"]["controller"] == 0


@pytest.mark.rule("B-BATTLE-06")
def test_each_side_secretly_picks_one_card_to_play_and_one_to_discard() -> None:
    game = attack("troops FA 2", "troops OAB 2")
    assert len(choices(game, "P1")) == len(choices(game, "P2")) == 6 * 5
    cannot(game, "P1 play 410 discard 410")
    play(game, "P1 play 410 discard 202", "P1 done")
    assert side(game, "attacker", 0)["played"] == "410"
    assert "played" not in side(game, "attacker", 1)
    assert "played" not in side(game, "attacker")


@pytest.mark.rule("B-BATTLE-06")
def test_a_used_card_cannot_be_picked() -> None:
    game = attack("troops FA 2; shown 410; discarded 202", "troops OAB 2")
    cannot(game, "P1 play 410 discard 301", "410 is not in your hand")
    cannot(game, "P1 play 301 discard 202", "202 is not in your hand")


@pytest.mark.rule("B-BATTLE-07")
def test_the_discarded_card_is_never_seen_by_the_opponent() -> None:
    game = attack("troops FA 3", "troops OAB 2")
    fight(game, "410 202", "202 301")
    assert "discarded" not in side(game, "attacker", 1)
    play(game, "P2 recall", "P1 stay")
    opponent = game.view(1)["seats"][0]
    assert opponent["battle_cards_shown"] == ["410"]
    assert opponent["battle_cards_possible"] == ["320", "301", "221", "202", "130"]
    told = [event.fields for event in game.events(0, 1) if event.fields.get("seat") == 0]
    assert [fields["battle_card"] for fields in told if "battle_card" in fields] == ["410"]


@pytest.mark.rule("B-BATTLE-07")
def test_house_rule_discards_lie_face_up() -> None:
    game = attack("troops FA 3", "troops OAB 2", house="battleDiscardFaceUp=yes")
    fight(game, "410 202", "202 301")
    play(game, "P2 recall", "P1 stay")
    assert game.view(1)["seats"][0]["battle_cards_shown"] == ["410", "202"]


@pytest.mark.rule("B-BATTLE-08")
def test_any_number_of_battle_cards_may_be_added_hidden() -> None:
    game = attack("prayer 1; troops FA 3; hand war_rage x2, war_fury", "troops OAB 2")
    lock(game, "P1", "410 202", ["war_rage", "war_rage", "war_fury"])
    assert side(game, "attacker", 0)["divine"] == {"war_rage": 2, "war_fury": 1}
    assert "divine" not in side(game, "attacker", 1)
    lock(game, "P2", "202 301")
    assert values(game) == (3 + 4 + 1 + 1 + 2, 4)


@pytest.mark.rule("B-BATTLE-09")
def test_prescience_sees_the_played_card_before_choosing() -> None:
    game = attack("troops FA 3; hand war_rage", "tiles prescience; troops OAB 3")
    assert game.waiting_for() == [0]
    play(game, "P1 play 410 discard 202", "P1 add war_rage")
    seen = side(game, "attacker", 1)
    assert seen["played"] == "410"
    assert "discarded" not in seen
    assert "divine" not in seen
    assert "played" not in side(game, "attacker")
    assert game.question(1) == "battle-cards"


@pytest.mark.rule("B-BATTLE-09")
def test_the_prescient_attacker_waits_too() -> None:
    game = attack("tiles prescience; troops FA 3", "troops OAB 3")
    assert game.waiting_for() == [1]
    play(game, "P2 play 301 discard 202")
    assert side(game, "defender", 0)["played"] == "301"


@pytest.mark.rule("B-BATTLE-10")
def test_with_prescience_divine_cards_are_still_fixed_blindly() -> None:
    game = attack("troops FA 3; hand war_rage", "tiles prescience; troops OAB 3; hand bronze_wall")
    play(game, "P2 pass", "P1 play 410 discard 202", "P2 play 301 discard 130")
    assert [game.question(0), game.question(1)] == ["battle-divine-cards", "battle-divine-cards"]
    play(game, "P2 add bronze_wall", "P2 done", "P1 add war_rage")
    assert "divine" not in side(game, "defender", 0)
    play(game, "P1 done")
    assert side(game, "defender", 0)["divine"] == {"bronze_wall": 1}
    assert values(game) == (3 + 4 + 1, 3 + 3)


@pytest.mark.rule("B-BATTLE-11")
def test_both_reveal_and_pay_together() -> None:
    game = attack("prayer 5; troops FA 3; hand war_fury", "prayer 5; troops OAB 3; hand iron_wall")
    play(game, "P2 pass")
    lock(game, "P1", "410 202", ["war_fury"])
    assert (prayer(game, "P1"), prayer(game, "P2")) == (5, 5)
    assert "played" not in side(game, "attacker")
    lock(game, "P2", "301 202", ["iron_wall"])
    assert (prayer(game, "P1"), prayer(game, "P2")) == (4, 4)
    assert (side(game, "attacker")["played"], side(game, "defender")["played"]) == ("410", "301")


@pytest.mark.rule("B-BATTLE-12")
def test_cards_that_cannot_be_paid_together_are_refused() -> None:
    game = attack("prayer 1; troops FA 3; hand war_fury x2", "troops OAB 3")
    play(game, "P1 play 410 discard 202", "P1 add war_fury")
    cannot(game, "P1 add war_fury", "B-BATTLE-12")
    assert choices(game, "P1") == ["done"]


@pytest.mark.rule("B-BATTLE-13")
@pytest.mark.parametrize("card", ["prayer", "veto", "escape", "raining_fire"])
def test_only_battle_cards_may_be_added(card: str) -> None:
    game = attack(f"prayer 5; troops FA 3; hand {card}", "troops OAB 3")
    play(game, "P1 play 410 discard 202")
    cannot(game, f"P1 add {card}", "B-BATTLE-13")


@pytest.mark.rule("B-BATTLE-14")
def test_divine_wound_discards_after_the_reveal() -> None:
    game = attack("tiles divine_wound; troops FA 2; hand prayer, veto, war_rage", "troops OAB 4")
    fight(game, "410 202", "301 202")
    assert values(game) == (6, 7)
    play(game, "P1 wound prayer", "P1 wound veto", "P1 done")
    assert values(game) == (8, 7)
    assert (hand(game, "P1"), points(game, "P1")) == ({"war_rage": 1}, 1)


@pytest.mark.rule("B-BATTLE-15")
def test_everything_that_adds_to_the_battle_value() -> None:
    game = attack(
        "tiles charge, blades_of_neith, royal_scarab, divine_wound; troops FA 2 scarab; hand war_rage, prayer",
        "troops OAB 5",
    )
    fight(game, "320 202", "202 301", attacker_divine=["war_rage"])
    play(game, "P1 wound prayer")
    units, card, charge, blades, scarab, war_rage, wound = 2, 3, 1, 1, 2, 1, 1
    assert values(game)[0] == units + card + charge + blades + scarab + war_rage + wound


@pytest.mark.rule("B-BATTLE-16")
@pytest.mark.parametrize(("units", "winner"), [(4, "attacker"), (3, "defender"), (2, "defender")])
def test_the_higher_value_wins_and_a_tie_is_the_defenders(units: int, winner: str) -> None:
    game = attack(f"troops FA {units}", "troops OAB 4")
    fight(game, "301 202", "202 301")
    assert values(game) == (units + 3, 6)
    assert game.view(None)["battle"]["winner"] == winner


@pytest.mark.rule("B-BATTLE-17")
def test_both_losses_come_from_the_values_before_any_loss() -> None:
    game = attack("troops FA 2", "troops OAB 4")
    fight(game, "221 202", "320 301")
    assert losses(game) == (2 - 1, 2 - 0)
    assert values(game) == (2 + 2, 4 + 3)


@pytest.mark.rule("B-BATTLE-17")
def test_nobody_loses_more_units_than_he_has_and_protection_never_adds_any() -> None:
    game = attack("troops FA 2", "troops OAB 2")
    fight(game, "410 301", "202 130")
    assert losses(game) == (0, 0)
    game = attack("tiles carnage; troops FA 4", "troops OAB 2")
    fight(game, "130 202", "301 202")
    assert losses(game) == (0, 2)


@pytest.mark.rule("B-BATTLE-18")
def test_everything_that_adds_to_damage_and_protection() -> None:
    game = attack(
        "prayer 1; tiles carnage, giant_scorpion; troops FA 3 scorpion; hand bloodbath",
        "prayer 1; tiles shield_of_neith, ancestral_elephant; troops OAB 5 elephant; hand iron_wall",
    )
    fight(game, "320 202", "202 301", ["bloodbath"], ["iron_wall"])
    assert side(game, "attacker")["damage"] == 2 + 1 + 2 + 2
    assert side(game, "defender")["protection"] == 2 + 1 + 1 + 2
    assert losses(game) == (0, 1)


@pytest.mark.rule("B-BATTLE-19")
def test_the_higher_value_wins_even_without_survivors() -> None:
    game = attack("tiles charge; troops FA 2", "troops OAB 3")
    fight(game, "410 202", "221 301")
    assert values(game) == (7, 5)
    assert game.view(None)["battle"]["winner"] == "attacker"
    assert on(game, "OAB") == {"P2": 3 - 0}
    assert reserve(game, "P1") == 12


@pytest.mark.rule("B-BATTLE-20")
def test_lost_units_go_to_the_reserve_without_prayer_points() -> None:
    game = attack("prayer 5; troops FA 4", "prayer 5; troops OAB 3")
    fight(game, "320 202", "130 301")
    assert (reserve(game, "P1"), reserve(game, "P2")) == (8 + 3, 9 + 2)
    assert (prayer(game, "P1"), prayer(game, "P2")) == (5, 5)


@pytest.mark.rule("B-BATTLE-21")
def test_crusade_pays_for_units_really_lost_also_to_the_loser() -> None:
    game = attack("tiles crusade; prayer 0; troops FA 2", "troops OAB 5")
    fight(game, "320 202", "301 202")
    assert game.view(None)["battle"]["winner"] == "defender"
    assert (losses(game), prayer(game, "P1")) == ((0, 1), 2)


@pytest.mark.rule("B-BATTLE-21")
def test_crusade_counts_no_more_units_than_there_were() -> None:
    game = attack("tiles crusade; prayer 0; troops FA 5", "troops OAB 1")
    fight(game, "130 202", "410 301")
    assert (losses(game), prayer(game, "P1")) == ((1, 1), 2)


@pytest.mark.rule("B-BATTLE-22")
def test_holy_war_pays_the_winner_without_survivors() -> None:
    game = attack("tiles charge, holy_war; prayer 3; troops FA 2", "troops OAB 3")
    fight(game, "410 202", "221 301")
    assert (reserve(game, "P1"), prayer(game, "P1")) == (12, 7)


@pytest.mark.rule("B-BATTLE-22")
def test_holy_war_pays_no_loser() -> None:
    game = attack("tiles holy_war; prayer 3; troops FA 2", "troops OAB 5")
    fight(game, "410 202", "301 202")
    assert prayer(game, "P1") == 3


@pytest.mark.rule("B-BATTLE-23")
def test_the_battle_point_comes_before_anybody_retreats() -> None:
    game = attack("troops FA 4", "troops OAB 2")
    fight(game, "410 202", "202 301")
    assert game.question(1) == "loser"
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("B-BATTLE-23")
def test_a_winning_defender_gets_no_point_of_his_own() -> None:
    game = attack("troops FA 2", "troops OAB 4")
    fight(game, "202 301", "410 202")
    assert (points(game, "P1", "battle"), points(game, "P2", "battle")) == (0, 0)


@pytest.mark.rule("B-BATTLE-24")
def test_used_cards_leave_the_table() -> None:
    game = attack("troops FA 4; hand war_rage", "troops OAB 2")
    fight(game, "410 202", "202 301", attacker_divine=["war_rage"])
    play(game, "P2 recall", "P1 stay")
    assert seat_view(game, "P1")["battle_hand"] == ["320", "301", "221", "130"]
    assert seat_view(game, "P2")["battle_hand"] == ["410", "320", "221", "130"]
    assert (hand(game, "P1"), game.view(None)["discard_size"]) == ({}, 1)


@pytest.mark.rule("B-BATTLE-25")
def test_all_six_cards_come_back_after_the_third_battle() -> None:
    game = attack("troops FA 4; shown 320, 301; discarded 221, 130", "troops OAB 2; shown 410; discarded 320")
    fight(game, "410 202", "202 301")
    play(game, "P2 recall", "P1 stay")
    assert seat_view(game, "P1")["battle_hand"] == ["410", "320", "301", "221", "202", "130"]
    assert seat_view(game, "P1")["battle_cards_shown"] == []
    assert seat_view(game, "P2")["battle_hand"] == ["221", "130"]


@pytest.mark.rule("B-BATTLE-26")
def test_no_units_are_added_between_entering_and_the_battle() -> None:
    game = attack("tiles recruiting_scribe; troops FA 2; hand enlistment", "troops OAB 2")
    cannot(game, "P1 card enlistment", "battle-cards")
    cannot(game, "P1 place OAB", "battle-cards")
    assert {choice.split()[0] for choice in choices(game, "P1")} == {"play"}


@pytest.mark.rule("B-BATTLE-27")
def test_no_veto_in_a_battle() -> None:
    game = position(
        "players 3\nturn P1\nP1 troops FA 4; hand war_rage\nP2 troops OAB 2; hand veto\nP3 troops TW3 1; hand veto"
    )
    play(game, "P1 token move1", "P1 from FA", "P1 group 4", "P1 step OAB", "P2 pass")
    lock(game, "P1", "410 202", ["war_rage"])
    lock(game, "P2", "202 301")
    assert (values(game), game.waiting_for(), game.question(1)) == ((9, 4), [1], "loser")
