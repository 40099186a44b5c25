"""A new net for games with Seth has to prove itself on both sides, with two members and with four, equal tries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from kemet.errors import KemetError
from kemet.lab.cluster import spread
from kemet.lab.matches import Failure, needs_of, play_fixture
from kemet.lab.rates import Rate
from kemet.lab.tournament import NEIGHBOURS, SETH_DAY_LIMIT, SETH_PLAYERS, Tournament

MODULE_SETS: tuple[tuple[str, ...], ...] = ((), ("black", "cards"))


@dataclass(frozen=True)
class SethBout:
    """Two bots, each as Seth against an alliance of the other. Sides need not be even, both together are."""

    one: str
    rest: str
    members: int
    as_seth: Rate
    as_alliance: Rate

    @property
    def is_better(self) -> bool:
        """Sure to win more than half of both sides together: the whole interval is above it."""
        return (self.as_seth + self.as_alliance).interval[0] > 1 / 2

    @property
    def is_worse(self) -> bool:
        """Sure to win less than half of the games of one side."""
        return min(side.interval[1] for side in (self.as_seth, self.as_alliance)) < 1 / 2

    def __str__(self) -> str:
        sides = f"as Seth {self.as_seth}, as the alliance {self.as_alliance}"
        return f"{self.one} against {self.rest}, {self.members} members: {sides}"


@dataclass(frozen=True)
class SethGate:
    """How many games each bout has: half of them on each side, half of those with the modules his box knows."""

    games: int
    seed: str
    jobs: int = 1
    cluster: str = ""

    def bouts(self, one: str, others: Sequence[str]) -> Iterator[SethBout]:
        for rest in others:
            for players in SETH_PLAYERS:
                yield self._bout(one, rest, players)

    def _bout(self, one: str, rest: str, players: int) -> SethBout:
        tournament = Tournament(
            seed=f"{self.seed}/{players}/{rest}",
            bots=(one, rest),
            players=(players,),
            games=max(1, self.games // (2 * len(MODULE_SETS))),
            scheme=NEIGHBOURS,
            module_sets=MODULE_SETS,
            house_rules=SETH_DAY_LIMIT,
            seth=True,
        )
        tournament.check()
        sides = {True: Rate(0, 0), False: Rate(0, 0)}
        numbers, needs = range(1, tournament.total + 1), needs_of(tournament)
        for result in spread(partial(play_fixture, tournament), numbers, self.jobs, self.cluster, needs=needs):
            if isinstance(result, Failure):
                raise KemetError(f"game {result.seed} of the gate broke off: {result.reason}")
            is_seth = result.line_up[0] == one
            sides[is_seth] += Rate((result.winner == 1) == is_seth, 1)
        return SethBout(one, rest, players - 1, sides[True], sides[False])


def is_let_in_with_seth(bouts: Sequence[SethBout], best: str) -> bool:
    """Better than the best so far with two members and with four, and on no side worse than anybody."""
    return all((bout.is_better or bout.rest != best) and not bout.is_worse for bout in bouts)
