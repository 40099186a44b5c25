"""The file of results: who was measured, on what, every game, and a seal that shows whether a letter was changed.

The seal proves no honesty; playing again does. Every game follows from its seed, so `verify` plays some of them again.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from kemet.lab.benchmark.tasks import SEED, SEEDS, Task, TaskError, run_of, task_named
from kemet.lab.findings import Mean
from kemet.lab.matches import Failure, play_fixture
from kemet.lab.provenance import provenance
from kemet.lab.rates import Rate
from kemet.lab.results import Result
from kemet.lab.tournament import Tournament

FORMAT, VERSION = "kemet-benchmark", 1
#: What stands in a file of results: JSON, its fields by task.
Data = dict[str, Any]
MAX_BYTES = 20_000_000
T95 = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}  # Student's, by degrees of freedom


@dataclass(frozen=True)
class Game:
    """One game as it is kept."""

    number: int
    seats: list[str]
    winner: int  # 1 is the first seat
    choices: int
    points: list[int]


@dataclass(frozen=True)
class Measured:
    """All that a file says."""

    task: Task
    policy: str
    label: str
    played_with: dict[str, object]
    games: dict[str, list[Game]]  # by seed
    steps: int | None = None  # that a learner took while it learned, as its author says

    def rate(self, seed: str | None = None) -> Rate:
        """How often the policy won, with one seed or with all."""
        some = [(each, game) for each, games in self.games.items() if seed in (None, each) for game in games]
        return Rate(sum(self._won(run_of(self.policy, each), game) for each, game in some), len(some))

    def _won(self, policy: str, game: Game) -> bool:
        """With Seth a side wins together; the first seat says which side the policy has."""
        if self.task.seth:
            return (game.seats[0] == policy) == (game.winner == 1)
        return game.seats[game.winner - 1] == policy

    def share(self) -> Mean:
        """The share of games won. Five runs of a learner differ more than games do, so their interval is over runs."""
        if SEED in self.policy:
            found = over_seeds([self.rate(seed).share for seed in self.games])
            return Mean(found.value, found.low, min(1.0, found.high))
        whole = self.rate()
        return Mean(whole.share, *whole.interval)

    def as_data(self) -> Data:
        whole, share = self.rate(), self.share()
        data: Data = {
            "format": FORMAT,
            "version": VERSION,
            "task": self.task.name,
            "policy": self.policy,
            "label": self.label,
            "steps": self.steps,
            "played with": self.played_with,
            "won": [whole.hits, whole.games],
            "share": round(share.value, 4),
            "interval": [round(bound, 4) for bound in (share.low, share.high)],
            "mean of seeds": round(fmean(self.rate(seed).share for seed in self.games), 4),
            "even": round(self.task.even, 4),
            "games": {seed: [asdict(game) for game in games] for seed, games in self.games.items()},
        }
        return sealed(data)


def game_of(result: Result) -> Game:
    return Game(result.game, result.line_up, result.winner, result.choices, result.points)


def over_seeds(values: list[float]) -> Mean:
    """
    >>> over_seeds([0.5])
    Mean(value=0.5, low=0.5, high=0.5)
    """
    middle = fmean(values)
    half = T95[len(values) - 1] * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(middle, max(0.0, middle - half), middle + half)


def measured_with(task: Task, policy: str) -> dict[str, object]:
    """What the figures rest on."""
    tournaments = [task.tournament(policy, seed) for seed in SEEDS]
    content = tournaments[0].setup(task.players, task.modules, tournaments[0].seed).content.digest
    return provenance({bot for tournament in tournaments for bot in tournament.everybody}, content)


def read_measured(path: Path) -> Measured:
    """The whole file; a TaskError says why it cannot be used."""
    data = read_sealed(path)
    try:
        task = task_named(data["task"])
        games = {str(seed): [Game(**game) for game in some] for seed, some in data["games"].items()}
        for some in games.values():
            _check(task, some)
        policy, label, steps = str(data["policy"]), str(data["label"]), data.get("steps")
        if steps is not None and type(steps) is not int:
            raise ValueError("its steps are no number")
        return Measured(task, policy, label, dict(data["played with"]), games, steps)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise TaskError(f"{path}: no file of benchmark results ({error})") from None


def is_result(path: Path) -> bool:
    """Does this file say that it holds results? Strategies and nets may lie beside them."""
    try:
        return bool(json.loads(path.read_bytes())["format"] == FORMAT)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def read_sealed(path: Path) -> Data:
    """What a file of results says, if its seal fits."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise ValueError("it is too large")
        data: Data = json.loads(path.read_text(encoding="utf-8"))
        if data.get("format") != FORMAT or data.get("version") != VERSION:
            raise ValueError("it has another format")
        if data.pop("seal") != _seal(data):
            raise ValueError("it was changed after it was written: the seal does not fit")
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise TaskError(f"{path}: no file of benchmark results ({error})") from None
    return data


def sealed(data: Data) -> Data:
    return {**data, "seal": _seal(data)}


def _check(task: Task, games: list[Game]) -> None:
    for game in games:
        if len(game.seats) != task.players or not 1 <= game.winner <= task.players:
            raise ValueError(f"game {game.number} is no game of {task.name}")
    if sorted(game.number for game in games) != list(range(1, task.games + 1)):
        raise ValueError(f"{task.name} has {task.games} games for each seed")


def play(tournament: Tournament, number: int) -> Game:
    """One game of a seed; a policy that stumbles cannot be measured."""
    outcome = play_fixture(tournament, number)
    if isinstance(outcome, Failure):
        raise TaskError(f"game {number} of {tournament.seed} failed: {outcome.reason}")
    return game_of(outcome)


def differences(measured: Measured, numbers: Sequence[int]) -> list[str]:
    """Play these games of the first seed again; what comes out otherwise."""
    seed = next(iter(measured.games))
    tournament = measured.task.tournament(measured.policy, seed)
    there = {game.number: game for game in measured.games[seed]}
    return [f"{tournament.seed}/{number}" for number in numbers if play(tournament, number) != there[number]]


def _seal(data: Data) -> str:
    text = json.dumps({key: data[key] for key in sorted(data)}, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()
