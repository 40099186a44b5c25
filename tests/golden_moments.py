"""Moments of the golden games with Seth, for tests that need a rare question in a real game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from kemet import Game
from kemet.game.record import replay_steps

GOLDEN = sorted((Path(__file__).parent / "golden").glob("seth-*.txt"))


def golden_moments(*numbers: int) -> Iterator[Game]:
    """Every moment of the golden games of these numbers (from 1); the game goes on when the next one is asked for."""
    for number in numbers:
        yield from replay_steps(GOLDEN[number - 1].read_text(encoding="utf-8"))


def golden_moment(number: int, fits: Callable[[Game], bool]) -> Game:
    """The first moment of a golden game that fits."""
    return next(game.copy() for game in golden_moments(number) if fits(game))


def asked(question: str) -> Callable[[Game], bool]:
    return lambda game: game.state.question.slug == question and bool(game.state.waiting)
