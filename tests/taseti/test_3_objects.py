"""Section 3.5: objects. P1 (city A) attacks from FA; P2 (city B) defends OAB."""

from __future__ import annotations

from functools import partial

import pytest
import words
from words import (
    cannot,
    choices,
    fight,
    hand,
    lock,
    losses,
    objects,
    on,
    play,
    points,
    position,
    prayer,
    reserve,
    say_no,
    seat_view,
    side,
    values,
)

from kemet import Game

moving = partial(words.moving, modules="path")
attack = partial(words.attack, modules="path")


def left(game: Game, token: str) -> int:
    """Copies in the face-down reserve."""
    count: int = game.view(None)["path"]["reserves"][token]
    return count


# --- all objects --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-OBJ-01")
def test_objects_are_public_free_and_used_once() -> None:
    game = attack("prayer 0; objects khopesh; troops FA 3", "troops OAB 3")
    assert game.view(1)["seats"][0]["objects"] == {"khopesh": 1}
    play(game, "P1 use khopesh")
    assert (prayer(game, "P1"), objects(game, "P1")) == (0, {})
    assert game.question(0) == "battle-cards"  # there is no second one


@pytest.mark.rule("T3-OBJ-02")
def test_a_used_object_leaves_the_game() -> None:
    game = attack("objects khopesh; troops FA 3", "troops OAB 3")
    before = left(game, "khopesh")
    play(game, "P1 use khopesh")
    fight(game, "410 202", "202 301")
    play(game, "P2 recall", "P1 stay")
    assert (objects(game, "P1"), left(game, "khopesh")) == ({}, before)


@pytest.mark.rule("T3-OBJ-02")
def test_house_rule_used_objects_go_back_to_the_reserve() -> None:
    game = attack("objects khopesh; troops FA 3", "troops OAB 3", house="usedObjects=reserve")
    play(game, "P1 use khopesh")
    assert left(game, "khopesh") == 3


@pytest.mark.rule("T3-OBJ-03")
def test_the_attacker_announces_all_his_objects_first_then_the_defender_then_cards() -> None:
    game = attack("objects khopesh, leather_shield; troops FA 3", "objects khopesh; troops OAB 3")
    assert (game.waiting_for(), game.question(0)) == ([0], "battle-objects")
    play(game, "P1 use khopesh")
    assert game.waiting_for() == [0]
    play(game, "P1 use leather_shield")
    assert (game.waiting_for(), game.question(1)) == ([1], "battle-objects")
    assert game.view(1)["battle"]["attacker"]["objects"] == {"khopesh": 1, "leather_shield": 1}
    play(game, "P2 done")
    assert [game.question(seat) for seat in (0, 1)] == ["battle-cards", "battle-cards"]
    cannot(game, "P2 use khopesh")


@pytest.mark.rule("T3-OBJ-04")
def test_equal_and_different_objects_add_up() -> None:
    game = attack("objects khopesh x2, leather_shield; troops FA 3", "troops OAB 3")
    play(game, "P1 use khopesh", "P1 use khopesh", "P1 use leather_shield")
    fight(game, "301 202", "301 202")
    assert values(game) == (3 + 3 + 2, 3 + 3)
    assert side(game, "attacker")["protection"] == 1 + 1


@pytest.mark.rule("T3-OBJ-04")
def test_at_most_one_dagger_per_player_and_battle() -> None:
    game = attack("objects dagger x2; troops FA 3", "objects dagger; troops OAB 3")
    play(game, "P1 use dagger")
    assert (game.waiting_for(), choices(game, "P2")) == ([1], ["done", "use dagger"])  # one each
    assert objects(game, "P1") == {"dagger": 1}


@pytest.mark.rule("T3-OBJ-05")
def test_nobody_can_veto_an_object() -> None:
    game = attack("objects khopesh; troops FA 3", "troops OAB 3; hand veto x2")
    say_no(game)
    play(game, "P1 use khopesh")
    assert game.question(1) == "battle-cards"


