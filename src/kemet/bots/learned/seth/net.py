"""A small net on top of the judge of Seth's games: one hidden layer over both sides, and one score out of it. Compiled.

The score is the judge's, times `trust`, plus a weighted sum of what the net reads, plus a hidden layer; its logistic
curve is the chance of the alliance. Weights and sums are whole numbers, so they are the same whatever the build, and
from one position to the next only what has changed is added.
"""

from __future__ import annotations

from typing import Final, final

from kemet.bots.learned.seth.reading import SethPlaces, SethReader
from kemet.bots.seth.judging import SethJudge
from kemet.engine.native import i64, vec
from kemet.engine.state.state import State

UNIT: Final = 4096  # a weight of 1


@final
class SethWeights:
    """A net for one table, as rows of whole numbers. It never changes, so bots may share it."""

    def __init__(self, places: SethPlaces, trust: float, linear: list[int], hidden: list[int], out: list[int]) -> None:
        self.places = places
        self.trust = trust
        self.size = len(linear)
        self.units: i64 = len(out)
        self.linear: vec[i64] = vec[i64](linear)
        self.hidden: vec[i64] = vec[i64](hidden)  # [place][unit]
        self.out: vec[i64] = vec[i64](out)


@final
class SethNet:
    """The weights at work for one bot: it remembers the sums of the last position."""

    def __init__(self, weights: SethWeights) -> None:
        self.weights = weights
        self.reader = SethReader(weights.places, weights.size)
        self._linear: i64 = 0
        self._sums: vec[i64] = vec[i64]([0] * weights.units)
        self._held: vec[i64] = vec[i64]([0] * weights.size)  # [place]: the value that is in the sums
        self._at: vec[i64] = vec[i64]([0] * weights.size)  # the places that are not 0 there
        self._count: i64 = 0

    def score(self, s: State, judge: SethJudge) -> float:
        """Of a position that the judge has just judged."""
        weights = self.weights
        self.reader.read(s, judge)
        self._follow()
        total = self._linear * UNIT
        for unit in range(weights.units):
            if self._sums[unit] > 0:
                total += self._sums[unit] * weights.out[unit]
        return weights.trust * judge.total + float(total) / float(UNIT * UNIT)

    def _follow(self) -> None:
        """Go from the position before to the one that was read."""
        reader = self.reader
        held = self._held
        for number in range(self._count):
            at = self._at[number]
            if reader.seen[at] != reader.position:
                self._add(at, -held[at])
        for number in range(reader.count):
            at = reader.at[number]
            change = reader.values[at] - held[at]
            if change:
                self._add(at, change)
            self._at[number] = at
        self._count = reader.count

    def _add(self, at: i64, change: i64) -> None:
        weights = self.weights
        self._held[at] += change
        self._linear += weights.linear[at] * change
        row = at * weights.units
        sums = self._sums
        for unit in range(weights.units):
            sums[unit] += weights.hidden[row + unit] * change
