"""Clubs: who belongs to one and as what, its tables, its talk, and its league.

A club has one founder for as long as it has members. To change something at a club, hold the lock of its row.
"""

from __future__ import annotations

import time
from collections import Counter
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, insert, select, update

from kemet.server.auth.tokens import new_id
from kemet.server.gate.clean import looks
from kemet.server.problems import Problem
from kemet.server.store.accounts import LAST_LETTER, folded, lock
from kemet.server.store.friends import blocked_by, named
from kemet.server.store.ratings import places_of
from kemet.server.store.rows import TableRow
from kemet.server.store.schema import accounts, blocks, club_askers, club_lines, club_members, clubs, tables
from kemet.server.store.tables import find_tables

FOUNDER, KEEPER, MEMBER = ROLES = ("founder", "keeper", "member")
MAX_MEMBERS, MAX_ASKERS = 200, 100
#: Clubs that one account belongs to, and those it may have founded.
MAX_CLUBS, MAX_FOUNDED = 20, 3
#: Lines of talk that a club keeps.
MAX_LINES = 300
#: Tables of a club that are listed, and games of one season that count, the newest first.
MAX_TABLES, MAX_GAMES = 50, 1000
PAGE = 50


# --- founding and closing -----------------------------------------------------------------------------------------


def found(connection: Connection, me: int, name: str, about: str, entry: str) -> str:
    """The id of a new club; a Conflict when the name is taken, or one that looks the same."""
    lock(connection, [me])
    _check_room_for(connection, me)
    mine = select(func.count()).where(club_members.c.account == me, club_members.c.role == FOUNDER)
    if connection.execute(mine).scalar_one() >= MAX_FOUNDED:
        raise Problem("not-possible", f"you keep {MAX_FOUNDED} clubs already")
    id, now = new_id(), time.time()
    values = {"id": id, "name": name, "folded": folded(name), "looks": looks(name), "about": about, "entry": entry}
    connection.execute(insert(clubs), values | {"founded": now})
    _add_member(connection, id, me, FOUNDER, now)
    return id


def change(connection: Connection, club: str, me: int, about: str, entry: str) -> None:
    _lock_club(connection, club)
    _must_be(connection, club, me, FOUNDER)
    connection.execute(update(clubs).where(clubs.c.id == club).values(about=about, entry=entry))


def close(connection: Connection, club: str, me: int) -> None:
    """Its founder ends it, with its talk; games that were played there stay, and are nobody's club's."""
    _lock_club(connection, club)
    _must_be(connection, club, me, FOUNDER)
    _end(connection, club)


def _end(connection: Connection, club: str) -> None:
    connection.execute(update(tables).where(tables.c.club == club).values(club=None))
    connection.execute(delete(clubs).where(clubs.c.id == club))


def _lock_club(connection: Connection, club: str) -> Any:
    row = connection.execute(select(clubs).where(clubs.c.id == club).with_for_update()).first()
    if row is None:
        raise Problem("unknown", "there is no such club")
    return row


# --- coming and going ---------------------------------------------------------------------------------------------


def role_of(connection: Connection, club: str, account: int | None) -> str | None:
    mine = select(club_members.c.role).where(club_members.c.club == club, club_members.c.account == account)
    found: str | None = connection.execute(mine).scalar()
    return found


def _must_be(connection: Connection, club: str, me: int, *roles: str) -> str:
    role = role_of(connection, club, me)
    if role not in roles:
        raise Problem("forbidden", f"this is for those who are {' or '.join(roles)} of the club")
    return str(role)


def join(connection: Connection, club: str, me: int) -> None:
    """People who are invited, and all at an open club, are in at once; elsewhere they ask. Twice is once."""
    lock(connection, [me])
    row = _lock_club(connection, club)
    if role_of(connection, club, me) is not None:
        return
    mine = and_(club_askers.c.club == club, club_askers.c.account == me)
    invited: bool | None = connection.execute(select(club_askers.c.invited).where(mine)).scalar()
    if row.entry == "open" or invited:
        connection.execute(delete(club_askers).where(mine))
        _take_in(connection, club, me)
    elif row.entry == "invited":
        raise Problem("not-possible", "this club invites its members")
    elif invited is None:
        _ask(connection, club, me, invited=False)


def leave(connection: Connection, club: str, me: int) -> None:
    """Also for who only asked, or says no to an invitation. The founder's place goes to who has been there longest,
    keepers first; a club without members is no more."""
    _lock_club(connection, club)
    connection.execute(delete(club_askers).where(club_askers.c.club == club, club_askers.c.account == me))
    was = role_of(connection, club, me)
    connection.execute(delete(club_members).where(club_members.c.club == club, club_members.c.account == me))
    if was == FOUNDER:
        _pass_on(connection, club)


