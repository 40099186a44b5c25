"""Plays what happens by itself at a table: bots, standing orders, clocks that run out.

With several processes only one drives a table at a time (`store/leases.py`). If two ever did, the log would take
only one of the answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from kemet.engine import flow
from kemet.game import Game
from kemet.server.table.orders import is_window, ordered_answer
from kemet.server.table.pace import answer_time, bot_answer_time

if TYPE_CHECKING:
    from kemet.server.live.hub import Hub
    from kemet.server.live.live_table import LiveTable

log = logging.getLogger("kemet.driver")
STAND_IN = "medium"
#: A bot that fails is asked again after so many seconds.
AGAIN = 1.0


class Driver:
    """The automatic side of one table."""

    def __init__(self, hub: Hub, table: LiveTable):
        self.hub = hub
        self.table = table
        self.driving = False
        self._answers: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._asked_at: dict[int, tuple[int, float]] = {}  # what a seat is asked, and since when
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        return any(not task.done() for _, task in self._answers.values())

    def look(self) -> None:
        """Something changed: start the answers that are due, stop those that are not wanted any more."""
        if not self.driving:
            return
        match = self.table.match
        waiting = match.waiting()
        for seat in list(self._answers):
            if seat not in waiting or self._answers[seat][0] != match.began[seat]:
                self._answers.pop(seat)[1].cancel()
        for seat in list(self._asked_at):
            if seat not in waiting:
                del self._asked_at[seat]
        for seat in waiting:
            self._note_question(seat)
            if seat not in self._answers and self._is_automatic(seat):
                task = asyncio.create_task(self._answer(seat, match.began[seat]))
                self._answers[seat] = (match.began[seat], task)
        self._set_alarm()

    def _note_question(self, seat: int) -> None:
        assert self.table.match.game is not None
        ask = self.table.match.game.state.ask
        if self._asked_at.get(seat, (-1, 0.0))[0] != ask:
            self._asked_at[seat] = (ask, time.monotonic())

    def _is_automatic(self, seat: int) -> bool:
        match = self.table.match
        if not match.is_person(seat):
            return True
        assert match.game is not None
        return ordered_answer(match.game, seat, match.orders_of(seat)) is not None

    async def _answer(self, seat: int, began: int) -> None:
        """Find an answer, wait as long as is fitting, give it."""
        while True:
            try:
                await self._answer_once(seat, began)
                return
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("an automatic answer failed", extra={"data": {"table": self.table.row.id}})
                await asyncio.sleep(AGAIN)

    async def _answer_once(self, seat: int, began: int) -> None:
        match = self.table.match
        game = match.game
        assert game is not None
        asked_at = self._asked_at[seat][1] if seat in self._asked_at else time.monotonic()
        began_at = time.monotonic()
        if match.is_person(seat):
            made_by, code = "order", ordered_answer(game, seat, match.orders_of(seat))
            if code is None:
                return
        else:
            made_by = "bot"
            code = (await self.hub.thinking.choose(game, seat, self._strength(seat))).code
        if self.table.has_people():
            await self._wait(game, seat, code, asked_at, began_at)
        # this task is what `look` would cancel once the choice is in: from here on it must finish
        self._answers.pop(seat, None)
        if _is_seen(game, seat, code):
            self._asked_at.pop(seat, None)  # whatever it is asked next is a new question to everybody
        await self.table.answer(seat, began, code, made_by)

    async def _wait(self, game: Game, seat: int, code: int, asked_at: float, began_at: float) -> None:
        now = time.monotonic()
        if not is_window(game.state):
            await asyncio.sleep(max(0.0, began_at + self._pace() - now))
        elif _is_seen(game, seat, code):
            await asyncio.sleep(max(0.0, self._window_time(seat, asked_at, now) - now))

    def _window_time(self, seat: int, asked_at: float, ready_at: float) -> float:
        """A bot that stands in for a person, and a person's orders, take as long as a person might."""
        settings = self.hub.settings
        row = self.table.row.seats[seat]
        if row.kind != "bot":
            return answer_time(asked_at, ready_at, settings.human_scale)
        thinking = settings.hard_seconds if row.bot == "hard" else 0.0
        return bot_answer_time(asked_at, ready_at, settings.human_scale, thinking)

    def _pace(self) -> float:
        given = self.table.row.bot_pace
        return self.hub.settings.bot_pace if given is None else given

    def _strength(self, seat: int) -> str:
        row = self.table.row.seats[seat]
        return row.bot or STAND_IN if row.kind == "bot" else STAND_IN

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.table.match.clocks.first_deadline()
        if deadline is not None and self.table.match.status == "running":
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, deadline - time.time()) + 0.01, self._ring)

    def _ring(self) -> None:
        task = asyncio.create_task(self._out_of_time())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _out_of_time(self) -> None:
        for seat in list(self.table.match.clocks.out_of_time(time.time())):
            await self.table.hand_over(seat, "clock")
        self._set_alarm()

    def drive(self) -> None:
        """This process drives the table from now on."""
        self.driving = True
        self.look()

    async def stop(self) -> None:
        self.driving = False
        if self._alarm is not None:
            self._alarm.cancel()
        tasks = [task for _, task in self._answers.values()]
        self._answers.clear()
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


def _is_seen(game: Game, seat: int, code: int) -> bool:
    """Will anybody notice this choice? A battle card laid face down by a seat that goes on choosing, nobody does."""
    if code not in game.codes(seat):
        return True  # the game went on meanwhile, in another process: this answer comes too late
    after = game.state.copy()
    flow.play(after, seat, code)
    return not after.waiting >> seat & 1 or after.learned != game.state.learned
