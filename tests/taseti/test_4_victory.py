"""Ta-Seti, module 4: victory in the Day."""

from __future__ import annotations

from functools import partial

import pytest
import words
from words import play, points, position

from kemet import Game, SetupError, new_game

day = partial(words.day, modules="victory")
evening = partial(words.evening, modules="victory", day=3)

FOUR = "tokens move1, move2, pray1, pray2"
FIVE = "tokens move1, move2, pray1, pray2, raise"


def is_last_day(game: Game) -> bool:
    return bool(game.view(None)["last_day"])


def pray(game: Game, name: str, space: str = "pray1") -> None:
    play(game, f"{name} token {space}", f"{name} end")


@pytest.mark.rule("T4-WIN-01")
@pytest.mark.parametrize(("target", "battle", "over"), [(8, 7, False), (8, 8, True), (10, 9, False), (10, 10, True)])
def test_the_target_is_the_one_agreed(target: int, battle: int, over: bool) -> None:
    assert day(f"points battle {battle}", "", target=target).over == over


@pytest.mark.rule("T4-WIN-01")
def test_eight_or_ten_and_four_for_beginners() -> None:
    assert new_game(beginner=True, modules=("victory",)).view(None)["target"] == 4
    with pytest.raises(SetupError, match="8 or 10"):
        new_game(victory_points=9, modules=("victory",))


@pytest.mark.rule("T4-WIN-02")
@pytest.mark.parametrize(("mine", "theirs", "over"), [(8, 0, True), (9, 8, True), (8, 8, True), (8, 9, False)])
def test_the_target_and_nobody_above_wins_when_the_turn_begins(mine: int, theirs: int, over: bool) -> None:
    game = day(f"points battle {mine}", f"points battle {theirs}", "")
    assert (game.over, game.winner) == (over, 0 if over else None)


@pytest.mark.rule("T4-WIN-02")
def test_temporary_points_count_and_the_check_waits_for_the_own_turn() -> None:
    game = day("points battle 3", "points battle 7; troops TW3 1")
    assert not game.over  # P2 has eight, but it is the turn of P1
    pray(game, "P1")
    assert (game.over, game.winner) == (True, 1)
    assert game.view(None)["end_reason"] == "in-the-day"


@pytest.mark.rule("T4-WIN-03")
def test_somebody_above_makes_this_day_the_last() -> None:
    game = day("points battle 8", "points battle 7", "points battle 9", "points battle 7")
    assert (game.over, is_last_day(game)) == (False, True)
    assert game.question(0) == "turn"


@pytest.mark.rule("T4-WIN-03")
def test_below_the_target_the_leader_of_the_others_does_not_matter() -> None:
    game = day("points battle 7", "points battle 9")
    assert (game.over, is_last_day(game)) == (False, False)


def waiting_for_fire(tiles: str = "", house: str = "") -> Game:
    """P1 has 8, P2 has 9 of which one is a temple held by one unit; P1 can burn it."""
    return day(
        f"points battle 8; prayer 5; hand raining_fire; tiles {tiles}; troops FA 2",
        "points battle 8; troops TW3 1",
        house=house,
        modules="black victory",
    )


@pytest.mark.rule("T4-WIN-04")
def test_the_check_is_repeated_after_a_card_before_the_first_token() -> None:
    game = waiting_for_fire()
    assert is_last_day(game)
    play(game, "P1 card raining_fire TW3")
    assert points(game, "P2") == 8
    assert (game.over, game.winner) == (True, 0)


@pytest.mark.rule("T4-WIN-04")
@pytest.mark.parametrize(("tiles", "token"), [("act_of_god_black", "silver pray1"), ("dark_ritual", "gold pray")])
def test_and_after_a_card_between_two_tokens(tiles: str, token: str) -> None:
    game = waiting_for_fire(tiles)
    play(game, f"P1 {token}", "P1 card raining_fire TW3")
    assert (game.over, game.winner) == (True, 0)


@pytest.mark.rule("T4-WIN-04")
def test_but_not_when_no_token_can_follow() -> None:
    game = waiting_for_fire("")
    play(game, "P1 token pray1", "P1 card raining_fire TW3")
    assert (points(game, "P1"), points(game, "P2"), game.over) == (8, 8, False)
    play(game, "P1 end")
    assert (game.over, game.winner) == (True, 1)  # P2's turn begins with a tie at the target


@pytest.mark.rule("T4-WIN-04")
@pytest.mark.parametrize(
    ("tiles", "token"),
    [("", "token pray1"), ("act_of_god_black", "silver pray1"), ("dark_ritual", "gold pray")],
)
def test_by_house_rule_never_after_a_token(tiles: str, token: str) -> None:
    game = waiting_for_fire(tiles, "module4EveryToken=no")
    play(game, f"P1 {token}", "P1 card raining_fire TW3")
    assert (points(game, "P1"), points(game, "P2"), game.over) == (8, 8, False)
    if token.startswith("token"):
        play(game, "P1 end")
    else:
        play(game, "P1 token pray2", "P1 end")
    assert (game.over, game.winner) == (True, 1)  # P2's turn begins with a tie at the target


