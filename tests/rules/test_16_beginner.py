"""Section 16: beginner mode."""

import pytest
from words import cannot, choices, play, points, position, prayer

from kemet import PositionError, new_game


@pytest.mark.rule("B-BEGINNER-01", "B-BEGINNER-02")
@pytest.mark.parametrize(
    ("day", "offer"),
    [(1, {"charge", "stargate", "god_speed"}), (2, {"carnage", "offensive_strategy", "open_gates", "teleport"})],
)
def test_level_one_on_the_first_day_and_level_two_from_the_second(day: int, offer: set[str]) -> None:
    game = position(f"""
        players 2 beginner
        day {day} round 1
        turn P1
        P1 prayer 11; pyramids A1 white 1, A2 red 2
        P2
    """)
    play(game, "P1 token buyRed")
    on_sale = {choice.removeprefix("buy ") for choice in choices(game, "P1", "buy")}
    assert on_sale == {"charge", "stargate", "god_speed"} | offer
    if day == 1:
        cannot(game, "P1 buy carnage", "B-BEGINNER-01")


@pytest.mark.rule("B-BEGINNER-02")
def test_levels_three_and_four_are_never_on_offer() -> None:
    game = position("""
        players 2 beginner
        day 9 round 1
        turn P1
        P1 prayer 11; pyramids A1 white 2, A2 red 2, A3 blue 2
        P2
    """)
    play(game, "P1 token buyBlue")
    on_sale = {choice.removeprefix("buy ") for choice in choices(game, "P1", "buy")}
    level_one, level_two = {"recruiting_scribe", "defense"}, {"legion", "ancestral_elephant", "defensive_strategy"}
    assert on_sale == level_one | level_two | {"deep_desert_snake"}


@pytest.mark.rule("B-BEGINNER-03")
def test_no_pyramid_passes_level_two() -> None:
    game = position("""
        players 2 beginner
        turn P1
        P1 prayer 11; pyramids A1 white 2, A2 red 1
        P2
    """)
    play(game, "P1 token raise")
    assert choices(game, "P1") == ["pass", "build blue A3 1", "build blue A3 2", "raise A2 2"]
    with pytest.raises(PositionError):
        position("players 2 beginner\nturn P1\nP1 pyramids A1 white 3, A2 red 1\nP2")


@pytest.mark.rule("B-BEGINNER-04")
@pytest.mark.parametrize(("battle", "over"), [(2, False), (3, True)])
def test_four_points_win(battle: int, over: bool) -> None:
    game = position(f"players 2 beginner\nend-of-day\nP1 points battle {battle}; troops TD5 1\nP2")
    play(game, "P1 pass")
    assert points(game, "P1") == battle + 1
    assert game.over == over
    assert new_game(beginner=True).view(None)["target"] == 4


@pytest.mark.rule("B-BEGINNER-05")
def test_everything_else_is_as_usual() -> None:
    plain = new_game(players=2, seed=4)
    beginner = new_game(players=2, seed=4, beginner=True)
    while plain.view(None)["phase"] != "day":  # set-up and the first Night ask the same questions
        seat = plain.waiting_for()[0]
        assert plain.codes(seat) == beginner.codes(seat)
        choice = plain.codes(seat)[0]
        plain.play(seat, choice)
        beginner.play(seat, choice)
    first = plain.waiting_for()[0]
    assert plain.codes(first) == beginner.codes(first)
    ignored = ("target", "beginner")
    same = [{key: value for key, value in game.view(first).items() if key not in ignored} for game in (plain, beginner)]
    assert same[0] == same[1]
    assert prayer(beginner, "P1") == 7
