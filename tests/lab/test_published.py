"""The figures of docs/benchmark.md are those of the files beside it, and these follow from their seeds."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from kemet.lab.benchmark.board import leaderboard
from kemet.lab.benchmark.duels import is_duel, read_duel
from kemet.lab.benchmark.results import differences, measured_with, read_measured

PAGE = Path(__file__).parents[2] / "docs" / "benchmark.md"
FILES = sorted(PAGE.with_suffix("").glob("*.json"))
GAMES = [file for file in FILES if not is_duel(file)]
REMAKE = "measure again with `kemet benchmark`, and make the tables with `kemet leaderboard docs/benchmark`"


def test_the_tables_of_the_page_are_those_of_the_files() -> None:
    board = leaderboard([read_measured(file) for file in GAMES], [read_duel(file) for file in FILES if is_duel(file)])
    rows = [line for line in board.splitlines() if line.startswith("|")]
    assert len(rows) > 6
    page = PAGE.read_text(encoding="utf-8").splitlines()
    assert [row for row in rows if row not in page] == [], REMAKE


@pytest.mark.parametrize("file", GAMES, ids=[file.stem for file in GAMES])
def test_a_published_game_follows_from_its_seed(file: Path) -> None:
    measured = read_measured(file)
    assert measured.played_with == measured_with(measured.task, measured.policy), REMAKE
    first = next(iter(measured.games.values()))
    shortest = min(first, key=lambda game: game.choices)
    assert differences(measured, [shortest.number]) == [], REMAKE


def test_the_published_strategy_is_as_hard_to_exploit_as_research_says() -> None:
    """Reading works every figure out again."""
    duel = next(read_duel(file) for file in FILES if is_duel(file))
    (gap,) = duel.gaps().values()
    assert math.isclose(gap, 0.0236, abs_tol=0.00005)
    assert "cfr_duel.py --cards 4 --battles 2 --rounds 500` | +0.5720 | 0.0236 |" in (
        PAGE.with_name("research.md").read_text(encoding="utf-8")
    )
