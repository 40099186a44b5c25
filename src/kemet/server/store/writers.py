"""Work that waits to be written, taken up in groups: all that is queued while one group is stored is the next one."""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

log = logging.getLogger("kemet.database")
T = TypeVar("T")
GROUP = 64


class Piece(NamedTuple):
    """A piece of work, and who waits for its end."""

    work: Callable[[Connection], Any]
    done: Future[Any]


class Failed(NamedTuple):
    """In place of a result."""

    error: BaseException


class Writers:
    """Threads that hand groups of pieces to `store`, which ends each of them, whatever happens."""

    def __init__(self, name: str, threads: int, store: Callable[[list[Piece]], None]):
        self._store = store
        self._queue: queue.SimpleQueue[Piece | None] = queue.SimpleQueue()
        self._threads = [threading.Thread(target=self._serve, name=name, daemon=True) for _ in range(threads)]
        for thread in self._threads:
            thread.start()

    def put(self, work: Callable[[Connection], T]) -> Future[T]:
        done: Future[T] = Future()
        self._queue.put(Piece(work, done))
        return done

    def _serve(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            group = wanted([first, *self.more(GROUP - 1)])
            if group:
                self._store_and_end(group)

    def _store_and_end(self, group: list[Piece]) -> None:
        """A thread that died of a mistake of ours would leave everybody waiting, and nobody to write."""
        try:
            self._store(group)
        except BaseException as error:
            log.exception("a group could not be ended")
            for piece in group:
                if not piece.done.done():
                    end(piece.done, Failed(error))

    def more(self, most: int) -> list[Piece]:
        """What waits behind, up to this many pieces."""
        found: list[Piece] = []
        while len(found) < most:
            try:
                piece = self._queue.get_nowait()
            except queue.Empty:
                break
            if piece is None:
                self._queue.put(None)
                break
            found.append(piece)
        return found

    def close(self) -> None:
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join(10)


def wanted(pieces: list[Piece]) -> list[Piece]:
    """Those that somebody still waits for; they can be cancelled no longer."""
    return [piece for piece in pieces if piece.done.set_running_or_notify_cancel()]


def end(done: Future[Any], result: Any) -> None:
    if isinstance(result, Failed):
        done.set_exception(result.error)
    else:
        done.set_result(result)
