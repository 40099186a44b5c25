"""Section 3.4: road symbols and temporary tokens."""

from __future__ import annotations

from functools import partial

import pytest
import words
from words import cannot, choices, creature, fight, hand, march, on, play, points, prayer, reserve, side

from kemet import Game

moving = partial(words.moving, modules="path")


def held(game: Game) -> list[str]:
    """Temporary tokens taken in this action."""
    tokens: list[str] = game.view(None)["path"]["temporary_held"]
    return tokens


# --- symbols ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-ROAD-PP")
@pytest.mark.parametrize(("start", "goal", "gained"), [("reserve", "1A2", 1), ("3B2", "3B1", 2), ("2A1", "3B1", 3)])
def test_ankhs_give_prayer_points(start: str, goal: str, gained: int) -> None:
    game = moving("prayer 4; priests-at 2A1, 3B2", path="1A 2A 3B 4A")
    play(game, f"P1 trip {start} {goal}")
    assert prayer(game, "P1") == 4 + gained


@pytest.mark.rule("T3-ROAD-PP")
def test_never_more_than_eleven() -> None:
    game = moving("prayer 10; priests-at 2A1", path="1A 2A 3B 4A")
    play(game, "P1 trip 2A1 3B1")
    assert prayer(game, "P1") == 11


@pytest.mark.rule("T3-ROAD-UNIT")
@pytest.mark.parametrize(
    ("path", "trip", "most"),
    [("1A 2A 3A 4A", "1A1 2A1", 1), ("1A 2A 3A 4A", "2A2 3A4", 2), ("1A 2A 3B 4A", "2A2 3B4", 3)],
)
def test_soldiers_bring_units_free_into_the_city(path: str, trip: str, most: int) -> None:
    game = moving(f"prayer 0; priests-at {trip.split()[0]}", path=path)
    play(game, f"P1 trip {trip}", *["P1 place A1"] * most)
    assert (on(game, "A1"), prayer(game, "P1"), reserve(game, "P1")) == ({"P1": most}, 0, 12 - most)
    assert game.question(0) == "start-of-move"  # no more than that


@pytest.mark.rule("T3-ROAD-UNIT")
def test_up_to_so_many_and_split_over_city_and_troops() -> None:
    game = moving("troops TW3 2, RW 5; priests-at 2A2", path="1A 2A 3B 4A")
    play(game, "P1 trip 2A2 3B4")
    cannot(game, "P1 place RW", "full")
    cannot(game, "P1 place FA")  # neither city nor troop
    play(game, "P1 place TW3", "P1 place A2", "P1 done")
    assert (on(game, "TW3"), on(game, "A2"), game.question(0)) == ({"P1": 3}, {"P1": 1}, "start-of-move")


@pytest.mark.rule("T3-ROAD-UNIT")
def test_not_into_a_district_held_by_an_enemy() -> None:
    game = moving("priests-at 2A2", "troops A2 1")
    play(game, "P1 trip 2A2 3A4")
    cannot(game, "P1 place A2")
    assert choices(game, "P1", "place") == ["place A1", "place A3"]


@pytest.mark.rule("T3-ROAD-UNIT")
def test_a_priest_of_the_unit_reserve_may_be_among_them() -> None:
    game = moving("priests-waiting 1; priests-at 1A1")
    play(game, "P1 trip 1A1 2A1", "P1 priest A1")
    assert game.view(None)["spaces"]["A1"]["priests"] == {0: 1}


@pytest.mark.rule("T3-ROAD-UNIT")
def test_units_that_came_by_road_may_move_in_the_same_action() -> None:
    game = moving("priests-at 1A1")
    play(game, "P1 trip 1A1 2A1", "P1 place A1")
    march(game, "P1", "A1", "all", "FA")
    assert on(game, "FA") == {"P1": 1}


@pytest.mark.rule("T3-ROAD-UNIT")
def test_without_units_in_reserve_the_symbol_is_void() -> None:
    game = moving("troops A1 5, A2 5, A3 2; priests-at 1A1")
    play(game, "P1 trip 1A1 2A1")
    assert game.question(0) == "start-of-move"


