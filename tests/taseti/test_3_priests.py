"""Sections 3.2 and 3.3: priests on the path, and priests on the main board. The path is 1A 2A 3A 4A by default."""

from __future__ import annotations

from functools import partial

import pytest
import words
from words import (
    cannot,
    choices,
    creature,
    fight,
    hand,
    lying,
    on,
    play,
    points,
    position,
    prayer,
    priests_on,
    priests_outside,
    priests_waiting,
    reserve,
    seat_view,
    side,
)

day = partial(words.day, modules="path")
moving = partial(words.moving, modules="path")
attack = partial(words.attack, modules="path")

PLAIN = "1A 2A 3A 4A"


# --- activation ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-PRIEST-01")
@pytest.mark.parametrize("space", ["move1", "move2"])
def test_a_move_space_lets_a_priest_travel_before_the_troop(space: str) -> None:
    game = day("troops A1 2", slots="1A2 khopesh")
    play(game, f"P1 token {space}")
    assert game.question(0) == "priest"
    cannot(game, "P1 from A1")
    play(game, "P1 trip reserve 1A2")
    cannot(game, "P1 from A1")  # the stop comes first
    play(game, "P1 take 1", "P1 from A1", "P1 group 2", "P1 step FA")
    assert on(game, "FA") == {"P1": 2}


@pytest.mark.rule("T3-PRIEST-01")
@pytest.mark.parametrize("space", ["recruit", "raise", "pray1", "pray2", "buyWhite", "buyRed", "buyBlue"])
def test_no_other_space_activates_a_priest(space: str) -> None:
    game = day("troops A1 2")
    play(game, f"P1 token {space}")
    assert game.question(0) != "priest"
    assert not choices(game, "P1", "trip")


@pytest.mark.rule("T3-PRIEST-02")
def test_one_priest_per_move_action() -> None:
    game = moving("troops A1 2; priests-at 1A1")
    play(game, "P1 trip reserve 1A2")
    assert game.question(0) == "start-of-move"
    cannot(game, "P1 trip reserve 1A3")
    cannot(game, "P1 trip 1A1 2A1")


@pytest.mark.rule("T3-PRIEST-02")
def test_neither_the_priest_nor_the_troop_has_to_go() -> None:
    stays = moving("troops A1 2")
    play(stays, "P1 pass", "P1 from A1", "P1 group 2", "P1 step FA", "P1 end")
    assert (priests_outside(stays, "P1"), on(stays, "FA")) == (3, {"P1": 2})
    alone = moving("troops A1 2")
    play(alone, "P1 trip reserve 1A2", "P1 pass")
    assert (alone.question(0), on(alone, "A1"), priests_on(alone, "1A2")) == ("turn", {"P1": 2}, {"P1": 1})


@pytest.mark.rule("T3-PRIEST-02")
def test_a_player_without_troops_may_still_send_a_priest() -> None:
    game = moving("prayer 3")
    play(game, "P1 trip reserve 1A2")
    assert (game.question(0), prayer(game, "P1")) == ("turn", 4)


@pytest.mark.rule("T3-PRIEST-03")
def test_a_gold_move_never_activates_a_priest() -> None:
    game = day("troops A1 2; tiles forced_march", modules="black path")
    play(game, "P1 gold move")
    assert game.question(0) == "start-of-move"
    assert not choices(game, "P1", "trip")
    play(game, "P1 pass", "P1 token move1")
    assert game.question(0) == "priest"


@pytest.mark.rule("T3-PRIEST-04")
def test_a_silver_token_on_a_move_space_does() -> None:
    game = day("troops A1 2; tiles act_of_god_red")
    play(game, "P1 silver move2", "P1 trip reserve 1A1")
    assert priests_on(game, "1A1") == {"P1": 1}


@pytest.mark.rule("T3-PRIEST-04")
def test_house_rule_silver_does_not() -> None:
    game = day("troops A1 2; tiles act_of_god_red", house="silverActivatesPriest=no")
    play(game, "P1 silver move2")
    assert game.question(0) == "start-of-move"


