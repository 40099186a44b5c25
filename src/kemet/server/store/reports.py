"""What players report about each other, for the hosts: a queue with a bound for each person, and for all."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update

from kemet.server.store.schema import accounts, entries, reports, seats

DAY = 86_400.0
#: Reports that one person may send in a day.
A_DAY = 10
#: Reports that wait at once. More than this nobody reads.
MAX_OPEN = 2000
#: Days that a report stays after it was closed, and in any case.
KEPT_CLOSED, KEPT = 90, 365
PAGE = 50


@dataclass(frozen=True)
class StoredReport:
    """Somebody at a seat, perhaps for one line of talk, or an account by its profile."""

    reason: str
    words: str
    name: str
    reported: int | None = None
    table_id: str | None = None
    seat: int | None = None
    entry: int | None = None
    reporter: int | None = None
    reporter_seat: int | None = None
    reporter_name: str = ""


def add(connection: Connection, report: StoredReport) -> bool:
    """False when this person has reported enough today, or too many wait. The same once more adds nothing."""
    values = asdict(report)
    matter = ("reported", "table_id", "seat", "entry", "reporter", "reporter_seat")
    if report.reporter is not None or report.reporter_seat is not None:
        same = and_(
            *(reports.c[name].is_not_distinct_from(values[name]) for name in matter), reports.c.closed.is_(None)
        )
        if connection.execute(select(reports.c.id).where(same)).first() is not None:
            return True
    if _sent_today(connection, report) >= A_DAY or count_open(connection) >= MAX_OPEN:
        return False
    connection.execute(insert(reports), values | {"at": time.time()})
    return True


def _sent_today(connection: Connection, report: StoredReport) -> int:
    """By this account, or by this guest's seat. Guests without a seat are counted by their address elsewhere."""
    if report.reporter is not None:
        own = reports.c.reporter == report.reporter
    elif report.reporter_seat is not None:
        own = (reports.c.table_id == report.table_id) & (reports.c.reporter_seat == report.reporter_seat)
    else:
        return 0
    return _count(connection, own & (reports.c.at > time.time() - DAY))


def count_open(connection: Connection) -> int:
    return _count(connection, reports.c.closed.is_(None))


def _count(connection: Connection, which: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(reports).where(which)).scalar_one())


def page(connection: Connection, is_closed: bool, before: int | None = None, most: int = PAGE) -> list[Row[Any]]:
    """The newest first, each with the line it is about and what the reported account, or guest's seat, is now."""
    line = (entries.c.table_id == reports.c.table_id) & (entries.c.number == reports.c.entry)
    wanted = (
        select(reports, entries.c.note.label("line"), accounts.c.name.label("account"))
        .add_columns(accounts.c.banned, func.coalesce(accounts.c.muted, seats.c.muted).label("muted"))
        .outerjoin(entries, line)
        .outerjoin(accounts, accounts.c.id == reports.c.reported)
        .outerjoin(seats, (seats.c.table_id == reports.c.table_id) & (seats.c.seat == reports.c.seat))
        .where(reports.c.closed.is_not(None) if is_closed else reports.c.closed.is_(None))
    )
    if before is not None:
        wanted = wanted.where(reports.c.id < before)
    return list(connection.execute(wanted.order_by(reports.c.id.desc()).limit(most)).all())


def close(connection: Connection, report: int, is_closed: bool) -> bool:
    """False when there is no such report."""
    at = time.time() if is_closed else None
    return connection.execute(update(reports).where(reports.c.id == report).values(closed=at)).rowcount == 1


def line_at(connection: Connection, table: str, seat: int, at: float) -> int | None:
    """The entry of what a seat wrote at that moment, if it still stands there."""
    said = (entries.c.table_id == table) & (entries.c.seat == seat) & (entries.c.kind == "chat") & (entries.c.at == at)
    found: int | None = connection.execute(select(entries.c.number).where(said, entries.c.note != "")).scalar()
    return found


def by_account(connection: Connection, account: int) -> list[Row[Any]]:
    """What this account has reported, the oldest first."""
    return list(connection.execute(select(reports).where(reports.c.reporter == account).order_by(reports.c.id)).all())


def forget_old(connection: Connection) -> None:
    now = time.time()
    old = (reports.c.closed < now - KEPT_CLOSED * DAY) | (reports.c.at < now - KEPT * DAY)
    connection.execute(delete(reports).where(old))
