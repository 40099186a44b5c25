"""How long games stay. A running game between people is never swept away, however long it rests."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, select, update

from kemet.server.store.rows import table_row
from kemet.server.store.schema import entries, seats, tables

DAY = 86_400.0
#: Tables that go in one sweep: others write in between.
MOST = 200


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


def sweep(connection: Connection, keep: Retention, now: float, spared: set[str]) -> list[str]:
    """Delete what has stayed long enough, but not what somebody looks at; the ids of what is gone."""
    gone: list[str] = []
    is_over, is_running = tables.c.status == "over", tables.c.status == "running"
    with_people = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "human")
    for days, which in (
        (keep.open, tables.c.status == "open"),
        (keep.finished, and_(is_over, with_people)),
        (keep.bots, and_(is_over | is_running, ~with_people)),
    ):
        if days is not None:
            gone += [id for id in _resting(connection, which, now - days * DAY) if id not in spared]
    if keep.abandoned is not None:
        resting = _resting(connection, and_(is_running, with_people), now - keep.abandoned * DAY)
        gone += [id for id in resting if id not in spared and _people(connection, id) <= 1]
    remove(connection, gone)
    return gone


def _resting(connection: Connection, which: ColumnElement[bool], before: float) -> list[str]:
    """Tables of this kind where nothing has happened since."""
    last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    quiet = func.coalesce(last, tables.c.created) < before
    wanted = select(tables.c.id).where(which, tables.c.created < before, quiet).order_by(tables.c.created).limit(MOST)
    return list(connection.execute(wanted).scalars())


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
        connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
