"""Which bots sit together, and who sits where: every bot of a line-up takes every seat equally often."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise, permutations

#: The bots of one table; the order means nothing until they are seated.
LineUp = tuple[str, ...]


def round_robin(bots: tuple[str, ...], players: int) -> list[LineUp]:
    """Every choice of bots for the seats; with more seats than bots all sit equally often, or once more than others.

    >>> round_robin(("hard", "easy", "random"), 2)
    [('hard', 'easy'), ('hard', 'random'), ('easy', 'random')]
    >>> round_robin(("hard", "easy"), 3)
    [('hard', 'hard', 'easy'), ('hard', 'easy', 'easy')]
    """
    copies, left = divmod(players, len(bots))
    chosen = combinations(bots, left)
    return [tuple(bot for bot in bots for _ in range(copies + (bot in more))) for more in chosen]


def one_against_rest(bots: tuple[str, ...], players: int, every_pair: bool) -> list[LineUp]:
    """One stronger bot against copies of a weaker one, for neighbours in the list or for every pair in it.

    >>> one_against_rest(("hard", "easy", "random"), 3, every_pair=False)
    [('hard', 'easy', 'easy'), ('easy', 'random', 'random')]
    """
    pairs = combinations(bots, 2) if every_pair else pairwise(bots)
    return [(stronger, *[weaker] * (players - 1)) for stronger, weaker in pairs]


def both_sides(bots: tuple[str, ...], players: int, every_pair: bool) -> list[LineUp]:
    """With Seth, who has the first seat: each of two bots plays him against an alliance of the other.

    >>> both_sides(("hard", "easy"), 3, every_pair=False)
    [('hard', 'easy', 'easy'), ('easy', 'hard', 'hard')]
    """
    pairs = combinations(bots, 2) if every_pair else pairwise(bots)
    members = players - 1
    return [line_up for one, other in pairs for line_up in ((one, *[other] * members), (other, *[one] * members))]


def seating(line_up: LineUp, round: int) -> LineUp:
    """The bot of each seat in this round. Every `len(line_up)` rounds turn one circle of bots once around the table.

    The next circle has other neighbours, until all circles were there.

    >>> [seating(("hard", "easy", "easy"), round) for round in range(3)]
    [('easy', 'easy', 'hard'), ('easy', 'hard', 'easy'), ('hard', 'easy', 'easy')]
    """
    circles = _circles(line_up)
    circle = circles[round // len(line_up) % len(circles)]
    first = round % len(line_up)
    return circle[first:] + circle[:first]


@lru_cache(maxsize=256)
def _circles(line_up: LineUp) -> list[LineUp]:
    """All orders around the table; two that only differ by where the circle is cut are one."""
    cuts = [[order[first:] + order[:first] for first in range(len(order))] for order in permutations(line_up)]
    return sorted({min(turned) for turned in cuts})
