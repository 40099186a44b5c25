"""Accounts are optional: a name and a password that collect one's seats."""

from __future__ import annotations

import contextlib
from dataclasses import replace

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from kemet.server.gate.origins import COOKIE
from kemet.server.http.guard import Slowed, TheHub, TheOwner
from kemet.server.http.letters import language_of, tell_of_change
from kemet.server.http.passwords import check_password, hashed
from kemet.server.http.sessions import begin_session
from kemet.server.live import seating
from kemet.server.live.hub import Hub
from kemet.server.problems import Problem
from kemet.server.shapes import accounts as shape
from kemet.server.shapes.people import Farewell
from kemet.server.shapes.tables import Done, Key
from kemet.server.store import accounts, farewell, invitations, people, tables
from kemet.server.store.database import Conflict

router = APIRouter(prefix="/api", tags=["accounts"])


@router.post("/account", response_model=shape.Session, dependencies=[Slowed], status_code=201)
async def register(given: shape.NewAccount, hub: TheHub, request: Request, response: Response) -> dict[str, object]:
    """A new account; one is logged in. Where not everybody may register, `invitation` says by which right."""
    by_invitation = hub.settings.registration == "invitation"
    if hub.settings.registration == "closed" or (by_invitation and given.invitation is None):
        raise Problem("forbidden", "not everybody may register at this server")
    name = accounts.new_name(given.name)
    password_hash = await hashed(request, given.password, name)

    def add(connection: Connection) -> int:
        if by_invitation and not invitations.use(connection, given.invitation or ""):
            raise Problem("unknown", "this invitation was used, or is too old")
        return accounts.add(connection, name, password_hash)

    try:
        account = await hub.database.run(add)
    except Conflict:
        raise Problem("not-possible", "this name is taken") from None
    await begin_session(hub, account, request, response)
    return {"name": name, "second_factor": False, "host": False}


@router.post("/account/password", response_model=Done, dependencies=[Slowed])
async def change_password(
    given: shape.NewPassword, hub: TheHub, account: TheOwner, request: Request
) -> dict[str, object]:
    """Another password. All other sessions end, and the keys to its seats change: the old one opens nothing."""
    await check_password(request, account.name, account, given.password, given.code)
    password_hash = await hashed(request, given.new, account.name)
    owned, here = account.id, account.session
    await hub.end_sessions(owned, lambda connection: accounts.set_password(connection, owned, password_hash, keep=here))
    await tell_of_change(hub, owned, account.name, "password", language_of(request))
    return {"done": True}


@router.delete("/account", response_model=Done, dependencies=[Slowed])
async def remove(
    given: Farewell, hub: TheHub, account: TheOwner, request: Request, response: Response
) -> dict[str, object]:
    """Delete the account and all that is its own. Its seats are left: nobody has a key to them any more."""
    await check_password(request, account.name, account, given.password, given.code)
    owned, left, changed = account.id, list[farewell.Place](), list[str]()

    def erase(connection: Connection) -> None:
        changed[:] = people.erase(connection, owned)
        hub.tell_reload(connection, changed)

    def go(connection: Connection) -> None:
        left[:], changed[:] = farewell.remove(connection, owned, given.erase)
        hub.tell_reload(connection, changed)

    if given.erase:  # before its seats are left: afterwards nobody knows whose lines these were
        await hub.database.run(erase)
        hub.reload(changed)
    await _leave_games(hub, account)
    await hub.end_sessions(owned, go)
    hub.reload(changed)
    await _leave_again(hub, left)
    response.delete_cookie(COOKIE, path="/api")
    return {"done": True}


async def _leave_games(hub: Hub, account: accounts.Account) -> None:
    """Others at its tables are not kept waiting for somebody who never comes."""
    owned = account.id
    for row in await hub.database.read(lambda connection: tables.unfinished_of(connection, owned)):
        with contextlib.suppress(Problem):  # stored by other rules, or changed just now
            async with hub.using(row.id) as table:
                await seating.leave(table, table.right_of(None, account))


async def _leave_again(hub: Hub, places: list[farewell.Place]) -> None:
    """Another page of the same person may have come back meanwhile, or sat down somewhere."""
    for id, seat in places:
        with contextlib.suppress(Problem):
            async with hub.using(id) as table:
                await seating.leave_for_good(table, seat)


@router.post("/account/seats", response_model=Done)
async def claim(given: Key, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """This seat is mine: from now on the account's cookie opens it too."""
    async with hub.using(given.table) as table, table.lock:
        right = table.right_of(given.secret, None)
        if right.seat < 0:
            raise Problem("not-possible", "this is the key of a table, not of a seat")
        before = table.row.seats[right.seat]
        if before.account not in (None, account.id):
            raise Problem("forbidden", "this seat belongs to another account")
        if table.row.rated and before.account is None:
            raise Problem("not-possible", "this table is rated: the player who took the seat plays it")
        await table.change_seat(before, replace(before, account=account.id))
    return {"done": True}
