"""Who is here: written down now and then, so that every process can show it to friends."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from sqlalchemy import Connection

from kemet.server.store import friends
from kemet.server.store.database import Database

#: Seconds for which somebody who was here is not written down again.
FRESH = 60.0
#: People remembered by this process.
MAX_REMEMBERED = 20_000


class Online:
    """Notes that people are here, each at most once a minute. Nobody waits for it."""

    def __init__(self, database: Database, spawn: Callable[[Coroutine[Any, Any, None]], None]):
        self.database = database
        self.spawn = spawn
        self._noted: dict[int, float] = {}

    def note(self, some: Iterable[int]) -> None:
        now = time.monotonic()
        new = [account for account in some if now - self._noted.get(account, -FRESH) >= FRESH]
        for account in new:
            self._noted.pop(account, None)  # the oldest stand first
            self._noted[account] = now
        while len(self._noted) > MAX_REMEMBERED:
            self._noted.pop(next(iter(self._noted)))
        if new:
            self.spawn(self._write(new))

    async def _write(self, some: list[int]) -> None:
        def write(connection: Connection) -> None:
            friends.note_online(connection, [each for each in some if each in self._noted], time.time())

        await self.database.run(write)

    def forget(self, account: int) -> None:
        """They went: what is not written down yet is not; if they come again, they are noted at once."""
        self._noted.pop(account, None)
