"""Section 9: teleports."""

from __future__ import annotations

import pytest
from words import cannot, choices, creature, day, on, play, position, prayer

OBELISKS = ["teleport OAB", "teleport TW2", "teleport TW3", "teleport TD5"]


@pytest.mark.rule("B-TELE-01")
@pytest.mark.parametrize("start", ["A1", "B1"])
def test_from_an_own_or_enemy_pyramid_to_any_obelisk(start: str) -> None:
    game = day(f"prayer 2; troops {start} 2")
    play(game, "P1 token move1", f"P1 from {start}", "P1 group 2")
    assert choices(game, "P1", "teleport") == OBELISKS
    cannot(game, "P1 teleport RW", "B-TELE-01")
    play(game, "P1 teleport TD5")
    assert on(game, "TD5") == {"P1": 2}


@pytest.mark.rule("B-TELE-01")
@pytest.mark.parametrize("start", ["A3", "FA", "OAB"])
def test_not_without_a_pyramid(start: str) -> None:
    game = day(f"pyramids A1 white 2, A2 red 1; troops {start} 2")
    play(game, "P1 token move1", f"P1 from {start}", "P1 group 2")
    assert choices(game, "P1", "teleport") == []
    cannot(game, "P1 teleport TW2", "B-TELE-01")


@pytest.mark.rule("B-TELE-01")
def test_the_east_bank_is_closed_to_three_players() -> None:
    game = position("players 3\nturn P1\nP1 troops A1 1\nP2 prayer 5\nP3 prayer 5")
    play(game, "P1 token move1", "P1 from A1")
    open_obelisks = {"OAB", "OBC", "TW2", "TW3", "SAN", "TD5"}
    assert set(choices(game, "P1", "teleport")) == {f"teleport {space}" for space in open_obelisks}


@pytest.mark.rule("B-TELE-02")
@pytest.mark.parametrize(
    ("tiles", "price"), [("charge", 2), ("stargate", 1), ("priest_of_ra", 1), ("stargate, priest_of_ra", 0)]
)
def test_the_price(tiles: str, price: int) -> None:
    game = day(f"tiles {tiles}; prayer 5; troops A1 1")
    play(game, "P1 token move1", "P1 from A1", "P1 teleport TW2")
    assert prayer(game, "P1") == 5 - price


@pytest.mark.rule("B-TELE-02")
def test_who_cannot_pay_stays() -> None:
    game = day("prayer 1; troops A1 1")
    play(game, "P1 token move1", "P1 from A1")
    cannot(game, "P1 teleport TW2", "it costs 2 prayer and you have 1")


@pytest.mark.rule("B-TELE-03")
def test_the_limit_counts_at_the_target() -> None:
    game = day("troops A1 3, TW2 3")
    play(game, "P1 token move1", "P1 from A1", "P1 group 3")
    cannot(game, "P1 teleport TW2", "B-MOVE-10")
    play(game, "P1 end")
    game = day("troops A1 2, TW2 3")
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 teleport TW2")
    assert on(game, "TW2") == {"P1": 5}


@pytest.mark.rule("B-TELE-03")
def test_no_second_own_creature_at_the_target() -> None:
    game = day("tiles royal_scarab, ancestral_elephant; troops A1 1 scarab, TW2 1 elephant")
    play(game, "P1 token move1", "P1 from A1", "P1 group 1 with creature")
    cannot(game, "P1 teleport TW2", "B-MOVE-11")


@pytest.mark.rule("B-TELE-03")
def test_enemies_at_the_target_mean_battle() -> None:
    game = day("troops A1 2", "troops TW2 2")
    play(game, "P1 token move1", "P1 from A1", "P1 group 2", "P1 teleport TW2")
    assert game.question(1) == "battle-cards"


@pytest.mark.rule("B-TELE-04")
def test_the_teleport_tile_starts_from_an_obelisk_at_the_same_price() -> None:
    game = day("tiles teleport; prayer 5; troops OAB 1, FA 1")
    elsewhere = game.copy()
    play(game, "P1 token move1", "P1 from OAB", "P1 teleport TW3")
    assert (on(game, "TW3"), prayer(game, "P1")) == ({"P1": 1}, 3)
    play(elsewhere, "P1 token move1", "P1 from FA")
    cannot(elsewhere, "P1 teleport TW3", "B-TELE-01")


