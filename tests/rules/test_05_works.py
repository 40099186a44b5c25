"""Section 5: pray, raise, buy."""

import pytest
from words import cannot, choices, creature, day, next_turn, on, play, points, prayer, pyramid, reserve, seat_view

from kemet import Game, PositionError


def table(
    prayer: int = 11,
    pyramids: str = "A1 white 1, A2 red 1, A3 blue 1",
    tiles: str = "",
    troops: str = "",
    other: str = "",
) -> Game:
    """P1's first turn."""
    return day(f"prayer {prayer}; pyramids {pyramids}; tiles {tiles}; troops {troops}", other)


# --- pray ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-PRAY-01")
@pytest.mark.parametrize(("tiles", "gained"), [("", 2), ("priest", 3)])
@pytest.mark.parametrize("space", ["pray1", "pray2"])
def test_pray(tiles: str, gained: int, space: str) -> None:
    game = table(prayer=1, tiles=tiles)
    play(game, f"P1 token {space}")
    assert prayer(game, "P1") == 1 + gained


@pytest.mark.rule("B-PRAY-02")
def test_both_pray_spaces_on_one_day() -> None:
    game = table(prayer=0)
    play(game, "P1 token pray1")
    next_turn(game)
    play(game, "P1 token pray2")
    assert prayer(game, "P1") == 4


# --- raise --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-RAISE-01")
def test_one_pyramid_by_any_number_of_levels_up_to_four() -> None:
    game = table(pyramids="A1 white 2, A2 red 3, A3 blue 4")
    play(game, "P1 token raise")
    assert choices(game, "P1", "raise") == ["raise A1 3", "raise A1 4", "raise A2 4"]
    play(game, "P1 raise A1 4")
    assert pyramid(game, "A1") == ("white", 4)
    assert game.question(0) == "turn"  # one pyramid only


@pytest.mark.rule("B-RAISE-02")
@pytest.mark.parametrize(("low", "high", "price"), [(1, 2, 2), (1, 3, 5), (1, 4, 9), (2, 3, 3), (2, 4, 7), (3, 4, 4)])
def test_the_price_is_the_sum_of_the_new_levels(low: int, high: int, price: int) -> None:
    game = table(pyramids=f"A1 white {low}, A2 red 2", prayer=price)
    play(game, "P1 token raise", f"P1 raise A1 {high}")
    assert prayer(game, "P1") == 0
    too_poor = table(pyramids=f"A1 white {low}, A2 red 2", prayer=price - 1)
    play(too_poor, "P1 token raise")
    cannot(too_poor, f"P1 raise A1 {high}")


