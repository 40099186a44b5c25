"""Ctrl-C and the compiled engine.

Python may raise KeyboardInterrupt inside the arithmetic of large numbers. Code compiled with mypyc takes that for a
lack of memory and ends the whole process. So while the engine works, signals only leave a note and act afterwards.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Keep signals waiting until the block is done: around one decision or one short game, never longer."""
    if threading.current_thread() is not threading.main_thread():  # signals only ever reach the main thread
        yield
        return
    arrived: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        arrived.append(number)

    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    raising = {number: handler for number, handler in before.items() if callable(handler)}
    for number in raising:
        signal.signal(number, note)
    try:
        yield
    finally:
        for number, handler in raising.items():
            signal.signal(number, handler)
    if arrived:
        raising[signal.Signals(arrived[0])](arrived[0], None)


@contextmanager
def terminate_like_interrupt() -> Iterator[None]:
    """Being told to end is as good as Ctrl-C here: what is finished stays, and workers go."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
