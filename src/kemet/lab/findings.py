"""What many results say beyond who won: who finishes ahead of whom, lengths, tiles, seats, modules, thinking time."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from statistics import fmean, stdev

from kemet.lab.rates import Z95, Rate
from kemet.lab.results import Result
from kemet.lab.standings import tables


@dataclass(frozen=True)
class Mean:
    """An average with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class TileEffect:
    """How often the buyers of a tile won, and how often the same bots win anyway."""

    tile: str
    buyers: Rate
    anyway: float

    @property
    def gain(self) -> float:
        return self.buyers.share - self.anyway


@dataclass(frozen=True)
class ModuleEffect:
    """The games of one number of players with one set of modules."""

    players: int
    modules: tuple[str, ...]
    games: int
    days: Mean
    choices: Mean
    by_day_limit: Rate


@dataclass(frozen=True)
class ThinkingTime:
    """Of one bot over all games, in milliseconds."""

    bot: str
    decisions: int
    mean_ms: float
    max_ms: float


def mean_of(values: Sequence[float]) -> Mean:
    """
    >>> mean_of([4, 4, 4])
    Mean(value=4.0, low=4.0, high=4.0)
    """
    middle = fmean(values)
    half = Z95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(middle, middle - half, middle + half)


def by_players(results: Iterable[Result]) -> dict[int, list[Result]]:
    """From few players to many."""
    found: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        found[result.players].append(result)
    return dict(sorted(found.items()))


def finished_ahead(results: Iterable[Result]) -> dict[tuple[str, str], Rate]:
    """How often the first bot finished ahead of the second; with two players that is its win rate.

    Where several copies meet, a game counts once, with the share of the meetings that went well. A tie is half.
    """
    hits: dict[tuple[str, str], float] = defaultdict(float)
    games: Counter[tuple[str, str]] = Counter()
    for result in results:
        places: dict[str, list[int]] = defaultdict(list)
        for bot, place in zip(result.line_up, result.places(), strict=True):
            places[bot].append(place)
        for one, other in product(places, places):
            if one != other:
                meetings = [_ahead(*meeting) for meeting in product(places[one], places[other])]
                hits[one, other] += fmean(meetings)
                games[one, other] += 1
    return {pair: Rate(hits[pair], games[pair]) for pair in games}


def _ahead(place: int, other: int) -> float:
    return 1.0 if place < other else 0.5 if place == other else 0.0


def seat_rates(results: Sequence[Result]) -> list[Rate]:
    """Wins by seat, of results with one number of players."""
    return _rates(results, lambda result: result.winner - 1)


def turn_rates(results: Sequence[Result]) -> list[Rate]:
    """Wins by place in the turn order of the first Day, of results with one number of players."""
    return _rates(results, lambda result: result.order.index(result.winner))


def _rates(results: Sequence[Result], place: Callable[[Result], int]) -> list[Rate]:
    wins = Counter(place(result) for result in results)
    return [Rate(wins[number], len(results)) for number in range(results[0].players)]


def tile_effects(results: Sequence[Result]) -> list[TileEffect]:
    """Every tile that was bought, from the best for its buyers to the worst.

    Strong bots buy other tiles than weak ones. So buyers are compared with what the same bots win in the same match-up
    whatever they buy.
    """
    usual: dict[tuple[tuple[str, ...], tuple[str, ...], str], float] = {}
    for table in tables(results):
        for bot, rate in table.wins.items():
            usual[table.line_up, table.modules, bot] = rate.share / table.copies(bot)
    wins: Counter[str] = Counter()
    anyway: dict[str, list[float]] = defaultdict(list)
    for result in results:
        match_up = tuple(sorted(result.line_up)), tuple(result.modules)
        for seat, tiles in enumerate(result.tiles, start=1):
            for tile in tiles:
                wins[tile] += seat == result.winner
                anyway[tile].append(usual[*match_up, result.line_up[seat - 1]])
    effects = [TileEffect(tile, Rate(wins[tile], len(usually)), fmean(usually)) for tile, usually in anyway.items()]
    return sorted(effects, key=lambda effect: (-effect.gain, effect.tile))


def module_effects(results: Iterable[Result]) -> list[ModuleEffect]:
    effects = []
    for players, some in by_players(results).items():
        sets: dict[tuple[str, ...], list[Result]] = defaultdict(list)
        for result in some:
            sets[tuple(result.modules)].append(result)
        for modules, games in sorted(sets.items(), key=lambda item: len(item[0])):
            days = mean_of([result.days for result in games])
            choices = mean_of([result.choices for result in games])
            limited = Rate(sum(result.end == "day-limit" for result in games), len(games))
            effects.append(ModuleEffect(players, modules, len(games), days, choices, limited))
    return effects


def thinking_times(results: Iterable[Result]) -> list[ThinkingTime]:
    """From the quickest bot to the slowest."""
    decisions: Counter[str] = Counter()
    total: dict[str, float] = defaultdict(float)
    longest: dict[str, float] = defaultdict(float)
    for result in results:
        for bot, spent in result.thinking.items():
            decisions[bot] += spent.decisions
            total[bot] += spent.decisions * spent.mean_ms
            longest[bot] = max(longest[bot], spent.max_ms)
    times = [ThinkingTime(bot, decisions[bot], total[bot] / max(1, decisions[bot]), longest[bot]) for bot in decisions]
    return sorted(times, key=lambda time: time.mean_ms)
