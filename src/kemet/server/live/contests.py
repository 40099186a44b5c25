"""Tournaments go on by themselves: rounds are drawn, tables made, results read, absent people replaced.

Nothing is remembered here. A look at what is stored says what to do next, so that a server that was killed goes on, and
two that look at the same tournament do not draw a round twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from kemet.game.configuration import setup_from
from kemet.game.game import Game as PlayedGame
from kemet.server.auth.tokens import hash_of, new_secret
from kemet.server.contest.course import next_round
from kemet.server.contest.standings import BOT
from kemet.server.gate.clean import TABLE_NAME, distinct
from kemet.server.live import game_clock
from kemet.server.live.opening import open_table
from kemet.server.problems import Problem
from kemet.server.shapes.contests import Agreed
from kemet.server.shapes.tables import NewSeat, NewTable, RulesAsked
from kemet.server.store import contests as store
from kemet.server.store.contests import ContestRow, GameRow, NewGame, Whole
from kemet.server.store.database import Conflict
from kemet.server.store.rows import SeatRow, TableRow
from kemet.server.store.tables import find_tables
from kemet.server.table.summary import summary_of

if TYPE_CHECKING:
    from kemet.server.live.hub import Hub

#: Seconds between looks at a tournament that is played live, and at one by the day.
EVERY = {"live": 5.0, "days": 60.0}


def table_of_round(agreed: Agreed, packs: tuple[str, ...], seats: int, bots: set[int] | None = None) -> TableRow:
    """A table as this tournament plays it, with nobody at it yet; a Problem where its rules do not fit together."""
    rules = {name: getattr(agreed, name) for name in RulesAsked.model_fields}
    around = [
        NewSeat(kind="bot", bot=agreed.fill) if seat in (bots or ()) else NewSeat(kind="open") for seat in range(seats)
    ]
    wanted = NewTable(**rules, players=seats, seats=around, clock=agreed.clock, public=True)
    return open_table(wanted, packs, None, (agreed.fill or "",))[0]


class Contests:
    """The tournaments of this server, as this process sees them."""

    def __init__(self, hub: Hub):
        self.hub = hub

    async def sweep(self) -> None:
        """Look at all that may go on."""
        now = game_clock.now()
        for id in await self.hub.database.read(lambda connection: store.due(connection, now)):
            await self.look(id)

    async def look(self, id: str) -> None:
        """Do what is to be done at this tournament now."""
        with contextlib.suppress(Conflict, Problem):  # somebody else has done it, or cancelled it
            known = await self._read(id)
            if known is not None and known.row.status == "open":
                now = game_clock.now()
                await self.hub.database.run(lambda connection: store.begin_or_forget(connection, id, now))
                known = await self._read(id)
            while known is not None and known.row.status == "running" and not await self._play_on(known):
                known = await self._read(id)  # a round of byes alone is over at once

    async def _read(self, id: str) -> Whole | None:
        return await self.hub.database.read(lambda connection: store.whole(connection, id))

    async def _play_on(self, known: Whole) -> bool:
        """Read the results of this round; when all are in, draw the next. Does anything run now?"""
        id, database = known.row.id, self.hub.database
        running = [each for each in known.games if not each.game.is_over]
        ids = [each.table for each in running if each.table is not None]
        rows = {row.id: row for row in await database.read(lambda connection: find_tables(connection, ids))}
        found = [(each, store.outcome_of(rows.get(each.table or ""), len(each.game.seats))) for each in running]
        if over := [(each, outcome) for each, outcome in found if outcome is not None]:
            await database.run(lambda connection: store.set_outcomes(connection, id, over))
        if len(over) < len(running):
            for each, outcome in found:
                if outcome is None:
                    await self._attend(known, each, rows[each.table or ""])
            wake_at = game_clock.now() + EVERY[known.row.agreed["clock"]["kind"]]
            await database.run(lambda connection: store.sleep_until(connection, id, wake_at))
            return True
        whole = await self._read(id) if over else known
        return whole is None or await self._draw(whole)

    # --- tables that run ------------------------------------------------------------------------------------------

    async def _attend(self, known: Whole, played: GameRow, row: TableRow) -> None:
        """Stop it at the bound; replace who is not there."""
        agreed = known.row.agreed
        if game_clock.now() >= round_ends(known.row):
            async with self.hub.using(row.id) as table:
                await table.end_undecided()
            return
        strict, resigned = agreed["fill"] is None, set(row.summary.get("resigned", []))
        people = {seat for seat, entrant in enumerate(played.game.seats) if entrant != BOT} - resigned
        left = {seat for seat in people if played.game.seats[seat] not in known.present}
        away = set(row.summary.get("away", []))
        waiting = [seat for seat in row.summary["waiting"] if seat in people - away]
        unseen = await self.hub.database.read(lambda connection: store.never_seen(connection, row.id, waiting))
        if left or unseen or (strict and (away & people or len(people) < 2)):
            async with self.hub.using(row.id) as table:
                await table.settle(left, agreed["patience"] * 60, strict)

    # --- the next round -------------------------------------------------------------------------------------------

    async def _draw(self, known: Whole) -> bool:
        """Draw the next round and begin its tables, or end it all."""
        row, database = known.row, self.hub.database
        drawn = await asyncio.to_thread(next_round, row.plan, known.numbers, known.present, known.rounds)
        if drawn is None:
            await database.run(lambda connection: store.end(connection, row.id))
            return True
        games = await asyncio.to_thread(self._games, known, drawn)
        now, due = game_clock.now(), time.time() + self.hub.settings.call_after
        await database.run(lambda connection: store.begin_round(connection, row, games, now, due))
        tables = [new.table.id for new in games if new.table is not None]
        for id in tables:
            await self.hub.table(id)  # its bots begin at once
        return bool(tables)

    def _games(self, known: Whole, drawn: list[tuple[int, ...]]) -> list[NewGame]:
        return [self._game(known, number, seats) for number, seats in enumerate(drawn, start=1)]

    def _game(self, known: Whole, number: int, seats: tuple[int, ...]) -> NewGame:
        if len(seats) == 1:
            return NewGame(seats)
        agreed = Agreed.model_validate(known.row.agreed)
        bots = {seat for seat, entrant in enumerate(seats) if entrant == BOT}
        row = table_of_round(agreed, self.hub.settings.packs, len(seats), bots)
        people = {each.number: each for each in known.entrants}
        around: list[SeatRow] = []
        for seat, entrant in zip(row.seats, seats, strict=True):
            if entrant != BOT:
                name = distinct(people[entrant].name or seat.god, [each.name for each in around])
                secret = hash_of(new_secret())  # the account opens the seat; nobody has another key
                seat = replace(seat, kind="human", name=name, secret_hash=secret, account=people[entrant].account)
            around.append(seat)
        game = PlayedGame(setup_from(row.setup))
        place = f" {known.row.round + 1}.{number}"
        row = replace(
            row,
            name=known.row.name[: TABLE_NAME - len(place)] + place,
            rated=agreed.rated,
            summary=summary_of(game),
            seats=tuple(around),
        )
        return NewGame(seats, row, game.fingerprint())


def round_ends(row: ContestRow) -> float:
    return row.round_began + float(row.agreed["round_hours"]) * 3600
