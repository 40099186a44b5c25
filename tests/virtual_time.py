"""An event loop whose clock stands still while something runs and jumps to the next timer when nothing does.

What takes a minute takes no time, and takes exactly as long on every machine, however busy.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, TypeVar

T = TypeVar("T")


class _Patient(selectors.DefaultSelector):
    """Instead of waiting, moves the clock on."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise AssertionError("everybody waits for something that never comes")
        self.loop.now += timeout
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        patient = _Patient()
        patient.loop = self
        self.now = 1000.0
        self._set = 0
        super().__init__(patient)
        self._clock_resolution = 0.0005

    def time(self) -> float:
        return round(self.now, 3)

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """As the server's loop (uvloop) does: timers of one millisecond ring in the order in which they were set."""
        self._set += 1
        return super().call_at(round(when, 3) + self._set * 1e-10, callback, *args, context=context)


def run_in_no_time(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
