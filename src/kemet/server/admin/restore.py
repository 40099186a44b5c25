"""A backup back into an empty database of either kind. Either all of it is there afterwards or nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, insert, inspect, select, text

from kemet.server.admin.opening import AdminProblem, opened, refuse_while_served, snapshot
from kemet.server.admin.rows import HOLDING, Rows, all_rows, reflected
from kemet.server.admin.writing import Counts, RowsFile
from kemet.server.store.database import Database
from kemet.server.store.form import form_of
from kemet.server.store.migrate import migrate

SQLITE_HEAD = b"SQLite format 3\0"
AT_ONCE = 1000
#: Tables of ours that no backup holds: the form of the database, and who drives what at this moment.
PASSING = frozenset({"alembic_version", "leases"})


class Source(Protocol):
    """A file of rows, or a copy of a SQLite database."""

    form: str

    def parts(self) -> Iterator[Rows]: ...


class _SqliteCopy:
    def __init__(self, connection: Connection):
        self.connection = connection
        self.form = str(form_of(connection))

    def parts(self) -> Iterator[Rows]:
        return all_rows(self.connection)


def restore(path: Path, url: str) -> Counts:
    """Put everything back; how many rows of each table."""
    with _source(path) as source, opened(url, create=True) as database:
        with database.engine.connect() as connection:
            _refuse_unless_empty(connection)
            connection.rollback()
        _bring_to(database, source.form)
        with database.engine.begin() as connection:
            counts = _fill(connection, source)
        migrate(database)
        return counts


@contextlib.contextmanager
def _source(path: Path) -> Iterator[Source]:
    try:
        with path.open("rb") as file:
            is_sqlite = file.read(len(SQLITE_HEAD)) == SQLITE_HEAD
    except OSError as error:
        raise AdminProblem(f"{path}: cannot be read ({error.strerror})") from None
    if is_sqlite:
        with snapshot(f"sqlite:///{path}") as connection:
            yield _SqliteCopy(connection)
        return
    file_of_rows = RowsFile(path)
    if file_of_rows.holds != "all":
        raise AdminProblem(f"{path} holds one game only; `kemet admin import` takes it in")
    yield file_of_rows


def _refuse_unless_empty(connection: Connection) -> None:
    refuse_while_served(connection, "restore")
    there = set(inspect(connection).get_table_names())
    strangers = there - HOLDING - PASSING
    if strangers:
        raise AdminProblem(f"this database holds tables of another program, such as {min(strangers)!r}")
    for name in ("tables", "accounts"):
        if name in there and connection.execute(select(text("1")).select_from(text(name)).limit(1)).first():
            raise AdminProblem("this database is not empty; restore into a new one, so that nothing is lost")


def _bring_to(database: Database, form: str) -> None:
    """Empty tables of the form of the backup."""
    with database.engine.begin() as connection:
        found = form_of(connection)
        if found is not None and found != form:  # an empty database of another release: start over
            reflected(connection).drop_all(connection)
            for name in PASSING:
                connection.execute(text(f"DROP TABLE IF EXISTS {name}"))
            found = None
    if found is None:
        migrate(database, form)


def _fill(connection: Connection, source: Source) -> Counts:
    known = reflected(connection).tables
    for name in ("heartbeat", "host_keys"):  # a server may have run here already, with nobody at it
        if name in known:
            connection.execute(known[name].delete())
    counts: Counts = {}
    for part in source.parts():
        if part.table not in known or not set(part.columns) <= set(known[part.table].columns.keys()):
            raise AdminProblem(f"the backup holds {part.table!r} in a form that this release does not know")
        counts[part.table] = _insert(connection, known[part.table], part)
    if connection.dialect.name == "postgresql":
        # ids that were given by hand do not move the sequence; the next new account would meet an old one
        connection.execute(
            text(
                "SELECT setval(pg_get_serial_sequence('accounts', 'id'), "
                "(SELECT coalesce(max(id), 0) + 1 FROM accounts), false)"
            )
        )
    return counts


def _insert(connection: Connection, table: Any, part: Rows) -> int:
    count, rows = 0, iter(part.rows)
    while several := list(islice(rows, AT_ONCE)):
        connection.execute(insert(table), [dict(zip(part.columns, row, strict=True)) for row in several])
        count += len(several)
    return count
