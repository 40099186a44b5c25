"""A database that is locked, full or read-only: everybody is told, nothing waits for ever, all goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import httpx
import pytest
from running import Running, play_until
from sqlalchemy import Connection, event, text

from kemet import new_game
from kemet.server.store import database as databases
from kemet.server.store.database import Database
from kemet.server.store.trouble import NotStored
from kemet.server.store.writers import Piece, Writers

Serve = Callable[..., Running]
YOU = {"kind": "you", "name": "Ann"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """The troubles of a file."""
    return sqlite_url


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases.Database.__init__, "__defaults__", (0.2,))


@contextlib.contextmanager
def locked(url: str) -> Iterator[None]:
    """Another program writes to the file."""
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def count(connection: Connection) -> int:
    return int(connection.execute(text("SELECT count(*) FROM t")).scalar_one())


def test_work_ends_while_another_program_writes(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    database.run_now(lambda connection: connection.execute(text("CREATE TABLE t (a INTEGER)")))

    async def at_once() -> list[Any]:
        insert = [
            database.run(lambda connection: connection.execute(text("INSERT INTO t VALUES (1)"))) for _ in range(201)
        ]
        return await asyncio.wait_for(asyncio.gather(*insert, return_exceptions=True), 8)

    with locked(sqlite_url):
        ends = asyncio.run(at_once())
        assert {type(each) for each in ends} == {NotStored}
        assert database.trouble == "busy"
        assert asyncio.run(database.read(count)) == 0  # reading does not wait
    asyncio.run(at_once())
    assert database.run_now(count) == 201
    assert database.trouble is None
    database.close()


def test_a_failure_in_the_middle_of_a_group_loses_nothing_silently(sqlite_url: str) -> None:
    """SQLite may give up a whole transaction; then nobody of the group is told that it is stored."""
    database = Database(sqlite_url)
    database.run_now(lambda connection: connection.execute(text("CREATE TABLE t (a INTEGER)")))

    def put(connection: Connection) -> None:
        connection.execute(text("INSERT INTO t VALUES (1)"))

    def give_up(connection: Connection) -> None:
        connection.connection.dbapi_connection.execute("ROLLBACK")  # type: ignore[union-attr]
        raise sqlite3.OperationalError("database or disk is full")

    group = [Piece(work, Future()) for work in (put, give_up, put)]
    database._store_in_sqlite(group)
    assert all(piece.done.exception(0) is not None for piece in group)
    assert database.run_now(count) == 0
    database.close()


def test_one_of_a_group_fails_and_the_others_are_stored_once(sqlite_url: str) -> None:
    """As long as all go well there is one savepoint for the whole group; then one for each."""
    database = Database(sqlite_url)
    database.run_now(lambda connection: connection.execute(text("CREATE TABLE t (a INTEGER)")))
    savepoints: list[str] = []

    def noted(_: Any, __: Any, statement: str, *___: Any) -> None:
        if statement.startswith("SAVEPOINT"):
            savepoints.append(statement)

    event.listen(database.engine, "before_cursor_execute", noted)

    def put(connection: Connection) -> str:
        connection.execute(text("INSERT INTO t VALUES (1)"))
        return "stored"

    def too_late(connection: Connection) -> None:
        put(connection)
        raise databases.Conflict("somebody was faster")

    def ends(*group: Callable[[Connection], Any]) -> list[Any]:
        pieces = [Piece(work, Future()) for work in group]
        database._store_in_sqlite(pieces)
        return [piece.done.exception(0) or piece.done.result(0) for piece in pieces]

    assert ends(put, put, put) == ["stored"] * 3
    assert (len(savepoints), database.run_now(count)) == (1, 3)
    good, bad, also_good = ends(put, too_late, put)
    assert (good, type(bad), also_good) == ("stored", databases.Conflict, "stored")
    assert database.run_now(count) == 5
    database.close()


def test_a_cancelled_caller_does_not_end_the_writer(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    database.run_now(lambda connection: connection.execute(text("CREATE TABLE t (a INTEGER)")))
    with locked(sqlite_url):
        database._writers.put(count)  # the writer is busy with this one
        database._writers.put(count).cancel()
    assert database.run_now(count) == 0
    database.close()


def test_a_mistake_of_ours_ends_neither_the_waiting_nor_the_writer() -> None:
    def fails(group: list[Piece]) -> None:
        if len(stored) < 2:
            stored.append(group)
            raise RuntimeError("a mistake")
        group[0].done.set_result("stored")

    stored: list[list[Piece]] = []
    writers = Writers("mistaken", 1, fails)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="a mistake"):
            writers.put(lambda _: None).result(60)
    assert writers.put(lambda _: None).result(60) == "stored"
    writers.close()


def test_players_are_told_and_play_goes_on(server: Running) -> None:
    seats = server.people(seed="locked")
    url = server.app.state.settings.database
    with server.open(seats[0]) as one, server.open(seats[1]) as two:
        wires = (one, two)
        for wire in wires:
            wire.until("state")
        asked = next(wire for wire in wires if wire.state["prompt"])
        code = asked.state["prompt"]["choices"][0]["code"]
        with locked(url):
            refused = asked.choose(code, id="c")
            assert (refused["type"], refused["error"]) == ("refused", "not-stored")
            assert "another program holds the database" in refused["reason"]
            answer = server.http.post("/api/tables", json={"players": 2, "seats": [YOU, {"kind": "open"}]})
            assert (answer.status_code, answer.json()["error"]) == (503, "not-stored")
            assert int(answer.headers["retry-after"]) > 0
            assert server.http.get("/api/tables").status_code == 200
        assert asked.choose(code, id="c")["type"] == "ack"


def test_bots_and_clocks_go_on_by_themselves(server: Running) -> None:
    seat = server.client.create(seats=[YOU, {"kind": "bot", "bot": "random"}], seed="bots go on",
                                clock={"kind": "live", "minutes": 0.02, "increment": 0})  # fmt: skip
    game = play_until(new_game(2, "bots go on"), lambda game: game.waiting_for() == [1])
    url = server.app.state.settings.database
    with server.open(seat) as wire:
        wire.until("welcome")
        server.bring_to(seat, game) if game.choices else None
        with locked(url), contextlib.suppress(TimeoutError):
            wire.until(lambda _: False, timeout=2)
        wire.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["away"], 90)


def test_health_is_red_while_nothing_can_be_written(server: Running) -> None:
    url = server.app.state.settings.database
    assert server.http.get("/health").status_code == 200
    with locked(url):
        sick = health_after(server)
        assert (sick.status_code, sick.json()["status"], sick.json()["trouble"]) == (503, "failing", "busy")
    assert health_after(server).json()["status"] == "ok"


def health_after(server: Running) -> httpx.Response:
    """The health as it is now, not as it was a moment ago."""
    server.app.state.health.forget()
    return server.http.get("/health")


def test_a_full_disk_is_told(serve: Serve, sqlite_url: str) -> None:
    server = serve()
    seats = server.people()
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    pages = server.hub.database.run_now(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    assert path.exists()
    with server.open(seats[0]) as wire:
        wire.until("state")
        server.hub.database.run_now(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}"))
        refused: dict[str, Any] = {"type": "ack"}
        for number in range(200):
            refused = wire.ask("chat", id=f"c{number}", text="x" * 500)
            if refused["type"] == "refused" and refused["error"] != "too-fast":
                break
        assert (refused["error"], "disk is full" in refused["reason"]) == ("not-stored", True)
        assert health_after(server).json()["trouble"] == "full"
