"""Tables for a host: by id, by the beginning of an id, by a link; and the list of all."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from kemet.server.admin.opening import AdminProblem, check_form
from kemet.server.store import tables as work
from kemet.server.store.rows import TableRow
from kemet.server.store.schema import entries, tables

SHORTEST = 4


def the_table(connection: Connection, given: str) -> TableRow:
    """The one table that is meant."""
    check_form(connection)
    id = given.rstrip("/").rsplit("/", 1)[-1]  # a link ends in the id
    found = work.find_table(connection, id)
    if found is not None:
        return found
    if len(id) < SHORTEST:
        raise AdminProblem(f"there is no table {id!r}; `kemet admin list` shows all")
    wanted = select(tables.c.id).where(func.substr(tables.c.id, 1, len(id)) == id).limit(2)
    begun = list(connection.execute(wanted).scalars())
    if len(begun) == 2:
        raise AdminProblem(f"several tables begin with {id!r}; give more of the id")
    found = work.find_table(connection, begun[0]) if begun else None
    if found is None:
        raise AdminProblem(f"there is no table {id!r}; `kemet admin list` shows all")
    return found


@dataclass(frozen=True)
class ListedTable:
    """A table in the list: its row, how many entries its log has and when the last was written."""

    row: TableRow
    entries: int
    last: float


def list_tables(connection: Connection, status: str | None, limit: int) -> list[ListedTable]:
    """Newest first."""
    check_form(connection)
    wanted = select(tables.c.id).order_by(tables.c.created.desc(), tables.c.id).limit(limit)
    if status is not None:
        wanted = wanted.where(tables.c.status == status)
    found = []
    for row in work.find_tables(connection, list(connection.execute(wanted).scalars())):
        counted = select(func.count(), func.max(entries.c.at)).where(entries.c.table_id == row.id)
        count, last = connection.execute(counted).one()
        found.append(ListedTable(row, count, last or row.created))
    return found


def count_tables(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    counted = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {status: count for status, count in connection.execute(counted)}