@pytest.mark.rule("B-TELE-05")
def test_the_card_teleports_from_any_space_for_its_own_price() -> None:
    game = day("prayer 5; troops FA 2; hand teleportation")
    play(game, "P1 token move1", "P1 from FA", "P1 group 2", "P1 card teleportation TW3")
    assert (on(game, "TW3"), prayer(game, "P1")) == ({"P1": 2}, 4)
    play(game, "P1 step RW")
    assert on(game, "RW") == {"P1": 2}


@pytest.mark.rule("B-TELE-06")
@pytest.mark.parametrize(("tile", "price"), [("stargate", 1), ("priest_of_ra", 0)])
def test_who_lowers_the_price_of_the_card(tile: str, price: int) -> None:
    game = day(f"tiles {tile}; prayer 5; troops FA 1; hand teleportation")
    play(game, "P1 token move1", "P1 from FA", "P1 card teleportation TW3")
    assert prayer(game, "P1") == 5 - price


@pytest.mark.rule("B-TELE-07")
def test_a_teleport_changes_the_space() -> None:
    game = day("tiles teleport; troops OAB 1; hand teleportation")
    play(game, "P1 token move1", "P1 from OAB")
    cannot(game, "P1 teleport OAB", "B-TELE-07")
    cannot(game, "P1 card teleportation OAB")


@pytest.mark.rule("B-TELE-08")
def test_the_whole_group_teleports_and_others_may_be_left_before() -> None:
    game = day("tiles royal_scarab, god_speed; troops FA 3 scarab")
    play(game, "P1 token move1", "P1 from FA", "P1 group 3 with creature", "P1 step A1", "P1 group 2")
    play(game, "P1 teleport TW2")
    assert (on(game, "A1"), creature(game, "A1"), on(game, "TW2")) == ({"P1": 1}, {"P1": "scarab"}, {"P1": 2})


@pytest.mark.rule("B-TELE-09")
def test_the_delta_is_left_neither_on_foot_nor_by_pyramid() -> None:
    game = day("tiles royal_scarab, god_speed; troops TD5 1 scarab")
    play(game, "P1 token move1", "P1 from TD5", "P1 group 1 with creature")
    assert choices(game, "P1") == ["end"]


@pytest.mark.rule("B-TELE-09")
@pytest.mark.parametrize(
    ("given", "way"), [("tiles teleport", "teleport OAB"), ("hand teleportation", "card teleportation OAB")]
)
def test_tile_and_card_lead_out_of_the_delta(given: str, way: str) -> None:
    game = day(f"{given}; troops TD5 1")
    play(game, "P1 token move1", "P1 from TD5", f"P1 {way}")
    assert on(game, "OAB") == {"P1": 1}


@pytest.mark.rule("B-TELE-10")
def test_no_space_is_the_target_of_two_teleports_in_one_move() -> None:
    game = day("tiles teleport, stargate, priest_of_ra; prayer 0; troops A1 1")
    play(game, "P1 token move1", "P1 from A1", "P1 teleport OAB", "P1 teleport TW2")
    cannot(game, "P1 teleport OAB", "B-TELE-10")
    play(game, "P1 teleport TW3", "P1 teleport TD5")
    assert choices(game, "P1", "teleport") == []


@pytest.mark.rule("B-TELE-10")
def test_the_card_is_not_counted() -> None:
    game = day("tiles teleport; prayer 8; troops A1 1; hand teleportation x2")
    play(game, "P1 token move1", "P1 from A1", "P1 card teleportation OAB", "P1 teleport TW2")
    play(game, "P1 teleport OAB", "P1 teleport TW3", "P1 card teleportation OAB")
    assert (on(game, "OAB"), prayer(game, "P1")) == ({"P1": 1}, 0)


@pytest.mark.rule("B-TELE-10")
def test_the_next_move_counts_again() -> None:
    game = day("tiles teleport, act_of_god_red; prayer 6; troops A1 1")
    play(game, "P1 token move1", "P1 from A1", "P1 teleport OAB", "P1 teleport TW2", "P1 end")
    play(game, "P1 silver move2", "P1 from TW2", "P1 teleport OAB")
    assert on(game, "OAB") == {"P1": 1}