@pytest.mark.rule("T3-ROAD-DI")
def test_the_card_symbol_draws_one_card() -> None:
    game = moving("priests-at 1A3")
    play(game, "P1 trip 1A3 2A2")
    assert sum(hand(game, "P1").values()) == 1


@pytest.mark.rule("T3-ROAD-KILL")
def test_the_crossed_soldier_destroys_one_enemy_unit_anywhere() -> None:
    game = moving("tiles crusade; prayer 2; priests-at 3A1", "troops TW3 3, B1 1", path="1A 2A 3A 4B")
    play(game, "P1 trip 3A1 4B1")
    assert choices(game, "P1") == ["pass", "kill B1", "kill TW3"]
    play(game, "P1 kill TW3")
    assert (on(game, "TW3"), reserve(game, "P2")) == ({"P2": 2}, 9)
    assert (prayer(game, "P1"), points(game, "P1", "battle")) == (2, 0)  # no battle damage: Crusade pays nothing


@pytest.mark.rule("T3-ROAD-KILL")
def test_protection_does_not_help_and_the_creature_of_the_last_unit_goes_home() -> None:
    game = moving(
        "priests-at 3A1", "tiles shield_of_neith, royal_scarab; troops TW3 1 scarab, B1 2", path="1A 2A 3A 4B"
    )
    play(game, "P1 trip 3A1 4B1", "P1 kill TW3")
    assert (on(game, "TW3"), creature(game, "B1")) == ({}, {"P2": "scarab"})
    assert points(game, "P2", "temporary") == 0


@pytest.mark.rule("T3-ROAD-KILL")
def test_the_player_may_decline() -> None:
    game = moving("troops A1 1; priests-at 3A1", "troops TW3 3", path="1A 2A 3A 4B")
    play(game, "P1 trip 3A1 4B1", "P1 pass")
    assert (on(game, "TW3"), game.question(0)) == ({"P2": 3}, "start-of-move")


@pytest.mark.rule("T3-ROAD-KILL")
def test_not_a_unit_with_the_devourer() -> None:
    game = moving(
        "troops A1 1; priests-at 3A1",
        "tiles devourer; troops TW3 3 devourer, B1 1",
        path="1A 2A 3A 4B",
        modules="black path",
    )
    play(game, "P1 trip 3A1 4B1")
    assert choices(game, "P1") == ["pass", "kill B1"]
    alone = moving(
        "troops A1 1; priests-at 3A1", "tiles devourer; troops TW3 3 devourer", modules="black path", path="1A 2A 3A 4B"
    )
    play(alone, "P1 trip 3A1 4B1")
    assert alone.question(0) == "start-of-move"  # no target: the symbol is void


@pytest.mark.rule("T3-ROAD-MOVE")
@pytest.mark.parametrize("city", ["2B1", "2B2"])
def test_the_leg_gives_one_more_step_in_this_action(city: str) -> None:
    game = moving("troops FA 2; priests-at 1A1", path="1A 2B 3A 4A")
    play(game, f"P1 trip 1A1 {city}")
    march(game, "P1", "FA", "all", "OAB")
    play(game, "P1 step FB")
    assert (on(game, "FB"), choices(game, "P1", "step")) == ({"P1": 2}, [])


@pytest.mark.rule("T3-ROAD-MOVE")
def test_but_not_in_the_next_action() -> None:
    game = moving("tiles act_of_god_red; troops FA 2; priests-at 1A1", path="1A 2B 3A 4A")
    play(game, "P1 trip 1A1 2B1", "P1 pass", "P1 silver move2", "P1 pass")
    march(game, "P1", "FA", "all", "OAB")
    assert not choices(game, "P1", "step")


@pytest.mark.rule("T3-ROAD-TOKEN")
@pytest.mark.parametrize(
    ("trip", "token", "value"),
    [
        ("reserve 1A1", "protection", "protection"),
        ("reserve 1A3", "damage", "damage"),
        ("2A1 3A1", "strength", "strength"),
    ],
)
def test_a_temporary_token_is_taken_and_adds_one_to_the_battle(trip: str, token: str, value: str) -> None:
    game = moving("troops FA 3; priests-at 2A1", "troops OAB 3")
    play(game, f"P1 trip {trip}")
    assert held(game) == [token]
    march(game, "P1", "FA", "all", "OAB")
    fight(game, "221 202", "221 410")
    expected = {"strength": 3 + 2, "damage": 2, "protection": 1}
    expected[value] += 1
    assert {name: side(game, "attacker")[name] for name in expected} == expected


