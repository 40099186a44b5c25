"""The lobby is for everybody: one address must not fill it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from kemet.server.gate.one_at_a_time import Turns
from kemet.server.problems import Problem
from kemet.server.store import tables as work
from kemet.server.store.database import Database

#: Addresses whose tables are remembered.
MAX_ADDRESSES = 10_000


class Lobby:
    """The public tables of each address that stand in the lobby. Counted by each process."""

    def __init__(self, database: Database, most: int):
        self.database = database
        self.most = most
        self._listed: dict[str, list[str]] = {}
        self._turns = Turns()

    @contextlib.asynccontextmanager
    async def listing(self, address: str, id: str, public: bool) -> AsyncIterator[None]:
        """Around the storing of a new table. One after the other: many at once would all find the same room."""
        if not public:
            yield
            return
        async with self._turns.turn(address):
            mine = self._listed.get(address, [])
            listed = await self.database.read(lambda connection: work.still_listed(connection, mine)) if mine else []
            if len(listed) >= self.most:
                raise Problem("too-fast", f"{len(listed)} tables of yours are in the lobby; play those first", 60)
            yield
            self._listed[address] = [*listed, id]
            while len(self._listed) > MAX_ADDRESSES:
                self._listed.pop(next(iter(self._listed)))