@pytest.mark.rule("T3-OBJ-05")
def test_objects_bring_no_compensation_and_no_divine_memory() -> None:
    game = attack(
        "skills compensation; objects khopesh; troops FA 3 +1; hand divine_memory", "troops OAB 3", modules="path cards"
    )
    play(game, "P1 use khopesh")
    fight(game, "301 202", "301 202")
    play(game, "P2 recall", "P1 stay")
    assert hand(game, "P1") == {"divine_memory": 1}
    assert "card divine_memory" not in choices(game, "P1")  # the discards are empty


@pytest.mark.rule("T3-OBJ-06")
def test_any_number_of_objects_may_be_held() -> None:
    many = "objects khopesh x2, leather_shield x3, hare x3, dagger x4, mask x2, seal x2"
    game = moving(f"troops A1 1; {many}", slots="1A2 khopesh")
    play(game, "P1 done", "P1 trip reserve 1A2", "P1 take 1")
    seen = objects(game, "P1")
    assert seen == {"khopesh": 3, "leather_shield": 3, "hare": 3, "dagger": 4, "mask": 2, "seal": 2}


# --- level 1 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-OBJ-IBIS")
def test_the_ibis_draws_a_card_at_once_and_is_gone() -> None:
    game = moving("troops A1 1", slots="1A2 ibis")
    play(game, "P1 trip reserve 1A2", "P1 take 1")
    assert (sum(hand(game, "P1").values()), objects(game, "P1"), left(game, "ibis")) == (1, {}, 2)
    assert seat_view(game, "P1")["priests_on_path_reserve"] == 3


@pytest.mark.rule("T3-OBJ-HARE")
def test_the_hare_is_used_with_the_token_and_gives_a_step() -> None:
    game = moving("objects hare; troops FA 2")
    assert (game.question(0), choices(game, "P1")) == ("before-the-action", ["done", "use hare"])
    play(game, "P1 use hare", "P1 pass", "P1 from FA", "P1 group 2", "P1 step OAB", "P1 step FB")
    assert (on(game, "FB"), objects(game, "P1"), choices(game, "P1", "step")) == ({"P1": 2}, {}, [])


@pytest.mark.rule("T3-OBJ-HARE")
@pytest.mark.parametrize("token", ["silver move2", "gold move"])
def test_also_with_a_silver_or_gold_token(token: str) -> None:
    text = "turn P1\nP1 objects hare; tiles act_of_god_red, forced_march; troops FA 2\nP2"
    game = position(f"players 2\nmodules black path\n{text}")
    play(game, f"P1 {token}", "P1 use hare", *(["P1 pass"] if "silver" in token else []))
    play(game, "P1 from FA", "P1 group 2", "P1 step OAB", "P1 step FB")
    assert on(game, "FB") == {"P1": 2}


@pytest.mark.rule("T3-OBJ-HARE")
def test_a_hare_of_the_same_activation_is_too_late() -> None:
    game = moving("troops FA 2; tiles act_of_god_red", slots="1A2 hare")
    play(game, "P1 trip reserve 1A2", "P1 take 1")
    cannot(game, "P1 use hare")
    play(game, "P1 from FA", "P1 group 2", "P1 step OAB")
    assert not choices(game, "P1", "step")
    play(game, "P1 end", "P1 silver move2", "P1 use hare", "P1 pass", "P1 from OAB", "P1 group 2", "P1 step FB")
    assert choices(game, "P1", "step")


@pytest.mark.rule("T3-OBJ-HARE")
def test_not_for_other_actions_and_not_in_a_battle() -> None:
    game = position("players 2\nmodules path\nturn P1\nP1 objects hare; troops FA 2\nP2")
    play(game, "P1 token recruit")
    cannot(game, "P1 use hare")
    battle = attack("objects hare; troops FA 3", "troops OAB 3")
    assert battle.question(0) == "battle-cards"


