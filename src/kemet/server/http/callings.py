"""Where somebody wants to be called when it is their turn: for one seat, or for all seats of an account."""

from __future__ import annotations

import json
import time
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Request

from kemet.server.auth.tokens import stopped_by
from kemet.server.calls import message, posting, push
from kemet.server.calls.caller import Gone, Later
from kemet.server.calls.times import is_zone
from kemet.server.http.guard import Slowed, TheHub, TheOwner, TheSeat, TheTable, address_of
from kemet.server.live.hub import Hub
from kemet.server.problems import Problem
from kemet.server.shapes import calls as shape
from kemet.server.shapes.tables import Done
from kemet.server.store import calls as work
from kemet.server.store.calls import Owner, StoredCalling, StoredHabits
from kemet.server.store.vault import CALLING, KeyLost, Vault

router = APIRouter(prefix="/api", tags=["calls"])
HERE = "/tables/{table}/callings"


def all_seats(account: TheOwner) -> Owner:
    return Owner(account.id)


def one_seat(table: TheTable, right: TheSeat) -> Owner:
    return Owner.of_seat(table.row.id, right)


AllSeats = Annotated[Owner, Depends(all_seats)]
OneSeat = Annotated[Owner, Depends(one_seat)]


@router.get("/callings", response_model=shape.Callings)
async def mine(hub: TheHub, owner: AllSeats) -> dict[str, object]:
    """The places at which this account is called, whatever the table."""
    return await _listed(hub, owner)


@router.get(HERE, response_model=shape.Callings)
async def at_seat(hub: TheHub, owner: OneSeat) -> dict[str, object]:
    """The places at which this seat is called."""
    return await _listed(hub, owner)


@router.post("/callings", response_model=shape.Callings, dependencies=[Slowed], status_code=201)
async def add(wanted: shape.NewCalling, hub: TheHub, owner: AllSeats, request: Request) -> dict[str, object]:
    """Be called at one more place. A webhook gets a first message at once: it must arrive."""
    return await _add(wanted, hub, owner, address_of(request))


@router.post(HERE, response_model=shape.Callings, dependencies=[Slowed], status_code=201)
async def add_at_seat(wanted: shape.NewCalling, hub: TheHub, owner: OneSeat, request: Request) -> dict[str, object]:
    """The same for this seat alone; mail is for accounts, whose address was confirmed."""
    if wanted.kind == "mail":
        raise Problem("not-possible", "mail goes to accounts: log in and confirm an address")
    return await _add(wanted, hub, owner, address_of(request))


@router.put("/callings/{calling}", response_model=shape.Callings, dependencies=[Slowed])
async def change(calling: str, wanted: shape.Habits, hub: TheHub, owner: AllSeats) -> dict[str, object]:
    """Another language, other quiet hours."""
    return await _change(calling, wanted, hub, owner)


@router.put(HERE + "/{calling}", response_model=shape.Callings, dependencies=[Slowed])
async def change_at_seat(calling: str, wanted: shape.Habits, hub: TheHub, owner: OneSeat) -> dict[str, object]:
    return await _change(calling, wanted, hub, owner)


@router.delete("/callings/{calling}", response_model=shape.Callings, dependencies=[Slowed])
async def remove(calling: str, hub: TheHub, owner: AllSeats) -> dict[str, object]:
    """Not there any more."""
    return await _remove(calling, hub, owner)


@router.delete(HERE + "/{calling}", response_model=shape.Callings, dependencies=[Slowed])
async def remove_at_seat(calling: str, hub: TheHub, owner: OneSeat) -> dict[str, object]:
    return await _remove(calling, hub, owner)


@router.post("/stop/{token}", response_model=Done, dependencies=[Slowed])
async def stop(token: str, hub: TheHub) -> dict[str, object]:
    """One click in a mail: no more of these. Also for programs that do it for their owner (RFC 8058)."""
    calling = stopped_by(hub.caller.stop_key, token[:100])
    if calling is None:
        raise Problem("unknown", "this link stops nothing")
    await hub.database.run(lambda connection: work.remove_calling(connection, calling))
    return {"done": True}