def _pass_on(connection: Connection, club: str) -> None:
    left = connection.execute(
        select(club_members.c.account)
        .where(club_members.c.club == club)
        .order_by(club_members.c.role, club_members.c.since, club_members.c.account)  # keepers stand before members
        .limit(1)
    ).scalar()
    if left is None:
        _end(connection, club)
    else:
        _set_role(connection, club, left, FOUNDER)


def leave_all(connection: Connection, me: int) -> None:
    """Before an account goes."""
    mine = select(club_members.c.club).where(club_members.c.account == me).order_by(club_members.c.club)
    for club in connection.execute(mine).scalars().all():
        leave(connection, club, me)


def invite(connection: Connection, club: str, me: int, name: str) -> None:
    """By who keeps the club: they may join at once. One who asked is in."""
    other = named(connection, name)
    lock(connection, [other])
    _lock_club(connection, club)
    _must_be(connection, club, me, FOUNDER, KEEPER)
    if role_of(connection, club, other) is not None:
        return
    if blocked_by(connection, other, me):
        raise Problem("not-possible", "this person takes no invitations from you")
    theirs = and_(club_askers.c.club == club, club_askers.c.account == other)
    invited: bool | None = connection.execute(select(club_askers.c.invited).where(theirs)).scalar()
    if invited is None:
        _ask(connection, club, other, invited=True)
    elif not invited:
        connection.execute(delete(club_askers).where(theirs))
        _take_in(connection, club, other)


def refuse(connection: Connection, club: str, me: int, name: str) -> None:
    """By who keeps the club: somebody who asked, or was invited, is so no more."""
    other = named(connection, name, or_banned=True)
    _lock_club(connection, club)
    _must_be(connection, club, me, FOUNDER, KEEPER)
    connection.execute(delete(club_askers).where(club_askers.c.club == club, club_askers.c.account == other))


def expel(connection: Connection, club: str, me: int, name: str) -> None:
    other = _lower(connection, club, me, name)
    connection.execute(delete(club_members).where(club_members.c.club == club, club_members.c.account == other))


def mute(connection: Connection, club: str, me: int, name: str, muted: bool) -> None:
    """Whether somebody may write in the club's talk."""
    other = _lower(connection, club, me, name)
    this = and_(club_members.c.club == club, club_members.c.account == other)
    connection.execute(update(club_members).where(this).values(muted=muted))


def give_role(connection: Connection, club: str, me: int, name: str, role: str) -> None:
    """By the founder; a new founder takes their place, and they become a keeper."""
    other = _lower(connection, club, me, name, FOUNDER)
    _set_role(connection, club, other, role)
    if role == FOUNDER:
        _set_role(connection, club, me, KEEPER)


def _lower(connection: Connection, club: str, me: int, name: str, *by: str) -> int:
    """A member below me; the founder is above keepers, and these above the others."""
    other = named(connection, name, or_banned=True)
    _lock_club(connection, club)
    mine = _must_be(connection, club, me, *by or (FOUNDER, KEEPER))
    theirs = role_of(connection, club, other)
    if theirs is None or ROLES.index(theirs) <= ROLES.index(mine):
        raise Problem("forbidden", "nobody acts on themselves, nor on who stands as high")
    return other


def _set_role(connection: Connection, club: str, account: int, role: str) -> None:
    this = and_(club_members.c.club == club, club_members.c.account == account)
    connection.execute(update(club_members).where(this).values(role=role))


def _ask(connection: Connection, club: str, account: int, invited: bool) -> None:
    waiting = select(func.count()).where(club_askers.c.club == club)
    mine = select(func.count()).where(club_askers.c.account == account)
    if max(connection.execute(each).scalar_one() for each in (waiting, mine)) >= MAX_ASKERS:
        raise Problem("not-possible", "too many wait there already")
    values = {"club": club, "account": account, "invited": invited, "at": time.time()}
    connection.execute(insert(club_askers), values)


def _take_in(connection: Connection, club: str, account: int) -> None:
    """The caller holds the locks of both."""
    _check_room_for(connection, account)
    count = select(func.count()).where(club_members.c.club == club)
    if connection.execute(count).scalar_one() >= MAX_MEMBERS:
        raise Problem("not-possible", "this club is full")
    _add_member(connection, club, account, MEMBER, time.time())


def _check_room_for(connection: Connection, account: int) -> None:
    mine = select(func.count()).where(club_members.c.account == account)
    if connection.execute(mine).scalar_one() >= MAX_CLUBS:
        raise Problem("not-possible", f"{MAX_CLUBS} clubs are enough; leave one first")


def _add_member(connection: Connection, club: str, account: int, role: str, now: float) -> None:
    values = {"club": club, "account": account, "role": role, "muted": False, "since": now}
    connection.execute(insert(club_members), values)


