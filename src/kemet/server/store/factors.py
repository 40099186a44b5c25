"""The second factor of an account, and its codes for a lost telephone."""

from __future__ import annotations

import json

from sqlalchemy import Connection, select, update

from kemet.server.auth.tokens import hash_of
from kemet.server.store.schema import accounts


def propose(connection: Connection, account: int, secret: str) -> None:
    """A secret that counts once a code of it was shown."""
    connection.execute(update(accounts).where(accounts.c.id == account).values(totp_new=secret))


def proposed(connection: Connection, account: int) -> str | None:
    found: str | None = connection.execute(select(accounts.c.totp_new).where(accounts.c.id == account)).scalar()
    return found


def confirm(connection: Connection, account: int, secret: str, step: int, recovery_codes: list[str]) -> None:
    hashes = json.dumps([hash_of(code) for code in recovery_codes])
    values = {"totp": secret, "totp_new": None, "totp_step": step, "recovery": hashes}
    connection.execute(update(accounts).where(accounts.c.id == account).values(**values))


def remove(connection: Connection, account: int) -> None:
    values = {"totp": None, "totp_new": None, "totp_step": 0, "recovery": ""}
    connection.execute(update(accounts).where(accounts.c.id == account).values(**values))


def use_step(connection: Connection, account: int, step: int) -> bool:
    """Was this step still unused? It is used now."""
    unused = update(accounts).where(accounts.c.id == account, accounts.c.totp_step < step)
    return connection.execute(unused.values(totp_step=step)).rowcount == 1


def use_recovery_code(connection: Connection, account: int, code: str) -> bool:
    stored = connection.execute(select(accounts.c.recovery).where(accounts.c.id == account)).scalar() or "[]"
    hashes = json.loads(stored)
    if hash_of(code) not in hashes:
        return False
    left = json.dumps([each for each in hashes if each != hash_of(code)])
    same = update(accounts).where(accounts.c.id == account, accounts.c.recovery == stored)
    return connection.execute(same.values(recovery=left)).rowcount == 1
