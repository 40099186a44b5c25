"""Section 11: creatures. P1 has city A, P2 city B."""

from __future__ import annotations

import pytest
from words import (
    attack,
    cannot,
    choices,
    creature,
    creatures_waiting,
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
)

# --- general ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-CREATURE-01")
def test_a_creature_does_not_count_for_the_limit() -> None:
    game = day("tiles royal_scarab; troops FA 2 scarab, RW 3")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2 with creature", "P1 step RW")
    assert (on(game, "RW"), creature(game, "RW")) == ({"P1": 5}, {"P1": "scarab"})


@pytest.mark.rule("B-CREATURE-01")
def test_a_creature_has_no_strength_as_a_unit() -> None:
    game = attack("tiles deep_desert_snake; troops FA 3 snake", "troops OAB 2")
    fight(game, "410 202", "202 301")
    assert numbers(game, "attacker")[0] == 3 + 4


@pytest.mark.rule("B-CREATURE-01")
def test_a_creature_holds_no_space() -> None:
    game = day("prayer 1; hand raining_fire", "tiles royal_scarab; troops TW2 1 scarab")
    assert points(game, "P2") == 1
    play(game, "P1 card raining_fire TW2")
    assert (creature(game, "TW2"), points(game, "P2")) == ({}, 0)


@pytest.mark.rule("B-CREATURE-02")
def test_a_creature_is_not_destroyed_with_its_troop() -> None:
    game = attack("troops FA 5", "tiles royal_scarab; troops OAB 2 scarab")
    fight(game, "320 202", "410 301")
    assert (on(game, "OAB"), reserve(game, "P2")) == ({"P1": 4}, 12)
    assert creatures_waiting(game, "P2") == ["scarab"]


@pytest.mark.rule("B-CREATURE-03", "B-CREATURE-04")
def test_a_bought_creature_joins_units_without_a_creature_or_waits() -> None:
    game = day("prayer 3; pyramids A1 red 3, A2 blue 1; tiles ancestral_elephant; troops A1 1, A2 1 elephant, FA 2")
    play(game, "P1 token buyRed", "P1 buy royal_scarab")
    assert choices(game, "P1") == ["creature scarab A1", "creature scarab reserve"]
    later = game.copy()
    play(game, "P1 creature scarab A1")
    assert creature(game, "A1") == {"P1": "scarab"}
    play(later, "P1 creature scarab reserve")
    assert (creature(later, "A1"), creatures_waiting(later, "P1")) == ({}, ["scarab"])


@pytest.mark.rule("B-CREATURE-03")
def test_a_creature_bought_for_an_empty_city_waits_on_its_tile() -> None:
    game = day("prayer 3; pyramids A1 red 3, A2 blue 1; troops FA 2")
    play(game, "P1 token buyRed", "P1 buy royal_scarab")
    assert (game.question(0), creatures_waiting(game, "P1")) == ("turn", ["scarab"])


@pytest.mark.rule("B-CREATURE-04")
def test_no_group_brings_a_second_creature_to_a_space() -> None:
    game = day("tiles royal_scarab, ancestral_elephant; troops A1 1 scarab, A2 1 elephant")
    play(game, "P1 token move1", "P1 from A1", "P1 group 1 with creature")
    cannot(game, "P1 step A2", "B-MOVE-11")


@pytest.mark.rule("B-CREATURE-05")
def test_a_creature_serves_only_its_own_troop() -> None:
    game = attack("tiles giant_scorpion; troops FA 3, A1 2 scorpion", "troops OAB 3")
    fight(game, "410 202", "202 301")
    assert numbers(game, "attacker") == (3 + 4, 1, 0)


@pytest.mark.rule("B-CREATURE-05", "B-CREATURE-06")
def test_a_creature_stays_with_the_units_that_remain() -> None:
    game = day("tiles royal_scarab; troops FA 3 scarab")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2")
    assert game.view(None)["move"]["movement_left"] == 1
    play(game, "P1 step RW", "P1 end")
    assert (on(game, "FA"), creature(game, "FA"), creature(game, "RW")) == ({"P1": 1}, {"P1": "scarab"}, {})


@pytest.mark.rule("B-CREATURE-06")
def test_a_creature_never_moves_alone() -> None:
    game = day("tiles royal_scarab; troops FA 1 scarab")
    play(game, "P1 token move1", "P1 from FA")
    assert choices(game, "P1") == ["group 1 with creature", "group 1"]


