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


@dataclass(frozen=True)
class Columns:
    """What every fit needs: whole games can be held back, every position knows the judge's chances and how it ended."""

    judged: Real  # the judge's score
    game: Whole  # the number of the game

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
    def surprise(self, chances: Real) -> float:
        """The mean log loss of these chances; guessing evenly between two gives 0.69."""


def replay(rows_of: Callable[[Played], Some], games: Iterable[Played], jobs: int) -> Iterator[Some]:
    """The columns of each game in turn. Games are numbered from 0, so that several files may be read together."""
    played = list(games)
    found = in_parallel(partial(_nth, rows_of, played), range(len(played)), jobs)
    yield from sorted(found, key=lambda rows: int(rows.game[0]))


def _nth(rows_of: Callable[[Played], Some], played: list[Played], number: int) -> Some:
    rows = rows_of(played[number])
    rows.game[:] = number
    return rows
