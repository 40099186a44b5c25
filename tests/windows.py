"""Windows of games, and tables that stand in them, for tests of when and in which order bots answer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import cache

from one_table import Desk, table_of

from kemet import Game, new_game
from kemet.engine.battle.before import ESCAPE_TOGETHER
from kemet.engine.state.frames import Question
from kemet.server.encoding import decode, encode
from kemet.server.live import thinkers
from kemet.server.live.live_table import LiveTable
from kemet.server.live.thinkers import Thought
from kemet.server.live.viewer import Viewer
from kemet.server.shapes.live import Orders
from kemet.server.store.rights import Right
from kemet.server.store.rows import Entry, SeatRow

HARD = 1.0
#: How exactly the answers are timed.
STEP = 0.01


class TellTale:
    """Takes the longer the more there is to choose from."""

    replaced = 0

    async def think(self, question: bytes) -> Thought:
        setup, frozen, seat, _, seconds = decode(question)
        thought = thinkers._think(encode([setup, frozen, seat, "easy", 0.0]))
        data = {name: value for name, value in frozen.items() if name in ("ask", "hands")}
        await asyncio.sleep(min(seconds, 0.05 * len(str(data))))
        return thought

    def close(self) -> None:
        pass


def table_at(desk: Desk, game: Game, bots: str, orders: Orders | None = None) -> LiveTable:
    """A table where the game stands. Seat 0 is a person and looks on; the others are bots, or people with orders."""
    kind = "bot" if orders is None else "human"
    seats = [SeatRow(0, "human", "Ann", "Ra", secret_hash="hash")] + [
        SeatRow(seat, kind, "B", "Ra", bots if kind == "bot" else None) for seat in range(1, game.players)
    ]
    table = table_of(desk, game, seats)
    for seat in range(1, game.players) if orders else ():
        table.match.apply(Entry(table.match.number + 1, "orders", seat, note=orders.model_dump_json()))
    table.enter(Viewer(Right(0, secret_hash="hash"), address="Ann's"))
    return table


@cache
def windows(question: Question, many: int) -> list[tuple[Game, int]]:
    return list(_windows(question, 3, many))


def _windows(question: Question, players: int, many: int) -> Iterator[tuple[Game, int]]:
    """Games at the moment at which a seat but the first is asked, each with that seat."""
    found = 0
    for seed in range(1000):
        game = new_game(players, f"window {seed}", seth=question is ESCAPE_TOGETHER)
        chance = random.Random(seed)
        before: Question | None = None
        while not game.over and found < many:
            asked = [seat for seat in game.waiting_for() if seat]
            if game.state.question is question and question is not before and asked:
                yield game.copy(), asked[0]
                found += 1
            before = game.state.question
            seat = chance.choice(game.waiting_for())
            game.play(seat, chance.choice(game.codes(seat)))
        if found >= many:
            return
