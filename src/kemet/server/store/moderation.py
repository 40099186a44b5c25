"""What a host does about people: out, silent, or under another name."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, case, select, update

from kemet.server.gate.clean import looks
from kemet.server.store import accounts as store
from kemet.server.store.ratings import show_ratings
from kemet.server.store.schema import accounts, seats

#: What a host sees of an account.
SHOWN = tuple(accounts.c[name] for name in ("id", "name", "created", "banned", "muted", "host", "totp"))


def find(connection: Connection, part: str, most: int) -> list[Row[Any]]:
    """Accounts whose name holds this, oldest first."""
    named = select(*SHOWN).where(accounts.c.folded.contains(store.folded(part), autoescape=True))
    return list(connection.execute(named.order_by(accounts.c.id).limit(most)).all())


def ban(connection: Connection, account: int) -> None:
    """Nobody logs in to this account any more; its sessions end, the keys of its seats change, no list shows it."""
    _set(connection, account, banned=True, listed=None)
    show_ratings(connection, account, False)
    store.close_sessions(connection, account)
    store.change_keys(connection, account)


def unban(connection: Connection, account: int) -> None:
    _set(connection, account, banned=False)
    _list_as_before(connection, account)


def mute(connection: Connection, account: int, muted: bool) -> None:
    """Whether the seats of this account may write at tables."""
    _set(connection, account, muted=muted)


def rename(connection: Connection, account: int, name: str) -> None:
    """Another name for the account and its seats at tables."""
    _set(connection, account, name=name, folded=store.folded(name), looks=looks(name))
    connection.execute(update(seats).where(seats.c.account == account).values(name=name))
    _list_as_before(connection, account)


def promote(connection: Connection, account: int, is_host: bool) -> None:
    """Whether this account sees the page of the hosts."""
    _set(connection, account, host=is_host)


def _list_as_before(connection: Connection, account: int) -> None:
    """In the lists again, if its owner wants that."""
    wanted = accounts.c.open_profile & ~accounts.c.banned
    row = update(accounts).where(accounts.c.id == account).values(listed=case((wanted, accounts.c.folded)))
    is_listed = connection.execute(row.returning(accounts.c.listed)).scalar() is not None
    show_ratings(connection, account, is_listed)


def _set(connection: Connection, account: int, **values: Any) -> None:
    connection.execute(update(accounts).where(accounts.c.id == account).values(**values))
