"""Processor time per stored choice, which a busy machine does not change:
`python3 tools/dev.py choice-cost --tables 30`.

Servers of its own, on loopback, with tables as in the load test: two people, two bots, spectators. People answer at
once; with several servers each table is at one of them. Told: the servers' processor time per choice of a person or
bot, that of their thinking processes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys

from load import fresh_database, make_tables
from process_use import children_of, use_of
from server_process import ServerProcess
from sqlalchemy import func, select

from kemet.server.admin.opening import snapshot
from kemet.server.store.schema import entries

#: No pauses, and no limit on what one address may do: all players come from one.
AT_ONCE = ("--bot-pace", "0", "--window-pace", "0", "--address-limit", "1000000")
THINK = 0.02


def stored(database: str) -> int:
    """Choices so far."""
    with snapshot(database) as connection:
        wanted = select(func.count()).select_from(entries).where(entries.c.kind == "choose")
        return int(connection.execute(wanted).scalar_one())


def used(servers: list[ServerProcess]) -> tuple[float, float]:
    """Seconds of the servers and of the processes that think for their bots."""
    thinking = sum(use_of(pid).seconds for server in servers for pid in children_of(server.pid))
    return sum(use_of(server.pid).seconds for server in servers), thinking


async def measure(given: argparse.Namespace, servers: list[ServerProcess], database: str) -> str:
    tables = await asyncio.to_thread(make_tables, given, servers)
    for table in tables:
        await table.open()
    running = [asyncio.create_task(table.run()) for table in tables]
    await asyncio.sleep(given.seconds / 4)
    before = (stored(database), *used(servers))
    await asyncio.sleep(given.seconds)
    after = (stored(database), *used(servers))
    choices, own, thinking = (now - then for now, then in zip(after, before, strict=True))
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return (
        f"{choices:.0f} choices; processor time per choice: server {own / choices * 1000:.2f} ms, "
        f"thinking {thinking / choices * 1000:.2f} ms"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--spectators", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=20.0, help="measured, after a quarter of it to warm up")
    parser.add_argument("--bots", default="random", help="strength of the bots, two at each table")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="server processes (more than one: PostgreSQL)")
    parser.set_defaults(think=THINK, plain=True, together=True)
    given = parser.parse_args()
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(fresh_database(given.database))
        servers = [stack.enter_context(ServerProcess(database, AT_ONCE)) for _ in range(given.servers)]
        print(asyncio.run(measure(given, servers, database)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