# --- talk ---------------------------------------------------------------------------------------------------------


def say(connection: Connection, club: str, me: int, words: str) -> None:
    _lock_club(connection, club)
    mine = (
        select(club_members.c.muted, accounts.c.muted.label("by_host"))
        .join(accounts, accounts.c.id == club_members.c.account)
        .where(club_members.c.club == club, club_members.c.account == me)
    )
    member = connection.execute(mine).first()
    if member is None:
        raise Problem("forbidden", "members talk here")
    if member.muted or member.by_host:
        raise Problem("forbidden", "you may not write here")
    last = connection.execute(select(func.max(club_lines.c.number)).where(club_lines.c.club == club)).scalar() or 0
    values = {"club": club, "number": last + 1, "account": me, "at": time.time(), "words": words}
    connection.execute(insert(club_lines), values)
    old = and_(club_lines.c.club == club, club_lines.c.number <= last + 1 - MAX_LINES)
    connection.execute(delete(club_lines).where(old))


def unsay(connection: Connection, club: str, me: int, number: int) -> None:
    """One's own line, or by who keeps the club anybody's."""
    role = _must_be(connection, club, me, *ROLES)
    this = and_(club_lines.c.club == club, club_lines.c.number == number)
    if role == MEMBER:
        this = and_(this, club_lines.c.account == me)
    connection.execute(delete(club_lines).where(this))


def talk(connection: Connection, club: str, me: int) -> list[dict[str, object]]:
    """What members said, but for those whom I blocked, the oldest first."""
    _must_be(connection, club, me, *ROLES)
    unread = select(blocks.c.other).where(blocks.c.account == me)
    rows = connection.execute(
        select(club_lines.c.number, club_lines.c.at, club_lines.c.words, club_lines.c.account, accounts.c.name)
        .join(accounts, accounts.c.id == club_lines.c.account)
        .where(club_lines.c.club == club, club_lines.c.account.not_in(unread))
        .order_by(club_lines.c.number)
    ).all()
    return [
        {"number": row.number, "at": row.at, "text": row.words, "name": row.name, "mine": row.account == me}
        for row in rows
    ]


# --- what one sees ------------------------------------------------------------------------------------------------


def listed_clubs(connection: Connection, beginning: str, after: str) -> list[dict[str, object]]:
    """A page of clubs whose folded name begins so, in the order of their names."""
    size = select(func.count()).where(club_members.c.club == clubs.c.id).scalar_subquery()
    wanted = select(clubs, size.label("members")).where(clubs.c.folded > after)
    if beginning:
        wanted = wanted.where(clubs.c.folded >= beginning, clubs.c.folded < beginning + LAST_LETTER)
    return [_facts(row) for row in connection.execute(wanted.order_by(clubs.c.folded).limit(PAGE))]


def clubs_of(connection: Connection, me: int) -> list[dict[str, object]]:
    """Mine, and those that invite me."""
    belong = clubs.c.id.in_(select(club_members.c.club).where(club_members.c.account == me))
    mine = [each | {"invited": False} for each in _some(connection, belong)]
    return mine + [each | {"invited": True} for each in inviting(connection, me)]


def inviting(connection: Connection, me: int) -> list[dict[str, object]]:
    """The clubs that invite me."""
    asked = select(club_askers.c.club).where(club_askers.c.account == me, club_askers.c.invited)
    return _some(connection, clubs.c.id.in_(asked))


def _some(connection: Connection, which: ColumnElement[bool]) -> list[dict[str, object]]:
    size = select(func.count()).where(club_members.c.club == clubs.c.id).scalar_subquery()
    wanted = select(clubs, size.label("members")).where(which).order_by(clubs.c.folded)
    return [_facts(row) for row in connection.execute(wanted)]


def _facts(row: Row[Any]) -> dict[str, object]:
    return {name: getattr(row, name) for name in ("id", "name", "about", "entry", "founded", "members")}


def club_for(connection: Connection, club: str, me: int | None) -> dict[str, object]:
    """A club as this account sees it: who belongs to it and its tables are for members."""
    size = select(func.count()).where(club_members.c.club == clubs.c.id).scalar_subquery()
    row = connection.execute(select(clubs, size.label("members")).where(clubs.c.id == club)).first()
    if row is None:
        raise Problem("unknown", "there is no such club")
    role = role_of(connection, club, me)
    asked = select(club_askers.c.invited).where(club_askers.c.club == club, club_askers.c.account == me)
    invited: bool | None = connection.execute(asked).scalar()
    standing = role or {None: "stranger", False: "asks", True: "invited"}[invited]
    known: dict[str, object] = {"club": _facts(row), "me": standing, "people": [], "askers": []}
    if role is None:
        return known
    return known | {
        "people": _people(connection, club),
        "askers": _askers(connection, club) if role != MEMBER else [],
    }


