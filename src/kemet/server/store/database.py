"""Work for the database, off the event loop: a thread that writes and some that read; more of both for PostgreSQL.

Commits wait for the disk. All work that is queued while one commit runs shares the next one, so durability costs one
wait per group and not one per choice, and what the pieces of a group have in common is one statement. When a piece
fails, each is done again by itself: work must be ready to be run twice. Reading waits for nobody.

Whatever happens, every piece of work ends: with its result, a Conflict, a NotStored, a Problem where a value cannot be
stored, or the error it raised.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import shutil
import stat
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import IntegrityError

from kemet.errors import KemetError
from kemet.server.problems import Problem
from kemet.server.store.together import RunTogether
from kemet.server.store.trouble import NotStored, is_unfit, not_stored
from kemet.server.store.writers import Failed, Piece, Writers, end, wanted
from kemet.server.watch.metrics import Histogram

log = logging.getLogger("kemet.database")
T = TypeVar("T")
#: Threads that read from SQLite, beside the one that writes.
SQLITE_READERS = 2
#: Threads for PostgreSQL, each with a connection of its own; the last ask again for single pieces, patiently.
READERS, WRITERS, PATIENT = 4, 2, 3
#: Pieces of work that may wait; more are refused at once.
MAX_WAITING = 5000
#: Seconds that a writer waits for a lock of another program.
PATIENCE = 10.0
#: ... and a group of pieces in PostgreSQL, where a lock may be in the way of one of them alone.
GROUP_PATIENCE = 0.2
#: Seconds after which those who wait get an answer, should the database give none.
SILENCE = 40.0
#: Seconds between two lines of the log about the same trouble.
QUIET = 5.0
#: Seconds for which a failing disk is remembered though something was stored since.
LINGERS = 30.0


class Conflict(Exception):
    """Somebody else wrote first."""


class UnknownDatabase(KemetError):
    """Neither SQLite nor PostgreSQL."""


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
        self._waiting = 0
        self.times = Histogram()  # from asking to the answer, waiting included
        self._readers = ThreadPoolExecutor(READERS if self.is_postgres else SQLITE_READERS, "reader")
        if self.is_postgres:
            self.engine = self._postgres(READERS + PATIENT, self.patience)
            self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            self._groups = self._postgres(WRITERS, min(self.patience, GROUP_PATIENCE))
            self._patient = ThreadPoolExecutor(PATIENT, "patient")
            self._writers = Writers("writer", WRITERS, self._store_in_postgres)
        else:
            self.engine = self._sqlite()
            self._reading = self.engine.execution_options(reads=True)
            self._writers = Writers("writer", 1, self._store_in_sqlite)

    def _sqlite(self) -> Engine:
        keep_private(Path(self.url.database or ""))
        arguments = {"check_same_thread": False, "timeout": self.patience}
        engine = create_engine(self.url, connect_args=arguments, hide_parameters=True)  # values may be secrets
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine

    def _postgres(self, connections: int, patience: float) -> Engine:
        limits = f"-c lock_timeout={int(patience * 1000)} -c statement_timeout={int(self.patience * 3000)}"
        return create_engine(
            self.url,
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args=lively(self.patience) | {"options": limits},
            hide_parameters=True,  # values may be secrets
        )

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
        with _Counted(self):
            return await self._not_for_ever(asyncio.wrap_future(self._writers.put(work)))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of work that only reads; it does not wait for writers."""
        with _Counted(self):
            loop = asyncio.get_running_loop()
            return await self._not_for_ever(loop.run_in_executor(self._readers, self._read, work))

    def run_now(self, work: Callable[[Connection], T]) -> T:
        """As run, for code without an event loop."""
        return self._alone(work) if self.is_postgres else self._writers.put(work).result()

    async def _not_for_ever(self, answer: Awaitable[T]) -> T:
        """A server that hangs, or a network that is gone, says nothing at all."""
        try:
            async with asyncio.timeout(SILENCE):
                return await answer
        except TimeoutError:
            raise self._meaning(NotStored("unreachable")) from None

    # --- in threads -----------------------------------------------------------------------------------------------

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except Exception as error:
            raise self._meaning(error) from None

    def _alone(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                result = work(connection)
        except Exception as error:
            raise self._meaning(error) from None
        self._went_well()
        return result

    # --- groups in PostgreSQL -------------------------------------------------------------------------------------

    def _store_in_postgres(self, group: list[Piece]) -> None:
        try:
            results = self._whole_group(group)
        except BaseException as error:  # nothing of the group is stored
            trouble = not_stored(error)
            if trouble is not None and trouble.why != "busy":
                meaning = self._meaning(error)
                for piece in group:
                    end(piece.done, Failed(meaning))
                return
            for piece in group:
                self._patient.submit(self._again, piece)
            return
        self._went_well()
        for piece, result in zip(group, results, strict=True):
            end(piece.done, result)

    def _whole_group(self, group: list[Piece]) -> list[Any]:
        together = RunTogether()
        with self._groups.connect() as connection, connection.execution_options(together=together).begin():
            results = [work(connection) for work, _ in group]
            together.run(connection)
        return results

    def _again(self, piece: Piece) -> None:
        """By itself: others of its group are neither held up nor spoiled."""
        try:
            result: Any = self._alone(piece.work)
        except BaseException as error:
            result = Failed(error)
        end(piece.done, result)

    # --- groups in SQLite -----------------------------------------------------------------------------------------

    def _store_in_sqlite(self, group: list[Piece]) -> None:
        ended: dict[Future[Any], Any] = {}
        begun = False
        try:
            with self.engine.begin() as connection:
                begun = True
                ended = self._all_of_group(connection, group)
        except BaseException as error:  # begin or commit failed: nothing of the group is stored
            meaning = self._meaning(error)
            # what waited behind has waited as long: it is not to wait once more
            behind = [] if begun else wanted(self._writers.more(MAX_WAITING))
            ended = {piece.done: Failed(meaning) for piece in (*group, *behind)}
        else:
            self._went_well()
        for done, result in ended.items():
            end(done, result)

    def _all_of_group(self, connection: Connection, group: list[Piece]) -> dict[Future[Any], Any]:
        """What each piece comes to. Almost always all go well: a savepoint for each would double the statements."""
        together = RunTogether()
        connection.execution_options(together=together)
        connection.exec_driver_sql("SAVEPOINT whole")  # SQLAlchemy would compile its own each time
        try:
            results = {done: work(connection) for work, done in group}
            together.run(connection)
        except Exception:
            if not _in_transaction(connection):
                raise  # SQLite gave the whole transaction up
            connection.exec_driver_sql("ROLLBACK TO whole")
            connection.execution_options(together=None)
            return {done: self._one_of_group(connection, work) for work, done in group}
        return results  # the commit ends the savepoint too

    def _one_of_group(self, connection: Connection, work: Callable[[Connection], Any]) -> Any:
        try:
            with connection.begin_nested():
                return work(connection)
        except Exception as error:
            if not _in_transaction(connection):
                raise  # SQLite gave the whole transaction up: the work of the others is gone too
            return Failed(self._meaning(error))

    # --- what became of it ----------------------------------------------------------------------------------------

    def _meaning(self, error: BaseException) -> BaseException:
        """A failure in the words of this file. Trouble with the database itself is reported to the host."""
        if isinstance(error, IntegrityError):
            return Conflict(str(error.orig))
        if is_unfit(error):
            return Problem("malformed", "there is a value in it that cannot be stored")
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
        self._writers.close()
        if self.is_postgres:
            self._patient.shutdown()
            self._groups.dispose()
        self._readers.shutdown()
        self.engine.dispose()


def lively(patience: float) -> dict[str, Any]:  # keywords of psycopg
    """Arguments for a connection to PostgreSQL that notices within seconds when the other end is gone."""
    seconds = max(2, int(patience))
    return {
        "connect_timeout": seconds,
        "keepalives_idle": seconds,
        "keepalives_interval": max(1, seconds // 3),
        "keepalives_count": 3,
        "tcp_user_timeout": 2000 * seconds,
    }


def keep_private(path: Path) -> None:
    """Seeds of running games, secrets and addresses are in the file: nobody but its owner reads it, whatever the umask.
    SQLite gives the files beside it the same rights."""
    if os.name != "posix" or path.name in ("", ":memory:"):
        return
    with contextlib.suppress(OSError):  # opening it says better what is wrong
        if not path.exists():
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
            path.chmod(0o600)
        elif path.is_file() and stat.S_IMODE(path.stat().st_mode) & 0o077:
            log.warning("others on this machine may read the database", extra={"data": {"mend": f"chmod 600 {path}"}})


class _Counted:
    """Counts the work that waits and times it, and refuses it when there is too much."""

    def __init__(self, database: Database):
        self.database = database

    def __enter__(self) -> None:
        if self.database._waiting >= MAX_WAITING:
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
