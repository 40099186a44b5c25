"""Bots think in turns: whatever one address asks for, others are answered in time. All in virtual time."""

from __future__ import annotations

import asyncio
import os
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from running import play_until
from virtual_time import run_in_no_time

from kemet import Game, new_game
from kemet.bots import EasyBot, thinking_time
from kemet.engine import flow
from kemet.server.live import quiet, thinkers
from kemet.server.live.budgets import HINT, SHORTEST
from kemet.server.live.thinkers import Thought, question_for
from kemet.server.live.thinking import MAX_WAITING, STANDS_ASIDE, ForWhom, Thinking

MISTAKE = -7


class SlowMind:
    """Thinks exactly as long as it is allowed to; a quick bot takes a hundredth of a second."""

    replaced = 0

    def __init__(self) -> None:
        self.seconds: list[tuple[str, float]] = []
        self.at_once = self.most_at_once = 0

    async def think(self, question: bytes) -> Thought:
        _, _, _, strength, seconds = pickle.loads(question)
        self.seconds.append((strength, seconds))
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await asyncio.sleep(seconds if thinking_time(strength) else 0.01)
        finally:
            self.at_once -= 1
        return Thought(MISTAKE, strength)

    def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def game() -> Game:
    return play_until(new_game(2, "thinking"), lambda game: len(game.codes(game.waiting_for()[0])) > 3)


async def timed(thinking: Thinking, game: Game, strength: str, whom: ForWhom, **more: Any) -> tuple[float, Thought]:
    loop = asyncio.get_running_loop()
    began = loop.time()
    thought = await thinking.choose(game, game.waiting_for()[0], strength, whom, **more)
    return loop.time() - began, thought


def in_a_crowd(measure: Callable[[Thinking, Game], Any], game: Game, bots: str = "hard", **crowd: Any) -> Any:
    """Measure while 40 tables of one address let such bots play, each asked again as soon as it has answered."""

    async def run() -> Any:
        thinking = Thinking(1, 1.0, SlowMind())

        async def table(number: int) -> None:
            while True:
                await timed(thinking, game, bots, ForWhom("attacker", f"table {number}", **crowd))

        tables = [asyncio.create_task(table(number)) for number in range(40)]
        await asyncio.sleep(10)
        found = await measure(thinking, game)
        for task in tables:
            task.cancel()
        return found

    return run_in_no_time(run())


PROMISED = [("easy", 1.0), ("medium", 2.0), ("hard", 3.0), ("champion", 15.0)]


@pytest.mark.parametrize("crowd", ["hard", "champion"])
@pytest.mark.parametrize(("strength", "most"), PROMISED)
def test_others_are_answered_in_time(game: Game, strength: str, most: float, crowd: str) -> None:
    async def measure(thinking: Thinking, game: Game) -> list[float]:
        return [(await timed(thinking, game, strength, ForWhom("friend", "theirs")))[0] for _ in range(100)]

    assert max(in_a_crowd(measure, game, crowd)) <= most


