"""Section 3.6: the Divine Seal. P1 (city A) holds it unless a test says otherwise."""

from __future__ import annotations

from functools import partial

import pytest
import words
from words import cannot, choices, creature, fight, hand, on, play, points, position, prayer, seat_view, side

from kemet import Game

day = partial(words.day, modules="path")
attack = partial(words.attack, modules="path")


def last_turn(first: str, second: str) -> Game:
    """P2 has the last turn of the Day."""
    placed = "tokens move1, move2, raise, pray1, buyRed"
    return position(
        f"players 2\nmodules path\nday 1 round 5\nturn P2\n"
        f"P1 {first}; {placed}\nP2 {second}; tokens move1, move2, raise, buyRed"
    )


def sealed(game: Game, name: str) -> object:
    return seat_view(game, name)["sealed"]


# --- when ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SEAL-01")
def test_in_the_own_turn_before_a_token_is_placed() -> None:
    game = day("objects seal; troops A1 1", "tiles defense")
    play(game, "P1 seal defense P2")
    assert (sealed(game, "P2"), game.question(0)) == (["defense"], "turn")
    play(game, "P1 token move1")


@pytest.mark.rule("T3-SEAL-01")
@pytest.mark.parametrize("token", ["move1", "recruit", "raise", "pray1", "buyRed"])
def test_after_placing_it_and_before_the_action(token: str) -> None:
    game = day("objects seal; troops A1 1", "tiles defense")
    play(game, f"P1 token {token}")
    assert (game.question(0), choices(game, "P1")) == ("before-the-action", ["done", "seal defense P2"])
    play(game, "P1 seal defense P2")
    assert sealed(game, "P2") == ["defense"]


@pytest.mark.rule("T3-SEAL-01")
def test_praying_comes_after_the_window() -> None:
    game = day("prayer 5; objects seal", "tiles defense")
    play(game, "P1 token pray1")
    assert (game.question(0), prayer(game, "P1")) == ("before-the-action", 5)
    play(game, "P1 done")
    assert prayer(game, "P1") == 7


@pytest.mark.rule("T3-SEAL-01")
def test_as_attacker_or_defender_before_the_battle_cards() -> None:
    game = attack("objects seal; tiles charge; troops FA 3", "objects seal; tiles defense; troops OAB 3")
    play(game, "P1 seal defense P2", "P2 seal charge P1")
    assert game.question(0) == "battle-cards"
    fight(game, "301 202", "301 202")
    assert (side(game, "attacker")["strength"], side(game, "defender")["strength"]) == (6, 6)


@pytest.mark.rule("T3-SEAL-01")
def test_not_during_the_action_and_not_after_the_last_token() -> None:
    game = day("objects seal; troops A1 2", "tiles defense")
    play(game, "P1 token move1", "P1 done", "P1 pass", "P1 from A1", "P1 group 2")
    cannot(game, "P1 seal defense P2")
    play(game, "P1 end")
    assert choices(game, "P1") == ["end"]


@pytest.mark.rule("T3-SEAL-01")
def test_again_before_a_silver_token() -> None:
    game = day("objects seal; tiles act_of_god_red; troops A1 2", "tiles defense")
    play(game, "P1 token pray1", "P1 done")
    assert "seal defense P2" in choices(game, "P1")
    play(game, "P1 silver pray2")
    assert "seal defense P2" in choices(game, "P1")


@pytest.mark.rule("T3-SEAL-01")
def test_a_gold_token_that_cannot_be_placed_opens_no_window() -> None:
    """Twin Ceremony without a Buy action today: what is in the hand makes no difference."""
    for cards in ("", "; hand raining_fire"):
        game = day(f"objects seal; tiles twin_ceremony{cards}", "tiles defense; troops B1 1", modules="black path")
        play(game, "P1 token pray1", "P1 done")
        assert not choices(game, "P1", "gold") + choices(game, "P1", "seal")


@pytest.mark.rule("T3-SEAL-01")
def test_not_in_the_turn_of_another_player_without_a_battle() -> None:
    game = day("objects seal; troops A1 2", "tiles defense")
    play(game, "P1 token pray1", "P1 done", "P1 end")
    assert (game.waiting_for(), choices(game, "P1")) == ([1], [])


