"""At which moment the answers of a table come, where the time could tell what a seat holds.

A moment is fixed, and its alarm set, when the question is asked: before anything hidden is looked at, and once for all
the choices of a seat in a window. Seats that are due at the same moment are called in the order of the seats: if each
slept on its own once its thought is there, a seat with more to think about would answer after the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from kemet.engine.state.state import State


@dataclass(frozen=True)
class Question:
    """What a seat is asked, and the moment at which its answer comes. None: as soon as it is found."""

    asked: tuple[int, int, bool]
    answer_at: float | None
    due: asyncio.Event = field(default_factory=asyncio.Event, compare=False)


class AnswerMoments:
    """The questions of one table that are open now, by seat."""

    def __init__(self) -> None:
        self._questions: dict[int, Question] = {}
        self._alarms: dict[float, asyncio.TimerHandle] = {}

    def of(self, seat: int) -> Question | None:
        return self._questions.get(seat)

    def note(self, state: State, persons: dict[int, bool], time_for: Callable[[int], float]) -> None:
        """These seats are asked now, people and others. Seats that were asked the same before keep their moment."""
        now = asyncio.get_running_loop().time()
        asked = {seat: _asked(state, is_person) for seat, is_person in persons.items()}
        self._questions = {seat: known for seat, known in self._questions.items() if known.asked == asked.get(seat)}
        for seat in asked:
            if seat not in self._questions:
                within = time_for(seat)
                self._questions[seat] = Question(asked[seat], now + within if within > 0 else None)
                self._set_alarm(self._questions[seat].answer_at)

    def _set_alarm(self, at: float | None) -> None:
        if at is not None and at not in self._alarms:
            self._alarms[at] = asyncio.get_running_loop().call_at(at, self._ring, at)

    def _ring(self, at: float) -> None:
        self._alarms.pop(at, None)
        for seat in sorted(self._questions):
            if self._questions[seat].answer_at == at:
                self._questions[seat].due.set()

    def answered(self, seat: int) -> None:
        """Everybody sees it: whatever the seat is asked next is a new question."""
        self._questions.pop(seat, None)

    def forget_leisure(self) -> None:
        """Somebody came: only the moments that are fixed still count."""
        self._questions = {seat: asked for seat, asked in self._questions.items() if asked.answer_at is not None}

    def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        self._questions.clear()


def _asked(state: State, is_person: bool) -> tuple[int, int, bool]:
    """A window after a window is another one, also for who closed the first and is asked again (B-DI-10)."""
    return state.question.code, state.learned if state.question.window else 0, is_person
