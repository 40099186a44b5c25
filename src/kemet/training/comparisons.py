"""What a net learns from endings of one turn, and how much of their true differences it explains."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

import numpy as np
from numpy.typing import NDArray

from kemet.engine.flow import play
from kemet.training.columns import BRANCH, Real, Some, Whole, in_order
from kemet.training.endings import Compared, afresh
from kemet.training.rows import Rows, rows_from
from kemet.training.selfplay import Played

Flags = NDArray[np.bool_]
REDRAWS = 1000  # of the turns, for an interval


#: The number of a game, the game, and what came of its turns.
Known = tuple[int, Played, Compared | None]


@dataclass(frozen=True)
class Comparisons(Generic[Some]):
    """Endings of turns at tables with one number of players, and the games that went on from them."""

    rows: Some  # of all games that went on; a leaf is the first row of each
    first: Whole  # [game that went on]: its leaf
    ending: Whole  # [game that went on]: of which ending
    nth: Whole  # [game that went on]: which one of that ending
    turn: Whole  # [ending]: endings of one turn stand together
    mover: Whole  # [ending]

    def __len__(self) -> int:
        return len(self.turn)

    @property
    def leaves(self) -> Some:
        """The positions that the endings led to, one for each ending."""
        return self.rows.only(self.first[np.unique(self.ending, return_index=True)[1]])

    def mean(self, values: Real, which: Flags | None = None) -> Real:
        """What the leaves were worth on average, out of a value for each seat in each row: [ending][seat]."""
        used = np.ones(len(self.first), np.bool_) if which is None else which
        sums = np.zeros((len(self), values.shape[1]), np.float32)
        np.add.at(sums, self.ending[used], values[self.first[used]])
        counts = np.bincount(self.ending[used], minlength=len(self)).astype(np.float32)
        return np.asarray(sums / counts[:, None])

    def movers(self, values: Real) -> Real:
        """What the endings are worth to those who chose them: [ending]."""
        return values[np.arange(len(self)), self.mover]

    @classmethod
    def joined(cls, parts: Sequence[Comparisons[Some]]) -> Comparisons[Some]:
        rows, endings, turns = 0, 0, 0
        columns: dict[str, list[Whole]] = defaultdict(list)
        for part in parts:
            columns["first"].append(part.first + rows)
            columns["ending"].append(part.ending + endings)
            columns["nth"].append(part.nth)
            columns["turn"].append(part.turn + turns)
            columns["mover"].append(part.mover)
            rows, endings, turns = rows + len(part.rows), endings + len(part), turns + int(part.turn.max()) + 1
        return cls(
            type(parts[0].rows).joined([part.rows for part in parts]),
            **{key: np.concatenate(some) for key, some in columns.items()},
        )

    def of_games(self, which: Flags) -> Comparisons[Some]:
        """Those of some games; `which` says row by row whether it belongs to one of them."""
        kept = which[self.first]
        endings = np.unique(self.ending[kept])
        place = np.cumsum(which) - 1
        return Comparisons(
            self.rows.only(which),
            place[self.first[kept]],
            np.searchsorted(endings, self.ending[kept]),
            self.nth[kept],
            np.unique(self.turn[endings], return_inverse=True)[1],
            self.mover[endings],
        )


def comparisons_of(known: Known) -> Comparisons[Rows] | None:
    """Replay the games that went on from the endings of one game."""
    number, played, compared = known
    if compared is None:
        return None
    s = played.beginning().state
    turns = {turn.at: turn for turn in compared.turns}
    found: list[Rows] = []
    ending: list[int] = []
    nth: list[int] = []
    turn_of: list[int] = []
    mover: list[int] = []
    for at, (seat, code) in enumerate(played.choices):
        if at in turns:
            for way in turns[at].endings:
                after = s.copy()
                for who, what in way.choices:
                    play(after, who, what)
                for time, goes_on in enumerate(way.goes_on):
                    begun = afresh(after, f"{compared.seed}/{at}", time)
                    branch = number + BRANCH * (len(found) + 1)
                    found.append(rows_from(begun, goes_on, turns[at].mover, branch))
                    ending.append(len(mover))
                    nth.append(time)
                turn_of.append(list(turns).index(at))
                mover.append(turns[at].mover)
        play(s, seat, code)
    if not found:
        return None
    ends = np.cumsum([len(rows) for rows in found])
    columns = [np.array(some, np.int64) for some in (ending, nth, turn_of, mover)]
    return Comparisons(Rows.joined(found), ends - [len(rows) for rows in found], *columns)


def read_comparisons(known: Iterable[Known], jobs: int = 1) -> dict[int, Comparisons[Rows]]:
    """All of them by the number of players."""
    some = list(known)
    parts: dict[int, list[Comparisons[Rows]]] = defaultdict(list)
    for (_, played, _), found in zip(some, in_order(comparisons_of, some, jobs), strict=True):
        if found is not None:
            parts[played.players].append(found)
    return {players: Comparisons.joined(each) for players, each in sorted(parts.items())}


def centred(values: Real, turn: Whole) -> Real:
    """How much better each ending is than the endings of its turn are on average."""
    each = np.unique(turn, return_inverse=True)[1]
    return np.asarray(values - (np.bincount(each, values) / np.bincount(each))[each])


def slopes_within(chances: Real, worth: Real, turn: Whole, mover: Whole) -> Real:
    """How the squared error within the turns changes with the score of each seat at each leaf."""
    own = np.arange(len(mover)), mover
    wrong = 2 * centred(chances[own] - worth[own], turn) * chances[own]
    slopes = -wrong[:, None] * chances
    slopes[own] += wrong
    return np.asarray(slopes, chances.dtype)


@dataclass(frozen=True)
class Errors:
    """Of one net, turn by turn: the true spread among endings and the net's error in it, both times a count.

    The results of the games that went on are split in two halves: a product of two means that share no luck has none
    in it on average.
    """

    spread: Real
    error: Real

    @classmethod
    def of(cls, said: Real, comparisons: Comparisons[Some]) -> Errors:
        """`said`: the chances of those who chose the endings, as the net sees the leaves."""
        results = comparisons.rows.ends()
        halves = [comparisons.nth[:] % 2 == half for half in (0, 1)]
        turn = comparisons.turn
        one, two = (centred(comparisons.movers(comparisons.mean(results, half)), turn) for half in halves)
        seen = centred(said, turn)
        products = one * two, (seen - one) * (seen - two)
        return cls(*[np.asarray(np.bincount(turn, each), np.float32) for each in products])

    @classmethod
    def joined(cls, parts: Sequence[Errors]) -> Errors:
        return cls(np.concatenate([part.spread for part in parts]), np.concatenate([part.error for part in parts]))

    @property
    def explained(self) -> float:
        """R² within the turn: the share of the true differences between endings that the net knows."""
        return float(1 - self.error.sum() / self.spread.sum())

    def gain(self, before: Errors) -> tuple[float, float, float]:
        """How much more it explains than another net does, with a 95 % interval drawn over turns."""
        chance = np.random.default_rng(1)
        drawn = chance.integers(0, len(self.spread), (REDRAWS, len(self.spread)))
        less = (before.error - self.error) / self.spread.sum()
        low, high = np.percentile(less[drawn].sum(1), [2.5, 97.5])
        return float(less.sum()), float(low), float(high)
