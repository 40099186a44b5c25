"""Bots play against themselves, to learn from. A game is kept as its choices: what a net reads is found by replaying,
so new features need no new games."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from kemet.bots import Bot, Seat, bot_of
from kemet.bots.guessing import Guesser
from kemet.bots.judging import progress
from kemet.bots.weights import weights_for
from kemet.content.records import MODULES
from kemet.engine.state.codes import NIGHT, OVER
from kemet.engine.state.state import State
from kemet.game.configuration import Setup
from kemet.game.game import Game
from kemet.lab.cluster import Needs, spread

#: How often each number of players is played: two, where a game tells most, and four, as people play it.
PLAYERS = (2, 2, 2, 2, 3, 3, 4, 4, 4, 5)
#: Bots that wait for each other for ever teach nothing.
VICTORY_POINTS = 8
HOUSE_RULES = {"dayLimit": "12"}
LOOSE = 0.2  # of the turns go by rules of thumb: the leaves of a search are positions like those


@dataclass(frozen=True)
class SelfPlay:
    """Games that follow from a seed and their numbers; in each one all seats are one of the bots."""

    seed: str
    bots: tuple[str, ...]

    def setup(self, number: int) -> tuple[Setup, str]:
        """The table of a game, and who plays there."""
        seed = f"{self.seed}/{number}"
        chance = random.Random(f"table {seed}")
        players = chance.choice(PLAYERS)
        some = tuple(name for name in MODULES if chance.random() < 0.5)
        modules = chance.choice(((), (), MODULES, some))
        return table_of(players, modules, seed), chance.choice(self.bots)


Choices = tuple[tuple[int, int], ...]  # seat and choice in turn
#: The choices of a search, and how often it tried each of them.
Tried = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Played:
    """A game as it was played: seat and choice in turn, and what the searches behind them tried, where that is kept."""

    number: int
    players: int
    modules: tuple[str, ...]
    seed: str
    bot: str
    choices: Choices
    searches: tuple[tuple[int, Tried], ...] = ()  # before which choice of the game each of them was

    def line(self) -> str:
        flat = [part for choice in self.choices for part in choice]
        parts = [self.number, self.players, self.modules, self.seed, self.bot, flat]
        return json.dumps([*parts, self.searches] if self.searches else parts, separators=(",", ":"))

    @classmethod
    def of_line(cls, line: str) -> Played:
        number, players, modules, seed, bot, flat, *rest = json.loads(line)
        choices = tuple(zip(flat[::2], flat[1::2], strict=True))
        searches = tuple((at, tuple(map(tuple, tried))) for at, tried in (rest[0] if rest else ()))
        return cls(number, players, tuple(modules), seed, bot, choices, searches)

    @property
    def setup(self) -> Setup:
        return table_of(self.players, self.modules, self.seed)

    def beginning(self) -> Game:
        return Game(self.setup)


def table_of(players: int, modules: tuple[str, ...], seed: str) -> Setup:
    return Setup(players, VICTORY_POINTS, False, HOUSE_RULES, (), seed, modules)


def play_game(plan: SelfPlay, number: int) -> Played:
    setup, spec = plan.setup(number)
    game = Game(setup)
    bots = [bot_of(spec, f"{setup.seed}/P{seat}") for seat in range(1, game.players + 1)]
    play_loosely(game, bots, random.Random(f"loose {setup.seed}"), range(game.players))
    return Played(number, game.players, tuple(setup.table.modules), setup.seed, spec, tuple(game.choices))


def play_loosely(game: Game, bots: Sequence[Bot], chance: random.Random, loose: Container[int]) -> None:
    """To the end; the seats that are loose play some of their turns by rules of thumb."""
    turn_of = -1
    guesser: Guesser | None = None
    while not game.over:
        s = game.state
        if begins_turn(s, turn_of):
            turn_of = s.active
            guesser = None
            if chance.random() < LOOSE and s.active in loose:
                guesser = Guesser(weights_for(s.table, progress(s)), chance.getrandbits(30), False)
        seat = game.waiting_for()[0]
        view = Seat(game, seat)
        if guesser is not None and seat == s.active and len(view.codes) > 1:
            code = guesser.guess(view.sample(str(chance.getrandbits(30))), seat, view.codes)
        else:
            code = bots[seat].choose(view)
        game.play(seat, code)


def begins_turn(s: State, turn_of: int) -> bool:
    """A turn begins here, where the judge is asked in play; `turn_of` is whose turn was the last."""
    return s.active != turn_of and NIGHT <= s.phase < OVER


class Kept(Protocol):
    """What came of one number, as a line of a file."""

    def line(self) -> str: ...


def collect(
    play: Callable[[int], Kept],
    games: int,
    path: Path,
    jobs: int = 1,
    cluster: str = "",
    bots: tuple[str, ...] = (),
) -> Iterator[int]:
    """Play what is missing of these games into a file, in any order, and count them. A stopped run goes on later."""
    done = numbers_in(path)
    missing = [number for number in range(1, games + 1) if number not in done]
    with path.open("a", encoding="utf-8") as file:
        if path.stat().st_size:
            file.write("\n")  # the last line may have been cut off
        for count, played in enumerate(spread(play, missing, jobs, cluster, needs=Needs(bots)), len(done) + 1):
            file.write(played.line() + "\n")
            file.flush()
            yield count


def numbers_in(path: Path) -> set[int]:
    """What a file has lines of, each of which begins with its number; one that was cut off does not count."""
    found = set()
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            found.add(int(json.loads(line)[0]))
        except ValueError:
            continue
    return found


def read_games(paths: Iterable[Path]) -> Iterator[Played]:
    """The games of these files; a line that was cut off when somebody pulled the plug is left out.

    File after file in the order of their numbers: who finished first must not decide what is learned.
    """
    for path in paths:
        found: dict[int, Played] = {}
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                played = Played.of_line(line)
            except ValueError:
                continue
            found[played.number] = played
        yield from (found[number] for number in sorted(found))