@pytest.mark.rule("T3-OBJ-KHOPESH")
def test_the_khopesh_adds_one_strength_in_this_battle() -> None:
    game = attack("objects khopesh; troops FA 3", "objects khopesh; troops OAB 3")
    play(game, "P1 use khopesh", "P2 done")
    fight(game, "301 202", "301 202")
    assert values(game) == (3 + 3 + 1, 3 + 3)


@pytest.mark.rule("T3-OBJ-SHIELD")
def test_the_leather_shield_adds_one_protection_in_this_battle() -> None:
    game = attack("troops FA 3", "objects leather_shield; troops OAB 3")
    play(game, "P2 use leather_shield")
    fight(game, "320 202", "301 202")
    assert (side(game, "defender")["protection"], losses(game)) == (1 + 1, (0, 0))


# --- level 2 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-OBJ-BULL")
def test_the_bull_draws_two_cards_at_once_and_is_gone() -> None:
    game = moving("troops A1 1; priests-at 1A1", slots="2A1 bull")
    play(game, "P1 trip 1A1 2A1", "P1 done", "P1 take 1")
    assert (sum(hand(game, "P1").values()), objects(game, "P1"), left(game, "bull")) == (2, {}, 1)
    assert seat_view(game, "P1")["priests_on_path_reserve"] == 3


@pytest.mark.rule("T3-OBJ-SEAL")
def test_a_sealed_tile_has_no_effect() -> None:
    game = attack("objects seal; troops FA 3", "tiles defense, shield_of_neith; troops OAB 3")
    play(game, "P1 seal defense P2")
    fight(game, "320 202", "301 202")
    assert (values(game), side(game, "defender")["protection"]) == ((3 + 3, 3 + 3), 1 + 1)
    assert (seat_view(game, "P2")["sealed"], objects(game, "P1")) == (["defense"], {})


@pytest.mark.rule("T3-OBJ-SEAL")
def test_only_tiles_of_opponents_can_be_sealed() -> None:
    game = position("players 2\nmodules path\nturn P1\nP1 objects seal; tiles charge\nP2 tiles defense")
    assert choices(game, "P1", "seal") == ["seal defense P2"]
    nothing = position("players 2\nmodules path\nturn P1\nP1 objects seal; tiles charge\nP2")
    assert not choices(nothing, "P1", "seal")


@pytest.mark.rule("T3-OBJ-DAGGER")
def test_a_dagger_gives_the_winner_a_point_that_is_no_battle_point() -> None:
    game = attack("objects dagger; troops FA 3", "troops OAB 3")
    play(game, "P1 use dagger")
    fight(game, "410 202", "301 202")
    assert [points(game, "P1", source) for source in ("battle", "daggers", "total")] == [1, 1, 2]


@pytest.mark.rule("T3-OBJ-DAGGER")
def test_a_dagger_costs_the_loser_a_point_even_below_zero() -> None:
    game = attack("objects dagger; troops FA 3", "troops OAB 3")
    play(game, "P1 use dagger")
    fight(game, "301 202", "410 202")
    assert [points(game, "P1", source) for source in ("battle", "daggers", "total")] == [0, -1, -1]


@pytest.mark.rule("T3-OBJ-DAGGER", "T-EX-35")
def test_both_daggers_in_one_battle() -> None:
    game = attack("objects dagger; troops FA 3", "objects dagger; troops OAB 3")
    play(game, "P1 use dagger", "P2 use dagger")
    fight(game, "410 202", "301 202")
    assert (points(game, "P1"), points(game, "P2", "daggers")) == (1 + 1, -1)


@pytest.mark.rule("T3-OBJ-DAGGER", "T-EX-36")
def test_a_winner_without_survivors_gets_nothing_and_the_loser_still_pays() -> None:
    game = attack("objects dagger; troops FA 2", "objects dagger; troops OAB 3")
    play(game, "P1 use dagger", "P2 use dagger")
    fight(game, "410 202", "221 202")
    assert (game.view(None)["battle"]["winner"], on(game, "OAB")) == ("attacker", {"P2": 3})
    assert (points(game, "P1"), points(game, "P2", "daggers")) == (0, -1)


