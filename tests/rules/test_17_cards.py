"""Sections 17.2 and 17.3: divine intervention cards and battle cards. P1 has city A, P2 city B."""

from __future__ import annotations

import pytest
from words import (
    attack,
    cannot,
    choices,
    creature,
    day,
    fight,
    hand,
    numbers,
    on,
    play,
    points,
    position,
    prayer,
    reserve,
    seat_view,
)

from kemet.errors import PositionError

# --- 17.2 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "cost", "strength", "damage", "protection"),
    [
        pytest.param("war_rage", 0, 1, 0, 0, marks=pytest.mark.rule("B-CARD-WARRAGE")),
        pytest.param("war_fury", 1, 2, 0, 0, marks=pytest.mark.rule("B-CARD-WARFURY")),
        pytest.param("bloody_battle", 0, 0, 1, 0, marks=pytest.mark.rule("B-CARD-BLOODYBATTLE")),
        pytest.param("bloodbath", 1, 0, 2, 0, marks=pytest.mark.rule("B-CARD-BLOODBATH")),
        pytest.param("bronze_wall", 0, 0, 0, 1, marks=pytest.mark.rule("B-CARD-BRONZEWALL")),
        pytest.param("iron_wall", 1, 0, 0, 2, marks=pytest.mark.rule("B-CARD-IRONWALL")),
    ],
)
@pytest.mark.parametrize("which", ["attacker", "defender"])
def test_battle_cards_add_their_numbers(
    which: str, card: str, cost: int, strength: int, damage: int, protection: int
) -> None:
    held = {which: f"; hand {card}"}
    game = attack(
        f"prayer 5; troops FA 4{held.get('attacker', '')}", f"prayer 5; troops OAB 4{held.get('defender', '')}"
    )
    added = {which: [card]}
    fight(game, "221 410", "221 410", added.get("attacker", []), added.get("defender", []))
    assert numbers(game, which) == (4 + 2 + strength, 2 + damage, 1 + protection)
    assert prayer(game, "P1" if which == "attacker" else "P2") == 5 - cost


@pytest.mark.parametrize(
    ("card", "copies"),
    [
        pytest.param("war_rage", 3, marks=pytest.mark.rule("B-CARD-WARRAGE")),
        pytest.param("war_fury", 3, marks=pytest.mark.rule("B-CARD-WARFURY")),
        pytest.param("bloody_battle", 3, marks=pytest.mark.rule("B-CARD-BLOODYBATTLE")),
        pytest.param("bloodbath", 2, marks=pytest.mark.rule("B-CARD-BLOODBATH")),
        pytest.param("bronze_wall", 3, marks=pytest.mark.rule("B-CARD-BRONZEWALL")),
        pytest.param("iron_wall", 2, marks=pytest.mark.rule("B-CARD-IRONWALL")),
        pytest.param("prayer", 2, marks=pytest.mark.rule("B-CARD-PRAYER")),
        pytest.param("mana_theft", 2, marks=pytest.mark.rule("B-CARD-MANATHEFT")),
        pytest.param("enlistment", 4, marks=pytest.mark.rule("B-CARD-ENLISTMENT")),
        pytest.param("raining_fire", 4, marks=pytest.mark.rule("B-CARD-RAININGFIRE")),
        pytest.param("teleportation", 3, marks=pytest.mark.rule("B-CARD-TELEPORTATION")),
        pytest.param("open_gates", 1, marks=pytest.mark.rule("B-CARD-OPENGATES")),
        pytest.param("veto", 2, marks=pytest.mark.rule("B-CARD-VETO")),
        pytest.param("escape", 1, marks=pytest.mark.rule("B-CARD-ESCAPE")),
    ],
)
def test_copies(card: str, copies: int) -> None:
    assert hand(day(f"hand {card} x{copies}"), "P1") == {card: copies}
    with pytest.raises(PositionError, match=f"only {copies} of {card}"):
        day(f"hand {card} x{copies + 1}")


@pytest.mark.rule("B-CARD-PRAYER")
@pytest.mark.parametrize("tile", ["charge", "priest"])
def test_prayer_gives_two(tile: str) -> None:
    game = day(f"tiles {tile}; prayer 4; hand prayer")
    play(game, "P1 card prayer")
    assert (prayer(game, "P1"), hand(game, "P1")) == (6, {})


@pytest.mark.rule("B-CARD-PRAYER")
def test_house_rule_prayer_gives_three_with_the_priest() -> None:
    game = day("tiles priest; prayer 4; hand prayer", house="prayerCardWithPriest=yes")
    play(game, "P1 card prayer")
    assert prayer(game, "P1") == 7


