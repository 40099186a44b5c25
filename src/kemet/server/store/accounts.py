"""Accounts and sessions: a name, a slow hash of the password, and seats that belong to it."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from kemet.server.auth.tokens import hash_of, new_secret
from kemet.server.gate.clean import NAME, clean, looks
from kemet.server.problems import Problem
from kemet.server.store.schema import FOLDED, accounts, contest_entrants, contests, mail_links, seats, sessions, tables

SESSION = 90 * 86_400.0
#: Sessions of one account; a new one ends the one that was used least lately.
MAX_SESSIONS = 30
#: How exactly it is kept when a session was last used, in seconds.
SEEN = 3600.0
#: Behind every letter that a name may have.
LAST_LETTER = "\U0010ffff"
OWN = (
    accounts.c.id,
    accounts.c.name,
    accounts.c.password_hash,
    accounts.c.totp,
    accounts.c.totp_step,
    accounts.c.host,
)


@dataclass(frozen=True)
class Account:
    id: int
    name: str
    password_hash: str
    totp: str | None = None  # the secret of the second factor
    totp_step: int = 0
    host: bool = False  # of this server: reads reports and acts on them
    session: str = ""  # hash of the token by which it was found
    until: float = 0.0  # when that session expires
    seen: float = 0.0  # when that session was last used, to the hour


def folded(name: str) -> str:
    """By this a name is found: case and compatibility forms do not count."""
    return unicodedata.normalize("NFKC", name).casefold()


def new_name(given: str) -> str:
    """A name for an account or a club as it will be kept; a Problem when it has too few letters, or too many."""
    name = clean(given, NAME)
    if len(name) < 2:
        raise Problem("malformed", "a name has at least two letters")
    if len(folded(name)) > FOLDED:  # some signs stand for many letters
        raise Problem("malformed", "this name is too long")
    return name


def add(connection: Connection, name: str, password_hash: str) -> int:
    """A Conflict when the name is taken, or one that looks the same."""
    values = {"name": name, "folded": folded(name), "password_hash": password_hash, "created": time.time()}
    values["looks"] = looks(name)
    key = connection.execute(insert(accounts), values).inserted_primary_key
    assert key is not None
    return int(key[0])


def by_name(connection: Connection, name: str) -> Account | None:
    row = connection.execute(select(*OWN).where(accounts.c.folded == folded(name))).first()
    return Account(*row) if row else None


def is_banned(connection: Connection, account: int) -> bool:
    return bool(connection.execute(select(accounts.c.banned).where(accounts.c.id == account)).scalar())


def is_muted(connection: Connection, account: int) -> bool:
    return bool(connection.execute(select(accounts.c.muted).where(accounts.c.id == account)).scalar())


def lock(connection: Connection, some: Iterable[int]) -> None:
    """Others who change something between these people wait. Everybody locks in the same order. (In SQLite there is one
    writer.)"""
    locked = select(accounts.c.id).where(accounts.c.id.in_(list(some))).order_by(accounts.c.id).with_for_update()
    connection.execute(locked).all()


def remove(connection: Connection, account: int) -> None:
    """The account is gone, and with it every key to its seats."""
    connection.execute(update(seats).where(seats.c.account == account).values(account=None, secret_hash=None))
    connection.execute(delete(sessions).where(sessions.c.account == account))
    _leave_contests(connection, account)
    connection.execute(delete(accounts).where(accounts.c.id == account))


def _leave_contests(connection: Connection, account: int) -> None:
    """Its places are free, and what it founded and did not start is gone. In tournaments that have begun nobody knows
    any more who it was."""
    still_open = select(contests.c.id).where(contests.c.status == "open")
    mine = contest_entrants.c.account == account
    connection.execute(delete(contest_entrants).where(mine, contest_entrants.c.contest.in_(still_open)))
    connection.execute(delete(contests).where(contests.c.founder == account, contests.c.status == "open"))


def change_keys(connection: Connection, account: int) -> None:
    """The secrets of its seats that browsers keep are worth nothing any more: the account alone opens them."""
    for own in seats_of(connection, account):
        this, fresh = (seats.c.table_id == own.table_id) & (seats.c.seat == own.seat), hash_of(new_secret())
        connection.execute(update(seats).where(this).values(secret_hash=fresh))
        if own.rematch is not None and own.secret_hash is not None:  # nor do they claim a seat there
            claimed = (seats.c.table_id == own.rematch) & (seats.c.claim_hash == own.secret_hash)
            connection.execute(update(seats).where(claimed).values(claim_hash=fresh))


def seats_of(connection: Connection, account: int) -> list[Any]:
    """All its seats, each with its table, the hash of its key and the table of the rematch."""
    known = select(seats.c.table_id, seats.c.seat, seats.c.secret_hash, tables.c.rematch)
    own = known.join(tables, tables.c.id == seats.c.table_id).where(seats.c.account == account)
    return list(connection.execute(own).all())


def set_password(connection: Connection, account: int, password_hash: str, keep: str) -> None:
    """All sessions but one end, and links that were mailed for a forgotten password are worth nothing."""
    connection.execute(update(accounts).where(accounts.c.id == account).values(password_hash=password_hash))
    connection.execute(delete(sessions).where(sessions.c.account == account, sessions.c.token_hash != keep))
    connection.execute(delete(mail_links).where(mail_links.c.account == account, mail_links.c.purpose == "recover"))
    change_keys(connection, account)


@dataclass(frozen=True)
class StoredSession:
    """A session as its owner sees it. The name is a part of a hash: it opens nothing."""

    session: str  # hash of the token
    device: str
    opened: float
    seen: float

    @property
    def id(self) -> str:
        return self.session[:16]


def sessions_of(connection: Connection, account: int) -> list[StoredSession]:
    """The last used first."""
    known = select(sessions.c.token_hash, sessions.c.device, sessions.c.opened, sessions.c.seen)
    mine = known.where(sessions.c.account == account, sessions.c.expires > time.time())
    return [StoredSession(*row) for row in connection.execute(mine.order_by(sessions.c.seen.desc(), sessions.c.opened))]


def open_session(connection: Connection, account: int, token: str, device: str = "") -> None:
    now = time.time()
    connection.execute(delete(sessions).where(sessions.c.expires < now))
    for old in sessions_of(connection, account)[MAX_SESSIONS - 1 :]:
        close_session(connection, old.session)
    values = {"token_hash": hash_of(token), "account": account, "expires": now + SESSION}
    connection.execute(insert(sessions), values | {"opened": now, "seen": now, "device": device})


def close_session(connection: Connection, session: str) -> None:
    """By the hash of its token."""
    connection.execute(delete(sessions).where(sessions.c.token_hash == session))


def close_sessions(connection: Connection, account: int, keep: str = "") -> None:
    """All but one, or all."""
    connection.execute(delete(sessions).where(sessions.c.account == account, sessions.c.token_hash != keep))


def of_session(connection: Connection, token: str) -> Account | None:
    now, session = time.time(), hash_of(token)
    wanted = (
        select(*OWN, sessions.c.token_hash, sessions.c.expires, sessions.c.seen)
        .join(sessions, sessions.c.account == accounts.c.id)
        .where(sessions.c.token_hash == session, sessions.c.expires > now, ~accounts.c.banned)
    )
    row = connection.execute(wanted).first()
    return Account(*row) if row else None


def touch(connection: Connection, session: str) -> None:
    """It was used just now."""
    connection.execute(update(sessions).where(sessions.c.token_hash == session).values(seen=time.time()))


def valid_sessions(connection: Connection, wanted: Iterable[str]) -> set[str]:
    """Those of these sessions (hashes of tokens) that have not ended."""
    some = select(sessions.c.token_hash).where(
        sessions.c.token_hash.in_(list(wanted)), sessions.c.expires > time.time()
    )
    return set(connection.execute(some).scalars())
