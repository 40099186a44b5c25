"""A new net has to prove itself before others learn from it: with equal tries, against the best so far and against
all that were beaten before, at tables of two and of four."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import ClassVar, Protocol

from kemet.content.records import MODULES
from kemet.errors import KemetError
from kemet.lab.cluster import spread
from kemet.lab.matches import Failure, needs_of, play_fixture
from kemet.lab.rates import Rate
from kemet.lab.results import Result
from kemet.lab.tournament import NEIGHBOURS, Tournament
from kemet.lab.whole_file import write_whole

PLAYERS = (2, 4)
MODULE_SETS = ((), MODULES)


@dataclass(frozen=True)
class Bout:
    """One bot against copies of another."""

    one: str
    rest: str
    players: int
    won: Rate

    @property
    def is_better(self) -> bool:
        """Sure to win more than its share: the whole interval is above it."""
        return self.won.interval[0] > 1 / self.players

    @property
    def is_worse(self) -> bool:
        return self.won.interval[1] < 1 / self.players

    def __str__(self) -> str:
        return f"{self.one} against {self.players - 1} × {self.rest}: {self.won}"


class Verdict(Protocol):
    """What a gate says about one bot and another; a bout prints itself."""

    @property
    def rest(self) -> str: ...

    @property
    def is_better(self) -> bool: ...

    @property
    def is_worse(self) -> bool: ...


@dataclass(frozen=True)
class Gate:
    """How many games each bout has; half of them with all modules of Ta-Seti."""

    games: int
    seed: str
    jobs: int = 1
    cluster: str = ""
    tables: ClassVar[tuple[int, ...]] = PLAYERS

    def bouts(self, one: str, others: Sequence[str]) -> Iterator[Verdict]:
        for rest in others:
            for players in self.tables:
                yield self.bout(one, rest, players)

    def results(self, tournament: Tournament) -> Iterator[Result]:
        tournament.check()
        numbers, needs = range(1, tournament.total + 1), needs_of(tournament)
        for result in spread(partial(play_fixture, tournament), numbers, self.jobs, self.cluster, needs=needs):
            if isinstance(result, Failure):
                raise KemetError(f"game {result.seed} of the gate broke off: {result.reason}")
            yield result

    def bout(self, one: str, rest: str, players: int) -> Verdict:
        tournament = Tournament(
            seed=f"{self.seed}/{players}/{rest}",
            bots=(one, rest),
            players=(players,),
            games=max(1, self.games // len(MODULE_SETS)),
            scheme=NEIGHBOURS,
            module_sets=MODULE_SETS,
        )
        won = sum(result.winning_bot == one for result in self.results(tournament))
        return Bout(one, rest, players, Rate(won, tournament.total))


def is_let_in(bouts: Sequence[Verdict], best: str) -> bool:
    """Better than the best so far at every table, and worse than nobody."""
    return all((bout.is_better or bout.rest != best) and not bout.is_worse for bout in bouts)


def verdict(path: Path, bouts: Callable[[], Iterable[Verdict]], best: str, tell: Callable[[str], None]) -> bool:
    """What the gate said stands in a file; the bouts are only fought if it has not spoken yet."""
    if not path.exists():
        fought = []
        for bout in bouts():
            tell(str(bout))
            fought.append(bout)
        passed = is_let_in(fought, best)
        write_whole(path, json.dumps({"passed": passed, "bouts": list(map(str, fought))}, indent=1) + "\n")
    return bool(json.loads(path.read_text(encoding="utf-8"))["passed"])