@pytest.mark.rule("T3-PRIEST-05")
@pytest.mark.parametrize(("face", "villages"), [("1A", "1A1 1A2 1A3"), ("1B", "1B1 1B2 1B3 1B4")])
def test_a_new_priest_enters_by_any_entrance(face: str, villages: str) -> None:
    game = moving("troops A1 2", path=f"{face} 2A 3A 4A")
    assert choices(game, "P1", "trip") == [f"trip reserve {village}" for village in villages.split()]


@pytest.mark.rule("T3-PRIEST-05")
def test_or_one_on_the_path_goes_on() -> None:
    game = moving("troops A1 2; priests-at 1A1, 3A2, 3A2", "priests-at 1A3")
    assert choices(game, "P1", "trip") == ["trip 1A1 2A1", "trip 3A2 TS"]  # nobody is left outside


# --- travel -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-PRIEST-06")
def test_the_player_chooses_at_forks_and_stops_at_the_first_location() -> None:
    game = moving("troops A1 2; priests-at 1A2, 1A2, 1A2")
    assert set(choices(game, "P1", "trip")) == {f"trip 1A2 {stop}" for stop in ("2A1", "2A2", "3A2", "3A3")}
    cannot(game, "P1 trip 1A2 3A1")  # only by way of 2A1
    cannot(game, "P1 trip 1A2 TS")
    play(game, "P1 trip 1A2 2A1")
    assert (priests_on(game, "1A2"), priests_on(game, "2A1")) == ({"P1": 2}, {"P1": 1})


@pytest.mark.rule("T3-PRIEST-06")
def test_nobody_enters_behind_the_first_location_or_goes_back() -> None:
    game = moving("troops A1 2; priests-at 2A1")
    cannot(game, "P1 trip reserve 2A1")
    cannot(game, "P1 trip 2A1 1A1")


@pytest.mark.rule("T3-PRIEST-07")
def test_one_activation_may_cross_a_whole_board() -> None:
    game = moving("troops A1 2; prayer 4; priests-at 1A2")
    play(game, "P1 trip 1A2 3A3")
    assert (priests_on(game, "1A2"), priests_on(game, "3A3"), prayer(game, "P1")) == ({}, {"P1": 1}, 4)


@pytest.mark.rule("T3-PRIEST-07")
def test_the_middle_road_of_the_last_board_passes_its_cities() -> None:
    game = moving("troops A1 2; priests-at 3A2", path="1A 2A 3A 4B")
    assert choices(game, "P1", "trip")[-1] == "trip 3A2 TS"
    cannot(game, "P1 trip 3A2 4B1")


@pytest.mark.rule("T3-PRIEST-08")
def test_all_symbols_of_the_road_work_before_the_stop() -> None:
    game = moving("troops A1 2; prayer 4; priests-at 3B2", "troops TW3 2", path="1A 2A 3B 4A", slots="3B4 mask")
    play(game, "P1 trip 3B2 3B4")
    assert game.question(0) == "unit-to-destroy"
    play(game, "P1 kill TW3")
    assert (game.question(0), on(game, "TW3"), prayer(game, "P1")) == ("tokens-to-take", {"P2": 1}, 5)


@pytest.mark.rule("T3-PRIEST-08")
def test_symbols_lie_in_the_order_of_travel_and_tokens_are_taken() -> None:
    game = moving("troops A1 2; prayer 4; priests-at 3B2", path="1A 2A 3B 4A")
    leads = game.view(None)["path"]["stops"]["3B2"]["leads_to"]
    assert (leads["3B1"], leads["3B4"]) == (["token strength", "prayer 2"], ["kill 1", "prayer 1"])
    play(game, "P1 trip 3B2 3B1")
    assert (game.view(None)["path"]["temporary_held"], prayer(game, "P1")) == (["strength"], 6)


@pytest.mark.rule("T3-PRIEST-08")
def test_symbols_on_roads_not_travelled_do_nothing() -> None:
    game = moving("troops A1 2; prayer 4; priests-at 3B2", "troops TW3 2", path="1A 2A 3B 4A")
    play(game, "P1 trip 3B2 TS", "P1 pass")
    assert (prayer(game, "P1"), on(game, "TW3"), game.question(0)) == (4, {"P2": 2}, "start-of-move")


