"""The processes that think. A process gets a state whose hidden parts were already drawn again for the seat: not even
a bug could peek."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import NamedTuple, TypeVar

from kemet.bots import STRENGTHS, Bot, Seat, bot_of, make_bot
from kemet.bots.players import ThinkingBot
from kemet.engine.hidden import sample_hidden
from kemet.engine.state.state import State
from kemet.game.configuration import Setup, setup_from
from kemet.game.game import Game
from kemet.game.saves.freeze import freeze
from kemet.game.saves.thaw import thaw_trusted
from kemet.server.encoding import decode, encode
from kemet.server.live.budgets import HINT
from kemet.server.live.quiet import be_quiet

log = logging.getLogger("kemet.thinking")
T = TypeVar("T")
#: Longest thought in seconds; then the processes are replaced. While they start it is another matter: on a machine that
#: is far too busy they would be replaced again and again and never come to think.
PATIENCE, STARTING = 30.0, 300.0


class Thought(NamedTuple):
    """A choice, an English sentence about it, and the same as data (`kemet.bots.explanation`) if there is more."""

    code: int
    sentence: str
    explanation: dict[str, object] | None = None


class NoThought(Exception):
    """The processes died or hung, twice."""


class Thinkers:
    """Processes, started when they are first needed, and again when they die or hang."""

    def __init__(self, processes: int):
        self.processes = processes
        self.replaced = 0
        self._pool: ProcessPoolExecutor | None = None
        self._thought = 0  # how often, since the pool was made

    async def think(self, question: bytes) -> Thought:
        return await self.work(_think, question)

    async def work(self, function: Callable[[bytes], T], question: bytes) -> T:
        """A function of this package, in one of the processes."""
        for _ in range(2):
            pool = self._running_pool()
            try:
                waiting = asyncio.get_running_loop().run_in_executor(pool, function, question)
                found = await asyncio.wait_for(waiting, PATIENCE if self._thought >= self.processes else STARTING)
                self._thought += 1
                return found
            except (BrokenProcessPool, TimeoutError) as error:
                self._replace(pool, error)
        raise NoThought

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=be_quiet)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor, error: Exception) -> None:
        """The first to notice replaces the pool; the others find the new one."""
        if self._pool is not broken:
            return
        log.warning("thinking processes replaced", extra={"data": {"error": type(error).__name__}})
        self.replaced += 1
        self._pool, self._thought = None, 0
        _stop(broken)

    def close(self) -> None:
        if self._pool is not None:
            _stop(self._pool)
            self._pool = None


def _stop(pool: ProcessPoolExecutor) -> None:
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def question_for(setup: Setup, state: State, seat: int, strength: str, seconds: float) -> bytes:
    """What is sent to a process. `state` is a copy that nobody else uses: its hidden parts are drawn again here."""
    sample_hidden(state, seat, secrets.token_hex(8))
    agreed = setup.as_data() | {"seed": "unknown"}
    return pickle.dumps((encode(agreed).decode(), freeze(state), seat, strength, seconds))


# --- inside the processes -----------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _setup(text: str) -> Setup:
    return setup_from(decode(text))


def _think(question: bytes) -> Thought:
    text, frozen, seat, strength, seconds = pickle.loads(question)
    setup = _setup(text)
    game = Game(setup, thaw_trusted(setup.table, frozen))  # frozen by this program a moment ago
    bot, code = _choose("champion" if strength == HINT else strength, seconds, Seat(game, seat))
    found = bot.explanation() if isinstance(bot, ThinkingBot) else None
    return Thought(code, bot.why(), found.as_data() if found else None)


def _choose(spec: str, seconds: float, seat: Seat) -> tuple[Bot, int]:
    """A strength, or a bot of the host. Where that is not to be had, or does not know this table, medium plays."""
    seed = secrets.token_hex(8)
    if spec in STRENGTHS:
        bot = make_bot(spec, seed, seconds)
        return bot, bot.choose(seat)
    try:
        bot = bot_of(spec, seed)
        return bot, bot.choose(seat)
    except Exception:  # whatever somebody's program does, the game goes on
        log.exception("the bot %s could not choose", spec)
        bot = make_bot("medium", seed)
        return bot, bot.choose(seat)