@pytest.mark.rule("B-RAISE-02")
@pytest.mark.parametrize(("high", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_the_price_of_a_new_pyramid(high: int, price: int) -> None:
    game = table(pyramids="A1 white 2, A2 red 1")
    play(game, "P1 token raise", f"P1 build blue A3 {high}")
    assert prayer(game, "P1") == 11 - price


@pytest.mark.rule("B-RAISE-03")
@pytest.mark.parametrize(
    ("tiles", "low", "high", "price"),
    [
        ("slaves", 1, 2, 1),
        ("slaves", 1, 4, 6),
        ("priest_of_ra", 1, 3, 4),
        ("priest_of_ra", 1, 4, 8),
        ("slaves, priest_of_ra", 1, 4, 5),
        ("slaves, priest_of_ra", 1, 2, 0),
    ],
)
def test_slaves_for_each_level_and_priest_of_ra_for_the_sum(tiles: str, low: int, high: int, price: int) -> None:
    game = table(pyramids=f"A1 white {low}, A2 red 2", tiles=tiles)
    play(game, "P1 token raise", f"P1 raise A1 {high}")
    assert prayer(game, "P1") == 11 - price


@pytest.mark.rule("B-RAISE-03")
@pytest.mark.parametrize("tiles", ["slaves", "slaves, priest_of_ra", "priest_of_ra"])
def test_a_raise_never_costs_less_than_nothing(tiles: str) -> None:
    game = table(pyramids="A1 white 2, A2 red 1", tiles=tiles, prayer=0)
    play(game, "P1 token raise", "P1 build blue A3 1")
    assert prayer(game, "P1") == 0


@pytest.mark.rule("B-RAISE-04")
def test_a_new_pyramid_is_placed_at_once_in_a_district_without_one() -> None:
    game = table(pyramids="A2 white 2, A3 red 1", prayer=1)
    play(game, "P1 token raise")
    assert choices(game, "P1", "build") == ["build blue A1 1"]
    play(game, "P1 build blue A1 1")
    assert pyramid(game, "A1") == ("blue", 1)


@pytest.mark.rule("B-RAISE-05")
def test_a_held_enemy_pyramid_is_raised_for_its_owner() -> None:
    game = table(pyramids="A1 white 1, A2 red 1, A3 blue 1", troops="B1 1")  # B1 white 1 is P2's
    play(game, "P1 token raise", "P1 raise B1 3")
    assert pyramid(game, "B1") == ("white", 3)
    assert prayer(game, "P1") == 11 - 5
    play(game, "P1 end")
    assert game.view(None)["spaces"]["B1"]["owner"] == 1
    game = table(troops="FB 1")
    play(game, "P1 token raise")
    cannot(game, "P1 raise B1 2")  # not held


@pytest.mark.rule("B-RAISE-06")
def test_no_raising_and_no_building_where_an_enemy_stands() -> None:
    game = table(pyramids="A1 white 2, A2 red 1", other="troops A1 1, A3 1")
    play(game, "P1 token raise")
    assert choices(game, "P1") == ["pass", *(f"raise A2 {level}" for level in (2, 3, 4))]


@pytest.mark.rule("B-RAISE-07")
def test_level_four_gives_its_point_at_once() -> None:
    game = table(pyramids="A1 white 3, A2 red 1")
    play(game, "P1 token raise", "P1 raise A1 4")
    assert points(game, "P1", "temporary") == 1
    game = table(troops="B1 1", other="pyramids B1 white 3, B2 red 1")
    play(game, "P1 token raise", "P1 raise B1 4")
    assert (points(game, "P1"), points(game, "P2")) == (1, 0)  # the controller, not the owner


# --- buy ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("B-BUY-01")
def test_one_tile_of_the_colour_of_the_space() -> None:
    game = table()
    play(game, "P1 token buyWhite")
    assert choices(game, "P1", "buy") == ["buy priest", "buy priestess"]
    cannot(game, "P1 buy charge", "B-BUY-01")
    play(game, "P1 buy priest")
    assert game.question(0) == "turn"
    assert seat_view(game, "P1")["tiles"] == ["priest"]


@pytest.mark.rule("B-BUY-02")
def test_a_pyramid_of_that_colour_and_level() -> None:
    game = table(pyramids="A1 white 4, A2 red 2")
    play(game, "P1 token buyRed", "P1 buy carnage")
    next_turn(game)
    play(game, "P1 token buyBlue")
    assert game.question(0) == "turn"  # no blue pyramid: nothing on offer
    game = table(pyramids="A1 white 4, A2 red 2")
    play(game, "P1 token buyRed")
    cannot(game, "P1 buy blades_of_neith", "B-BUY-02")


@pytest.mark.rule("B-BUY-02")
def test_a_held_pyramid_serves_its_holder_not_its_owner() -> None:
    game = table(pyramids="A1 white 2, A2 red 1", troops="B1 1", other="pyramids B1 blue 4, B2 red 1; troops A2 1")
    play(game, "P1 token buyBlue", "P1 buy defensive_victory")  # with P2's pyramid
    next_turn(game)
    play(game, "P1 token buyRed")
    assert game.question(0) == "turn"  # P2 stands on the red pyramid
    play(game, "P1 end", "P2 token buyRed", "P2 buy charge", "P2 end")
    assert seat_view(game, "P2")["tiles"] == ["charge"]


@pytest.mark.rule("B-BUY-03")
@pytest.mark.parametrize(
    ("tiles", "tile", "price"),
    [
        ("", "charge", 1),
        ("", "carnage", 2),
        ("", "blades_of_neith", 3),
        ("", "initiative", 4),
        ("priestess", "initiative", 3),
        ("priest_of_ra", "initiative", 3),
        ("priestess, priest_of_ra", "initiative", 2),
        ("priestess, priest_of_ra", "charge", 0),
    ],
)
def test_the_price_of_a_tile(tiles: str, tile: str, price: int) -> None:
    game = table(pyramids="A1 white 1, A2 red 4", tiles=tiles, prayer=price)
    play(game, "P1 token buyRed", f"P1 buy {tile}")
    assert prayer(game, "P1") == 0
    if price:
        too_poor = table(pyramids="A1 white 1, A2 red 4", tiles=tiles, prayer=price - 1)
        play(too_poor, "P1 token buyRed")
        assert f"buy {tile}" not in choices(too_poor, "P1")


@pytest.mark.rule("B-BUY-04")
@pytest.mark.parametrize("name", ["victory_point", "act_of_god"])
def test_no_second_tile_of_a_name_in_another_colour(name: str) -> None:
    game = table(pyramids="A1 white 4, A2 red 4, A3 blue 4", tiles=f"{name}_red")
    play(game, "P1 token buyWhite")
    cannot(game, f"P1 buy {name}_white", "B-BUY-04")
    play(game, "P1 pass")
    next_turn(game)
    play(game, "P1 token buyBlue")
    cannot(game, f"P1 buy {name}_blue", "B-BUY-04")


@pytest.mark.rule("B-BUY-04")
@pytest.mark.parametrize(
    ("colour", "tile"),
    [
        ("Red", "charge"),
        ("Blue", "recruiting_scribe"),
        ("Blue", "defense"),
        ("White", "priest"),
        ("White", "priestess"),
    ],
)
def test_no_second_copy_of_a_doubled_tile(colour: str, tile: str) -> None:
    game = table(tiles=tile)
    assert game.view(None)["supply"][tile] == 1  # the other copy is still there
    play(game, f"P1 token buy{colour}")
    cannot(game, f"P1 buy {tile}", "B-BUY-04")
    with pytest.raises(PositionError, match="B-BUY-04"):
        table(tiles=f"{tile}, {tile}")


@pytest.mark.rule("B-BUY-05")
def test_a_tile_bought_is_gone_for_everybody_and_kept_face_up() -> None:
    game = table()
    play(game, "P1 token buyRed", "P1 buy stargate", "P1 end", "P2 token buyRed")
    cannot(game, "P2 buy stargate", "B-BUY-05")
    play(game, "P2 buy charge", "P2 end")
    assert game.view(None)["supply"]["stargate"] == 0
    assert game.view(1)["seats"][0]["tiles"] == ["stargate"]
    play(game, "P1 token buyBlue", "P1 buy defense")
    assert seat_view(game, "P1")["tiles"] == ["stargate", "defense"]


@pytest.mark.rule("B-BUY-06")
def test_a_tile_acts_at_once() -> None:
    game = table(tiles="act_of_god_red", prayer=1)
    play(game, "P1 token buyWhite", "P1 buy priest", "P1 silver pray1")
    assert prayer(game, "P1") == 3


@pytest.mark.rule("B-BUY-06")
def test_a_creature_comes_at_once() -> None:
    game = table(pyramids="A1 white 1, A2 red 3", troops="A1 2")
    play(game, "P1 token buyRed", "P1 buy royal_scarab", "P1 creature scarab A1")
    assert creature(game, "A1") == {"P1": "scarab"}
    assert (on(game, "A1"), reserve(game, "P1")) == ({"P1": 2}, 10)


@pytest.mark.rule("B-BUY-06")
def test_a_night_tile_waits_for_the_night() -> None:
    game = table(tiles="act_of_god_red", pyramids="A1 white 2, A2 red 1", prayer=5)
    play(game, "P1 token buyWhite", "P1 buy high_priest")
    assert prayer(game, "P1") == 3  # its two prayer points come at Night


@pytest.mark.rule("B-BUY-07")
def test_one_tile_of_a_colour_a_day() -> None:
    game = table(tiles="act_of_god_blue")
    play(game, "P1 token buyRed", "P1 buy charge")
    cannot(game, "P1 silver buyRed", "B-DAY-03")
    next_turn(game)
    cannot(game, "P1 token buyRed", "B-DAY-03")


@pytest.mark.rule("B-BUY-08")
@pytest.mark.parametrize(("tile", "price"), [("priestess", 1), ("priest_of_ra", 4)])
def test_a_tile_does_not_lower_its_own_price(tile: str, price: int) -> None:
    game = table(pyramids="A1 white 4, A2 red 1")
    play(game, "P1 token buyWhite", f"P1 buy {tile}")
    assert prayer(game, "P1") == 11 - price
    next_turn(game)
    play(game, "P1 token buyRed", "P1 buy charge")
    assert prayer(game, "P1") == 11 - price  # the next one is cheaper