@pytest.mark.rule("T3-PRIEST-09")
def test_any_number_of_priests_share_a_location() -> None:
    game = moving("troops A1 2; priests-at 1A2, 1A2", "priests-at 1A2, 1A2, 1A2")
    play(game, "P1 trip reserve 1A2")
    assert priests_on(game, "1A2") == {"P1": 3, "P2": 3}


# --- at the stop --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-PRIEST-10")
def test_who_takes_nothing_stays() -> None:
    game = moving("troops A1 2", slots="1A2 khopesh")
    play(game, "P1 trip reserve 1A2", "P1 pass")
    assert (priests_on(game, "1A2"), lying(game, "1A2")) == ({"P1": 1}, ["khopesh"])
    assert seat_view(game, "P1")["objects"] == {}


@pytest.mark.rule("T3-PRIEST-10")
def test_who_takes_a_token_leaves_the_path() -> None:
    game = moving("troops A1 2", slots="1A2 khopesh")
    play(game, "P1 trip reserve 1A2", "P1 take 1")
    assert (priests_on(game, "1A2"), lying(game, "1A2")) == ({}, [None])
    assert seat_view(game, "P1")["objects"] == {"khopesh": 1}


@pytest.mark.rule("T3-PRIEST-11")
def test_of_two_tokens_one_or_both() -> None:
    text = {"path": "1A 2A 3A 4B", "slots": "4B3 slaughter mask"}
    game = moving("troops A1 2; priests-at 3A4", **text)
    play(game, "P1 trip 3A4 4B3")
    assert choices(game, "P1") == ["pass", "take 1", "take 2", "take 1 2"]
    play(game, "P1 take 2")
    assert (lying(game, "4B3"), priests_outside(game, "P1")) == (["slaughter", None], 3)  # the skill stays on its slot
    both = moving("troops A1 2; priests-at 3A4", **text)
    play(both, "P1 trip 3A4 4B3", "P1 take 1 2", "P1 replace A1")
    assert (seat_view(both, "P1")["skills"], seat_view(both, "P1")["objects"]) == (["slaughter"], {"mask": 1})
    assert lying(both, "4B3") == [None, None]


@pytest.mark.rule("T3-PRIEST-11")
def test_house_rule_all_or_nothing() -> None:
    game = moving("priests-at 3A4", path="1A 2A 3A 4B", slots="4B3 slaughter mask", house="takePartOfLocation=no")
    play(game, "P1 trip 3A4 4B3")
    assert choices(game, "P1") == ["pass", "take 1 2"]


@pytest.mark.rule("T3-PRIEST-12")
def test_after_objects_only_the_priest_may_enter_again() -> None:
    game = moving("troops A1 2; tiles act_of_god_red; priests-at 1A1, 1A1", slots="1A2 khopesh")
    play(game, "P1 trip reserve 1A2", "P1 take 1")
    assert (priests_outside(game, "P1"), priests_waiting(game, "P1"), on(game, "A1")) == (1, 0, {"P1": 2})
    play(game, "P1 pass", "P1 silver move2", "P1 trip reserve 1A3")
    assert priests_on(game, "1A3") == {"P1": 1}


@pytest.mark.rule("T3-PRIEST-12")
def test_two_objects_at_once_send_him_back_too() -> None:
    game = moving("troops A1 2; priests-at 2A1", slots="3A1 hare dagger")
    play(game, "P1 trip 2A1 3A1", "P1 take 1 2")
    assert (priests_outside(game, "P1"), seat_view(game, "P1")["objects"]) == (3, {"hare": 1, "dagger": 1})


