"""Section 17.1: power tiles. P1 has city A, P2 city B."""

from __future__ import annotations

import pytest
from words import (
    attack,
    cannot,
    choices,
    day,
    fight,
    hand,
    lock,
    night,
    on,
    play,
    points,
    prayer,
    pyramid,
    reserve,
    seat_view,
    side,
)

ATTACKER_WINS = ("410 202", "202 301")
DEFENDER_WINS = ("202 301", "301 410")


# --- red --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-TILE-CHARGE")
def test_charge_strengthens_the_attacker_only() -> None:
    game = attack("tiles charge; troops FA 3", "tiles charge; troops OAB 3")
    fight(game, *ATTACKER_WINS)
    assert (side(game, "attacker")["strength"], side(game, "defender")["strength"]) == (3 + 4 + 1, 3 + 2)


@pytest.mark.rule("B-TILE-CHARGE")
def test_charge_counts_for_an_attack_by_recruiting() -> None:
    game = day("tiles charge; prayer 2", "troops A2 1")
    play(game, "P1 token recruit", "P1 place A2", "P1 place A2")
    fight(game, *ATTACKER_WINS)
    assert side(game, "attacker")["strength"] == 2 + 4 + 1


@pytest.mark.rule("B-TILE-STARGATE")
def test_stargate_makes_every_teleport_cheaper_but_not_the_card() -> None:
    game = day("tiles stargate, teleport; prayer 9; troops A1 1; hand teleportation")
    play(game, "P1 token move1", "P1 from A1", "P1 teleport OAB")
    assert prayer(game, "P1") == 8
    play(game, "P1 teleport TW2")
    assert prayer(game, "P1") == 7
    play(game, "P1 card teleportation TD5")
    assert prayer(game, "P1") == 6


@pytest.mark.rule("B-TILE-GODSPEED")
def test_god_speed_serves_every_move() -> None:
    game = day("tiles god_speed, act_of_god_red, divine_will; troops FA 1")
    for token in ("token move1", "silver move2", "gold move"):
        start = "FA" if on(game, "FA") else "OAB"
        play(game, f"P1 {token}", f"P1 from {start}")
        assert game.view(None)["move"]["movement_left"] == 2
        play(game, "P1 step RW", "P1 step OAB", "P1 end")


@pytest.mark.rule("B-TILE-CARNAGE")
@pytest.mark.parametrize("which", ["attacker", "defender"])
def test_carnage_adds_damage_on_both_sides_of_an_attack(which: str) -> None:
    tiles = {which: "tiles carnage; "}
    game = attack(f"{tiles.get('attacker', '')}troops FA 3", f"{tiles.get('defender', '')}troops OAB 3")
    fight(game, "320 202", "320 202")
    assert side(game, which)["damage"] == 3


@pytest.mark.rule("B-TILE-OFFSTRATEGY")
def test_offensive_strategy_swaps_one_card_in_secret() -> None:
    game = day("prayer 2; pyramids A1 red 2, A2 blue 1; shown 410, 320; discarded 301, 221")
    play(game, "P1 token buyRed", "P1 buy offensive_strategy")
    assert choices(game, "P1") == [f"remove {card}" for card in ("410", "320", "301", "221", "202", "130")]
    play(game, "P1 remove 202")
    assert seat_view(game, "P1")["battle_hand"] == ["410", "320", "301", "221", "130", "330"]
    assert seat_view(game, "P1")["removed"] == ["202"]
    seen = game.view(1)["seats"][0]
    assert "removed" not in seen
    assert "202" in seen["battle_cards_possible"]
    assert not any(event.kind == "removed" for event in game.events(0, 1))


@pytest.mark.rule("B-TILE-OPENGATES")
def test_open_gates_ignores_walls_in_moves() -> None:
    game = day("tiles open_gates, god_speed; troops RW 2")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 step FB", "P1 step B1")
    assert on(game, "B1") == {"P1": 2}