@pytest.mark.rule("T3-OBJ-DAGGER")
def test_a_defender_who_wins_takes_the_point_too() -> None:
    game = attack("troops FA 3", "objects dagger; troops OAB 3")
    play(game, "P2 use dagger")
    fight(game, "301 202", "410 202")
    assert [points(game, "P2", source) for source in ("battle", "daggers")] == [0, 1]


@pytest.mark.rule("T3-OBJ-DAGGER")
def test_house_rules_of_the_dagger() -> None:
    game = attack("objects dagger; troops FA 2", "troops OAB 3", house="daggerNeedsSurvivor=no")
    play(game, "P1 use dagger")
    fight(game, "410 202", "221 202")
    assert points(game, "P1", "daggers") == 1
    floor = attack("objects dagger; troops FA 3", "troops OAB 3", house="daggerFloor=zero")
    play(floor, "P1 use dagger")
    fight(floor, "301 202", "410 202")
    assert [points(floor, "P1", source) for source in ("daggers", "total")] == [-1, 0]


@pytest.mark.rule("T3-OBJ-MASK", "T-EX-34")
def test_under_a_mask_only_units_and_battle_cards_count() -> None:
    game = attack(
        "skills skill_legion; tiles blades_of_neith; objects mask; troops FA 7 +1",
        "tiles defense, ancestral_elephant; troops OAB 5 elephant",
    )
    play(game, "P1 use mask")
    fight(game, "320 202", "202 130")
    assert (values(game), losses(game)) == ((7 + 3, 5 + 2), (0, 0))
    assert points(game, "P1", "battle") == 1


@pytest.mark.rule("T3-OBJ-MASK")
def test_no_divine_cards_skills_objects_or_temporary_tokens() -> None:
    text = "skills slaughter; objects mask, khopesh; troops FA 3 +1; priests-at 2A1; hand war_rage"
    game = moving(text, "objects leather_shield, dagger; troops OAB 3; hand bronze_wall")
    play(game, "P1 trip 2A1 3A1", "P1 from FA", "P1 group 3 priests 1", "P1 step OAB")
    say_no(game)
    play(game, "P1 use khopesh", "P1 use mask", "P2 use leather_shield", "P2 use dagger")
    play(game, "P1 play 410 discard 202")
    assert choices(game, "P1") == ["done"]  # War Rage cannot be added
    play(game, "P1 done")
    lock(game, "P2", "301 202")
    assert (values(game), losses(game)) == ((3 + 4, 3 + 3), (0, 0))
    assert (points(game, "P2", "daggers"), objects(game, "P2")) == (0, {})  # used up all the same


@pytest.mark.rule("T3-OBJ-MASK")
@pytest.mark.parametrize("power", ["tiles prescience", "skills premonition; troops OAB 3 +1"])
def test_no_showing_under_a_mask(power: str) -> None:
    troops = "" if "troops" in power else "; troops OAB 3"
    game = attack("objects mask; troops FA 3", power + troops)
    play(game, "P1 use mask")
    assert game.waiting_for() == [0, 1]


@pytest.mark.rule("T3-OBJ-MASK")
def test_gains_of_tiles_fall_away_too() -> None:
    game = attack(
        "prayer 2; tiles crusade, holy_war; objects mask; troops FA 3", "tiles defensive_victory; troops OAB 3"
    )
    play(game, "P1 use mask")
    fight(game, "320 202", "301 202")
    assert (losses(game), prayer(game, "P1"), points(game, "P2", "battle")) == ((0, 1), 2, 0)


@pytest.mark.rule("T3-OBJ-MASK")
def test_the_text_of_a_battle_card_counts() -> None:
    game = attack("objects mask; troops FA 4", "troops OAB 1", modules="path cards")
    play(game, "P1 use mask")
    fight(game, "500 202", "202 301")
    assert (values(game)[0], side(game, "attacker")["own_card_lost"]) == (4 + 5, 2)
    assert reserve(game, "P1") == 12 - 4 + 2
