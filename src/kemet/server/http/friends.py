"""Friends: follow and block people, see who is online, invite them to a table by name."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from fastapi import APIRouter
from sqlalchemy import Connection

from kemet.server.auth.tokens import is_id
from kemet.server.http.guard import Leisurely, Slowed, TheHub, TheOwner, TheRight, TheTable
from kemet.server.http.listing import listed, sound
from kemet.server.live.hub import Hub
from kemet.server.problems import Problem
from kemet.server.shapes import friends as shape
from kemet.server.store import clubs
from kemet.server.store import friends as work
from kemet.server.store.rights import WATCHES
from kemet.server.store.rows import TableRow

router = APIRouter(prefix="/api", tags=["friends"])
AT_TABLE = "/tables/{table}/invitations"


@router.get("/friends", response_model=shape.Friends, dependencies=[Leisurely])
async def mine(hub: TheHub, account: TheOwner) -> dict[str, object]:
    """Those I follow and what I show."""
    return await _friends(hub, account.id)


@router.put("/friends", response_model=shape.Friends, dependencies=[Slowed])
async def follow(wanted: shape.Somebody, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """Follow somebody; if they follow back, we are friends."""
    return await _change(hub, account.id, lambda connection: work.follow(connection, account.id, wanted.name))


@router.delete("/friends", response_model=shape.Friends, dependencies=[Slowed])
async def unfollow(wanted: shape.Somebody, hub: TheHub, account: TheOwner) -> dict[str, object]:
    return await _change(hub, account.id, lambda connection: work.unfollow(connection, account.id, wanted.name))


@router.put("/friends/settings", response_model=shape.Friends, dependencies=[Slowed])
async def show(wanted: shape.FriendSettings, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """Who may see that I am online, and who may invite me."""
    chosen = wanted.model_dump()
    return await _change(hub, account.id, lambda connection: work.set_settings(connection, account.id, **chosen))


@router.put("/blocked", response_model=shape.Friends, dependencies=[Slowed])
async def block(wanted: shape.Somebody, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """Nothing to do with somebody: neither follows the other, and they cannot invite me."""
    return await _change(hub, account.id, lambda connection: work.block(connection, account.id, wanted.name))


@router.delete("/blocked", response_model=shape.Friends, dependencies=[Slowed])
async def unblock(wanted: shape.Somebody, hub: TheHub, account: TheOwner) -> dict[str, object]:
    return await _change(hub, account.id, lambda connection: work.unblock(connection, account.id, wanted.name))


async def _change(hub: Hub, account: int, change: Callable[[Connection], None]) -> dict[str, object]:
    await hub.database.run(change)
    return await _friends(hub, account)


async def _friends(hub: Hub, account: int) -> dict[str, object]:
    found: dict[str, object] = await hub.database.read(
        lambda connection: work.friends_of(connection, account, time.time())
    )
    return found


# --- invitations --------------------------------------------------------------------------------------------------


@router.get("/invitations", response_model=shape.SeatInvitations, dependencies=[Leisurely])
async def invitations(hub: TheHub, account: TheOwner) -> dict[str, object]:
    """The tables to which I am invited, while they wait for players, and the clubs that invite me."""
    return await _invitations(hub, account.id)


@router.delete("/invitations/{table}", response_model=shape.SeatInvitations, dependencies=[Slowed])
async def decline(table: str, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """Not this time."""
    if is_id(table):
        await hub.database.run(lambda connection: work.decline(connection, table, account.id))
    return await _invitations(hub, account.id)


async def _invitations(hub: Hub, account: int) -> dict[str, object]:
    found, inviting = await hub.database.read(
        lambda connection: (work.invitations_of(connection, account), clubs.inviting(connection, account))
    )
    told = sound((partial(_told, hub, *each) for each in found), shape.SeatInvitation)
    return {"invitations": told, "clubs": [{"id": club["id"], "name": club["name"]} for club in inviting]}


def _told(hub: Hub, by: str, at: float, row: TableRow) -> dict[str, object]:
    return {"by": by, "at": at, "table": listed(hub.tables.get(row.id), row)}


@router.get(AT_TABLE, response_model=shape.Invited, dependencies=[Leisurely])
async def invited(table: TheTable, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """Whom I have invited to this table."""
    return await _invited(hub, table.row.id, account.id)


@router.post(AT_TABLE, response_model=shape.Invited, dependencies=[Slowed], status_code=201)
async def invite(
    wanted: shape.Somebody, table: TheTable, right: TheRight, hub: TheHub, account: TheOwner
) -> dict[str, object]:
    """By a player or the maker of the table, before the game begins: somebody may take an open seat."""
    if right.seat == WATCHES and not right.hosts(table.row):
        raise Problem("forbidden", "only those at this table invite to it")
    if not any(seat.kind == "open" and seat.claim_hash is None for seat in table.row.seats):
        raise Problem("not-possible", "there is no open seat at this table")
    id, me = table.row.id, account.id
    await hub.database.run(lambda connection: work.invite(connection, id, me, wanted.name, time.time()))
    return await _invited(hub, id, me)


async def _invited(hub: Hub, table: str, account: int) -> dict[str, object]:
    return {"names": await hub.database.read(lambda connection: work.invited_to(connection, table, account))}
