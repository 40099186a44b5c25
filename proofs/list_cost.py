"""What a request costs among few and among very many stored games: `python3 tools/dev.py list-cost --games 100000`.

The same requests, first with a hundredth of the games and then with all: the lobby, its last page, "my games" by
account and by seats, one table, and the start of the server with a thousand clocks that run. Told is the server's
processor time for one request, which a busy machine hardly changes; it must stay flat.
"""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from typing import Any

import httpx
from load import fresh_database
from process_use import use_of
from server_process import FOR_TESTS, ServerProcess
from sqlalchemy import insert
from stored_games import StoredGame, random_game

from kemet.server.auth.tokens import hash_of
from kemet.server.gate.origins import COOKIE
from kemet.server.store import accounts
from kemet.server.store import tables as work
from kemet.server.store.database import Database
from kemet.server.store.migrate import migrate
from kemet.server.store.rows import ClockData, SeatRow, row_values
from kemet.server.store.schema import entries, seats, tables

TIMES = 40
#: Among a hundred times as many games a request may cost this many times as much; below a millisecond nobody counts.
FLAT, FINE = 2.0, 0.001
CLOCKS = 1000
OWN = 300
SESSION = "a session of Ann"
AT_ONCE = 2000


def fill(database: Database, games: int) -> list[dict[str, str]]:
    """Store short games. Some are Ann's: by her account, and a few by the keys that are returned."""
    template = random_game("many", players=2, choices=6)
    ann = database.run_now(lambda connection: accounts.add(connection, "Ann", "no password fits"))
    database.run_now(lambda connection: accounts.open_session(connection, ann, SESSION))
    database.run_now(lambda connection: work.beat(connection, time.time() - 3600))  # the clocks stood for an hour
    keys: list[dict[str, str]] = []
    for first in range(0, games, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, games))
        with database.engine.begin() as connection:
            for name, rows in zip((tables, seats, entries), _rows(template, numbers, games, ann, keys), strict=True):
                connection.execute(insert(name), rows)
    return keys


def _rows(
    template: StoredGame, numbers: range, games: int, ann: int, keys: list[dict[str, str]]
) -> Iterator[list[dict[str, Any]]]:
    """Rows of the three tables: games end, run and wait in turn, and all but a few are public."""
    all_tables, all_seats, all_entries = [], [], []
    every = max(1, games // OWN)
    for number in numbers:
        status, id = ("over", "running", "open", "over")[number % 4], secrets.token_hex(11)
        clock: ClockData = {"kind": "days", "days": 2} if number < 4 * CLOCKS else {"kind": "none"}
        row = replace(template.row, id=id, public=number % 20 > 0, created=1.7e9 + number, clock=clock)
        wake_at = 1.8e9 if status == "running" and number < 4 * CLOCKS else None
        all_tables.append(row_values(replace(row, status=status)) | {"wake_at": wake_at})
        for seat in template.row.seats:
            all_seats.append({"table_id": id} | asdict(_seat(seat, number, every, ann, keys, id)))
        all_entries += [{"table_id": id} | asdict(entry) for entry in template.entries]
    yield from (all_tables, all_seats, all_entries)


def _seat(seat: SeatRow, number: int, every: int, ann: int, keys: list[dict[str, str]], id: str) -> SeatRow:
    if seat.seat or number % every:
        return seat
    if number % (2 * every) == 0:
        return replace(seat, account=ann)
    secret = secrets.token_urlsafe(32)
    if len(keys) < 50:
        keys.append({"table": id, "secret": secret})
    return replace(seat, secret_hash=hash_of(secret))


def cost(server: ServerProcess, request: Callable[[], httpx.Response]) -> float:
    """Processor time of the server for one such request."""
    request().raise_for_status()
    before = use_of(server.pid).seconds
    for _ in range(TIMES):
        request().raise_for_status()
    return (use_of(server.pid).seconds - before) / TIMES


def empty_start() -> float:
    """Processor time until a server without any games answers."""
    with fresh_database("sqlite") as url, ServerProcess(url, FOR_TESTS) as server:
        return use_of(server.pid).seconds


def costs(url: str, games: int) -> dict[str, float]:
    database = Database(url)
    try:
        migrate(database)
        keys = fill(database, games)
    finally:
        database.close()
    with ServerProcess(url, FOR_TESTS) as server, contextlib.ExitStack() as stack:
        found = {"start, 1000 clocks run": use_of(server.pid).seconds}
        time.sleep(2)
        headers = {"X-Kemet": "1"}
        http = stack.enter_context(httpx.Client(base_url=server.address, headers=headers, timeout=60))
        page = http.get("/api/tables").json()
        found["lobby"] = cost(server, lambda: http.get("/api/tables"))
        found["lobby, further down"] = cost(server, lambda: http.get("/api/tables", params={"before": page["next"]}))
        found["one table"] = cost(server, lambda: http.get(f"/api/tables/{keys[0]['table']}"))
        found["my games by 50 keys"] = cost(server, lambda: http.post("/api/mine", json={"seats": keys}))
        http.cookies.set(COOKIE, SESSION)
        found["my games by account"] = cost(server, lambda: http.post("/api/mine", json={"seats": []}))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args()
    with fresh_database(given.database) as few, fresh_database(given.database) as many:
        fewer = max(4 * CLOCKS, given.games // 100)
        before, after = costs(few, fewer), costs(many, given.games)
    print(f"{'milliseconds of a processor':28}{fewer:>12} games{given.games:>12} games")
    for name in before:
        print(f"{name:28}{before[name] * 1000:18.1f}{after[name] * 1000:18.1f}")
    print(f"start with nothing stored: {empty_start() * 1000:.0f}")
    grown = [name for name in before if after[name] > FLAT * max(before[name], FINE)]
    print(f"not flat: {', '.join(grown)}" if grown else "all flat")
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