# --- temporary tokens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T3-TEMP-01")
def test_a_strength_token_turns_a_tie_into_a_victory() -> None:
    plain = moving("troops FA 3; priests-at 2A1", "troops OAB 3")
    play(plain, "P1 pass")
    march(plain, "P1", "FA", "all", "OAB")
    fight(plain, "301 202", "301 202")
    assert plain.view(None)["battle"]["winner"] == "defender"
    game = moving("troops FA 3; priests-at 2A1", "troops OAB 3")
    play(game, "P1 trip 2A1 3A1")
    march(game, "P1", "FA", "all", "OAB")
    fight(game, "301 202", "301 202")
    assert game.view(None)["battle"]["winner"] == "attacker"


@pytest.mark.rule("T3-TEMP-01", "T-X-26")
def test_after_an_escape_it_serves_the_next_battle_of_the_action() -> None:
    game = moving("tiles god_speed; troops FA 3; priests-at 2A1", "troops OAB 1, FB 2; hand escape")
    play(game, "P1 trip 2A1 3A1")
    march(game, "P1", "FA", "all", "OAB")
    play(game, "P2 escape TW2", "P1 step FB")
    fight(game, "301 202", "301 202")
    assert side(game, "attacker")["strength"] == 3 + 3 + 1


@pytest.mark.rule("T3-TEMP-02")
def test_it_returns_unused() -> None:
    game = moving("troops FA 3; tiles act_of_god_red", "troops OAB 3")
    play(game, "P1 trip reserve 1A3", "P1 pass")
    assert held(game) == []
    play(game, "P1 silver move2", "P1 pass")
    march(game, "P1", "FA", "all", "OAB")
    fight(game, "301 202", "301 202")
    assert side(game, "attacker")["damage"] == 0


@pytest.mark.rule("T3-TEMP-02")
def test_it_returns_after_the_battle_and_can_be_taken_again() -> None:
    game = moving("troops FA 3, A1 1; tiles act_of_god_red", "troops OAB 1")
    play(game, "P1 trip reserve 1A3")
    march(game, "P1", "FA", "all", "OAB")
    fight(game, "410 202", "301 202")
    play(game, "P1 stay")
    assert held(game) == []
    play(game, "P1 silver move2", "P1 trip reserve 1A3")
    assert held(game) == ["damage"]


@pytest.mark.rule("T3-TEMP-03")
def test_it_does_not_serve_a_battle_outside_the_action() -> None:
    game = moving("prayer 3; tiles act_of_god_red; priests-at 2A1", "troops A2 2")
    play(game, "P1 trip 2A1 3A1")
    play(game, "P1 silver recruit", "P1 place A2", "P1 place A2", "P1 done")
    fight(game, "301 202", "301 202")
    assert side(game, "attacker")["strength"] == 2 + 3


@pytest.mark.rule("T3-TEMP-03")
def test_it_does_not_serve_its_holder_as_defender() -> None:
    game = moving("troops FA 3; priests-at 2A1", "troops FB 3; priests-at 2A1")
    play(game, "P1 trip 2A1 3A1")
    march(game, "P1", "FA", "all", "OAB")
    play(game, "P1 end", "P1 end", "P2 token move1", "P2 trip 2A1 3A1", "P2 from FB", "P2 group 3", "P2 step OAB")
    fight(game, "301 202", "301 202")
    assert side(game, "attacker")["strength"] == 3 + 3 + 1  # now the token is P2's
    assert side(game, "defender")["strength"] == 3 + 3


@pytest.mark.rule("T3-TEMP-03")
def test_the_opponent_in_the_same_battle_has_nothing_of_it() -> None:
    game = moving("troops FA 3", "troops OAB 3")
    play(game, "P1 trip reserve 1A1")
    march(game, "P1", "FA", "all", "OAB")
    fight(game, "221 202", "221 202")
    assert (side(game, "attacker")["protection"], side(game, "defender")["protection"]) == (2, 1)