def test_a_hint_is_the_champions_in_the_time_of_hard(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    mind = SlowMind()

    async def run() -> None:
        await timed(Thinking(1, 1.0, mind), game, HINT, ForWhom("a", "a"))

    run_in_no_time(run())
    assert mind.seconds == [(HINT, 1.0)]
    asked = []

    def make_bot(name: str, seed: str, seconds: float) -> EasyBot:
        asked.append((name, seconds))
        return EasyBot(seed)

    monkeypatch.setattr(thinkers, "make_bot", make_bot)
    seat = game.waiting_for()[0]
    assert thinkers._think(question_for(game.setup, game.state.copy(), seat, HINT, 0.7)).code in game.codes(seat)
    assert asked == [("champion", 0.7)]


def test_a_champion_in_thought_holds_nobody_up(game: Game) -> None:
    """It thinks for five seconds; others who ask a hard bot or a quick one meanwhile do not notice."""

    async def run() -> list[tuple[float, str]]:
        thinking = Thinking(1, 1.0, SlowMind())
        long = asyncio.create_task(timed(thinking, game, "champion", ForWhom("a", "a")))
        await asyncio.sleep(0.5)
        met = [await timed(thinking, game, strength, ForWhom("b", "b")) for strength in ("hard", "medium", "easy")]
        return [(seconds, thought.sentence) for seconds, thought in (*met, await long)]

    assert run_in_no_time(run()) == [
        (pytest.approx(1.0), "hard"),
        (pytest.approx(0.01), "medium"),
        (pytest.approx(0.01), "easy"),
        (pytest.approx(5.0), "champion"),
    ]


def test_nobody_in_the_crowd_waits_longer_than_three_thoughts(game: Game) -> None:
    async def measure(thinking: Thinking, game: Game) -> list[float]:
        crowd = [timed(thinking, game, "hard", ForWhom("crowd", f"more {number}")) for number in range(200)]
        return [seconds for seconds, _ in await asyncio.gather(*crowd)]

    assert max(in_a_crowd(measure, game)) <= 3.0


def test_addresses_take_turns(game: Game) -> None:
    """950 hints of one address are asked for first; one of another address comes after one of them."""

    async def run() -> list[str]:
        thinking, order = Thinking(1, 0.05, SlowMind()), []

        async def ask(address: str, table: str) -> None:
            _, thought = await timed(thinking, game, "hard", ForWhom(address, table))
            if thought.code == MISTAKE:  # it was thought about, and not answered by default because too many wait
                order.append(address)

        many = [asyncio.create_task(ask("attacker", f"{number}")) for number in range(950)]
        await asyncio.sleep(0)
        await ask("friend", "theirs")
        for task in many:
            task.cancel()
        return order

    order = run_in_no_time(run())
    assert order[-1] == "friend"
    assert len(order) <= 3


def test_tables_of_an_address_take_turns(game: Game) -> None:
    async def run() -> list[str]:
        thinking, order = Thinking(1, 0.05, SlowMind()), []

        async def ask(table: str) -> None:
            await timed(thinking, game, "hard", ForWhom("one house", table))
            order.append(table)

        await asyncio.gather(*(ask(table) for table in ("loud", "loud", "loud", "loud", "quiet")))
        return order

    assert run_in_no_time(run()).index("quiet") <= 2


def test_whoever_nobody_waits_for_comes_last(game: Game) -> None:
    async def measure(thinking: Thinking, game: Game) -> float:
        return max([(await timed(thinking, game, "hard", ForWhom("friend", "theirs")))[0] for _ in range(20)])

    assert in_a_crowd(measure, game, watched=False) <= 1.0 + 2 * SHORTEST


def test_whoever_nobody_waits_for_is_not_forgotten(game: Game) -> None:
    async def measure(thinking: Thinking, game: Game) -> float:
        return (await timed(thinking, game, "hard", ForWhom("nobody", "days", watched=False)))[0]

    assert in_a_crowd(measure, game) <= STANDS_ASIDE + 3


def test_a_thought_nobody_waits_for_any_more_is_not_thought(game: Game) -> None:
    async def run() -> tuple[int, int, int]:
        mind = SlowMind()
        thinking = Thinking(1, 1.0, mind)
        asked = [asyncio.create_task(timed(thinking, game, "hard", ForWhom("a", str(n)))) for n in range(30)]
        await asyncio.sleep(0.1)
        for task in asked:
            task.cancel()
        await asyncio.sleep(0)
        waiting = thinking.waiting()
        await asyncio.sleep(60)
        return waiting, len(mind.seconds), mind.most_at_once

    waiting, thought, at_once = run_in_no_time(run())
    assert waiting == 0
    assert thought <= 3
    assert at_once == 1, "the place of a cancelled thought is free only when its process is"


def test_the_line_is_bounded(game: Game) -> None:
    async def run() -> tuple[int, Thought]:
        thinking = Thinking(1, 1.0, SlowMind())
        asked = [
            asyncio.create_task(timed(thinking, game, "hard", ForWhom("a", str(number))))
            for number in range(MAX_WAITING + 50)
        ]
        await asyncio.sleep(0)
        length = thinking.waiting()
        found = await asked[-1]
        for task in asked:
            task.cancel()
        return length, found[1]

    length, last = run_in_no_time(run())
    assert length <= MAX_WAITING
    assert last.code == flow.default(game.state, game.waiting_for()[0])


@pytest.mark.parametrize(
    "crowd",
    [
        lambda number: ForWhom(f"table {number}", f"table {number}", watched=False),
        lambda number: ForWhom("greedy", f"table {number}"),
    ],
    ids=["tables that nobody looks at", "one address"],
)
def test_a_crowd_leaves_room_in_the_line_for_others(game: Game, crowd: Callable[[int], ForWhom]) -> None:
    async def run() -> Thought:
        thinking = Thinking(1, 1.0, SlowMind())
        asked = [asyncio.create_task(timed(thinking, game, "hard", crowd(number))) for number in range(MAX_WAITING)]
        await asyncio.sleep(0)
        _, found = await timed(thinking, game, "easy", ForWhom("somebody else", "theirs"))
        for task in asked:
            task.cancel()
        return found

    assert run_in_no_time(run()) == Thought(MISTAKE, "easy")


def test_a_thought_is_never_later_than_its_window(game: Game) -> None:
    async def measure(thinking: Thinking, game: Game) -> list[float]:
        loop = asyncio.get_running_loop()
        windows = [
            timed(thinking, game, strength, ForWhom("crowd", f"{strength} {number}"), until=loop.time() + 0.7)
            for number in range(100)
            for strength in ("easy", "medium", "hard")
        ]
        return [seconds for seconds, _ in await asyncio.gather(*windows)]

    assert max(in_a_crowd(measure, game)) <= 0.7 + 1e-6


def test_a_failed_thought_is_the_default_choice(game: Game) -> None:
    class Broken(SlowMind):
        async def think(self, question: bytes) -> Thought:
            raise RuntimeError

    async def run() -> tuple[Thought, Thought]:
        thinking = Thinking(1, 1.0, Broken())
        return (await timed(thinking, game, "hard", ForWhom("a", "b")))[1], (
            await timed(thinking, game, "easy", ForWhom("a", "b"))
        )[1]

    default = flow.default(game.state, game.waiting_for()[0])
    assert [thought.code for thought in run_in_no_time(run())] == [default, default]


@pytest.mark.skipif(not hasattr(os, "sched_setscheduler"), reason="this system has no such priorities")
def test_thoughts_are_ordinary_work_though_the_server_has_real_time_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would keep the kernel from writing to the disk."""
    asked = []
    monkeypatch.setattr(os, "sched_getscheduler", lambda process: os.SCHED_FIFO)
    monkeypatch.setattr(os, "sched_setscheduler", lambda process, policy, how: asked.append(policy))
    quiet._be_ordinary()
    assert asked == [os.SCHED_OTHER]


def test_processes_that_start_slowly_are_waited_for_and_those_that_hang_are_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0.01)
    monkeypatch.setattr(thinkers, "ProcessPoolExecutor", lambda processes, **_: ThreadPoolExecutor(processes))
    pool, gate = thinkers.Thinkers(1), threading.Event()

    def slowly(question: bytes) -> bytes:
        gate.wait(0.2)
        return question

    async def think() -> None:
        assert await pool.work(slowly, b"the first") == b"the first"
        assert pool.replaced == 0
        await pool.work(slowly, b"the second")

    try:
        assert asyncio.run(think()) is None
        assert pool.replaced == 1, "the second time it was warm, and hung; the new one was waited for"
    finally:
        gate.set()
        pool.close()
