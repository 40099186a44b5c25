"""A table in memory: the one place where its log is written and what is new goes out to its viewers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from kemet.errors import KemetError
from kemet.game.configuration import Setup
from kemet.game.game import Game
from kemet.server.encoding import encode
from kemet.server.live import game_clock
from kemet.server.live.states import States
from kemet.server.live.table_actions import TableActions, Tried
from kemet.server.live.table_info import table_info
from kemet.server.live.viewer import Viewer
from kemet.server.problems import Problem
from kemet.server.store import calls, ratings
from kemet.server.store import tables as work
from kemet.server.store.accounts import Account
from kemet.server.store.database import Conflict
from kemet.server.store.news import News
from kemet.server.store.rights import LOST, WATCHING, Right
from kemet.server.store.rows import Entry, SeatRow, TableRow
from kemet.server.store.trouble import NotStored
from kemet.server.table.match import Match
from kemet.server.table.summary import (
    absent_after,
    ended_after,
    game_after,
    newly_asked,
    summary_of,
    wake_time,
    whole_summary,
)

if TYPE_CHECKING:
    from kemet.server.live.hub import Hub

#: Kinds of entries that other processes can take in without another look at the table, and how many characters of them
#: are sent along: a notice is short.
ENOUGH = ("choose", "undo", "chat", "orders", "takeover", "return", "resign", "end")
MAX_TOLD = 1000
#: How often a write is tried when other processes write at the same moment.
TRIES = 20


class LiveTable(TableActions):
    """One table: its row, its match, its viewers."""

    def __init__(self, hub: Hub, row: TableRow, setup: Setup):
        self.hub = hub
        self.row = row
        humans = {seat.seat for seat in row.seats if seat.kind == "human"}
        self.match = Match(setup, row.clock, humans)
        self.states = States(self.match, bytes.fromhex(row.prompt_key))
        self.lock = asyncio.Lock()
        self.viewers: dict[int, list[Viewer]] = {}
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}  # presence in other processes
        self.used_at = time.monotonic()
        self.looked_at = time.monotonic()
        self.record: str | None = None  # once the game is over and somebody has asked
        self.unseen = set(range(self.match.players))  # seats that may have been called and not looked since

    # --- reading --------------------------------------------------------------------------------------------------

    def right_of(self, secret: str | None, account: Account | None) -> Right:
        """The right that this secret or session gives; without either one watches. A wrong secret is a Problem."""
        if secret is not None:
            for seat in self.row.seats:
                if self.hub.fits(secret, seat.secret_hash):
                    return Right(seat.seat, secret_hash=seat.secret_hash)
            if self.hub.fits(secret, self.row.maker_hash):
                return Right(maker_hash=self.row.maker_hash)
            raise Problem("unauthorised", "this secret opens no seat of this table")
        if account is not None:
            for seat in self.row.seats:
                if seat.account == account.id:
                    return Right(seat.seat, account=account.id, session=account.session, until=account.until)
        return WATCHING

    def connected(self, seat: int) -> bool:
        now = time.monotonic()
        return bool(self.viewers.get(seat)) or any(
            until > now and seat in seats for until, seats, _ in self.elsewhere.values()
        )

    def spectators(self) -> int:
        now = time.monotonic()
        return len(self.viewers.get(-1, [])) + sum(count for until, _, count in self.elsewhere.values() if until > now)

    def is_looked_at(self) -> bool:
        """Is anybody there, at this process or another?"""
        now = time.monotonic()
        return bool(self.viewers) or any(
            until > now and (seats or count) for until, seats, count in self.elsewhere.values()
        )

    def addresses(self) -> list[str]:
        """Where its viewers come from: players first."""
        return [viewer.address for seat in sorted(self.viewers, reverse=True) for viewer in self.viewers[seat]]

    def has_people(self) -> bool:
        return any(self.match.is_person(seat) for seat in range(self.match.players))

    def info(self) -> dict[str, object]:
        """TableInfo: what everybody with the link may know."""
        row, match = self.row, self.match
        return table_info(
            row,
            summary_of(match.game, match.ended),
            match.status,
            [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": seat.name,
                    "god": seat.god.lower(),
                    "bot": seat.bot,
                    "connected": seat.kind == "human" and self.connected(seat.seat),
                    "away": seat.seat in match.away,
                    "resigned": seat.seat in match.resigned,
                    "host": seat.host,
                }
                for seat in row.seats
            ],
            self.spectators(),
        )

    def chat_lines(self) -> list[dict[str, object]]:
        """One chat that everybody at the table reads; allies have none of their own (S-INFO-02)."""
        return [self._chat_line(entry) for entry in self.match.chat if entry.note]  # some erased what they said

    def _chat_line(self, entry: Entry) -> dict[str, object]:
        name = self.row.seats[entry.seat].name if 0 <= entry.seat < len(self.row.seats) else ""
        return {"seat": entry.seat, "name": name, "text": entry.note, "time": entry.at}

    def version_of(self, seat: int) -> int:
        return self.states.feed(seat).version if self.match.game is not None else 0

    # --- writing --------------------------------------------------------------------------------------------------

    async def write(
        self, make: Callable[[], list[Entry] | Tried], right: Right | None = None, looks: bool = False
    ) -> None:
        """Store entries, then apply and show them. `make` looks at the match and says what to add; it is asked
        again when another process wrote first. What it raises goes to the caller and nothing is changed. Who acts by a
        `right` must still have it at that moment; `looks`: they see the table, so that nobody need call them."""
        # the viewer may be gone before it is stored; what is stored is taken in all the same
        await asyncio.shield(self._write(make, right, looks))

    async def _write(self, make: Callable[[], list[Entry] | Tried], right: Right | None, looks: bool) -> None:
        async with self.lock:
            for _ in range(TRIES):
                if right is not None:
                    right.check(self.row)
                made = make()
                entries, tried = made if isinstance(made, Tried) else (made, None)
                if not entries:
                    return
                entries = self._numbered(entries)
                after = tried or game_after(self.match, entries)
                try:
                    await self._store(entries, after, right, looks)
                except Conflict:
                    await self.read_news()
                    continue
                except NotStored:
                    self.hub.look_again(self)  # a commit whose answer was lost may be stored after all
                    raise
                try:
                    self._take_in(entries, after)
                except Exception:
                    self.hub.discard(self)  # what is stored counts
                    raise
                return
        raise Problem("not-possible", "the table is too busy; try again")

    def _numbered(self, entries: list[Entry]) -> list[Entry]:
        now = game_clock.now()
        first = self.match.number + 1
        return [replace(entry, number=first + place, at=now) for place, entry in enumerate(entries)]

    async def _store(self, entries: list[Entry], after: Game | None, right: Right | None, looks: bool) -> None:
        """`after` is the game with these entries played."""
        ended = ended_after(self.match, entries)
        status = "open" if after is None else "over" if after.over or ended is not None else "running"
        summary = whole_summary(after, ended, absent_after(self.match, entries))
        wake_at = wake_time(self.match, after, entries, game_clock.now())
        fingerprint = after.fingerprint() if after is not None else None
        table = self.row.id
        looked = looks and right is not None and right.seat in self.unseen
        asked, due = newly_asked(self.match, after, entries), time.time() + self.hub.settings.call_after

        def store(connection: Connection) -> None:
            if entries[0].kind == "start":
                work.lock_full_table(connection, table)
            if right is not None and not work.still_holds(connection, table, right):
                raise Problem("unauthorised", LOST)  # another process knows more than we have heard
            if looked and right is not None:
                calls.looked(connection, table, right.seat)
            work.append(connection, table, entries, status, summary, fingerprint, wake_at)
            if self.row.rated and status == "over":
                ratings.rate(connection, self.row, summary)
            if asked:
                calls.ask(connection, table, asked, due)

        await self.hub.run_and_tell(table, store, lambda: _told(entries))
        if looked and right is not None:
            self.unseen.discard(right.seat)

    def _take_in(self, entries: list[Entry], after: Game | None = None) -> None:
        """Entries that are stored become part of the match, and everybody sees what changed."""
        waited = set(self.match.waiting())
        for entry in entries:
            self.match.apply(entry, after if len(entries) == 1 else None)
        self.unseen |= set(self.match.waiting()) - waited
        self.used_at = time.monotonic()
        for entry in entries:
            if entry.kind == "chat":
                self.broadcast(encode({"type": "chat", **self._chat_line(entry)}))
        if (
            any(entry.kind in ("start", "takeover", "return", "resign") for entry in entries)
            or self.match.status == "over"
        ):
            self.show_table()
        self.show_all()
        self.hub.driver_of(self).look()

    async def hear(self, told: list[list[Any]] | None = None) -> None:
        """Another process wrote: read what is new, or take in the entries that it has told."""
        async with self.lock:
            try:
                if told is None or told[0][0] > self.match.number + 1:
                    await self.read_news()
                elif told[0][0] == self.match.number + 1:
                    self._take_in([Entry(*values) for values in told])
            except KemetError:
                self.hub.discard(self)  # what is stored counts

    async def read_news(self) -> None:
        """Take in what others wrote. Call with the lock held."""
        table, number = self.row.id, self.match.number
        row, entries = await self.hub.database.read(
            lambda connection: work.table_and_entries(connection, table, number)
        )
        if row is None:
            self.hub.remove(self)
            raise Problem("unknown", "this table was removed")
        changed = (row.seats, row.rematch) != (self.row.seats, self.row.rematch)
        self.take_row(row)
        if entries:
            self._take_in(entries)
        if changed:
            self.show_table()

    def take_row(self, row: TableRow) -> None:
        """The table as it is stored now; viewers who lost their seat by it are sent away at once."""
        left = [old.seat for old, new in zip(self.row.seats, row.seats, strict=True) if _has_left(old, new)]
        self.row = row
        self._send_away_lost()
        for seat in left:
            self.match.forget_owner(seat)
        if self.match.game is None:
            self.match.humans = {seat.seat for seat in row.seats if seat.kind == "human"}

    async def change_seat(self, before: SeatRow, after: SeatRow) -> None:
        """Store another seat row; a Conflict when somebody was faster. Call with the lock held."""
        if self.row.rated and after.kind == "bot":
            raise Problem("not-possible", "a rated table waits for people: bots do not play there")
        table = self.row.id
        await self.hub.run_and_tell(table, lambda connection: work.change_seat(connection, table, before, after))
        self.take_row(self.row.with_seat(after))

    # --- showing --------------------------------------------------------------------------------------------------

    def show_all(self) -> None:
        self._send_away_lost()
        for viewers in self.viewers.values():
            self.states.show(viewers)

    def show_table(self) -> None:
        self.broadcast(encode({"type": "table", "table": self.info()}))

    def broadcast(self, message: bytes) -> None:
        self._send_away_lost()
        for viewers in self.viewers.values():
            for viewer in viewers:
                viewer.send(message)

    def all_viewers(self) -> list[Viewer]:
        return [viewer for viewers in self.viewers.values() for viewer in viewers]

    def enter(self, viewer: Viewer) -> None:
        was_alone = not self.is_looked_at()
        self.viewers.setdefault(viewer.seat, []).append(viewer)
        self.used_at = self.looked_at = time.monotonic()
        if was_alone:
            self.hub.driver_of(self).look_now()

    def leave(self, viewer: Viewer) -> None:
        """Also for one who was sent away before."""
        there = self.viewers.get(viewer.seat, [])
        if viewer in there:
            there.remove(viewer)
        if not there:
            self.viewers.pop(viewer.seat, None)
        self.used_at = self.looked_at = time.monotonic()

    def _send_away_lost(self) -> None:
        self.send_away(lambda viewer: not viewer.right.holds(self.row))

    def send_away(self, lost: Callable[[Viewer], bool]) -> None:
        """End the connections of seats that have no right to them any more."""
        gone = [viewer for seat, viewers in self.viewers.items() if seat >= 0 for viewer in viewers if lost(viewer)]
        for viewer in gone:
            self.leave(viewer)
            viewer.end("unauthorised", LOST)
        if gone:
            self.hub.presence_changed(self)


def _has_left(old: SeatRow, new: SeatRow) -> bool:
    """Does somebody else sit there, or nobody? An account may change its keys, and keeps its seat; a deleted one takes
    its key along, and what was said stays unless it was erased."""
    if old.kind != "human" or old.secret_hash == new.secret_hash:
        return False
    keeps_it = new.secret_hash is None or (old.account is not None and old.account == new.account)
    return new.kind != "human" or not keeps_it


def _told(entries: list[Entry]) -> News:
    """What other processes are sent with the table's name: the entries, so that they need not read them."""
    if any(entry.kind not in ENOUGH for entry in entries):
        return {}
    values = [[getattr(entry, name) for name in Entry.__slots__] for entry in entries]
    return {"entries": values} if len(str(values)) <= MAX_TOLD else {}
