"""All tables of this process: found in memory or loaded from the database, and dropped again when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from sqlalchemy import Connection

from kemet.errors import KemetError
from kemet.game.configuration import setup_from
from kemet.server.auth.tokens import fits, is_id
from kemet.server.calls.caller import Caller
from kemet.server.encoding import encode
from kemet.server.gate.rate_limits import Buckets
from kemet.server.live import game_clock
from kemet.server.live.allowed import Allowed
from kemet.server.live.analysing import Analyses
from kemet.server.live.contests import Contests
from kemet.server.live.driver import Driver
from kemet.server.live.live_table import LiveTable
from kemet.server.live.lobby import Lobby
from kemet.server.live.online import Online
from kemet.server.live.thinking import Thinking
from kemet.server.problems import Problem
from kemet.server.settings import Settings
from kemet.server.store import accounts, reports, retention
from kemet.server.store import tables as work
from kemet.server.store.bus import ALL_TABLES, Bus
from kemet.server.store.database import Database
from kemet.server.store.leases import Leases
from kemet.server.store.news import News
from kemet.server.store.trouble import NotStored
from kemet.server.store.vault import open_vault
from kemet.server.table.summary import wake_time

log = logging.getLogger("kemet.hub")
#: Seconds between looks for tables that have something to do.
SWEEP = 5.0
#: A gap of more seconds than this without any server stops the clocks.
GAP = 20.0
#: Seconds in which comings and goings are gathered.
PRESENCE = 0.1
#: Hints a seat may ask for at once and how fast they come back; then the same for all seats of an address.
HINTS, HINTS_A_SECOND = 10, 0.25
HINTS_OF_AN_ADDRESS, OF_AN_ADDRESS_A_SECOND = 40, 1.0
#: Seconds between two sweeps of old games, and between the parts of one: others write meanwhile.
OLD_GAMES, BREATH = 3600.0, 0.1
#: Entries that are taken in without a look at what else there is to do.
IN_ONE_GO = 50
#: Tables that one notice to other processes names.
NAMED_AT_ONCE = 100
#: The code of a closed WebSocket that may be opened again soon.
RESTART = 1012
REMOVED = "this table was removed"


class Hub:
    """The tables in memory and what they share."""

    def __init__(self, settings: Settings, database: Database):
        self.settings = settings
        self.database = database
        self.thinking = Thinking(settings.thinking_processes, settings.hard_seconds, bots=settings.bots)
        self.analyses = Analyses(self.thinking)
        self.bus = Bus(database, self._heard)
        self.leases = Leases(database)
        self.vault = open_vault(database, settings.secret_key)
        self.caller = Caller(settings, database, self.vault)
        self.contests = Contests(self)
        self.hints = Buckets(HINTS, HINTS_A_SECOND)
        self.hints_of_address = Buckets(HINTS_OF_AN_ADDRESS, OF_AN_ADDRESS_A_SECOND)
        self.allowed = Allowed(settings.message_burst, settings.address_burst)
        self.online = Online(database, self.spawn)
        self.lobby = Lobby(database, settings.address_listed)
        self.tables: dict[str, LiveTable] = {}
        self.drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._presences: set[str] = set()
        self._unread: set[str] = set()  # something may be stored that their tables do not know
        self._spoiled: set[str] = set()  # something was erased while their tables were read
        self._used: Counter[str] = Counter()  # requests and sockets under way, by table

    fits = staticmethod(fits)

    # --- life -----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.bus.open()
        await self._set_the_clock()
        await self.caller.open()
        self.spawn(_for_ever(self._sweep, SWEEP, "sweep failed"))
        self.spawn(_for_ever(self.contests.sweep, SWEEP, "tournaments could not go on"))
        self.spawn(_for_ever(self.sweep_old, OLD_GAMES, "old games could not be deleted"))
        self.spawn(self.caller.run())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for driver in list(self.drivers.values()):
            await driver.stop()
        for table in self.tables.values():
            for viewers in table.viewers.values():
                for viewer in viewers:
                    viewer.drop(RESTART, "the server stops; come back in a moment")
        self.analyses.close()
        self.caller.close()
        self.thinking.close()
        await self.bus.close()
        await self.leases.close()

    def spawn(self, work_to_do: Any) -> None:
        task = asyncio.create_task(work_to_do)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or isinstance(task.exception(), NotStored):
            return
        if task.exception() is not None:
            log.error("work beside the tables failed", exc_info=task.exception())

    # --- finding --------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """A table by its id, loaded when it is not in memory."""
        if not is_id(id):
            raise Problem("unknown", "there is no such table")
        if id in self.tables:
            return self.tables[id]
        if id not in self._loading:
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    @contextlib.asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[LiveTable]:
        """A table that stays the one in memory for as long as it is used: two of them would not hear of each other."""
        self._used[id] += 1
        try:
            yield await self.table(id)
        finally:
            self._used[id] -= 1
            if not self._used[id]:
                del self._used[id]

    async def _load(self, id: str) -> LiveTable:
        await self.bus.follow(id)  # what others store from now on is heard, what they stored before is read
        try:
            table = await self._read(id)
            while id in self._spoiled:
                self._spoiled.discard(id)
                table = await self._read(id)
        except BaseException:
            self.bus.leave(id)
            raise
        if id in self._unread:
            self.spawn(self._catch_up())
        return self.keep(table)

    async def _read(self, id: str) -> LiveTable:
        """A table from its stored entries; others are served while a long game is played again."""
        row, entries = await self.database.read(lambda connection: work.table_and_entries(connection, id, 0))
        if row is None:
            raise Problem("unknown", "there is no such table")
        try:
            table = LiveTable(self, row, setup_from(row.setup))
            for place, entry in enumerate(entries, start=1):
                table.match.apply(entry)
                if place % IN_ONE_GO == 0:
                    await asyncio.sleep(0)
        except KemetError as error:
            raise Problem("not-possible", f"this game cannot be played by this server: {error}") from None
        return table

    def keep(self, table: LiveTable) -> LiveTable:
        self.tables[table.row.id] = table
        self.spawn(self._drive(table))
        self._forget_idle()
        return table

    def driver_of(self, table: LiveTable) -> Driver:
        id = table.row.id
        if id not in self.drivers:
            self.drivers[id] = Driver(self, table)
        return self.drivers[id]

    async def _drive(self, table: LiveTable) -> None:
        if await self.leases.take(table.row.id) and table.row.id in self.tables:
            self.driver_of(table).drive()

    # --- writing --------------------------------------------------------------------------------------------------

    async def run_and_tell(
        self, table: str, change: Callable[[Connection], Any], more: Callable[[], News] = dict
    ) -> Any:
        """Work that changes a table; other processes hear of it, with what `more` has to say, when it is stored."""
        return await self.database.run(self.bus.with_news(table, change, more))

    async def end_sessions(self, account: int, change: Callable[[Connection], None]) -> None:
        """Store that sessions of an account ended, and end the sockets that lived by them, in every process."""
        await self.database.run(self.bus.with_news("", change, lambda: {"account": account}))
        await self._check_account(account)

    async def _check_account(self, account: int) -> None:
        """Sessions of this account ended, or it lost its seats."""
        self._unread.update(self._loading)
        for table in list(self.tables.values()):
            if any(seat.account == account for seat in table.row.seats):
                await self._read_news(table)
        await self._check_sessions(account)

    async def _check_sessions(self, account: int | None = None) -> None:
        """End the sockets whose session is gone; also now and then for all, should news ever be missed."""
        tables = list(self.tables.values())
        used = {viewer.right.session for table in tables for viewer in table.all_viewers() if viewer.right.session
                and account in (None, viewer.right.account)}  # fmt: skip
        if not used:
            return
        valid = await self.database.read(lambda connection: accounts.valid_sessions(connection, used))
        ended = used - valid
        for table in tables if ended else ():
            table.send_away(lambda viewer: viewer.right.session in ended)

    async def _heard(self, table: str, news: News) -> None:
        """Another process changed a table, or somebody came or went there, or sessions ended."""
        if "reload" in news:
            self.reload(news["reload"])
            return
        if "account" in news:
            await self._check_account(news["account"])
            return
        if table == ALL_TABLES:
            for each in list(self.tables.values()):
                await self._read_news(each)
            return
        live = self.tables.get(table)
        if live is None:
            if table in self._loading:  # what was read for it may be older than this news
                self._unread.add(table)
            return
        if "seats" in news:
            live.elsewhere[news["from"]] = (time.monotonic() + 60, news["seats"], news["spectators"])
            live.show_table()
        else:
            await self._read_news(live, news.get("entries"))

    async def _read_news(self, table: LiveTable, told: list[list[Any]] | None = None) -> None:
        try:
            await table.hear(told)
        except Problem:
            pass  # a removed table has told its viewers
        except NotStored:
            self.look_again(table)

    def look_again(self, table: LiveTable) -> None:
        """Something may be stored that this process does not know: it is read once the database answers again."""
        self._unread.add(table.row.id)

    async def _catch_up(self) -> None:
        for id in list(self._unread):
            self._unread.discard(id)
            if id in self.tables:
                await self._read_news(self.tables[id])

    def presence_changed(self, table: LiveTable) -> None:
        """Tell viewers here and in other processes who is there; once for many that come together."""
        if table.row.id not in self._presences:
            self._presences.add(table.row.id)
            asyncio.get_running_loop().call_later(PRESENCE, self._tell_presence, table)

    def _tell_presence(self, table: LiveTable) -> None:
        self._presences.discard(table.row.id)
        table.show_table()
        seats = [seat for seat in table.viewers if seat >= 0]
        self.bus.tell_presence(table.row.id, seats, len(table.viewers.get(-1, [])))

    # --- sweeping -------------------------------------------------------------------------------------------------

    async def _set_the_clock(self) -> None:
        """The time of the games goes on from where the other servers are, or from where the last one stopped."""
        game_clock.start()
        if not await self.leases.alone() and await self._follow_the_others():
            return
        last = await self.database.read(work.last_beat)
        if last is not None:
            game_clock.not_before(last)
        await self._account_for_the_gap()

    async def _follow_the_others(self) -> bool:
        """Their time is that of their last beat. An old one is waited out: they may just be starting, too."""
        first = await self.database.read(work.last_beat)
        last = first
        until = time.monotonic() + 2 * SWEEP
        while last is None or abs(game_clock.now() - last) >= GAP:
            if last is not None and last != first:
                game_clock.follow(last)  # they beat, and not by the system's clock as it is now
                return True
            if time.monotonic() > until:
                return False
            await asyncio.sleep(0.5)
            last = await self.database.read(work.last_beat)
        return True

    async def _account_for_the_gap(self) -> None:
        """Clocks stand still while no server runs. No game is loaded for it: thousands may wait."""
        now = game_clock.now()

        def pause(connection: Connection) -> None:
            gap = int(work.time_since_beat(connection, now))
            if gap >= GAP:
                work.pause_clocks(connection, gap, now)

        await self.database.run(pause)

    async def _sweep(self) -> None:
        await self._catch_up()
        await self._wake()
        await self._keep_up()

    async def beat(self) -> None:
        """Write that a server is alive: clocks run on."""
        now = game_clock.now()
        await self.database.run(lambda connection: work.beat(connection, now))

    async def _keep_up(self) -> None:
        await self.beat()
        await self._check_sessions()
        await self._notice_removed()
        self.online.note(self._seated())
        if await self.leases.lost():
            for driver in list(self.drivers.values()):
                await driver.stop()

    def _seated(self) -> set[int]:
        """The accounts of those who look at their seats."""
        here = ((table, seat) for table in self.tables.values() for seat in table.viewers if seat >= 0)
        owners = (table.row.seats[seat].account for table, seat in here)
        return {account for account in owners if account is not None}

    async def sweep_old(self) -> None:
        """Delete the games that have stayed as long as the host wants them to, a few at a time; old reports, too."""
        await self.database.run(reports.forget_old)
        now, keep = game_clock.now(), self.settings.keep
        old = await self.database.read(lambda connection: retention.old(connection, keep, now))
        gone: list[str] = []
        for start in range(0, len(old), retention.AT_ONCE):
            gone += await self._delete_old(now, old[start : start + retention.AT_ONCE])
            await asyncio.sleep(BREATH)
        if gone:
            log.info("old games deleted", extra={"data": {"games": len(gone)}})

    async def _delete_old(self, now: float, some: list[str]) -> list[str]:
        keep = self.settings.keep
        spared = {id for id in some if id in self._used or (id in self.tables and self.tables[id].viewers)}
        gone = await self.database.run(lambda connection: retention.sweep(connection, keep, now, some, spared))
        for id in gone:
            if id in self.tables:
                self.remove(self.tables[id])
        return gone

    async def _notice_removed(self) -> None:
        """A host may delete a table in the database while people are at it; SQLite does not say so."""
        ids = list(self.tables)
        there = await self.database.read(lambda connection: work.still_there(connection, ids)) if ids else set()
        for id in set(ids) - there:
            if id in self.tables:
                self.remove(self.tables[id])

    async def _wake(self) -> None:
        """Load the tables where a bot, an order or a clock is due, and drive those that nobody else drives."""
        until = game_clock.now() + 2 * SWEEP
        for id in await self.database.read(lambda connection: work.tables_to_wake(connection, until)):
            try:
                table = await self.table(id)
            except Problem:
                continue  # stored by other rules or content; people who open it are told
            if self.driver_of(table).rests:
                await self._rest(table)
            elif not self.driver_of(table).driving:
                await self._drive(table)
            elif not self.driver_of(table).busy:
                await self._sleep_on(table, until)
        for table in list(self.tables.values()):
            if table.viewers and not self.driver_of(table).driving:
                await self._drive(table)

    async def _rest(self, table: LiveTable) -> None:
        """A table of bots that nobody looks at any more: opening it wakes it. People who left theirs ended it."""
        id = table.row.id
        await table.end_deserted()
        await self.database.run(lambda connection: work.set_wake_time(connection, id, None))
        await self._forget(table)

    async def _sleep_on(self, table: LiveTable, until: float) -> None:
        """Nothing is due at this table after all: correct the time at which it is looked at."""
        wake_at = wake_time(table.match, table.match.game, [], game_clock.now())
        if wake_at is None or wake_at > until:
            await self.database.run(lambda connection: work.set_wake_time(connection, table.row.id, wake_at))

    def _forget_idle(self) -> None:
        """Drop the games that were not used for the longest time and that nobody watches or drives."""
        idle = [
            table
            for id, table in self.tables.items()
            if not table.viewers and id not in self._used and not self.driver_of(table).busy
        ]
        excess = len(idle) - self.settings.idle_games
        for table in sorted(idle, key=lambda each: each.used_at)[: max(0, excess)]:
            self.spawn(self._forget(table))

    def discard(self, table: LiveTable) -> None:
        """Something went wrong with a table in memory: everybody connects again and finds it as it is stored."""
        log.error("a table was discarded", extra={"data": {"entries": table.match.number}})
        self._drop(table, RESTART, "the table is loaded again; come back in a moment")

    def tell_reload(self, connection: Connection, ids: list[str]) -> None:
        """Other processes load these tables again, too. In parts: a notice of PostgreSQL holds 8,000 bytes."""
        for start in range(0, len(ids), NAMED_AT_ONCE):
            self.bus.tell(connection, reload=ids[start : start + NAMED_AT_ONCE])

    def reload(self, ids: list[str]) -> None:
        """What was said at these tables is stored otherwise now."""
        self._spoiled.update(id for id in ids if id in self._loading)
        for id in ids:
            if id in self.tables:
                self._drop(self.tables[id], RESTART, "the table is loaded again; come back in a moment")

    def remove(self, table: LiveTable) -> None:
        """The table is no longer in the database."""
        table.broadcast(encode({"type": "error", "error": "unknown", "reason": REMOVED}))
        self._drop(table, 1008, REMOVED)

    def _drop(self, table: LiveTable, code: int, reason: str) -> None:
        self.tables.pop(table.row.id, None)
        self.bus.leave(table.row.id)
        driver = self.drivers.pop(table.row.id, None)
        if driver is not None:
            self.spawn(driver.stop())
        for viewers in table.viewers.values():
            for viewer in viewers:
                viewer.drop(code, reason)

    async def _forget(self, table: LiveTable) -> None:
        id = table.row.id
        if table.viewers or id in self._used or table.lock.locked():
            return
        self.tables.pop(id, None)
        self.bus.leave(id)
        driver = self.drivers.pop(id, None)
        if driver is not None:
            await driver.stop()
        await self.leases.release(id)


async def _for_ever(work: Callable[[], Awaitable[None]], every: float, failure: str) -> None:
    """Work that a server does again and again, whatever went wrong the last time."""
    while True:
        try:
            await work()
        except NotStored:
            pass  # the database has said so in the log
        except Exception:
            log.exception(failure)
        await asyncio.sleep(every)
