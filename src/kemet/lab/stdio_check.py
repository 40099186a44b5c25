"""An examination for bots over standard input and output: does it keep to the protocol, at tables of every kind?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kemet.bots import Forfeit, Seat, bot_of
from kemet.bots.stdio import StdioBot
from kemet.content.records import MODULES
from kemet.game.game import Game, new_game
from kemet.lab.matches import Clock, at_table, play_bots

DAY_LIMIT = {"dayLimit": "5"}


@dataclass(frozen=True)
class CheckedTable:
    """A kind of table; the bot has `copies` of its seats, from the first one, and random players the others."""

    name: str
    players: int
    modules: tuple[str, ...] = ()
    seth: bool = False
    copies: int = 1


KINDS = (
    CheckedTable("two", 2),
    CheckedTable("modules", 5, MODULES),
    CheckedTable("seth", 4, seth=True),
    CheckedTable("copies", 2, copies=2),
)


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at. `name` is start, one of the kinds, leaving or again."""

    name: str
    passed: bool
    why: str = ""
    clock: Clock = field(default_factory=Clock)


def examine(spec: str, seed: str, games: int = 1) -> Iterator[Finding]:
    """All findings, one after the other; a program that does not even start is not asked to play."""
    started, left = _start(spec, seed)
    yield started
    if not started.passed:
        return
    yield Finding("leaving", left)
    for kind in KINDS:
        played = Finding(kind.name, True)
        for number in range(games):
            if played.passed:
                _, played = _play(kind, spec, f"{seed}/{number}", played.clock)
        yield played
    ends = [_play(KINDS[0], spec, f"{seed}/again", Clock())[0].fingerprint() for _ in range(2)]
    yield Finding("again", ends[0] == ends[1])


def _start(spec: str, seed: str) -> tuple[Finding, bool]:
    """The first choice of a game, and whether the program leaves when it is told to."""
    game = new_game(players=2, seed=seed)
    seat = game.waiting_for()[0]
    bot = bot_of(spec, seed)
    assert isinstance(bot, StdioBot)
    try:
        with at_table(game, {seat: bot}):
            bot.choose(Seat(game, seat))
    except Forfeit as reason:
        return Finding("start", False, str(reason)), False
    return Finding("start", True, bot.called), bot.left_by_itself


def _play(kind: CheckedTable, spec: str, seed: str, clock: Clock) -> tuple[Game, Finding]:
    game = new_game(kind.players, seed, house_rules=DAY_LIMIT, modules=kind.modules, seth=kind.seth)
    names = [spec] * kind.copies + ["random"] * (kind.players - kind.copies)
    bots = [bot_of(name, f"{seed}/P{seat}") for seat, name in enumerate(names, start=1)]
    played = play_bots(game, bots, {spec: clock})
    why = next(iter(played.forfeits.values()), "")
    return game, Finding(kind.name, not why, why, clock)
