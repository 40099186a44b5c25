"""What a request costs among few and among very many stored games and people:
`python3 tools/dev.py list-cost --games 1000000 --people 100000`.

The same requests, first with a hundredth of the games and people and then with all: the lobby and its last page, "my
games" by account and by seats, one table, leaderboards, people, profiles, friends, clubs, tournaments, and the start of
the server with a thousand clocks that run. Printed is the server's processor time for one request, which a busy machine
hardly changes; it must stay flat.
"""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial
from typing import Any

import httpx
import stored_people
from load import fresh_database
from process_use import use_of
from server_process import FOR_TESTS, ServerProcess
from sqlalchemy import Table, insert
from stored_games import StoredGame, random_game
from stored_people import ANN, CLUB, CONTEST, StoredPeople

from kemet.server.auth.tokens import hash_of
from kemet.server.gate.origins import COOKIE
from kemet.server.store import tables as work
from kemet.server.store.clubs import season_of
from kemet.server.store.database import Database
from kemet.server.store.migrate import migrate
from kemet.server.store.rows import ClockData, row_values
from kemet.server.store.schema import entries, ratings, seats, tables

TIMES = 40
#: Among a hundred times as many games a request may cost this many times as much; below a millisecond nobody counts.
FLAT, FINE = 2.0, 0.001
CLOCKS = 1000
OWN = 300
#: People in the smaller of both databases at least: Ann's friends, and her club.
FEWEST = 1000
SESSION = "a session of Ann"
BEGAN = 1.7e9
AT_ONCE = 2000
Row = dict[str, Any]


def fill(database: Database, games: int, people: int) -> list[dict[str, str]]:
    """Store people and short games. Some games are Ann's: by her account, and a few by the keys that are returned."""
    games_of = Games(random_game("many", players=2, choices=6), stored_people.store(database, people, SESSION), games)
    database.run_now(lambda connection: work.beat(connection, time.time() - 3600))  # the clocks stood for an hour
    for first in range(0, games, AT_ONCE):
        rows: dict[Table, list[Row]] = {table: [] for table in (tables, seats, entries, ratings)}
        for number in range(first, min(first + AT_ONCE, games)):
            games_of.add(number, rows)
        with database.engine.begin() as connection:
            for table, some in rows.items():
                if some:
                    connection.execute(insert(table), some)
    return games_of.keys


