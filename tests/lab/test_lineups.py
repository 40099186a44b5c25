"""Who meets whom, and that nobody has the better chair."""

from collections import Counter

import pytest

from kemet.lab.lineups import one_against_rest, round_robin, seating

BOTS = ("hard", "medium", "easy", "random")


@pytest.mark.parametrize(("players", "number"), [(2, 6), (3, 4), (4, 1), (5, 4)])
def test_a_round_robin_is_even(players: int, number: int) -> None:
    line_ups = round_robin(BOTS, players)
    assert len(line_ups) == len(set(line_ups)) == number
    assert len(set(Counter(bot for line_up in line_ups for bot in line_up).values())) == 1
    assert {len(line_up) for line_up in line_ups} == {players}


def test_one_bot_alone_meets_itself() -> None:
    assert round_robin(("easy",), 3) == [("easy", "easy", "easy")]


def test_one_against_the_rest() -> None:
    assert one_against_rest(BOTS, 4, every_pair=False) == [
        ("hard", "medium", "medium", "medium"),
        ("medium", "easy", "easy", "easy"),
        ("easy", "random", "random", "random"),
    ]
    assert len(one_against_rest(BOTS, 4, every_pair=True)) == 6
    assert one_against_rest(BOTS, 2, every_pair=True) == round_robin(BOTS, 2)


@pytest.mark.parametrize(
    "line_up",
    [("a", "b"), ("a", "b", "c"), ("a", "b", "b", "b"), ("a", "a", "b", "b"), tuple("abcd"), tuple("abcde")],
)
def test_every_bot_sits_in_every_seat_equally_often(line_up: tuple[str, ...]) -> None:
    players = len(line_up)
    for rounds in (players, 7 * players):
        seen = [seating(line_up, round) for round in range(rounds)]
        for seat in range(players):
            taken = Counter(seats[seat] for seats in seen)
            assert taken == {bot: rounds * line_up.count(bot) // players for bot in line_up}


def test_neighbours_change() -> None:
    after_a = Counter((seats + seats)[seats.index("a") + 1] for seats in (seating(tuple("abcd"), r) for r in range(24)))
    assert after_a == {"b": 8, "c": 8, "d": 8}
