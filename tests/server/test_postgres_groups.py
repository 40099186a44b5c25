"""PostgreSQL: what waits is stored in groups, one piece's trouble is its own, and a server that hangs is noticed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, event, make_url, text

from kemet.server.store import database as databases
from kemet.server.store.bus import Bus
from kemet.server.store.database import Conflict, Database
from kemet.server.store.news import MAX_NOTICE_BYTES, in_notices
from kemet.server.store.schema import host_keys
from kemet.server.store.trouble import NotStored

Work = Callable[[Connection], Any]


@pytest.fixture
def database(postgres_url: str) -> Iterator[Database]:
    found = Database(postgres_url)
    found.run_now(lambda connection: connection.execute(text("CREATE TABLE t (a INTEGER PRIMARY KEY, b INTEGER)")))
    found.run_now(lambda connection: connection.execute(text("INSERT INTO t VALUES (0, 0)")))
    found.run_now(host_keys.create)
    yield found
    found.close()


def put(number: int) -> Work:
    def work(connection: Connection) -> str:
        connection.execute(text("INSERT INTO t VALUES (:a, 0)"), {"a": number})
        return f"stored {number}"

    return work


def count(connection: Connection) -> int:
    return int(connection.execute(text("SELECT count(*) FROM t")).scalar_one())


async def all_of(database: Database, *pieces: Work) -> list[Any]:
    running = asyncio.gather(*(database.run(piece) for piece in pieces), return_exceptions=True)
    return await asyncio.wait_for(running, 60)


@contextlib.contextmanager
def busy_writers(database: Database) -> Iterator[None]:
    """All that is asked for meanwhile waits, and is taken up together."""
    go_on = threading.Event()
    held = [database._writers.put(lambda _: go_on.wait(10)) for _ in range(databases.WRITERS)]
    while any(not piece.running() for piece in held):
        time.sleep(0.005)
    yield
    go_on.set()


def test_what_waits_is_committed_together(database: Database) -> None:
    commits: list[Connection] = []

    async def many() -> list[Any]:
        with busy_writers(database):
            waiting = asyncio.create_task(all_of(database, *map(put, range(1, 51))))
            await asyncio.sleep(0.05)
            event.listen(database._groups, "commit", commits.append)
        return await waiting

    assert asyncio.run(many()) == [f"stored {number}" for number in range(1, 51)]
    assert len(commits) <= 2 + databases.WRITERS  # those that kept the writers busy, and at most one group for each


def test_one_of_a_group_fails_and_the_others_are_stored_once(database: Database) -> None:
    def too_late(connection: Connection) -> None:
        put(100)(connection)
        raise Conflict("somebody was faster")

    async def three() -> list[Any]:
        with busy_writers(database):
            waiting = asyncio.create_task(all_of(database, put(1), too_late, put(0), put(2)))
            await asyncio.sleep(0.05)
        return await waiting

    good, bad, there_already, also_good = asyncio.run(three())
    assert (good, also_good) == ("stored 1", "stored 2")
    assert (type(bad), type(there_already)) == (Conflict, Conflict)
    assert database.run_now(count) == 3


def test_a_lock_on_one_row_holds_nobody_else_up(database: Database) -> None:
    """The group is given up soon, and each of it is tried by itself."""

    def change(connection: Connection) -> str:
        connection.execute(text("UPDATE t SET b = 1 WHERE a = 0"))
        return "changed"

    async def store(unlock: Callable[[], None]) -> list[Any]:
        with busy_writers(database):
            locked = asyncio.create_task(all_of(database, change))
            others = asyncio.create_task(all_of(database, *map(put, range(1, 11))))
            await asyncio.sleep(0.05)
        stored = await others
        assert not locked.done()
        unlock()
        return [*stored, *await locked]

    with database.engine.connect() as other, other.begin() as holding:
        other.execute(text("SELECT * FROM t WHERE a = 0 FOR UPDATE"))
        stored = asyncio.run(store(holding.rollback))
    assert stored == [*(f"stored {number}" for number in range(1, 11)), "changed"]


def test_a_lock_that_stays_is_told(database: Database) -> None:
    with contextlib.closing(Database(database.url.render_as_string(hide_password=False), patience=0.3)) as impatient:
        with database.engine.connect() as other, other.begin():
            other.execute(text("SELECT * FROM t WHERE a = 0 FOR UPDATE"))
            [refused] = asyncio.run(all_of(impatient, lambda each: each.execute(text("UPDATE t SET b = 1"))))
        assert isinstance(refused, NotStored)
        assert refused.why == "busy"


def test_whoever_waits_for_a_silent_server_is_told(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It neither answers nor says no: nothing may wait for ever, and all goes on when it is back."""
    with Pipe(postgres_url) as pipe:
        database = Database(pipe.url)
        database.run_now(
            lambda connection: connection.execute(text("CREATE TABLE t (a INTEGER PRIMARY KEY, b INTEGER)"))
        )

        async def silence() -> list[Any]:
            asked = [database.run(put(1)), database.read(count), database.run(put(2))]
            return await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 60)

        pipe.flows.clear()
        monkeypatch.setattr(databases, "SILENCE", 0.5)
        assert [type(each) for each in asyncio.run(silence())] == [NotStored] * 3
        assert database.trouble == "unreachable"
        pipe.flows.set()
        monkeypatch.undo()
        assert asyncio.run(all_of(database, put(7))) == ["stored 7"]
        database.close()


