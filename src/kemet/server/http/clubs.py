"""Clubs: found, join and keep one; its tables, its talk, its league."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Query
from sqlalchemy import Connection

from kemet.server.auth.tokens import is_id
from kemet.server.gate.clean import CHAT, NAME, clean
from kemet.server.http.guard import Leisurely, Slowed, TheAccount, TheHub, TheOwner
from kemet.server.http.listing import all_listed
from kemet.server.live.hub import Hub
from kemet.server.problems import Problem
from kemet.server.shapes import clubs as shape
from kemet.server.shapes.friends import Somebody
from kemet.server.shapes.tables import Done
from kemet.server.store import clubs as work
from kemet.server.store.accounts import folded, new_name
from kemet.server.store.database import Conflict
from kemet.server.store.rows import TableRow

router = APIRouter(prefix="/api/clubs", tags=["clubs"])
ABOUT = 300


def club_of(club: str) -> str:
    if not is_id(club):
        raise Problem("unknown", "there is no such club")
    return club


TheClub = Annotated[str, Depends(club_of)]
Moment = Annotated[float, Query(gt=1, lt=1e11)]


@router.get("", response_model=shape.Clubs, dependencies=[Leisurely])
async def everyone(hub: TheHub, account: TheAccount, search: str = "", after: str = "") -> dict[str, object]:
    """Clubs by name; `search` is how it begins. With a session also those one belongs to, or is invited to."""
    beginning, behind = folded(clean(search, NAME)), clean(after, 80)

    def read(connection: Connection) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
        mine = work.clubs_of(connection, account.id) if account else []
        return work.listed_clubs(connection, beginning, behind), mine

    found, mine = await hub.database.read(read)
    following = folded(str(found[-1]["name"])) if len(found) == work.PAGE else None
    return {"clubs": found, "mine": mine, "next": following}


@router.post("", response_model=shape.ClubPage, dependencies=[Slowed], status_code=201)
async def found(wanted: shape.NewClub, hub: TheHub, account: TheOwner) -> dict[str, object]:
    name, about, me = new_name(wanted.name), clean(wanted.about, ABOUT), account.id
    try:
        club = await hub.database.run(lambda connection: work.found(connection, me, name, about, wanted.entry))
    except Conflict:
        raise Problem("not-possible", "this name is taken") from None
    return await _page(hub, club, me)


@router.get("/{club}", response_model=shape.ClubPage, dependencies=[Leisurely])
async def one(club: TheClub, hub: TheHub, account: TheAccount) -> dict[str, object]:
    return await _page(hub, club, account.id if account else None)


@router.put("/{club}", response_model=shape.ClubPage, dependencies=[Slowed])
async def change(club: TheClub, wanted: shape.ClubSettings, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """By the founder."""
    about, me = clean(wanted.about, ABOUT), account.id
    return await _do(hub, club, me, lambda connection: work.change(connection, club, me, about, wanted.entry))


@router.delete("/{club}", response_model=Done, dependencies=[Slowed])
async def close(club: TheClub, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """By the founder: it is no more. Its games stay."""
    await hub.database.run(lambda connection: work.close(connection, club, account.id))
    return {"done": True}


@router.put("/{club}/me", response_model=shape.ClubPage, dependencies=[Slowed])
async def join(club: TheClub, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """Join, or ask to."""
    return await _do(hub, club, account.id, lambda connection: work.join(connection, club, account.id))


@router.delete("/{club}/me", response_model=Done, dependencies=[Slowed])
async def leave(club: TheClub, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """Leave, ask no more, or decline an invitation."""
    await hub.database.run(lambda connection: work.leave(connection, club, account.id))
    return {"done": True}


@router.put("/{club}/people", response_model=shape.ClubPage, dependencies=[Slowed])
async def take_in(club: TheClub, wanted: Somebody, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """By who keeps it: let in somebody who asked, or invite somebody."""
    return await _do(hub, club, account.id, lambda connection: work.invite(connection, club, account.id, wanted.name))


@router.delete("/{club}/people", response_model=shape.ClubPage, dependencies=[Slowed])
async def expel(club: TheClub, wanted: Somebody, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """By who keeps it: a member goes."""
    return await _do(hub, club, account.id, lambda connection: work.expel(connection, club, account.id, wanted.name))


@router.delete("/{club}/askers", response_model=shape.ClubPage, dependencies=[Slowed])
async def refuse(club: TheClub, wanted: Somebody, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """By who keeps it: not this one who asked, or was invited."""
    return await _do(hub, club, account.id, lambda connection: work.refuse(connection, club, account.id, wanted.name))


@router.put("/{club}/roles", response_model=shape.ClubPage, dependencies=[Slowed])
async def give_role(club: TheClub, wanted: shape.NewRole, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """By the founder."""
    me, name, role = account.id, wanted.name, wanted.role
    return await _do(hub, club, me, lambda connection: work.give_role(connection, club, me, name, role))


@router.put("/{club}/muted", response_model=shape.ClubPage, dependencies=[Slowed])
async def mute(club: TheClub, wanted: shape.Muted, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """By who keeps it: may this member write?"""
    me, name, muted = account.id, wanted.name, wanted.muted
    return await _do(hub, club, me, lambda connection: work.mute(connection, club, me, name, muted))


@router.get("/{club}/league", response_model=shape.League, dependencies=[Leisurely])
async def league(club: TheClub, hub: TheHub, account: TheOwner, before: Moment | None = None) -> dict[str, object]:
    """Of this season, or of the one `before` which another begins."""
    at = time.time() if before is None else before - 1
    return await hub.database.read(lambda connection: work.league_for(connection, club, account.id, at))


@router.get("/{club}/talk", response_model=shape.ClubTalk, dependencies=[Leisurely])
async def talk(club: TheClub, hub: TheHub, account: TheOwner) -> dict[str, object]:
    return await _talk(hub, club, account.id)


@router.post("/{club}/talk", response_model=shape.ClubTalk)
async def say(club: TheClub, wanted: shape.NewLine, hub: TheHub, account: TheOwner) -> dict[str, object]:
    words = clean(wanted.text, CHAT)
    if not words:
        raise Problem("malformed", "there is nothing in it")
    if not hub.allowed.chats.take(f"club/{account.id}"):
        raise Problem("too-fast", "you write faster than anybody reads; wait a moment")
    await hub.database.run(lambda connection: work.say(connection, club, account.id, words))
    return await _talk(hub, club, account.id)


@router.delete("/{club}/talk/{number}", response_model=shape.ClubTalk, dependencies=[Slowed])
async def unsay(club: TheClub, number: int, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """A line of one's own; by who keeps the club, any."""
    await hub.database.run(lambda connection: work.unsay(connection, club, account.id, number))
    return await _talk(hub, club, account.id)


async def _talk(hub: Hub, club: str, me: int) -> dict[str, object]:
    return {"lines": await hub.database.read(lambda connection: work.talk(connection, club, me))}


async def _do(hub: Hub, club: str, me: int, change: Callable[[Connection], None]) -> dict[str, object]:
    await hub.database.run(change)
    return await _page(hub, club, me)


async def _page(hub: Hub, club: str, me: int | None) -> dict[str, object]:
    def read(connection: Connection) -> tuple[dict[str, object], list[TableRow]]:
        known = work.club_for(connection, club, me)
        return known, work.tables_of_club(connection, club) if known["me"] in work.ROLES else []

    found, rows = await hub.database.read(read)
    return found | {"tables": all_listed(hub, rows)}
