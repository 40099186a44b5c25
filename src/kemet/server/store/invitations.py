"""Invitations to register: each lets one person in, once and for a while."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select

from kemet.server.auth.tokens import hash_of, new_secret
from kemet.server.store.schema import invitations

DAY = 86_400.0
#: Days that one works unless its host says otherwise, and the most they may say.
DAYS, MAX_DAYS = 14, 90
#: Invitations that may be out at once.
MAX_OUT = 500


def make(connection: Connection, days: int = DAYS) -> tuple[str, float] | None:
    """The token of a new one, shown now and never again, and when it expires; None when too many are out."""
    now = time.time()
    connection.execute(delete(invitations).where(invitations.c.expires < now))
    if connection.execute(select(func.count()).select_from(invitations)).scalar_one() >= MAX_OUT:
        return None
    token = new_secret()
    expires = now + days * DAY
    connection.execute(insert(invitations), {"token_hash": hash_of(token), "made": now, "expires": expires})
    return token, expires


def use(connection: Connection, token: str) -> bool:
    """Is it good? Then it is used up."""
    this = (invitations.c.token_hash == hash_of(token)) & (invitations.c.expires > time.time())
    return connection.execute(delete(invitations).where(this)).rowcount == 1


def unused(connection: Connection) -> list[Row[Any]]:
    """Those that still work, the newest first. The beginning of a hash names one and opens nothing."""
    good = select(invitations).where(invitations.c.expires > time.time())
    return list(connection.execute(good.order_by(invitations.c.made.desc())).all())


def withdraw(connection: Connection, id: str) -> bool:
    """By the beginning of its hash; False when there is none."""
    this = invitations.c.token_hash.startswith(id, autoescape=True)
    return connection.execute(delete(invitations).where(this)).rowcount > 0
