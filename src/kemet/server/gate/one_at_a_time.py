"""Costly requests of one address come one after the other, so that those of others come in between."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from kemet.server.problems import Problem

#: Requests of one address that may wait for their turn.
MAX_WAITING = 20


class Turns:
    """One at a time for each address."""

    def __init__(self, most_waiting: int = MAX_WAITING) -> None:
        self.most_waiting = most_waiting
        self._locks: dict[str, asyncio.Lock] = {}
        self._there: dict[str, int] = {}

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        there = self._there.get(address, 0)
        if there > self.most_waiting:
            raise Problem("too-fast", "too many requests from your address at once")
        self._there[address] = there + 1
        try:
            async with self._locks.setdefault(address, asyncio.Lock()):
                yield
        finally:
            self._there[address] -= 1
            if not self._there[address]:
                del self._there[address], self._locks[address]