async def _listed(hub: Hub, owner: Owner) -> dict[str, object]:
    found = await hub.database.read(lambda connection: work.callings_of(connection, owner))
    mail = await hub.database.read(lambda connection: work.mail_of(connection, owner.account))
    return {
        "callings": [_told(each, mail, hub.vault) for each in found],
        "push_key": hub.caller.push_key,
        "can_mail": hub.caller.can_mail,
        "mail": mail,
    }


def _told(calling: StoredCalling, mail: str | None, vault: Vault) -> dict[str, object]:
    return {
        "id": calling.id,
        "kind": calling.kind,
        "place": (mail or "") if calling.kind == "mail" else _host_of(calling, vault),
        "language": calling.language,
        "zone": calling.zone,
        "quiet_from": calling.quiet_from,
        "quiet_until": calling.quiet_until,
        "digest": calling.digest,
        "failing": calling.failures > 0 or not vault.can_open(calling.address),
    }


def _host_of(calling: StoredCalling, vault: Vault) -> str:
    """A webhook's address is a secret of its own: its host is enough to know it again."""
    try:
        address = vault.opened(calling.address, CALLING)
    except KeyLost:
        return ""
    url = json.loads(address)["endpoint"] if calling.kind == "push" else address
    return urlsplit(url).hostname or ""


async def _add(wanted: shape.NewCalling, hub: Hub, owner: Owner, source: str) -> dict[str, object]:
    habits = _habits(wanted)
    address = await _address(wanted, hub, owner)
    if wanted.kind in ("discord", "ntfy"):
        async with hub.caller.turns.turn(source):
            await _first_message(wanted, address, hub)
    sealed = hub.vault.closed(address, CALLING)
    now = time.time()
    added = await hub.database.run(
        lambda connection: work.add_calling(connection, owner, wanted.kind, sealed, habits, now)
    )
    if added is None:
        raise Problem("not-possible", f"{work.MAX_CALLS} places are enough; remove one first")
    return await _listed(hub, owner)


async def _address(wanted: shape.NewCalling, hub: Hub, owner: Owner) -> str:
    """The address as it is stored, or a Problem."""
    if wanted.kind == "mail":
        mail = await hub.database.read(lambda connection: work.mail_of(connection, owner.account))
        if mail is None or not hub.caller.can_mail:
            raise Problem("not-possible", "confirm an address first, where the host sends mail")
        return ""
    given = wanted.subscription if wanted.kind == "push" else None
    url = given.endpoint if given is not None else wanted.address
    try:
        posting.target_of(url, hub.settings.call_private)
    except posting.NotPosted as error:
        raise Problem("malformed", str(error)) from None
    if wanted.kind != "push":
        return url
    if given is None or not push.is_subscription(given.p256dh, given.auth):
        raise Problem("malformed", "this is no subscription of a browser")
    return json.dumps(given.model_dump(), sort_keys=True)


async def _first_message(wanted: shape.NewCalling, address: str, hub: Hub) -> None:
    try:
        await hub.caller.tell(wanted.kind, address, message.welcome(wanted.language))
    except (Gone, Later, posting.NotPosted):
        # neither what the other side said nor whether a name of the local network exists is for strangers
        raise Problem("not-possible", "nothing arrived there; only public addresses are called") from None


def _habits(wanted: shape.Habits) -> StoredHabits:
    if wanted.zone and not is_zone(wanted.zone):
        raise Problem("malformed", "there is no such time zone")
    return StoredHabits(wanted.language, wanted.zone, wanted.quiet_from, wanted.quiet_until, wanted.digest)


async def _change(calling: str, wanted: shape.Habits, hub: Hub, owner: Owner) -> dict[str, object]:
    habits = _habits(wanted)
    if not await hub.database.run(lambda connection: work.set_habits(connection, owner, calling, habits)):
        raise Problem("unknown", "there is no such place")
    return await _listed(hub, owner)


async def _remove(calling: str, hub: Hub, owner: Owner) -> dict[str, object]:
    if not await hub.database.run(lambda connection: work.remove_calling(connection, calling, owner)):
        raise Problem("unknown", "there is no such place")
    return await _listed(hub, owner)
