"""Numbered tasks on several processes. Results come as they are ready; nobody is left running when the parent goes."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from kemet.errors import KemetError

T = TypeVar("T")
RETRIES = 5  # of a task whose process died; what kills six kills all


class WorkerDied(KemetError):
    """Processes ended in the middle of a task again and again: killed, or out of memory."""


def in_parallel(work: Callable[[int], T], numbers: Iterable[int], jobs: int, chunk: int = 1) -> Iterator[T]:
    """`work` of every number, in any order. With one job everything happens in this process, in order.

    A process that dies is replaced, and its `chunk` of numbers is given out again.
    """
    if jobs <= 1:
        yield from map(work, numbers)
        return
    crew = _Crew(work, jobs)
    try:
        yield from crew.results(iter(numbers), chunk)
    finally:
        crew.dismiss()


@dataclass(frozen=True)
class _Refusal:
    """The work could not be done, and this is why: the parent says it."""

    reason: str


@dataclass
class _Task:
    """Numbers that one process works on, and how many died of them."""

    numbers: list[int]
    deaths: int = 0


class _Crew(Generic[T]):
    """Processes with a pipe to each. A pipe of its own for everybody: a killed worker cannot hold up the others."""

    def __init__(self, work: Callable[[int], T], jobs: int):
        self.work = work
        self.workers: dict[Connection, BaseProcess] = {}
        for _ in range(jobs):
            self._hire()

    def _hire(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        worker = context.Process(target=_worker, args=(self.work, theirs), daemon=True)
        worker.start()
        theirs.close()
        self.workers[ours] = worker
        return ours

    def results(self, numbers: Iterator[int], chunk: int) -> Iterator[T]:
        busy: dict[Connection, _Task] = {}
        for pipe in list(self.workers):
            self._next_task(pipe, numbers, chunk, busy)
        while busy:
            ready = set(wait(busy))
            for pipe in [pipe for pipe in busy if pipe in ready]:
                task = busy.pop(pipe)
                try:
                    done: list[T] | _Refusal = pipe.recv()
                except (EOFError, OSError):
                    self._replace(pipe, task, busy)
                    continue
                if isinstance(done, _Refusal):
                    raise KemetError(done.reason)
                self._next_task(pipe, numbers, chunk, busy)
                yield from done

    def _next_task(self, pipe: Connection, numbers: Iterator[int], chunk: int, busy: dict[Connection, _Task]) -> None:
        if some := list(islice(numbers, chunk)):
            self._give(pipe, _Task(some), busy)

    def _give(self, pipe: Connection, task: _Task, busy: dict[Connection, _Task]) -> None:
        busy[pipe] = task
        with contextlib.suppress(OSError):  # it died while it had nothing to do: its silence will show
            pipe.send(task.numbers)

    def _replace(self, pipe: Connection, task: _Task, busy: dict[Connection, _Task]) -> None:
        """Somebody else does it; what kills one after the other is given up."""
        task.deaths += 1
        if task.deaths > RETRIES:
            raise WorkerDied(
                f"the processes that worked on number {task.numbers[0]} died again and again; is memory short?"
            )
        self.workers.pop(pipe).join()
        pipe.close()
        self._give(self._hire(), task, busy)

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
        except (EOFError, ConnectionError):  # the parent was killed, perhaps with an answer on its way
            return


def _done(work: Callable[[int], T], numbers: list[int]) -> list[T] | _Refusal:
    try:
        return [work(number) for number in numbers]
    except KemetError as error:
        return _Refusal(str(error))


def _follow_parent() -> None:
    """A parent that was killed cannot end its workers: they watch it and go, too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