@pytest.mark.rule("T3-PRIEST-13")
def test_after_a_skill_the_priest_replaces_a_unit_of_his_choice() -> None:
    game = moving("troops A1 2, FA 1, TW3 2 +1; priests-at 1A2", slots="3A2 slaughter")
    before = reserve(game, "P1")
    play(game, "P1 trip 1A2 3A2", "P1 take 1")
    assert choices(game, "P1") == ["replace A1", "replace FA", "replace TW3", "replace TW3 priest"]
    play(game, "P1 replace FA")
    assert (on(game, "FA"), priests_on(game, "FA"), reserve(game, "P1")) == ({"P1": 1}, {"P1": 1}, before + 1)
    assert (seat_view(game, "P1")["skills"], priests_outside(game, "P1"), priests_waiting(game, "P1")) == (
        ["slaughter"],
        1,
        0,
    )


@pytest.mark.rule("T3-PRIEST-13")
def test_he_may_replace_another_priest() -> None:
    game = moving("troops TW3 2 +1; priests-at 1A2", slots="3A2 slaughter")
    play(game, "P1 trip 1A2 3A2", "P1 take 1", "P1 replace TW3 priest")
    assert (on(game, "TW3"), priests_on(game, "TW3"), priests_waiting(game, "P1")) == ({"P1": 2}, {"P1": 1}, 1)


@pytest.mark.rule("T3-PRIEST-13")
def test_without_a_unit_on_the_board_he_goes_to_the_unit_reserve() -> None:
    game = moving("priests-at 1A2", slots="3A2 slaughter")
    play(game, "P1 trip 1A2 3A2", "P1 take 1")
    assert (priests_waiting(game, "P1"), reserve(game, "P1"), priests_outside(game, "P1")) == (1, 13, 2)
    assert seat_view(game, "P1")["skills"] == ["slaughter"]


@pytest.mark.rule("T3-PRIEST-14")
def test_the_point_in_ta_seti_is_permanent_and_no_battle_point() -> None:
    game = moving("troops A1 2; priests-at 3A1")
    play(game, "P1 trip 3A1 TS", "P1 take 1")
    assert [points(game, "P1", source) for source in ("total", "path", "battle", "temporary")] == [1, 1, 0, 0]
    assert (priests_outside(game, "P1"), lying(game, "TS")) == (3, [None])


@pytest.mark.rule("T3-PRIEST-15")
def test_an_activation_must_travel() -> None:
    game = moving("troops A1 2; priests-at 1A2, 3A2", slots="1A2 khopesh, 3A2 haste, TS VP")
    cannot(game, "P1 trip 1A2 1A2")
    cannot(game, "P1 trip 3A2 3A2")


@pytest.mark.rule("T3-PRIEST-16")
def test_in_ta_seti_a_priest_may_be_activated_in_place() -> None:
    game = moving("troops A1 2; priests-at TS, TS")
    assert choices(game, "P1", "trip")[-1] == "trip TS TS"
    play(game, "P1 trip TS TS", "P1 take 1")
    assert (points(game, "P1", "path"), priests_on(game, "TS"), priests_outside(game, "P1")) == (1, {"P1": 1}, 2)


@pytest.mark.rule("T3-PRIEST-16")
def test_but_not_while_no_point_is_there() -> None:
    game = moving("troops A1 2; priests-at TS, TS, TS", slots="")
    assert game.question(0) == "start-of-move"  # nothing to ask: the three stand in Ta-Seti


@pytest.mark.rule("T3-PRIEST-17")
def test_at_an_empty_location_the_priest_just_stays() -> None:
    game = moving("troops A1 2")
    play(game, "P1 trip reserve 1A2")
    assert (game.question(0), priests_on(game, "1A2")) == ("start-of-move", {"P1": 1})


@pytest.mark.rule("T3-PRIEST-17")
def test_only_the_tokens_still_there_can_be_taken() -> None:
    game = moving("troops A1 2; priests-at 2A1", slots="3A1 - dagger")
    play(game, "P1 trip 2A1 3A1")
    assert choices(game, "P1") == ["pass", "take 2"]


# --- priests on the main board --------------------------------------------------------------------------------------


