"""The load test: `make load ARGS="--seconds 60 --database postgresql"`. Loopback only, own server, own database.

Opens tables with two people, bots and spectators each. People think for a while and make a random legal choice. Told
for every choice: the time until its `ack`, and the time until all viewers of the table have the new state.
`--stored N` then compares new games and choices without and with N stored games, and times the loading of a late game.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from live_client import LiveClient
from load_stored import compare_stored, store_many
from load_table import LoadTable, Measured
from postgres import running_postgres
from process_use import children_of, use_of
from server_process import ServerProcess

from kemet.client import Server
from kemet.engine import flow

#: The worst p95 that is good enough, in seconds.
BAR = 0.150
#: How the system divides the cores, by name.
SCHEDULERS = {os.SCHED_OTHER: "usual", os.SCHED_FIFO: "real-time (fifo)", os.SCHED_RR: "real-time (rr)"}
AS_IN_PLAY = ("--address-limit", "1000000")


def main() -> int:
    given = options()
    gc.disable()  # a pause of this program would count as one of the server
    with fresh_database(given.database) as database:
        seen = run_load(given, database)
    if given.stored:
        with fresh_database(given.database) as empty, fresh_database(given.database) as filled:
            store_many(filled, given.stored)
            seen = compare_stored(empty, filled) and seen
    return 0 if seen else 1


def options(given: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spectators", type=int, default=2, help="per table; with two players that is 800 sockets")
    parser.add_argument("--seconds", type=float, default=60.0, help="measured, after a quarter of it to warm up")
    parser.add_argument("--think", type=float, default=4.0, help="mean seconds a person thinks")
    parser.add_argument("--bots", default="easy", help="strength of the bots, two at each table")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="server processes (more than one: PostgreSQL)")
    parser.add_argument(
        "--together", action="store_true", help="a table at one process, as the proxies of deploy/ keep it"
    )
    parser.add_argument("--plain", action="store_true", help="sockets without compression")
    parser.add_argument("--stored", type=int, default=0, metavar="N", help="also compare with N stored games")
    parser.add_argument("--serve", default="", metavar="OPTIONS", help="further options for `kemet serve`")
    return parser.parse_args(given)


@contextlib.contextmanager
def fresh_database(kind: str) -> Iterator[str]:
    """The URL of an empty database that is removed afterwards."""
    if kind == "postgresql":
        with running_postgres() as postgres:
            yield postgres.new_database()
    else:
        with tempfile.TemporaryDirectory(prefix="kemet-load-") as folder:
            yield f"sqlite:///{Path(folder) / 'kemet.db'}"


def run_load(given: argparse.Namespace, database: str) -> bool:
    """Run it and print the figures; is the bar met?"""
    arguments, before = (*AS_IN_PLAY, *given.serve.split()), os.getloadavg()
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(ServerProcess(database, arguments)) for _ in range(given.servers)]
        measured, use = asyncio.run(play(given, servers))
        mistakes = [mistake for server in servers for mistake in server.errors()]
    for mistake in mistakes[:5]:
        print(f"in the server's log: {mistake}")
    print(conditions(given, before))
    print(report(measured, given.seconds))
    print(use)
    never = [float("inf")] * measured.unseen
    slow = percentile(measured.acknowledged, 95) > BAR or percentile([*measured.seen_by_all, *never], 95) > BAR
    return not (slow or mistakes or measured.lost_connections or "too-fast" in measured.refused)


def conditions(given: argparse.Namespace, before: tuple[float, float, float]) -> str:
    """What was measured, so that another can measure the same."""
    people, packing = 2, "plain" if given.plain else "compressed if the server agrees"
    loads = " and ".join(f"{each[0]:.1f}, {each[1]:.1f}, {each[2]:.1f}" for each in (before, os.getloadavg()))
    build = "compiled" if is_compiled() else "plain Python"
    lines = [
        f"{given.tables} tables, each with {people} people, 2 bots ({given.bots}) and {given.spectators} spectators: "
        f"{people + given.spectators} viewers; people think for {given.think:g} s on average",
        f"messages: the first state whole, then changes, {packing}; {build} build; "
        f"{given.servers} server process(es) on {given.database}{', each table at one' if given.together else ''}; "
        f"options: {given.serve or 'none'}",
        f"priority: nice {os.getpriority(os.PRIO_PROCESS, 0)}, {SCHEDULERS.get(os.sched_getscheduler(0), 'other')}; "
        f"clients on the same machine, {os.cpu_count()} cores; its load before and after: {loads}",
    ]
    return "\n".join(lines)


def is_compiled() -> bool:
    return any(Path(flow.__file__).parent.glob("flow.*.so")) or not flow.__file__.endswith(".py")


async def play(given: argparse.Namespace, servers: list[ServerProcess]) -> tuple[Measured, str]:
    began = time.perf_counter()
    empty = [use_of(server.pid).memory for server in servers]
    tables = await asyncio.to_thread(make_tables, given, servers)
    for table in tables:
        await table.open()
    sockets = sum(len(table.viewers) for table in tables)
    print(f"{len(tables)} tables and {sockets} sockets opened in {time.perf_counter() - began:.1f} s", flush=True)
    running = [asyncio.create_task(table.run()) for table in tables]
    await asyncio.sleep(given.seconds / 4)
    measured = Measured()
    for table in tables:
        table.measured = measured
    before = [_use(server) for server in servers]
    await asyncio.sleep(given.seconds)
    use = "\n".join(_told(server, old, given.seconds) for server, old in zip(servers, before, strict=True))
    grown = [use_of(server.pid).memory - old for server, old in zip(servers, empty, strict=True)]
    use += f"\nmemory: {sum(grown) / len(tables) / 1024:.0f} KB a table, its sockets included"
    for table in tables:
        table.measured = None
    broken = [task.exception() for task in running if task.done()]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    if broken:
        raise RuntimeError(f"{len(broken)} tables broke off") from broken[0]
    return measured, use


def make_tables(given: argparse.Namespace, servers: list[ServerProcess]) -> list[LoadTable]:
    tables = []
    for number in range(given.tables):
        # all of 127.0.0.0/8 is this machine; from one address alone a thousand people would send too much
        home = f"127.1.{number // 250}.{number % 250 + 1}" if sys.platform == "linux" else None
        near = servers[number % len(servers)]
        server, ways = Server(near.address), [near] if given.together else servers
        bots = [{"kind": "bot", "bot": given.bots}] * 2
        first = server.create(seats=[{"kind": "you", "name": "Ann"}, {"kind": "open"}, *bots])
        second = server.join(first.table, "Bob")

        def client(
            place: int,
            secret: str | None,
            table: str = first.table,
            home: str | None = home,
            ways: list[ServerProcess] = ways,
        ) -> LiveClient:
            address = ways[place % len(ways)].socket_address
            return LiveClient(address, table, secret, not given.plain, source=home)

        players = [client(0, first.secret), client(1, second.secret)]
        spectators = [client(place, None) for place in range(given.spectators)]
        tables.append(LoadTable(players, spectators, given.think, f"load {number}"))
    return tables


Uses = dict[int, tuple[float, int]]


def _use(server: ServerProcess) -> Uses:
    """Of the server and of the processes that think for its bots."""
    pids = [server.pid, *children_of(server.pid)]
    return {pid: (use.seconds, use.memory) for pid in pids for use in [use_of(pid)]}


def _told(server: ServerProcess, before: Uses, seconds: float) -> str:
    now = _use(server)
    share = {pid: (used - before.get(pid, (0.0, 0))[0]) / seconds for pid, (used, _) in now.items()}
    thinking = sum(each for pid, each in share.items() if pid != server.pid)
    memory = now[server.pid][1] / 2**20
    others = sum(each for pid, (_, each) in now.items() if pid != server.pid) / 2**20
    own = use_of(os.getpid()).seconds
    return (
        f"server: {share[server.pid]:.0%} of a core, {memory:.0f} MB; "
        f"thinking processes: {thinking:.0%}, {others:.0f} MB; all clients of this test: {own:.0f} s of a core in all"
    )


def percentile(values: list[float], percent: float) -> float:
    """The value that this percentage does not exceed."""
    if not values:
        return float("inf")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def report(measured: Measured, seconds: float) -> str:
    lines = [f"{'milliseconds':24}{'p50':>8}{'p95':>8}{'p99':>8}{'most':>8}{'count':>8}"]
    for name, values in (("until the ack", measured.acknowledged), ("until all viewers saw it", measured.seen_by_all)):
        figures = [f"{percentile(values, percent) * 1000:8.1f}" for percent in (50, 95, 99, 100)]
        lines.append(f"{name:24}{''.join(figures)}{len(values):8}")
    lines.append(f"{len(measured.acknowledged) / seconds:.1f} choices of people a second")
    if measured.refused or measured.unseen or measured.lost_connections:
        lines.append(
            f"refused: {measured.refused}; not seen by all before the next choice: {measured.unseen}; "
            f"connections lost: {measured.lost_connections}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
