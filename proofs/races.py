"""Many people want the same thing at the same moment: `python3 tools/dev.py races`.

One process on SQLite, then two on one PostgreSQL with every request at either of them. A name, the last seat, the last
place of a tournament and its rounds are had once; a game is rated once, however often both give it up; a club always
has one founder; nobody follows whom they have been blocked by.
"""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from postgres import NoPostgres, running_postgres
from server_process import ServerProcess
from sqlalchemy import func, select
from two_processes import two_servers

from kemet.server.store.database import Database
from kemet.server.store.schema import accounts, ratings, standings, tables

PATIENCE = 120.0
CROWD = 8
#: Rated games that end at the same moment.
GAMES = 3
ROUNDS = 2
OPEN = {"kind": "open"}
RATED = {"players": 2, "seats": [{"kind": "you"}, OPEN], "rated": True}
CUP = {"name": "Cup", "players": 2, "rounds": ROUNDS, "places": 5, "rated": True, "round_hours": 1}
CLOCK = {"kind": "live", "minutes": 60, "increment": 60}
Deed = Callable[[], httpx.Response]


class Failed(Exception):
    """Something was had twice, or not at all."""


def must(fits: bool, what: str, *seen: object) -> None:
    if not fits:
        raise Failed(f"{what}: {seen}" if seen else what)


class Person:
    """Somebody with an account, at every process at once."""

    def __init__(self, addresses: Sequence[str]):
        self.addresses = addresses
        headers = {"X-Kemet": "1", "Content-Type": "application/json"}
        self.ways = [httpx.Client(base_url=f"{each}/api/", headers=headers, timeout=60) for each in addresses]
        self.name = f"Racer {secrets.token_hex(4)}"

    def register(self) -> None:
        made = self(0, "POST", "account", name=self.name, password="long enough for everybody")
        must(made.status_code == 201, "an account cannot be made", made.text)
        for way in self.ways[1:]:
            way.cookies.update(self.ways[0].cookies)

    def __call__(self, at: int, method: str, path: str, **body: Any) -> httpx.Response:
        return self.ways[at % len(self.ways)].request(method, path, json=None if method == "GET" else body)

    def get(self, path: str, at: int = 0) -> Any:
        return self(at, "GET", path).json()


def at_once(deeds: Sequence[Deed]) -> Counter[int]:
    """All of it at the same moment; how often there was which answer."""
    start = threading.Barrier(len(deeds))

    def go(deed: Deed) -> int:
        start.wait()
        return deed().status_code

    with ThreadPoolExecutor(len(deeds)) as threads:
        codes = Counter(threads.map(go, deeds))
    must(max(codes) < 500, "a server failed", codes)
    return codes


def everywhere(who: Person, method: str, path: str, times: int = 1, **body: Any) -> list[Deed]:
    """The same click at each process, again and again."""
    clicks: list[Deed] = [partial(who, at, method, path, **body) for at in range(len(who.ways))]
    return clicks * times


# --- what people want ---------------------------------------------------------------------------------------------


def one_name(crowd: list[Person], database: Database) -> str:
    name = secrets.token_hex(6)
    strangers = [Person(who.addresses) for who in crowd]
    wanted = [{"name": spelled, "password": "long enough for us"} for spelled in (name, name.upper())]
    codes = at_once([partial(each, at, "POST", "account", **wanted[at % 2]) for at, each in enumerate(strangers)])
    must(codes[201] == 1, "a name was had more than once", codes)
    return f"a name by {len(crowd)}"


def one_seat(crowd: list[Person], database: Database) -> str:
    for wanted in (RATED, {"players": 3, "seats": [{"kind": "you"}, OPEN, {"kind": "bot", "bot": "random"}]}):
        made = crowd[0](0, "POST", "tables", **wanted).json()["table"]["id"]
        others = crowd[1:]
        joins = [partial(each, at, "POST", f"tables/{made}/join", name="x") for at, each in enumerate(others)]
        codes = at_once(joins * 2)
        rows = [who.get(f"tables/{made}", at) for who in crowd for at in range(len(who.ways))]
        must({len([seat for seat in row["seats"] if seat["kind"] == "human"]) for row in rows} == {2}, "seats", codes)
        mine = [who for who in others if made in {each["table"]["id"] for each in _mine(who)}]
        must(len(mine) == 1, "the last seat was had by more than one", [who.name for who in mine])
    return f"a seat by {2 * len(others)} clicks"


