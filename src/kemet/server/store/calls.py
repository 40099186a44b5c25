"""Who wants to be called, and the queue of calls. Each function is one piece of work for `Database.run`.

A call stays in the queue after it was sent, until its person looks at the table: so there is never a second one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, exists, insert, select, text, update

from kemet.server.auth.tokens import new_id
from kemet.server.store.prepared import Prepared
from kemet.server.store.rights import Right
from kemet.server.store.schema import accounts, callings, calls, host_keys, seat_invitations, seats, tables

#: Places at which one seat, or one account, can be called.
MAX_CALLS = 10
#: Turns, invitations and rounds of a tournament wait, each by a word of its own: an older release leaves alone what it
#: does not know.
QUEUED = WAITING, INVITED, ROUND = "waiting", "invited", "round"
SENT, GIVEN_UP = "sent", "given up"
#: In place of a seat, in the queue: an invitation to one.
NO_SEAT = -1
#: Messages in a row that did not arrive; then nobody is called there any more.
MAX_FAILURES = 20


@dataclass(frozen=True)
class Owner:
    """Whose calls: those of one seat, or those of all seats of an account."""

    account: int | None = None
    table: str | None = None
    seat: int | None = None
    secret_hash: str | None = None

    @classmethod
    def of_seat(cls, table: str, right: Right) -> Owner:
        return cls(right.account, table, right.seat, right.secret_hash)

    @property
    def is_mine(self) -> ColumnElement[bool]:
        if self.table is None:
            return and_(callings.c.account == self.account, callings.c.table_id.is_(None))
        by = callings.c.secret_hash == self.secret_hash if self.secret_hash else callings.c.account == self.account
        return and_(callings.c.table_id == self.table, callings.c.seat == self.seat, by)


@dataclass(frozen=True)
class StoredHabits:
    """When somebody wants to be called."""

    language: str = "en"
    zone: str = ""
    quiet_from: int | None = None
    quiet_until: int | None = None
    digest: int = 0


@dataclass(frozen=True)
class StoredCalling:
    """A place at which somebody wants to be called."""

    id: str
    account: int | None
    table_id: str | None
    seat: int | None
    secret_hash: str | None
    kind: str
    address: str
    language: str
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    digest: int
    created: float
    called: float
    failures: int


COLUMNS = [callings.c[name] for name in StoredCalling.__dataclass_fields__]


@dataclass(frozen=True)
class Call:
    """One call that is due: it is somebody's turn at this table, they are invited to it, or it is theirs in a round."""

    table: str
    name: str
    players: tuple[str, ...]
    seat: int
    tries: int
    wanted: bool  # it is still this seat's turn, and the seat is still theirs; or the invitation stands
    state: str = WAITING
    invited_by: str = ""


# --- places -------------------------------------------------------------------------------------------------------


def callings_of(connection: Connection, owner: Owner) -> list[StoredCalling]:
    mine = select(*COLUMNS).where(owner.is_mine).order_by(callings.c.created, callings.c.id)
    return [StoredCalling(*row) for row in connection.execute(mine)]


def add_calling(
    connection: Connection, owner: Owner, kind: str, address: str, habits: StoredHabits, now: float
) -> str | None:
    """A new place, in the stead of the same one; None when there are too many."""
    connection.execute(delete(callings).where(owner.is_mine, callings.c.kind == kind, callings.c.address == address))
    if len(callings_of(connection, owner)) >= MAX_CALLS:
        return None
    whose = {"account": owner.account, "table_id": owner.table, "seat": owner.seat, "secret_hash": owner.secret_hash}
    id = new_id()
    values = {"id": id, "kind": kind, "address": address, "created": now}
    connection.execute(insert(callings), values | whose | asdict(habits))
    return id


def set_habits(connection: Connection, owner: Owner, calling: str, habits: StoredHabits) -> bool:
    changed = update(callings).where(owner.is_mine, callings.c.id == calling).values(**asdict(habits))
    return connection.execute(changed).rowcount == 1


def remove_calling(connection: Connection, calling: str, owner: Owner | None = None) -> bool:
    """By its owner, or by anybody with a link from one of its emails."""
    mine = callings.c.id == calling if owner is None else and_(owner.is_mine, callings.c.id == calling)
    return connection.execute(delete(callings).where(mine)).rowcount == 1


# --- asking and looking -------------------------------------------------------------------------------------------


def ask(connection: Connection, table: str, asked: Iterable[int], due: float, state: str = WAITING) -> None:
    """The turn of these seats, or a round begins there: those who want it are called, unless they were called and have
    not looked since."""
    ASK.run(connection, *({"table": table, "seat": seat, "due": due, "state": state} for seat in asked))