def _people(connection: Connection, club: str) -> list[dict[str, object]]:
    rows = connection.execute(
        select(accounts.c.name, club_members.c.role, club_members.c.muted, club_members.c.since)
        .join(accounts, accounts.c.id == club_members.c.account)
        .where(club_members.c.club == club)
    ).all()
    found = [dict(row._mapping) for row in rows]
    return sorted(found, key=lambda each: (ROLES.index(each["role"]), each["name"].casefold()))


def _askers(connection: Connection, club: str) -> list[dict[str, object]]:
    rows = connection.execute(
        select(accounts.c.name, club_askers.c.invited)
        .join(accounts, accounts.c.id == club_askers.c.account)
        .where(club_askers.c.club == club)
        .order_by(club_askers.c.at)
    )
    return [dict(row._mapping) for row in rows]


def tables_of_club(connection: Connection, club: str) -> list[TableRow]:
    """Open and running ones, the newest first."""
    wanted = select(tables.c.id).where(tables.c.club == club, tables.c.status.in_(("open", "running")))
    newest = wanted.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(MAX_TABLES)
    return find_tables(connection, list(connection.execute(newest).scalars()))


# --- the league ---------------------------------------------------------------------------------------------------


def season_of(at: float) -> tuple[float, float]:
    """The calendar quarter (UTC) of this moment: when it begins, and when the next one does.

    >>> [datetime.fromtimestamp(each, UTC).isoformat()[:10] for each in season_of(1_700_000_000)]
    ['2023-10-01', '2024-01-01']
    """
    now = datetime.fromtimestamp(at, UTC)
    first = datetime(now.year, now.month - (now.month - 1) % 3, 1, tzinfo=UTC)
    following = datetime(first.year + first.month // 10, (first.month + 2) % 12 + 1, 1, tzinfo=UTC)
    return first.timestamp(), following.timestamp()


def league_for(connection: Connection, club: str, me: int, at: float) -> dict[str, object]:
    """The league of the season of this moment, for members."""
    _must_be(connection, club, me, *ROLES)
    season = begins, ends = season_of(at)
    older = select(tables.c.id).where(tables.c.club == club, tables.c.status == "over", tables.c.created < begins)
    earlier = connection.execute(older.limit(1)).first() is not None
    return {"begins": begins, "ends": ends, "earlier": earlier, "lines": league(connection, club, season)}


def league(connection: Connection, club: str, season: tuple[float, float]) -> list[dict[str, object]]:
    """Of the games whose tables were opened in this season and that are over, with two people of accounts or more: a
    point for each of them who was beaten, and one for winning. Worked out from the games whenever it is asked for."""
    wanted = select(tables.c.id).where(
        tables.c.club == club, tables.c.created >= season[0], tables.c.created < season[1], tables.c.status == "over"
    )
    ids = list(connection.execute(wanted.order_by(tables.c.created.desc()).limit(MAX_GAMES)).scalars())
    points: Counter[int] = Counter()
    games: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for start in range(0, len(ids), 100):
        for row in find_tables(connection, ids[start : start + 100]):
            people = {
                seat.seat: seat.account for seat in row.seats if seat.kind == "human" and seat.account is not None
            }
            if row.summary["winner"] is None or len(set(people.values())) < 2:
                continue
            places = places_of(row, row.summary)
            for seat, account in people.items():
                beaten = sum(1 for other in people if people[other] != account and places[other] > places[seat])
                points[account] += beaten + (places[seat] == 1)
                games[account] += 1
                won[account] += places[seat] == 1
    names = connection.execute(
        select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(games), ~accounts.c.banned)
    )
    lines = [{"name": name, "points": points[id], "games": games[id], "won": won[id]} for id, name in names.all()]
    return sorted(lines, key=lambda line: (-line["points"], line["games"], line["name"].casefold()))


def everything(connection: Connection, me: int) -> dict[str, list[dict[str, object]]]:
    """What is kept of all this about an account."""
    belongs = connection.execute(
        select(clubs.c.name, club_members.c.role, club_members.c.since)
        .join(club_members, club_members.c.club == clubs.c.id)
        .where(club_members.c.account == me)
    )
    asked = connection.execute(
        select(clubs.c.name, club_askers.c.invited, club_askers.c.at)
        .join(club_askers, club_askers.c.club == clubs.c.id)
        .where(club_askers.c.account == me)
    )
    said = connection.execute(
        select(clubs.c.name, club_lines.c.at, club_lines.c.words)
        .join(club_lines, club_lines.c.club == clubs.c.id)
        .where(club_lines.c.account == me)
    )
    kinds = {"member": belongs, "asked": asked, "said": said}
    return {kind: [dict(row._mapping) for row in rows] for kind, rows in kinds.items()}