def _mine(who: Person) -> list[Any]:
    found: list[Any] = who(0, "POST", "mine", seats=[]).json()["games"]
    return found


def one_rating(crowd: list[Person], database: Database) -> str:
    """The same two play several rated games; both give up all of them at the same moment, at every process."""
    ann, bob = crowd[:2]
    before = _rated(database, ann)
    games = []
    for _ in range(GAMES):
        made = ann(0, "POST", "tables", **RATED).json()["table"]["id"]
        must(bob(1, "POST", f"tables/{made}/join", name="x").status_code == 200, "nobody can join")
        games.append(made)
    clicks = [deed for made in games for who in (ann, bob) for deed in everywhere(who, "POST", f"tables/{made}/resign")]
    at_once(clicks)
    for made in games:
        for at in range(len(ann.ways)):
            row = ann.get(f"tables/{made}", at)
            gone = [seat["seat"] for seat in row["seats"] if seat["resigned"]]
            must(row["status"] == "over" and gone == [1 - row["winner"]], "a game has no one winner", row)
    _ratings_fit(database)
    must(_rated(database, ann) == before + GAMES, "a game was rated more or less than once")
    return f"{GAMES} rated games by {len(clicks)} clicks"


def _rated(database: Database, who: Person) -> int:
    """How many rated games somebody has played."""
    me = select(accounts.c.id).where(accounts.c.name == who.name).scalar_subquery()
    with database.engine.connect() as connection:
        return connection.execute(select(standings.c.games).where(standings.c.account == me)).scalar() or 0


def _ratings_fit(database: Database) -> None:
    """Each rated game that is over has a row for each of its people, and each standing is that of its last game."""
    with database.engine.connect() as connection:
        ended = tables.c.rated & (tables.c.status == "over")
        over = set(connection.execute(select(tables.c.id).where(ended)).scalars())
        rated = Counter(connection.execute(select(ratings.c.table_id)).scalars())
        must(rated == dict.fromkeys(over, 2), "a game was rated more or less than once", rated)
        for row in connection.execute(select(standings)).all():
            mine = (ratings.c.account == row.account) & (ratings.c.kind == row.kind)
            games = connection.execute(select(func.count()).where(mine)).scalar_one()
            last = connection.execute(select(ratings.c.mu).where(mine & (ratings.c.sigma == row.sigma))).scalars().all()
            must((games, row.mu in last) == (row.games, True), "a standing is not that of its games", row, games, last)


def one_tournament(crowd: list[Person], database: Database) -> str:
    """More people than places, who all click twice; then start, leave and give up at the same moments."""
    founder = crowd[0]
    made = founder(0, "POST", "contests", **CUP, clock=CLOCK)
    must(made.status_code == 201, "no tournament", made.text)
    id = made.json()["id"]
    clicks = [deed for who in crowd for deed in everywhere(who, "POST", f"contests/{id}/enter", 2)]
    codes = at_once(clicks)
    now = founder.get(f"contests/{id}")
    names = [each["name"] for each in now["entrants"]]
    places = CUP["places"]
    must(codes[200] == places == len(set(names)) == len(names), "the places of a tournament", codes, names)
    inside = {who.name: who for who in crowd if who.name in names}
    first, *_ = inside.values()
    starts = everywhere(founder, "POST", f"contests/{id}/start", 2)
    at_once([*starts, *everywhere(first, "POST", f"contests/{id}/leave")])
    deadline = time.monotonic() + PATIENCE
    while now["status"] in ("open", "running"):
        must(time.monotonic() < deadline, "a tournament does not go on", now["round"], now["played"])
        must(now["status"] == "running" or now["round"] == 0, "rounds before the start")
        numbers = {each["number"]: inside.get(each["name"]) for each in now["entrants"]}
        running = [game for each in now["played"] for game in each["games"] if game["status"] == "running"]
        gives_up = [
            deed
            for game in running
            for number in game["seats"]
            if (who := numbers[number]) is not None
            for deed in everywhere(who, "POST", f"tables/{game['table']}/resign")
        ]
        if gives_up:
            at_once(gives_up)
        time.sleep(0.5)
        now = founder.get(f"contests/{id}")
    must(now["status"] == "over", "the tournament has no end", now["status"])
    for each in now["played"]:
        seats = [number for game in each["games"] for number in game["seats"]]
        must(len(seats) == len(set(seats)) >= 4, "somebody plays twice in a round, or not at all", each)
    must(len(now["played"]) == ROUNDS, "a round was drawn twice", len(now["played"]))
    points = sum(row["points"] for group in now["standings"] for row in group)
    worth = 12 * sum(len(each["games"]) for each in now["played"])
    must(points == worth, "points were lost or made", points, worth)
    _ratings_fit(database)
    return f"{places} places and {ROUNDS} rounds by {len(clicks)} clicks"