@pytest.mark.rule("B-CARD-MANATHEFT")
def test_mana_theft_takes_one_from_everybody_and_gives_one_in_all() -> None:
    game = position("players 4\nturn P1\nP1 prayer 5; hand mana_theft\nP2 prayer 4\nP3 prayer 0\nP4 prayer 7")
    play(game, "P1 card mana_theft")
    assert [prayer(game, name) for name in ("P1", "P2", "P3", "P4")] == [6, 3, 0, 6]


@pytest.mark.rule("B-CARD-ENLISTMENT")
def test_enlistment_adds_up_to_two_units_to_city_and_troops() -> None:
    game = day("prayer 0; troops RW 4, TW2 5; hand enlistment")
    play(game, "P1 card enlistment")
    assert choices(game, "P1", "place") == ["place A1", "place A2", "place A3", "place RW"]
    play(game, "P1 place RW", "P1 place A3")
    assert (on(game, "RW"), on(game, "A3"), reserve(game, "P1")) == ({"P1": 5}, {"P1": 1}, 1)
    assert (game.question(0), prayer(game, "P1")) == ("turn", 0)


@pytest.mark.rule("B-CARD-ENLISTMENT")
def test_enlistment_attacks_in_a_held_own_district() -> None:
    game = day("hand enlistment", "troops A2 1")
    play(game, "P1 card enlistment", "P1 place A2", "P1 place A2")
    fight(game, "410 202", "202 301")
    assert (points(game, "P1", "battle"), game.question(1)) == (1, "loser")


@pytest.mark.rule("B-CARD-ENLISTMENT")
def test_enlistment_does_not_attack_during_a_move() -> None:
    game = day("troops FA 1; hand enlistment", "troops A2 1")
    play(game, "P1 token move1", "P1 from FA", "P1 card enlistment")
    assert choices(game, "P1", "place") == ["place A1", "place A3", "place FA"]


@pytest.mark.rule("B-CARD-RAININGFIRE")
def test_raining_fire_destroys_one_enemy_unit_anywhere() -> None:
    game = day("tiles crusade; prayer 3; troops FA 1; hand raining_fire", "tiles shield_of_neith; troops TW2 2, B1 3")
    assert choices(game, "P1", "card") == ["card raining_fire B1", "card raining_fire TW2"]
    play(game, "P1 card raining_fire TW2")
    assert (on(game, "TW2"), reserve(game, "P2"), prayer(game, "P1")) == ({"P2": 1}, 8, 2)


@pytest.mark.rule("B-CARD-RAININGFIRE")
def test_a_troop_wiped_out_by_raining_fire_loses_control_at_once() -> None:
    game = day("prayer 1; hand raining_fire", "troops TW2 1")
    assert points(game, "P2") == 1
    play(game, "P1 card raining_fire TW2")
    assert (points(game, "P2"), points(game, "P1", "battle")) == (0, 0)
    assert game.view(None)["spaces"]["TW2"]["controller"] is None


@pytest.mark.rule("B-CARD-TELEPORTATION")
def test_teleportation_takes_the_group_from_anywhere_to_an_obelisk() -> None:
    game = day("prayer 1; troops FA 3; hand teleportation", "troops TW3 1")
    cannot(game, "P1 card teleportation TW2", "only during a Move")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 step RW", "P1 card teleportation TD5")
    assert (on(game, "TD5"), on(game, "FA"), prayer(game, "P1")) == ({"P1": 2}, {"P1": 1}, 0)


@pytest.mark.rule("B-CARD-TELEPORTATION")
def test_teleportation_into_enemies_means_battle() -> None:
    game = day("prayer 1; troops FA 2; hand teleportation", "troops TW3 1")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 card teleportation TW3")
    assert game.question(1) == "battle-cards"


@pytest.mark.rule("B-CARD-OPENGATES")
def test_open_gates_opens_the_walls_for_the_rest_of_this_move() -> None:
    game = day("tiles royal_scarab; prayer 1; troops RW 2 scarab; hand open_gates")
    cannot(game, "P1 card open_gates", "only during a Move")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2 with creature", "P1 step FB")
    cannot(game, "P1 step B1", "B-WALL-01")
    play(game, "P1 card open_gates", "P1 step B1", "P1 step B2")
    assert (on(game, "B2"), prayer(game, "P1")) == ({"P1": 2}, 0)


@pytest.mark.rule("B-CARD-OPENGATES")
def test_open_gates_may_be_played_at_the_start_of_the_move() -> None:
    game = day("tiles god_speed; prayer 1; troops RW 2; hand open_gates")
    play(game, "P1 token move1", "P1 from RW", "P1 group 2", "P1 card open_gates", "P1 step FB", "P1 step B1")
    assert on(game, "B1") == {"P1": 2}


