"""Bots play one game against each other, with a clock beside every decision."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field

from kemet.bots import Bot, Forfeit, Seat, bot_of
from kemet.engine.flow import default
from kemet.engine.state.state import State
from kemet.game.game import Game
from kemet.lab.cluster import Needs
from kemet.lab.interrupts import uninterrupted
from kemet.lab.results import Result, Thinking
from kemet.lab.tournament import Tournament
from kemet.lab.verdicts import is_decided, verdict
from kemet.telling.view import points_of


@dataclass(frozen=True)
class Failure:
    """A game that broke off because a bot or the engine stumbled; resuming tries it again."""

    game: int
    seed: str
    reason: str


@dataclass
class Clock:
    """Adds up the thinking time of one bot."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def thinking(self) -> Thinking:
        mean = self.total / max(1, self.decisions)
        return Thinking(self.decisions, round(1000 * mean, 3), round(1000 * self.longest, 3))


def play_fixture(tournament: Tournament, number: int) -> Result | Failure:
    """Play one game of the tournament. One broken game must not end a night of play, so it is reported, not raised."""
    fixture = tournament.fixture(number)
    try:
        return _play(tournament, number)
    except Exception as error:  # whatever a bot may do
        return Failure(number, fixture.seed, f"{type(error).__name__}: {error}")


def _play(tournament: Tournament, number: int) -> Result:
    fixture = tournament.fixture(number)
    started = time.perf_counter()
    game = Game(tournament.setup(len(fixture.seats), fixture.modules, fixture.seed))
    order = [seat + 1 for seat in game.state.order]
    clocks = {bot: Clock() for bot in fixture.seats}
    played = play_bots(game, seat_bots(fixture.seats, fixture.seed, tournament.seconds), clocks)
    decided = verdict(game, played.forfeits)
    state = game.state
    return Result(
        number,
        fixture.seed,
        list(fixture.seats),
        list(fixture.modules),
        decided.winner + 1,
        decided.end,
        max(1, state.day),
        max(1, played.choices),
        [points_of(state, seat)["total"] for seat in range(game.players)],
        [tiles_of(state, seat) for seat in range(game.players)],
        order,
        {bot: clock.thinking() for bot, clock in clocks.items()},
        round(time.perf_counter() - started, 3),
        tournament.seth,
        {str(seat + 1): reason for seat, reason in played.forfeits.items()},
    )


def needs_of(tournament: Tournament) -> Needs:
    """What another machine must have to play its games."""
    tables = {(len(match_up.line_up), match_up.modules) for match_up in tournament.match_ups}
    setups = tuple(tournament.setup(*table, tournament.seed) for table in sorted(tables))
    return Needs(tournament.everybody, setups)


def seat_bots(names: Sequence[str], seed: str, seconds: float = 1.0) -> list[Bot]:
    """A bot for each seat, with chances of its own that follow from the game's seed."""
    return [bot_of(name, f"{seed}/P{seat}", seconds) for seat, name in enumerate(names, start=1)]


@contextmanager
def at_table(game: Game, bots: Mapping[int, Bot]) -> Iterator[None]:
    """Whatever happens in the block, every bot is told that it may go: with its seat if the game has ended."""
    with ExitStack() as leaving:
        for seat, bot in bots.items():
            leaving.callback(_dismiss, game, seat, bot)
        yield


def _dismiss(game: Game, seat: int, bot: Bot) -> None:
    bot.close(Seat(game, seat) if game.over else None)


@dataclass
class Played:
    """How a game between bots went: how many choices were made, and which seats had to give up, and why."""

    choices: int = 0
    forfeits: dict[int, str] = field(default_factory=dict)


#: Called just before each choice: by whom it is made, and its code.
Watcher = Callable[[int, int], None]


def play_bots(
    game: Game,
    bots: Sequence[Bot],
    clocks: dict[str, Clock],
    most: float = math.inf,
    watch: Watcher = lambda seat, code: None,
) -> Played:
    """Play until the game is decided, or for `most` choices. Clocks go by the bots' names."""
    played = Played()
    with at_table(game, dict(enumerate(bots))):
        while not is_decided(game, played.forfeits) and played.choices < most:
            seat = game.waiting_for()[0]
            with uninterrupted():
                code = _decide(game, seat, bots[seat], clocks, played.forfeits)
                if code is not None:
                    watch(seat, code)
                    game.play(seat, code)
                    played.choices += 1
    return played


def _decide(game: Game, seat: int, bot: Bot, clocks: dict[str, Clock], forfeits: dict[int, str]) -> int | None:
    """The choice of a seat; None if its bot gave up just now."""
    if seat in forfeits:
        return default(game.state, seat)
    view = Seat(game, seat)
    started = time.perf_counter()
    try:
        code = bot.choose(view)
    except Forfeit as reason:
        forfeits[seat] = str(reason)
        return None
    if len(view.codes) > 1 and bot.name in clocks:
        clocks[bot.name].add(time.perf_counter() - started)
    return code


def tiles_of(s: State, seat: int) -> list[str]:
    """The tiles a seat has bought, in the order of the content."""
    owned = s.seats[seat].tiles
    return [tile for number, tile in enumerate(s.table.tile_ids) if owned >> number & 1]
