"""What the results of a tournament say: who wins against whom, and how strong everybody is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kemet.lab.rates import Rate
from kemet.lab.ratings import Rating, rated
from kemet.lab.results import Result


@dataclass(frozen=True)
class Table:
    """The results of one match-up: how often a copy of each bot won. `line_up` is in the order of the names."""

    line_up: tuple[str, ...]
    modules: tuple[str, ...]
    games: int
    wins: dict[str, Rate]
    sides: bool = False  # with Seth: two sides, whatever the number of seats

    def copies(self, bot: str) -> int:
        return self.line_up.count(bot)

    def even_share(self, bot: str) -> float:
        """What equally strong players would win in these seats."""
        if self.sides:
            return 0.5
        return self.copies(bot) / len(self.line_up)


def tables(results: Iterable[Result]) -> list[Table]:
    """One table per match-up, from few players to many."""
    found: dict[tuple[tuple[str, ...], tuple[str, ...]], list[Result]] = {}
    for result in results:
        names = result.names if result.seth else sorted(result.names)
        found.setdefault((tuple(names), tuple(result.modules)), []).append(result)
    made = []
    for (line_up, modules), games in found.items():
        winners = [result.winning_bot for result in games]
        wins = {bot: Rate(winners.count(bot), len(games)) for bot in dict.fromkeys(line_up)}
        made.append(Table(line_up, modules, len(games), wins, games[0].seth))
    return sorted(made, key=lambda table: len(table.line_up))


def ratings(results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings after all games in the order of their numbers, strongest first."""
    found: dict[str, Rating] = {}
    for result in results:
        found = rated(found, list(zip(result.names, result.places(), strict=True)))
    return dict(sorted(found.items(), key=lambda item: -item[1].middle))


def in_order(results: dict[int, Result]) -> list[Result]:
    """By number, whatever order they were finished in."""
    return [results[number] for number in sorted(results)]
