"""Numbered tasks on several processes. Results come as they are ready; nobody is left running when the parent goes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from kemet.errors import KemetError

T = TypeVar("T")


class WorkerDied(KemetError):
    """A process ended in the middle of its task: killed, or out of memory."""


def in_parallel(work: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Iterator[T]:
    """`work` of every number, in any order. With one job everything happens in this process, in order."""
    if jobs <= 1:
        yield from map(work, numbers)
        return
    crew = _Crew(work, jobs)
    try:
        yield from crew.results(iter(numbers))
    finally:
        crew.dismiss()


@dataclass(frozen=True)
class _Refusal:
    """The work could not be done, and this is why: the parent says it."""

    reason: str


class _Crew(Generic[T]):
    """Processes with a pipe to each. A pipe of its own for everybody: a killed worker cannot hold up the others."""

    def __init__(self, work: Callable[[int], T], jobs: int):
        context = multiprocessing.get_context("spawn")
        self.workers: dict[Connection, BaseProcess] = {}
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_worker, args=(work, theirs), daemon=True)
            worker.start()
            theirs.close()
            self.workers[ours] = worker

    def results(self, numbers: Iterator[int]) -> Iterator[T]:
        busy: dict[Connection, int] = {}
        for pipe in self.workers:
            self._next_task(pipe, numbers, busy)
        while busy:
            ready = set(wait(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                try:
                    result: T | _Refusal = pipe.recv()
                except (EOFError, OSError):
                    raise WorkerDied(
                        f"the process that worked on number {busy[pipe]} died; was it killed, or is memory short?"
                    ) from None
                if isinstance(result, _Refusal):
                    raise KemetError(result.reason)
                self._next_task(pipe, numbers, busy)
                yield result

    def _next_task(self, pipe: Connection, numbers: Iterator[int], busy: dict[Connection, int]) -> None:
        busy.pop(pipe, None)
        for number in numbers:
            busy[pipe] = number
            pipe.send(number)
            return

    def dismiss(self) -> None:
        for worker in self.workers.values():
            worker.terminate()
        for pipe, worker in self.workers.items():
            worker.join()
            pipe.close()


def _worker(work: Callable[[int], T], pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends its workers
    threading.Thread(target=_follow_parent, daemon=True).start()
    while True:
        try:
            pipe.send(_done(work, pipe.recv()))
        except (EOFError, BrokenPipeError):
            return


def _done(work: Callable[[int], T], number: int) -> T | _Refusal:
    try:
        return work(number)
    except KemetError as error:
        return _Refusal(str(error))


def _follow_parent() -> None:
    """A parent that was killed cannot end its workers: they watch it and go, too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