@pytest.mark.rule("T3-UNIT-01")
def test_a_priest_counts_in_battle_like_any_unit() -> None:
    game = attack("troops FA 3 +2", "troops OAB 2 +1")
    fight(game, "410 202", "202 301")
    assert (side(game, "attacker")["strength"], side(game, "defender")["strength"]) == (3 + 4, 2 + 2)


@pytest.mark.rule("T3-UNIT-01")
def test_a_priest_counts_for_the_limit_and_controls_a_temple() -> None:
    game = day("prayer 7; troops A1 4 +2, TW2 1 +1")
    assert points(game, "P1", "temporary") == 1
    play(game, "P1 token recruit", "P1 place A1")
    cannot(game, "P1 place A1")


@pytest.mark.rule("T3-UNIT-01")
def test_a_recalled_priest_pays_one_prayer_point() -> None:
    game = attack("prayer 3; troops FA 3 +2", "troops OAB 1")
    fight(game, "301 202", "202 410")
    play(game, "P2 recall", "P1 recall")
    assert (prayer(game, "P1"), priests_waiting(game, "P1"), reserve(game, "P1")) == (6, 2, 14)


@pytest.mark.rule("T3-UNIT-01", "T3-UNIT-02")
def test_a_priest_can_be_sacrificed_in_the_delta_temple() -> None:
    game = position("players 2\nmodules path\nday 1\nend-of-day\nP1 prayer 2; troops TD5 2 +1\nP2")
    play(game, "P1 yes", "P1 lose 1")
    assert (on(game, "TD5"), priests_waiting(game, "P1"), priests_outside(game, "P1")) == ({"P1": 1}, 1, 2)


@pytest.mark.rule("T3-UNIT-02")
def test_a_lost_priest_waits_in_the_unit_reserve_and_is_recruited_as_a_priest() -> None:
    game = attack("troops FA 1 +1; prayer 4; tiles act_of_god_red", "troops OAB 3")
    fight(game, "410 202", "320 301")
    assert (priests_waiting(game, "P1"), reserve(game, "P1"), priests_outside(game, "P1")) == (1, 13, 2)
    play(game, "P2 stay", "P1 silver recruit", "P1 priest A2", "P1 done")
    assert (on(game, "A2"), priests_on(game, "A2"), prayer(game, "P1")) == ({"P1": 1}, {"P1": 1}, 3)
    assert (priests_waiting(game, "P1"), reserve(game, "P1")) == (0, 12)


@pytest.mark.rule("T3-UNIT-03")
@pytest.mark.parametrize("priests", [0, 1, 2])
def test_the_owner_chooses_which_figures_are_lost(priests: int) -> None:
    game = attack("troops FA 3", "troops OAB 5 +2")
    fight(game, "320 202", "410 130")
    assert game.question(1) == "units-lost-in-battle"
    play(game, f"P2 lose {priests}")
    assert on(game, "OAB")["P2"] == 3
    assert priests_on(game, "OAB").get("P2", 0) == 2 - priests
    assert priests_waiting(game, "P2") == priests


@pytest.mark.rule("T3-UNIT-03")
def test_also_when_a_road_symbol_destroys_one() -> None:
    game = moving("troops A1 2; priests-at 3B2", "troops TW3 2 +1", path="1A 2A 3B 4A")
    play(game, "P1 trip 3B2 3B4", "P1 kill TW3")
    assert (game.waiting_for(), choices(game, "P2")) == ([1], ["lose 0", "lose 1"])
    play(game, "P2 lose 0")
    assert priests_on(game, "TW3") == {"P2": 1}


@pytest.mark.rule("T3-UNIT-03")
def test_also_under_raining_fire() -> None:
    game = day("hand raining_fire", "troops TW3 2 +1")
    play(game, "P1 card raining_fire TW3", "P2 lose 0")
    assert (on(game, "TW3"), priests_on(game, "TW3")) == ({"P2": 1}, {"P2": 1})


@pytest.mark.rule("T3-UNIT-04")
def test_a_troop_with_priests_has_every_skill_once() -> None:
    game = attack("skills slaughter, skill_charge; troops FA 3 +2, A1 1 +1", "troops OAB 3")
    assert set(side(game, "attacker")["skills"]) == {"slaughter", "skill_charge"}
    fight(game, "410 202", "202 301")
    assert (side(game, "attacker")["strength"], side(game, "attacker")["damage"]) == (3 + 4 + 1, 1 + 1)


