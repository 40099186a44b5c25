"""When a bot answers in a window or a battle is fixed before anything hidden is looked at. In virtual time, and on a
server whose thinking takes much longer where a seat holds more: what a classifier of times could use is all there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import cache

import pytest
from one_table import Desk, table_of
from virtual_time import run_in_no_time

from kemet import Game, new_game
from kemet.engine.battle.before import ESCAPE_BATTLE
from kemet.engine.battle.choose import BATTLE_CARDS, DISCARD_FOR_WOUND
from kemet.engine.cards.play import VETO
from kemet.engine.state.frames import Question
from kemet.server.encoding import decode, encode
from kemet.server.live import thinkers
from kemet.server.live.live_table import LiveTable
from kemet.server.live.thinkers import Thought
from kemet.server.live.thinking import ForWhom
from kemet.server.live.viewer import Viewer
from kemet.server.shapes.live import Orders
from kemet.server.store.rights import Right
from kemet.server.store.rows import Entry, SeatRow
from kemet.server.table.pace import bot_time

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
        game, chance = new_game(players, f"window {seed}"), random.Random(seed)
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


def seen_of(game: Game, seat: int) -> tuple[bool, int, int]:
    """What everybody sees of this seat's answer."""
    return seat in game.waiting_for(), game.state.question.code, game.state.learned


def times(
    question: Question, bots: str, crowd: int, many: int = 24, orders: Orders | None = None
) -> list[tuple[bool, float]]:
    """For each window: has the seat anything to decide, and how long was it until everybody saw its answer."""

    async def one(game: Game, seat: int) -> tuple[bool, float]:
        desk = Desk(TellTale(), HARD)
        others = [
            asyncio.create_task(desk.thinking.choose(game, seat, "hard", ForWhom("crowd", str(number))))
            for number in range(crowd)
        ]
        table = table_at(desk, game, bots, orders)
        loop = asyncio.get_running_loop()
        began = loop.time()
        desk.driver_of(table).drive()
        assert table.match.game is not None
        before = seen_of(table.match.game, seat)
        while seen_of(table.match.game, seat) == before:
            await asyncio.sleep(STEP)
        took = loop.time() - began
        await desk.driver_of(table).stop()
        for task in others:
            task.cancel()
        return len(game.codes(seat)) > 1, took

    async def all_of_them() -> list[tuple[bool, float]]:
        return [await one(game, seat) for game, seat in windows(question, many)]

    return run_in_no_time(all_of_them())


@pytest.mark.parametrize("crowd", [0, 40])
@pytest.mark.parametrize("bots", ["easy", "hard"])
@pytest.mark.parametrize(
    "question", [VETO, ESCAPE_BATTLE, BATTLE_CARDS, DISCARD_FOR_WOUND], ids=lambda question: question.name
)
def test_bots_answer_at_a_moment_fixed_beforehand(question: Question, bots: str, crowd: int) -> None:
    found = times(question, bots, crowd, many=8)
    expected = bot_time(1.0, HARD if bots == "hard" else 0.0)
    assert [took for _, took in found] == pytest.approx([expected] * len(found), abs=2 * STEP)


def test_both_kinds_of_hands_were_seen() -> None:
    assert {holds for holds, _ in times(VETO, "easy", 0, many=24)} == {True, False}


def test_orders_are_carried_out_at_a_moment_drawn_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's own orders: the time is drawn when the window opens, one draw per window, whatever comes out."""
    draws: list[float] = []

    def drawn(scale: float) -> float:
        draws.append(1.0 + len(draws) / 10)
        return draws[-1]

    monkeypatch.setattr("kemet.server.live.driver.human_time", drawn)
    found = times(VETO, "easy", 0, many=10, orders=Orders(veto="when-hit"))
    assert len(found) == 10
    for (_, took), place in zip(found, _first_draws(found, draws), strict=True):
        assert took == pytest.approx(place, abs=2 * STEP)


def _first_draws(found: list[tuple[bool, float]], draws: list[float]) -> list[float]:
    """Each window takes one draw per seat that is asked: the nearest draw to what was seen is its own."""
    return [min(draws, key=lambda each: abs(each - took)) for _, took in found]
