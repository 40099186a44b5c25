"""When a bot answers in a window or a battle is fixed before anything hidden is looked at. In virtual time, and on a
server whose thinking takes much longer where a seat holds more: what a classifier of times could use is all there."""

from __future__ import annotations

import asyncio
import threading

import pytest
from one_table import Desk
from virtual_time import run_in_no_time
from windows import HARD, STEP, TellTale, table_at, windows

from kemet import Game
from kemet.engine.battle.before import ESCAPE_BATTLE, ESCAPE_TOGETHER
from kemet.engine.battle.choose import BATTLE_CARDS, DISCARD_FOR_WOUND
from kemet.engine.cards.play import VETO
from kemet.engine.state.frames import Question
from kemet.server.live.thinking import ForWhom
from kemet.server.shapes.live import Orders
from kemet.server.table import orders as standing
from kemet.server.table.pace import bot_time
from kemet.server.table.summary import newly_asked, wake_time


@pytest.fixture(autouse=True)
def _exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the chance that is added to every moment."""
    monkeypatch.setattr("kemet.server.live.driver.blur", lambda scale: 0.0)


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
@pytest.mark.parametrize("bots", ["easy", "hard", "champion"])
@pytest.mark.parametrize(
    "question",
    [VETO, ESCAPE_BATTLE, ESCAPE_TOGETHER, BATTLE_CARDS, DISCARD_FOR_WOUND],
    ids=lambda question: question.slug,
)
def test_bots_answer_at_a_moment_fixed_beforehand(question: Question, bots: str, crowd: int) -> None:
    found = times(question, bots, crowd, many=8)
    expected = bot_time(1.0, 0.0 if bots == "easy" else HARD)
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


def test_a_battle_is_weighed_for_orders_while_others_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who holds an Escape has a battle weighed. If everybody waited for that, its length would tell of the card:
    the choice that leads to the battle would be acknowledged and seen later."""
    weighed_in: list[threading.Thread] = []
    battle_odds = standing.battle_odds

    def noted(game: object, seat: int) -> object:
        weighed_in.append(threading.current_thread())
        return battle_odds(game, seat)

    monkeypatch.setattr(standing, "battle_odds", noted)
    orders = Orders(escape="when-losing")

    async def one(game: Game) -> None:
        desk = Desk(TellTale(), HARD)
        table = table_at(desk, game, "easy", orders)
        before = len(weighed_in)
        assert wake_time(table.match, table.match.game, [], 5.0) == 5.0
        assert newly_asked(table.match, table.match.game, []) == []
        desk.driver_of(table).drive()
        async with asyncio.timeout(20):
            while len(weighed_in) == before:
                await asyncio.sleep(0.005)
        await desk.driver_of(table).stop()

    holding = [game for game, seat in windows(ESCAPE_BATTLE, 40) if len(game.codes(seat)) > 1]
    assert holding
    asyncio.run(one(holding[0]))
    assert threading.main_thread() not in weighed_in


def test_orders_keep_their_moment_though_a_battle_is_not_weighed_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who keeps the server busy must not see by the delay that there was something to weigh."""
    weighing, go_on = threading.Event(), threading.Event()

    def endless(game: object, seat: int) -> None:
        weighing.set()
        go_on.wait(120)

    monkeypatch.setattr(standing, "battle_odds", endless)
    monkeypatch.setattr("kemet.server.live.driver.human_time", lambda scale: 0.2)

    async def one(game: Game, seat: int) -> None:
        desk = Desk(TellTale(), HARD)
        table = table_at(desk, game, "easy", Orders(escape="when-losing"))
        assert table.match.game is not None
        before = seen_of(table.match.game, seat)
        desk.driver_of(table).drive()
        async with asyncio.timeout(60):
            while seen_of(table.match.game, seat) == before:
                await asyncio.sleep(0.005)
        await desk.driver_of(table).stop()

    game, seat = next(each for each in windows(ESCAPE_BATTLE, 40) if len(each[0].codes(each[1])) > 1)
    try:
        asyncio.run(one(game, seat))
        assert weighing.is_set()
    finally:
        go_on.set()
