"""Every stored game played again by this release: does it still come out as it is stored?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, select

from kemet.engine.invariants.base import violations
from kemet.errors import KemetError
from kemet.game.configuration import setup_from
from kemet.game.game import Game
from kemet.server.store import tables as work
from kemet.server.store.rows import Entry, TableRow
from kemet.server.store.schema import tables
from kemet.server.table.match import Match
from kemet.server.table.summary import summary_of


@dataclass(frozen=True)
class Replayed:
    """One table, how many choices its game has, and what disagrees (nothing, if all is well)."""

    table: str
    choices: int
    disagreements: list[str]


def replay_all(connection: Connection, thorough: bool) -> Iterator[Replayed]:
    """All games, oldest first."""
    ids = list(connection.execute(select(tables.c.id).order_by(tables.c.created)).scalars())
    for id in ids:
        yield from replay_these(connection, work.find_tables(connection, [id]), thorough)


def replay_these(connection: Connection, rows: Iterable[TableRow], thorough: bool) -> Iterator[Replayed]:
    for row in rows:
        yield replay_one(row, work.entries_after(connection, row.id, 0), thorough)


def replay_one(row: TableRow, entries: list[Entry], thorough: bool = False) -> Replayed:
    """One game; `thorough` also checks the invariants of the rules after every choice."""
    try:
        match = match_of(row, entries, thorough)
    except KemetError as error:
        return Replayed(row.id, 0, [str(error)])
    found = summary_of(match.game, match.ended)
    stored = dict(row.summary)
    wrong = [
        f"{name} is {now!r} now, stored is {stored[name]!r}"
        for name, now in found.items()
        if name in stored and stored[name] != now
    ]
    if match.status != row.status:
        wrong.append(f"the game is {match.status} now, stored is {row.status}")
    if row.fingerprint is not None and match.game is not None and match.game.fingerprint() != row.fingerprint:
        wrong.append("the state of the game is another one than stored")
    return Replayed(row.id, len(match.game.choices) if match.game else 0, wrong)


class BrokenRule(KemetError):
    """A state of a stored game breaks an invariant."""


def match_of(row: TableRow, entries: list[Entry], thorough: bool = False) -> Match:
    """What the entries add up to; a KemetError tells where they do not fit."""
    humans = {seat.seat for seat in row.seats if seat.kind == "human"}
    match = Match(setup_from(row.setup), row.clock, humans)
    for entry in entries:
        match.apply(entry)
        if thorough and match.game is not None:
            _check(match.game, entry.number)
    return match


def _check(game: Game, number: int) -> None:
    broken = violations(game.state)
    if broken:
        raise BrokenRule(f"entry {number}: {broken[0]}")
