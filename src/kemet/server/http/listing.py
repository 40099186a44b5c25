"""Tables as they stand in lists, without loading their games."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable
from functools import partial

from pydantic import BaseModel, ValidationError

from kemet.server.auth.tokens import is_id
from kemet.server.live.hub import Hub
from kemet.server.live.live_table import LiveTable
from kemet.server.live.table_info import table_info
from kemet.server.problems import Problem
from kemet.server.shapes.tables import TableInfo
from kemet.server.store.rows import TableRow

log = logging.getLogger("kemet.lists")


def all_listed(hub: Hub, rows: list[TableRow]) -> list[dict[str, object]]:
    """The infos of tables."""
    return sound((partial(listed, hub.tables.get(row.id), row) for row in rows), TableInfo)


def sound(lines: Iterable[Callable[[], dict[str, object]]], shape: type[BaseModel]) -> list[dict[str, object]]:
    """The lines of a list. One that makes no sense is left out: the others are still to be found."""
    found = []
    for make in lines:
        try:
            line = make()
            shape.model_validate(line)
        except (ValidationError, KeyError, TypeError, ValueError, AttributeError):
            log.error("a stored table cannot be listed")
            continue
        found.append(line)
    return found


def listed(live: LiveTable | None, row: TableRow) -> dict[str, object]:
    """The info of a table."""
    if live is not None:
        return live.info()
    seats: list[dict[str, object]] = [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "god": seat.god.lower(),
            "bot": seat.bot,
            "connected": False,
            "away": seat.seat in row.summary.get("away", []),
            "resigned": seat.seat in row.summary.get("resigned", []),
            "host": seat.host,
        }
        for seat in row.seats
    ]
    return table_info(row, row.summary, row.status, seats, 0)


def page_after(row: TableRow) -> str:
    """What names the place in a list after this table."""
    return f"{row.created!r}~{row.id}"


def place(before: str | None) -> tuple[float, str] | None:
    """The same, read."""
    if before is None:
        return None
    created, _, table = before.partition("~")
    if not re.fullmatch(r"\d{1,12}(\.\d{1,9})?", created) or not is_id(table):
        raise Problem("malformed", "`before` is the `next` of another page")
    return float(created), table
