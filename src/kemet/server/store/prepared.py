"""A statement that is run at every choice: put into the words of the database once, then run without being built again.

SQLAlchemy's own way from a statement to the driver costs four times what SQLite needs to carry it out.
"""

from __future__ import annotations

from operator import itemgetter

from sqlalchemy import Connection, Delete, Insert, TextClause, Update

from kemet.server.store.rows import Row
from kemet.server.store.together import run_together


class Prepared:
    """Values go to the driver as they are: numbers, texts and None only.

    `key` names what tells the rows apart. Rows are written in its order: two processes that write the same ones would
    else wait for each other for ever.
    """

    def __init__(self, statement: Insert | Update | Delete | TextClause, *key: str):
        self.statement = statement
        self._order = itemgetter(*key)
        self._known: dict[str, tuple[str, tuple[str, ...] | None]] = {}

    def run(self, connection: Connection, *rows: Row) -> None:
        run_together(connection, self._run, rows)

    def run_at_once(self, connection: Connection, row: Row) -> None:
        """Before what the group runs together: for what later pieces, or the statements of this one, build upon."""
        self._run(connection, [row])

    def _run(self, connection: Connection, rows: list[Row]) -> None:
        words, order = self._words(connection)
        rows.sort(key=self._order)
        values = rows if order is None else [tuple(row[name] for name in order) for row in rows]
        connection.exec_driver_sql(words, values if len(values) > 1 else values[0])

    def _words(self, connection: Connection) -> tuple[str, tuple[str, ...] | None]:
        """The text, and for a driver that knows no names the order of the values."""
        dialect = connection.dialect
        if dialect.name not in self._known:
            compiled = self.statement.compile(dialect=dialect)
            order = tuple(compiled.positiontup or ()) if compiled.positional else None
            self._known[dialect.name] = (str(compiled), order)
        return self._known[dialect.name]
