"""Finished games are understood beside the running ones: in the bots' processes, piece by piece, when no bot wants to
think. One game at a time; what was found is kept for a while, because all its players look at it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from kemet.game.configuration import setup_from
from kemet.game.game import Game
from kemet.server.encoding import decode, encode
from kemet.server.live.live_table import LiveTable
from kemet.server.live.thinking import Thinking
from kemet.server.problems import Problem
from kemet.server.table import analysis

log = logging.getLogger("kemet.analysis")
#: Games that wait or are understood, how many of them may be asked for by one address, and whose result is kept.
MAX_WAITING, MAX_OF_ONE, MAX_KEPT = 20, 4, 60


class Analyses:
    """What is known about finished games, and what is being found out."""

    def __init__(self, thinking: Thinking):
        self.thinking = thinking
        self._known: OrderedDict[str, dict[str, object]] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked_by: dict[str, str] = {}
        self._failed: set[str] = set()
        self._one = asyncio.Semaphore(1)

    def of(self, table: LiveTable, address: str) -> dict[str, object]:
        """As far as it is known by now; the first to ask has it begun."""
        id, game = table.row.id, table.match.game
        if game is None or table.match.status != "over":
            raise Problem("not-possible", "this can be seen once the game is over")
        if id in self._failed:
            self._failed.remove(id)  # said once; the next request tries again
            raise Problem("not-possible", "this game could not be understood")
        if id not in self._known:
            mine = sum(by == address for by in self._asked_by.values())
            if len(self._tasks) >= MAX_WAITING or mine >= MAX_OF_ONE:
                raise Problem("too-fast", "other games are being understood; ask again in a minute", 60)
            self._known[id] = {"progress": 0.0, "course": [], "turns": [], "luck": [], "costly": []}
            self._tasks[id] = asyncio.create_task(self._understand(id, game.copy(), sorted(table.match.humans)))
            self._tasks[id].add_done_callback(lambda _: self._forget(id))
            self._asked_by[id] = address
        self._known.move_to_end(id)
        while len(self._known) > MAX_KEPT:
            self._known.popitem(last=False)
        return self._known[id]

    def _forget(self, id: str) -> None:
        self._tasks.pop(id, None)
        self._asked_by.pop(id, None)

    async def _understand(self, id: str, game: Game, people: list[int]) -> None:
        try:
            async with self._one:
                await self._all_pieces(id, game, people)
        except Exception:
            log.exception("a game could not be understood")
            self._known.pop(id, None)
            self._failed.add(id)

    async def _all_pieces(self, id: str, game: Game, people: list[int]) -> None:
        told = [game.setup.as_data(), [list(each) for each in game.choices]]
        first = await self.thinking.beside(begin, encode([*told, people or list(range(game.players))]))
        places, before = first.pop("places"), first.pop("before")
        weighed: list[analysis.Weighed] = []
        self._show(id, first | {"progress": 0.1})
        for start in range(0, len(places), analysis.PIECE):
            piece = places[start : start + analysis.PIECE]
            weighed += await self.thinking.beside(weigh, encode([*told, piece]))
            done = (start + len(piece)) / len(places)
            self._show(id, {"progress": round(0.1 + 0.89 * done, 2), "costly": analysis.costly(weighed, before)})
        self._show(id, {"progress": 1.0})

    def _show(self, id: str, found: dict[str, object]) -> None:
        self._known[id] = self._known.get(id, {}) | found

    def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()


# --- inside the processes -----------------------------------------------------------------------------------------


def _game(setup: dict[str, object], choices: list[list[int]]) -> Game:
    game = Game(setup_from(setup))
    for seat, code in choices:
        game.play(seat, code)
    return game


def begin(question: bytes) -> dict[str, object]:
    setup, choices, people = decode(question)
    game = _game(setup, choices)
    return {**analysis.course(game), "places": analysis.worth_weighing(game, people)}


def weigh(question: bytes) -> list[analysis.Weighed]:
    setup, choices, places = decode(question)
    return analysis.weigh(_game(setup, choices), places)
