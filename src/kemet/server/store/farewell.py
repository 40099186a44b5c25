"""The end of an account, in the order in which it leaves others what is theirs."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, select, update

from kemet.server.store import accounts, clubs, people
from kemet.server.store.schema import reports, seats
from kemet.server.store.tables import unfinished_of

#: A table and a seat there.
Place = tuple[str, int]


def remove(connection: Connection, account: int, erases: bool) -> tuple[list[Place], list[str]]:
    """Its clubs go on with another founder; all that is its own goes with it. The seats of games that are not over,
    to which nobody has a key from now on, and the tables that look otherwise now."""
    accounts.lock(connection, [account])
    clubs.leave_all(connection, account)
    rows = accounts.seats_of(connection, account)
    going_on = {row.id for row in unfinished_of(connection, account)}
    changed = people.erase(connection, account) if erases else []
    for row in rows:
        if row.rematch and row.secret_hash and _give_claim_up(connection, row.rematch, row.secret_hash):
            changed.append(row.rematch)
        if erases:
            _forget_guest(connection, row.table_id, row.seat)
    accounts.remove(connection, account)
    return [(row.table_id, row.seat) for row in rows if row.table_id in going_on], changed


def _give_claim_up(connection: Connection, rematch: str, secret_hash: str) -> bool:
    """A seat of a rematch that was kept for somebody is open to all."""
    kept = and_(seats.c.table_id == rematch, seats.c.claim_hash == secret_hash, seats.c.kind == "open")
    return connection.execute(update(seats).where(kept).values(claim_hash=None, name="")).rowcount > 0


def _forget_guest(connection: Connection, table: str, seat: int) -> None:
    """From the time before this seat belonged to an account: what it reported goes, what was reported about it stays
    without a name."""
    here = reports.c.table_id == table
    connection.execute(delete(reports).where(here, reports.c.reporter_seat == seat, reports.c.reporter.is_(None)))
    god = select(seats.c.god).where(seats.c.table_id == table, seats.c.seat == seat).scalar_subquery()
    about = update(reports).where(here, reports.c.seat == seat, reports.c.reported.is_(None))
    connection.execute(about.values(name=god))
