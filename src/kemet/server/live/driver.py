"""Plays what happens by itself at a table: bots, standing orders, clocks that run out.

With several processes only one drives a table at a time (`store/leases.py`). If two ever did, the log would take
only one of the answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kemet.engine import flow
from kemet.game import Game
from kemet.lessons import scripted, waits
from kemet.server import steady
from kemet.server.live.thinking import ForWhom
from kemet.server.store.trouble import NotStored
from kemet.server.table.orders import ordered_answer
from kemet.server.table.pace import bot_time, human_time, is_window
from kemet.view import public_view

if TYPE_CHECKING:
    from kemet.server.live.hub import Hub
    from kemet.server.live.live_table import LiveTable

log = logging.getLogger("kemet.driver")
STAND_IN = "medium"
#: A bot that fails is asked again after so many seconds.
AGAIN = 1.0
#: ... and at the most after so many.
SELDOM = 30.0
#: Seconds between the choices of bots at the least: a table that asks for none would leave no time to the others.
FASTEST = 0.1
#: How much slower bots play where nobody is there.
UNWATCHED = 3.0
#: Bots alone play on for so many seconds after somebody looked at their table; then it rests until the next look.
FORGOTTEN = 600.0


@dataclass(frozen=True)
class Question:
    """What a seat is asked, since when, and at which moment its answer comes. None: as soon as it is found.

    The moment is fixed before anything hidden is looked at, once for all the choices of a seat in a window.
    """

    ask: int
    asked_at: float
    answer_at: float | None


class Driver:
    """The automatic side of one table."""

    def __init__(self, hub: Hub, table: LiveTable):
        self.hub = hub
        self.table = table
        self.driving = False
        self._answers: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._questions: dict[int, Question] = {}
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
        for seat in list(self._questions):
            if seat not in waiting:
                del self._questions[seat]
        if self.rests:
            return
        for seat in waiting:
            self._note_question(seat)
            if seat not in self._answers and self._is_automatic(seat):
                task = asyncio.create_task(self._answer(seat, match.began[seat]))
                self._answers[seat] = (match.began[seat], task)
        self._set_alarm()

    def look_anew(self) -> None:
        """Somebody came: what was thought about at leisure, or not at all, is waited for now."""
        for _, task in self._answers.values():
            task.cancel()
        self._answers.clear()
        self._questions = {seat: asked for seat, asked in self._questions.items() if asked.answer_at is not None}
        self.look()

    @property
    def rests(self) -> bool:
        """Bots alone play for somebody who watches, not for ever."""
        if self.table.match.humans or self.table.viewers:
            return False
        return time.monotonic() - self.table.looked_at > FORGOTTEN

    def _note_question(self, seat: int) -> None:
        assert self.table.match.game is not None
        state = self.table.match.game.state
        known = self._questions.get(seat)
        if known is None or known.ask != state.question.code:
            now = asyncio.get_running_loop().time()
            within = self._window_time(seat) if is_window(state) and self._is_watched() else 0.0
            self._questions[seat] = Question(state.question.code, now, now + within if within > 0 else None)

    def _is_automatic(self, seat: int) -> bool:
        match = self.table.match
        assert match.game is not None
        if not match.is_person(seat):
            return match.lesson is None or not waits(match.lesson, match.game, seat)
        return ordered_answer(match.game, seat, match.orders_of(seat)) is not None

    async def _answer(self, seat: int, began: int) -> None:
        """Find an answer, wait as long as is fitting, give it. What fails is tried again, less and less often."""
        again = AGAIN
        while True:
            try:
                await self._answer_once(seat, began)
                return
            except NotStored:
                pass  # the database has said so in the log
            except Exception:
                log.exception("an automatic answer failed")
            this_task = asyncio.current_task()
            if this_task is None or self._answers.setdefault(seat, (began, this_task))[1] is not this_task:
                return  # another answer is under way
            await asyncio.sleep(again)
            again = min(again * 2, SELDOM)

    async def _answer_once(self, seat: int, began: int) -> None:
        match = self.table.match
        game = match.game
        assert game is not None
        loop = asyncio.get_running_loop()
        began_at = loop.time()
        in_window = is_window(game.state)
        answer_at = self._questions[seat].answer_at if seat in self._questions else None
        if match.is_person(seat):
            made_by, code = "order", ordered_answer(game, seat, match.orders_of(seat))
            if code is None:
                return
        elif (written := self._written(game, seat)) is not None:
            made_by, code = "bot", written
        else:
            made_by = "bot"
            thought = self.hub.thinking.choose(game, seat, self._strength(seat), self._for_whom(), answer_at)
            code = (await thought).code
        is_seen = _is_seen(game, seat, code) if in_window else True
        if answer_at is None and not (in_window and self._is_watched()):
            await asyncio.sleep(max(0.0, began_at + self._pace() - loop.time()))
        elif answer_at is not None and is_seen:
            await asyncio.sleep(max(0.0, answer_at - loop.time()))
        # this task is what `look` would cancel once the choice is in: from here on it must finish
        self._answers.pop(seat, None)
        if is_seen:
            self._questions.pop(seat, None)  # whatever it is asked next is a new question to everybody
        await self.table.answer(seat, began, code, made_by)

    def _written(self, game: Game, seat: int) -> int | None:
        """In a lesson the others play what its script says, as long as the pupil follows it."""
        lesson = self.table.match.lesson
        if lesson is None or self.table.row.seats[seat].kind != "bot":
            return None
        return scripted(lesson, game, seat)

    def _window_time(self, seat: int) -> float:
        """A bot that stands in for a person, and a person's orders, take as long as a person might."""
        settings = self.hub.settings
        row = self.table.row.seats[seat]
        if row.kind != "bot":
            return human_time(settings.human_scale)
        return bot_time(settings.human_scale, settings.hard_seconds if row.bot == "hard" else 0.0)

    def _is_watched(self) -> bool:
        """Does anybody see how long an answer takes, now or in the times of the log?"""
        return self.table.has_people() or self.table.is_looked_at()

    def _for_whom(self) -> ForWhom:
        """Whoever sits or looks on here waits; without anybody, the table waits for itself."""
        addresses = self.table.addresses()
        return ForWhom(addresses[0] if addresses else self.table.row.id, self.table.row.id, self.table.is_looked_at())

    def _pace(self) -> float:
        usual, given = self.hub.settings.bot_pace, self.table.row.bot_pace
        pace = usual if given is None else max(given, min(usual, FASTEST))
        return pace if self.table.is_looked_at() else max(pace, usual * UNWATCHED)

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
            self._alarm = loop.call_later(max(0.0, deadline - steady.now()) + 0.01, self._ring)

    def _ring(self) -> None:
        task = asyncio.create_task(self._out_of_time())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _out_of_time(self) -> None:
        try:
            for seat in list(self.table.match.clocks.out_of_time(steady.now())):
                await self.table.hand_over(seat, "clock")
        except Exception as error:
            if not isinstance(error, NotStored):
                log.exception("a clock that ran out could not be told")
            self._alarm = asyncio.get_running_loop().call_later(AGAIN, self._ring)
            return
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
    return after.learned != game.state.learned or public_view(after) != public_view(game.state)
