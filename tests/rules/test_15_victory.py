"""Section 15: the end of the game."""

import pytest
from words import evening, fight, play, points, position

from kemet import SetupError, new_game


@pytest.mark.rule("B-WIN-01")
@pytest.mark.parametrize(
    ("target", "battle", "over"), [(8, 6, False), (8, 7, True), (8, 9, True), (10, 7, False), (10, 9, True)]
)
def test_the_game_ends_when_somebody_has_the_target(target: int, battle: int, over: bool) -> None:
    game = evening(f"points battle {battle}; troops TD5 1", "", target=target, day=3)  # and one for the temple
    assert not game.over
    play(game, "P1 pass")
    assert game.over == over
    assert game.winner == (0 if over else None)


@pytest.mark.rule("B-WIN-01")
def test_a_point_won_this_evening_counts() -> None:
    game = evening("points battle 5; troops TD5 1, TW2 1", "", day=3)
    play(game, "P1 pass")  # five, two temples, and the point for two temples
    assert (game.over, points(game, "P1")) == (True, 8)


@pytest.mark.rule("B-WIN-02")
def test_most_points_win() -> None:
    game = evening("points battle 7; troops TD5 1", "points two_temples 9", "", day=3)
    play(game, "P1 pass")
    assert game.winner == 1


@pytest.mark.rule("B-WIN-02")
def test_then_most_battle_points() -> None:
    game = evening("points battle 2, two_temples 6; troops TD5 1", "points battle 3, sanctuary 6", "", day=3)
    play(game, "P1 pass")
    assert [points(game, name) for name in ("P1", "P2")] == [9, 9]
    assert game.winner == 1


@pytest.mark.rule("B-WIN-02")
@pytest.mark.parametrize(("order", "winner"), [("P1 P2 P3", 0), ("P3 P2 P1", 2), ("P2 P3 P1", 2)])
def test_then_the_earlier_place_in_the_order_of_the_day(order: str, winner: int) -> None:
    game = evening(
        "points battle 3, two_temples 4; troops TD5 1",
        "points battle 7",
        "points battle 3, sanctuary 5",
        order=order,
        day=3,
    )
    play(game, "P1 pass")
    assert [points(game, name) for name in ("P1", "P2", "P3")] == [8, 7, 8]
    assert game.winner == winner


@pytest.mark.rule("B-WIN-03")
def test_reaching_the_target_in_the_day_has_no_effect() -> None:
    game = position("""
        players 2
        turn P1
        P1 troops RW 5; points battle 7
        P2 troops TW3 1
    """)
    play(game, "P1 token move1", "P1 from RW", "P1 group 5", "P1 step TW3")
    fight(game, attacker="410 202", defender="130 202")
    play(game, "P1 stay")
    assert points(game, "P1") == 9
    play(game, "P1 end", "P2 token pray1", "P2 end")
    assert (game.over, game.question(0)) == (False, "turn")


@pytest.mark.rule("B-WIN-03")
def test_reaching_the_target_at_night_has_no_effect() -> None:
    game = position("""
        players 2
        night
        P1 pyramids A1 white 3, A2 red 1; tiles hand_of_god; points battle 7
        P2
    """)
    play(game, "P1 raise A1 4")
    assert (points(game, "P1"), game.over) == (8, False)


@pytest.mark.rule("B-WIN-03")
def test_a_target_lost_before_the_evening_is_not_reached() -> None:
    game = position("""
        players 2
        day 1 round 5
        turn P2
        order P1 P2
        P1 troops TW3 1; points battle 7; tokens move1, move2, pray1, pray2, raise
        P2 prayer 5; hand raining_fire; tokens move1, move2, pray1, pray2
    """)
    assert points(game, "P1") == 8
    play(game, "P2 card raining_fire TW3", "P2 token raise", "P2 pass", "P2 end")
    assert (game.over, points(game, "P1")) == (False, 7)


@pytest.mark.rule("B-WIN-04")
def test_the_first_at_the_target_is_overtaken_in_the_evening() -> None:
    game = evening("points battle 8", "points battle 5; troops TW2 1, TD5 1, SAN 2", "", day=3)
    assert [points(game, name) for name in ("P1", "P2")] == [8, 7]  # only P1 is at the target
    play(game, "P2 pass", "P2 yes")  # no sacrifice in the delta, one in the Sanctuary
    assert [points(game, name) for name in ("P1", "P2")] == [8, 9]
    assert game.winner == 1


@pytest.mark.rule("B-WIN-05")
def test_house_rule_day_limit() -> None:
    seats = (
        "points battle 3, two_temples 3; troops TD5 1",
        "points battle 2, two_temples 5",
        "points battle 4, sanctuary 1",
    )
    game = evening(*seats, house="dayLimit=3", day=3)
    play(game, "P1 pass")
    assert [points(game, name) for name in ("P1", "P2", "P3")] == [7, 7, 5]
    assert (game.over, game.winner, game.view(None)["end_reason"]) == (True, 0, "day-limit")
    for house in ("", "dayLimit=4"):
        game = evening(*seats, house=house, day=3)
        play(game, "P1 pass")
        assert not game.over


@pytest.mark.rule("B-WIN-05")
def test_a_day_limit_is_off_or_a_number() -> None:
    with pytest.raises(SetupError, match="dayLimit"):
        new_game(house_rules={"dayLimit": "never"})


@pytest.mark.parametrize(
    ("mine", "theirs", "house", "winning"),
    [
        ("battle 7", "battle 3", "", None),
        ("battle 8", "battle 3", "", [0]),
        ("battle 3, sanctuary 5", "battle 4, sanctuary 4", "", [1]),  # as many points, more of them of battles
        ("battle 2", "battle 3", "dayLimit=3", [1]),
        ("battle 2", "battle 3", "dayLimit=4", None),
    ],
)
def test_the_view_says_who_would_win_at_the_end_of_this_day(
    mine: str, theirs: str, house: str, winning: list[int] | None
) -> None:
    game = position(f"""
        players 2
        {house and f"house {house}"}
        day 3 round 1
        turn P1
        P1 points {mine}
        P2 points {theirs}
    """)
    assert game.view(None)["winning"] == (winning and {"seats": winning, "when": "end-of-day"})
