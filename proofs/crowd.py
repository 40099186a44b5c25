"""What PostgreSQL bears of a crowd: `python3 tools/dev.py crowd --processes 55 --tables 50000 --choices 2500`.

Server processes are stood in for by all that they have of the database: writers and readers, a session that leases the
tables, a connection that listens to each of them. They store choices as a table does, with the notice to the others.
There are no sockets and no rules: a machine that could play fifty thousand games would have to be large, one that
stores their choices need not. Told: the time until a choice is stored, and PostgreSQL's processor time for it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import sys
import time
from dataclasses import dataclass, field
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path

from load import percentile
from postgres import Postgres, running_postgres
from process_use import children_of, use_of
from sqlalchemy import Connection, text
from stored_games import StoredGame, random_game

from kemet.server.store import calls
from kemet.server.store import tables as work
from kemet.server.store.bus import Bus
from kemet.server.store.database import PATIENT, READERS, WRITERS, Database
from kemet.server.store.leases import Leases
from kemet.server.store.migrate import migrate
from kemet.server.store.news import News
from kemet.server.store.rights import Right
from kemet.server.store.rows import Entry, Summary
from kemet.server.store.schema import metadata
from kemet.server.store.trouble import NotStored
from kemet.server.table.summary import summary_of

#: Connections of one process: for groups, for single pieces and reading, to listen, to lease.
CONNECTIONS = WRITERS + READERS + PATIENT + 2
#: The bar of `make load`, of which this is one part.
BAR = 0.150
#: Seconds in which everything is set up.
PATIENCE = 1800.0


@dataclass(frozen=True)
class Crowd:
    """What one process of this test stands in for."""

    url: str
    #: The tables of each server process.
    shares: list[list[str]]
    #: A second, all shares together.
    choices: float
    seconds: float
    right: Right
    entries: int
    summary: Summary
    fingerprint: str


@dataclass
class Seen:
    """What it noticed."""

    stored: list[float] = field(default_factory=list)
    refused: int = 0
    leased: int = 0
    set_up: float = 0.0


class StandIn:
    """A server process, as PostgreSQL sees it."""

    def __init__(self, crowd: Crowd, tables: list[str], seen: Seen):
        self.crowd, self.tables, self.seen = crowd, tables, seen
        self.database = Database(crowd.url)
        self.bus = Bus(self.database, self._hear)
        self.leases = Leases(self.database)
        self.numbers = dict.fromkeys(tables, crowd.entries)
        self.chance = random.Random(tables[0])

    async def _hear(self, table: str, news: News) -> None:
        raise AssertionError(f"{table} is at this process alone")

    async def open(self) -> None:
        await self.bus.open()
        await asyncio.gather(*map(self.bus.follow, self.tables))
        for table in self.tables:
            taken = await self.leases.take(table)
            self.seen.leased += taken

    async def play(self, seconds: float, warm: float) -> None:
        """Choices come when people make them, whether or not the last one is stored."""
        pace = self.crowd.choices * len(self.tables) / sum(map(len, self.crowd.shares))
        began, due, running = time.perf_counter(), 0.0, set()
        while due < warm + seconds:
            due += self.chance.expovariate(pace)
            await asyncio.sleep(max(0.0, began + due - time.perf_counter()))
            choosing = asyncio.create_task(self._choose(self.chance.choice(self.tables), due > warm))
            running.add(choosing)
            choosing.add_done_callback(running.discard)
        await asyncio.gather(*running)

    async def _choose(self, table: str, counts: bool) -> None:
        self.numbers[table] += 1
        entry = Entry(self.numbers[table], "choose", 0, 7, "player", message=f"{table} {self.numbers[table]}")
        crowd, began = self.crowd, time.perf_counter()

        def store(connection: Connection) -> None:
            if not work.still_holds(connection, table, crowd.right):
                raise AssertionError("the seat is somebody else's")
            calls.looked(connection, table, 0)
            work.append(connection, table, [entry], "running", crowd.summary, crowd.fingerprint, None)
            calls.ask(connection, table, [1], began)

        told: News = {"entries": [[getattr(entry, name) for name in Entry.__slots__]]}
        try:
            await self.database.run(self.bus.with_news(table, store, lambda: told))
        except NotStored:
            self.seen.refused += 1
        else:
            if counts:
                self.seen.stored.append(time.perf_counter() - began)

    async def close(self) -> None:
        await self.bus.close()
        await self.leases.close()
        self.database.close()


def run_crowd(crowd: Crowd, together: Barrier, told: Queue[Seen]) -> None:
    """In a process of this test."""
    asyncio.run(_run_crowd(crowd, together, told))


async def _run_crowd(crowd: Crowd, together: Barrier, told: Queue[Seen]) -> None:
    seen, began = Seen(), time.perf_counter()
    stand_ins = [StandIn(crowd, tables, seen) for tables in crowd.shares]
    await asyncio.gather(*(each.open() for each in stand_ins))
    seen.set_up = time.perf_counter() - began
    await asyncio.to_thread(together.wait, PATIENCE)
    warm = crowd.seconds / 4
    await asyncio.gather(*(each.play(crowd.seconds, warm) for each in stand_ins))
    await asyncio.to_thread(together.wait, PATIENCE)
    told.put(seen)
    await asyncio.to_thread(together.wait, PATIENCE)  # the connections are counted while they are open
    await asyncio.gather(*(each.close() for each in stand_ins))


def store_copies(url: str, count: int) -> tuple[StoredGame, list[str]]:
    """A game between people that has just begun, and as many copies of it."""
    game = random_game("crowd", players=2, choices=6)
    database = Database(url)
    try:
        migrate(database)
        game.store(database)
        with database.engine.begin() as connection:
            for name in ("tables", "seats", "entries"):
                key = "id" if name == "tables" else "table_id"
                columns = ", ".join(column.name for column in metadata.tables[name].columns if column.name != key)
                copied = (
                    f"SELECT 'crowd' || copies.one, {columns} FROM {name}, generate_series(1, :count) AS copies(one)"
                )
                words = text(f"INSERT INTO {name} ({key}, {columns}) {copied} WHERE {key} = :template")
                connection.execute(words, {"count": count, "template": game.row.id})
    finally:
        database.close()
    return game, [f"crowd{number}" for number in range(1, count + 1)]


@dataclass(frozen=True)
class Measured:
    """What came of it."""

    leased: int
    set_up: float
    stored: list[float]
    refused: int
    connections: int
    #: Of PostgreSQL: seconds of a processor for each second, and bytes beside what its processes share.
    use: float
    memory: int


def measure(given: argparse.Namespace, postgres: Postgres) -> Measured:
    url = postgres.new_database()
    game, ids = store_copies(url, given.tables)
    shares = [ids[number :: given.processes] for number in range(given.processes)]
    context = multiprocessing.get_context("spawn")
    parts = [part for part in (shares[number :: given.by] for number in range(given.by)) if part]
    together, told = context.Barrier(len(parts) + 1), context.Queue()
    right = Right(0, secret_hash=game.row.seats[0].secret_hash)
    running = []
    for part in parts:
        choices = given.choices * sum(map(len, part)) / len(ids)
        summary, fingerprint = summary_of(game.game), game.game.fingerprint()
        crowd = Crowd(url, part, choices, given.seconds, right, len(game.entries), summary, fingerprint)
        running.append(context.Process(target=run_crowd, args=(crowd, together, told), daemon=True))
        running[-1].start()
    together.wait(PATIENCE)
    began, before = time.perf_counter(), _used(postgres)
    together.wait(PATIENCE)
    use = (_used(postgres) - before) / (time.perf_counter() - began)
    seen = [told.get(timeout=PATIENCE) for _ in running]
    connections, memory = _connections(url), _own_memory(postgres)
    together.wait(PATIENCE)
    for process in running:
        process.join(60)
    return Measured(
        sum(each.leased for each in seen),
        max(each.set_up for each in seen),
        [seconds for each in seen for seconds in each.stored],
        sum(each.refused for each in seen),
        connections,
        use,
        memory,
    )


def report(given: argparse.Namespace, found: Measured) -> str:
    figures = ", ".join(f"p{percent} {percentile(found.stored, percent) * 1000:.1f} ms" for percent in (50, 95, 99))
    return "\n".join(
        (
            f"{given.processes} processes; {found.leased} of {given.tables} tables leased and listened to within "
            f"{found.set_up:.1f} s; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
            f"{len(found.stored) / given.seconds:.0f} choices a second stored: {figures}; refused: {found.refused}",
            f"PostgreSQL: {found.use:.0%} of a core, {found.use / given.choices * 1000:.2f} ms for a choice; "
            f"{found.connections} connections, {found.memory / 2**20:.0f} MB beside what they share",
        )
    )


def _connections(url: str) -> int:
    """To this database, but for the one that asks."""
    database = Database(url)
    try:
        there = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()")
        return int(database.run_now(lambda connection: connection.execute(there).scalar_one())) - 1
    finally:
        database.close()


def _used(postgres: Postgres) -> float:
    pids = [postgres.process.pid, *children_of(postgres.process.pid)]
    return sum(use_of(pid).seconds for pid in pids)


def _own_memory(postgres: Postgres) -> int:
    """Bytes that belong to one process each."""
    found = 0
    for pid in (postgres.process.pid, *children_of(postgres.process.pid)):
        with contextlib.suppress(OSError):  # it has ended
            for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
                if line.startswith(("Private_Dirty:", "Private_Clean:")):
                    found += int(line.split()[1]) * 1024
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=6, help="server processes that are stood in for")
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--choices", type=float, default=250.0, help="a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=30.0, help="measured, after a quarter of it to warm up")
    parser.add_argument("--by", type=int, default=2, help="processes of this test, which share the work")
    given = parser.parse_args()
    with running_postgres(connections=given.processes * CONNECTIONS + 20) as postgres:
        found = measure(given, postgres)
    print(report(given, found))
    soon = percentile(found.stored, 95) <= BAR
    return 0 if soon and found.leased == given.tables and not found.refused else 1


if __name__ == "__main__":
    sys.exit(main())
