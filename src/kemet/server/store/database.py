"""Work for the database, off the event loop: one thread for SQLite, a small pool for PostgreSQL.

SQLite commits wait for the disk. All work that is queued while one commit runs shares the next one, each in a
savepoint of its own, so durability costs one wait per group and not one per choice.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import IntegrityError

from kemet.errors import KemetError

T = TypeVar("T")
Work = Callable[[Connection], Any]
POOL = 8
GROUP = 64


class Conflict(Exception):
    """Somebody else wrote first."""


class UnknownDatabase(KemetError):
    """Neither SQLite nor PostgreSQL."""


class Database:
    """Runs functions of a connection, each as a transaction."""

    def __init__(self, url: str):
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        if not self.is_postgres and self.url.get_backend_name() != "sqlite":
            raise UnknownDatabase("the address of the database begins with sqlite:/// or postgresql://")
        if self.is_postgres:
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.engine = self._engine()
        self._pool = ThreadPoolExecutor(POOL, "postgres") if self.is_postgres else None
        self._queue: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        if not self.is_postgres:
            self._thread = threading.Thread(target=self._serve, name="sqlite", daemon=True)
            self._thread.start()

    def _engine(self) -> Engine:
        if self.is_postgres:
            return create_engine(self.url, pool_size=POOL, max_overflow=0, pool_pre_ping=True)
        engine = create_engine(self.url, connect_args={"check_same_thread": False})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    @property
    def name(self) -> str:
        """For people; without a password."""
        return self.url.render_as_string(hide_password=True)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """The result of this work once it is stored for good."""
        if self._pool is not None:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._alone, work)
        done: Future[T] = Future()
        self._queue.put((work, done))
        return await asyncio.wrap_future(done)

    def run_now(self, work: Callable[[Connection], T]) -> T:
        """As run, for code without an event loop."""
        if self._pool is not None:
            return self._alone(work)
        done: Future[T] = Future()
        self._queue.put((work, done))
        return done.result()

    def _alone(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

    def _serve(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            group = [first]
            while len(group) < GROUP and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                group.append(more)
            self._commit_together(group)

    def _commit_together(self, group: list[tuple[Work, Future[Any]]]) -> None:
        finished: list[tuple[Future[Any], Any]] = []
        try:
            with self.engine.begin() as connection:
                for work, done in group:
                    try:
                        with connection.begin_nested():
                            finished.append((done, work(connection)))
                    except IntegrityError as error:
                        _fail(done, Conflict(str(error.orig)))
                    except Exception as error:
                        _fail(done, error)
        except BaseException as error:  # the commit itself failed: nothing of the group is stored
            for done, _ in finished:
                _fail(done, error)
            return
        for done, result in finished:
            if not done.cancelled():
                done.set_result(result)

    def close(self) -> None:
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join(10)
        if self._pool is not None:
            self._pool.shutdown()
        self.engine.dispose()


def _fail(done: Future[Any], error: BaseException) -> None:
    if not done.cancelled():
        done.set_exception(error)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun below; the driver's own would break savepoints
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
