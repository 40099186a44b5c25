"""The tasks. A task never changes: what would change it is a new one with the next number."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from kemet.content.records import MODULES
from kemet.errors import KemetError
from kemet.lab.tournament import GIVEN, Tournament
from kemet.rl.duel import Duel

SEEDS = ("1", "2", "3", "4", "5")
SEED = "{seed}"  # in the name of a file: a learner's run with each of the five seeds


class TaskError(KemetError):
    """A task or a file of results that cannot be used; the text says why."""


@dataclass(frozen=True)
class Task:
    """A policy meets copies of one fixed opponent. `games` counts for each of the five seeds, `steps` are the choices,
    of all seats together, that a learner may see while it learns."""

    name: str
    about: str
    players: int
    opponent: str
    games: int
    steps: int
    victory_points: int = 8
    beginner: bool = False
    modules: tuple[str, ...] = ()
    seth: bool = False
    house_rules: dict[str, str] = field(default_factory=lambda: {"dayLimit": "30"})

    @property
    def even(self) -> float:
        """The share of games that the opponent itself would win in the policy's place."""
        return 0.5 if self.seth else 1 / self.players

    @cached_property
    def total(self) -> int:
        return self.games * len(SEEDS)

    def tournament(self, policy: str, seed: str) -> Tournament:
        """All games of one seed. Seats rotate; with Seth the policy takes both sides in turn."""
        policy = run_of(policy, seed)
        if policy == self.opponent:
            raise TaskError(f"{policy} is the opponent of {self.name}: against itself it wins its even share")
        rest = self.players - 1
        alone = (policy, *[self.opponent] * rest)
        line_ups = (alone, (self.opponent, *[policy] * rest)) if self.seth else (alone,)
        return Tournament(
            seed=f"{self.name}/{seed}",
            bots=tuple(dict.fromkeys((policy, self.opponent))),
            players=(self.players,),
            games=self.games // len(line_ups),
            scheme=GIVEN,
            line_ups=line_ups,
            victory_points=self.victory_points,
            beginner=self.beginner,
            module_sets=(self.modules,),
            house_rules=self.house_rules,
            seth=self.seth,
        )


#: Few tries on few samples: strong enough to punish mistakes, cheap enough for a laptop, no clock in it.
OPPONENT = "net:v2,tries=64,samples=8"
OPPONENT_WITH_SETH = "net:s1,tries=64,samples=8"

TASKS = {
    task.name: task
    for task in (
        Task("first-days-v0", "beginner rules, three Days, against a search of 16 tries", 2,
             "search:tries=16,samples=4", 100, 1_000_000, beginner=True, house_rules={"dayLimit": "3"}),
        Task("base-2p-v0", "the base game for two", 2, OPPONENT, 60, 10_000_000),
        Task("base-5p-v0", "the base game, one against four", 5, OPPONENT, 40, 10_000_000),
        Task("taseti-2p-v0", "all modules of Ta-Seti for two", 2, OPPONENT, 60, 10_000_000, modules=MODULES),
        Task("taseti-5p-v0", "all modules of Ta-Seti, one against four", 5, OPPONENT, 40, 10_000_000,
             modules=MODULES),
        Task("seth-1v4-v0", "Seth against an alliance of four, each side in turn", 5, OPPONENT_WITH_SETH, 40,
             10_000_000, seth=True),
    )
}  # fmt: skip


@dataclass(frozen=True)
class DuelTask:
    """A strategy is worth as much as nobody can gain against it."""

    name: str
    about: str
    attackers: int
    defenders: int
    cards: int
    battles: int

    @property
    def duel(self) -> Duel:
        return Duel(self.attackers, self.defenders, self.cards, self.battles)


DUELS = {
    task.name: task
    for task in (DuelTask("kemet-duel-v0", "two battles, four cards each, five units against five", 5, 5, 4, 2),)
}


def run_of(policy: str, seed: str) -> str:
    """The policy of one seed, where a learner was run with each of the five.

    >>> run_of("rl:ppo-{seed}.npz", "3")
    'rl:ppo-3.npz'
    """
    return policy.replace(SEED, seed)


def task_named(name: str) -> Task:
    if name not in TASKS:
        raise TaskError(f"there is no task {name!r}; there are {', '.join([*DUELS, *TASKS])}")
    return TASKS[name]
