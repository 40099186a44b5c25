"""Answers to the messages of one connection, after its hello."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from kemet.bots import attack_odds, battle_odds, move_odds
from kemet.bots.odds import Odds
from kemet.errors import KemetError
from kemet.game.game import Game
from kemet.server.gate.clean import CHAT, clean
from kemet.server.live import game_clock
from kemet.server.live.budgets import HINT
from kemet.server.live.hub import Hub
from kemet.server.live.live_table import LiveTable
from kemet.server.live.table_actions import Repeated
from kemet.server.live.thinking import ForWhom
from kemet.server.live.viewer import Viewer
from kemet.server.problems import Problem
from kemet.server.shapes import live as shape
from kemet.server.store import accounts
from kemet.server.store.rights import Right
from kemet.server.store.trouble import NotStored
from kemet.server.watch.metrics import Metrics
from kemet.telling.notation import read
from kemet.telling.refusals import reason_why_not, why_not
from kemet.telling.saying import saying_of_reason

log = logging.getLogger("kemet.talk")
Answer = Callable[[Any], Awaitable[None]]


class Talk:
    """One viewer at one table."""

    def __init__(self, hub: Hub, table: LiveTable, viewer: Viewer, metrics: Metrics):
        self.hub = hub
        self.table = table
        self.viewer = viewer
        self.metrics = metrics
        self._hint_under_way: asyncio.Task[None] | None = None
        self._allowed = hub.allowed
        self._answers: dict[type, Answer] = {
            shape.Choose: self._choose,
            shape.Undo: self._undo,
            shape.Chat: self._chat,
            shape.SetOrders: self._orders,
            shape.Return: self._return,
            shape.Why: self._why,
            shape.Hint: self._hint,
            shape.AskOdds: self._ask_odds,
            shape.Look: self._look,
            shape.Ping: self._ping,
        }

    async def answer(self, message: Any) -> None:
        """Carry out one message and answer it; a Problem is a refusal and changes nothing."""
        if isinstance(message, shape.Hello):
            raise Problem("malformed", "hello was said already")
        self.viewer.right.check(self.table.row)
        try:
            await self._answers[type(message)](message)
        except Repeated:
            self._acknowledge(message.id, repeated=True)
        except NotStored as trouble:
            self.metrics.count("refused", '{error="not-stored"}')
            self.viewer.send_data(type="refused", id=message.id, error="not-stored", reason=trouble.reason)
        except Exception as error:
            if isinstance(error, Problem):
                self._refuse(message.id, error)
            else:
                self._failed(message.type, message.id)

    def _refuse(self, id: str, problem: Problem) -> None:
        if problem.error == "unauthorised":
            raise problem
        self.metrics.count("refused", f'{{error="{problem.error}"}}')
        error = problem.error if problem.error in REFUSALS else "not-possible"
        self.viewer.send_data(type="refused", id=id, error=error, reason=problem.reason)
        if problem.error in ("stale", "illegal", "not-asked"):
            if not self._allowed.refusals.take(self.viewer.address):
                raise Problem("too-fast", "too many choices that were not possible") from None
            self.viewer.shown = None
            self.table.states.show([self.viewer])

    def _failed(self, type: str, id: str) -> None:
        """A mistake of ours: the viewer is told, and keeps their connection."""
        log.exception("a message could not be answered", extra={"data": {"type": type}})
        self.metrics.count("failures", f'{{message="{type}"}}')
        self.viewer.send_data(type="refused", id=id, error="not-possible", reason=FAILED)

    def _acknowledge(self, id: str, repeated: bool = False) -> None:
        seat = self.viewer.seat
        orders = self.table.match.orders_of(seat).model_dump()
        version = self.table.version_of(seat)
        self.viewer.send_data(type="ack", id=id, repeated=repeated, version=version, orders=orders)

    def _right(self) -> Right:
        if self.viewer.seat < 0:
            raise Problem("spectator", "spectators watch; they do not play")
        return self.viewer.right

    def _seat(self) -> int:
        return self._right().seat

    def _game(self) -> Game:
        if self.table.match.game is None:
            raise Problem("not-possible", "the game has not begun")
        return self.table.match.game

    async def _choose(self, message: shape.Choose) -> None:
        began = time.perf_counter()
        await self.table.choose(self._right(), message.id, message.prompt, message.choices)
        self._acknowledge(message.id)
        self.metrics.choices.add(time.perf_counter() - began)

    async def _undo(self, message: shape.Undo) -> None:
        right = self._right()
        self._not_too_fast()
        await self.table.undo(right, message.id)
        self._acknowledge(message.id)

    async def _chat(self, message: shape.Chat) -> None:
        right, text = self._right(), clean(message.text, CHAT)
        if not text:
            raise Problem("malformed", "there is nothing to say")
        if not self._allowed.chats.take(self.viewer.address):
            raise Problem("too-fast", "you write too fast")
        await self._not_muted(right.seat)
        await self.table.say(right, message.id, text)
        self._acknowledge(message.id)

    async def _not_muted(self, seat: int) -> None:
        account, is_muted = self.table.row.seats[seat].account, self.table.row.seats[seat].muted
        if account is not None and not is_muted:
            is_muted = await self.hub.database.read(lambda connection: accounts.is_muted(connection, account))
        if is_muted:
            raise Problem("not-possible", "the host of this server has muted you")

    async def _orders(self, message: shape.SetOrders) -> None:
        right = self._right()
        self._not_too_fast()
        await self.table.order(right, message.id, message.orders)
        self._acknowledge(message.id)

    def _not_too_fast(self) -> None:
        if not self._allowed.changes.take(self.viewer.address):
            raise Problem("too-fast", "you change your mind too fast")

    async def _return(self, message: shape.Return) -> None:
        await self.table.come_back(self._right(), message.id)
        self._acknowledge(message.id)

    async def _why(self, message: shape.Why) -> None:
        seat, game = self._seat(), self._game()
        because: dict[str, object] | None = None
        try:
            code = message.code if message.code is not None else read(game.setup.table, message.text or "")
            if code in game.codes(seat):
                reason = "this choice is possible"
            else:
                reason = why_not(game.state, seat, code)
                found = reason_why_not(game.state, seat, code)
                because = saying_of_reason(found).as_data() | {"rule": found.rule}
        except KemetError as error:
            reason = str(error)
        self.viewer.send_data(type="why", id=message.id, reason=reason, because=because)

    async def _hint(self, message: shape.Hint) -> None:
        seat, game = self._seat(), self._game()
        if seat not in self.table.match.waiting():
            raise Problem("not-asked", "you are not asked to choose now")
        self._no_help_when_rated()
        if self._hint_under_way is not None and not self._hint_under_way.done():
            raise Problem("too-fast", "your last hint is still being thought about")
        address, person = self.viewer.address, f"{self.table.row.id} {seat}"
        if (
            self.hub.thinking.waiting_of(address) >= MAX_WAITING_HERE
            or not self.hub.hints.take(person)
            or not self.hub.hints_of_address.take(address)
        ):
            raise Problem("too-fast", "a hint takes time; wait a moment")
        self._hint_under_way = asyncio.create_task(self._send_hint(game, seat, message.id))  # others play on meanwhile

    async def _send_hint(self, game: Game, seat: int, id: str) -> None:
        whom = ForWhom(self.viewer.address, self.table.row.id)
        try:
            thought = await self.hub.thinking.choose(game, seat, HINT, whom)
        except Exception:
            self._failed("hint", id)
            return
        more = thought.explanation or {"plan": [], "reasons": [], "chance": None}
        self.viewer.send_data(type="hint", id=id, choice=thought.code, sentence=thought.sentence, **more)

    async def _ask_odds(self, message: shape.AskOdds) -> None:
        seat, game = self._seat(), self._game()
        if message.space is not None:  # of a battle that is announced, both sides have the same odds
            self._no_help_when_rated()
        if not self._allowed.odds.take(self.viewer.address):
            raise Problem("too-fast", "wait a moment")
        try:
            odds = await asyncio.to_thread(_odds, game.copy(), seat, message)  # up to 0.1 s: others play on meanwhile
        except KemetError as error:
            raise Problem("not-possible", str(error)) from None
        if odds is None:
            raise Problem("not-possible", NO_BATTLE)
        self.viewer.send_data(type="odds", id=message.id, odds=odds.as_data())

    def _no_help_when_rated(self) -> None:
        if self.table.row.rated and self.table.match.status != "over":
            raise Problem("not-possible", "at a rated table everybody thinks for themselves")

    async def _look(self, message: shape.Look) -> None:
        await self.table.look(self._right())
        self._acknowledge(message.id)

    async def _ping(self, message: shape.Ping) -> None:
        self.viewer.send_data(type="pong", id=message.id, time=game_clock.now())

    def end(self) -> None:
        """The connection is gone: nobody waits for its hint any more."""
        if self._hint_under_way is not None:
            self._hint_under_way.cancel()


FAILED = "the server made a mistake; it is in its log"
NO_BATTLE = "there is no battle to weigh"
#: Thoughts of one address that may wait before its hints are refused.
MAX_WAITING_HERE = 8
REFUSALS = ("stale", "illegal", "not-asked", "spectator", "malformed", "too-fast", "not-possible", "chat-closed")


def _odds(game: Game, seat: int, message: shape.AskOdds) -> Odds | None:
    """Of the battle under way or one of two, of the group that moves, or of an attack as it is described.

    The enemy's possible divine cards always count: a chance without them would promise too much.
    """
    added = tuple(message.added)
    if message.space is None:
        return battle_odds(game, seat, added, "all", message.battle or 0)
    if message.units is None:
        return move_odds(game, seat, message.space, added, "all")
    group = (message.units, message.creature, message.priests or 0)
    return attack_odds(game, seat, message.space, *group, added, "all")
