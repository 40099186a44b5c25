"""News between processes: PostgreSQL's LISTEN and NOTIFY. One process with SQLite has nobody to tell.

What concerns one table goes to a channel of that table, to which only the processes listen that hold it: a choice costs
the others nothing. What concerns all goes to one channel of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import select
import threading
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from kemet.server.store.database import Database, lively
from kemet.server.store.news import CHANNEL, News, channel_of, read, send
from kemet.server.store.seal import Forged, Seal, seal_of
from kemet.server.store.together import run_together

if TYPE_CHECKING:
    import psycopg

log = logging.getLogger("kemet.bus")
Hear = Callable[[str, News], Awaitable[None]]
#: Seconds between looks whether the server stops, and before a lost connection is made again.
PATIENCE, AGAIN = 0.25, 1.0
#: Seconds that a table waits at most until its channel is listened to; what is missed meanwhile is read later.
FOLLOW_WITHIN = 2.0
#: In place of a table: all of them may have changed.
ALL_TABLES = "*"


class Bus:
    """Tells other processes which tables changed, and hears it from them."""

    def __init__(self, database: Database, hear: Hear):
        self.database = database
        self.hear = hear
        self.name = secrets.token_hex(8)
        self._seal: Seal | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = threading.Event()
        self._listening = threading.Event()
        self._thread: threading.Thread | None = None
        self._tellings: set[asyncio.Future[None]] = set()
        self._followed: set[str] = set()  # tables
        self._to_do: deque[tuple[str, asyncio.Future[None]]] = deque()  # statements for the listening connection
        self._wakes, self._wake = -1, -1  # the ends of a pipe that interrupts its waiting

    async def open(self) -> None:
        if not self.database.is_postgres:
            return
        self._loop = asyncio.get_running_loop()
        self._seal = await self.database.run(seal_of)
        self._wakes, self._wake = os.pipe()
        os.set_blocking(self._wake, False)
        self._thread = threading.Thread(target=self._listen, name="listen", daemon=True)
        self._thread.start()
        await asyncio.to_thread(self._listening.wait, 10)

    async def close(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            self._call()
            await asyncio.to_thread(self._thread.join, 5)
            self._loop = None  # nothing is followed or left any more
            if not self._thread.is_alive():
                os.close(self._wakes)
                os.close(self._wake)

    async def follow(self, table: str) -> None:
        """From now on this process hears what others store for this table."""
        if self._loop is None or table in self._followed:
            return
        self._followed.add(table)
        followed = self._ask("LISTEN", table)
        done, _ = await asyncio.wait([followed], timeout=FOLLOW_WITHIN)
        if not done:  # the database is away or slow: what is stored until it listens is read then
            followed.add_done_callback(lambda _: self._take({"from": "", "table": table}))

    def leave(self, table: str) -> None:
        """This process does not hold the table any more."""
        if self._loop is not None and table in self._followed:
            self._followed.discard(table)
            self._ask("UNLISTEN", table)

    def _ask(self, verb: str, table: str) -> asyncio.Future[None]:
        assert self._loop is not None
        asked: asyncio.Future[None] = self._loop.create_future()
        self._to_do.append((f'{verb} "{self._channel(table)}"', asked))
        self._call()
        return asked

    def _call(self) -> None:
        with contextlib.suppress(BlockingIOError):  # it is awake already
            os.write(self._wake, b"x")

    def _channel(self, table: str) -> str:
        assert self._seal is not None  # nobody listens or tells before it is open
        return channel_of(table, self._seal)

    def with_news(
        self, table: str, change: Callable[[Connection], Any], more: Callable[[], News] = dict
    ) -> Callable[[Connection], Any]:
        """The same work, told to the others in the same transaction."""
        if not self.database.is_postgres:
            return change
        said = more()

        def change_and_tell(connection: Connection) -> Any:
            result = change(connection)
            self.tell(connection, table, **said)
            return result

        return change_and_tell

    def tell(self, connection: Connection, table: str = "", **more: Any) -> None:
        """News that the others hear once this transaction is stored; those of a group are one notice."""
        if self.database.is_postgres:
            run_together(connection, self._send, [{"table": table, **more}])

    def _send(self, connection: Connection, news: list[News]) -> None:
        assert self._seal is not None  # nobody tells anything before it is open
        send(connection, self._seal, self.name, news)

    def tell_presence(self, table: str, seats: list[int], spectators: int) -> None:
        if self.database.is_postgres:
            there = {"seats": seats, "spectators": spectators}
            telling = asyncio.ensure_future(self.database.run(lambda connection: self.tell(connection, table, **there)))
            self._tellings.add(telling)
            telling.add_done_callback(self._told)

    def _told(self, telling: asyncio.Future[None]) -> None:
        self._tellings.discard(telling)
        if not telling.cancelled() and telling.exception() is not None:
            log.warning("presence could not be told")

    def _listen(self) -> None:
        """Runs in a thread of its own; a lost connection is made again."""
        import psycopg  # only here: a server with SQLite starts half a second sooner

        address = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stopping.is_set():
            try:
                with psycopg.connect(address, autocommit=True, **lively(self.database.patience)) as connection:
                    channels = {CHANNEL, *map(self._channel, list(self._followed))}
                    connection.execute("; ".join(f'LISTEN "{channel}"' for channel in channels).encode())
                    if self._listening.is_set():
                        self._take({"from": "", "table": ALL_TABLES})  # news may have been missed
                    self._listening.set()
                    while not self._stopping.is_set():
                        self._wait(connection)
            except psycopg.Error as error:
                log.warning("listening failed", extra={"data": {"error": type(error).__name__}})
                self._stopping.wait(AGAIN)

    def _wait(self, connection: psycopg.Connection[Any]) -> None:
        """Until there are notices, or channels to listen to."""
        ready, _, _ = select.select([connection.fileno(), self._wakes], [], [], PATIENCE)
        if self._wakes in ready:
            os.read(self._wakes, 4096)
        asked = [self._to_do.popleft() for _ in range(len(self._to_do))]
        try:
            if asked:
                connection.execute("; ".join(statement for statement, _ in asked).encode())
        finally:  # if it failed, the next connection listens to all that are followed
            for _, done in asked:
                self._end(done)
        for notice in connection.notifies(timeout=0):
            self._pass_on(notice.payload)

    def _end(self, asked: asyncio.Future[None]) -> None:
        def end() -> None:
            if not asked.done():
                asked.set_result(None)

        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(end)

    def _pass_on(self, payload: str) -> None:
        assert self._seal is not None
        try:
            for news in read(payload, self._seal, but_of=self.name):
                self._take(news)
        except Forged:
            log.warning("a notice is not one of ours")  # other programs may use the same channel

    def _take(self, news: News) -> None:
        if self._loop is not None:
            asyncio.run_coroutine_threadsafe(self._hear(news), self._loop)

    async def _hear(self, news: News) -> None:
        try:
            await self.hear(news["table"], news)
        except Exception:
            log.exception("news could not be taken in")