@pytest.mark.rule("T3-UNIT-04")
def test_a_troop_without_a_priest_has_none() -> None:
    game = attack("skills slaughter, skill_charge; troops FA 3, A1 3 +3", "troops OAB 3 +1")
    assert (side(game, "attacker")["skills"], side(game, "defender")["skills"]) == ([], [])
    fight(game, "410 202", "202 301")
    assert (side(game, "attacker")["strength"], side(game, "attacker")["damage"]) == (3 + 4, 1)


@pytest.mark.rule("T3-UNIT-05")
def test_skills_last_to_the_end_of_the_battle() -> None:
    game = attack("skills divinity; troops FA 3 +1", "troops OAB 4")
    fight(game, "320 202", "410 130")
    play(game, "P1 lose 1")  # the priest dies, and still its skill pays at the end
    assert priests_waiting(game, "P1") == 1
    play(game, "P1 recall", "P2 stay")
    assert (on(game, "OAB"), sum(hand(game, "P1").values())) == ({"P2": 2}, 1)


@pytest.mark.rule("T3-UNIT-05")
def test_a_priest_lost_before_the_battle_starts_brings_no_skill() -> None:
    game = attack("tiles initiative; troops FA 3", "skills slaughter; troops OAB 3 +1")
    play(game, "P2 lose 1")  # to Initiative
    assert side(game, "defender")["skills"] == []


@pytest.mark.rule("T3-UNIT-05", "T-CLAR-12")
def test_the_legion_skill_lasts_to_the_end_of_the_battle_too() -> None:
    game = attack("skills skill_legion; troops FA 6 +1; hand reinforcements", "troops OAB 1", modules="path cards")
    fight(game, "320 202", "410 130", attacker_divine=["reinforcements"])
    play(game, "P1 lose 1", "P1 place OAB", "P1 place OAB")  # five survivors and two make seven
    assert on(game, "OAB")["P1"] == 7
    cannot(game, "P1 place OAB")


@pytest.mark.rule("T3-UNIT-06")
def test_haste_needs_a_priest_in_the_first_displacement() -> None:
    text = "skills haste; troops FA 3 +1, TW2 1 +1"
    swift = moving(text)
    play(swift, "P1 pass", "P1 from FA", "P1 group 2 priests 1", "P1 step OAB", "P1 group 1", "P1 step FB")
    assert on(swift, "FB") == {"P1": 1}  # the priest stayed at OAB; the capacity was fixed
    slow = moving(text)
    play(slow, "P1 pass", "P1 from FA", "P1 group 2", "P1 step TW2")
    play(slow, "P1 group 3 priests 1")  # too late: the capacity is used up
    assert not choices(slow, "P1", "step")


@pytest.mark.rule("T3-UNIT-06", "T3-UNIT-08")
def test_haste_goes_with_the_priest_who_is_sent_back_before_the_first_displacement() -> None:
    game = moving("skills haste; troops FA 2 +1, A1 1 +1, A2 1 +1")
    play(game, "P1 pass", "P1 from FA", "P1 group 2 priests 1", "P1 sendback FA", "P1 step OAB")
    assert not choices(game, "P1", "step")


@pytest.mark.rule("T3-UNIT-06", "T3-UNIT-08")
def test_but_a_priest_sent_back_after_the_first_displacement_leaves_the_capacity_as_it_is() -> None:
    game = moving("skills haste; troops FA 2 +1, A1 1 +1, A2 1 +1")
    play(game, "P1 pass", "P1 from FA", "P1 group 2 priests 1", "P1 step OAB", "P1 sendback OAB", "P1 step FB")
    assert (on(game, "FB"), choices(game, "P1", "step")) == ({"P1": 1}, [])


