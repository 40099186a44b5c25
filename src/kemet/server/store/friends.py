"""Who follows whom, who wants nothing to do with whom, who is online, and invitations by name.

Following needs nobody's leave; both ways two people are friends. What somebody shows to whom is theirs to say.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, func, select, text, update

from kemet.server.gate.clean import NAME, clean
from kemet.server.problems import Problem
from kemet.server.store import calls
from kemet.server.store.accounts import folded, lock
from kemet.server.store.rows import TableRow
from kemet.server.store.schema import accounts, blocks, club_members, follows, seat_invitations, seats, tables
from kemet.server.store.tables import find_tables

MAX_FOLLOWED, MAX_BLOCKED = 200, 500
#: Followers that are named, the newest first.
MAX_FOLLOWERS = 50
#: Tables that are named for one person.
MAX_TABLES = 3
#: Invitations by one person that stand, those to one person, and how many of these by people they do not follow.
MAX_SENT, MAX_STANDING, MAX_FROM_STRANGERS = 20, 50, 20
#: Those who were here this many seconds ago are online.
ONLINE = 180.0


def named(connection: Connection, name: str, or_banned: bool = False) -> int:
    """The account of this name, or a Problem. To be rid of somebody, a banned one counts too."""
    wanted = select(accounts.c.id).where(accounts.c.folded == folded(clean(name, NAME)))
    found: int | None = connection.execute(wanted if or_banned else wanted.where(~accounts.c.banned)).scalar()
    if found is None:
        raise Problem("unknown", "there is nobody of this name")
    return found


def _somebody_else(connection: Connection, me: int, name: str) -> int:
    """The same, but for oneself; nobody changes anything between the two meanwhile."""
    other = named(connection, name)
    if other == me:
        raise Problem("not-possible", "this is your own name")
    lock(connection, (me, other))
    return other


# --- following and blocking ---------------------------------------------------------------------------------------


def follow(connection: Connection, me: int, name: str) -> None:
    other = _somebody_else(connection, me, name)
    if _is_blocked(connection, me, other):
        raise Problem("not-possible", "one of you has blocked the other")
    _add(connection, follows, me, other, MAX_FOLLOWED)


def unfollow(connection: Connection, me: int, name: str) -> None:
    _remove(connection, follows, me, named(connection, name, or_banned=True))


def block(connection: Connection, me: int, name: str) -> None:
    """They follow each other no more, and no invitation of one to the other stands."""
    other = _somebody_else(connection, me, name)
    _add(connection, blocks, me, other, MAX_BLOCKED)
    for one, two in ((me, other), (other, me)):
        _remove(connection, follows, one, two)
        connection.execute(
            delete(seat_invitations).where(seat_invitations.c.account == one, seat_invitations.c.inviter == two)
        )


def unblock(connection: Connection, me: int, name: str) -> None:
    _remove(connection, blocks, me, named(connection, name, or_banned=True))


def _add(connection: Connection, table: Table, me: int, other: int, most: int) -> None:
    """Twice is once. The caller holds the lock of `me`."""
    count = connection.execute(select(func.count()).where(table.c.account == me, table.c.other != other)).scalar_one()
    if count >= most:
        raise Problem("not-possible", f"{most} people are enough; remove one first")
    words = f"INSERT INTO {table.name} (account, other, at) VALUES (:account, :other, :at) ON CONFLICT DO NOTHING"
    connection.execute(text(words), {"account": me, "other": other, "at": time.time()})


def _remove(connection: Connection, table: Table, me: int, other: int) -> None:
    connection.execute(delete(table).where(table.c.account == me, table.c.other == other))


def _is_blocked(connection: Connection, one: int, two: int) -> bool:
    return blocked_by(connection, one, two) or blocked_by(connection, two, one)


def blocked_by(connection: Connection, account: int, other: int) -> bool:
    """Has the account blocked the other?"""
    known = select(blocks.c.at).where(blocks.c.account == account, blocks.c.other == other)
    return connection.execute(known).first() is not None


def follows_whom(connection: Connection, account: int, other: int) -> bool:
    known = select(follows.c.at).where(follows.c.account == account, follows.c.other == other)
    return connection.execute(known).first() is not None


# --- being online -------------------------------------------------------------------------------------------------


def note_online(connection: Connection, some: Iterable[int], now: float) -> None:
    """They are here now. Nothing is kept of those who show it to nobody."""
    wanted = and_(accounts.c.id.in_(sorted(some)), accounts.c.online_to != "nobody")
    connection.execute(update(accounts).where(wanted).values(online_at=now))


def go_offline(connection: Connection, account: int) -> None:
    connection.execute(update(accounts).where(accounts.c.id == account).values(online_at=None))


def settings_of(connection: Connection, me: int) -> dict[str, str]:
    known = select(accounts.c.online_to, accounts.c.invites_from).where(accounts.c.id == me)
    return dict(connection.execute(known).one()._mapping)


def set_settings(connection: Connection, me: int, online_to: str, invites_from: str) -> None:
    wanted = {"online_to": online_to, "invites_from": invites_from}
    connection.execute(update(accounts).where(accounts.c.id == me).values(**wanted))
    if online_to == "nobody":
        go_offline(connection, me)


# --- what one sees ------------------------------------------------------------------------------------------------


def friends_of(connection: Connection, me: int, now: float) -> dict[str, object]:
    """Those I follow, those online first; who follows me and I do not; whom I blocked; what I show."""
    followed = connection.execute(
        select(accounts.c.id, accounts.c.name, accounts.c.online_at, accounts.c.online_to)
        .join(follows, follows.c.other == accounts.c.id)
        .where(follows.c.account == me, ~accounts.c.banned)
    ).all()
    back = select(follows.c.account).where(follows.c.other == me, follows.c.account.in_([row.id for row in followed]))
    mutual = set(connection.execute(back).scalars())
    online = {
        row.id
        for row in followed
        if row.online_at is not None
        and row.online_at > now - ONLINE
        and (row.online_to == "followers" or (row.online_to == "friends" and row.id in mutual))
    }
    where = _public_tables(connection, online)
    following = [
        {"name": row.name, "friend": row.id in mutual, "online": row.id in online, "tables": where.get(row.id, [])}
        for row in followed
    ]
    following.sort(key=lambda each: (not each["online"], not each["friend"], str(each["name"]).casefold()))
    return {
        "following": following,
        "followers": _followers(connection, me),
        "blocked": _names(connection, blocks, me),
        **settings_of(connection, me),
    }


def _followers(connection: Connection, me: int) -> list[str]:
    mine = select(follows.c.other).where(follows.c.account == me)
    wanted = (
        select(accounts.c.name)
        .join(follows, follows.c.account == accounts.c.id)
        .where(follows.c.other == me, follows.c.account.not_in(mine), ~accounts.c.banned)
        .order_by(follows.c.at.desc())
        .limit(MAX_FOLLOWERS)
    )
    return list(connection.execute(wanted).scalars())


def _names(connection: Connection, table: Table, me: int) -> list[str]:
    wanted = select(accounts.c.name).join(table, table.c.other == accounts.c.id).where(table.c.account == me)
    return list(connection.execute(wanted.order_by(accounts.c.folded)).scalars())


def _public_tables(connection: Connection, people: set[int]) -> dict[int, list[dict[str, object]]]:
    """The newest public tables at which these people sit, open or running."""
    wanted = (
        select(seats.c.account, seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.account.in_(people), tables.c.public, tables.c.status.in_(("open", "running")))
        .order_by(tables.c.created.desc())
        .limit(MAX_TABLES * MAX_FOLLOWED)
    )
    at: dict[int, list[str]] = {}
    for account, table in connection.execute(wanted) if people else ():
        mine = at.setdefault(account, [])
        if len(mine) < MAX_TABLES and table not in mine:
            mine.append(table)
    rows = {row.id: row for row in find_tables(connection, list({id for ids in at.values() for id in ids}))}
    return {account: [_where(rows[id]) for id in ids if id in rows] for account, ids in at.items()}


def _where(row: TableRow) -> dict[str, object]:
    names = [seat.name for seat in row.seats if seat.name]
    return {"table": row.id, "name": row.name, "names": names, "status": row.status}


# --- invitations --------------------------------------------------------------------------------------------------


def invite(connection: Connection, table: str, me: int, name: str, now: float) -> None:
    """Somebody is invited to a table that waits for players. Followers of the inviter are called, too."""
    other = _somebody_else(connection, me, name)
    of_mine = and_(
        seat_invitations.c.inviter == me,
        seat_invitations.c.table_id.in_(select(tables.c.id).where(tables.c.status != "open")),
    )
    connection.execute(delete(seat_invitations).where(of_mine))
    if not _may_sit_at(connection, table, other):
        raise Problem("not-possible", "this table is for the members of its club")
    knows_me = follows_whom(connection, other, me)
    wishes = settings_of(connection, other)["invites_from"]
    if wishes == "nobody" or (wishes == "followed" and not knows_me) or _is_blocked(connection, me, other):
        raise Problem("not-possible", "this person takes no invitations from you")
    if _count(connection, seat_invitations.c.inviter == me) >= MAX_SENT:
        raise Problem("not-possible", f"{MAX_SENT} invitations of yours stand; wait for answers")
    most = MAX_STANDING if knows_me else MAX_FROM_STRANGERS
    if _count(connection, and_(seat_invitations.c.account == other, calls.stands())) >= most:
        raise Problem("not-possible", "this person has too many invitations")
    words = (
        "INSERT INTO seat_invitations (table_id, account, inviter, at, declined) "
        "VALUES (:table, :account, :inviter, :at, :declined) ON CONFLICT DO NOTHING"
    )
    values = {"table": table, "account": other, "inviter": me, "at": now, "declined": False}
    if connection.execute(text(words), values).rowcount == 1 and knows_me:
        calls.ask_invited(connection, table, other, now)


def _may_sit_at(connection: Connection, table: str, account: int) -> bool:
    """At a club's table its members sit."""
    club = connection.execute(select(tables.c.club).where(tables.c.id == table)).scalar()
    member = select(club_members.c.role).where(club_members.c.club == club, club_members.c.account == account)
    return club is None or connection.execute(member).first() is not None