@pytest.mark.rule("T3-SEAL-01", "T3-SEAL-07")
def test_at_night_in_turn_order_between_the_cards_and_the_night_powers() -> None:
    game = position(
        "players 2\nmodules path\nday 1\norder P2 P1\nnight\n"
        "P1 prayer 4; objects seal; tiles hand_of_god\nP2 prayer 4; objects seal; tiles reinforcements"
    )
    assert (game.waiting_for(), game.question(1)) == ([1], "divine-seal")
    assert [sum(hand(game, name).values()) for name in ("P1", "P2")] == [1, 1]  # N2 is over
    assert [prayer(game, name) for name in ("P1", "P2")] == [6, 6]
    play(game, "P2 pass")
    assert (game.waiting_for(), game.question(0)) == ([0], "divine-seal")
    play(game, "P1 seal reinforcements P2")
    assert (game.waiting_for(), game.question(0)) == ([0], "night-power")  # P2, first in order, has no power left


@pytest.mark.rule("T3-SEAL-07")
def test_a_holder_of_two_seals_may_play_both() -> None:
    game = position("players 2\nmodules path\nday 1\nnight\nP1 objects seal x2\nP2 tiles hand_of_god, defense")
    play(game, "P1 seal hand_of_god P2", "P1 seal defense P2")
    assert (sealed(game, "P2"), game.question(0)) == (["defense", "hand_of_god"], "turn-order")


@pytest.mark.rule("T3-SEAL-07")
def test_nobody_is_asked_without_a_tile_to_seal() -> None:
    game = position("players 2\nmodules path\nday 1\nnight\nP1 objects seal; tiles defense\nP2")
    assert game.question(game.waiting_for()[0]) == "turn-order"


# --- how long -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SEAL-02", "T-EX-39")
def test_played_by_day_it_lasts_over_the_night_to_the_next_day() -> None:
    game = last_turn("prayer 4; tiles high_priest", "objects seal")
    play(game, "P2 seal high_priest P1", "P2 token pray1", "P2 end")
    assert (game.view(None)["phase"], prayer(game, "P1"), sealed(game, "P1")) == ("night", 6, ["high_priest"])
    chooser = f"P{game.waiting_for()[0] + 1}"
    play(game, f"{chooser} next P1")
    assert (game.view(None)["phase"], game.view(None)["day"], sealed(game, "P1")) == ("day", 2, [])


@pytest.mark.rule("T3-SEAL-02")
def test_without_the_seal_the_high_priest_prays() -> None:
    game = last_turn("prayer 4; tiles high_priest", "objects seal")
    play(game, "P2 token pray1", "P2 done", "P2 end")
    assert prayer(game, "P1") == 8


@pytest.mark.rule("T3-SEAL-02")
def test_played_at_night_it_lasts_for_the_rest_of_the_night() -> None:
    game = position("players 2\nmodules path\nday 1\nnight\nP1 objects seal\nP2 tiles reinforcements, priest")
    play(game, "P1 seal reinforcements P2")
    assert (sealed(game, "P2"), game.question(game.waiting_for()[0])) == (["reinforcements"], "turn-order")
    play(game, f"P{game.waiting_for()[0] + 1} next P2")
    assert (game.view(None)["day"], sealed(game, "P2")) == (2, [])


@pytest.mark.rule("T3-SEAL-02")
def test_when_it_ends_the_tile_works_again() -> None:
    game = position(
        "players 2\nmodules path\nday 1\nnight\nP1 objects seal; troops OAB 3\nP2 prayer 0; tiles priest; troops FB 3"
    )
    play(game, "P1 seal priest P2", f"P{game.waiting_for()[0] + 1} next P2")
    before = prayer(game, "P2")
    play(game, "P2 token pray1")
    assert prayer(game, "P2") == before + 3


# --- what it does not undo ------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SEAL-03")
@pytest.mark.parametrize(("tile", "source"), [("victory_point_red", "tiles"), ("sphinx", "creatures")])
def test_victory_points_of_a_sealed_tile_stay(tile: str, source: str) -> None:
    game = day("objects seal", f"tiles {tile}")
    assert points(game, "P2", source) == 1
    play(game, f"P1 seal {tile} P2")
    assert (points(game, "P2", source), points(game, "P2")) == (1, 1)


