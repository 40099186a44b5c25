"""One game out of a database and into another: for bug reports, and for people who move to another host.

Of a file only what was agreed and what happened is believed, in its right form; the rest is worked out by playing it.
"""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Connection, select

from kemet.errors import KemetError
from kemet.server.admin.finding import the_table
from kemet.server.admin.opening import AdminProblem, check_form, opened, snapshot
from kemet.server.admin.replaying import match_of
from kemet.server.admin.rows import rows_of_one
from kemet.server.admin.writing import RowsFile, write_rows
from kemet.server.shapes.stored import StoredEntry, StoredSeat, StoredTable
from kemet.server.store import tables as work
from kemet.server.store.form import form_of
from kemet.server.store.rows import Entry, Row, SeatRow, TableRow
from kemet.server.store.schema import tables
from kemet.server.table.summary import absent_after, wake_time, whole_summary

PARTS = ("tables", "seats", "entries")
#: Columns of a table that are not believed: what the entries lead to, and what only its own host could know.
FOLLOWS = ("status", "summary", "fingerprint", "wake_at", "rated", "rematch", "club")


def export(url: str, id: str, path: Path) -> str:
    """Write one game to a file; its whole id."""
    with snapshot(url) as connection:
        row = the_table(connection, id)
        write_rows(path, str(form_of(connection)), "one game", rows_of_one(connection, row.id))
        return row.id


def record(url: str, id: str) -> str:
    """The game as a record, with its seed: for people who may know everything."""
    with snapshot(url) as connection:
        row = the_table(connection, id)
        game = match_of(row, work.entries_after(connection, row.id, 0)).game
    if game is None:
        raise AdminProblem("this game has not begun; there is nothing to record")
    return game.record()


def take_in(path: Path, url: str) -> str:
    """Add the game of a file; its id. Its seats keep their secrets, and belong to no account."""
    file = RowsFile(path)
    if file.holds != "one game":
        raise AdminProblem(f"{path} is a backup of everything; `kemet admin restore` takes it in")
    row, entries = _read(file)
    with opened(url) as database:
        with database.engine.connect() as connection:
            check_form(connection)
            if file.form != form_of(connection):
                raise AdminProblem(f"{path} was exported by another release: export it again with this one")
        played = _played(row, entries)
        database.run_now(lambda connection: _add(connection, played, entries))
    return row.id


def _played(row: TableRow, entries: list[Entry]) -> TableRow:
    """The row with all that follows from its entries."""
    try:
        match = match_of(row, entries)
    except KemetError as error:
        raise AdminProblem(f"this game does not fit this release: {error}") from None
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError, RecursionError):
        raise AdminProblem("this game does not fit this release, or was changed") from None
    if len(row.seats) != match.players or [seat.seat for seat in row.seats] != list(range(match.players)):
        raise AdminProblem(f"this game has {match.players} seats, the file others")
    if any(seat.kind == "open" for seat in row.seats) and match.game is not None:
        raise AdminProblem("this game has begun, and a seat is open")
    return replace(
        row,
        status=match.status,
        summary=whole_summary(match.game, match.ended, absent_after(match, [])),
        fingerprint=match.game.fingerprint() if match.game is not None else None,
        wake_at=wake_time(match, match.game, [], time.time()),
    )


def _add(connection: Connection, row: TableRow, entries: list[Entry]) -> None:
    known = select(tables.c.id).where(tables.c.id == row.id)
    if connection.execute(known).first() is not None:
        raise AdminProblem("this game is in the database already")
    work.add_table(connection, row)
    if entries:
        work.append(connection, row.id, entries, row.status, row.summary, row.fingerprint, row.wake_at)


def _read(file: RowsFile) -> tuple[TableRow, list[Entry]]:
    found = {part.table: [dict(zip(part.columns, row, strict=True)) for row in part.rows] for part in file.parts()}
    if tuple(found) != PARTS or len(found["tables"]) != 1:
        raise AdminProblem(f"{file.path} does not hold one game")
    agreed = {name: value for name, value in found["tables"][0].items() if name not in FOLLOWS}
    try:
        table = StoredTable(**agreed | {name: json.loads(agreed[name]) for name in ("setup", "clock")})
        seats = [StoredSeat(**_without(seat, "table_id", "account", "muted")) for seat in found["seats"]]
        entries = [StoredEntry(**_without(entry, "table_id")) for entry in found["entries"]]
    except (TypeError, KeyError, ValueError, RecursionError):
        raise AdminProblem(f"{file.path} was exported by another release, or was changed") from None
    rows = tuple(SeatRow(**seat.model_dump()) for seat in seats)
    row = TableRow(**table.model_dump(), status="open", seats=rows)  # its people have no accounts here: never rated
    return row, [Entry(**entry.model_dump()) for entry in entries]


def _without(row: Row, *names: str) -> Row:
    return {name: value for name, value in row.items() if name not in names}
