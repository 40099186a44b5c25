"""A share of games and how sure we may be of it."""

from __future__ import annotations

import math
from dataclasses import dataclass

#: Standard deviations to either side that hold 95 % of a bell curve.
Z95 = 1.959963984540054


@dataclass(frozen=True)
class Rate:
    """A share of games with its 95 % interval (Wilson)."""

    hits: float
    games: int

    @property
    def share(self) -> float:
        return self.hits / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """
        >>> low, high = Rate(50, 100).interval
        >>> round(low, 3), round(high, 3)
        (0.404, 0.596)
        """
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.share
        middle = (p + Z95 * Z95 / (2 * n)) / (1 + Z95 * Z95 / n)
        half = Z95 * math.sqrt(p * (1 - p) / n + Z95 * Z95 / (4 * n * n)) / (1 + Z95 * Z95 / n)
        return min(p, max(0.0, middle - half)), max(p, min(1.0, middle + half))

    def __str__(self) -> str:
        """
        >>> str(Rate(50, 100))
        '50 of 100 (50.0 %, 95 %: 40.4 to 59.6)'
        """
        low, high = (100 * bound for bound in self.interval)
        return f"{self.hits:g} of {self.games} ({100 * self.share:.1f} %, 95 %: {low:.1f} to {high:.1f})"

    def __add__(self, other: Rate) -> Rate:
        return Rate(self.hits + other.hits, self.games + other.games)
