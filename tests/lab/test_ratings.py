"""Ratings and intervals against numbers that others have published."""

import pytest

from kemet.lab.rates import Rate
from kemet.lab.ratings import Rating, rated

#: Newcomers in this finishing order, from the test suite of openskill.js (Plackett-Luce, one player a team).
PUBLISHED = {
    2: [(27.63523138347365, 8.065506316323548), (22.36476861652635, 8.065506316323548)],
    3: [
        (27.868876552746237, 8.204837030780652),
        (25.717219138186557, 8.057829747583874),
        (21.413904309067206, 8.057829747583874),
    ],
    4: [
        (27.795084971874736, 8.263160757613477),
        (26.552824984374855, 8.179213704945203),
        (24.68943500312503, 8.083731307186588),
        (20.96265504062538, 8.083731307186588),
    ],
}


@pytest.mark.parametrize("players", PUBLISHED)
def test_newcomers_get_the_published_ratings(players: int) -> None:
    finish = [(f"player {place}", place) for place in range(1, players + 1)]
    after = rated({}, finish)
    for (name, _), (middle, deviation) in zip(finish, PUBLISHED[players], strict=True):
        assert after[name].middle == pytest.approx(middle, abs=1e-12)
        assert after[name].deviation == pytest.approx(deviation, abs=1e-12)


def test_a_tie_of_equals_changes_nothing_but_the_certainty() -> None:
    after = rated({}, [("a", 1), ("b", 1)])
    assert after["a"] == after["b"]
    assert after["a"].middle == 25
    assert after["a"].deviation < 25 / 3


def test_copies_of_one_player_do_not_move_each_other() -> None:
    after = rated({}, [("same", 1), ("same", 2), ("same", 3)])
    assert after["same"].middle == pytest.approx(25)


def test_the_order_of_the_seats_does_not_matter() -> None:
    before = {"a": Rating(30, 3), "b": Rating(22, 5)}
    there = rated(before, [("a", 2), ("b", 1), ("c", 3)])
    back = rated(before, [("c", 3), ("b", 1), ("a", 2)])
    for name in "abc":
        assert there[name].middle == pytest.approx(back[name].middle)
        assert there[name].deviation == pytest.approx(back[name].deviation)
    assert there["b"].middle > 22
    assert there["a"].middle < 30
    assert before == {"a": Rating(30, 3), "b": Rating(22, 5)}


def test_many_games_find_the_stronger_one() -> None:
    ratings: dict[str, Rating] = {}
    for game in range(300):
        ratings = rated(ratings, [("strong", 1), ("weak", 2)] if game % 4 else [("strong", 2), ("weak", 1)])
    assert ratings["strong"].interval[0] > ratings["weak"].interval[1]


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_are_the_published_ones(hits: int, games: int, low: float, high: float) -> None:
    assert Rate(hits, games).interval == pytest.approx((low, high), abs=5e-5)