@pytest.mark.rule("B-CARD-VETO")
def test_veto_cancels_a_card_just_played() -> None:
    game = day("prayer 5; hand prayer", "prayer 0; hand veto")
    play(game, "P1 card prayer", "P2 yes")
    assert (prayer(game, "P1"), hand(game, "P1"), hand(game, "P2")) == (5, {}, {})
    assert game.question(0) == "turn"


@pytest.mark.rule("B-CARD-VETO")
def test_veto_cancels_a_card_in_the_middle_of_a_move() -> None:
    game = day("prayer 5; troops FA 2; hand teleportation", "hand veto")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 card teleportation TW3", "P2 yes")
    assert (on(game, "FA"), game.question(0)) == ({"P1": 2}, "move")
    play(game, "P1 step RW")
    assert on(game, "RW") == {"P1": 2}


@pytest.mark.rule("B-CARD-ESCAPE")
def test_escape_takes_the_whole_troop_with_its_creature_to_an_empty_space() -> None:
    game = attack("troops FA 3, TW2 1", "tiles royal_scarab; troops OAB 3 scarab; hand escape")
    assert choices(game, "P2") == ["pass", "escape FA", "escape FB", "escape RW"]
    play(game, "P2 escape FA")
    assert (on(game, "FA"), creature(game, "FA"), on(game, "OAB")) == ({"P2": 3}, {"P2": "scarab"}, {"P1": 3})
    assert (game.question(0), hand(game, "P2")) == ("move", {})


@pytest.mark.rule("B-CARD-ESCAPE")
def test_escape_answers_a_recruit_attack() -> None:
    game = day("prayer 1", "troops A2 3; hand escape")
    play(game, "P1 token recruit", "P1 place A2", "P2 escape FA")
    assert (on(game, "FA"), on(game, "A2"), game.question(0)) == ({"P2": 3}, {"P1": 1}, "turn")


@pytest.mark.rule("B-CARD-ESCAPE")
def test_escape_needs_an_empty_space() -> None:
    game = day("troops RW 4", "troops TW3 3; hand escape")
    play(game, "P1 token move1", "P1 from RW", "P1 group 3", "P1 step TW3")
    assert game.question(1) == "battle-cards"


@pytest.mark.rule("B-CARD-ESCAPE")
def test_a_third_player_may_veto_an_escape() -> None:
    game = position("players 3\nturn P1\nP1 troops FA 3; hand veto\nP2 troops OAB 2; hand escape\nP3 hand veto")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3", "P1 step OAB", "P2 escape FB")
    assert game.waiting_for() == [2]
    play(game, "P3 yes")
    assert (on(game, "OAB"), game.question(0), game.question(1)) == (
        {"P1": 3, "P2": 2},
        "battle-cards",
        "battle-cards",
    )


# --- 17.3 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "strength", "damage", "protection", "tiles"),
    [
        pytest.param("410", 4, 1, 0, "", marks=pytest.mark.rule("B-BCARD-410")),
        pytest.param("320", 3, 2, 0, "", marks=pytest.mark.rule("B-BCARD-320")),
        pytest.param("301", 3, 0, 1, "", marks=pytest.mark.rule("B-BCARD-301")),
        pytest.param("221", 2, 2, 1, "", marks=pytest.mark.rule("B-BCARD-221")),
        pytest.param("202", 2, 0, 2, "", marks=pytest.mark.rule("B-BCARD-202")),
        pytest.param("130", 1, 3, 0, "", marks=pytest.mark.rule("B-BCARD-130")),
        pytest.param("330", 3, 3, 0, "tiles offensive_strategy; ", marks=pytest.mark.rule("B-BCARD-330")),
        pytest.param("303", 3, 0, 3, "tiles defensive_strategy; ", marks=pytest.mark.rule("B-BCARD-303")),
    ],
)
def test_the_numbers_of_each_battle_card(card: str, strength: int, damage: int, protection: int, tiles: str) -> None:
    game = attack(f"{tiles}troops FA 5", "troops OAB 5")
    other = "320" if card == "410" else "410"
    fight(game, f"{card} {other}", "202 301")
    assert numbers(game, "attacker") == (5 + strength, damage, protection)


@pytest.mark.rule("B-BCARD-410", "B-BCARD-320", "B-BCARD-301", "B-BCARD-221", "B-BCARD-202", "B-BCARD-130")
def test_everybody_has_the_same_six_cards() -> None:
    game = day("prayer 5")
    for name in ("P1", "P2"):
        assert seat_view(game, name)["battle_hand"] == ["410", "320", "301", "221", "202", "130"]


@pytest.mark.rule("B-BCARD-330", "B-BCARD-303")
def test_the_special_cards_come_only_with_their_tiles() -> None:
    game = attack("troops FA 2", "troops OAB 2")
    for card in ("330", "303"):
        cannot(game, f"P1 play {card} discard 410", f"{card} is not in your hand")
