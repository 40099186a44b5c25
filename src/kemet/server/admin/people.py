"""People and their accounts, for a host: find, ban, mute, rename, let in again, delete with everything they wrote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import Connection

from kemet.server.admin import changing
from kemet.server.admin.opening import AdminProblem, check_form, opened, snapshot
from kemet.server.auth.tokens import new_id
from kemet.server.problems import Problem
from kemet.server.store import accounts as store
from kemet.server.store import farewell, moderation, retention
from kemet.server.store import tables as work
from kemet.server.store.database import Conflict


def find(url: str, part: str, most: int) -> list[Any]:
    """Accounts whose name holds this, oldest first; the last time each was seen is added."""
    with snapshot(url) as connection:
        check_form(connection)
        rows = moderation.find(connection, part, most)
        seen = {id: max((each.seen for each in store.sessions_of(connection, id)), default=None) for id, *_ in rows}
        return [(row, seen[row.id]) for row in rows]


def ban(url: str, name: str) -> str:
    """Nobody logs in to this account any more."""
    return _change(url, name, lambda connection, account: moderation.ban(connection, account.id))


def unban(url: str, name: str) -> str:
    return _change(url, name, lambda connection, account: moderation.unban(connection, account.id))


def mute(url: str, name: str, muted: bool) -> str:
    """Whether the seats of this account may write at tables."""
    return _change(url, name, lambda connection, account: moderation.mute(connection, account.id, muted))


def promote(url: str, name: str, is_host: bool) -> str:
    """Whether this account sees the page of the hosts."""
    return _change(url, name, lambda connection, account: moderation.promote(connection, account.id, is_host))


def rename(url: str, name: str, new: str) -> str:
    """Another name for the account and its seats at tables."""
    try:
        wanted = store.new_name(new)
    except Problem as problem:
        raise AdminProblem(problem.reason) from None

    def work(connection: Connection, account: store.Account) -> None:
        changing.refuse_unheard(connection, "rename")
        moderation.rename(connection, account.id, wanted)

    try:
        return _change(url, name, work)
    except Conflict:
        raise AdminProblem(f"the name {wanted!r} is taken, or looks like another's") from None


def reset_password(url: str, name: str) -> str:
    """A new password, made up here and told to the host alone; all sessions end."""
    password = new_id()
    password_hash = PasswordHasher().hash(password)
    _change(url, name, lambda connection, account: store.set_password(connection, account.id, password_hash, keep=""))
    return password


def delete(url: str, name: str) -> str:
    """The account with its names at tables and all its lines; it resigns from games that run."""

    def remove(connection: Connection, account: store.Account) -> None:
        changing.refuse_unheard(connection, "delete")
        for row in work.unfinished_of(connection, account.id):
            own = [seat for seat in row.seats if seat.account == account.id and seat.kind == "human"]
            if row.status == "running":
                for seat in own:
                    if seat.seat not in row.summary.get("resigned", []):
                        changing.resign_at(connection, row.id, seat.seat)
            elif any(seat.host for seat in own):
                retention.remove(connection, [row.id])
            else:
                for seat in own:
                    work.change_seat(connection, row.id, seat, seat.emptied())
            changing.tell(connection, row.id)
        changing.tell_reload(connection, farewell.remove(connection, account.id, erases=True)[1])

    return _change(url, name, remove)


def _change(url: str, name: str, work: Callable[[Connection, store.Account], None]) -> str:
    """The name as it is written."""
    with opened(url) as database:

        def do(connection: Connection) -> str:
            check_form(connection)
            account = store.by_name(connection, name)
            if account is None:
                raise AdminProblem(f"there is no account {name!r}; `kemet admin people find` lists them")
            work(connection, account)
            changing.tell_account(connection, account.id)
            return account.name

        return database.run_now(do)
