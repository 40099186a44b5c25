"""News between processes: PostgreSQL's LISTEN and NOTIFY. One process with SQLite has nobody to tell."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection

from kemet.server.store.database import Database, lively
from kemet.server.store.news import CHANNEL, News, read, send
from kemet.server.store.seal import Forged, Seal, seal_of
from kemet.server.store.together import run_together

log = logging.getLogger("kemet.bus")
Hear = Callable[[str, News], Awaitable[None]]
#: Seconds between looks whether the server stops, and before a lost connection is made again.
PATIENCE, AGAIN = 0.25, 1.0
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

    async def open(self) -> None:
        if not self.database.is_postgres:
            return
        self._loop = asyncio.get_running_loop()
        self._seal = await self.database.run(seal_of)
        self._thread = threading.Thread(target=self._listen, name="listen", daemon=True)
        self._thread.start()
        await asyncio.to_thread(self._listening.wait, 10)

    async def close(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join, 5)

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
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self._listening.is_set():
                        self._take({"from": "", "table": ALL_TABLES})  # news may have been missed
                    self._listening.set()
                    while not self._stopping.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            self._pass_on(notice.payload)
            except psycopg.Error as error:
                log.warning("listening failed", extra={"data": {"error": type(error).__name__}})
                self._stopping.wait(AGAIN)

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
