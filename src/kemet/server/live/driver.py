"""Plays what happens by itself at a table: bots, standing orders, clocks that run out.

With several processes only one drives a table at a time (`store/leases.py`). If two ever did, the log would take
only one of the answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from kemet.bots import thinking_time
from kemet.game.game import Game
from kemet.lessons import scripted, waits
from kemet.server.live import game_clock
from kemet.server.live.answer_row import AnswerRow
from kemet.server.live.moments import AnswerMoments, Question
from kemet.server.live.thinking import ForWhom
from kemet.server.store.trouble import NotStored
from kemet.server.table.orders import ordered_answer, orders_answer, takes_long
from kemet.server.table.pace import blur, bot_time, human_time, is_window, only_cards_leave_a_choice

if TYPE_CHECKING:
    from kemet.server.live.hub import Hub
    from kemet.server.live.live_table import LiveTable

log = logging.getLogger("kemet.driver")
STAND_IN = "medium"
#: A bot that fails is asked again after this many seconds,
AGAIN = 1.0
#: and at the latest after this many.
SELDOM = 30.0
#: Seconds between the choices of bots at the least: a table that asks for none would leave no time to the others.
FASTEST = 0.1
#: A thought in a window is given up this many seconds before the answer is due, to be there in time.
EARLIER = 0.02
#: How much slower bots play where nobody is there.
UNWATCHED = 3.0
#: Battles are weighed for orders in threads of their own: those of the loop may be full of what others ask for.
_weighing = ThreadPoolExecutor(2, "orders")
#: Bots alone play on for this many seconds after somebody looked at their table; then it rests until the next look.
FORGOTTEN = 600.0


class Driver:
    """The automatic side of one table."""

    def __init__(self, hub: Hub, table: LiveTable):
        self.hub = hub
        self.table = table
        self.driving = False
        self._answers: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._giving: dict[asyncio.Task[None], AnswerRow] = {}  # answers that are being stored
        self.moments = AnswerMoments()
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
                self._drop(seat)
        if self.rests or match.game is None:
            return
        self.moments.note(match.game.state, {seat: match.is_person(seat) for seat in waiting}, self._time_for)
        for seat in waiting:
            if seat not in self._answers and self._is_automatic(seat):
                task = asyncio.create_task(self._answer(seat, match.began[seat]))
                self._answers[seat] = (match.began[seat], task)
        self._set_alarm()

    def _drop(self, seat: int) -> None:
        """This answer is given, or nobody wants it any more."""
        task = self._answers.pop(seat)[1]
        given = self._giving.get(task)
        if given is None:
            task.cancel()
        elif given.whole:
            self.moments.answered(seat)

    def look_now(self) -> None:
        """Somebody came: what was thought about at leisure, or not at all, is waited for now."""
        for seat, (_, task) in list(self._answers.items()):
            if task not in self._giving:
                self._drop(seat)
        self.moments.forget_leisure()
        self.look()

    @property
    def rests(self) -> bool:
        """Bots alone play for somebody who watches, not for ever: also those who play on for people that are gone."""
        if self.table.has_people() or self.table.is_looked_at():
            return False
        return time.monotonic() - self.table.looked_at > FORGOTTEN

    def _is_automatic(self, seat: int) -> bool:
        match = self.table.match
        assert match.game is not None
        if not match.is_person(seat):
            return match.lesson is None or not waits(match.lesson, match.game, seat)
        return orders_answer(match.game, seat, match.orders_of(seat))

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
            if not self._is_wanted(seat):
                return  # another answer is under way
            await asyncio.sleep(again)
            again = min(again * 2, SELDOM)

    def _is_wanted(self, seat: int) -> bool:
        return seat in self._answers and self._answers[seat][1] is asyncio.current_task()

    async def _answer_once(self, seat: int, began: int) -> None:
        match = self.table.match
        assert match.game is not None
        question = self.moments.of(seat)
        row = AnswerRow(match.game.copy(), seat)
        made_by = "order" if match.is_person(seat) else "bot"
        if question is None or question.answer_at is None:
            await self._find_at_leisure(row)
        elif made_by == "order":
            await self._carry_out_orders(question, question.answer_at, row)
        else:
            await self._find_until(question, question.answer_at - EARLIER, row)
        await self._give(row, began, made_by)

    async def _find_at_leisure(self, row: AnswerRow) -> None:
        """One choice at the table's pace."""
        loop = asyncio.get_running_loop()
        is_quick = is_window(row.game.state) and self._is_watched()  # windows without a pace, for load tests
        paced = loop.time() + (0.0 if is_quick else self._pace())
        code = await self._choice(row, None)
        if code is not None:
            row.codes, row.whole = [code], True
            await asyncio.sleep(max(0.0, paced - loop.time()))

    async def _carry_out_orders(self, question: Question, until: float, row: AnswerRow) -> None:
        """They are found long before. Should others keep this process so busy that they are not, silence is the answer
        here too: only who holds a card has a battle weighed, and would be late."""
        try:
            async with asyncio.timeout_at(until):
                await self._find(row, until)
        except TimeoutError:
            row.complete()
        if row.whole:  # otherwise a person is to be asked about the rest, and nobody notices this beginning
            await question.due.wait()

    async def _find_until(self, question: Question, until: float, row: AnswerRow) -> None:
        """In the background: this task waits for the moment and for nothing else, whatever there is to think about, so
        that the answers of a table are given in the order in which they are due."""
        finding = asyncio.create_task(self._find(row, until))
        try:
            await question.due.wait()
        finally:
            finding.cancel()
        if finding.done() and not finding.cancelled() and finding.exception() is not None:
            log.error("a thought in a window failed", exc_info=finding.exception())
        row.complete()

    async def _find(self, row: AnswerRow, until: float | None) -> None:
        while not row.whole:
            code = await self._choice(row, until)
            if code is None:
                return
            row.add(code)

    async def _choice(self, row: AnswerRow, until: float | None) -> int | None:
        """The next choice; None where a person wants to be asked."""
        match, seat = self.table.match, row.seat
        if match.is_person(seat):
            orders = match.orders_of(seat)
            if takes_long(row.game, orders):  # others are served meanwhile, and nobody notices
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(_weighing, ordered_answer, row.game.copy(), seat, orders)
            return ordered_answer(row.game, seat, orders)
        written = self._written(row.game, seat)
        if written is not None:
            return written
        thought = self.hub.thinking.choose(row.game, seat, self._strength(seat), self._for_whom(), until)
        return (await thought).code

    async def _give(self, row: AnswerRow, began: int, made_by: str) -> None:
        this_task = asyncio.current_task()
        assert this_task is not None
        self._giving[this_task] = row
        try:
            if row.codes:
                await self.table.answer(row.seat, began, row.codes, made_by)
        finally:
            del self._giving[this_task]
        if self._is_wanted(row.seat):  # it did not fit any more: somebody has left, or is back
            del self._answers[row.seat]
            self.moments.answered(row.seat)
            self.look()

    def _written(self, game: Game, seat: int) -> int | None:
        """In a lesson the others play what its script says, as long as the pupil follows it."""
        lesson = self.table.match.lesson
        if lesson is None or self.table.row.seats[seat].kind != "bot":
            return None
        return scripted(lesson, game, seat)

    def _time_for(self, seat: int) -> float:
        """Seconds after which the answer to this question comes; 0 where the time tells nothing, or nobody."""
        game = self.table.match.game
        if game is None or not self._is_watched():
            return 0.0
        if is_window(game.state):
            return self._window_time(seat)
        if not self.table.match.is_person(seat) and only_cards_leave_a_choice(game.state, seat):
            return self._bot_time(0.0)
        return 0.0

    def _window_time(self, seat: int) -> float:
        """A bot that stands in for a person, and a person's orders, take as long as a person might.

        A champion hurries like a hard bot here: there are many windows in a round, and all wait for them.
        """
        settings = self.hub.settings
        row = self.table.row.seats[seat]
        if row.kind != "bot":
            return human_time(settings.human_scale)
        takes_its_time = thinking_time(row.bot or STAND_IN) > 0
        return self._bot_time(settings.hard_seconds if takes_its_time else 0.0)

    def _bot_time(self, thinking: float) -> float:
        scale = self.hub.settings.human_scale
        return bot_time(scale, thinking) + blur(scale)

    def _is_watched(self) -> bool:
        """Does anybody see how long an answer takes, now or in the times of the log?"""
        return self.table.has_people() or self.table.is_looked_at()

    def _for_whom(self) -> ForWhom:
        """Players and spectators here wait; without anybody, the table waits for itself."""
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
            self._alarm = loop.call_later(max(0.0, deadline - game_clock.now()) + 0.01, self._ring)

    def _ring(self) -> None:
        task = asyncio.create_task(self._out_of_time())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _out_of_time(self) -> None:
        try:
            for seat in list(self.table.match.clocks.out_of_time(game_clock.now())):
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
        self.moments.close()
        if self._alarm is not None:
            self._alarm.cancel()
        tasks = [task for _, task in self._answers.values()]
        self._answers.clear()
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