@pytest.mark.rule("T3-SEAL-03")
def test_placed_mercenaries_stay() -> None:
    game = day("objects seal", "tiles mercenaries_male; troops B1 5, B2 5, B3 5", modules="black path")
    play(game, "P1 seal mercenaries_male P2")
    assert [on(game, space) for space in ("B1", "B2", "B3")] == [{"P2": 5}] * 3


@pytest.mark.rule("T3-SEAL-03")
def test_swapped_battle_cards_stay() -> None:
    game = attack("objects seal; troops FA 3", "tiles offensive_strategy; removed 130; troops OAB 3")
    play(game, "P1 seal offensive_strategy P2")
    fight(game, "410 202", "330 202")
    assert side(game, "defender")["strength"] == 3 + 3


@pytest.mark.rule("T3-SEAL-03")
def test_a_placed_silver_token_stays() -> None:
    game = position(
        "players 2\nmodules path\nday 1 round 2\nturn P1\nP1 objects seal; tokens pray1\n"
        "P2 tiles act_of_god_red; tokens pray1, pray2; silver placed"
    )
    play(game, "P1 seal act_of_god_red P2")
    assert seat_view(game, "P2")["placed"] == ["pray1", "pray2"]
    assert seat_view(game, "P2")["silver"] == "placed"


# --- creatures and tokens -------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SEAL-04")
def test_a_sealed_creature_stays_but_does_nothing() -> None:
    game = attack("objects seal; troops FA 3", "tiles royal_scarab; troops OAB 3 scarab")
    play(game, "P1 seal royal_scarab P2")
    fight(game, "301 202", "301 202")
    assert (side(game, "defender")["strength"], creature(game, "OAB")) == (3 + 3, {"P2": "scarab"})


@pytest.mark.rule("T3-SEAL-04", "T-CLAR-03")
def test_a_sealed_creature_has_no_ability() -> None:
    game = day("prayer 0; objects seal; troops FA 3", "tiles khnums_sphinx; troops OAB 3 khnum", modules="black path")
    play(game, "P1 seal khnums_sphinx P2", "P1 token move1", "P1 pass", "P1 from FA", "P1 group 3", "P1 step OAB")
    assert prayer(game, "P1") == 0  # no fee


@pytest.mark.rule("T3-SEAL-04", "T-CLAR-11")
def test_a_sealed_snake_lets_the_other_creature_count() -> None:
    game = attack("objects seal; tiles royal_scarab; troops FA 3 scarab", "tiles deep_desert_snake; troops OAB 3 snake")
    play(game, "P1 seal deep_desert_snake P2")
    fight(game, "301 202", "301 202")
    assert (side(game, "attacker")["strength"], side(game, "defender")["strength"]) == (3 + 3 + 2, 3 + 3)


@pytest.mark.rule("T3-SEAL-04")
def test_a_sealed_act_of_god_cannot_place_the_silver_token() -> None:
    game = day("objects seal; prayer 1", "tiles act_of_god_red")
    play(game, "P1 seal act_of_god_red P2", "P1 token pray1", "P1 end")
    assert not choices(game, "P2", "silver")
    open_game = day("objects seal; prayer 1", "tiles act_of_god_red")
    play(open_game, "P1 token pray1", "P1 done", "P1 end")
    assert choices(open_game, "P2", "silver")


@pytest.mark.rule("T3-SEAL-04")
def test_a_sealed_gold_tile_cannot_be_named() -> None:
    game = day("objects seal", "tiles dark_ritual, forced_march", modules="black path")
    play(game, "P1 seal forced_march P2", "P1 token pray1", "P1 end")
    assert choices(game, "P2", "gold") == ["gold pray"]


# --- Legion -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SEAL-05")
def test_a_troop_above_the_limit_stays_but_grows_no_more() -> None:
    game = day("objects seal", "prayer 5; tiles legion; troops B1 6, FB 1")
    play(game, "P1 seal legion P2", "P1 token pray1", "P1 end")
    assert on(game, "B1") == {"P2": 6}
    play(game, "P2 token recruit")
    cannot(game, "P2 place B1")
    play(game, "P2 place B2")


