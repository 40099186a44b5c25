"""Who is thought for next: addresses take turns, the tables of an address take turns, and a table waits in order.

Without turns one address with forty tables, or with a hundred hints, would have every other bot wait.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar


class Waiting(Protocol):
    """Those who wait in a line say for whom."""

    @property
    def address(self) -> str: ...

    @property
    def table(self) -> str: ...


J = TypeVar("J", bound=Waiting)


class WaitingLine(Generic[J]):
    """Thoughts that nobody has begun yet, in turns by address and by table."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[J]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[J]:
        for tables in self._addresses.values():
            for jobs in tables.values():
                yield from jobs

    def waiting_of(self, address: str) -> int:
        return sum(len(jobs) for jobs in self._addresses.get(address, {}).values())

    def add(self, job: J) -> None:
        tables = self._addresses.setdefault(job.address, OrderedDict())
        tables.setdefault(job.table, deque()).append(job)
        self._length += 1

    def take(self) -> J | None:
        """The next one; its address and its table then stand at the end."""
        if not self._addresses:
            return None
        address, tables = self._addresses.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self._addresses[address] = tables
        self._length -= 1
        return job

    def remove(self, job: J) -> bool:
        """Nobody waits for it any more. Was it still in the line?"""
        tables = self._addresses.get(job.address, OrderedDict())
        jobs = tables.get(job.table, deque())
        if job not in jobs:
            return False
        jobs.remove(job)
        self._length -= 1
        if not jobs:
            del tables[job.table]
        if not tables:
            del self._addresses[job.address]
        return True