def one_founder(crowd: list[Person], database: Database) -> str:
    club = crowd[0](0, "POST", "clubs", name=secrets.token_hex(6)).json()["club"]["id"]
    at_once([deed for who in crowd[1:] for deed in everywhere(who, "PUT", f"clubs/{club}/me")])
    people = crowd[0].get(f"clubs/{club}")["people"]
    must(len(people) == len(crowd), "who joins a club belongs to it once", people)
    leavers, rest = crowd[: len(crowd) // 2], crowd[len(crowd) // 2 :]
    passes_on = everywhere(crowd[0], "PUT", f"clubs/{club}/roles", name=crowd[1].name, role="founder")
    at_once([*passes_on, *(deed for who in leavers for deed in everywhere(who, "DELETE", f"clubs/{club}/me"))])
    people = rest[0].get(f"clubs/{club}")["people"]
    roles = Counter(each["role"] for each in people)
    must(roles["founder"] == 1 and len(people) == len(rest), "a club has one founder", people)
    at_once([deed for who in rest for deed in everywhere(who, "DELETE", f"clubs/{club}/me")])
    must(rest[0](0, "GET", f"clubs/{club}").status_code == 404, "a club without members is no more")
    return f"a club of {len(crowd)}, joined and left"


def one_block(crowd: list[Person], database: Database) -> str:
    ann, bob = crowd[:2]
    for _ in range(5):
        follows = [*everywhere(ann, "PUT", "friends", name=bob.name), *everywhere(bob, "PUT", "friends", name=ann.name)]
        at_once([*follows, *everywhere(bob, "PUT", "blocked", name=ann.name)])
        known = [ann.get("friends"), bob.get("friends")]
        must(all(not each["following"] for each in known), "somebody follows whom they blocked", known)
        bob(0, "DELETE", "blocked", name=ann.name)
    return "a block against follows"


RACES = (one_name, one_seat, one_rating, one_tournament, one_founder, one_block)


def prove(servers: Sequence[ServerProcess], url: str, crowd_size: int = CROWD) -> str:
    """All races; a Failed says what was had twice."""
    crowd = [Person([each.address for each in servers]) for _ in range(crowd_size)]
    for who in crowd:
        who.register()
    database = Database(url)
    try:
        told = [race(crowd, database) for race in RACES]
    finally:
        database.close()
    mistakes = [mistake for server in servers for mistake in server.errors()]
    must(not mistakes, "in a server's log", *mistakes[:1])
    return "; ".join(told)


@contextlib.contextmanager
def on_sqlite() -> Iterator[tuple[list[ServerProcess], str]]:
    with tempfile.TemporaryDirectory(prefix="kemet-races-") as folder:
        url = f"sqlite:///{Path(folder) / 'kemet.db'}"
        with ServerProcess(url) as server:
            yield [server], url


@contextlib.contextmanager
def on_postgres() -> Iterator[tuple[list[ServerProcess], str]]:
    with running_postgres() as postgres:
        url = postgres.new_database()
        with two_servers(url) as servers:
            yield servers, url


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="how often all of it")
    parser.add_argument("--crowd", type=int, default=CROWD)
    given = parser.parse_args()
    for name, started in (("one process on SQLite", on_sqlite), ("two processes on PostgreSQL", on_postgres)):
        try:
            with started() as (servers, url):
                for number in range(given.times):
                    print(f"{name}, {number + 1}: {prove(servers, url, given.crowd)}", flush=True)
        except NoPostgres as error:
            print(f"left out: {error}", file=sys.stderr)
        except Failed as failed:
            print(f"FAILED: {name}: {failed}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