@pytest.mark.rule("T3-UNIT-06")
def test_open_gates_needs_a_priest_in_the_group_at_the_wall() -> None:
    text = "skills skill_open_gates; tiles god_speed; troops RW 2 +1"
    game = moving(text)
    play(game, "P1 pass", "P1 from RW", "P1 group 2 priests 1", "P1 step FB")
    assert "step B1" in choices(game, "P1")
    play(game, "P1 group 1")  # the priest stays behind
    assert "step B1" not in choices(game, "P1")


@pytest.mark.rule("T3-UNIT-07")
def test_with_all_three_on_the_board_one_may_go_back() -> None:
    game = day("troops A1 3 +2, TW2 2 +1")
    play(game, "P1 sendback A1")
    assert (on(game, "A1"), priests_on(game, "A1"), priests_outside(game, "P1")) == ({"P1": 2}, {"P1": 1}, 1)
    cannot(game, "P1 sendback A1")  # two are left


@pytest.mark.rule("T3-UNIT-08")
def test_no_prayer_and_also_just_before_an_activation() -> None:
    game = moving("prayer 4; troops A1 3 +2, TW2 2 +1")
    play(game, "P1 sendback TW2")
    assert (prayer(game, "P1"), reserve(game, "P1")) == (4, 10)
    play(game, "P1 trip reserve 1A2")
    assert priests_on(game, "1A2") == {"P1": 1}


@pytest.mark.rule("T3-UNIT-08")
def test_also_between_two_displacements() -> None:
    game = moving("tiles god_speed; troops FA 3 +3")
    play(game, "P1 pass", "P1 from FA", "P1 group 3 priests 3", "P1 step OAB", "P1 sendback OAB", "P1 step FB")
    assert (on(game, "FB"), priests_on(game, "FB"), priests_outside(game, "P1")) == ({"P1": 2}, {"P1": 2}, 1)


@pytest.mark.rule("T3-UNIT-08")
def test_priests_in_the_unit_reserve_are_not_on_the_board() -> None:
    game = day("troops A1 3 +2; priests-waiting 1")
    cannot(game, "P1 sendback A1")
    counted = day("troops A1 3 +2; priests-waiting 1", house="priestRecallCountsReserve=yes")
    play(counted, "P1 sendback A1")


@pytest.mark.rule("T3-UNIT-08")
def test_not_in_battle_and_not_in_another_turn() -> None:
    game = attack("troops FA 3 +3", "troops OAB 3 +3")
    assert not choices(game, "P1", "sendback") + choices(game, "P2", "sendback")
    quiet = moving("troops A1 3", "troops B1 3 +3")
    play(quiet, "P1 pass", "P1 pass")
    assert not choices(quiet, "P2", "sendback")


@pytest.mark.rule("T3-UNIT-09")
def test_a_creature_whose_last_unit_goes_back_goes_to_the_reserve() -> None:
    game = day("tiles royal_scarab; troops TW2 1 +1 scarab, A1 3 +2")
    assert points(game, "P1", "temporary") == 1
    play(game, "P1 sendback TW2")
    assert (on(game, "TW2"), creature(game, "TW2")) == ({}, {})
    assert (seat_view(game, "P1")["creatures_in_reserve"], points(game, "P1", "temporary")) == (["scarab"], 0)


@pytest.mark.rule("T3-UNIT-10")
def test_the_owner_chooses_the_figures_of_a_group() -> None:
    game = moving("troops FA 3 +1")
    play(game, "P1 pass", "P1 from FA")
    groups = ["group 3 priests 1", "group 2", "group 2 priests 1", "group 1", "group 1 priests 1"]
    assert choices(game, "P1", "group") == groups


@pytest.mark.rule("T3-UNIT-10")
def test_and_the_figures_that_leave_the_unit_reserve() -> None:
    game = day("prayer 7; priests-waiting 1")
    play(game, "P1 token recruit")
    assert {"place A1", "priest A1"} <= set(choices(game, "P1"))
    play(game, "P1 priest A1", "P1 place A1")
    cannot(game, "P1 priest A2")  # there was only one
    assert (on(game, "A1"), priests_on(game, "A1")) == ({"P1": 2}, {"P1": 1})