class Games:
    """They end, run and wait in turn, and all but a few are public. Those that are over were rated games of two of the
    people; some of these are Ann's club's."""

    def __init__(self, template: StoredGame, people: StoredPeople, count: int):
        self.people, self.every = people, max(1, count // OWN)
        self.clocked, self.plain = (
            row_values(replace(template.row, clock=clock)) for clock in (_by_the_day(), template.row.clock)
        )
        self.seats = [asdict(seat) for seat in template.row.seats]
        self.entries = [asdict(entry) for entry in template.entries]
        self.keys: list[dict[str, str]] = []

    def add(self, number: int, rows: dict[Table, list[Row]]) -> None:
        status, id = ("over", "running", "open", "over")[number % 4], secrets.token_hex(11)
        has_clock = number < 4 * CLOCKS
        facts = {"id": id, "status": status, "created": BEGAN + number, "public": number % 20 > 0}
        club = CLUB if status == "over" and number % self.every < 4 else None
        waits = {"wake_at": 1.8e9 if status == "running" and has_clock else None, "club": club}
        rows[tables].append((self.clocked if has_clock else self.plain) | facts | waits)
        owners = self._owners(number) if status == "over" else ()
        for seat, empty in enumerate(self.seats):
            taken = self._seat(seat, number, id, owners[seat] if owners else None)
            rows[seats].append(empty | {"table_id": id} | taken)
        rows[entries] += [{"table_id": id} | entry for entry in self.entries]
        rated = {"table_id": id, "at": BEGAN + number, "players": 2, "mu": 25.0, "sigma": 2.0, "kind": "two"}
        rows[ratings] += [rated | {"account": each, "place": place} for place, each in enumerate(owners, start=1)]

    def _owners(self, number: int) -> tuple[int, int]:
        one, two = self.people.somebody(number), self.people.somebody(number + 1)
        return (ANN, two) if number % (2 * self.every) == 0 else (one, two)

    def _seat(self, seat: int, number: int, id: str, owner: int | None) -> Row:
        """What differs from the seat of the template."""
        taken: Row = {}
        if owner is not None:
            taken = {"kind": "human", "bot": None, "account": owner, "name": self.people.name(owner)}
        if seat or number % self.every or owner == ANN:
            return taken
        secret = secrets.token_urlsafe(32)
        if len(self.keys) < 50:
            self.keys.append({"table": id, "secret": secret})
        return taken | {"secret_hash": hash_of(secret)}


def _by_the_day() -> ClockData:
    return {"kind": "days", "days": 2}


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


def costs(url: str, games: int, people: int) -> dict[str, float]:
    database = Database(url)
    try:
        migrate(database)
        keys = fill(database, games, people)
    finally:
        database.close()
    with ServerProcess(url, FOR_TESTS) as server, contextlib.ExitStack() as stack:
        found = {"start, 1000 clocks run": use_of(server.pid).seconds}
        time.sleep(2)
        headers = {"X-Kemet": "1"}
        http = stack.enter_context(httpx.Client(base_url=server.address, headers=headers, timeout=60))
        season = {"before": season_of(BEGAN)[1]}
        for name, path, key in (
            ("lobby", "tables", "before"),
            ("leaderboard", "leaders/two", "before"),
            ("people", "people", "after"),
            ("clubs", "clubs", "after"),
            ("tournaments that are over", "contests?status=over", "before"),
        ):
            page = http.get(f"/api/{path}").json()
            found[name] = cost(server, partial(http.get, f"/api/{path}"))
            following = httpx.URL(f"/api/{path}").copy_merge_params({key: page["next"]})
            found[f"{name}, further down"] = cost(server, partial(http.get, following))
        for name, path in {
            "people by name": f"people?search=player {people // 2:07}",
            "results of somebody": f"people/player {people // 2:07}",
            "tournaments that are open": "contests",
            "one tournament": f"contests/{CONTEST}",
            "one table": f"tables/{keys[0]['table']}",
        }.items():
            found[name] = cost(server, partial(http.get, f"/api/{path}"))
        found["my games by 50 keys"] = cost(server, lambda: http.post("/api/mine", json={"seats": keys}))
        http.cookies.set(COOKIE, SESSION)
        found["my games by account"] = cost(server, lambda: http.post("/api/mine", json={"seats": []}))
        for name, path in {
            "my results": "profile",
            "my data": "account/data",
            "my friends": "friends",
            "my invitations": "invitations",
            "my tournaments": "contests",
            "my clubs": "clubs",
            "my club": f"clubs/{CLUB}",
            "its talk": f"clubs/{CLUB}/talk",
        }.items():
            found[name] = cost(server, partial(http.get, f"/api/{path}"))
        found["its league"] = cost(server, lambda: http.get(f"/api/clubs/{CLUB}/league", params=season))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args()
    with fresh_database(given.database) as few, fresh_database(given.database) as many:
        fewer, smaller = max(4 * CLOCKS, given.games // 100), max(FEWEST, given.people // 100)
        before, after = costs(few, fewer, smaller), costs(many, given.games, given.people)
    print(f"milliseconds of a processor, among games: {fewer}, {given.games}; among people: {smaller}, {given.people}")
    for name in before:
        print(f"{name:34}{before[name] * 1000:10.1f}{after[name] * 1000:10.1f}")
    print(f"start with nothing stored: {empty_start() * 1000:.0f}")
    grown = [name for name in before if after[name] > FLAT * max(before[name], FINE)]
    print(f"not flat: {', '.join(grown)}" if grown else "all flat")
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