@pytest.mark.rule("B-CREATURE-07")
def test_a_creature_goes_home_where_its_owner_likes() -> None:
    game = day(
        "prayer 1; troops FA 2; hand raining_fire",
        "tiles royal_scarab, ancestral_elephant; troops OAB 1 scarab, B1 1, B2 1 elephant, B3 1",
    )
    play(game, "P1 card raining_fire OAB")
    assert (game.question(1), choices(game, "P2")) == ("creature-home", ["creature scarab B1", "creature scarab B3"])
    play(game, "P2 creature scarab B3")
    assert (creature(game, "B3"), game.question(0)) == ({"P2": "scarab"}, "turn")


@pytest.mark.rule("B-CREATURE-07")
def test_the_only_home_is_taken_at_once() -> None:
    game = day("prayer 1; troops B1 1; hand raining_fire", "tiles royal_scarab; troops OAB 1 scarab, B2 1")
    play(game, "P1 card raining_fire OAB")
    assert creature(game, "B2") == {"P2": "scarab"}


@pytest.mark.rule("B-CREATURE-07")
def test_without_a_home_it_goes_to_the_reserve() -> None:
    game = day("prayer 1; troops B1 1; hand raining_fire", "tiles royal_scarab; troops OAB 1 scarab, FB 1")
    play(game, "P1 card raining_fire OAB")
    assert creatures_waiting(game, "P2") == ["scarab"]


@pytest.mark.rule("B-CREATURE-07")
def test_a_district_that_is_still_fought_for_is_no_home() -> None:
    game = day("prayer 2; tiles ancestral_elephant", "troops A2 2, A3 2")
    play(game, "P1 token recruit", "P1 place A2", "P1 place A3", "P1 creature elephant A2", "P1 fight A2")
    fight(game, "410 202", "130 202")
    assert on(game, "A3") == {"P1": 1, "P2": 2}
    assert (creatures_waiting(game, "P1"), creature(game, "A3")) == (["elephant"], {})


@pytest.mark.rule("B-CREATURE-08")
def test_left_alone_in_a_move_it_goes_to_the_reserve() -> None:
    game = day("tiles royal_scarab; troops FA 2 scarab, A1 1")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 step RW", "P1 end")
    assert (creatures_waiting(game, "P1"), creature(game, "FA"), creature(game, "A1")) == (["scarab"], {}, {})


@pytest.mark.rule("B-CREATURE-08")
def test_house_rule_left_alone_it_goes_home() -> None:
    game = day("tiles royal_scarab; troops FA 2 scarab, A1 1", house="creatureLeftBehind=home")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 step RW", "P1 end")
    assert creature(game, "A1") == {"P1": "scarab"}


@pytest.mark.rule("B-CREATURE-08")
def test_after_a_sacrifice_it_goes_to_the_reserve() -> None:
    game = position("players 2\nend-of-day\nP1 tiles royal_scarab; troops TD5 1 scarab, A1 1\nP2 prayer 5")
    play(game, "P1 yes")
    assert (creatures_waiting(game, "P1"), creature(game, "A1")) == (["scarab"], {})


@pytest.mark.rule("B-CREATURE-09")
def test_the_creature_goes_home_after_the_points() -> None:
    game = attack("troops FA 5", "tiles royal_scarab; troops OAB 1 scarab, B1 1, B2 1")
    fight(game, "320 202", "301 202")
    assert (game.question(1), points(game, "P1", "battle")) == ("creature-home", 1)


@pytest.mark.rule("B-CREATURE-09")
def test_the_creature_goes_home_before_the_loser_decides() -> None:
    game = attack("tiles royal_scarab; troops FA 2 scarab, A1 1, A2 1", "troops OAB 3")
    fight(game, "410 202", "221 301")
    assert (game.waiting_for(), game.question(0)) == ([0], "creature-home")
    play(game, "P1 creature scarab A2")
    assert (game.question(1), choices(game, "P2")) == ("loser", ["recall", "retreat", "stay"])


