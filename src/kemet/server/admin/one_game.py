"""One game out of a database and into another: for bug reports, and for people who move to another host."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

from kemet.server.admin.finding import the_table
from kemet.server.admin.opening import AdminProblem, check_form, opened, snapshot
from kemet.server.admin.replaying import match_of, replay_one
from kemet.server.admin.rows import rows_of_one
from kemet.server.admin.writing import RowsFile, write_rows
from kemet.server.store import tables as work
from kemet.server.store.form import form_of
from kemet.server.store.rows import Entry, SeatRow, TableRow, table_row

PARTS = ("tables", "seats", "entries")


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
        wrong = replay_one(row, entries).disagreements
        if wrong:
            raise AdminProblem(f"this game does not fit this release: {wrong[0]}")
        database.run_now(lambda connection: _add(connection, row, entries))
    return row.id


def _add(connection: Connection, row: TableRow, entries: list[Entry]) -> None:
    if work.find_table(connection, row.id) is not None:
        raise AdminProblem("this game is in the database already")
    work.add_table(connection, row)
    if entries:
        work.append(connection, row.id, entries, row.status, row.summary, row.fingerprint, row.wake_at)


def _read(file: RowsFile) -> tuple[TableRow, list[Entry]]:
    found = {part.table: [dict(zip(part.columns, row, strict=True)) for row in part.rows] for part in file.parts()}
    if tuple(found) != PARTS or len(found["tables"]) != 1:
        raise AdminProblem(f"{file.path} does not hold one game")
    for each in (*found["seats"], *found["entries"]):
        each.pop("table_id", None)
    try:
        seats = [SeatRow(**seat | {"account": None}) for seat in found["seats"]]
        entries = [Entry(**entry) for entry in found["entries"]]
        return table_row(found["tables"][0], seats), entries
    except (TypeError, KeyError, ValueError):
        raise AdminProblem(f"{file.path} was exported by another release, or was changed") from None
