"""Many random games on several cores. A game depends on the seed and its number only, not on the number of jobs."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Iterator
from dataclasses import dataclass, field

from kemet.content import load_content
from kemet.engine import names
from kemet.engine.flow import advance
from kemet.engine.names import EXTRA, OVER, SEAT
from kemet.engine.options import Options
from kemet.engine.playout import random_playout
from kemet.engine.points import temporary_points, total_points
from kemet.engine.setup import new_state
from kemet.engine.state import State
from kemet.engine.table import Table
from kemet.setup import Setup
from kemet.view import END_REASONS, POINT_SOURCES

#: A game that is not over after this many choices is cut off and says so in its row.
MOST_DECISIONS = 500_000
CHUNK = 16
PATH_SOURCES = {"path": names.X_VP_PATH, "daggers": names.X_VP_DAGGER}
SOURCES = (*POINT_SOURCES, *PATH_SOURCES, "temporary")

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

    def check(self) -> None:
        """Refuse impossible options before any game starts; a SetupError says why."""
        house = self.house_rules
        Setup(self.players, self.victory_points, self.beginner, house, self.packs, self.seed, self.modules)

    def table(self) -> Table:
        options = Options(self.players, self.victory_points, self.beginner, dict(self.house_rules), self.modules)
        return Table(options, load_content(self.packs, options.modules))


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Row]:
    """One row per game, in the order of their numbers."""
    plan.check()
    if jobs <= 1:
        table = plan.table()
        for number in range(plan.games):
            yield play_game(table, plan.seed, number)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, _start_worker, (plan,)) as pool:
        yield from pool.imap(_work, range(plan.games), CHUNK)


_tables: list[Table] = []
_seeds: list[str] = []


def _start_worker(plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends its workers
    _tables.append(plan.table())
    _seeds.append(plan.seed)


def _work(number: int) -> Row:
    return play_game(_tables[0], _seeds[0], number)


def play_game(table: Table, seed: str, number: int) -> Row:
    """Play one game at random and say how it went."""
    name = f"{seed}/{number}"
    s = new_state(table, name)
    advance(s)
    order = list(s.order)
    chance = int.from_bytes(hashlib.sha256(name.encode()).digest()[:6], "big")
    decisions = random_playout(s, chance, MOST_DECISIONS)
    row: Row = {
        "game": number + 1,
        "seed": name,
        "players": table.players,
        "modules": " ".join(table.modules),
        "days": s.day,
        "decisions": decisions,
        "winner": s.winner + 1 if s.phase == OVER else 0,
        "end": END_REASONS[s.end_reason] if s.phase == OVER else "cut off",
        "first_order": " ".join(f"P{seat + 1}" for seat in order),
    }
    for seat in range(table.players):
        row |= _seat_columns(s, seat)
    return row


def _seat_columns(s: State, seat: int) -> Row:
    prefix = f"p{seat + 1}_"
    columns: Row = {f"{prefix}points": total_points(s, seat)}
    for source, place in POINT_SOURCES.items():
        columns[prefix + source] = s.seats[seat * SEAT + place]
    if s.table.has_path:
        for source, place in PATH_SOURCES.items():
            columns[prefix + source] = s.extra[seat * EXTRA + place]
    columns[f"{prefix}temporary"] = temporary_points(s, seat)
    owned = s.seats[seat * SEAT + names.S_TILES]
    columns[f"{prefix}bought"] = " ".join(tile for number, tile in enumerate(s.table.tile_ids) if owned >> number & 1)
    return columns
