"""Ratings from finishing orders: the Plackett-Luce update of Weng and Lin.

R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm 4. A rating is a
bell curve: the middle is the guess, the deviation how unsure it is. A game moves ratings by what was surprising in it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from kemet.lab.rates import Z95

#: Half a deviation of a newcomer: how much one game depends on luck.
BETA = 25 / 6
#: A deviation never shrinks by more than this share in one game.
SMALLEST_SHRINK = 0.0001


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, and how sure that is. A newcomer is 25 with a deviation of 25/3."""

    middle: float = 25.0
    deviation: float = 25 / 3

    @property
    def interval(self) -> tuple[float, float]:
        """95 % of the curve."""
        return self.middle - Z95 * self.deviation, self.middle + Z95 * self.deviation


def rated(ratings: dict[str, Rating], finish: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """The ratings after one game; `finish` gives each seat's player and place, 1 for the winner, equal for a tie.

    A player may sit in several seats: each of them moves the one rating, and they cancel out among themselves.

    >>> after = rated({}, [("a", 1), ("b", 2)])
    >>> round(after["a"].middle, 4), round(after["b"].middle, 4)
    (27.6352, 22.3648)
    """
    before = [ratings.get(name, Rating()) for name, _ in finish]
    places = [place for _, place in finish]
    spread = math.sqrt(sum(rating.deviation**2 + BETA**2 for rating in before))
    after = dict(ratings)
    for seat, (name, _) in enumerate(finish):
        step, shrink = _surprise(seat, before, places, spread)
        variance = before[seat].deviation ** 2
        gamma = before[seat].deviation / spread
        rating = after.get(name, Rating())
        factor = max(1 - variance / spread**2 * gamma * shrink, SMALLEST_SHRINK)
        after[name] = Rating(rating.middle + variance / spread * step, rating.deviation * math.sqrt(factor))
    return after


def _surprise(seat: int, before: list[Rating], places: list[int], spread: float) -> tuple[float, float]:
    """How much better the seat did than expected, and how much was learned, over all places down to its own.

    Each place is a draw among those who have none yet; better ratings are likelier to be drawn.
    """
    step = shrink = 0.0
    for drawn, place in enumerate(places):
        if place > places[seat]:
            continue
        left = [rating.middle for other, rating in enumerate(before) if places[other] >= place]
        chance = 1 / sum(math.exp((middle - before[seat].middle) / spread) for middle in left)
        tied = places.count(place)
        step += ((1 if drawn == seat else 0) - chance) / tied
        shrink += chance * (1 - chance) / tied
    return step, shrink