@pytest.mark.rule("T3-SEAL-05")
def test_no_group_may_join_it() -> None:
    game = day("objects seal", "tiles legion; troops B1 6, FB 1")
    play(game, "P1 seal legion P2", "P1 token pray1", "P1 end", "P2 token move1", "P2 pass", "P2 from FB")
    cannot(game, "P2 step B1")


@pytest.mark.rule("T3-SEAL-05")
def test_at_most_five_of_it_move_on_together() -> None:
    game = day("objects seal", "tiles legion; troops OAB 7")
    play(game, "P1 seal legion P2", "P1 token pray1", "P1 end", "P2 token move1", "P2 pass", "P2 from OAB")
    cannot(game, "P2 group 6")
    play(game, "P2 group 5", "P2 step FB")
    assert (on(game, "OAB"), on(game, "FB")) == ({"P2": 2}, {"P2": 5})


@pytest.mark.rule("T3-SEAL-05", "T-EX-40")
def test_the_same_when_a_legion_troop_loses_its_last_priest() -> None:
    game = attack("skills skill_legion; prayer 5; tiles act_of_god_red, god_speed; troops FA 7 +1", "troops OAB 1")
    fight(game, "301 202", "221 202")
    play(game, "P1 lose 1", "P2 recall", "P1 stay")
    assert on(game, "OAB") == {"P1": 6}
    play(game, "P1 silver move2", "P1 pass", "P1 from OAB")
    cannot(game, "P1 group 6")
    play(game, "P1 group 5", "P1 step FB")
    assert (on(game, "OAB"), on(game, "FB")) == ({"P1": 1}, {"P1": 5})


@pytest.mark.rule("T3-SEAL-05")
def test_the_same_when_the_last_priest_of_a_moving_group_is_sent_back() -> None:
    game = day("skills skill_legion; tiles god_speed; troops FA 7 +1, A1 1 +1, A2 1 +1", "")
    play(game, "P1 token move1", "P1 pass", "P1 from FA", "P1 group 7 priests 1", "P1 sendback FA")
    steps = choices(game, "P1", "step")
    assert not steps or game.view(None)["move"]["units"] <= 5, "six plain units must not move on together"


@pytest.mark.rule("T3-SEAL-05")
def test_the_same_when_deadly_trap_takes_the_last_priest_of_a_moving_group() -> None:
    game = day(
        "skills skill_legion; tiles god_speed; troops FA 7 +1",
        "tiles deadly_trap; troops OAB 1; hand escape",
        modules="black path",
    )
    play(game, "P1 token move1", "P1 pass", "P1 from FA", "P1 group 7 priests 1", "P1 step OAB", "P1 lose 1")
    play(game, "P2 escape TW2")
    assert on(game, "OAB") == {"P1": 6}
    steps = choices(game, "P1", "step")
    assert not steps or game.view(None)["move"]["units"] <= 5, "six plain units must not move on together"


# --- in a battle --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-SEAL-06")
def test_in_a_battle_it_is_too_late_for_initiative() -> None:
    game = attack("tiles initiative; troops FA 3", "objects seal; troops OAB 4")
    assert on(game, "OAB") == {"P1": 3, "P2": 2}
    play(game, "P2 seal initiative P1")
    assert on(game, "OAB") == {"P1": 3, "P2": 2}


@pytest.mark.rule("T3-SEAL-06")
def test_and_for_deadly_trap() -> None:
    game = attack("objects seal; troops FA 3", "tiles deadly_trap; troops OAB 4", modules="black path")
    assert (on(game, "OAB"), choices(game, "P1")) == ({"P1": 2, "P2": 4}, ["done", "seal deadly_trap P2"])
    play(game, "P1 seal deadly_trap P2")
    assert on(game, "OAB") == {"P1": 2, "P2": 4}


@pytest.mark.rule("T3-SEAL-06")
def test_before_the_action_it_is_in_time() -> None:
    game = day("objects seal; troops FA 3", "tiles deadly_trap; troops OAB 4", modules="black path")
    play(game, "P1 token move1", "P1 seal deadly_trap P2", "P1 pass", "P1 from FA", "P1 group 3", "P1 step OAB")
    assert on(game, "OAB") == {"P1": 3, "P2": 4}