@pytest.mark.rule("B-CREATURE-09")
def test_the_attackers_creature_goes_home_first() -> None:
    game = attack(
        "tiles royal_scarab; troops FA 1 scarab, A1 1, A2 1",
        "tiles giant_scorpion; troops OAB 1 scorpion, B1 1, B2 1",
    )
    fight(game, "320 202", "320 202")
    assert game.waiting_for() == [0]
    play(game, "P1 creature scarab A1")
    assert game.waiting_for() == [1]
    play(game, "P2 creature scorpion B2")
    assert (creature(game, "A1"), creature(game, "B2")) == ({"P1": "scarab"}, {"P2": "scorpion"})


@pytest.mark.rule("B-CREATURE-10")
def test_a_creature_in_reserve_comes_back_with_a_recruit_action_only() -> None:
    game = day("prayer 5; tiles royal_scarab, act_of_god_red; troops FA 2; hand enlistment")
    play(game, "P1 card enlistment", "P1 place A1", "P1 done", "P1 token pray1")
    assert creatures_waiting(game, "P1") == ["scarab"]
    play(game, "P1 silver recruit", "P1 place A1", "P1 done")
    assert (creatures_waiting(game, "P1"), creature(game, "A1")) == ([], {"P1": "scarab"})


@pytest.mark.rule("B-CREATURE-10")
def test_night_reinforcements_bring_no_creature_back() -> None:
    game = position("players 2\nnight\nP1 tiles royal_scarab, reinforcements; troops FA 2\nP2 troops FB 2")
    play(game, "P1 reinforce", "P1 place A1", "P1 place A1", "P1 place A1", "P1 place A1")
    assert (on(game, "A1"), creatures_waiting(game, "P1")) == ({"P1": 4}, ["scarab"])


# --- the seven --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "tile", "colour", "level", "move", "strength", "damage", "protection"),
    [
        pytest.param("scarab", "royal_scarab", "red", 3, 2, 2, 0, 0, marks=pytest.mark.rule("B-CREATURE-SCARAB")),
        pytest.param("scorpion", "giant_scorpion", "red", 4, 1, 2, 2, 0, marks=pytest.mark.rule("B-CREATURE-SCORPION")),
        pytest.param("phoenix", "phoenix", "red", 4, 1, 2, 0, 0, marks=pytest.mark.rule("B-CREATURE-PHOENIX")),
        pytest.param(
            "elephant", "ancestral_elephant", "blue", 2, 1, 1, 0, 1, marks=pytest.mark.rule("B-CREATURE-ELEPHANT")
        ),
        pytest.param("snake", "deep_desert_snake", "blue", 2, 1, 0, 0, 0, marks=pytest.mark.rule("B-CREATURE-SNAKE")),
        pytest.param("sphinx", "sphinx", "blue", 4, 0, 2, 0, 0, marks=pytest.mark.rule("B-CREATURE-SPHINX")),
        pytest.param("mummy", "the_mummy", "white", 4, 1, 2, 0, 0, marks=pytest.mark.rule("B-CREATURE-MUMMY")),
    ],
)
def test_the_numbers_of_each_creature(
    name: str, tile: str, colour: str, level: int, move: int, strength: int, damage: int, protection: int
) -> None:
    other = "red" if colour == "blue" else "blue"
    pyramids = f"pyramids A1 {colour} {level}, A2 {other} 1"
    game = day(f"prayer {level}; {pyramids}; troops A1 2", "troops FA 5")
    play(game, f"P1 token buy{colour.title()}", f"P1 buy {tile}", f"P1 creature {name} A1", "P1 end")
    assert (prayer(game, "P1"), creature(game, "A1")) == (0, {"P1": name})
    game = day(f"tiles {tile}; troops A1 4 {name}", "troops FA 5")
    play(game, "P1 token move1", "P1 from A1", "P1 group 4 with creature")
    assert game.view(None)["move"]["movement_left"] == 1 + move
    play(game, "P1 step FA")
    fight(game, "221 202", "202 301")
    assert numbers(game, "attacker") == (4 + 2 + strength, 2 + damage, 1 + protection)


@pytest.mark.rule("B-CREATURE-SCORPION")
def test_the_scorpions_damage_counts_for_crusade() -> None:
    game = attack("prayer 0; tiles giant_scorpion, crusade; troops FA 3 scorpion", "troops OAB 3")
    fight(game, "410 202", "301 202")
    assert prayer(game, "P1") == 2 * (1 + 2 - 1)