@pytest.mark.rule("B-TILE-OPENGATES")
def test_open_gates_ignores_walls_in_a_retreat() -> None:
    game = day("tiles open_gates; troops OAB 2", "troops FB 4")
    play(game, "P1 token move1", "P1 from OAB", "P1 group 2", "P1 step FB")
    fight(game, *DEFENDER_WINS)
    play(game, "P1 retreat")
    assert "retreat B1" in choices(game, "P2")


@pytest.mark.rule("B-TILE-OPENGATES")
def test_open_gates_ignores_walls_in_an_escape() -> None:
    game = day("troops OAB 2", "tiles open_gates; troops FA 4; hand escape")
    play(game, "P1 token move1", "P1 from OAB", "P1 group 2", "P1 step FA", "P2 escape A1")
    assert on(game, "A1") == {"P2": 4}


@pytest.mark.rule("B-TILE-TELEPORT")
def test_teleport_starts_from_obelisks_too() -> None:
    game = day("tiles teleport; prayer 4; troops TW2 1", "troops FB 1")
    play(game, "P1 token move1", "P1 from TW2", "P1 teleport TW3", "P1 teleport OAB")
    assert (on(game, "OAB"), prayer(game, "P1")) == ({"P1": 1}, 0)


@pytest.mark.rule("B-TILE-BLADES")
@pytest.mark.parametrize("which", ["attacker", "defender"])
def test_blades_of_neith_strengthen_in_every_battle(which: str) -> None:
    tiles = {which: "tiles blades_of_neith; "}
    game = attack(f"{tiles.get('attacker', '')}troops FA 3", f"{tiles.get('defender', '')}troops OAB 3")
    fight(game, "301 202", "301 202")
    assert side(game, which)["strength"] == 3 + 3 + 1


@pytest.mark.rule("B-TILE-DIVINEWOUND")
def test_divine_wound_takes_any_cards_but_those_played() -> None:
    game = attack("tiles divine_wound; prayer 0; troops FA 2; hand war_rage x2, raining_fire, prayer", "troops OAB 4")
    fight(game, "410 202", "301 202", attacker_divine=["war_rage"])
    assert choices(game, "P1") == ["done", "wound war_rage", "wound prayer", "wound raining_fire"]
    play(game, "P1 wound war_rage", "P1 wound raining_fire")
    cannot(game, "P1 wound war_rage")
    play(game, "P1 done")
    assert (side(game, "attacker")["strength"], prayer(game, "P1")) == (2 + 4 + 1 + 2, 0)
    assert hand(game, "P1") == {"prayer": 1}


@pytest.mark.rule("B-TILE-DIVINEWOUND")
def test_divine_wound_serves_the_defender_too() -> None:
    game = attack("troops FA 3", "tiles divine_wound; troops OAB 3; hand veto")
    fight(game, "410 202", "301 202")
    play(game, "P2 wound veto")
    assert side(game, "defender")["strength"] == 3 + 3 + 1


@pytest.mark.rule("B-TILE-VP")
def test_a_victory_point_tile_gives_its_point_at_once() -> None:
    game = day("prayer 6; pyramids A1 red 3, A2 blue 3, A3 white 3")
    play(game, "P1 token buyRed", "P1 buy victory_point_red")
    assert (points(game, "P1", "tiles"), points(game, "P1")) == (1, 1)


@pytest.mark.rule("B-TILE-VP")
@pytest.mark.parametrize("colour", ["blue", "white"])
def test_one_victory_point_tile_over_all_colours(colour: str) -> None:
    game = day(f"prayer 6; pyramids A1 red 3, A2 {colour} 3; tiles victory_point_red")
    play(game, f"P1 token buy{colour.title()}")
    cannot(game, f"P1 buy victory_point_{colour}", "B-BUY-04")


@pytest.mark.rule("B-TILE-INITIATIVE")
@pytest.mark.parametrize(("troop", "survivors"), [(4, 2), (3, 1), (2, 0), (1, 0)])
def test_initiative_destroys_two_units_before_the_battle(troop: int, survivors: int) -> None:
    game = attack("tiles initiative, crusade; prayer 0; troops FA 3", f"tiles shield_of_neith; troops OAB {troop}")
    assert on(game, "OAB").get("P2", 0) == survivors
    assert (reserve(game, "P2"), prayer(game, "P1")) == (12 - survivors, 0)


