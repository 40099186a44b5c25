"""Processor time per stored choice, which a busy machine does not change:
`python3 tools/dev.py choice-cost --tables 30`.

A server of its own, on loopback, with tables as in the load test: two people, two bots, spectators. People answer at
once. Told: the server's processor time per choice of a person or bot, that of its thinking processes.
"""

from __future__ import annotations

import argparse
import asyncio
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


def used(server: ServerProcess) -> tuple[float, float]:
    """Seconds of the server and of the processes that think for its bots."""
    return use_of(server.pid).seconds, sum(use_of(pid).seconds for pid in children_of(server.pid))


async def measure(given: argparse.Namespace, server: ServerProcess, database: str) -> str:
    tables = await asyncio.to_thread(make_tables, given, [server])
    for table in tables:
        await table.open()
    running = [asyncio.create_task(table.run()) for table in tables]
    await asyncio.sleep(given.seconds / 4)
    before = (stored(database), *used(server))
    await asyncio.sleep(given.seconds)
    after = (stored(database), *used(server))
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
    parser.set_defaults(think=THINK, plain=True)
    given = parser.parse_args()
    with fresh_database("sqlite") as database, ServerProcess(database, AT_ONCE) as server:
        print(asyncio.run(measure(given, server, database)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
