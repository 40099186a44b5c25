"""What a tournament plays: the options, the match-ups they mean, and the fixture of every game number."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from kemet.bots import SpecError, read_spec
from kemet.errors import KemetError
from kemet.game.configuration import Setup
from kemet.lab.lineups import LineUp, both_sides, one_against_rest, round_robin, seating

#: Who meets whom.
ROUND_ROBIN, NEIGHBOURS, EVERY_PAIR, GIVEN = SCHEMES = (
    "round robin",
    "one against the rest, neighbours",
    "one against the rest, every pair",
    "given line-ups",
)
#: Random players need 14 Days on average, 38 at most in 700 games; this only stops games that would never end.
DAY_LIMIT = {"dayLimit": "100"}
#: With Seth two sides may wait for each other for ever; this is the limit his rules suggest (S-CLAR-73).
SETH_DAY_LIMIT = {"dayLimit": "30"}
#: Two and four members of the alliance.
SETH_PLAYERS = (3, 5)
#: Who meets unless told; a game of champions takes minutes.
USUAL_BOTS = ("hard", "medium", "easy", "random")


class TournamentError(KemetError):
    """A tournament that cannot be played; the text says why."""


@dataclass(frozen=True)
class MatchUp:
    """Bots that meet, and the modules of Ta-Seti they play with."""

    line_up: LineUp
    modules: tuple[str, ...]


@dataclass(frozen=True)
class Fixture:
    """One game before it is played. Everything in it follows from the tournament and the number."""

    number: int
    seed: str
    seats: LineUp
    modules: tuple[str, ...]


@dataclass(frozen=True)
class Tournament:
    """The options. `games` counts per match-up; `bots` go from the strongest to the weakest."""

    seed: str
    bots: tuple[str, ...] = USUAL_BOTS
    players: tuple[int, ...] = (2,)
    games: int = 100
    scheme: str = ROUND_ROBIN
    line_ups: tuple[LineUp, ...] = ()
    seconds: float = 1.0
    victory_points: int = 8
    beginner: bool = False
    module_sets: tuple[tuple[str, ...], ...] = ((),)
    house_rules: Mapping[str, str] = field(default_factory=lambda: dict(DAY_LIMIT))
    packs: tuple[str, ...] = ()
    #: The first seat of a line-up is Seth, the others are the alliance, and nobody changes seats.
    seth: bool = False

    @cached_property
    def match_ups(self) -> list[MatchUp]:
        """All of them, every line-up with every set of modules."""
        return [MatchUp(line_up, modules) for line_up in self._line_ups() for modules in self.module_sets]

    def _line_ups(self) -> list[LineUp]:
        if self.scheme == GIVEN:
            return list(self.line_ups)
        if self.seth:
            pairs = self.scheme == EVERY_PAIR
            return [line_up for players in self.players for line_up in both_sides(self.bots, players, pairs)]
        if self.scheme == ROUND_ROBIN:
            return [line_up for players in self.players for line_up in round_robin(self.bots, players)]
        every_pair = self.scheme == EVERY_PAIR
        return [line_up for players in self.players for line_up in one_against_rest(self.bots, players, every_pair)]

    @property
    def total(self) -> int:
        return self.games * len(self.match_ups)

    def fixture(self, number: int) -> Fixture:
        """The game with this number, from 1. The match-ups take turns, so an unfinished tournament is even as well."""
        match_ups = self.match_ups
        round, place = divmod(number - 1, len(match_ups))
        match_up = match_ups[place]
        seats = match_up.line_up if self.seth else seating(match_up.line_up, round)
        return Fixture(number, f"{self.seed}/{number}", seats, match_up.modules)

    def check(self) -> None:
        """Refuse what cannot be played before any game starts."""
        self._check_bots()
        if self.games < 1:
            raise TournamentError(f"the number of games must be 1 or more, not {self.games}")
        if not (math.isfinite(self.seconds) and self.seconds > 0):
            raise TournamentError(f"the thinking time must be more than 0 seconds, not {self.seconds}")
        if len(set(self.module_sets)) != len(self.module_sets):
            raise TournamentError("a set of modules is named twice")
        if not self.match_ups:
            what = "a tournament with Seth" if self.seth else "one against the rest"
            raise TournamentError(f"{what} needs two bots or more")
        for match_up in self.match_ups:
            self.setup(len(match_up.line_up), match_up.modules, self.seed)

    @property
    def everybody(self) -> tuple[str, ...]:
        """All bots that take part."""
        return tuple(sorted({bot for match_up in self.match_ups for bot in match_up.line_up}))

    def _check_bots(self) -> None:
        for bot in (*self.bots, *(bot for line_up in self.line_ups for bot in line_up)):
            try:
                read_spec(bot).check()
            except SpecError as error:
                raise TournamentError(str(error)) from None
        for name, values in (("bot", self.bots), ("number of players", self.players)):
            if len(set(values)) != len(values):
                raise TournamentError(f"a {name} is named twice: {', '.join(str(value) for value in values)}")

    def setup(self, players: int, modules: tuple[str, ...], seed: str) -> Setup:
        """The set-up of a game; a SetupError says why it is impossible."""
        house, seth = self.house_rules, self.seth
        return Setup(players, self.victory_points, self.beginner, house, self.packs, seed, modules, seth=seth)
