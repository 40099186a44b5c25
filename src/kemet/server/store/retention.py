"""How long games stay. A running game between people is never swept away, however long it rests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, select, update

from kemet.server.store.rows import table_row
from kemet.server.store.schema import entries, seats, tables

DAY = 86_400.0
#: Tables that go at once: others write in between.
AT_ONCE = 20


@dataclass(frozen=True)
class Retention:
    """Days that tables stay after something last happened at them; None is for ever."""

    finished: float | None = None
    #: Running, but at most one person still plays: the others left, resigned or were bots from the start.
    abandoned: float | None = None
    #: Bots alone, running or over.
    bots: float | None = 30.0
    #: Never begun.
    open: float | None = 14.0


def old(connection: Connection, keep: Retention, now: float, among: Sequence[str] | None = None) -> list[str]:
    """The tables that have stayed long enough, of these or of all. Among a million it takes seconds: only read."""
    is_over, is_running = tables.c.status == "over", tables.c.status == "running"
    with_people = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "human")
    found: list[str] = []
    for days, which in (
        (keep.open, tables.c.status == "open"),
        (keep.finished, and_(is_over, with_people)),
        (keep.bots, and_(is_over | is_running, ~with_people)),
    ):
        if days is not None:
            found += _resting(connection, which, now - days * DAY, among)
    if keep.abandoned is not None:
        resting = _resting(connection, and_(is_running, with_people), now - keep.abandoned * DAY, among)
        found += [id for id in resting if _people(connection, id) <= 1]
    return found


def sweep(connection: Connection, keep: Retention, now: float, ids: Sequence[str], spared: set[str]) -> list[str]:
    """Delete those of these tables that are still old, but not what somebody looks at; the ids of what is gone."""
    gone = [id for id in old(connection, keep, now, ids) if id not in spared]
    remove(connection, gone)
    return gone


def _resting(
    connection: Connection, which: ColumnElement[bool], before: float, among: Sequence[str] | None
) -> list[str]:
    """Tables of this kind where nothing has happened since."""
    of_table = select(entries.c.at).where(entries.c.table_id == tables.c.id)
    last = of_table.order_by(entries.c.number.desc()).limit(1).scalar_subquery()
    wanted = select(tables.c.id).where(which, tables.c.created < before, func.coalesce(last, tables.c.created) < before)
    if among is not None:
        wanted = wanted.where(tables.c.id.in_(among))
    return list(connection.execute(wanted.order_by(tables.c.created)).scalars())


def _people(connection: Connection, id: str) -> int:
    """How many people still play here. Games of older releases do not say who left: all of their people count."""
    found = connection.execute(select(tables).where(tables.c.id == id)).one()
    summary = table_row(dict(found._mapping), []).summary
    absent = {*summary.get("away", []), *summary.get("resigned", [])}
    people = select(seats.c.seat).where(seats.c.table_id == id, seats.c.kind == "human")
    return len(set(connection.execute(people).scalars()) - absent)


def remove(connection: Connection, ids: list[str]) -> None:
    """Delete tables with all that happened at them."""
    if ids:
        led_to = and_(tables.c.rematch.is_not(None), tables.c.rematch.in_(ids))
        connection.execute(update(tables).where(led_to).values(rematch=None))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
