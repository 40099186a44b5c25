"""A new net for games with Seth has to prove itself on both sides, with two members and with four, equal tries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kemet.lab.rates import Rate
from kemet.lab.tournament import NEIGHBOURS, SETH_DAY_LIMIT, SETH_PLAYERS, Tournament
from kemet.training.gate import Gate

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
class SethGate(Gate):
    """How many games each bout has: half of them on each side, half of those with the modules his box knows."""

    tables: ClassVar[tuple[int, ...]] = SETH_PLAYERS

    def bout(self, one: str, rest: str, players: int) -> SethBout:
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
        sides = {True: Rate(0, 0), False: Rate(0, 0)}
        for result in self.results(tournament):
            is_seth = result.line_up[0] == one
            sides[is_seth] += Rate((result.winner == 1) == is_seth, 1)
        return SethBout(one, rest, players - 1, sides[True], sides[False])
