"""Section 2: set-up."""

import pytest
from words import choices, hurry_until, on, play, position, prayer, reserve, seat_view

from kemet import Game, PositionError, SetupError, new_game

EAST = {"D", "E", "RE", "TE2", "TE3", "ODE", "OCD", "FD", "FE"}


def city_founded(seed: int = 1, players: int = 2) -> tuple[Game, str, str]:
    """A game in which the first player is about to place pyramids; their name and their city."""
    game = new_game(players=players, seed=seed)
    hurry_until(game, question="starting-pyramid")
    seat = game.waiting_for()[0]
    return game, f"P{seat + 1}", game.view(None)["seats"][seat]["city"]


def splits(game: Game, seat: int, name: str) -> set[tuple[tuple[str, int], ...]]:
    """All ways to found a city: (colour, level) for each of the three districts."""
    if game.question(seat) != "starting-pyramid" or game.waiting_for() != [seat]:
        spaces = game.view(None)["spaces"]
        built = [spaces[f"{name}{number}"].get("pyramid", {"colour": "", "level": 0}) for number in (1, 2, 3)]
        return {tuple((pyramid["colour"], pyramid["level"]) for pyramid in built)}
    found = set()
    for choice in game.legal(seat):
        branch = game.copy()
        branch.play(seat, choice)
        found |= splits(branch, seat, name)
    return found


@pytest.mark.rule("B-SETUP-01")
def test_the_target_is_eight_ten_or_four_for_beginners() -> None:
    assert new_game().view(None)["target"] == 8
    assert new_game(victory_points=10).view(None)["target"] == 10
    assert new_game(beginner=True).view(None)["target"] == 4
    with pytest.raises(SetupError, match="B-SETUP-01"):
        new_game(victory_points=9)


@pytest.mark.rule("B-SETUP-02")
def test_board_sides_and_the_closed_east_bank() -> None:
    spaces = {players: set(new_game(players=players).view(None)["spaces"]) for players in (2, 3, 4, 5)}
    assert spaces[2] < spaces[4]
    assert spaces[3] < spaces[5]
    assert "DD" in spaces[5]
    assert "DD" not in spaces[4]  # the other side of the board
    assert not EAST & (spaces[2] | spaces[3])
    assert not [space for space in spaces[3] if space[0] in "DE" and space != "DD"]
    assert not [space for space in spaces[2] if space[0] in "CD"]