#: At the places of the seat, if it is still theirs who asked to be called there, and at those of its account.
ASK = Prepared(
    text("""
    INSERT INTO calls (calling, table_id, seat, state, due, tries)
    SELECT callings.id, seats.table_id, seats.seat, CAST(:state AS VARCHAR), CAST(:due AS FLOAT), 0
    FROM seats JOIN callings ON callings.table_id = seats.table_id AND callings.seat = seats.seat AND (
        callings.secret_hash = seats.secret_hash
        OR callings.secret_hash IS NULL AND callings.account = seats.account)
    WHERE seats.table_id = :table AND seats.seat = :seat AND seats.kind = 'human'
    UNION
    SELECT callings.id, seats.table_id, seats.seat, CAST(:state AS VARCHAR), CAST(:due AS FLOAT), 0
    FROM seats JOIN callings ON callings.account = seats.account AND callings.table_id IS NULL
    WHERE seats.table_id = :table AND seats.seat = :seat AND seats.kind = 'human'
    ON CONFLICT (calling, table_id, seat) DO NOTHING
"""),
    "table", "seat",
)  # fmt: skip


def ask_invited(connection: Connection, table: str, account: int, due: float) -> None:
    """Somebody is invited to this table: their account is called, once."""
    connection.execute(ASK_INVITED, {"table": table, "account": account, "state": INVITED, "due": due, "seat": NO_SEAT})


ASK_INVITED = text("""
    INSERT INTO calls (calling, table_id, seat, state, due, tries)
    SELECT id, :table, :seat, :state, CAST(:due AS FLOAT), 0
    FROM callings WHERE account = :account AND table_id IS NULL
    ON CONFLICT (calling, table_id, seat) DO NOTHING
""")


def looked(connection: Connection, table: str, seat: int) -> None:
    """They have seen the table: what waits is not sent, and the next turn is called again."""
    LOOKED.run_at_once(connection, {"its_id": table, "its_seat": seat})


LOOKED = Prepared(
    delete(calls).where(calls.c.table_id == bindparam("its_id"), calls.c.seat == bindparam("its_seat")),
    "its_id", "its_seat",
)  # fmt: skip


# --- sending ------------------------------------------------------------------------------------------------------


def claim(connection: Connection, now: float, until: float, most: int) -> list[StoredCalling]:
    """Places with calls that are due. Nobody else sends to them until this is released or the time is over."""
    due = exists().where(calls.c.calling == callings.c.id, calls.c.state.in_(QUEUED), calls.c.due <= now)
    free = select(callings.c.id).where(callings.c.claimed_until < now, due).limit(most)
    token = new_id()
    wanted = list(connection.execute(free.with_for_update(skip_locked=True)).scalars())
    if not wanted:
        return []
    mine = and_(callings.c.id.in_(wanted), callings.c.claimed_until < now)
    connection.execute(update(callings).where(mine).values(claim=token, claimed_until=until))
    return [StoredCalling(*row) for row in connection.execute(select(*COLUMNS).where(callings.c.claim == token))]


def due_calls(connection: Connection, calling: StoredCalling, now: float) -> list[Call]:
    """What one message tells, and whether each of it is still so."""
    rows = connection.execute(
        select(calls.c.table_id, calls.c.seat, calls.c.tries, calls.c.state, tables.c.name, tables.c.status,
               tables.c.summary, _still_theirs(calling).label("theirs"))
        .join(tables, tables.c.id == calls.c.table_id)
        .join(seats, and_(seats.c.table_id == calls.c.table_id, seats.c.seat == calls.c.seat))
        .where(calls.c.calling == calling.id, calls.c.state.in_((WAITING, ROUND)), calls.c.due <= now)
        .order_by(calls.c.due, calls.c.table_id)
    ).all()  # fmt: skip
    names = _names(connection, [row.table_id for row in rows])
    turns = [
        Call(row.table_id, row.name, names[row.table_id], row.seat, row.tries,
             bool(row.theirs) and row.status == "running" and _is_news(row), row.state)
        for row in rows
    ]  # fmt: skip
    return turns + _due_invitations(connection, calling, now)


