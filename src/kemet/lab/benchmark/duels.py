"""Tasks whose truth is known: a duel of battle cards, measured by how far a strategy can be exploited."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from kemet.lab.benchmark.results import FORMAT, VERSION, Data, over_seeds, read_sealed, sealed
from kemet.lab.benchmark.tasks import DUELS, SEED, SEEDS, DuelTask, TaskError, run_of
from kemet.lab.provenance import provenance
from kemet.rl.strategies import Strategy, StrategyError, checked, exploitability, load_strategy

SAME = 1e-9


@dataclass(frozen=True)
class DuelMeasured:
    """All that a file says; by seed, or one strategy without one."""

    task: DuelTask
    label: str
    played_with: dict[str, object]
    strategies: Mapping[str, Strategy]

    def gaps(self) -> dict[str, float]:
        """What best answers gain against each strategy."""
        return {seed: exploitability(self.task.duel, strategy) for seed, strategy in self.strategies.items()}

    def as_data(self) -> Data:
        gaps = self.gaps()
        mean = over_seeds(list(gaps.values()))
        data = {
            "format": FORMAT,
            "version": VERSION,
            "task": self.task.name,
            "label": self.label,
            "played with": self.played_with,
            "exploitability": gaps,
            "mean of seeds": mean.value,
            "interval": [mean.low, mean.high],
            "strategies": {seed: dict(strategy) for seed, strategy in self.strategies.items()},
        }
        return sealed(data)


def measure(task: DuelTask, policy: str, label: str) -> DuelMeasured:
    """The strategies of a file, or of five: its name holds {seed} then."""
    seeds = SEEDS if SEED in policy else ("",)
    try:
        strategies = {seed: load_strategy(Path(run_of(policy, seed)), task.duel) for seed in seeds}
    except StrategyError as error:
        raise TaskError(str(error)) from None
    return DuelMeasured(task, label, provenance([], ""), strategies)


def read_duel(path: Path) -> DuelMeasured:
    """The whole file; a TaskError says why it cannot be used, also when its figures are not those of its strategies."""
    data = read_sealed(path)
    try:
        task = DUELS[data["task"]]
        strategies = {str(seed): checked(strategy, task.duel) for seed, strategy in data["strategies"].items()}
        if tuple(strategies) not in (SEEDS, ("",)):
            raise ValueError("it has neither one strategy nor one for each of the five seeds")
        found = DuelMeasured(task, str(data["label"]), dict(data["played with"]), strategies)
        for seed, gap in found.gaps().items():
            if abs(gap - data["exploitability"][seed]) > SAME:
                raise ValueError(f"its strategy loses {gap:.4f}, not {data['exploitability'][seed]}")
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise TaskError(f"{path}: no file of benchmark results ({error})") from None
    return found


def is_duel(path: Path) -> bool:
    """Does this file speak of a duel? One that cannot be read does not."""
    try:
        return json.loads(path.read_bytes()).get("task") in DUELS
    except (OSError, ValueError, AttributeError, RecursionError, TypeError):
        return False
