"""PostgreSQL: which process drives a table, and who hears of it, however many tables there are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import pytest
from running import Running, wait_until
from sqlalchemy import Connection, text

from kemet.server.store.bus import ALL_TABLES, Bus
from kemet.server.store.database import Database
from kemet.server.store.leases import SESSIONS, Leases
from kemet.server.store.migrate import migrate

LOCKS = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")
END = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = :sessions"
    " AND objid::bigint = :holder"
)


@pytest.fixture
def database_url(postgres_url: str) -> str:
    return postgres_url


@pytest.fixture
def database(postgres_url: str) -> Iterator[Database]:
    found = Database(postgres_url)
    migrate(found)
    yield found
    found.close()


def end_session_of(database: Database, leases: Leases) -> None:
    """As when the network or PostgreSQL ends the connection that holds the leases."""
    words = {"sessions": SESSIONS, "holder": leases._holder}

    def end(connection: Connection) -> int:
        return len(connection.execute(END, words).all())

    assert database.run_now(end) == 1


def count(database: Database, statement: Any) -> int:
    return int(database.run_now(lambda connection: connection.execute(statement).scalar_one()))


def test_a_table_is_driven_by_one_process_and_is_free_when_that_one_dies(database: Database) -> None:
    async def take_turns() -> None:
        here, there = Leases(database), Leases(database)
        assert await here.take("one")
        assert await here.take("one")
        assert not await there.take("one")
        assert await there.take("two")
        await here.release("one")
        assert await there.take("one")
        await there.close()  # as the kernel does when a process dies: its session ends
        async with asyncio.timeout(30):
            while not await here.take("one"):
                await asyncio.sleep(0.01)
        assert await here.take("two")
        await here.close()

    asyncio.run(take_turns())


def test_many_tables_are_no_more_locks_than_one(database: Database) -> None:
    """A PostgreSQL as it comes has room for some 13,000 locks; then it gave up all of a process's tables."""

    async def take_many() -> None:
        leases = Leases(database)
        assert await leases.take("first")
        few = count(database, LOCKS)
        for number in range(300):
            assert await leases.take(f"table {number}")
        assert count(database, LOCKS) == few
        await leases.close()

    asyncio.run(take_many())


def test_a_lost_session_is_noticed_and_begun_again(database: Database) -> None:
    async def lose() -> None:
        leases, other = Leases(database), Leases(database)
        assert await leases.take("one")
        assert not await leases.lost()
        end_session_of(database, leases)
        async with asyncio.timeout(30):
            while not await other.take("one"):
                await asyncio.sleep(0.01)
        assert not await leases.take("two"), "the question that finds the session gone has no answer"
        assert leases.failing
        assert await leases.lost()
        assert not leases.failing
        assert not await leases.lost()
        assert not await leases.take("one")
        assert await leases.take("two")
        await leases.close()
        await other.close()

    asyncio.run(lose())


def test_rows_of_the_dead_are_swept_away(database: Database) -> None:
    async def die() -> None:
        leases = Leases(database)
        assert await leases.take("deleted meanwhile")
        await leases.close()
        later = Leases(database)
        assert await later.alone()
        await later.close()

    asyncio.run(die())
    assert count(database, text("SELECT count(*) FROM leases")) == 0


def test_a_server_tells_that_it_lost_its_leases_and_recovers(
    server: Running, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    leases = server.hub.leases
    seat = server.people()[0]
    with server.open(seat) as wire:
        wire.until("state")
        wait_until(lambda: server.hub.driver_of(server.hub.tables[seat.table]).driving)

        def away() -> Any:
            raise psycopg.OperationalError

        with monkeypatch.context() as patch:
            patch.setattr(leases, "_begin", away)
            end_session_of(database, leases)
            wait_until(lambda: leases.failing and not leases._held)  # by the server's own look at it
            server.app.state.health.forget()
            answer = server.http.get("/health")
            assert (answer.status_code, answer.json()["trouble"]) == (503, "leases")
        wait_until(lambda: leases._held == {seat.table})
        wait_until(lambda: server.hub.driver_of(server.hub.tables[seat.table]).driving)
        server.app.state.health.forget()
        assert server.http.get("/health").status_code == 200


def test_only_who_holds_a_table_hears_of_it(database: Database) -> None:
    heard: dict[str, list[str]] = {"here": [], "there": []}

    def hearing(name: str) -> Callable[[str, dict[str, Any]], Any]:
        async def hear(table: str, _: dict[str, Any]) -> None:
            heard[name].append(table)

        return hear

    async def tell() -> None:
        here, there, teller = Bus(database, hearing("here")), Bus(database, hearing("there")), Bus(database, _nobody)
        taken: list[str] = []
        pass_on = there._pass_on

        def noted(payload: str) -> None:
            taken.append(payload)
            pass_on(payload)

        there._pass_on = noted  # type: ignore[method-assign]
        for bus in (here, there, teller):
            await bus.open()
        await here.follow("one")
        await there.follow("two")
        await there.follow("gone")
        there.leave("gone")
        await there.follow("three")  # in order: what was left is left by now
        for table in ("one", "gone", "two", ""):
            await database.run(teller.with_news(table, lambda _: None, lambda: {"account": 0}))
        async with asyncio.timeout(30):
            while "" not in heard["here"] or "" not in heard["there"]:
                await asyncio.sleep(0.01)
        assert len(taken) == 2, "a notice of another table costs this process nothing"
        for bus in (here, there, teller):
            await bus.close()

    asyncio.run(tell())
    assert heard == {"here": ["one", ""], "there": ["two", ""]}


def test_a_lost_connection_listens_to_the_same_tables_again(database: Database) -> None:
    heard: list[str] = []

    async def hear(table: str, _: dict[str, Any]) -> None:
        heard.append(table)

    async def lose() -> None:
        here, teller = Bus(database, hear), Bus(database, _nobody)
        await here.open()
        await teller.open()
        await here.follow("one")
        listening = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        await database.run(lambda connection: connection.execute(listening).all())
        async with asyncio.timeout(60):
            while ALL_TABLES not in heard:
                await asyncio.sleep(0.01)
        await database.run(teller.with_news("one", lambda _: None))
        async with asyncio.timeout(60):
            while "one" not in heard:
                await asyncio.sleep(0.01)
        await here.close()
        await teller.close()

    asyncio.run(lose())


async def _nobody(_: str, __: dict[str, Any]) -> None:
    pass
