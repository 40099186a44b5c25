"""Tables, seats and entries: what is asked of the database. Each function is one piece of work for `Database.run`."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Select, TextClause, and_, bindparam, func, insert, literal, or_, select, text, update

from kemet.server.store.accounts import valid_sessions
from kemet.server.store.database import Conflict
from kemet.server.store.prepared import Prepared
from kemet.server.store.rights import Right
from kemet.server.store.rows import Entry, Row, SeatRow, Summary, TableRow, row_values, table_row
from kemet.server.store.schema import LISTED, entries, heartbeat, seats, tables

log = logging.getLogger("kemet.tables")
ADD_ENTRY = Prepared(insert(entries), "table_id", "number")
SET_FACTS = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("its_id"))
    .values(
        status=bindparam("its_status"),
        summary=bindparam("facts"),
        fingerprint=bindparam("print"),
        wake_at=bindparam("wake"),
    ),
    "its_id",
)
PAGE = 50
#: Seconds for which a table that waits for players stands in the lobby. Then its host is gone; its link still works.
LISTED_FOR = 86_400.0
MINE = 100


def add_table(connection: Connection, row: TableRow) -> None:
    connection.execute(insert(tables), row_values(row))
    connection.execute(insert(seats), [{"table_id": row.id, **asdict(seat)} for seat in row.seats])


def find_table(connection: Connection, table: str) -> TableRow | None:
    found = find_tables(connection, [table])
    return found[0] if found else None


def find_tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Tables in the order of their ids; those that are not there are left out."""
    if not ids:
        return []
    rows = {row.id: dict(row._mapping) for row in connection.execute(select(tables).where(tables.c.id.in_(ids)))}
    taken: dict[str, list[SeatRow]] = {table: [] for table in rows}
    for row in connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        values = dict(row._mapping)
        taken[values.pop("table_id")].append(SeatRow(**values))
    found = (_readable(rows[table], taken[table]) for table in dict.fromkeys(ids) if table in rows)
    return [row for row in found if row is not None]


def _readable(values: Row, seats: list[SeatRow]) -> TableRow | None:
    """One row that somebody spoiled must not take a whole list with it: it counts as not there."""
    try:
        return table_row(values, seats)
    except (TypeError, ValueError, RecursionError):
        log.error("a stored table cannot be read")
        return None


def public_tables(connection: Connection, before: tuple[float, str] | None) -> list[TableRow]:
    """Open and running public tables, newest first."""
    page = public_page(connection.dialect.name, before)
    return find_tables(connection, list(connection.execute(page).scalars()))


def public_page(dialect: str, before: tuple[float, str] | None) -> TextClause:
    """In plain words: SQLite must be told to read the index in its order, or it finds the two states by another one
    and sorts all that it finds."""
    hint = " INDEXED BY tables_listed" if dialect == "sqlite" else ""
    after = " AND created <= :created AND (created < :created OR id < :id)" if before is not None else ""
    fresh = " AND (status = 'running' OR created > :since)"
    words = text(
        f"SELECT id FROM tables{hint} WHERE {LISTED}{fresh}{after} ORDER BY created DESC, id DESC LIMIT {PAGE}"
    )
    words = words.bindparams(since=time.time() - LISTED_FOR)
    return words if before is None else words.bindparams(created=before[0], id=before[1])


def tables_of(connection: Connection, account: int, before: tuple[float, str] | None) -> list[TableRow]:
    """Tables where this account has a seat, newest first."""
    own = select(seats.c.table_id).where(seats.c.account == account)
    wanted = _newest_first(select(tables.c.id).where(tables.c.id.in_(own)), before).limit(MINE)
    return find_tables(connection, list(connection.execute(wanted).scalars()))


def unfinished_of(connection: Connection, account: int) -> list[TableRow]:
    """All open and running tables where this account has a seat."""
    own = select(seats.c.table_id).where(seats.c.account == account)
    wanted = select(tables.c.id).where(tables.c.id.in_(own), tables.c.status != "over").order_by(tables.c.created)
    ids = list(connection.execute(wanted).scalars())
    return [row for start in range(0, len(ids), MINE) for row in find_tables(connection, ids[start : start + MINE])]


def _newest_first(wanted: Select[Any], before: tuple[float, str] | None) -> Select[Any]:
    if before is not None:
        created, table = before
        wanted = wanted.where(tables.c.created <= created)  # what the index can look for
        wanted = wanted.where(or_(tables.c.created < created, and_(tables.c.created == created, tables.c.id < table)))
    return wanted.order_by(tables.c.created.desc(), tables.c.id.desc())


def tables_to_wake(connection: Connection, until: float) -> list[str]:
    """Running tables where something has to happen by itself soon."""
    wanted = select(tables.c.id).where(tables.c.status == "running", tables.c.wake_at <= until)
    return list(connection.execute(wanted.order_by(tables.c.wake_at).limit(1000)).scalars())


def pause_clocks(connection: Connection, gap: int, now: float) -> None:
    """At every running table whose clocks count, an entry says that they stood still for this many seconds."""
    timed = and_(tables.c.status == "running", tables.c.clock.not_like('%"none"%'))
    last = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    said = {"kind": "pause", "seat": -1, "code": gap, "made_by": "server", "note": "", "at": now}
    rows = select(tables.c.id, last + 1, *map(literal, said.values())).where(timed)
    connection.execute(insert(entries).from_select(["table_id", "number", *said], rows))
    connection.execute(update(tables).where(timed).values(wake_at=tables.c.wake_at + gap))


def entries_after(connection: Connection, table: str, number: int) -> list[Entry]:
    columns = [column for column in entries.c if column.name != "table_id"]
    wanted = select(*columns).where(entries.c.table_id == table, entries.c.number > number).order_by(entries.c.number)
    return [Entry(*row) for row in connection.execute(wanted)]


