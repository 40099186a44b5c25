"""Equal bots on both sides of Seth: who wins, how long it takes, where points come from, what is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from kemet.bots import Bot, Forfeit, Seat
from kemet.content.records import ACTIONS
from kemet.content.seth.words import MEMBERS, SETH_ACTIONS
from kemet.engine.seth.victory import alliance_points
from kemet.engine.state.choices import (
    CLEAR_TOKEN,
    COLOUR_TOKEN,
    COMMON_GOLD,
    GOLD,
    GREY,
    SETH_SILVER,
    SETH_SPACES,
    SILVER,
    TOKEN,
    UNIT,
    VIOLET_TOKEN,
)
from kemet.engine.state.codes import SETH
from kemet.engine.state.state import State, rules_of
from kemet.errors import KemetError
from kemet.game.configuration import Setup
from kemet.game.game import Game
from kemet.lab.cluster import Needs
from kemet.lab.interrupts import uninterrupted
from kemet.lab.kept import Kept, play_missing
from kemet.lab.matches import at_table, seat_bots, tiles_of
from kemet.lab.provenance import provenance
from kemet.lab.rates import Rate
from kemet.lab.tournament import SETH_DAY_LIMIT
from kemet.telling.view import END_REASONS

TEMPLES = "temples"
ELSEWHERE = "defence"  # a point in a turn of the other side


@dataclass(frozen=True)
class Scale:
    """What is weighed: games of one bot against itself with this many members."""

    members: int
    games: int
    seed: str
    bot: str
    seconds: float = 1.0
    modules: tuple[str, ...] = ()
    house_rules: dict[str, str] = field(default_factory=lambda: dict(SETH_DAY_LIMIT))
    packs: tuple[str, ...] = ()

    def setup(self, number: int) -> Setup:
        seed = f"{self.seed}/{self.members}/{number}"
        players = self.members + 1
        return Setup(players, 8, False, self.house_rules, self.packs, seed, self.modules, seth=True)


@dataclass(frozen=True)
class Weighed:
    """One game."""

    seth_won: bool
    end: str
    days: int
    objectives: int
    points: dict[str, int]  # by side and source, such as "Seth: invasion"
    actions: dict[str, int]  # by side and action, tokens placed
    tiles: tuple[str, ...]  # Seth's
    allied_tiles: tuple[str, ...]


def from_data(data: dict[str, Any]) -> Weighed:
    """A game as it was kept; JSON has lists only where we keep tuples."""
    tiles = {name: tuple(data[name]) for name in ("tiles", "allied_tiles")}
    return Weighed(**{**data, **tiles})


def kept_games(path: Path, scales: list[Scale]) -> Kept:
    """The file where the games of these scales are kept, each number of members a part of its own."""
    options = {name: value for name, value in asdict(scales[0]).items() if name not in ("members", "games")}
    content = replace(scales[0], members=MEMBERS[0]).setup(0).content.digest  # whichever members are weighed today
    played = provenance([scales[0].bot], content)
    return Kept(path, {**played, "command": "balance", **options})


def weigh_all(scale: Scale, jobs: int, cluster: str = "", kept: Kept | None = None) -> Iterator[Weighed]:
    """All games of a scale, in any order."""
    numbers = range(1, scale.games + 1)
    part = str(scale.members)
    needs = Needs((scale.bot,), (scale.setup(0),))
    games = play_missing(partial(weigh, scale), numbers, jobs, cluster, kept, part, asdict, from_data, needs=needs)
    for _, game in games:
        yield game


def weigh(scale: Scale, number: int) -> Weighed:
    """Play the game with this number."""
    game = Game(scale.setup(number))
    s = game.state
    bots = seat_bots([scale.bot] * game.players, game.setup.seed, scale.seconds)
    points: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    now = ("", "")  # side and action of the last token
    with at_table(game, dict(enumerate(bots))):
        while not game.over:
            seat = game.waiting_for()[0]
            with uninterrupted():
                code = _choice(bots[seat], Seat(game, seat))
                action = action_of(s, seat, code)
                if action:
                    now = ("Seth" if seat == SETH else "alliance", action)
                    actions[": ".join(now)] += 1
                before = _points(s)
                game.play(seat, code)
            for side, gained in _gains(before, _points(s)).items():
                points[f"{side}: {_source(side, now)}"] += gained
    points[f"alliance: {TEMPLES}"] += s.seth.temple_points
    allied = {tile for member in range(1, game.players) for tile in tiles_of(s, member)}
    return Weighed(
        s.winner == SETH,
        END_REASONS[s.end_reason],
        s.day,
        s.seth.temple_done + s.seth.ceremony_done,
        dict(points),
        dict(actions),
        tuple(tiles_of(s, SETH)),
        tuple(sorted(allied)),
    )


def _choice(bot: Bot, seat: Seat) -> int:
    """Sides cannot be compared when somebody gives up."""
    try:
        return bot.choose(seat)
    except Forfeit as reason:
        raise KemetError(f"{bot.name} {reason}") from None


def action_of(s: State, seat: int, code: int) -> str:
    """The action that a choice places a token for; empty if it places none."""
    if seat == s.table.seth_seat:
        rules = rules_of(s)
        if VIOLET_TOKEN <= code < COLOUR_TOKEN:
            return str(SETH_ACTIONS[rules.action[code - VIOLET_TOKEN]])
        if COLOUR_TOKEN <= code < SETH_SILVER:
            return str(SETH_ACTIONS[rules.action[(code - COLOUR_TOKEN) % SETH_SPACES]])
        if SETH_SILVER <= code < CLEAR_TOKEN:
            return str(SETH_ACTIONS[rules.action[code - SETH_SILVER]])
        if CLEAR_TOKEN <= code < GREY:
            return str(SETH_ACTIONS[rules.action[code - CLEAR_TOKEN]])
    elif s.question.slug == "turn":
        for base, end in ((TOKEN, SILVER), (SILVER, UNIT), (GREY, COMMON_GOLD)):
            if base <= code < end:
                return str(ACTIONS[s.table.action_kind[code - base]])
        if COMMON_GOLD <= code < COMMON_GOLD + len(ACTIONS):
            return str(ACTIONS[code - COMMON_GOLD])
    if GOLD <= code < GOLD + len(ACTIONS) and s.question.slug in ("turn", "turn-of-seth"):
        return str(ACTIONS[code - GOLD])
    return ""


def _points(s: State) -> tuple[int, int]:
    """Points of battles, Seth's and the alliance's."""
    return int(s.seats[SETH].vp_battle), int(alliance_points(s) - s.seth.temple_points)


def _gains(before: tuple[int, int], after: tuple[int, int]) -> dict[str, int]:
    return {side: after[place] - before[place] for place, side in enumerate(("Seth", "alliance"))}


def _source(side: str, now: tuple[str, str]) -> str:
    return now[1] if side == now[0] else ELSEWHERE


class Balance:
    """What the games of one number of members come to."""

    def __init__(self, scale: Scale):
        self.scale = scale
        self.games: list[Weighed] = []

    def add(self, game: Weighed) -> None:
        self.games.append(game)

    @property
    def seth(self) -> Rate:
        return Rate(sum(game.seth_won for game in self.games), len(self.games))

    @property
    def ended_by_victory(self) -> Rate:
        return Rate(sum(game.end != "day-limit" for game in self.games), len(self.games))

    @property
    def ends(self) -> list[tuple[str, int]]:
        return Counter(game.end for game in self.games).most_common()

    @property
    def days(self) -> float:
        return self._mean([game.days for game in self.games])

    def points(self) -> list[tuple[str, float]]:
        """A game's points by side and source, on average, the most first."""
        return self._totals([game.points for game in self.games])

    def actions(self) -> list[tuple[str, float]]:
        return self._totals([game.actions for game in self.games])

    def tiles(self, of_seth: bool) -> list[tuple[str, Rate]]:
        """The tiles of a side, how often its owners won; those bought most first."""
        bought: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for game in self.games:
            for tile in game.tiles if of_seth else game.allied_tiles:
                bought[tile] += 1
                won[tile] += game.seth_won == of_seth
        return [(tile, Rate(won[tile], count)) for tile, count in bought.most_common()]

    def _totals(self, counts: list[dict[str, int]]) -> list[tuple[str, float]]:
        total: Counter[str] = Counter()
        for each in counts:
            total.update({key: value for key, value in each.items() if value})
        return [(key, value / max(1, len(counts))) for key, value in total.most_common()]

    def _mean(self, values: list[int]) -> float:
        return sum(values) / max(1, len(values))
