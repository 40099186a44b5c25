"""A game as it was: record, moments, story, the text picture."""

from __future__ import annotations

import asyncio
import io
from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.game.configuration import Setup
from kemet.game.facts import facts
from kemet.game.game import Game
from kemet.picture import words
from kemet.picture.page import Page
from kemet.picture.show import show
from kemet.server.encoding import encode
from kemet.server.http.guard import Leisurely, Slowed, TheAccount, TheHub, TheTable, TheViewer, address_of
from kemet.server.http.schemas import made_once, unchanging
from kemet.server.live import playing_on
from kemet.server.live.live_table import LiveTable
from kemet.server.problems import Problem
from kemet.server.shapes import tables as shape
from kemet.server.shapes.analysis import Analysis, PlayOn
from kemet.server.shapes.facts import Facts
from kemet.server.shapes.languages import Language
from kemet.server.table import history
from kemet.telling.events import ALL_SEEING

router = APIRouter(prefix="/api", tags=["games"], dependencies=[Leisurely])
#: As FastAPI takes it.
PLAIN: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
As = Annotated[str | None, Query(alias="as", pattern=r"^(all|[0-5])$")]


def _begun(table: LiveTable) -> Game:
    if table.match.game is None:
        raise Problem("not-possible", "the game has not begun")
    return table.match.game.copy()


def _over(table: LiveTable) -> Game:
    game = _begun(table)
    if table.match.status != "over":
        raise Problem("not-possible", "this can be seen once the game is over")
    return game


def _viewer(table: LiveTable, viewer: int, wanted: str | None) -> int:
    """Through whose eyes: one's own, or anybody's after the end."""
    if wanted is None or wanted == str(viewer):
        return viewer
    _over(table)
    if wanted != "all" and int(wanted) >= table.match.players:
        raise Problem("malformed", "there is no such seat")
    return ALL_SEEING if wanted == "all" else int(wanted)


def _json(encoded: bytes) -> Response:
    return Response(encoded, media_type="application/json")


@router.get("/tables/{table}/record", response_model=None, responses=PLAIN)
async def record(table: TheTable) -> PlainTextResponse:
    """The whole record with the seed, once the game is over. `kemet replay` plays it again."""
    if table.record is None:  # it does not change any more
        table.record = await asyncio.to_thread(_over(table).record)
    return PlainTextResponse(table.record)


@router.get("/tables/{table}/moments", response_model=shape.Moments)
async def moments(table: TheTable, viewer: TheViewer, wanted: As = None) -> Response:
    """This viewer's history in short."""
    through = _viewer(table, viewer, wanted)
    lines = await asyncio.to_thread(history.moments, _begun(table), through)
    return _json(encode({"moments": lines, "version": len(lines)}))


@router.get("/tables/{table}/moments/{version}", response_model=shape.MomentView)
async def moment(version: int, table: TheTable, viewer: TheViewer, wanted: As = None) -> Response:
    """The view as this viewer had it after that event."""
    through = _viewer(table, viewer, wanted)
    if version < 0:
        raise Problem("malformed", "versions are counted from 0")
    found = await asyncio.to_thread(history.moment, _begun(table), through, version)
    if found is None:
        raise Problem("unknown", "there is no such moment yet")
    return _json(encode(found))


@router.get("/tables/{table}/story", response_model=shape.Story)
async def story(table: TheTable) -> Response:
    """After the end: points by seat and source after each turn, and every battle with its numbers."""
    return _json(encode(await asyncio.to_thread(history.story, _over(table))))


@router.get("/tables/{table}/analysis", response_model=Analysis)
async def understood(table: TheTable, hub: TheHub, request: Request) -> dict[str, object]:
    """After the end: the chance to win over time, the choices that cost most, luck in battles. It is found out beside
    the running games: ask again until `progress` is 1."""
    return hub.analyses.of(table, address_of(request))


@router.post("/tables/{table}/play-on", response_model=shape.Seated, status_code=201, dependencies=[Slowed])
async def play_on(
    given: PlayOn, table: TheTable, hub: TheHub, viewer: TheViewer, account: TheAccount, wanted: As = None
) -> dict[str, object]:
    """A new table that goes on from a moment of this finished game, against bots."""
    through = _viewer(table, viewer, wanted)
    owner = account.id if account else None
    new, secret = await playing_on.play_on(hub, table, through, given.version, given.seat, given.bot, owner)
    return {"table": new.info(), "seat": given.seat, "secret": secret}


@router.get("/facts", response_model=Facts)
async def everything_printed(hub: TheHub, seth: bool = False) -> Response:
    """The printed components of all that is played here, or with `?seth=true` against Seth: for a page of rules."""
    return unchanging(await made_once(_all_facts, hub.settings.packs, seth))


def _all_facts(packs: tuple[str, ...], seth: bool) -> bytes:
    if seth:
        return encoded_facts(Setup(6, 8, False, {}, packs, "", SETH_MODULES, seth=True))
    return encoded_facts(Setup(5, 8, False, {}, packs, "", MODULES))


@router.get("/tables/{table}/facts", response_model=Facts)
async def printed(table: TheTable) -> Response:
    """The printed components of this game by id: tiles, cards, creatures, spaces and links, action spaces, the path."""
    known = _json(encoded_facts(table.match.setup))
    known.headers["Cache-Control"] = "private, max-age=3600"  # fixed before the first choice
    return known


@lru_cache(maxsize=32)
def encoded_facts(setup: Setup) -> bytes:
    return Facts.model_validate(facts(setup)).model_dump_json().encode()


@router.get("/tables/{table}/text", response_model=None, responses=PLAIN)
async def text(
    table: TheTable, viewer: TheViewer, form: Literal["drawn", "told"] = "drawn", language: Language = "en"
) -> PlainTextResponse:
    """This viewer's table as text, as the terminal shows it; `?form=told` is sentences for a screen reader."""
    game = _begun(table)
    printed = io.StringIO()
    with words.seated([seat.god for seat in table.row.seats], language):
        show(Page(printed, plain=form == "told"), game, None if viewer < 0 else viewer)
    return PlainTextResponse(printed.getvalue())
