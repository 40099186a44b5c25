"""The end of an account, in the order in which it leaves others what is theirs."""

from __future__ import annotations

from sqlalchemy import Connection

from kemet.server.store import accounts, clubs


def remove(connection: Connection, account: int) -> None:
    """Its clubs go on with another founder; all that is its own goes with it."""
    clubs.leave_all(connection, account)
    accounts.remove(connection, account)