@pytest.mark.rule("B-TILE-INITIATIVE")
def test_initiative_comes_after_the_escape_window_and_never_helps_the_defender() -> None:
    game = attack("tiles initiative; troops FA 3", "troops OAB 3; hand veto")
    assert (game.question(1), on(game, "OAB")) == ("escape", {"P1": 3, "P2": 3})
    play(game, "P2 pass")
    assert on(game, "OAB") == {"P1": 3, "P2": 1}
    game = attack("troops FA 3", "tiles initiative; troops OAB 3")
    assert on(game, "OAB") == {"P1": 3, "P2": 3}


@pytest.mark.rule("B-TILE-INITIATIVE")
def test_initiative_acts_for_a_recruit_attack_by_day_but_not_at_night() -> None:
    game = day("tiles initiative; prayer 1", "troops A2 3")
    play(game, "P1 token recruit", "P1 place A2")
    assert on(game, "A2") == {"P1": 1, "P2": 1}
    game = night("tiles initiative, reinforcements", "troops A2 3")
    play(game, "P1 reinforce", "P1 place A2", "P1 done")
    assert (on(game, "A2"), game.question(0)) == ({"P1": 1, "P2": 3}, "battle-cards")


@pytest.mark.rule("B-TILE-ACTOFGOD")
def test_act_of_god_gives_a_silver_token_for_one_more_action_a_day() -> None:
    game = day("prayer 4; pyramids A1 red 4, A2 blue 1")
    play(game, "P1 token buyRed", "P1 buy act_of_god_red", "P1 silver pray1")
    assert (prayer(game, "P1"), seat_view(game, "P1")["placed"]) == (2, ["pray1", "buyRed"])
    cannot(game, "P1 silver pray2", "B-DAY-09")


@pytest.mark.rule("B-TILE-ACTOFGOD")
def test_one_act_of_god_over_all_colours() -> None:
    game = day("prayer 4; pyramids A1 blue 4, A2 red 1; tiles act_of_god_red")
    play(game, "P1 token buyBlue")
    cannot(game, "P1 buy act_of_god_blue", "B-BUY-04")


# --- blue -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-TILE-SCRIBE")
@pytest.mark.parametrize("token", ["token recruit", "silver recruit", "gold recruit"])
def test_the_scribe_adds_two_free_units_to_every_recruit_action(token: str) -> None:
    game = day("tiles recruiting_scribe, act_of_god_red, divine_will; prayer 1")
    play(game, f"P1 {token}", "P1 place A1", "P1 place A2")
    assert prayer(game, "P1") == 1
    play(game, "P1 place A2")
    assert (prayer(game, "P1"), reserve(game, "P1")) == (0, 9)


@pytest.mark.rule("B-TILE-SCRIBE")
def test_the_scribe_places_under_the_same_rules() -> None:
    game = day("tiles recruiting_scribe; prayer 0; troops A1 5, FA 1")
    play(game, "P1 token recruit")
    assert choices(game, "P1", "place") == ["place A2", "place A3"]


@pytest.mark.rule("B-TILE-SCRIBE")
def test_the_scribe_helps_neither_enlistment_nor_reinforcements() -> None:
    game = day("tiles recruiting_scribe; hand enlistment")
    play(game, "P1 card enlistment", "P1 place A1", "P1 place A1")
    assert (game.question(0), reserve(game, "P1")) == ("turn", 10)
    game = night("tiles recruiting_scribe, reinforcements")
    play(game, "P1 reinforce", *["P1 place A1"] * 4)
    assert (game.question(0), reserve(game, "P1")) == ("turn-order", 8)


