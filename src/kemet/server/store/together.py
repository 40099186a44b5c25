"""Statements that pieces of work share: where several pieces are stored as a group, those of one kind are run together
at the end of it. A hundred choices are then two messages to the database, and not two hundred."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection

Run = Callable[[Connection, list[Any]], None]


class RunTogether:
    """What a group has gathered so far."""

    def __init__(self) -> None:
        self._gathered: dict[Run, list[Any]] = {}

    def gather(self, run: Run, items: Sequence[Any]) -> None:
        self._gathered.setdefault(run, []).extend(items)

    def run(self, connection: Connection) -> None:
        for run, items in self._gathered.items():
            run(connection, items)


def run_together(connection: Connection, run: Run, items: Sequence[Any]) -> None:
    """At the end of the group that this connection stores, or at once where there is none. Nothing that the piece does
    afterwards may depend on it."""
    group = connection.get_execution_options().get("together")
    if group is None:
        run(connection, list(items))
    else:
        group.gather(run, items)
