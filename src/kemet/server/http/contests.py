"""Tournaments for people: found one, enter, leave, start, look on."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response
from sqlalchemy import Connection

from kemet.server.auth.tokens import is_id, new_seed
from kemet.server.contest.course import all_rounds, tables_of_standings
from kemet.server.contest.standings import BOT, Game, scores
from kemet.server.encoding import encode
from kemet.server.gate.clean import TABLE_NAME, clean
from kemet.server.http.guard import Leisurely, Slowed, TheAccount, TheHub, TheOwner
from kemet.server.http.listing import place
from kemet.server.live import game_clock
from kemet.server.live.contests import round_ends, table_of_round
from kemet.server.live.hub import Hub
from kemet.server.live.opening import check_strength
from kemet.server.problems import Problem
from kemet.server.shapes import contests as shape
from kemet.server.shapes.tables import Done
from kemet.server.store import contests as store
from kemet.server.store.accounts import Account
from kemet.server.store.contests import ContestRow, GameRow, Whole
from kemet.server.store.rows import NO_GAME

router = APIRouter(prefix="/api", tags=["contests"])
#: What a record begins with.
FORMAT = {"format": "kemet-contest", "version": 1}
#: How the games stand, by the ids of their tables.
Tables = dict[str, store.Standing]
#: Seconds ahead that a start may be set.
FURTHEST = 90 * store.DAY


@router.get("/contests", response_model=shape.ContestList, dependencies=[Leisurely])
async def listed(
    hub: TheHub, account: TheAccount, status: shape.ContestStatus = "open", before: str | None = None
) -> dict[str, object]:
    """Tournaments in this state, newest first. With a session also those one takes part in or founded."""
    start = place(before)

    def read(connection: Connection) -> tuple[list[store.Listed], list[store.Listed]]:
        mine = store.listed_for(connection, account.id) if account and start is None else []
        return store.listed(connection, status, start), mine

    rows, mine = await hub.database.read(read)
    last = rows[-1][0] if len(rows) == store.PAGE else None
    return {
        "contests": [_info(*each) for each in rows],
        "mine": [_info(*each) for each in mine],
        "next": f"{last.created!r}~{last.id}" if last else None,
    }


@router.post("/contests", response_model=shape.Contest, dependencies=[Slowed], status_code=201)
async def create(wanted: shape.NewContest, hub: TheHub, account: TheOwner) -> Response:
    """A new tournament; people enter until it starts."""
    name, now = clean(wanted.name, TABLE_NAME), game_clock.now()
    if not name:
        raise Problem("malformed", "a tournament has a name")
    if wanted.starts_at is not None and not now < wanted.starts_at <= now + FURTHEST:
        raise Problem("malformed", "it starts within the next 90 days")
    if wanted.fill is not None:
        check_strength(wanted.fill, hub.settings.bot_names)
        if wanted.rated:
            raise Problem("not-possible", "rated tournaments have no bots")
    agreed = shape.Agreed.model_validate(wanted.model_dump(exclude={"name"}))
    for players in {wanted.players} if wanted.fill else range(2, wanted.players + 1):
        table_of_round(agreed, hub.settings.packs, players)  # every table that may come of it can be played
    owned, stored = account.id, agreed.model_dump()
    id = await hub.database.run(
        lambda connection: store.found_contest(connection, name, owned, stored, new_seed(), now)
    )
    return await _shown(hub, id, account, 201)


@router.get("/contests/{contest}", response_model=shape.Contest, dependencies=[Leisurely])
async def one(contest: str, hub: TheHub, account: TheAccount) -> Response:
    """All of a tournament."""
    return await _shown(hub, contest, account)


@router.post("/contests/{contest}/enter", response_model=shape.Contest, dependencies=[Slowed])
async def enter(contest: str, hub: TheHub, account: TheOwner) -> Response:
    """Take a place, while it has not started."""
    owned, now, id = account.id, game_clock.now(), _id(contest)
    await hub.database.run(lambda connection: store.enter(connection, id, owned, now))
    return await _shown(hub, id, account)


@router.post("/contests/{contest}/leave", response_model=shape.Contest, dependencies=[Slowed])
async def leave(contest: str, hub: TheHub, account: TheOwner) -> Response:
    """Before the start the place is free again; after it, the game under way is given up."""
    owned, id = account.id, _id(contest)
    status = await hub.database.run(lambda connection: store.leave(connection, id, owned))
    if status == "running":
        await hub.contests.look(id)
    return await _shown(hub, id, account)


@router.post("/contests/{contest}/start", response_model=shape.Contest, dependencies=[Slowed])
async def start(contest: str, hub: TheHub, account: TheOwner) -> Response:
    """By its founder or a host: the first round is drawn."""
    owned, now, id = account.id, game_clock.now(), _id(contest)
    await hub.database.run(lambda connection: store.begin(connection, id, owned, now))
    await hub.contests.look(id)
    return await _shown(hub, id, account)


@router.post("/contests/{contest}/cancel", response_model=Done, dependencies=[Slowed])
async def cancel(contest: str, hub: TheHub, account: TheOwner) -> dict[str, object]:
    """By its founder or a host: it is gone, or if it has started, no further round is drawn."""
    owned, id = account.id, _id(contest)
    await hub.database.run(lambda connection: store.cancel(connection, id, owned))
    return {"done": True}


@router.get("/contests/{contest}/record", response_model=None, dependencies=[Leisurely])
async def record(contest: str, hub: TheHub) -> Response:
    """All of it as a file, once it is over."""
    known, tables = await _read(hub, contest)
    if known.row.status != "over":
        raise Problem("not-possible", "the record is there once the tournament is over")
    body = await asyncio.to_thread(_recorded, known, tables)
    named = {"Content-Disposition": 'attachment; filename="tournament.json"'}
    return Response(body, media_type="application/json", headers=named)


def _recorded(known: Whole, tables: Tables) -> bytes:
    found = _whole(known, tables, None)
    return encode(
        FORMAT | {name: value for name, value in found.items() if name not in ("mine", "leads", "round_ends")}
    )


def _id(text: str) -> str:
    if not is_id(text):
        raise Problem("unknown", "there is no such tournament")
    return text


# --- as it is shown -----------------------------------------------------------------------------------------------


def _info(row: ContestRow, founder: str | None, taken: int) -> dict[str, object]:
    facts = {name: getattr(row, name) for name in ("id", "name", "created", "status", "round")}
    return {**facts, "founder": founder, "taken": taken, **row.agreed}


async def _shown(hub: Hub, contest: str, account: Account | None, status: int = 200) -> Response:
    """In a thread: a large tournament has thousands of games, and others are served meanwhile."""
    known, tables = await _read(hub, contest)
    body = await asyncio.to_thread(lambda: encode(_whole(known, tables, account)))
    return Response(body, status, media_type="application/json")


async def _read(hub: Hub, contest: str) -> tuple[Whole, Tables]:
    id = _id(contest)
    known, tables = await hub.database.read(
        lambda connection: (store.whole(connection, id), store.tables_in(connection, id))
    )
    if known is None:
        raise Problem("unknown", "there is no such tournament")
    return known, tables


def _whole(known: Whole, tables: Tables, account: Account | None) -> dict[str, object]:
    row, rounds, own = known.row, known.rounds, account.id if account else None
    played: list[list[dict[str, object]]] = [[] for _ in rounds]
    for each in known.games:
        played[each.round - 1].append(_game(each, tables.get(each.table or "")))
    has_begun = row.status != "open"
    return {
        **_info(row, known.founder, len(known.entrants)),
        "all_rounds": all_rounds(row.plan, known.numbers) if has_begun or row.plan.form == "swiss" else None,
        "round_ends": round_ends(row) if row.status == "running" and row.round else None,
        "entrants": [
            {"number": each.number, "name": each.name, "has_left": not each.is_present} for each in known.entrants
        ],
        "played": [{"number": number, "games": games} for number, games in enumerate(played, start=1)],
        "standings": [
            [
                {
                    "entrant": each.entrant,
                    "place": each.place,
                    "points": float(each.points),
                    "opposition": round(float(each.opposition), 2),
                    "victory_points": each.victory_points,
                    "games": each.games,
                    "won": each.won,
                }
                for each in group
            ]
            for group in tables_of_standings(row.plan, known.numbers, rounds)
        ]
        if has_begun
        else [],
        "mine": next((each.number for each in known.entrants if own is not None and each.account == own), None),
        "leads": account is not None and (row.founder == own or account.host),
    }


def _game(played: GameRow, table: store.Standing | None) -> dict[str, object]:
    """A game whose result has not been read yet shows that of its table."""
    game = played.game
    outcome = game.outcome or (None if game.is_bye else store.outcome_of(table, len(game.seats)))
    over = Game(game.seats, outcome)
    points = scores(over)
    summary = table.summary if table else NO_GAME
    return {
        "table": played.table if table else None,
        "seats": list(game.seats),
        "status": "over" if over.is_over else "running",
        "day": summary.get("day", 0),
        "points": list(outcome.points if outcome else summary.get("points", [])),
        "winner": outcome.winner if outcome else None,
        "gone": sorted(outcome.gone) if outcome else [],
        "scores": [float(points[each]) if each != BOT else 0.0 for each in game.seats] if over.is_over else [],
    }