@pytest.mark.rule("B-TILE-SCRIBE")
def test_house_rule_the_scribe_helps_enlistment() -> None:
    game = day("tiles recruiting_scribe; hand enlistment", house="scribeWithEnlistment=yes")
    play(game, "P1 card enlistment", *["P1 place A1"] * 4)
    assert (game.question(0), reserve(game, "P1")) == ("turn", 8)


@pytest.mark.rule("B-TILE-DEFENSE")
def test_defense_strengthens_the_defender_only() -> None:
    game = attack("tiles defense; troops FA 3", "tiles defense; troops OAB 3")
    fight(game, *ATTACKER_WINS)
    assert (side(game, "attacker")["strength"], side(game, "defender")["strength"]) == (3 + 4, 3 + 2 + 1)


@pytest.mark.rule("B-TILE-LEGION")
def test_legion_allows_seven_units() -> None:
    game = day("tiles legion; prayer 5; troops A1 4, FA 3")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step A1")
    assert on(game, "A1") == {"P1": 7}
    game = day("tiles legion; prayer 5; troops A1 6")
    play(game, "P1 token recruit", "P1 place A1")
    cannot(game, "P1 place A1", "B-LIMIT-03")


@pytest.mark.rule("B-TILE-LEGION")
def test_legion_serves_at_night() -> None:
    game = night("tiles legion, reinforcements; troops FA 5")
    play(game, "P1 reinforce", "P1 place FA", "P1 place FA")
    assert on(game, "FA") == {"P1": 7}
    cannot(game, "P1 place FA", "B-LIMIT-03")


@pytest.mark.rule("B-TILE-DEFSTRATEGY")
def test_defensive_strategy_may_remove_the_other_special_card() -> None:
    game = day(
        "prayer 2; pyramids A1 blue 2, A2 red 1; tiles offensive_strategy; removed 202; shown 330; discarded 410"
    )
    play(game, "P1 token buyBlue", "P1 buy defensive_strategy", "P1 remove 330")
    assert seat_view(game, "P1")["battle_hand"] == ["410", "320", "301", "221", "130", "303"]
    assert seat_view(game, "P1")["removed"] == ["202", "330"]
    assert "removed" not in game.view(1)["seats"][0]


@pytest.mark.rule("B-TILE-SHIELD")
@pytest.mark.parametrize("which", ["attacker", "defender"])
def test_the_shield_of_neith_protects_in_every_battle(which: str) -> None:
    tiles = {which: "tiles shield_of_neith; "}
    game = attack(f"{tiles.get('attacker', '')}troops FA 3", f"{tiles.get('defender', '')}troops OAB 3")
    fight(game, "320 202", "320 202")
    assert (side(game, which)["protection"], side(game, which)["lost"]) == (1, 1)


@pytest.mark.rule("B-TILE-DEFVICTORY")
def test_defensive_victory_gives_a_battle_point() -> None:
    game = attack("troops FA 3", "tiles defensive_victory; troops OAB 3")
    fight(game, *DEFENDER_WINS)
    assert (points(game, "P2", "battle"), points(game, "P1", "battle")) == (1, 0)


@pytest.mark.rule("B-TILE-DEFVICTORY")
def test_defensive_victory_needs_a_survivor_and_the_defence() -> None:
    game = attack("troops FA 1", "tiles defensive_victory; troops OAB 2")
    fight(game, "320 202", "410 202")
    assert (on(game, "OAB"), points(game, "P2", "battle")) == ({}, 0)
    game = attack("tiles defensive_victory; troops FA 4", "troops OAB 2")
    fight(game, *ATTACKER_WINS)
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("B-TILE-PRESCIENCE")
def test_prescience_sees_the_played_card_and_nothing_else() -> None:
    game = attack("troops FA 3; hand war_rage", "tiles prescience; troops OAB 3")
    cannot(game, "P2 play 410 discard 202", "nothing to choose")
    lock(game, "P1", "410 202", ["war_rage"])
    seen = game.view(1)["battle"]["attacker"]
    assert seen.keys() == {"seat", "locked", "units", "creature", "silenced", "played", "sum", "total"}
    assert (seen["locked"], seen["played"], seen["total"]["strength"]) == (True, "410", 3 + 4)
    assert {line["source"] for line in seen["sum"]} == {"units", "battle-410"}  # nothing of the war_rage below it
    lock(game, "P2", "202 301")
    assert side(game, "attacker")["strength"] == 3 + 4 + 1


