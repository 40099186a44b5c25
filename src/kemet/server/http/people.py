"""Profiles with history and results, favourite tables, and one's data to take along."""

from __future__ import annotations

import re

from fastapi import APIRouter, Response

from kemet.server.auth.tokens import is_id
from kemet.server.encoding import encode
from kemet.server.http.guard import Leisurely, Slowed, TheHub, TheOwner
from kemet.server.http.listing import all_listed
from kemet.server.live.hub import Hub
from kemet.server.problems import Problem
from kemet.server.shapes import people as shape
from kemet.server.shapes.tables import Done
from kemet.server.store import people, ratings
from kemet.server.store.accounts import folded

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/profile", response_model=shape.Profile, dependencies=[Leisurely])
async def mine(hub: TheHub, account: TheOwner) -> dict[str, object]:
    """My games and how they ended."""
    owned = account.id
    return await hub.database.read(
        lambda connection: people.profile_of(connection, people.person(connection, owned), only_public=False)
    )


@router.put("/profile", response_model=Done, dependencies=[Slowed])
async def show(wanted: shape.OpenProfile, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """May others see it? Not before one says so."""
    owned = account.id
    await hub.database.run(lambda connection: people.open_profile(connection, owned, wanted.open))
    return {"done": True}


@router.get("/leaders/{kind}", response_model=shape.Leaders, dependencies=[Leisurely])
async def leaders(kind: shape.Kind, hub: TheHub, before: str = "") -> dict[str, object]:
    """The best at one kind of table, of those who show their results."""
    below = _key_of(before) if before else None
    rows = await hub.database.read(lambda connection: ratings.leaders(connection, kind, below))
    found = [{"name": row.name, "value": row.value, "provisional": row.games < ratings.SETTLED} for row in rows]
    last = f"{rows[-1].value}.{rows[-1].account}" if len(rows) == ratings.PAGE else None
    return {"people": found, "next": last}


def _key_of(text: str) -> tuple[int, int]:
    key = re.fullmatch(r"(-?\d{1,6})\.(\d{1,15})", text)
    if key is None:
        raise Problem("malformed", "before is the next of another page")
    return int(key[1]), int(key[2])


@router.get("/people", response_model=shape.PeopleList, dependencies=[Leisurely])
async def everybody(hub: TheHub, search: str = "", after: str = "") -> dict[str, object]:
    """Those who show their results, by name; `search` is how the name begins."""
    beginning, behind = folded(search.strip()[:80]), after[:80]
    rows = await hub.database.read(lambda connection: people.listed_people(connection, beginning, behind))
    found = [{"name": row.name, "since": row.since, "ratings": row.ratings} for row in rows]
    return {"people": found, "next": rows[-1].listed if len(rows) == ratings.PAGE else None}


@router.get("/people/{name}", response_model=shape.Profile, dependencies=[Leisurely])
async def somebody(name: str, hub: TheHub) -> dict[str, object]:
    """The profile of somebody who shows it: their public games and rating."""
    wanted = folded(name[:80])
    someone = await hub.database.read(lambda connection: people.person_by_name(connection, wanted))
    if someone is None:
        raise Problem("unknown", "there is nobody of this name who shows a profile")
    return await hub.database.read(lambda connection: people.profile_of(connection, someone, only_public=True))


@router.get("/favourites", response_model=shape.Favourites, dependencies=[Leisurely])
async def favourites(hub: TheHub, account: TheOwner) -> dict[str, object]:
    """The tables I keep, the newest first."""
    return await _favourites(hub, account.id)


@router.put("/favourites/{table}", response_model=shape.Favourites, dependencies=[Leisurely])
async def keep(table: str, hub: TheHub, account: TheOwner) -> dict[str, object]:
    owned = account.id
    if not is_id(table) or not await hub.database.run(
        lambda connection: people.set_favourite(connection, owned, table, wanted=True)
    ):
        raise Problem("not-possible", "there is no such table, or there are too many already")
    return await _favourites(hub, owned)


@router.delete("/favourites/{table}", response_model=shape.Favourites, dependencies=[Leisurely])
async def let_go(table: str, hub: TheHub, account: TheOwner) -> dict[str, object]:
    owned = account.id
    await hub.database.run(lambda connection: people.set_favourite(connection, owned, table, wanted=False))
    return await _favourites(hub, owned)


async def _favourites(hub: Hub, account: int) -> dict[str, object]:
    rows = await hub.database.read(lambda connection: people.favourites_of(connection, account))
    return {"tables": all_listed(hub, rows)}


@router.get("/account/data", response_model=None, dependencies=[Leisurely])
async def everything(hub: TheHub, account: TheOwner) -> Response:
    """All that is kept about this account, as a file."""
    owned = account.id
    data = await hub.database.read(lambda connection: people.everything(connection, owned, hub.vault))
    named = {"Content-Disposition": 'attachment; filename="kemet.json"'}
    return Response(encode(data), media_type="application/json", headers=named)
