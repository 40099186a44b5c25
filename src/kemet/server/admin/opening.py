"""Opening a database for a host: every way in which that can fail, told so that it can be mended."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from kemet.errors import KemetError
from kemet.server.problems import Problem
from kemet.server.store.database import Database
from kemet.server.store.form import form_of, newest_form
from kemet.server.store.leases import ALIVE, key_of
from kemet.server.store.only_one import InUse, only_server
from kemet.server.store.schema import heartbeat
from kemet.server.store.trouble import NotStored

#: Servers give a sign of life every few seconds.
ALIVE_WITHIN = 20.0


class AdminProblem(KemetError):
    """Something is not possible with this database; the text says why and what to do."""


def read_url(given: str) -> URL:
    """The address of a database. Messages never repeat it: it may hold a password."""
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):  # a port that is no number
        raise AdminProblem("this is no address of a database; write sqlite:///FILE or postgresql://...") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise AdminProblem("Kemet keeps games in sqlite:///FILE or postgresql://...; nothing else is possible")
    return url


def name_of(url: URL) -> str:
    """For people, without the password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


@contextlib.contextmanager
def opened(given: str, create: bool = False) -> Iterator[Database]:
    """A database for reading and writing; a file that is not there is made only when asked."""
    url = read_url(given)
    _check_file(url, create)
    with _explained(url):
        database = Database(given)
        try:
            yield database
        finally:
            database.close()


@contextlib.contextmanager
def snapshot(given: str) -> Iterator[Connection]:
    """One moment of a database, read while others go on writing."""
    url = read_url(given)
    _check_file(url, create=False)
    with _explained(url):
        engine = _reading_engine(url)
        try:
            with engine.connect() as connection:
                if url.get_backend_name() == "sqlite":
                    connection.exec_driver_sql("BEGIN")  # the first look after this is the moment
                yield connection
        finally:
            engine.dispose()


def _reading_engine(url: URL) -> Engine:
    if url.get_backend_name() == "sqlite":
        return create_engine(url, isolation_level="AUTOCOMMIT")  # the driver must not begin by itself
    return create_engine(
        url, isolation_level="REPEATABLE READ", execution_options={"postgresql_readonly": True, "stream_results": True}
    )


def _check_file(url: URL, create: bool) -> None:
    if url.get_backend_name() != "sqlite":
        return
    path = Path(str(url.database))
    if create and path.absolute().parent.is_dir():
        return
    if not path.is_file():
        raise AdminProblem(f"there is no database file {path}")


@contextlib.contextmanager
def _explained(url: URL) -> Iterator[None]:
    """Errors of the database as one line. Values of rows are not part of it: they may be secrets."""
    try:
        yield
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        first = next(iter(str(cause).strip().splitlines()), type(cause).__name__)
        raise AdminProblem(f"{name_of(url)}: {first[:300]}") from None
    except (NotStored, Problem) as trouble:
        raise AdminProblem(f"{name_of(url)}: {trouble.reason}") from None


# --- its form -----------------------------------------------------------------------------------------------------


def check_form(connection: Connection) -> None:
    """Refuse a database of another form than this release's."""
    found, newest = form_of(connection), newest_form()
    if found is None:
        raise AdminProblem("this database holds no Kemet tables; `kemet admin migrate` makes them")
    if found != newest:
        known = found < newest
        advice = "run `kemet admin migrate` (back it up before)" if known else "it was made by a newer release"
        raise AdminProblem(f"the form of this database is {found}, this release needs {newest}: {advice}")


# --- is a server there? -------------------------------------------------------------------------------------------


def seconds_since_life(connection: Connection) -> float | None:
    """How long ago a server gave a sign of life; None if none did in living memory."""
    if not inspect(connection).has_table(heartbeat.name):
        return None
    at = connection.execute(select(heartbeat.c.at).order_by(heartbeat.c.at.desc()).limit(1)).scalar()
    return None if at is None else max(0.0, time.time() - at)


def refuse_while_served(connection: Connection, doing: str) -> None:
    """For what a running server would not notice or would be hurt by."""
    if connection.dialect.name == "sqlite":
        try:
            with only_server(connection.engine.url.render_as_string()):
                return
        except InUse:
            raise AdminProblem(f"a server uses this database: stop it, and {doing} again") from None
    alone = connection.execute(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": key_of(ALIVE)}).scalar()
    if not alone:
        raise AdminProblem(f"a server uses this database: stop it, and {doing} again")
    seconds = seconds_since_life(connection)
    if seconds is not None and seconds < ALIVE_WITHIN:
        raise AdminProblem(
            f"a server uses this database (it was alive {seconds:.0f} s ago): stop it, wait {ALIVE_WITHIN:.0f} s, "
            f"and {doing} again"
        )