@pytest.mark.rule("B-TILE-REINFORCEMENTS")
def test_reinforcements_join_one_troop_and_the_own_districts() -> None:
    game = night("tiles reinforcements; prayer 5; troops FA 3, RW 1")
    play(game, "P1 reinforce", "P1 place FA", "P1 place A1", "P1 place A2")
    cannot(game, "P1 place RW")
    play(game, "P1 place FA")
    assert (on(game, "FA"), on(game, "A1"), on(game, "A2")) == ({"P1": 5}, {"P1": 1}, {"P1": 1})
    assert (reserve(game, "P1"), prayer(game, "P1"), game.question(0)) == (4, 7, "turn-order")


@pytest.mark.rule("B-TILE-REINFORCEMENTS")
def test_reinforcements_may_be_declined_or_be_fewer() -> None:
    game = night("tiles reinforcements; troops FA 5")
    less = game.copy()
    play(game, "P1 pass")
    assert reserve(game, "P1") == 7
    play(less, "P1 reinforce")
    cannot(less, "P1 place FA", "B-LIMIT-03")
    play(less, "P1 place A1", "P1 done")
    assert reserve(less, "P1") == 6


@pytest.mark.rule("B-TILE-REINFORCEMENTS")
def test_reinforcements_into_a_held_district_start_a_night_battle() -> None:
    game = night("tiles reinforcements; troops FA 3", "troops A2 1")
    play(game, "P1 reinforce", "P1 place A2", "P1 place A2", "P1 done")
    assert (side(game, "attacker")["seat"], game.view(None)["phase"]) == (0, "night")
    fight(game, *ATTACKER_WINS)
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("B-TILE-DIVINEWILL")
@pytest.mark.parametrize("action", ["move", "recruit"])
def test_divine_will_gives_a_gold_token_for_move_or_recruit(action: str) -> None:
    game = day("prayer 5; pyramids A1 blue 4, A2 red 1; troops FA 2")
    play(game, "P1 token buyBlue")
    bought = game.copy()
    play(bought, "P1 buy divine_will")
    assert choices(bought, "P1", "gold") == ["gold move", "gold recruit"]
    play(bought, f"P1 gold {action}", "P1 pass")
    assert choices(bought, "P1") == ["end"]
    play(game, "P1 pass")
    assert choices(game, "P1") == ["end"]


# --- white ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-TILE-PRIEST")
def test_the_priest_adds_to_pray_actions_but_not_to_the_prayer_card() -> None:
    game = day("tiles priest; prayer 2; hand prayer")
    play(game, "P1 token pray1")
    assert prayer(game, "P1") == 5
    play(game, "P1 card prayer")
    assert prayer(game, "P1") == 7


@pytest.mark.rule("B-TILE-PRIESTESS")
@pytest.mark.parametrize(("tile", "price"), [("charge", 0), ("carnage", 1), ("initiative", 3)])
def test_with_the_priestess_every_tile_costs_one_less(tile: str, price: int) -> None:
    game = day("tiles priestess; prayer 5; pyramids A1 red 4, A2 blue 1")
    play(game, "P1 token buyRed", f"P1 buy {tile}")
    assert prayer(game, "P1") == 5 - price


@pytest.mark.rule("B-TILE-SLAVES")
@pytest.mark.parametrize(("to", "price"), [(2, 1), (3, 3), (4, 6)])
def test_with_slaves_every_level_costs_one_less(to: int, price: int) -> None:
    game = day("tiles slaves; prayer 9; pyramids A1 red 1, A2 blue 2")
    play(game, "P1 token raise", f"P1 raise A1 {to}")
    assert prayer(game, "P1") == 9 - price