def table_and_entries(connection: Connection, table: str, number: int) -> tuple[TableRow | None, list[Entry]]:
    """A table and its entries after `number`. The row is read last: it must not be older than the entries, or a game
    would begin with seats as they were before."""
    entries_now = entries_after(connection, table, number)
    return find_table(connection, table), entries_now


def still_holds(connection: Connection, table: str, right: Right) -> bool:
    """Does the database agree that this right lasts? It may have been ended a moment ago, in another process too."""
    if connection.dialect.name == "sqlite" and right.session is None:
        return True  # one process, which knows who sits where
    seat = connection.execute(
        select(seats.c.kind, seats.c.secret_hash, seats.c.account).where(
            seats.c.table_id == table, seats.c.seat == right.seat
        )
    ).first()
    if seat is None or seat.kind != "human":
        return False
    if right.secret_hash is not None:
        return bool(seat.secret_hash == right.secret_hash)
    return seat.account == right.account and bool(valid_sessions(connection, [right.session or ""]))


def lock_full_table(connection: Connection, table: str) -> None:
    """Before the start: nobody may leave or join meanwhile, and every seat is taken; else a Conflict."""
    _lock_open_table(connection, table)
    empty = select(seats.c.seat).where(seats.c.table_id == table, seats.c.kind == "open")
    if connection.execute(empty).first() is not None:
        raise Conflict("a seat is open again")


def _lock_open_table(connection: Connection, table: str) -> None:
    """Seats change hands only before the start; the row is locked so that a start cannot come in between."""
    status = connection.execute(select(tables.c.status).where(tables.c.id == table).with_for_update()).scalar()
    if status != "open":
        raise Conflict("the game has begun")


def append(
    connection: Connection,
    table: str,
    new: Iterable[Entry],
    status: str,
    summary: Summary,
    fingerprint: str | None,
    wake_at: float | None,
) -> None:
    """Add entries, all or none; a Conflict when one of the numbers or messages is there already."""
    rows = [{"table_id": table} | {name: getattr(entry, name) for name in Entry.__slots__} for entry in new]
    ADD_ENTRY.run(connection, *rows)
    facts = json.dumps(summary, separators=(",", ":"))
    values = {"its_id": table, "its_status": status, "facts": facts, "print": fingerprint, "wake": wake_at}
    SET_FACTS.run(connection, values)


def set_wake_time(connection: Connection, table: str, wake_at: float | None) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(wake_at=wake_at))


def change_seat(connection: Connection, table: str, before: SeatRow, after: SeatRow) -> None:
    """Put a seat row in place of another; a Conflict when it is no longer as it was."""
    if before.kind != after.kind:
        _lock_open_table(connection, table)
    same = and_(
        seats.c.table_id == table,
        seats.c.seat == before.seat,
        seats.c.kind == before.kind,
        seats.c.secret_hash.is_(None) if before.secret_hash is None else seats.c.secret_hash == before.secret_hash,
        seats.c.account.is_(None) if before.account is None else seats.c.account == before.account,
    )
    changed = connection.execute(update(seats).where(same).values(**asdict(after)))
    if changed.rowcount != 1:
        raise Conflict("the seat was taken by somebody else")
    if before.kind == "human" and after.secret_hash != before.secret_hash:
        _forget_owner(connection, table, before.seat)


def _forget_owner(connection: Connection, table: str, seat: int) -> None:
    """Those who leave before the game begins take along what they said and ordered: the next one must not stand under
    it, nor find the ids of messages used up."""
    theirs = update(entries).where(entries.c.table_id == table, entries.c.seat == seat)
    connection.execute(theirs.values(message=None))
    connection.execute(theirs.where(entries.c.kind == "chat").values(note=""))
    connection.execute(theirs.where(entries.c.kind == "orders").values(note="{}"))


def set_rematch(connection: Connection, table: str, rematch: TableRow) -> None:
    """Make the table of the rematch and point to it; a Conflict when there is one already."""
    add_table(connection, rematch)
    changed = connection.execute(
        update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=rematch.id)
    )
    if changed.rowcount != 1:
        raise Conflict("there is a rematch already")


def seat_before_rematch(connection: Connection, table: str, account: int) -> int | None:
    """The seat that this account had at the game of which this table is the rematch."""
    before = select(seats.c.seat).join(tables, tables.c.id == seats.c.table_id)
    mine = before.where(tables.c.rematch == table, seats.c.account == account).order_by(seats.c.seat)
    found: int | None = connection.execute(mine).scalar()
    return found


def still_there(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Those of these tables that were not deleted."""
    return set(connection.execute(select(tables.c.id).where(tables.c.id.in_(ids))).scalars())


def still_listed(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Those of these tables that stand in the lobby."""
    return list(connection.execute(select(tables.c.id).where(tables.c.id.in_(ids), LISTED)).scalars())


def beat(connection: Connection, now: float) -> None:
    """Both databases know this form; two processes may start at once on an empty one."""
    upsert = "INSERT INTO heartbeat (id, at) VALUES (1, :now) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
    connection.execute(text(upsert), {"now": now})


def last_beat(connection: Connection) -> float | None:
    found = connection.execute(select(heartbeat.c.at).where(heartbeat.c.id == 1)).scalar()
    return None if found is None else float(found)


def time_since_beat(connection: Connection, now: float) -> float:
    """Beat, and how long no server had; of several that start together only one learns it."""
    last = last_beat(connection)
    if last is None:
        beat(connection, now)
        return 0.0
    same = and_(heartbeat.c.id == 1, heartbeat.c.at == last)
    was_first = connection.execute(update(heartbeat).where(same).values(at=now)).rowcount == 1
    return max(0.0, now - last) if was_first else 0.0
