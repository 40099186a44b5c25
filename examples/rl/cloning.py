"""Behaviour cloning: a net of one hidden layer learns which choice a searching bot takes. numpy only.

python examples/rl/cloning.py --games 256 --out clone.npz
kemet tournament --bots "rl:clone.npz;easy" --games 100
"""

import argparse
from functools import partial
from pathlib import Path

import numpy as np

from kemet.lab.dataset import SHARD, DatasetPlan, make_shard
from kemet.lab.simulate import Plan
from kemet.lab.workers import in_parallel
from kemet.rl.policies import features, save_layers

TEACHER = "net:v2,tries=64,samples=8"


def moments(plan: DatasetPlan, jobs: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Every real choice of the teacher's games: what the seat saw, what it could do, what it did."""
    rows = [row for shard in in_parallel(partial(_rows, plan), range(plan.shards), jobs, 1) for row in shard]
    seen, masks = (np.array([np.frombuffer(row[place], np.uint8) for row in rows]) for place in (0, 1))
    return seen, masks, np.array([row[2] for row in rows])


def _rows(plan: DatasetPlan, number: int) -> list[tuple[bytes, bytes, int]]:
    return [(row["observation"], row["mask"], row["action"]) for row in make_shard(plan, number).choices]


class Clone:
    """Two layers and Adam."""

    def __init__(self, numbers: int, hidden: int, actions: int, seed: int):
        chance = np.random.default_rng(seed)
        first = chance.normal(0, np.sqrt(2 / numbers), (numbers, hidden)).astype(np.float32)
        second = chance.normal(0, np.sqrt(1 / hidden), (hidden, actions)).astype(np.float32)
        self.rows = [first, np.zeros(hidden, np.float32), second, np.zeros(actions, np.float32)]
        self.slopes = [[np.zeros_like(row) for row in self.rows] for _ in range(2)]
        self.steps = 0

    def chances(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        hidden = np.maximum(seen @ self.rows[0] + self.rows[1], 0)
        scores = np.where(masks, hidden @ self.rows[2] + self.rows[3], -np.inf)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, shares / shares.sum(axis=1, keepdims=True)

    def learn(self, seen: np.ndarray, masks: np.ndarray, chosen: np.ndarray, rate: float) -> None:
        hidden, shares = self.chances(seen, masks)
        shares[np.arange(len(chosen)), chosen] -= 1
        shares /= len(chosen)
        back = (shares @ self.rows[2].T) * (hidden > 0)
        self.steps += 1
        for place, slope in enumerate((seen.T @ back, back.sum(0), hidden.T @ shares, shares.sum(0))):
            mean, spread = self.slopes[0][place], self.slopes[1][place]
            mean += 0.1 * (slope - mean)
            spread += 0.001 * (slope * slope - spread)
            size = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            self.rows[place] -= size * mean / (np.sqrt(spread) + 1e-8)

    def agrees(self, seen: np.ndarray, masks: np.ndarray, chosen: np.ndarray) -> float:
        return float((self.chances(seen, masks)[1].argmax(axis=1) == chosen).mean())


def train(plan: DatasetPlan, out: Path, hidden: int, rounds: int, seed: int, jobs: int) -> float:
    """Clone the bots of the plan; returns how often the clone agrees with moments held back."""
    seen, masks, chosen = moments(plan, jobs)
    layout, actions = plan.meaning()
    held = len(chosen) // 20  # the last games
    clone = Clone(layout.size, hidden, actions.size, seed)
    chance = np.random.default_rng(seed)
    for number in range(rounds):
        order = chance.permutation(len(chosen) - held)
        for some in np.array_split(order, max(1, len(order) // 256)):
            clone.learn(features(seen[some]), masks[some], chosen[some], 1e-3 * (1 - number / rounds))
    first, bias, second, last = clone.rows
    save_layers(out, [(first, bias), (second, last)], (layout.signature(), actions.signature()))
    return clone.agrees(features(seen[-held:]), masks[-held:], chosen[-held:])


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--teacher", default=TEACHER)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("clone.npz"))
    given = parser.parse_args(arguments)
    games = -(-given.games // SHARD) * SHARD
    rules = {"dayLimit": "30"}
    plan = DatasetPlan(
        Plan(games=games, players=given.players, seed=f"clone {given.seed}", house_rules=rules, bots=(given.teacher,)),
        views=False,
        numbers=True,
    )
    share = train(plan, given.out, given.hidden, given.rounds, given.seed, given.jobs)
    print(f"{given.out} agrees with {given.teacher} in {100 * share:.1f} % of the moments held back")


if __name__ == "__main__":
    main()
