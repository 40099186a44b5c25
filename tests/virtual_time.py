"""An event loop whose clock stands still while something runs and jumps to the next timer when nothing does.

What takes a minute takes no time, and takes exactly as long on every machine, however busy.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
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
        super().__init__(patient)

    def time(self) -> float:
        return self.now


def run_in_no_time(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
