"""Bots alone play for somebody who watches: a forgotten table rests, and wakes when somebody looks. In virtual time."""

from __future__ import annotations

import asyncio
import time

import pytest
from one_table import Desk, table_of
from running import Running, play_until
from virtual_time import run_in_no_time

from kemet import new_game
from kemet.server.gate.rate_limits import Buckets
from kemet.server.live import thinkers
from kemet.server.live.driver import FASTEST, FORGOTTEN, UNWATCHED
from kemet.server.live.live_table import LiveTable
from kemet.server.live.thinkers import Thought
from kemet.server.live.thinking import ForWhom, Thinking
from kemet.server.live.viewer import Viewer
from kemet.server.store.rights import WATCHING
from kemet.server.store.rows import SeatRow

BOTS = [SeatRow(seat, "bot", "B", "Ra", "easy") for seat in range(2)]


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """What is sent over the wire is the same on both."""
    return sqlite_url


class Quick:
    """Thinks at once, in this process."""

    replaced = 0

    async def think(self, question: bytes) -> Thought:
        return thinkers._think(question)

    def close(self) -> None:
        pass


class Slow(Quick):
    async def think(self, question: bytes) -> Thought:
        await asyncio.sleep(0.1)
        return thinkers._think(question)


class Stuck(Quick):
    async def think(self, question: bytes) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError


def bots_alone() -> LiveTable:
    return table_of(Desk(Quick(), 0.1), new_game(2, "alone"), BOTS)


async def played_in(table: LiveTable, seconds: float) -> int:
    before = table.match.number
    await asyncio.sleep(seconds)
    return table.match.number - before


def test_a_forgotten_table_rests_and_wakes_when_somebody_looks() -> None:
    async def run() -> tuple[int, int]:
        table = bots_alone()
        table.looked_at = time.monotonic() - FORGOTTEN - 1
        driver = table.hub.driver_of(table)
        driver.drive()
        resting = await played_in(table, 600)
        table.enter(Viewer(WATCHING))
        awake = await played_in(table, 30)
        await driver.stop()
        return resting, awake

    resting, awake = run_in_no_time(run())
    assert resting == 0
    assert awake > 10


def test_where_nobody_is_bots_take_their_time() -> None:
    async def run() -> tuple[int, int]:
        table = bots_alone()
        driver = table.hub.driver_of(table)
        driver.drive()
        alone = await played_in(table, 60)
        table.enter(Viewer(WATCHING))
        watched = await played_in(table, 60)
        await driver.stop()
        return alone, watched

    alone, watched = run_in_no_time(run())
    assert 0 < alone <= 60 / (0.6 * UNWATCHED) + 2
    assert watched > 2 * alone


def test_a_table_cannot_ask_for_bots_without_a_pause() -> None:
    """A table that asks for none would leave no time to the others."""

    async def run() -> int:
        table = bots_alone()
        object.__setattr__(table.row, "bot_pace", 0.0)
        table.enter(Viewer(WATCHING))
        driver = table.hub.driver_of(table)
        driver.drive()
        played = await played_in(table, 10)
        await driver.stop()
        return played

    assert run_in_no_time(run()) <= 10 / FASTEST + 2


@pytest.mark.usefixtures("no_drip")
def test_hints_are_asked_for_one_by_one_and_end_with_their_connection(server: Running) -> None:
    seats = server.people(seed="hints")
    game = play_until(new_game(2, "hints"), lambda game: len(game.codes(game.waiting_for()[0])) > 3)
    server.bring_to(seats[0], game)
    asked = seats[game.waiting_for()[0]]
    thinking = server.hub.thinking = Thinking(1, 1.0, Stuck())
    with server.open(asked) as wire:
        wire.until("state")
        wire.send({"type": "hint", "id": "first"})
        for number in range(5):
            assert wire.ask("hint", id=f"more{number}")["error"] == "too-fast"
        assert thinking.thoughts == 1
    for _ in range(12):  # many connections are one person
        with server.open(asked) as wire:
            wire.until("state")
            wire.send({"type": "hint", "id": "again"})
            wire.settle()
    assert thinking.thoughts <= 10
    assert thinking.waiting() == 0


@pytest.mark.usefixtures("no_drip")
def test_hints_are_counted_for_each_person(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks too often does not use up the hints of others behind the same address, until there are very many."""
    assert server.hub.hints_of_address.burst >= 4 * server.hub.hints.burst
    monkeypatch.setattr(server.hub, "hints", Buckets(2, 0.25))
    monkeypatch.setattr(server.hub, "hints_of_address", Buckets(3, 1.0))
    game = play_until(new_game(2, "hints"), lambda game: len(game.codes(game.waiting_for()[0])) > 3)
    thinking = server.hub.thinking = Thinking(1, 1.0, Stuck())
    given = []
    for _ in range(3):
        seats = server.people(seed="hints")
        server.bring_to(seats[0], game)
        before = thinking.thoughts
        for _ in range(3):
            with server.open(seats[game.waiting_for()[0]]) as wire:
                wire.until("state")
                wire.send({"type": "hint", "id": "hint"})
                wire.settle()
        given.append(thinking.thoughts - before)
    assert given == [2, 1, 0]


def test_who_comes_is_answered_though_the_question_was_asked_before() -> None:
    """A bot that began to wait for its turn while nobody was there must not go on standing aside."""

    async def run() -> float:
        table = table_of(Desk(Slow(), 0.1), new_game(2, "alone"), [SeatRow(0, "bot", "B", "Ra", "hard"), BOTS[1]])
        thinking = table.hub.thinking

        async def crowd(number: int) -> None:
            while True:
                await thinking.choose(
                    new_game(2, "crowd"), new_game(2, "crowd").waiting_for()[0], "hard", ForWhom("x", str(number))
                )

        others = [asyncio.create_task(crowd(number)) for number in range(5)]
        await asyncio.sleep(0)
        driver = table.hub.driver_of(table)
        driver.drive()
        await asyncio.sleep(1)
        loop = asyncio.get_running_loop()
        came, before = loop.time(), table.match.number
        table.enter(Viewer(WATCHING))
        while table.match.number == before:
            await asyncio.sleep(0.1)
        took = loop.time() - came
        for task in others:
            task.cancel()
        await driver.stop()
        return took

    assert run_in_no_time(run()) <= 3.0
