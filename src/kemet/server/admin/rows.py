"""Rows of a database, table by table, wherever they come from: a database, or a file that `writing.py` wrote."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, MetaData, Table, select

from kemet.server.admin.opening import AdminProblem
from kemet.server.store.form import form_of
from kemet.server.store.schema import metadata

#: Our tables, by the one list of them.
HOLDING = frozenset(metadata.tables)
Row = list[Any]


@dataclass(frozen=True)
class Rows:
    """All rows of one table of the database."""

    table: str
    columns: list[str]
    rows: Iterable[Row]


def reflected(connection: Connection) -> MetaData:
    """The tables as they are there, which may be those of another release."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in HOLDING)
    return found


def all_rows(connection: Connection) -> Iterator[Rows]:
    """Everything, in an order in which it can be put back."""
    if form_of(connection) is None:
        raise AdminProblem("this database holds no Kemet tables")
    for table in reflected(connection).sorted_tables:
        yield _rows(connection, table, table.primary_key.columns.values(), None)


def rows_of_one(connection: Connection, id: str) -> Iterator[Rows]:
    """One table of players with its seats and entries; without the accounts of its players."""
    known = reflected(connection).tables
    for name, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id")):
        table = known[name]
        yield _rows(connection, table, table.primary_key.columns.values(), table.c[key] == id)


def _rows(connection: Connection, table: Table, order: Any, only: Any) -> Rows:
    wanted = select(table).order_by(*order)
    if only is not None:
        wanted = wanted.where(only)
    found = connection.execution_options(yield_per=2000).execute(wanted)
    return Rows(table.name, [column.name for column in table.columns], ([*row] for row in found))
