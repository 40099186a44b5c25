"""A statement that is run at every choice: put into the words of the database once, then run without being built again.

SQLAlchemy's own way from a statement to the driver costs four times what SQLite needs to carry it out.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Insert, Update

Row = dict[str, Any]


class Prepared:
    """Values go to the driver as they are: numbers, texts and None only."""

    def __init__(self, statement: Insert | Update):
        self.statement = statement
        self._known: dict[str, tuple[str, tuple[str, ...] | None]] = {}

    def run(self, connection: Connection, *rows: Row) -> None:
        words, order = self._words(connection)
        values = list(rows) if order is None else [tuple(row[name] for name in order) for row in rows]
        connection.exec_driver_sql(words, values if len(values) > 1 else values[0])

    def _words(self, connection: Connection) -> tuple[str, tuple[str, ...] | None]:
        """The text, and for a driver that knows no names the order of the values."""
        dialect = connection.dialect
        if dialect.name not in self._known:
            compiled = self.statement.compile(dialect=dialect)
            order = tuple(compiled.positiontup or ()) if compiled.positional else None
            self._known[dialect.name] = (str(compiled), order)
        return self._known[dialect.name]
