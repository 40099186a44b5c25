"""The page of the hosts of this server: reports, people, invitations. Whether one is a host is asked every time."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter
from sqlalchemy import Connection

from kemet.server.gate.clean import distinct
from kemet.server.http.guard import Leisurely, Slowed, TheHost, TheHub
from kemet.server.problems import Problem
from kemet.server.shapes import hosts as shape
from kemet.server.shapes.tables import Done
from kemet.server.store import accounts, invitations, moderation, reports
from kemet.server.store.database import Conflict

router = APIRouter(prefix="/api/host", tags=["hosts"])
#: Accounts that a search shows.
FOUND = 50
#: Letters of a hash that name an invitation.
SHOWN_HASH = 16


@router.get("/reports", response_model=shape.Reports, dependencies=[Leisurely])
async def reported(hub: TheHub, host: TheHost, closed: bool = False, before: int | None = None) -> dict[str, object]:
    """The queue, the newest first; `closed` are those that somebody has dealt with."""
    rows, waiting = await hub.database.read(
        lambda connection: (reports.page(connection, closed, before), reports.count_open(connection))
    )
    found = [
        {
            "id": row.id,
            "at": row.at,
            "reason": row.reason,
            "words": row.words,
            "table": row.table_id,
            "seat": row.seat,
            "line": row.line,
            "name": row.name,
            "account": row.account,
            "banned": bool(row.banned),
            "muted": bool(row.muted),
            "by": row.reporter_name,
            "by_guest": row.reporter is None,
            "closed": row.closed,
        }
        for row in rows
    ]
    return {"reports": found, "open": waiting, "next": rows[-1].id if len(rows) == reports.PAGE else None}


@router.put("/reports/{report}", response_model=Done, dependencies=[Slowed])
async def close(report: int, given: shape.CloseReport, hub: TheHub, host: TheHost) -> dict[str, object]:
    """Dealt with; or not yet after all."""
    if not await hub.database.run(lambda connection: reports.close(connection, report, given.closed)):
        raise Problem("unknown", "there is no such report")
    return {"done": True}


@router.get("/people", response_model=shape.KnownAccounts, dependencies=[Leisurely])
async def find(hub: TheHub, host: TheHost, search: str = "") -> dict[str, object]:
    """Accounts whose name holds this, listed or not."""
    part = search.strip()[:80]
    rows = await hub.database.read(lambda connection: moderation.find(connection, part, FOUND))
    names = ("name", "banned", "muted", "host")
    known = [{name: getattr(row, name) for name in names} | {"since": row.created, "second_factor": bool(row.totp)}
             for row in rows]  # fmt: skip
    return {"people": known}


@router.post("/people", response_model=Done, dependencies=[Slowed])
async def act(given: shape.OnAccount, hub: TheHub, host: TheHost) -> dict[str, object]:
    """Ban, mute or rename an account, or take that back. Other hosts are out of reach: the terminal demotes them."""
    wanted = accounts.new_name(given.new or "") if given.act == "rename" else ""
    account = await hub.database.read(lambda connection: accounts.by_name(connection, given.name))
    if account is None:
        raise Problem("unknown", "there is no such account")
    if account.host:
        raise Problem("forbidden", "this is a host of the server")
    id = account.id

    def work(connection: Connection) -> None:
        match given.act:
            case "ban":
                moderation.ban(connection, id)
            case "unban":
                moderation.unban(connection, id)
            case "rename":
                moderation.rename(connection, id, wanted)
            case _:
                moderation.mute(connection, id, given.act == "mute")

    try:
        await hub.end_sessions(id, work)  # all processes look again at what this account may do
    except Conflict:
        raise Problem("not-possible", "this name is taken, or looks like another's") from None
    return {"done": True}


@router.post("/seats", response_model=Done, dependencies=[Slowed])
async def act_on_guest(given: shape.OnSeat, hub: TheHub, host: TheHost) -> dict[str, object]:
    """Mute or rename a guest at one table: they have no account that could be."""
    wanted = accounts.new_name(given.new or "") if given.act == "rename" else ""
    async with hub.using(given.table) as table, table.lock:
        seats = table.row.seats
        if given.seat >= len(seats) or seats[given.seat].kind != "human":
            raise Problem("unknown", "nobody sits there")
        before = seats[given.seat]
        if before.account is not None:
            raise Problem("not-possible", "this seat belongs to an account")
        if given.act == "rename":
            after = replace(before, name=distinct(wanted, [each.name for each in seats if each.seat != given.seat]))
        else:
            after = replace(before, muted=given.act == "mute")
        await table.change_seat(before, after)
        table.show_table()
    return {"done": True}


# --- invitations --------------------------------------------------------------------------------------------------


@router.get("/invitations", response_model=shape.Invitations, dependencies=[Leisurely])
async def invited(hub: TheHub, host: TheHost) -> dict[str, object]:
    """Those that nobody has used yet."""
    rows = await hub.database.read(invitations.unused)
    known = [{"id": row.token_hash[:SHOWN_HASH], "made": row.made, "expires": row.expires} for row in rows]
    return {"invitations": known}


@router.post("/invitations", response_model=shape.MadeInvitation, dependencies=[Slowed], status_code=201)
async def invite(given: shape.NewInvitation, hub: TheHub, host: TheHost) -> dict[str, object]:
    """A link by which one person may register."""
    made = await hub.database.run(lambda connection: invitations.make(connection, given.days))
    if made is None:
        raise Problem("not-possible", f"{invitations.MAX_OUT} invitations are out already")
    token, expires = made
    return {"token": token, "expires": expires}


@router.delete("/invitations/{id}", response_model=Done, dependencies=[Slowed])
async def withdraw(id: str, hub: TheHub, host: TheHost) -> dict[str, object]:
    """It lets nobody in any more."""
    if len(id) != SHOWN_HASH or not await hub.database.run(lambda connection: invitations.withdraw(connection, id)):
        raise Problem("unknown", "there is no such invitation")
    return {"done": True}
