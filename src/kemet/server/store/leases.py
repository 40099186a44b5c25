"""Which process drives a table: an advisory lock of a PostgreSQL session, gone when that process dies."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING

from kemet.server.store.database import Database, lively

if TYPE_CHECKING:
    import psycopg  # loaded only where a table is leased: a server with SQLite starts half a second sooner

log = logging.getLogger("kemet.leases")


class Leases:
    """The tables this process drives. With SQLite there is one process, which drives all."""

    def __init__(self, database: Database):
        self.database = database
        self._connection: psycopg.Connection | None = None
        self._held: set[str] = set()
        self._was_alone = True
        self._lock = asyncio.Lock()

    async def alone(self) -> bool:
        """Is no other server at these games?"""
        if not self.database.is_postgres:
            return True
        async with self._lock:
            await asyncio.to_thread(self._ask, "SELECT %s IS NOT NULL", "")
            return self._was_alone

    async def take(self, table: str) -> bool:
        """May this process drive the table?"""
        if not self.database.is_postgres or table in self._held:
            return True
        async with self._lock:
            return await asyncio.to_thread(self._take, table)

    async def release(self, table: str) -> None:
        if table in self._held:
            async with self._lock:
                self._held.discard(table)
                await asyncio.to_thread(self._ask, "SELECT pg_advisory_unlock(%s)", table)

    async def lost(self) -> bool:
        """Did the session break? Then all leases are gone, and others may hold them by now."""
        if not self._held:
            return False
        async with self._lock:
            if await asyncio.to_thread(self._alive):
                return False
            self._held.clear()
            return True

    async def close(self) -> None:
        if self._connection is not None:
            await asyncio.to_thread(self._connection.close)

    def _take(self, table: str) -> bool:
        taken = self._ask("SELECT pg_try_advisory_lock(%s)", table)
        if taken:
            self._held.add(table)
        return taken

    def _alive(self) -> bool:
        import psycopg

        if self._connection is None:
            return False  # a failed question has closed it
        try:
            self._connection.execute("SELECT 1")
        except psycopg.Error:
            self._connection = None
            return False
        return True

    def _say_alive(self, connection: psycopg.Connection) -> None:
        key = (key_of(ALIVE),)
        row = connection.execute("SELECT pg_try_advisory_lock(%s)", key).fetchone()
        self._was_alone = bool(row and row[0])
        if self._was_alone:
            connection.execute("SELECT pg_advisory_unlock(%s)", key)
        connection.execute("SELECT pg_try_advisory_lock_shared(%s)", key)

    def _ask(self, question: str, table: str) -> bool:
        import psycopg

        try:
            if self._connection is None or self._connection.closed:
                address = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
                self._connection = psycopg.connect(address, autocommit=True, **lively(self.database.patience))
                self._say_alive(self._connection)
            row = self._connection.execute(question.encode(), (key_of(table),)).fetchone()
        except psycopg.Error as error:
            log.warning("a lease failed", extra={"data": {"error": type(error).__name__}})
            self._connection = None
            return False
        return bool(row and row[0])


#: Every server holds this lock together with the others; who gets it alone is the only one.
ALIVE = "a server is alive"


def key_of(table: str) -> int:
    """64 bits of a hash, signed as PostgreSQL wants them."""
    return int.from_bytes(hashlib.sha256(f"kemet:{table}".encode()).digest()[:8], "big", signed=True)
