"""Which process drives a table: a row that names the process's session, in a table that PostgreSQL never logs.

A row counts for as long as that session lives. The session holds one advisory lock that says so, however many tables it
drives, and PostgreSQL frees it at the moment the process dies or its connection breaks.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from typing import TYPE_CHECKING, Any

from kemet.server.store.database import Database, lively

if TYPE_CHECKING:
    import psycopg  # loaded only where a table is leased: a server with SQLite starts half a second sooner

log = logging.getLogger("kemet.leases")
#: The first half of the lock of a session; the second is its number, which its rows name.
SESSIONS = 0x6B656D66
#: The sessions that live.
LIVING = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
    f" AND classid::bigint = {SESSIONS}"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
TAKE = (
    "INSERT INTO leases (table_id, holder) VALUES (%s, %s)"
    " ON CONFLICT (table_id) DO UPDATE SET holder = EXCLUDED.holder"
    f" WHERE leases.holder = EXCLUDED.holder OR leases.holder NOT IN ({LIVING}) RETURNING true"
)
RELEASE = "DELETE FROM leases WHERE table_id = %s AND holder = %s RETURNING true"
TIDY = f"DELETE FROM leases WHERE holder NOT IN ({LIVING})"


class Leases:
    """The tables this process drives. With SQLite there is one process, which drives all."""

    def __init__(self, database: Database):
        self.database = database
        self.failing = False  # the last question had no answer: no further table is driven here until one has
        self._connection: psycopg.Connection | None = None
        self._holder = 0  # the number of the session
        self._held: set[str] = set()
        self._lost = False
        self._was_alone = True
        self._lock = asyncio.Lock()

    async def alone(self) -> bool:
        """Is no other server at these games?"""
        if not self.database.is_postgres:
            return True
        async with self._lock:
            await asyncio.to_thread(self._ask, "SELECT true")
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
                await asyncio.to_thread(self._ask, RELEASE, table)

    async def lost(self) -> bool:
        """Did the session end since the last look? Then others may drive its tables by now. A new one is begun."""
        if not self.database.is_postgres:
            return False
        async with self._lock:
            await asyncio.to_thread(self._ask, "SELECT true")
            lost, self._lost = self._lost, False
            return lost

    async def close(self) -> None:
        if self._connection is not None:
            await asyncio.to_thread(self._connection.close)

    # --- in a thread ----------------------------------------------------------------------------------------------

    def _take(self, table: str) -> bool:
        taken = self._ask(TAKE, table)
        if taken:
            self._held.add(table)
        return taken

    def _ask(self, question: str, table: str | None = None) -> bool:
        """One answer that is true. A question that fails ends the session only if it broke the connection."""
        import psycopg

        try:
            session = self._session()
            row = session.execute(question.encode(), () if table is None else (table, self._holder)).fetchone()
        except psycopg.Error as error:
            log.warning("a lease failed", extra={"data": {"error": type(error).__name__}})
            self.failing = True
            if self._connection is None or self._connection.closed:
                self._end()
            return False
        self.failing = False
        return bool(row and row[0])

    def _session(self) -> psycopg.Connection[Any]:
        if self._connection is None or self._connection.closed:
            self._end()
            self._connection = self._begin()
        return self._connection

    def _end(self) -> None:
        self._connection = None
        self._lost = self._lost or bool(self._held)
        self._held.clear()

    def _begin(self) -> psycopg.Connection[Any]:
        import psycopg

        address = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        session = psycopg.connect(address, autocommit=True, **lively(self.database.patience))
        alive = (key_of(ALIVE),)
        row = session.execute("SELECT pg_try_advisory_lock(%s)", alive).fetchone()
        self._was_alone = bool(row and row[0])
        if self._was_alone:
            session.execute("SELECT pg_advisory_unlock(%s)", alive)
        session.execute("SELECT pg_try_advisory_lock_shared(%s)", alive)
        # a session that the network lost may live on for seconds: the new one is another
        self._holder = secrets.randbelow(2**31)
        session.execute("SELECT pg_advisory_lock(%s, %s)", (SESSIONS, self._holder))
        session.execute(TIDY.encode())
        return session


#: All servers share this lock; one that gets it alone is the only one.
ALIVE = "a server is alive"


def key_of(lock: str) -> int:
    """64 bits of a hash, signed as PostgreSQL wants them."""
    return int.from_bytes(hashlib.sha256(f"kemet:{lock}".encode()).digest()[:8], "big", signed=True)