def _due_invitations(connection: Connection, calling: StoredCalling, now: float) -> list[Call]:
    mine = and_(
        seat_invitations.c.table_id == calls.c.table_id, seat_invitations.c.account == calling.account, stands()
    )
    rows = connection.execute(
        select(calls.c.table_id, calls.c.tries, tables.c.name, accounts.c.name.label("inviter"))
        .join(tables, tables.c.id == calls.c.table_id)
        .outerjoin(seat_invitations, mine)
        .outerjoin(accounts, accounts.c.id == seat_invitations.c.inviter)
        .where(calls.c.calling == calling.id, calls.c.state == INVITED, calls.c.due <= now)
        .order_by(calls.c.due, calls.c.table_id)
    ).all()
    names = _names(connection, [row.table_id for row in rows])
    return [
        Call(
            row.table_id,
            row.name,
            names[row.table_id],
            NO_SEAT,
            row.tries,
            row.inviter is not None,
            INVITED,
            row.inviter or "",
        )
        for row in rows
    ]


def stands() -> ColumnElement[bool]:
    """An invitation that was not declined, to a table with an open seat, where they do not sit yet."""
    its, free, own = tables.alias(), seats.alias(), seats.alias()  # none of which is meant by who asks
    table, account = seat_invitations.c.table_id, seat_invitations.c.account
    return and_(
        ~seat_invitations.c.declined,
        exists().where(its.c.id == table, its.c.status == "open"),
        exists().where(free.c.table_id == table, free.c.kind == "open", free.c.claim_hash.is_(None)),
        ~exists().where(own.c.table_id == table, own.c.account == account),
    )


def _still_theirs(calling: StoredCalling) -> ColumnElement[bool]:
    if calling.secret_hash is not None:
        return and_(seats.c.kind == "human", seats.c.secret_hash == calling.secret_hash)
    return and_(seats.c.kind == "human", seats.c.account.is_not(None), seats.c.account == calling.account)


def _is_news(row: Any) -> bool:
    """Does the table wait for them? A round is news to everybody who plays in it."""
    known = json.loads(row.summary)
    is_asked = row.state == ROUND or row.seat in known["waiting"]
    return is_asked and row.seat not in {*known.get("away", []), *known.get("resigned", [])}


def _names(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = dict.fromkeys(ids, ())
    for table, name in connection.execute(
        select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    ):
        found[table] += (name,)
    return found


def _these(calling: StoredCalling, which: Sequence[Call]) -> list[Any]:
    return [
        and_(calls.c.calling == calling.id, calls.c.table_id == each.table, calls.c.seat == each.seat) for each in which
    ]


def drop(connection: Connection, calling: StoredCalling, which: Sequence[Call]) -> None:
    """It is not their turn any more."""
    for this in _these(calling, which):
        connection.execute(delete(calls).where(this))


def put_off(connection: Connection, calling: StoredCalling, which: Sequence[Call], due: float) -> None:
    """Not now: they sleep, or had a message lately."""
    for this in _these(calling, which):
        connection.execute(update(calls).where(this).values(due=due))
    release(connection, calling)


def was_sent(connection: Connection, calling: StoredCalling, which: Sequence[Call], now: float) -> None:
    for this in _these(calling, which):
        connection.execute(update(calls).where(this).values(state=SENT))
    connection.execute(update(callings).where(callings.c.id == calling.id).values(called=now, failures=0))
    release(connection, calling)


def was_not_sent(
    connection: Connection,
    calling: StoredCalling,
    which: Sequence[Call],
    waits: Sequence[float],
    now: float,
    least: float,
) -> None:
    """Try again later, a limited number of times; a place where nothing ever arrives is forgotten."""
    if calling.failures + 1 >= MAX_FAILURES:
        remove_calling(connection, calling.id)
        return
    for call, this in zip(which, _these(calling, which), strict=True):
        again = call.tries < len(waits)
        values = {"tries": call.tries + 1, "state": call.state if again else GIVEN_UP}
        due = {"due": now + max(least, waits[call.tries])} if again else {}
        connection.execute(update(calls).where(this).values(**values, **due))
    connection.execute(update(callings).where(callings.c.id == calling.id).values(failures=calling.failures + 1))
    release(connection, calling)


def release(connection: Connection, calling: StoredCalling) -> None:
    connection.execute(update(callings).where(callings.c.id == calling.id).values(claim="", claimed_until=0.0))


def mail_of(connection: Connection, account: int | None) -> str | None:
    found: str | None = connection.execute(select(accounts.c.mail).where(accounts.c.id == account)).scalar()
    return found


def host_key(connection: Connection, name: str, new: str) -> str:
    """A key of this server; the first process to ask makes it."""
    add = text("INSERT INTO host_keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
    connection.execute(add, {"name": name, "value": new})
    return str(connection.execute(select(host_keys.c.value).where(host_keys.c.name == name)).scalar_one())
