"""Many games on several cores, random or between bots. A game depends on the seed and its number, not on the jobs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import cycle, islice
from pathlib import Path

from kemet.bots import read_spec
from kemet.engine.playout import random_playout
from kemet.engine.state.state import State
from kemet.game.configuration import Setup
from kemet.game.game import Game
from kemet.lab.cluster import Needs
from kemet.lab.interrupts import uninterrupted
from kemet.lab.kept import Kept, play_missing
from kemet.lab.matches import Played, play_bots, seat_bots, tiles_of
from kemet.lab.provenance import provenance
from kemet.lab.verdicts import Verdict, is_decided, verdict
from kemet.telling.view import POINT_SOURCES, points_of

#: A game that is not over after this many choices is cut off and says so in its row.
MAX_DECISIONS = 500_000
CHUNK = 16
CLUSTER_CHUNK = 256  # a task should take a second or more
ONLY_WITH_PATH = ("path", "daggers")

Row = dict[str, str | int]


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    games: int
    players: int
    seed: str
    victory_points: int = 8
    beginner: bool = False
    house_rules: dict[str, str] = field(default_factory=dict)
    packs: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    #: Who plays, seat after seat and again from the first; nobody named: random choices inside the engine.
    bots: tuple[str, ...] = ()
    seconds: float = 1.0
    seth: bool = False

    def check(self) -> None:
        """Refuse impossible options before any game starts; a KemetError says why."""
        self.setup(self.seed)
        for bot in self.bots:
            read_spec(bot).check()

    def setup(self, seed: str) -> Setup:
        agreed = (self.players, self.victory_points, self.beginner, self.house_rules, self.packs, seed, self.modules)
        return Setup(*agreed, seth=self.seth)

    @property
    def needs(self) -> Needs:
        return Needs(self.bots, (self.setup(self.seed),))

    @property
    def has_programs(self) -> bool:
        """May somebody forfeit?"""
        return any(bot.startswith("stdio:") for bot in self.bots)

    def seated(self) -> tuple[str, ...]:
        """
        >>> Plan(1, 3, "x", bots=("easy", "random")).seated()
        ('easy', 'random', 'easy')
        """
        return tuple(islice(cycle(self.bots), self.players))


def simulate(plan: Plan, jobs: int = 1, cluster: str = "", kept: Kept | None = None) -> Iterator[Row]:
    """One row per game, in the order of their numbers. What was kept of an earlier run is not played again."""
    plan.check()
    chunk = 1 if plan.bots else CLUSTER_CHUNK if cluster else CHUNK
    work = partial(play_game, plan)
    return _sorted(play_missing(work, range(plan.games), jobs, cluster, kept, chunk=chunk, needs=plan.needs))


def kept_games(path: Path, plan: Plan) -> Kept:
    """The file where the games of this plan are kept; more games may be asked for later."""
    options = {name: value for name, value in asdict(plan).items() if name != "games"}
    return Kept(path, {**provenance(plan.bots, plan.setup(plan.seed).content.digest), "command": "simulate", **options})


def _sorted(rows: Iterable[tuple[int, Row]]) -> Iterator[Row]:
    """In the order of the games; a row waits until all before it are there."""
    waiting: dict[int, Row] = {}
    wanted = 0
    for number, row in rows:
        waiting[number] = row
        while wanted in waiting:
            yield waiting.pop(wanted)
            wanted += 1


def play_game(plan: Plan, number: int) -> Row:
    """Play one game and say how it went."""
    game = Game(plan.setup(f"{plan.seed}/{number}"))
    order = list(game.state.order)
    played = _bots_play(plan, game) if plan.bots else _random_play(game)
    s = game.state
    cut_off = not is_decided(game, played.forfeits)
    decided = Verdict(-1, "cut-off") if cut_off else verdict(game, played.forfeits)
    row: Row = {
        "game": number + 1,
        "seed": game.setup.seed,
        "players": game.players,
        "modules": " ".join(s.table.modules),
        "days": s.day,
        "decisions": played.choices,
        "winner": decided.winner + 1,
        "end": decided.end,
        "first_order": " ".join(f"P{seat + 1}" for seat in order),
    }
    if plan.has_programs:
        row["forfeits"] = "; ".join(f"P{seat + 1} {why}" for seat, why in played.forfeits.items())
    for seat in range(game.players):
        if plan.bots:
            row[f"p{seat + 1}_bot"] = plan.seated()[seat]
        row |= _seat_columns(s, seat)
    return row


def _bots_play(plan: Plan, game: Game) -> Played:
    return play_bots(game, seat_bots(plan.seated(), game.setup.seed, plan.seconds), {}, MAX_DECISIONS)


def _random_play(game: Game) -> Played:
    """The quick way: the whole game is played inside the engine."""
    chance = int.from_bytes(hashlib.sha256(game.setup.seed.encode()).digest()[:6], "big")
    with uninterrupted():
        return Played(random_playout(game.state, chance, MAX_DECISIONS))


def _seat_columns(s: State, seat: int) -> Row:
    prefix = f"p{seat + 1}_"
    points = points_of(s, seat)
    columns: Row = {f"{prefix}points": points["total"]}
    for source in POINT_SOURCES:
        if s.table.has_path or source not in ONLY_WITH_PATH:
            columns[prefix + source] = points[source]
    columns[f"{prefix}bought"] = " ".join(tiles_of(s, seat))
    return columns
