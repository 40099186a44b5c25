"""Work for the database, off the event loop: one writing thread for SQLite, a small pool for PostgreSQL.

SQLite commits wait for the disk. All work that is queued while one commit runs shares the next one, so durability costs
one wait per group and not one per choice. When a piece fails, the group is done again with a savepoint for each: work
must be ready to be run twice. Reading waits for nobody.

Whatever happens, every piece of work ends: with its result, a Conflict, a NotStored or the error it raised.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import queue
import shutil
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import IntegrityError

from kemet.errors import KemetError
from kemet.server.metrics import Histogram
from kemet.server.store.trouble import NotStored, not_stored

log = logging.getLogger("kemet.database")
T = TypeVar("T")
POOL = 8
READERS = 2
GROUP = 64
#: Pieces of work that may wait; more are refused at once.
MOST_WAITING = 5000
#: Seconds that a writer waits for a lock of another program.
PATIENCE = 10.0
#: Seconds between two lines of the log about the same trouble.
QUIET = 5.0
#: Seconds for which a failing disk is remembered though something was stored since.
LINGERS = 30.0


class Conflict(Exception):
    """Somebody else wrote first."""


class UnknownDatabase(KemetError):
    """Neither SQLite nor PostgreSQL."""


class _Piece(NamedTuple):
    work: Callable[[Connection], Any]
    done: Future[Any]


class Database:
    """Runs functions of a connection, each as a transaction."""

    def __init__(self, url: str, patience: float = PATIENCE):
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        if not self.is_postgres and self.url.get_backend_name() != "sqlite":
            raise UnknownDatabase("the address of the database begins with sqlite:/// or postgresql://")
        if self.is_postgres:
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.patience = patience
        self.trouble: str | None = None  # why work could not be stored lately
        self._failed_at = self._told = -math.inf
        self.engine = self._engine()
        self._pool = ThreadPoolExecutor(POOL if self.is_postgres else READERS, "database")
        self._waiting = 0
        self.times = Histogram()  # from asking to the answer, waiting included
        self._queue: queue.SimpleQueue[_Piece | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        if not self.is_postgres:
            self._thread = threading.Thread(target=self._serve, name="sqlite", daemon=True)
            self._thread.start()

    def _engine(self) -> Engine:
        if self.is_postgres:
            limits = f"-c lock_timeout={int(self.patience * 1000)} -c statement_timeout={int(self.patience * 3000)}"
            arguments = {"options": limits, "connect_timeout": max(2, int(self.patience))}
            return create_engine(
                self.url,
                pool_size=POOL,
                max_overflow=0,
                pool_pre_ping=True,
                connect_args=arguments,
                hide_parameters=True,  # values may be secrets
            )
        arguments = {"check_same_thread": False, "timeout": self.patience}
        engine = create_engine(self.url, connect_args=arguments, hide_parameters=True)  # values may be secrets
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    @property
    def name(self) -> str:
        """For people; without a password."""
        return self.url.render_as_string(hide_password=True)

    def room(self) -> int | None:
        """Bytes that are free on the disk of the file; None where that is not ours to know."""
        if self.is_postgres or not self.url.database:
            return None
        with contextlib.suppress(OSError):
            return shutil.disk_usage(Path(self.url.database).resolve().parent).free
        return None

    @property
    def waiting(self) -> int:
        """Pieces of work that wait or run."""
        return self._waiting

    # --- for everybody --------------------------------------------------------------------------------------------

    async def run(self, work: Callable[[Connection], T]) -> T:
        """The result of this work once it is stored for good."""
        if self._thread is None:
            return await self._pooled(self._alone, work)
        with _Counted(self):
            done: Future[T] = Future()
            self._queue.put(_Piece(work, done))
            return await asyncio.wrap_future(done)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of work that only reads; it does not wait for writers."""
        return await self._pooled(self._alone if self._thread is None else self._read, work)

    def run_now(self, work: Callable[[Connection], T]) -> T:
        """As run, for code without an event loop."""
        if self._thread is None:
            return self._alone(work)
        done: Future[T] = Future()
        self._queue.put(_Piece(work, done))
        return done.result()

    async def _pooled(self, how: Callable[[Callable[[Connection], T]], T], work: Callable[[Connection], T]) -> T:
        with _Counted(self):
            return await asyncio.get_running_loop().run_in_executor(self._pool, how, work)

    # --- in threads -----------------------------------------------------------------------------------------------

    def _alone(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                result = work(connection)
        except Exception as error:
            raise self._meaning(error) from None
        self._went_well()
        return result

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect().execution_options(reads=True) as connection:
                return work(connection)
        except Exception as error:
            raise self._meaning(error) from None

    def _serve(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            self._commit_together([first, *self._more(GROUP - 1)])

    def _more(self, most: int) -> list[_Piece]:
        """What waits behind, up to so many pieces."""
        found: list[_Piece] = []
        while len(found) < most and not self._queue.empty():
            piece = self._queue.get()
            if piece is None:
                self._queue.put(None)
                break
            found.append(piece)
        return found

    def _commit_together(self, group: list[_Piece]) -> None:
        wanted = [piece for piece in group if piece.done.set_running_or_notify_cancel()]
        ended: dict[Future[Any], Any] = {}
        begun = False
        try:
            with self.engine.begin() as connection:
                begun = True
                ended = self._all_of_group(connection, wanted)
        except BaseException as error:  # begin or commit failed: nothing of the group is stored
            meaning = self._meaning(error)
            if not begun:  # what waited behind has waited as long: it is not to wait once more
                wanted += [piece for piece in self._more(MOST_WAITING) if piece.done.set_running_or_notify_cancel()]
            ended = {piece.done: _Failed(meaning) for piece in wanted}
        else:
            self._went_well()
        for done, result in ended.items():
            if isinstance(result, _Failed):
                done.set_exception(result.error)
            else:
                done.set_result(result)

    def _all_of_group(self, connection: Connection, group: list[_Piece]) -> dict[Future[Any], Any]:
        """What each piece comes to. Almost always all go well: a savepoint for each would double the statements."""
        whole = connection.begin_nested()
        try:
            results = {done: work(connection) for work, done in group}
        except Exception:
            if not _in_transaction(connection):
                raise  # SQLite gave the whole transaction up
            whole.rollback()
            return {done: self._one_of_group(connection, work) for work, done in group}
        whole.commit()
        return results

    def _one_of_group(self, connection: Connection, work: Callable[[Connection], Any]) -> Any:
        try:
            with connection.begin_nested():
                return work(connection)
        except Exception as error:
            if not _in_transaction(connection):
                raise  # SQLite gave the whole transaction up: the work of the others is gone too
            return _Failed(self._meaning(error))

    def _meaning(self, error: BaseException) -> BaseException:
        """A failure in the words of this file. Trouble with the database itself is told to the host."""
        if isinstance(error, IntegrityError):
            return Conflict(str(error.orig))
        trouble = not_stored(error)
        if trouble is None:
            return error
        self.trouble = trouble.why
        self._failed_at = time.monotonic()
        if self._failed_at - self._told >= QUIET:
            self._told = self._failed_at
            log.error("not stored", extra={"data": {"why": trouble.why, "waiting": self._waiting}})
        return trouble

    def _went_well(self) -> None:
        """A lock is over once something is stored. On a full disk small things still fit when large ones do not."""
        if self.trouble in (None, "busy", "unreachable") or time.monotonic() - self._failed_at > LINGERS:
            self.trouble = None

    def close(self) -> None:
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join(10)
        self._pool.shutdown()
        self.engine.dispose()


class _Failed(NamedTuple):
    error: BaseException


class _Counted:
    """Counts the work that waits and times it, and refuses it when there is too much."""

    def __init__(self, database: Database):
        self.database = database

    def __enter__(self) -> None:
        if self.database._waiting >= MOST_WAITING:
            raise NotStored("overloaded")
        self.database._waiting += 1
        self.began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.database._waiting -= 1
        self.database.times.add(time.perf_counter() - self.began)


def _in_transaction(connection: Connection) -> bool:
    return bool(connection.connection.dbapi_connection.in_transaction)  # type: ignore[union-attr]


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun below; the driver's own would break savepoints
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    reads = connection.get_execution_options().get("reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
