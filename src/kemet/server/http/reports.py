"""Players and guests report somebody to the hosts of the server."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request

from kemet.server.gate.clean import NAME, clean
from kemet.server.http.guard import Slowed, TheAccount, TheHub, TheSecret, address_of
from kemet.server.live.hub import Hub
from kemet.server.problems import Problem
from kemet.server.shapes import hosts as shape
from kemet.server.shapes.tables import Done
from kemet.server.store import people, reports
from kemet.server.store.accounts import Account, folded
from kemet.server.store.reports import A_DAY, StoredReport

router = APIRouter(prefix="/api", tags=["people"])
WORDS = 300
#: Reports from one address in a day, by any account: new accounts are easily made, and the queue is bounded.
BURST = 5 * A_DAY
ENOUGH = Problem("too-fast", "you have reported enough for today; a host will look at it", 3600)


@router.post("/reports", response_model=Done, dependencies=[Slowed], status_code=201)
async def report(
    given: shape.NewReport, hub: TheHub, account: TheAccount, secret: TheSecret, request: Request
) -> dict[str, object]:
    """Somebody's words, name or play is something for a host. Nobody but hosts sees who said so."""
    found = StoredReport(given.reason, clean(given.words, WORDS), "")
    if account is not None:
        found = replace(found, reporter=account.id, reporter_name=account.name)
    found = await _at_table(hub, given, found, secret, account) if given.table else await _by_name(hub, given, found)
    if found.reporter is not None and found.reported == found.reporter:
        raise Problem("not-possible", "this is you")
    address, everybody, guests = address_of(request), request.app.state.reporting, request.app.state.reporting_guests
    if not everybody.take(address) or (found.reporter is None and not guests.take(address)):
        raise ENOUGH
    if not await hub.database.run(lambda connection: reports.add(connection, found)):
        raise ENOUGH
    return {"done": True}


async def _by_name(hub: Hub, given: shape.NewReport, found: StoredReport) -> StoredReport:
    wanted = folded(clean(given.name or "", NAME))
    someone = await hub.database.read(lambda connection: people.person_by_name(connection, wanted))
    if someone is None:
        raise Problem("unknown", "there is nobody of this name who shows a profile")
    return replace(found, name=someone.name, reported=someone.id)


async def _at_table(
    hub: Hub, given: shape.NewReport, found: StoredReport, secret: str | None, account: Account | None
) -> StoredReport:
    id, seat, time = given.table or "", given.seat or 0, given.time
    async with hub.using(id) as table:
        right = table.right_of(secret, account)
        if seat >= len(table.row.seats) or table.row.seats[seat].kind != "human":
            raise Problem("unknown", "nobody sits there")
        if right.seat == seat:
            raise Problem("not-possible", "this is you")
        reported = table.row.seats[seat]
        if right.seat >= 0:
            name = found.reporter_name or table.row.seats[right.seat].name
            found = replace(found, reporter_seat=right.seat, reporter_name=name)
    line = None
    if time is not None:
        line = await hub.database.read(lambda connection: reports.line_at(connection, id, seat, time))
        if line is None:
            raise Problem("unknown", "this line is not there (any more)")
    return replace(found, name=reported.name, reported=reported.account, table_id=id, seat=seat, entry=line)
