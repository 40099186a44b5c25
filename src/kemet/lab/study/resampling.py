"""Means with intervals by bootstrap: what happens in one game hangs together, so whole games are drawn again."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable

from kemet.lab.findings import Mean

DRAWS = 400
#: Of the sorted means of all draws, the first and the last inside 95 %.
FIRST, LAST = round(DRAWS * 0.025), round(DRAWS * 0.975) - 1

#: The number of a game, and what was counted in it.
Case = tuple[int, float]


def mean_over_games(cases: Iterable[Case]) -> Mean:
    """The mean of all cases. The same cases always give the same interval.

    >>> mean_over_games([(1, 0.0), (2, 0.0), (2, 0.0)])
    Mean(value=0.0, low=0.0, high=0.0)
    """
    found: dict[int, list[float]] = defaultdict(list)
    for game, value in cases:
        found[game].append(value)
    sums, counts = [sum(some) for some in found.values()], [len(some) for some in found.values()]
    chance, games = random.Random(len(sums)), range(len(sums))
    means = []
    for _ in range(DRAWS):
        drawn = chance.choices(games, k=len(sums))
        means.append(sum(map(sums.__getitem__, drawn)) / sum(map(counts.__getitem__, drawn)))
    means.sort()
    return Mean(sum(sums) / sum(counts), means[FIRST], means[LAST])
