"""Bots think in processes of their own, and in turns: no table waits for another's bots, nobody waits for an address
that asks for much, and where many wait each gets less thought rather than a late answer.

Three kinds of thoughts have places of their own: the champions', which take five seconds; those of hard bots and hints,
which take one and must not stand behind them; and those of the quick bots, which must not stand behind either. Where
nobody watches, bots think only when nobody else waits.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from kemet.bots import STRENGTHS
from kemet.engine import flow
from kemet.engine.state.state import State
from kemet.game.configuration import Setup
from kemet.game.game import Game
from kemet.server.live.budgets import HINT, Budgets
from kemet.server.live.thinkers import Thinkers, Thought, question_for
from kemet.server.live.waiting_line import WaitingLine

log = logging.getLogger("kemet.thinking")
#: The kinds of thoughts, those that take longest first.
CHAMPION, LONG, QUICK = range(3)
#: Thoughts that may wait: those that somebody awaits, how many of them for one address, and those that nobody does. The
#: default choice is the answer beyond that.
MAX_WAITING, MAX_OF_ADDRESS, MAX_UNWATCHED = 2000, 400, 1000
#: A thought that nobody awaits stands aside for others, but not longer than this many seconds.
STANDS_ASIDE = 20.0
#: Seconds between looks for a place that no bot wants.
BESIDE = 0.05


class Mind(Protocol):
    """Where thoughts are thought: `Thinkers`, or something quicker in tests."""

    replaced: int

    async def think(self, question: bytes) -> Thought: ...

    async def work(self, function: Callable[[bytes], Any], question: bytes) -> Any: ...

    def close(self) -> None: ...


@dataclass(frozen=True)
class ForWhom:
    """Whose turn a thought takes: an address and a table. `watched`: somebody is there and waits."""

    address: str
    table: str
    watched: bool = True


SOMEBODY = ForWhom("", "")


@dataclass(eq=False)
class _Job:
    whom: ForWhom
    setup: Setup
    state: State
    seat: int
    strength: str
    spec: str  # who thinks: the strength, or a bot of the host, which has the time of the hard one
    asked_at: float
    until: float | None
    done: asyncio.Future[Thought] = field(repr=False)
    urgent: bool = True

    @property
    def address(self) -> str:
        return self.whom.address

    @property
    def table(self) -> str:
        return self.whom.table

    @property
    def kind(self) -> int:
        return {"champion": CHAMPION, "hard": LONG, HINT: LONG}.get(self.strength, QUICK)


class Thinking:
    """Lines of thoughts before a bounded number of processes."""

    def __init__(
        self, processes: int, hard_seconds: float, mind: Mind | None = None, bots: Mapping[str, str] | None = None
    ):
        self.bots = bots or {}  # of the host, by name
        champions = (processes + 1) // 2
        self.at_once = processes + champions + 1  # one place is always left for a quick bot
        self._places = {CHAMPION: champions, LONG: processes, QUICK: self.at_once}
        self.budgets = Budgets(hard_seconds)
        self.mind: Mind = mind or Thinkers(self.at_once)
        #: By the kind of thought, and whether it is urgent.
        self._lines: dict[tuple[int, bool], WaitingLine[_Job]] = {
            (kind, urgent): WaitingLine() for kind in self._places for urgent in (True, False)
        }
        self._busy = 0
        self._busy_with = dict.fromkeys(self._places, 0)
        self._tasks: set[asyncio.Task[None]] = set()
        self.thoughts = 0
        self.shortened = 0  # thought for less than the full time
        self.hurried = 0  # a quick bot answered in place of a better one
        self.given_up = 0  # the default choice was the answer

    # --- asking ---------------------------------------------------------------------------------------------------

    async def choose(
        self, game: Game, seat: int, strength: str, whom: ForWhom = SOMEBODY, until: float | None = None
    ) -> Thought:
        """A choice for this seat and a sentence about it, before the loop's time `until` if that is given.

        The game may go on meanwhile; a copy is taken at once. A thought that is cancelled leaves the line.
        """
        codes = game.codes(seat)
        self.thoughts += 1
        if len(codes) == 1:
            return Thought(codes[0], "there was no other choice")
        if strength == "random":
            return Thought(random.SystemRandom().choice(codes), "a random choice")
        loop = asyncio.get_running_loop()
        if strength not in (*STRENGTHS, HINT, *self.bots):
            strength = "medium"  # a bot that the host has no more
        spec = self.bots.get(strength, strength)
        like = "hard" if strength in self.bots else strength
        job = _Job(whom, game.setup, game.state.copy(), seat, like, spec, loop.time(), until, loop.create_future())
        job.urgent = whom.watched
        if self._is_too_much(whom):
            return self._default(job)
        alarms = self._alarms(job)
        self._line_of(job).add(job)
        self._begin()
        try:
            return await job.done
        finally:
            for alarm in alarms:
                alarm.cancel()
            self._line_of(job).remove(job)

    def _alarms(self, job: _Job) -> list[asyncio.TimerHandle]:
        """Nobody who watches waits longer than was promised."""
        loop = asyncio.get_running_loop()
        if not job.whom.watched and job.until is None:
            return [loop.call_later(STANDS_ASIDE, self._come_forward, job)]
        within = None if job.until is None else max(0.0, job.until - job.asked_at)
        promised = self.budgets.promised(job.strength)
        return [
            loop.call_later(self.budgets.last_moment(job.strength, within), self._hurry, job),
            loop.call_later(promised if within is None else min(promised, within), self._give_up, job),
        ]

    def _come_forward(self, job: _Job) -> None:
        """It has stood aside long enough."""
        if self._line_of(job).remove(job):
            job.urgent = True
            self._line_of(job).add(job)
            self._begin()

    def _hurry(self, job: _Job) -> None:
        """It still waits for its turn: a quick bot answers in its place."""
        if job.strength != "easy" and self._line_of(job).remove(job):
            self.hurried += 1
            job.strength = job.spec = "easy"
            self._line_of(job).add(job)
            self._begin()

    def _give_up(self, job: _Job) -> None:
        if not job.done.done():
            job.done.set_result(self._default(job))

    def _default(self, job: _Job) -> Thought:
        self.given_up += 1
        return Thought(flow.default(job.state, job.seat), "the default choice")

    async def beside(self, function: Callable[[bytes], Any], question: bytes) -> Any:
        """A short piece of work in the bots' processes, once no bot wants the place: games go first."""
        while self.waiting() or self._busy >= self.at_once - 1:
            await asyncio.sleep(BESIDE)
        self._busy += 1
        try:
            return await self.mind.work(function, question)
        finally:
            self._busy -= 1
            self._begin()

    # --- the lines ------------------------------------------------------------------------------------------------

    def waiting(self) -> int:
        """Thoughts that nobody has begun yet."""
        return sum(len(line) for line in self._lines.values())

    def waiting_of(self, address: str) -> int:
        return sum(line.waiting_of(address) for line in self._lines.values())

    def oldest(self) -> float:
        """How many seconds the thought has waited that somebody awaits longest."""
        now = asyncio.get_running_loop().time()
        asked = (job.asked_at for (_, urgent), line in self._lines.items() if urgent for job in line)
        return max((now - at for at in asked), default=0.0)

    def _is_too_much(self, whom: ForWhom) -> bool:
        """Neither an address nor all the tables that nobody looks at may take the room of the others."""
        if not whom.watched:
            return self._length(urgent=False) >= MAX_UNWATCHED
        return self._length(urgent=True) >= MAX_WAITING or self.waiting_of(whom.address) >= MAX_OF_ADDRESS

    def _length(self, urgent: bool) -> int:
        return sum(len(self._lines[kind, urgent]) for kind in self._places)

    def _line_of(self, job: _Job) -> WaitingLine[_Job]:
        return self._lines[job.kind, job.urgent]

    def _next(self) -> _Job | None:
        for urgent in (True, False):
            for kind, places in self._places.items():
                if self._busy_with[kind] < places and len(self._lines[kind, urgent]):
                    return self._lines[kind, urgent].take()
        return None

    def _begin(self) -> None:
        """Fill the places that are free."""
        while self._busy < self.at_once:
            job = self._next()
            if job is None:
                return
            self._busy += 1
            self._busy_with[job.kind] += 1
            task = asyncio.create_task(self._carry_out(job, job.kind))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry_out(self, job: _Job, kind: int) -> None:
        """The place stays taken until the process is free again, also when nobody waits for the answer any more."""
        thought: Thought | None = None
        try:
            seconds = self._seconds(job)
            twin = job.state.copy()  # the job keeps its own: it may yet need the default choice
            thought = await self.mind.think(question_for(job.setup, twin, job.seat, job.spec, seconds))
        except Exception:
            log.exception("a thought failed")
        finally:
            self._busy -= 1
            self._busy_with[kind] -= 1
            self._begin()
        if not job.done.done():
            job.done.set_result(thought or self._default(job))

    def _seconds(self, job: _Job) -> float:
        if not job.whom.watched and job.until is None:
            return self.budgets.unwatched(job.strength)
        within = None if job.until is None else job.until - asyncio.get_running_loop().time()
        others = len(self._lines[job.kind, True])
        seconds = self.budgets.now(job.strength, others, self._places[job.kind], within)
        self.shortened += seconds < self.budgets.full(job.strength)
        return seconds

    @property
    def replaced(self) -> int:
        return self.mind.replaced

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        self.mind.close()
