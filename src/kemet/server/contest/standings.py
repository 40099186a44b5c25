"""What games are worth, and who stands where."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

#: For the winner of a table; the last player gets nothing, the others evenly between: tables of two to five divide it.
MAX_POINTS = 12
#: In the seats of a game: no entrant, but a bot that fills in.
BOT = 0


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """How a game ended, by seat."""

    points: tuple[int, ...]
    winner: int | None = None
    gone: frozenset[int] = frozenset()  # left, gave up, or never came: they have lost


@dataclass(frozen=True, slots=True)
class Game:
    """One table of a round: entrants by seat. Alone there, somebody has a bye."""

    seats: tuple[int, ...]
    outcome: GameOutcome | None = None

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(each for each in self.seats if each != BOT)

    @property
    def is_bye(self) -> bool:
        return len(self.seats) == 1

    @property
    def is_over(self) -> bool:
        return self.is_bye or self.outcome is not None


Round = Sequence[Game]


@dataclass(frozen=True, slots=True)
class EntrantStanding:
    entrant: int
    place: int
    points: Fraction
    opposition: Fraction  # the mean of the points of the people met
    victory_points: int
    games: int
    won: int


def scores(game: Game) -> dict[int, Fraction]:
    """The points of each person at a game that is over: shares of those they finished before, ties half. Who is gone
    finishes before nobody."""
    if game.is_bye:
        return {game.seats[0]: Fraction(MAX_POINTS)}
    outcome = game.outcome
    if outcome is None:
        return {}
    order = {seat: (seat == outcome.winner, outcome.points[seat])
             for seat in range(len(game.seats)) if seat not in outcome.gone}  # fmt: skip
    found = {}
    for seat, entrant in enumerate(game.seats):
        if entrant == BOT:
            continue
        behind = Fraction(0)
        if seat in order:
            behind += len(outcome.gone)
            behind += sum(Fraction(1) if order[seat] > order[other] else Fraction(1, 2) * (order[seat] == order[other])
                          for other in order if other != seat)  # fmt: skip
        found[entrant] = behind * MAX_POINTS / (len(game.seats) - 1)
    return found


def standings(entrants: Iterable[int], rounds: Iterable[Round]) -> list[EntrantStanding]:
    """The best first: by points, then by the points of whom they met, then by victory points. Equals share a place."""
    points: dict[int, Fraction] = defaultdict(Fraction)
    victory_points: dict[int, int] = defaultdict(int)
    games: dict[int, int] = defaultdict(int)
    won: dict[int, int] = defaultdict(int)
    met: dict[int, list[int]] = defaultdict(list)
    for game in (game for each in rounds for game in each):
        for entrant, score in scores(game).items():
            points[entrant] += score
            if game.outcome is None:
                continue
            seat = game.seats.index(entrant)
            games[entrant] += 1
            met[entrant] += [other for other in game.people if other != entrant]
            if seat not in game.outcome.gone:
                victory_points[entrant] += game.outcome.points[seat]
                won[entrant] += seat == game.outcome.winner
    opposition = {entrant: sum((points[other] for other in met[entrant]), Fraction(0)) / max(1, len(met[entrant]))
                  for entrant in entrants}  # fmt: skip
    key = {entrant: (-points[entrant], -opposition[entrant], -victory_points[entrant]) for entrant in opposition}
    ordered = sorted(key.values())
    return [
        EntrantStanding(
            entrant,
            ordered.index(key[entrant]) + 1,
            points[entrant],
            opposition[entrant],
            victory_points[entrant],
            games[entrant],
            won[entrant],
        )
        for entrant in sorted(key, key=lambda each: (key[each], each))
    ]
