"""Columns of numbers about positions, one entry per position in the order of play; whichever net learns from them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from kemet.lab.workers import in_parallel
from kemet.training.selfplay import Played

Real = NDArray[np.float32]
Whole = NDArray[np.int64]
Some = TypeVar("Some", bound="Columns")
Item = TypeVar("Item")
Done = TypeVar("Done")
BRANCH = 1_000_000_000  # more than there are games


@dataclass(frozen=True)
class Columns:
    """What every fit needs: whole games can be held back, every position knows the judge's chances and how it ended."""

    judged: Real  # the judge's score
    game: Whole  # the number of the game; one that went on from the middle of another has a multiple of BRANCH more
    day: Whole

    def __len__(self) -> int:
        return len(self.game)

    def only(self, which: NDArray[np.bool_] | Whole) -> Self:
        return type(self)(*[getattr(self, each.name)[which] for each in fields(self)])

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        return cls(*[np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(cls)])

    @abstractmethod
    def ends(self) -> Real:
        """What each position was worth in the light of the result."""

    @abstractmethod
    def chances(self) -> Real:
        """What each position is worth to the judge."""

    @abstractmethod
    def losses(self, chances: Real) -> Real:
        """The log loss of these chances, position by position."""

    def surprise(self, chances: Real) -> float:
        """The mean log loss of these chances; guessing evenly between two gives 0.69."""
        return float(self.losses(chances).mean())


def replay(rows_of: Callable[[Played], Some], games: Iterable[Played], jobs: int) -> Iterator[Some]:
    """The columns of each game in turn. Games are numbered from 0, so that several files may be read together."""
    for number, rows in enumerate(in_order(rows_of, list(games), jobs)):
        rows.game[:] = number
        yield rows


def in_order(work: Callable[[Item], Done], items: list[Item], jobs: int) -> list[Done]:
    """What the work makes of each item, in the order of the items."""
    found = in_parallel(partial(_nth, work, items), range(len(items)), jobs)
    return [done for _, done in sorted(found, key=lambda each: each[0])]


def _nth(work: Callable[[Item], Done], items: list[Item], number: int) -> tuple[int, Done]:
    return number, work(items[number])