@pytest.mark.rule("B-SETUP-02")
def test_nobody_reaches_the_east_bank_with_three_players() -> None:
    game = position("""
        players 3
        turn P1
        P1 prayer 11; troops RW 2, A1 2
        P2
        P3
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 2")
    assert choices(game, "P1", "step") == [f"step {space}" for space in ("FA", "FB", "FC", "OAB", "OBC", "TW3")]
    play(game, "P1 end", "P1 end", "P2 token pray1", "P2 end", "P3 token pray1", "P3 end")
    play(game, "P1 token move2", "P1 from A1", "P1 group 2")
    targets = {choice.removeprefix("teleport ") for choice in choices(game, "P1", "teleport")}
    assert targets == {"OAB", "OBC", "TW2", "TW3", "SAN", "TD5"}
    with pytest.raises(PositionError):
        position("players 3\nturn P1\nP1 troops TE3 1\nP2\nP3")


@pytest.mark.rule("B-SETUP-03")
def test_all_tiles_are_on_offer_from_the_first_day() -> None:
    game = position("""
        players 2
        turn P1
        P1 prayer 11; pyramids A1 white 4, A2 red 4, A3 blue 4
        P2
    """)
    assert sum(game.view(None)["supply"].values()) == 48
    play(game, "P1 token buyRed")
    assert len(choices(game, "P1", "buy")) == 15  # sixteen tiles, two of which are Charge!
    assert "buy act_of_god_red" in choices(game, "P1", "buy")


@pytest.mark.rule("B-SETUP-04")
def test_a_point_waits_on_every_temple_and_sanctuary_points_in_the_sanctuary() -> None:
    game = position("""
        players 5
        end-of-day
        P1 troops TW2 1
        P2 troops TW3 1
        P3 troops SAN 2
        P4 troops TE2 1
        P5 troops TE3 1
    """)
    totals = [game.points(seat) for seat in range(5)]
    assert totals == [1, 1, 0, 1, 1]
    play(game, "P3 yes")
    assert game.points(2) == 1
    assert [new_game(players=5).points(seat) for seat in range(5)] == [0] * 5


@pytest.mark.rule("B-SETUP-05")
def test_cities_are_chosen_in_the_random_order() -> None:
    game = new_game(players=3, seed=3)
    order = game.view(None)["order"]
    assert game.waiting_for() == [order[0]]
    first, second, third = (f"P{seat + 1}" for seat in order)
    assert choices(game, first) == ["city A", "city B", "city C"]
    play(game, f"{first} city B")
    assert choices(game, second) == ["city A", "city C"]
    play(game, f"{second} city C")
    assert [seat_view(game, name)["city"] for name in (first, second, third)] == ["B", "C", "A"]


@pytest.mark.rule("B-SETUP-05")
def test_cities_may_be_dealt() -> None:
    game = new_game(players=3, seed=3, house_rules={"cityChoice": "dealt"})
    assert game.question(game.waiting_for()[0]) == "starting-pyramid"
    assert sorted(seat["city"] for seat in game.view(None)["seats"]) == ["A", "B", "C"]


@pytest.mark.rule("B-SETUP-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_everybody_starts_with(players: int) -> None:
    game, _, _ = city_founded(players=players)
    for seat in range(players):
        own = seat_view(game, f"P{seat + 1}")
        assert (own["tokens"], own["prayer"], own["reserve"], own["hand_size"]) == (5, 5, 12, 1)
        assert own["battle_hand"] == ["410", "320", "301", "221", "202", "130"]
        assert own["tiles"] == []
    assert not [space for space in game.view(None)["spaces"].values() if "pyramid" in space]


@pytest.mark.rule("B-SETUP-06")
def test_the_first_card_is_random() -> None:
    first_cards = {str(seat_view(city_founded(seed=seed)[0], "P1")["hand"]) for seed in range(30)}
    assert len(first_cards) > 3


@pytest.mark.rule("B-SETUP-07")
def test_the_first_order_is_random() -> None:
    orders = {tuple(new_game(players=3, seed=seed).view(None)["order"]) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("B-SETUP-08")
def test_three_levels_as_one_one_one_or_two_one() -> None:
    game, name, city = city_founded()
    found = splits(game, int(name[1]) - 1, city)
    one_each = [split for split in found if sorted(level for _, level in split) == [1, 1, 1]]
    two_one = [split for split in found if sorted(level for _, level in split) == [0, 1, 2]]
    assert len(one_each) == 6  # colours over the districts
    assert len(two_one) == 36  # which district is free, which has two levels, which colours
    assert len(found) == 42


@pytest.mark.rule("B-SETUP-09")
def test_two_pyramids_force_five_and_five() -> None:
    game, name, city = city_founded()
    play(game, f"{name} pyramid red 2", f"{name} pass", f"{name} pyramid blue 1")
    assert on(game, f"{city}1") == on(game, f"{city}3") == {name: 5}
    assert on(game, f"{city}2") == {}
    assert reserve(game, name) == 2
    assert game.waiting_for() != [int(name[1]) - 1]  # there was nothing to choose


@pytest.mark.rule("B-SETUP-09")
def test_ten_units_at_most_five_in_each_district() -> None:
    game, name, city = city_founded()
    play(game, f"{name} pyramid white 1", f"{name} pyramid red 1")  # blue has no choice left
    assert choices(game, name) == [f"units {number}" for number in range(6)]
    play(game, f"{name} units 1")
    assert choices(game, name) == ["units 4", "units 5"]
    play(game, f"{name} units 4")
    assert [on(game, f"{city}{number}") for number in (1, 2, 3)] == [{name: 1}, {name: 4}, {name: 5}]
    assert reserve(game, name) == 2


@pytest.mark.rule("B-SETUP-10")
def test_each_founds_his_city_before_the_next_begins_and_all_see_it() -> None:
    game, name, city = city_founded()
    first = int(name[1]) - 1
    play(game, f"{name} pyramid white 1", f"{name} pyramid red 1")  # blue has no choice left
    assert game.waiting_for() == [first]  # their units come before the other's pyramids
    play(game, f"{name} units 5", f"{name} units 5")
    assert game.waiting_for() == [1 - first]
    assert game.question(1 - first) == "starting-pyramid"
    seen = game.view(1 - first)["spaces"][f"{city}1"]
    assert (seen["pyramid"], seen["units"]) == ({"colour": "white", "level": 1}, {first: 5})


@pytest.mark.rule("B-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_play_starts_with_a_night(players: int) -> None:
    game = new_game(players=players, seed=2)
    hurry_until(game, question="turn")
    assert (game.view(None)["phase"], game.view(None)["day"]) == ("day", 1)
    for seat in range(players):
        assert prayer(game, f"P{seat + 1}") == 7
        assert seat_view(game, f"P{seat + 1}")["hand_size"] == 2
