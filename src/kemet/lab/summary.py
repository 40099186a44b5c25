"""What many games say together: win rates with their uncertainty, lengths, where points come from, tiles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kemet.lab.rates import Rate
from kemet.lab.simulate import Row
from kemet.telling.view import POINT_SOURCES


@dataclass(frozen=True)
class Spread:
    """Mean, and the middle and ends of the sorted values."""

    mean: float
    low: int
    median: int
    high: int


class Summary:
    """Adds up rows one by one, so that no list of games has to be kept."""

    def __init__(self, players: int, seth: bool = False):
        self.players = players
        self.seth = seth
        self.games = 0
        self.cut_off = 0
        self.seat_wins = [0] * players
        self.place_wins = [0] * players
        self.days: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.points: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.bought_by_winner: Counter[str] = Counter()

    def add(self, row: Row) -> None:
        self.games += 1
        self.days[int(row["days"])] += 1
        self.decisions[int(row["decisions"])] += 1
        self.ends[str(row["end"])] += 1
        winner = int(row["winner"])
        if winner:
            self.seat_wins[winner - 1] += 1
            self.place_wins[str(row["first_order"]).split().index(f"P{winner}")] += 1
        else:
            self.cut_off += 1
        for seat in range(1, self.players + 1):
            for source in ("battle",) if self.seth else POINT_SOURCES:  # the alliance's other points are common
                if f"p{seat}_{source}" in row:  # the path gives points only where it is in play
                    self.points[source] += int(row[f"p{seat}_{source}"])
            for tile in str(row[f"p{seat}_bought"]).split():
                self.bought[tile] += 1
                self.bought_by_winner[tile] += self._won(seat, winner)

    def _won(self, seat: int, winner: int) -> bool:
        """With Seth a side wins: the first member's seat stands for all of them (S-CLAR-03)."""
        return seat == winner or (self.seth and seat > 1 and winner > 1)

    def sides(self) -> list[Rate]:
        """Seth and the alliance."""
        return [Rate(wins, self.games) for wins in self.seat_wins[:2]]

    def seats(self) -> list[Rate]:
        return [Rate(wins, self.games) for wins in self.seat_wins]

    def places(self) -> list[Rate]:
        """By place in the turn order of the first Day."""
        return [Rate(wins, self.games) for wins in self.place_wins]

    def tiles(self, most: int) -> list[tuple[str, Rate]]:
        """The tiles bought most, and how often their buyer won."""
        return [(tile, Rate(self.bought_by_winner[tile], count)) for tile, count in self.bought.most_common(most)]

    def points_per_player(self) -> dict[str, float]:
        return {
            source: self.points[source] / max(1, self.games * self.players)
            for source in POINT_SOURCES
            if source in self.points
        }


def spread(counts: Counter[int]) -> Spread:
    """
    >>> spread(Counter({3: 1, 5: 2}))
    Spread(mean=4.333333333333333, low=3, median=5, high=5)
    """
    total = counts.total()
    if not total:
        return Spread(0.0, 0, 0, 0)
    values = sorted(counts)
    seen = 0
    median = values[-1]
    for value in values:
        seen += counts[value]
        if 2 * seen >= total:
            median = value
            break
    return Spread(sum(value * count for value, count in counts.items()) / total, values[0], median, values[-1])
