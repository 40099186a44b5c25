"""Tables: what they can be, make, find, join, start, leave."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

import kemet
from kemet.content.records import MODULES
from kemet.content.seth.words import MEMBERS, SETH_MODULES
from kemet.content.texts import load_texts
from kemet.engine.options import HOUSE_RULES, MODULE_OF, RULES_WITH_SETH, SETH_RULES, SETH_TARGETS, TARGETS
from kemet.game.configuration import RULES_VERSION, Setup
from kemet.server.auth.tokens import is_id
from kemet.server.encoding import encode
from kemet.server.http.guard import Slowed, TheAccount, TheHub, TheRight, TheSeat, TheTable, address_of
from kemet.server.http.listing import all_listed, page_after, place
from kemet.server.http.schemas import made_once, unchanging
from kemet.server.live import opening, seating
from kemet.server.live.hub import Hub
from kemet.server.live.opening import GODS
from kemet.server.problems import Problem
from kemet.server.shapes import tables as shape
from kemet.server.store import clubs
from kemet.server.store import tables as work
from kemet.server.store.accounts import Account

router = APIRouter(prefix="/api", tags=["tables"])
#: House rules whose values are texts of their own form.
FREE_FORM = ("tokenCopies", "dayLimit", "secondNewBattleCard")


@router.get("/options", response_model=shape.TableOptions)
async def options(hub: TheHub) -> Response:
    """Everything a new table can choose."""
    return unchanging(await made_once(encoded_options, hub.settings.packs, tuple(hub.settings.bot_names)))


def encoded_options(packs: tuple[str, ...], bots: tuple[str, ...]) -> bytes:
    texts = load_texts()
    known = {
        "players": [2, 3, 4, 5],
        "victory_points": list(TARGETS),
        "modules": list(MODULES),
        "house_rules": [
            {
                "key": key,
                "values": list(values),
                "free_form": key in FREE_FORM,
                "module": MODULE_OF.get(key),
                "players": 4 if key == "fourPlayerEast" else None,
                "name": texts.name(f"house-{key}"),
                "text": texts.text(f"house-{key}"),
                "meanings": texts.values(f"house-{key}"),
                "with_seth": key in RULES_WITH_SETH or key in SETH_RULES,
                "without_seth": key in HOUSE_RULES,
            }
            for key, values in (HOUSE_RULES | SETH_RULES).items()
        ],
        "bots": list(bots),
        "clocks": ["none", "live", "days"],
        "gods": [god.lower() for god in GODS],
        "version": kemet.__version__,
        "rules": RULES_VERSION,
        "content": Setup(2, 8, False, {}, packs, "", MODULES).content.digest,
        "seth": {
            "players": [members + 1 for members in MEMBERS],
            "victory_points": list(SETH_TARGETS),
            "modules": list(SETH_MODULES),
        },
    }
    return encode(known)


@router.post("/tables", response_model=shape.Seated, dependencies=[Slowed], status_code=201)
async def create(wanted: shape.NewTable, hub: TheHub, account: TheAccount, request: Request) -> dict[str, object]:
    """A new table."""
    if wanted.club is not None:
        if wanted.public:
            raise Problem("malformed", "a club's table is listed to its members, not in the lobby")
        await _check_member(hub, wanted.club, account)
    row, seat, secret = opening.open_table(
        wanted, hub.settings.packs, account.id if account else None, hub.settings.bot_names
    )
    async with hub.lobby.listing(address_of(request), row.id, row.public):
        await hub.database.run(lambda connection: work.add_table(connection, row))
    table = await hub.table(row.id)
    await seating.begin_when_full(table)
    return {"table": table.info(), "seat": seat, "secret": secret}


@router.get("/tables", response_model=shape.TableList)
async def public(hub: TheHub, before: str | None = None) -> dict[str, object]:
    """Public tables that are open or running, newest first."""
    start = place(before)
    page = await hub.database.read(lambda connection: work.public_tables(connection, start))
    following = page_after(page[-1]) if len(page) == work.PAGE else None
    return {"tables": all_listed(hub, page), "next": following}


@router.get("/tables/{table}", response_model=shape.TableInfo)
async def one(table: TheTable) -> dict[str, object]:
    return table.info()


@router.post("/tables/{table}/join", response_model=shape.Seated, dependencies=[Slowed])
async def join(wanted: shape.Join, table: TheTable, hub: TheHub, account: TheAccount) -> dict[str, object]:
    """Take an open seat."""
    if table.row.club is not None:
        await _check_member(hub, table.row.club, account)
    me, id = account.id if account else None, table.row.id
    kept = await hub.database.read(lambda connection: work.seat_before_rematch(connection, id, me)) if me else None
    seat, secret = await seating.join(table, wanted, me, kept)
    return {"table": table.info(), "seat": seat, "secret": secret}


async def _check_member(hub: Hub, club: str, account: Account | None) -> None:
    if not await _is_member(hub, club, account.id if account else None):
        raise Problem("forbidden", "this table is for the members of its club")


async def _is_member(hub: Hub, club: str, me: int | None) -> bool:
    return is_id(club) and await hub.database.read(lambda connection: clubs.role_of(connection, club, me)) is not None


@router.post("/tables/{table}/start", response_model=shape.TableInfo, dependencies=[Slowed])
async def start(wanted: shape.Start, table: TheTable, right: TheRight) -> dict[str, object]:
    """By the host: bots take the seats still open and the game begins."""
    await seating.start(table, right, wanted.fill)
    return table.info()


@router.post("/tables/{table}/remove", response_model=shape.TableInfo, dependencies=[Slowed])
async def remove(wanted: shape.Remove, table: TheTable, right: TheRight) -> dict[str, object]:
    """By the host or the maker, before the game begins: a seat is open again, or a bot takes it."""
    await seating.remove(table, right, wanted.seat, wanted.bot)
    return table.info()


@router.post("/tables/{table}/leave", response_model=shape.TableInfo, dependencies=[Slowed])
async def leave(table: TheTable, right: TheSeat) -> dict[str, object]:
    """Before the start the seat is open again; after it, a bot plays on."""
    await seating.leave(table, right)
    return table.info()


@router.post("/tables/{table}/resign", response_model=shape.TableInfo, dependencies=[Slowed])
async def resign(table: TheTable, right: TheSeat) -> dict[str, object]:
    """The seat's player gives up; a bot plays on to the end."""
    await table.resign(right)
    return table.info()


@router.post("/tables/{table}/rematch", response_model=shape.Seated, dependencies=[Slowed])
async def rematch(table: TheTable, right: TheSeat, hub: TheHub, request: Request) -> dict[str, object]:
    """By any seat once the game is over: a new table with the same options and seats."""
    club, me = table.row.club, table.row.seats[right.seat].account
    if club is not None and not await _is_member(hub, club, me):
        club = None
    new, (number, secret) = await seating.rematch(hub, table, right.seat, address_of(request), club)
    return {"table": new.info(), "seat": number, "secret": secret}