@pytest.mark.rule("T4-WIN-05")
def test_every_turn_is_checked_in_a_last_day_too() -> None:
    game = day("points battle 8", "points battle 7", "points battle 9", "points battle 7")
    pray(game, "P1")
    assert not game.over
    pray(game, "P2")
    assert (game.over, game.winner) == (True, 2)


@pytest.mark.rule("T4-WIN-05")
def test_not_only_the_first_turn_of_a_day() -> None:
    game = day(f"{FOUR}; points battle 2", f"{FOUR}; points battle 8", day="2 round 5", last_day=True)
    play(game, "P1 token raise", "P1 pass", "P1 end")
    assert (game.over, game.winner) == (True, 1)


@pytest.mark.rule("T4-WIN-06")
def test_after_the_awards_of_a_last_day_most_points_win() -> None:
    game = evening("points battle 7; troops TD5 1", "points two_temples 9", last_day=True)
    assert not game.over
    play(game, "P1 pass")
    assert (game.over, game.winner, game.view(None)["end_reason"]) == (True, 1, "last-day")


@pytest.mark.rule("T4-WIN-06")
def test_then_battle_points_as_in_the_base_game() -> None:
    game = evening(
        "points battle 3, two_temples 5; troops TD5 1", "points battle 4, sanctuary 5", "points battle 1, sanctuary 7",
        last_day=True,
    )  # fmt: skip
    play(game, "P1 pass")
    assert [points(game, name) for name in ("P1", "P2", "P3")] == [9, 9, 8]
    assert game.winner == 1


@pytest.mark.rule("T4-WIN-06")
def test_even_if_nobody_has_the_target_any_more() -> None:
    game = evening("points battle 2; troops TD5 1", "points battle 5", last_day=True)
    play(game, "P1 pass")
    assert (game.over, game.winner) == (True, 1)


@pytest.mark.rule("T4-WIN-06")
def test_an_award_of_the_last_evening_counts() -> None:
    game = evening("points battle 6; troops TD5 1, TW2 1", "points battle 8", last_day=True)
    play(game, "P1 pass")  # six, two temples and the point for them
    assert (points(game, "P1"), game.winner) == (9, 0)


@pytest.mark.rule("T4-WIN-07", "T4-WIN-08")
def test_the_evening_of_an_ordinary_day_has_no_check() -> None:
    seats = ("points battle 9; troops TD5 1", "points battle 2")
    game = evening(*seats)
    play(game, "P1 pass")
    assert (game.over, game.view(None)["phase"]) == (False, "night")
    plain = evening(*seats, modules="dawn")
    play(plain, "P1 pass")
    assert (plain.over, plain.winner) == (True, 0)  # without the module it is the end


def five_rounds_later(second_points: int) -> Game:
    """P2 places the last token of the Day with a battle for their eighth point; then the Night."""
    game = position(f"""
        players 2
        modules victory
        day 2 round 5
        turn P2
        P1 {FIVE}; points two_temples {second_points}; troops TW2 1
        P2 tokens move1, recruit, pray1, pray2; points battle 7; troops RW 5
    """)
    play(game, "P2 token move2", "P2 from RW", "P2 group 5", "P2 step TW3", "P2 end", "P2 end")
    return game


@pytest.mark.rule("T4-WIN-08")
@pytest.mark.parametrize(("other", "winner"), [(6, 1), (7, 1), (8, None)])
def test_the_target_reached_with_the_last_token_wins_on_the_next_day(other: int, winner: int | None) -> None:
    game = five_rounds_later(other)  # P1 has one more for their temple
    assert points(game, "P2") == 8
    assert (game.over, game.question(game.waiting_for()[0])) == (False, "turn-order")
    assert not is_last_day(game)
    play(game, f"P{game.waiting_for()[0] + 1} next P2")
    assert game.winner == winner
    assert is_last_day(game) == (winner is None)


def test_the_view_says_who_would_win_when_their_turn_comes_or_as_a_last_day_ends() -> None:
    assert day("points battle 3", "points battle 7", "").view(None)["winning"] is None
    game = day("points battle 3", "points battle 8", "points battle 6, sanctuary 2")
    assert game.view(None)["winning"] == {"seats": [1, 2], "when": "turn"}
    last = day("points battle 3", "points battle 4", "", house="dayLimit=3", day=3)
    assert last.view(None)["winning"] == {"seats": [1], "when": "end-of-day"}