@pytest.mark.rule("B-TILE-HIGHPRIEST", "B-TILE-AMON")
@pytest.mark.parametrize(
    ("tiles", "gain"),
    [("charge", 2), ("high_priest", 4), ("priest_of_amon", 7), ("high_priest, priest_of_amon", 9)],
)
def test_high_priest_and_priest_of_amon_pray_at_night(tiles: str, gain: int) -> None:
    assert prayer(night(f"tiles {tiles}; prayer 1"), "P1") == 1 + gain


@pytest.mark.rule("B-TILE-CRUSADE")
def test_crusade_pays_for_units_destroyed_in_battle() -> None:
    game = attack("tiles crusade; prayer 0; troops FA 4", "tiles holy_war; troops OAB 4")
    fight(game, "320 202", "320 202")
    assert prayer(game, "P1") == 4


@pytest.mark.rule("B-TILE-CRUSADE")
def test_crusade_pays_neither_for_initiative_nor_for_raining_fire() -> None:
    game = day("tiles crusade, initiative; prayer 1; troops FA 4; hand raining_fire", "troops OAB 3")
    play(game, "P1 card raining_fire OAB", "P1 token move1", "P1 from FA", "P1 group 4", "P1 step OAB")
    assert (on(game, "OAB"), prayer(game, "P1")) == ({"P1": 4}, 0)


@pytest.mark.rule("B-TILE-DIVINEBOON")
def test_divine_boon_draws_one_more_card() -> None:
    game = night("tiles divine_boon")
    assert (sum(hand(game, "P1").values()), sum(hand(game, "P2").values())) == (2, 1)


@pytest.mark.rule("B-TILE-HANDOFGOD")
def test_hand_of_god_raises_one_own_pyramid_free() -> None:
    game = night("tiles hand_of_god; prayer 5; pyramids A1 red 2, A2 blue 4, A3 white 1; troops B1 1", "troops TW3 1")
    assert choices(game, "P1") == ["pass", "raise A1 3", "raise A3 2"]
    play(game, "P1 raise A1 3")
    assert (pyramid(game, "A1"), prayer(game, "P1"), game.question(0)) == (("red", 3), 7, "turn-order")


@pytest.mark.rule("B-TILE-HANDOFGOD")
def test_hand_of_god_founds_a_pyramid_and_may_be_declined() -> None:
    game = night("tiles hand_of_god; prayer 5; pyramids A1 red 2, A2 blue 1")
    declined = game.copy()
    play(game, "P1 build white A3 1")
    assert (pyramid(game, "A3"), prayer(game, "P1")) == (("white", 1), 7)
    play(declined, "P1 pass")
    assert (pyramid(declined, "A1"), pyramid(declined, "A2")) == (("red", 2), ("blue", 1))


@pytest.mark.rule("B-TILE-HANDOFGOD")
def test_hand_of_god_does_not_reach_where_an_enemy_stands() -> None:
    game = night("tiles hand_of_god; pyramids A1 red 2, A2 blue 1", "troops A1 1, A3 1")
    assert choices(game, "P1") == ["pass", "raise A2 2"]


@pytest.mark.rule("B-TILE-VISION")
def test_vision_looks_at_five_keeps_one_and_shuffles_the_rest_back() -> None:
    game = night("tiles vision", order="P2 P1")
    assert game.question(0) == "vision"
    seen = game.view(0)["seen"]
    assert (sum(seen.values()), game.view(1)["seen"]) == (5, {})
    kept = next(iter(seen))
    play(game, f"P1 keep {kept}")
    assert hand(game, "P1") == {kept: 1}
    assert (game.view(None)["deck_size"], game.view(None)["discard_size"]) == (33, 0)


