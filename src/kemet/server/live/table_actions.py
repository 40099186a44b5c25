"""What can be done at a table: choices, undo, talk, orders; leaving, coming back and giving up; the answers of bots.

Each says what it would add to the log, from the match as it is; `LiveTable` stores that and shows what changed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection

from kemet.errors import IllegalChoice
from kemet.game.game import Game
from kemet.server.auth.tokens import prompt_id
from kemet.server.live import game_clock
from kemet.server.live.states import States
from kemet.server.problems import Problem
from kemet.server.shapes.live import Orders
from kemet.server.store import calls
from kemet.server.store import tables as work
from kemet.server.store.rated import may_begin
from kemet.server.store.rights import LOST, Right
from kemet.server.store.rows import Entry, TableRow
from kemet.server.table.match import NOBODY, Match
from kemet.server.table.summary import end_after
from kemet.telling.view.seth import chat_is_closed

if TYPE_CHECKING:
    from kemet.server.live.hub import Hub

log = logging.getLogger("kemet.table")

#: Entries after which nobody talks, orders or takes back at a table any more: it is read whole when it is loaded. The
#: longest games have some thousands.
MAX_ENTRIES = 20_000


class Tried(NamedTuple):
    """Entries to store, and the game on which they were played to see whether they can be."""

    entries: list[Entry]
    game: Game


class Repeated(Exception):
    """This message was applied before."""


class TableActions:
    """What can be done at a `LiveTable`."""

    hub: Hub
    row: TableRow
    match: Match
    states: States
    unseen: set[int]

    async def write(
        self, make: Callable[[], list[Entry] | Tried], right: Right | None = None, looks: bool = False
    ) -> None:
        """Store what `make` says and show it."""
        raise NotImplementedError

    async def look(self, right: Right) -> None:
        """They see the table: nobody need call them, and they may be called again at their next turn."""
        table, seat = self.row.id, right.seat

        def store(connection: Connection) -> None:
            if not work.still_holds(connection, table, right):
                raise Problem("unauthorised", LOST)
            calls.looked(connection, table, seat)

        if seat in self.unseen:
            self.unseen.discard(seat)
            await self.hub.database.run(store)

    async def choose(self, right: Right, message: str, prompt: str, codes: list[int]) -> None:
        """Play choices in a row, all or none."""
        seat = right.seat

        def make() -> Tried:
            self._once(seat, message)
            game = self._running()
            if not self.match.is_person(seat):
                raise Problem("not-asked", "a bot plays this seat; send `return` to take it back")
            if seat not in game.waiting_for():
                raise Problem("stale" if prompt else "not-asked", "you are not asked to choose now")
            if prompt != prompt_id(self.states.prompt_key, seat, self.match.began[seat]):
                raise Problem("stale", "this question was answered or has changed")
            first, *more = codes
            entry = Entry(0, "choose", seat, first, "player", message, " ".join(map(str, more)))
            return Tried([entry], self._try(game, seat, codes))

        try:
            await self.write(make, right, looks=True)
        finally:
            await self.look(right)  # a choice that is not possible shows that they looked

    def _try(self, game: Game, seat: int, codes: list[int]) -> Game:
        """Is this row of choices possible? It must not reach beyond anything hidden: a row that is refused as a
        whole would else be a free look at the next card. A player who still adds divine cards has learned nothing:
        Prescience shows the card just played to the other side (B-TILE-PRESCIENCE)."""
        trial = game.fork()
        for place, code in enumerate(codes):
            if place and trial.state.learned != game.state.learned and not _is_adding(trial, seat):
                raise Problem("illegal", "somebody learns something on the way: choose step by step")
            try:
                trial.play(seat, code)
            except IllegalChoice as error:
                raise Problem("illegal", str(error)) from None
        if stuck := [each for each in trial.waiting_for() if not trial.codes(each)]:
            # no rule may lead here; if one does, the table lives on without this choice
            log.error("a choice left nobody an answer", extra={"data": {"seats": stuck, "choices": codes}})
            raise Problem("illegal", "this would leave somebody without an answer; please report it")
        return trial

    async def undo(self, right: Right, message: str) -> None:
        seat = right.seat

        def make() -> list[Entry]:
            self._once(seat, message)
            self._not_too_long()
            game = self._running()
            if not self.match.is_person(seat) or not game.can_take_back(seat):
                raise Problem(
                    "not-possible", "nothing can be taken back: somebody learned something, or others chose since"
                )
            return [Entry(0, "undo", seat, message=message)]

        await self.write(make, right)

    async def say(self, right: Right, message: str, text: str) -> None:
        seat = right.seat

        def make() -> list[Entry]:
            self._once(seat, message)
            self._not_too_long()
            game = self.match.game
            if game is not None and game.setup.options.seth and chat_is_closed(game.state):
                raise Problem("chat-closed", "nobody talks until the corrupted battle is revealed (S-INFO-03)")
            return [Entry(0, "chat", seat, message=message, note=text)]

        await self.write(make, right)

    async def order(self, right: Right, message: str, orders: Orders) -> None:
        seat = right.seat

        def make() -> list[Entry]:
            self._once(seat, message)
            self._not_too_long()
            return [Entry(0, "orders", seat, message=message, note=orders.model_dump_json())]

        await self.write(make, right)

    async def come_back(self, right: Right, message: str | None) -> None:
        """A person takes the seat back from the bot."""
        seat = right.seat

        def make() -> list[Entry]:
            if message is not None:
                self._once(seat, message)
            self._running()
            if seat in self.match.resigned:
                raise Problem("not-possible", "you have resigned")
            return [Entry(0, "return", seat, message=message)] if seat in self.match.away else []

        await self.write(make, right)

    async def hand_over(self, seat: int, why: str, right: Right | None = None) -> None:
        """A bot plays on for a person: `left` or `clock`. At a rated table that is giving up: a bot would play for
        somebody's rating, and a player who comes back would have had a second opinion."""

        def make() -> list[Entry]:
            if self.match.status != "running" or not self.match.is_person(seat):
                return []
            if why == "clock" and seat not in self.match.clocks.out_of_time(game_clock.now()):
                return []
            made_by = "clock" if why == "clock" else "player"
            if self.row.rated:
                return end_after(self.match, True, [Entry(0, "resign", seat, made_by=made_by, note=why)])
            return [Entry(0, "takeover", seat, made_by=made_by, note=why)]

        await self.write(make, right)

    async def resign(self, right: Right) -> None:
        seat = right.seat

        def make() -> list[Entry]:
            self._running()
            if seat in self.match.resigned:
                return []
            return end_after(self.match, self.row.rated, [Entry(0, "resign", seat)])

        await self.write(make, right)

    async def end_deserted(self) -> None:
        """All people have left or run out of time, and nobody looked in for long: the game ends without a winner."""

        def make() -> list[Entry]:
            humans = self.match.humans
            if self.match.status != "running" or not humans or any(self.match.is_person(seat) for seat in humans):
                return []
            return [Entry(0, "end", NOBODY, made_by="server")]

        await self.write(make)

    async def end_undecided(self) -> None:
        """The time that a tournament has for this game is up: it stands as it is, without a winner."""

        def make() -> list[Entry]:
            return [Entry(0, "end", NOBODY, made_by="server")] if self.match.status == "running" else []

        await self.write(make)

    async def settle(self, left: set[int], patience: float, strict: bool) -> None:
        """At a table of a tournament: who left it has given up; a bot plays for those who were asked and never came.
        Where bots are not welcome (`strict`), all who are not there have given up, and the last one who is has won."""

        def make() -> list[Entry]:
            match, now = self.match, game_clock.now()
            if match.status != "running":
                return []
            asked = {seat for seat, since in match.clocks.since.items() if now - since >= patience}
            never_came = asked - {seat for seat, _ in match.messages}
            gone = (left | (never_came | match.away.keys() if strict else set())) & (match.humans - match.resigned)
            entries = [
                Entry(0, "resign", seat, made_by="server", note="clock" if seat in never_came else "left")
                for seat in sorted(gone)
            ]
            entries += [Entry(0, "takeover", seat, made_by="clock", note="clock") for seat in sorted(never_came - gone)]
            return end_after(match, strict, entries)

        await self.write(make)

    async def start(self) -> None:
        def make() -> list[Entry]:
            begun = self.match.game is not None
            if begun or not may_begin(self.row):
                return []
            return [Entry(0, "start", -1, made_by="server"), *self._opening()]

        await self.write(make)

    def _opening(self) -> list[Entry]:
        """A lesson begins where its pupil is needed."""
        opening = self.match.lesson.opening if self.match.lesson is not None else []
        return [Entry(0, "choose", seat, code, "lesson") for seat, code in opening]

    async def answer(self, seat: int, began: int, codes: list[int], made_by: str) -> None:
        """Choices of a bot or an order, if the question is still the same."""

        def make() -> list[Entry] | Tried:
            game = self.match.game
            first, *more = codes
            if game is None or self.match.status == "over":
                return []
            if self.match.began[seat] != began or seat not in self.match.waiting():
                return []
            if (made_by == "order") != self.match.is_person(seat):
                return []
            entry = Entry(0, "choose", seat, first, made_by, note=" ".join(map(str, more)))
            try:
                return Tried([entry], self._try(game, seat, codes))
            except Problem:
                return []  # found for another question

        await self.write(make)

    def _once(self, seat: int, message: str) -> None:
        if (seat, message) in self.match.messages:
            raise Repeated

    def _not_too_long(self) -> None:
        if self.match.number >= MAX_ENTRIES:
            raise Problem("not-possible", "too much has happened at this table: only the game itself goes on")

    def _running(self) -> Game:
        game = self.match.game
        if game is None:
            raise Problem("not-possible", "the game has not begun")
        if self.match.status == "over":
            raise Problem("not-possible", "the game is over")
        return game


def _is_adding(game: Game, seat: int) -> bool:
    """Is this seat asked for more of what nobody sees?"""
    return seat in game.waiting_for() and game.state.question.is_adding(game.state, seat)
