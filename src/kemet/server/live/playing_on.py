"""From a moment of a finished game a new one begins: the same set-up and dice, the same choices up to there, bots in
the other seats. The seed is known by then, so the new table says so."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import replace

from sqlalchemy import Connection

from kemet.game.game import Game
from kemet.server.auth.tokens import hash_of, new_id, new_salt, new_secret
from kemet.server.live import game_clock
from kemet.server.live.hub import Hub
from kemet.server.live.live_table import LiveTable
from kemet.server.live.opening import check_strength
from kemet.server.problems import Problem
from kemet.server.store import tables as work
from kemet.server.store.rows import Entry, SeatRow, TableRow
from kemet.server.table.history import steps
from kemet.server.table.summary import summary_of


async def play_on(
    hub: Hub, table: LiveTable, viewer: int, version: int, seat: int, bot: str, account: int | None
) -> tuple[LiveTable, str]:
    """The new table and the secret of its one person."""
    check_strength(bot, hub.settings.bot_names)
    game = table.match.game
    if game is None or table.match.status != "over":
        raise Problem("not-possible", "this is possible once the game is over")
    if seat >= game.players:
        raise Problem("malformed", "there is no such seat")
    begun = await asyncio.to_thread(_up_to, game.copy(), viewer, version)  # others are served meanwhile
    secret, now = new_secret(), game_clock.now()
    row = _row(table.row, seat, bot, secret, account)
    entries = [Entry(1, "start", -1, made_by="server", at=now)]
    entries += [Entry(number, "choose", who, code, "server", at=now)
                for number, (who, code) in enumerate(begun.choices, start=2)]  # fmt: skip

    def store(connection: Connection) -> None:
        work.add_table(connection, row)
        work.append(connection, row.id, entries, "running", summary_of(begun), begun.fingerprint(), now)

    await hub.database.run(store)
    return await hub.table(row.id), secret


def _up_to(game: Game, viewer: int, version: int) -> Game:
    """The same game when this viewer had been told so much."""
    begun = Game(game.setup)
    for seat, code in game.choices[: choices_before(game, viewer, version)]:
        begun.play(seat, code)
    return begun


def choices_before(game: Game, viewer: int, version: int) -> int:
    """How many choices had been made when this viewer had been told so much; never all of them."""
    told = 0
    for place, (_, events) in enumerate(steps(game, viewer)):
        told += len(events)
        if told >= version:
            return min(place, len(game.choices) - 1)
    return len(game.choices) - 1


def _row(row: TableRow, seat: int, bot: str, secret: str, account: int | None) -> TableRow:
    seats = [
        SeatRow(each.seat, "human", each.name, each.god, None, True, hash_of(secret), None, account)
        if each.seat == seat
        else SeatRow(each.seat, "bot", f"{each.god} ({bot})", each.god, bot)
        for each in row.seats
    ]
    return replace(
        row,
        id=new_id(),
        status="open",
        public=False,
        rated=False,
        club=None,
        created=time.time(),
        seed_given=True,
        seed_salt=new_salt(),
        clock={"kind": "none"},
        prompt_key=secrets.token_hex(16),
        maker_hash=None,
        rematch=None,
        summary=summary_of(None),
        fingerprint=None,
        wake_at=None,
        seats=tuple(seats),
    )