@pytest.mark.rule("B-TILE-VISION")
def test_vision_reshuffles_or_looks_at_what_there_is() -> None:
    game = night("tiles vision", deck="veto x2, escape")
    assert game.view(0)["seen"].keys() >= {"veto", "escape"}
    assert sum(game.view(0)["seen"].values()) == 5
    everything = (
        "war_rage x3, war_fury x3, bloody_battle x3, bloodbath x2, bronze_wall x3, iron_wall x2, prayer x2, "
        "mana_theft x2, enlistment x4, raining_fire x4, teleportation x3, open_gates"
    )
    game = night("tiles vision", f"hand {everything}")
    assert game.view(0)["seen"] == {"veto": 2, "escape": 1}
    play(game, "P1 keep escape")
    assert hand(game, "P1") == {"escape": 1}


@pytest.mark.rule("B-TILE-HOLYWAR")
@pytest.mark.parametrize(("cards", "gain"), [(ATTACKER_WINS, 4), (DEFENDER_WINS, 0)])
def test_holy_war_pays_for_a_won_attack(cards: tuple[str, str], gain: int) -> None:
    game = attack("tiles holy_war; prayer 1; troops FA 3", "troops OAB 3")
    fight(game, *cards)
    assert prayer(game, "P1") == 1 + gain


@pytest.mark.rule("B-TILE-HOLYWAR")
def test_holy_war_pays_for_a_won_defence_without_survivors() -> None:
    game = attack("troops FA 1", "tiles holy_war; prayer 1; troops OAB 2")
    fight(game, "320 202", "410 202")
    assert (on(game, "OAB"), prayer(game, "P2")) == ({}, 5)


@pytest.mark.rule("B-TILE-RA")
def test_priest_of_ra_lowers_each_payment_by_one() -> None:
    ra = "tiles priest_of_ra, teleport; prayer 9; pyramids A1 red 2, A2 blue 1; troops A1 1"
    game = day(ra)
    play(game, "P1 token raise", "P1 raise A1 4")
    assert prayer(game, "P1") == 9 - (3 + 4 - 1)
    game = day(ra)
    play(game, "P1 token buyRed", "P1 buy carnage")
    assert prayer(game, "P1") == 9 - (2 - 1)
    game = day(ra)
    play(game, "P1 token recruit", "P1 place A2", "P1 place A2", "P1 place A2", "P1 done")
    assert prayer(game, "P1") == 9 - (3 - 1)
    game = day(ra)
    play(game, "P1 token move1", "P1 from A1", "P1 teleport OAB", "P1 teleport TW2")
    assert prayer(game, "P1") == 9 - 2 * (2 - 1)


@pytest.mark.rule("B-TILE-RA")
def test_priest_of_ra_lowers_cards_to_nothing_and_no_further() -> None:
    game = day("tiles priest_of_ra; prayer 0; hand raining_fire, prayer", "troops OAB 2")
    assert game.view(0)["seats"][0]["hand_prices"] == {"raining_fire": 0, "prayer": 0}
    assert "hand_prices" not in game.view(1)["seats"][0]
    play(game, "P1 card raining_fire OAB", "P1 card prayer")
    assert prayer(game, "P1") == 2


@pytest.mark.rule("B-TILE-RA")
def test_a_loss_is_no_payment_and_the_night_no_day() -> None:
    game = day("prayer 5; hand mana_theft", "tiles priest_of_ra; prayer 5")
    play(game, "P1 card mana_theft")
    assert prayer(game, "P2") == 4
    game = night("tiles priest_of_ra, reinforcements; prayer 3; hand war_fury", "troops A2 2")
    play(game, "P1 reinforce", "P1 place A2", "P1 done")
    fight(game, *ATTACKER_WINS, attacker_divine=["war_fury"])
    assert prayer(game, "P1") == 3 + 2 - 1


@pytest.mark.rule("B-TILE-RA")
def test_house_rule_ra_helps_one_teleport_a_move() -> None:
    game = day("tiles priest_of_ra, teleport; prayer 9; troops A1 1", house="raPerTeleport=once")
    play(game, "P1 token move1", "P1 from A1", "P1 teleport OAB", "P1 teleport TW2")
    assert prayer(game, "P1") == 9 - 1 - 2


# --- the table itself -------------------------------------------------------------------------------------------

