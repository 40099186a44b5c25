"""The puzzles that ship: their lines hold, and the search that found them finds them again."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from kemet.engine import flow
from kemet.errors import IllegalChoice
from kemet.lab.puzzles import (
    A_STEP,
    BY_THUMB,
    CHECK,
    HARDEST,
    PLAYED_OUT,
    margin_of,
    margin_played_out,
    scores_at_once,
    solve_again,
    theme_again,
)
from kemet.puzzles import THEMES, attempt, puzzle, puzzle_of_day, puzzles
from kemet.puzzles.puzzle import read_puzzle, write_puzzle

ALL = list(puzzles().values())
#: Its last token buys a point, but the Day ends, two temples bring another one, and every choice wins.
EVERY_CHOICE_WINS = read_puzzle((Path(__file__).parent / "every_choice_wins.json").read_text(encoding="utf-8"))


def test_there_are_three_hundred_of_several_themes() -> None:
    counted = Counter(each.theme for each in ALL)
    assert len(ALL) >= 300
    assert set(counted) <= set(THEMES)
    assert sum(number >= 10 for number in counted.values()) >= 4
    assert [each.id for each in ALL] == sorted({each.id for each in ALL})


@pytest.mark.parametrize("part", range(10))
def test_each_line_is_right_and_nothing_else_is(part: int) -> None:
    for each in ALL[part::10]:
        assert read_puzzle(write_puzzle(each)) == each
        made: list[int] = []
        now = attempt(each, made)
        for step in each.steps:
            assert now.game.waiting_for() == [each.seat]
            texts = {
                choice.text: code
                for choice, code in zip(now.game.legal(each.seat), now.game.codes(each.seat), strict=True)
            }
            right = {text for text, code in texts.items() if attempt(each, [*made, code]).wrong is None}
            assert right == {step.best, *step.also}, each.id
            assert made or len(right) < len(texts) // 2 + 1
            made.append(texts[step.best])
            now = attempt(each, made)
        assert now.solved
        assert theme_again(each) == each.theme
        if scores_at_once(each.game(), now.game, each.seat):
            assert each.rating <= HARDEST - BY_THUMB + A_STEP * (len(each.steps) - 2), "a point is seen at a glance"
        assert each.other < each.chance - 0.05


def test_a_choice_that_is_not_possible_is_refused() -> None:
    with pytest.raises(IllegalChoice):
        attempt(ALL[0], [65_000])


def test_every_day_has_another_one() -> None:
    first = date(2026, 11, 18)
    year = [puzzle_of_day(first + timedelta(days=number)) for number in range(len(ALL))]
    assert len({each.id for each in year}) == len(ALL)
    assert puzzle(year[0].id) == year[0]


@pytest.mark.skipif(flow.__file__.endswith(".py"), reason="the search is slow as plain Python")
@pytest.mark.parametrize("part", range(20))
def test_the_search_finds_each_line_again(part: int) -> None:
    assert [problem for each in ALL[part::20] if (problem := solve_again(each, CHECK))] == []


@pytest.mark.skipif(flow.__file__.endswith(".py"), reason="the search is slow as plain Python")
def test_nothing_that_is_refused_comes_near_the_line() -> None:
    """As `python tools/puzzles.py judge` looks at all of them."""
    assert min(margin_of(each, 3000, 101) for each in ALL[::100]) >= 0.05


@pytest.mark.skipif(flow.__file__.endswith(".py"), reason="bots are slow as plain Python")
def test_days_that_are_played_to_their_end_see_what_the_search_does_not() -> None:
    assert margin_of(EVERY_CHOICE_WINS, 300, 101) > 0.05
    assert margin_played_out(EVERY_CHOICE_WINS) == 0.0
    assert margin_played_out(puzzle("0c92f58c")) > PLAYED_OUT
