"""Changes from outside to one game or account: a seat resigns, a table is deleted, a lost second factor is taken off.
Servers on PostgreSQL hear of it at once."""

from __future__ import annotations

import time
from dataclasses import replace

from sqlalchemy import Connection

from kemet.server.admin.finding import the_table
from kemet.server.admin.opening import AdminProblem, check_form, opened, refuse_while_served
from kemet.server.admin.replaying import match_of
from kemet.server.problems import Problem
from kemet.server.store import accounts, contests, factors, news, ratings, retention
from kemet.server.store import tables as work
from kemet.server.store.rows import Entry, TableRow
from kemet.server.store.seal import seal_of
from kemet.server.table.summary import absent_after, end_after, ended_after, whole_summary


def resign(url: str, id: str, seat: int) -> TableRow:
    """A seat gives up; a bot plays it to the end."""
    with opened(url) as database:
        return database.run_now(lambda connection: resign_at(connection, id, seat))


def resign_at(connection: Connection, id: str, seat: int) -> TableRow:
    """As resign, as a part of other work."""
    row = the_table(connection, id)
    refuse_unheard(connection, "resign")
    if not 0 <= seat < len(row.seats):
        raise AdminProblem(f"there is no seat {seat}; the seats are 0 to {len(row.seats) - 1}")
    if row.seats[seat].kind != "human":
        raise AdminProblem(f"seat {seat} is not taken by a person")
    match = match_of(row, work.entries_after(connection, row.id, 0))
    if match.status != "running":
        raise AdminProblem(f"this game is {match.status}: nobody can resign")
    if seat in match.resigned:
        raise AdminProblem(f"seat {seat} has resigned already")
    now = work.last_beat(connection) or time.time()  # the games' own time, should a server run
    said = end_after(match, row.rated, [Entry(0, "resign", seat, made_by="host")])
    entries = [replace(entry, number=match.number + place, at=now) for place, entry in enumerate(said, start=1)]
    ended = ended_after(match, entries)
    summary = whole_summary(match.game, ended, absent_after(match, entries))
    status = row.status if ended is None else "over"
    # a bot may have to choose at once: the table is to be woken
    work.append(connection, row.id, entries, status, summary, row.fingerprint, now if ended is None else None)
    if row.rated and status == "over":
        ratings.rate(connection, row, summary)
    tell(connection, row.id)
    return row


def remove(url: str, id: str) -> TableRow:
    """Delete a table with all that happened at it. A server that runs notices it in a few seconds."""
    with opened(url) as database:
        return database.run_now(lambda connection: _remove(connection, id))


def _remove(connection: Connection, id: str) -> TableRow:
    row = the_table(connection, id)
    retention.remove(connection, [row.id])
    tell(connection, row.id)
    return replace(row, status="deleted")


def cancel_contest(url: str, id: str) -> str:
    """Cancel a tournament by its id or a link to it; its name."""
    with opened(url) as database:
        return database.run_now(lambda connection: _cancel_contest(connection, id.rstrip("/").rpartition("/")[2]))


def _cancel_contest(connection: Connection, id: str) -> str:
    check_form(connection)
    try:
        return contests.cancel(connection, id, None)
    except Problem as problem:
        raise AdminProblem(problem.reason) from None


def reset_factor(url: str, name: str) -> str:
    """The account of this name logs in with its password alone again; its sessions end. Its name as it is written."""
    with opened(url) as database:
        return database.run_now(lambda connection: _reset_factor(connection, name))


def _reset_factor(connection: Connection, name: str) -> str:
    account = accounts.by_name(connection, name)
    if account is None:
        raise AdminProblem(f"there is no account {name!r}")
    if account.totp is None:
        raise AdminProblem(f"the account {account.name!r} has no second factor")
    factors.remove(connection, account.id)
    accounts.close_sessions(connection, account.id)  # a server that runs ends their sockets within seconds
    return account.name


def refuse_unheard(connection: Connection, doing: str) -> None:
    """A server on SQLite does not hear of what others write."""
    if connection.dialect.name == "sqlite":
        refuse_while_served(connection, doing)


def tell(connection: Connection, id: str) -> None:
    """Servers on PostgreSQL read this table again."""
    if connection.dialect.name == "postgresql":
        news.send(connection, seal_of(connection), "admin", [{"table": id}])


def tell_reload(connection: Connection, ids: list[str]) -> None:
    """... and load these from the beginning: something in them was erased."""
    if connection.dialect.name == "postgresql":
        news.send(connection, seal_of(connection), "admin", [{"table": "", "reload": [id]} for id in ids])


def tell_account(connection: Connection, account: int) -> None:
    """... and end what this account may do no more."""
    if connection.dialect.name == "postgresql":
        news.send(connection, seal_of(connection), "admin", [{"table": "", "account": account}])