LEVELS = {
    "B-TILE-CHARGE": ("charge", "red", 1, 2),
    "B-TILE-STARGATE": ("stargate", "red", 1, 1),
    "B-TILE-GODSPEED": ("god_speed", "red", 1, 1),
    "B-TILE-CARNAGE": ("carnage", "red", 2, 1),
    "B-TILE-OFFSTRATEGY": ("offensive_strategy", "red", 2, 1),
    "B-TILE-OPENGATES": ("open_gates", "red", 2, 1),
    "B-TILE-TELEPORT": ("teleport", "red", 2, 1),
    "B-TILE-BLADES": ("blades_of_neith", "red", 3, 1),
    "B-TILE-DIVINEWOUND": ("divine_wound", "red", 3, 1),
    "B-TILE-VP": ("victory_point_red", "red", 3, 1),
    "B-TILE-INITIATIVE": ("initiative", "red", 4, 1),
    "B-TILE-ACTOFGOD": ("act_of_god_red", "red", 4, 1),
    "B-TILE-SCRIBE": ("recruiting_scribe", "blue", 1, 2),
    "B-TILE-DEFENSE": ("defense", "blue", 1, 2),
    "B-TILE-LEGION": ("legion", "blue", 2, 1),
    "B-TILE-DEFSTRATEGY": ("defensive_strategy", "blue", 2, 1),
    "B-TILE-SHIELD": ("shield_of_neith", "blue", 3, 1),
    "B-TILE-DEFVICTORY": ("defensive_victory", "blue", 3, 1),
    "B-TILE-PRESCIENCE": ("prescience", "blue", 3, 1),
    "B-TILE-REINFORCEMENTS": ("reinforcements", "blue", 4, 1),
    "B-TILE-DIVINEWILL": ("divine_will", "blue", 4, 1),
    "B-TILE-PRIEST": ("priest", "white", 1, 2),
    "B-TILE-PRIESTESS": ("priestess", "white", 1, 2),
    "B-TILE-SLAVES": ("slaves", "white", 2, 1),
    "B-TILE-HIGHPRIEST": ("high_priest", "white", 2, 1),
    "B-TILE-CRUSADE": ("crusade", "white", 2, 1),
    "B-TILE-DIVINEBOON": ("divine_boon", "white", 2, 1),
    "B-TILE-HANDOFGOD": ("hand_of_god", "white", 3, 1),
    "B-TILE-VISION": ("vision", "white", 3, 1),
    "B-TILE-HOLYWAR": ("holy_war", "white", 3, 1),
    "B-TILE-RA": ("priest_of_ra", "white", 4, 1),
    "B-TILE-AMON": ("priest_of_amon", "white", 4, 1),
}


@pytest.mark.parametrize(
    ("tile", "colour", "needed", "copies"),
    [pytest.param(*row, id=row[0], marks=pytest.mark.rule(rule)) for rule, row in LEVELS.items()],
)
def test_colour_level_and_copies(tile: str, colour: str, needed: int, copies: int) -> None:
    other = "red" if colour != "red" else "blue"
    game = day(f"prayer {needed}; pyramids A1 {colour} {needed}, A2 {other} 2")
    assert game.view(None)["supply"][tile] == copies
    play(game, f"P1 token buy{colour.title()}", f"P1 buy {tile}")
    assert (prayer(game, "P1"), game.view(None)["supply"][tile]) == (0, copies - 1)
    if needed > 1:
        game = day(f"prayer 9; pyramids A1 {colour} {needed - 1}, A2 {other} 2")
        play(game, f"P1 token buy{colour.title()}")
        cannot(game, f"P1 buy {tile}", "B-BUY-02")


@pytest.mark.rule("B-TILE-VP", "B-TILE-ACTOFGOD")
def test_all_tiles_together_are_forty_eight() -> None:
    supply = day("prayer 5").view(None)["supply"]
    assert sum(supply.values()) == 48
    for colour in ("red", "blue", "white"):
        assert supply[f"victory_point_{colour}"] == supply[f"act_of_god_{colour}"] == 1
