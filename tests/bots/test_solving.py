"""Small games with known solutions, and games of chance whose solutions nobody can exploit."""

from __future__ import annotations

import random

import pytest

from kemet.bots.solving import Kind, Solution, answered, settle, solve

ROCK_PAPER_SCISSORS = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]


def exploitability(table: list[list[float]], found: Solution) -> float:
    """What the best answers to both mixes gain together; 0 for an equilibrium."""
    rows = max(sum(value * share for value, share in zip(row, found.columns, strict=True)) for row in table)
    columns = min(
        sum(row[column] * share for row, share in zip(table, found.rows, strict=True))
        for column in range(len(table[0]))
    )
    return rows - columns


def everybody(width: int) -> list[Kind]:
    return [Kind(1.0, list(range(width)))]


def negative(table: list[list[float]]) -> list[list[float]]:
    return [[-value for value in row] for row in table]


def random_tables(count: int) -> list[list[list[float]]]:
    chance = random.Random(4)
    found = []
    for _ in range(count):
        width = chance.randint(1, 8)
        height = chance.randint(1, 8)
        found.append([[chance.choice((chance.random(), 0.0, 1.0)) for _ in range(width)] for _ in range(height)])
    return found


def test_rock_paper_scissors() -> None:
    found = solve(ROCK_PAPER_SCISSORS)
    assert found.rows == pytest.approx([1 / 3] * 3)
    assert found.columns == pytest.approx([1 / 3] * 3)
    assert found.value == pytest.approx(0)


def test_a_dominated_row_is_never_played() -> None:
    found = solve([[3.0, 1.0], [4.0, 2.0]])
    assert found.rows == [0.0, 1.0]
    assert found.columns == [0.0, 1.0]
    assert found.value == pytest.approx(2)


def test_a_game_without_a_saddle() -> None:
    """Rows mix 2 to 3: the classic 2 x 2 formula."""
    found = solve([[3.0, 0.0], [1.0, 2.0]])
    assert found.rows == pytest.approx([1 / 4, 3 / 4])
    assert found.columns == pytest.approx([1 / 2, 1 / 2])
    assert found.value == pytest.approx(1.5)


def test_nobody_can_exploit_a_solution() -> None:
    for table in random_tables(150):
        found = solve(table)
        assert exploitability(table, found) < 1e-6
        assert sum(found.rows) == pytest.approx(1)


def test_regret_matching_comes_close_to_the_exact_solution() -> None:
    for table in random_tables(40):
        found = settle(table, negative(table), everybody(len(table[0])), 400)
        assert exploitability(table, found) < 0.02
        assert found.value == pytest.approx(solve(table).value, abs=0.02)


def test_hands_bind_their_kinds() -> None:
    """The enemy holds paper or scissors, and only it knows which: scissors are the answer to both."""
    kinds = [Kind(0.5, [1]), Kind(0.5, [2])]
    found = settle(ROCK_PAPER_SCISSORS, negative(ROCK_PAPER_SCISSORS), kinds, 400)
    assert found.columns == pytest.approx([0.0, 0.5, 0.5])
    assert found.rows[2] == pytest.approx(1.0, abs=0.05)  # scissors lose nothing and beat paper
    assert found.value == pytest.approx(0.5, abs=0.05)


def test_each_side_looks_after_itself() -> None:
    """Both want the left column and the first row: no fight over it."""
    found = settle([[2.0, 0.0], [1.0, 0.0]], [[3.0, 1.0], [2.0, 0.0]], everybody(2), 200)
    assert found.rows[0] > 0.95
    assert found.columns[0] > 0.95


def test_against_prescience_the_safest_row_is_played() -> None:
    table = [[5.0, -1.0], [1.0, 0.5]]
    found = answered(table, negative(table), everybody(2))
    assert found.rows == [0.0, 1.0]
    assert found.columns == [0.0, 1.0]
    assert found.value == 0.5
