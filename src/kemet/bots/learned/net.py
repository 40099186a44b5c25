"""A small net on top of the judge: one hidden layer, shared by all seats and all numbers of players. Compiled.

A seat's score is the judge's, times `trust`, plus a weighted sum of what the net reads about the seat, plus a hidden
layer that sees the seat, the mean of the others, and the calendar. All weights and sums are whole numbers, so the sums
are the same whatever the build; and since they are exact, from one position to the next only what has changed is added.
"""

from __future__ import annotations

from typing import Final, final

from kemet.bots.learned.reading import Places, Reader
from kemet.engine.native import i64, vec
from kemet.engine.state.codes import MAX_SEATS
from kemet.engine.state.state import State

UNIT: Final = 1024  # a weight of 1
SHARES: Final = 60  # is divided by 1 to 5 others without a rest
HALF: Final = 32  # two sums in one number: the seat's own part, and what others make of it
LOW: Final = 0xFFFF_FFFF
SIGN: Final = 0x8000_0000

# The calendar: how many days, rounds and phases are told apart, and where they stand.
DAYS: Final = 12
ROUNDS: Final = 6
PHASES: Final = 6
ROUND_AT: Final = 12
PHASE_AT: Final = 18
LAST_DAY_AT: Final = 24
CALENDAR: Final = 25


@final
class Weights:
    """A net for one table, as rows of whole numbers. It never changes, so bots may share it."""

    def __init__(
        self,
        places: Places,
        trust: float,
        linear: list[int],
        own: list[int],
        others: list[int],
        calendar: list[int],
        bias: list[int],
        out: list[int],
    ) -> None:
        self.places = places
        self.trust = trust
        self.size: i64 = len(linear)
        self.units: i64 = len(out)
        self.linear: vec[i64] = vec[i64](linear)
        #: [place][unit], two in one number: they are added and multiplied together
        self.hidden: vec[i64] = vec[i64]([mine + (theirs << HALF) for mine, theirs in zip(own, others, strict=True)])
        self.calendar: vec[i64] = vec[i64](calendar)  # [place][unit]
        self.bias: vec[i64] = vec[i64](bias)  # what is the same in the whole game: players and modules are in it
        self.out: vec[i64] = vec[i64](out)


@final
class Sums:
    """What one seat's features add up to, and which they were."""

    def __init__(self, weights: Weights) -> None:
        self.linear: i64 = 0
        self.hidden: vec[i64] = vec[i64]([0] * weights.units)
        self._held: vec[i64] = vec[i64]([0] * weights.size)  # [place]: the value that is in the sums
        self._seen: vec[i64] = vec[i64]([0] * weights.size)  # [place]: the position it was seen in last
        self._places: vec[i64] = vec[i64]([0] * weights.size)  # those that are not 0
        self._count: i64 = 0
        self._position: i64 = 0

    def follow(self, weights: Weights, reader: Reader) -> None:
        """Go from the position before to the one that the reader has read."""
        held = self._held
        seen = self._seen
        now = self._position + 1
        self._position = now
        for number in range(reader.count):
            at = reader.at[number]
            seen[at] = now
            change = reader.values[number] - held[at]
            if change:
                self._add(weights, at, change)
        for number in range(self._count):
            at = self._places[number]
            if seen[at] != now:
                self._add(weights, at, -held[at])
        count = reader.count
        for number in range(count):
            self._places[number] = reader.at[number]
        self._count = count

    def _add(self, weights: Weights, at: i64, change: i64) -> None:
        self._held[at] += change
        self.linear += weights.linear[at] * change
        row = at * weights.units
        sums = self.hidden
        steps = weights.hidden
        if change == 1:
            for unit in range(weights.units):
                sums[unit] += steps[row + unit]
        elif change == -1:
            for unit in range(weights.units):
                sums[unit] -= steps[row + unit]
        else:
            for unit in range(weights.units):
                sums[unit] += steps[row + unit] * change


@final
class Net:
    """The weights at work for one bot: it remembers the sums of the last position."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._reader = Reader(weights.places)
        self._sums: list[Sums] = [Sums(weights) for _ in range(MAX_SEATS)]
        self._common: vec[i64] = vec[i64]([0] * weights.units)
        self._all: vec[i64] = vec[i64]([0] * weights.units)
        self._calendar: i64 = -1  # which calendar `_common` stands for

    def add_to(self, scores: vec[float], s: State, strikers: vec[i64], dangers: vec[i64]) -> None:
        """Turn the judge's scores into the net's."""
        weights = self.weights
        players = s.table.players
        self._read_calendar(s)
        everybody = self._all
        for unit in range(weights.units):
            everybody[unit] = 0
        for seat in range(players):
            self._reader.read(s, seat, strikers[seat], dangers)
            sums = self._sums[seat]
            sums.follow(weights, self._reader)
            row = sums.hidden
            for unit in range(weights.units):
                everybody[unit] += row[unit]
        share = SHARES // (players - 1)
        for seat in range(players):
            found = self._sums[seat].linear * (SHARES * UNIT) + self._hidden(self._sums[seat].hidden, share)
            scores[seat] = weights.trust * scores[seat] + float(found) / float(SHARES * UNIT * UNIT)

    def _hidden(self, own: vec[i64], share: i64) -> i64:
        weights = self.weights
        total: i64 = 0
        for unit in range(weights.units):
            mine = own[unit]
            others = self._all[unit] - mine
            mine = ((mine & LOW) ^ SIGN) - SIGN
            others = (others - (((others & LOW) ^ SIGN) - SIGN)) >> HALF
            active = self._common[unit] + mine * SHARES + others * share
            if active > 0:
                total += active * weights.out[unit]
        return total

    def _read_calendar(self, s: State) -> None:
        day = s.day
        if day >= DAYS:
            day = DAYS - 1
        turn = s.round
        if turn >= ROUNDS:
            turn = ROUNDS - 1
        key = ((day * ROUNDS + turn) * PHASES + s.phase) * 2 + s.last_day
        if key == self._calendar:
            return
        self._calendar = key
        for unit in range(self.weights.units):
            self._common[unit] = self.weights.bias[unit] * SHARES
        self._add_column(day)
        self._add_column(ROUND_AT + turn)
        self._add_column(PHASE_AT + s.phase)
        if s.last_day:
            self._add_column(LAST_DAY_AT)

    def _add_column(self, at: i64) -> None:
        units = self.weights.units
        for unit in range(units):
            self._common[unit] += self.weights.calendar[at * units + unit] * SHARES
