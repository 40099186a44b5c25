"""Mail addresses of accounts, and the links that are sent there."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, func, insert, select, update

from kemet.server.auth.tokens import hash_of
from kemet.server.store.accounts import change_keys, close_sessions
from kemet.server.store.schema import accounts, callings, mail_links

CONFIRM, RECOVER = "confirm", "recover"
#: Seconds for which a link works.
LASTS = {CONFIRM: 86_400.0, RECOVER: 3600.0}
#: Accounts that share an address and are told apart in one letter each.
MAX_SHARED = 5


def add_link(connection: Connection, account: int, purpose: str, mail: str, token: str) -> None:
    """A new link; the older ones for the same purpose work no more."""
    now = time.time()
    old = (mail_links.c.account == account) & (mail_links.c.purpose == purpose)
    connection.execute(delete(mail_links).where(old | (mail_links.c.expires < now)))
    values = {"token_hash": hash_of(token), "account": account, "purpose": purpose, "mail": mail}
    connection.execute(insert(mail_links), values | {"expires": now + LASTS[purpose]})


def use_link(connection: Connection, token: str, purpose: str) -> tuple[int, str] | None:
    """The account and the address of a link; it works once."""
    this = (mail_links.c.token_hash == hash_of(token)) & (mail_links.c.purpose == purpose)
    found = connection.execute(
        select(mail_links.c.account, mail_links.c.mail).where(this, mail_links.c.expires > time.time())
    ).first()
    if found is None or connection.execute(delete(mail_links).where(this)).rowcount != 1:
        return None
    return found.account, found.mail


def set_mail(connection: Connection, account: int, mail: str | None) -> None:
    """Another address, or none: then nobody is called there, and old links are worth nothing."""
    connection.execute(update(accounts).where(accounts.c.id == account).values(mail=mail))
    connection.execute(delete(mail_links).where(mail_links.c.account == account))
    if mail is None:
        connection.execute(delete(callings).where(callings.c.account == account, callings.c.kind == "mail"))


def accounts_at(connection: Connection, mail: str) -> list[tuple[int, str]]:
    """Accounts whose confirmed address this is."""
    same = func.lower(accounts.c.mail) == mail.lower()
    found = select(accounts.c.id, accounts.c.name).where(same).order_by(accounts.c.id)
    return [(row.id, row.name) for row in connection.execute(found.limit(MAX_SHARED))]


def recover(connection: Connection, token: str, password_hash: str) -> int | None:
    """A new password by a link that was mailed; every session ends. A second factor stays: the link is one factor."""
    used = use_link(connection, token, RECOVER)
    if used is None:
        return None
    account, mail = used
    same = (accounts.c.id == account) & (func.lower(accounts.c.mail) == mail.lower())
    if connection.execute(update(accounts).where(same).values(password_hash=password_hash)).rowcount != 1:
        return None
    close_sessions(connection, account)
    change_keys(connection, account)
    return account


def name_by_link(connection: Connection, token: str, purpose: str) -> str | None:
    """Whose link this is, without using it."""
    wanted = (
        select(accounts.c.name)
        .join(mail_links, mail_links.c.account == accounts.c.id)
        .where(mail_links.c.token_hash == hash_of(token), mail_links.c.purpose == purpose)
        .where(mail_links.c.expires > time.time())
    )
    found: str | None = connection.execute(wanted).scalar()
    return found