class Pipe:
    """Stands between a server and its database, and can stop everything without closing anything."""

    def __init__(self, url: str):
        real = make_url(url)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.there = (real.host, real.port)
        self.url = real.set(port=self.listener.getsockname()[1]).render_as_string(hide_password=False)
        self.flows = threading.Event()
        self.flows.set()

    def __enter__(self) -> Pipe:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                one, _ = self.listener.accept()
                other = socket.create_connection(self.there)
                for ends in ((one, other), (other, one)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self.flows.wait()
                sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)


def test_news_of_a_group_fit_into_notices() -> None:
    news = [{"table": f"{number:022}"} for number in range(64)] + [{"table": "", "reload": ["x" * 22] * 100}] * 5
    news += [{"table": "t", "entries": [[1, "chat", 0, 0, "player", None, "\U00013080" * 500, 0.0]]}] * 3
    notices = list(in_notices(news))
    assert [each for notice in notices for each in json.loads(notice)] == news
    assert max(len(notice.encode()) for notice in notices) <= MAX_NOTICE_BYTES
    assert len(notices) < 8


def test_news_of_a_group_are_one_statement_and_others_hear_all_of_them(database: Database) -> None:
    heard: list[str] = []
    own: list[str] = []

    async def hear(table: str, _: dict[str, Any]) -> None:
        heard.append(table)

    async def hear_own(table: str, _: dict[str, Any]) -> None:
        own.append(table)

    async def tell() -> None:
        here, there = Bus(database, hear_own), Bus(database, hear)
        told: list[int] = []
        send = here._send

        def noted(connection: Connection, news: list[dict[str, Any]]) -> None:
            told.append(len(news))
            send(connection, news)

        here._send = noted  # type: ignore[method-assign]
        await here.open()
        await there.open()
        for number in range(1, 31):
            await there.follow(f"table {number}")
        await database.run(lambda connection: connection.execute(text("NOTIFY kemet, 'of another program'")))
        with busy_writers(database):
            pieces = [here.with_news(f"table {number}", put(number)) for number in range(1, 31)]
            waiting = asyncio.create_task(all_of(database, *pieces))
            await asyncio.sleep(0.05)
        await waiting
        async with asyncio.timeout(60):
            while len(heard) < 30:
                await asyncio.sleep(0.01)
        assert sum(told) == 30
        assert len(told) <= databases.WRITERS
        await here.close()
        await there.close()

    asyncio.run(tell())
    assert sorted(heard) == sorted(f"table {number}" for number in range(1, 31))
    assert own == []