@pytest.mark.rule("B-CREATURE-PHOENIX")
def test_the_phoenix_crosses_walls_even_with_a_snake_behind_them() -> None:
    game = day("tiles phoenix; troops RW 3 phoenix", "tiles deep_desert_snake; troops B1 2 snake")
    play(game, "P1 token move1", "P1 from RW", "P1 group 3 with creature", "P1 step FB", "P1 step B1")
    fight(game, "410 202", "202 301")
    assert numbers(game, "attacker")[0] == 3 + 4


@pytest.mark.rule("B-CREATURE-PHOENIX")
def test_a_phoenix_left_before_the_wall_does_not_help() -> None:
    game = day("tiles phoenix; troops RW 3 phoenix")
    play(game, "P1 token move1", "P1 from RW", "P1 group 3 with creature", "P1 step FB", "P1 group 2")
    cannot(game, "P1 step B1", "B-WALL-01")


@pytest.mark.rule("B-CREATURE-SNAKE")
@pytest.mark.parametrize(("tile", "name"), [("giant_scorpion", "scorpion"), ("ancestral_elephant", "elephant")])
def test_against_the_snake_a_creature_counts_as_absent(tile: str, name: str) -> None:
    game = attack("tiles deep_desert_snake; troops FA 3 snake", f"tiles {tile}; troops OAB 3 {name}")
    fight(game, "410 202", "202 301")
    assert numbers(game, "defender") == (3 + 2, 0, 2)


@pytest.mark.rule("B-CREATURE-SNAKE")
def test_the_snake_works_for_the_defender_and_leaves_movement_and_points_alone() -> None:
    game = day("tiles sphinx, god_speed; troops FA 3 sphinx", "tiles deep_desert_snake; troops FB 3 snake")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3 with creature", "P1 step OAB", "P1 step FB")
    fight(game, "410 202", "202 301")
    assert numbers(game, "attacker") == (3 + 4, 1, 0)
    assert points(game, "P1", "creatures") == 1


@pytest.mark.rule("B-CREATURE-SNAKE")
def test_the_snake_elsewhere_silences_nobody() -> None:
    game = attack("tiles royal_scarab; troops FA 3 scarab", "tiles deep_desert_snake; troops OAB 2, FB 1 snake")
    fight(game, "410 202", "202 301")
    assert numbers(game, "attacker")[0] == 3 + 4 + 2


@pytest.mark.rule("B-CREATURE-SPHINX")
def test_the_sphinx_gives_a_point_on_purchase_and_keeps_it() -> None:
    game = day("prayer 4; pyramids A1 blue 4, A2 red 1; troops FA 2")
    play(game, "P1 token buyBlue", "P1 buy sphinx")
    assert creatures_waiting(game, "P1") == ["sphinx"]
    assert points(game, "P1", "creatures") == 1
    assert points(game, "P1") == 1 + 1  # and the pyramid


@pytest.mark.rule("B-CREATURE-SPHINX")
def test_the_point_survives_the_figures_troop() -> None:
    game = attack("troops FA 5", "tiles sphinx; troops OAB 1 sphinx")
    fight(game, "320 202", "301 202")
    assert (creatures_waiting(game, "P2"), points(game, "P2")) == (["sphinx"], 1)


@pytest.mark.rule("B-CREATURE-MUMMY")
@pytest.mark.parametrize("troops", ["FA 2 mummy", "FA 2"])
def test_the_mummy_draws_a_card_every_night_also_from_the_reserve(troops: str) -> None:
    game = position(f"players 2\nnight\nP1 tiles the_mummy; troops {troops}\nP2 prayer 5")
    assert (sum(hand(game, "P1").values()), sum(hand(game, "P2").values())) == (2, 1)


@pytest.mark.rule("B-CREATURE-MUMMY")
@pytest.mark.parametrize(("troops", "cards"), [("FA 2 mummy", 2), ("FA 2", 1)])
def test_house_rule_the_mummy_must_stand_on_the_board(troops: str, cards: int) -> None:
    house = "house mummyCardFromReserve=no"
    game = position(f"players 2\n{house}\nnight\nP1 tiles the_mummy; troops {troops}\nP2 prayer 5")
    assert sum(hand(game, "P1").values()) == cards
