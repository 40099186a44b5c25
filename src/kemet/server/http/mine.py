"""The games somebody plays: those of the secrets that a browser keeps, and those of an account."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter

from kemet.server.auth.tokens import fits, is_id
from kemet.server.http.guard import Leisurely, TheAccount, TheHub
from kemet.server.http.listing import listed, page_after, place, sound
from kemet.server.live.hub import Hub
from kemet.server.live.live_table import LiveTable
from kemet.server.shapes import tables as shape
from kemet.server.store import tables as work
from kemet.server.store.rows import TableRow

router = APIRouter(prefix="/api", tags=["games"], dependencies=[Leisurely])


@router.post("/mine", response_model=shape.MyGames)
async def mine(wanted: shape.Mine, hub: TheHub, account: TheAccount) -> dict[str, object]:
    """The games of the seats whose secrets are given, and those of the account, newest first, in pages."""
    before = place(wanted.before)
    found = {} if before is not None else await _by_secrets(hub, wanted.seats)
    following = None
    if account is not None:
        owned = account.id
        page = await hub.database.read(lambda connection: work.tables_of(connection, owned, before))
        following = page_after(page[-1]) if len(page) == work.MINE else None
        found |= {(row.id, seat.seat): row for row in page for seat in row.seats if seat.account == owned}
    ordered = sorted(found.items(), key=lambda item: (-item[1].created, item[0]))
    games = sound((partial(_game, hub.tables.get(row.id), row, seat) for (_, seat), row in ordered), shape.MyGame)
    return {"games": games, "next": following}


async def _by_secrets(hub: Hub, keys: list[shape.Key]) -> dict[tuple[str, int], TableRow]:
    ids = [key.table for key in keys if is_id(key.table)]
    rows = {row.id: row for row in await hub.database.read(lambda connection: work.find_tables(connection, ids))}
    return {
        (row.id, seat.seat): row
        for key in keys
        if (row := rows.get(key.table)) is not None
        for seat in row.seats
        if fits(key.secret, seat.secret_hash)
    }


def _game(live: LiveTable | None, row: TableRow, seat: int) -> dict[str, object]:
    if live is not None:
        match = live.match
        asked, deadline = seat in match.waiting() and match.is_person(seat), match.clocks.deadline(seat)
    else:
        asked = seat in row.summary["waiting"] and not _is_absent(row, seat)
        # with others asked too, the next moment at which something happens may be theirs: of their orders, say
        only_me = asked and row.summary["waiting"] == [seat]
        deadline = row.wake_at if only_me and row.clock["kind"] != "none" else None
    return {"table": listed(live, row), "seat": seat, "asked": asked, "deadline": deadline}


def _is_absent(row: TableRow, seat: int) -> bool:
    return seat in row.summary.get("away", []) or seat in row.summary.get("resigned", [])