def _count(connection: Connection, which: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(seat_invitations).where(which)).scalar_one())


def invited_to(connection: Connection, table: str, me: int) -> list[str]:
    """Whom I invited to this table."""
    wanted = select(accounts.c.name).join(seat_invitations, seat_invitations.c.account == accounts.c.id)
    mine = wanted.where(seat_invitations.c.table_id == table, seat_invitations.c.inviter == me).order_by(
        seat_invitations.c.at
    )
    return list(connection.execute(mine).scalars())


def invitations_of(connection: Connection, me: int) -> list[tuple[str, float, TableRow]]:
    """Those that stand, the newest first: by whom, when, to which table."""
    wanted = (
        select(seat_invitations.c.table_id, seat_invitations.c.at, accounts.c.name)
        .join(accounts, accounts.c.id == seat_invitations.c.inviter)
        .where(seat_invitations.c.account == me, calls.stands())
        .order_by(seat_invitations.c.at.desc())
        .limit(MAX_STANDING)
    )
    found = connection.execute(wanted).all()
    rows = {row.id: row for row in find_tables(connection, [row.table_id for row in found])}
    return [(row.name, row.at, rows[row.table_id]) for row in found if row.table_id in rows]


def decline(connection: Connection, table: str, me: int) -> None:
    mine = and_(seat_invitations.c.table_id == table, seat_invitations.c.account == me)
    connection.execute(update(seat_invitations).where(mine).values(declined=True))


def everything(connection: Connection, me: int) -> dict[str, object]:
    """What is kept of all this about an account."""
    sent = select(seat_invitations.c.table_id, seat_invitations.c.at, accounts.c.name)
    to = sent.join(accounts, accounts.c.id == seat_invitations.c.account).where(seat_invitations.c.inviter == me)
    by = sent.join(accounts, accounts.c.id == seat_invitations.c.inviter).where(seat_invitations.c.account == me)
    return {
        "follows": _names(connection, follows, me),
        "blocked": _names(connection, blocks, me),
        "invited": [{"name": row.name, "table": row.table_id, "at": row.at} for row in connection.execute(to)],
        "invited_by": [{"name": row.name, "table": row.table_id, "at": row.at} for row in connection.execute(by)],
        "online_at": connection.execute(select(accounts.c.online_at).where(accounts.c.id == me)).scalar(),
        **settings_of(connection, me),
    }
