"""A policy that learns by playing itself: a linear softmax over observations, trained with REINFORCE on a batch.

One policy plays every seat, because observations and actions count seats from the chooser. It needs numpy only and
is no strong player: it shows the loop.

    python examples/rl/self_play.py --steps 4000 --matches 200
"""

import argparse
from collections import defaultdict

import numpy as np

from kemet.lab.rates import Rate
from kemet.rl.batch import Batch
from kemet.rl.rewards import lead
from kemet.rl.settings import CURRICULUM, Settings


class LinearPolicy:
    """One row of weights for each action."""

    def __init__(self, numbers: int, actions: int):
        self.weights = np.zeros((numbers, actions), np.float32)

    def chances(self, seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        scores = np.where(masks, features(seen) @ self.weights, -np.inf)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True)

    def choose(self, seen: np.ndarray, masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
        sums = self.chances(seen, masks).cumsum(axis=1)
        return (sums < chance.random((len(sums), 1)) * sums[:, -1:]).sum(axis=1)


def features(seen: np.ndarray) -> np.ndarray:
    """Bytes to small numbers: flags stay 1, counts grow slowly."""
    return np.log2(1 + seen.astype(np.float32)) / 4


def train(settings: Settings, steps: int, seed: int, rate: float = 0.1, games: int = 32) -> LinearPolicy:
    """Play some steps in each of the games of a batch; learn from every game when it is over."""
    batch = Batch(games, settings, seed=seed, reward=lead, skip_forced=True)
    policy = LinearPolicy(batch.layout.size, batch.actions.size)
    chance = np.random.default_rng(seed)
    moments: dict[tuple[int, int], list[tuple[np.ndarray, np.ndarray, int]]] = defaultdict(list)
    gained = np.zeros((games, batch.players))
    for _ in range(steps):
        actions = policy.choose(batch.observations, batch.masks, chance)
        for game, (seat, action) in enumerate(zip(batch.seats, actions, strict=True)):
            moments[game, int(seat)].append((batch.observations[game].copy(), batch.masks[game].copy(), int(action)))
        rewards, over = batch.step(actions)
        gained += rewards
        for game in np.flatnonzero(over):
            for seat in range(batch.players):
                learn(policy, moments.pop((int(game), seat), []), gained[game, seat], rate)
            gained[game] = 0
    return policy


def learn(policy: LinearPolicy, moments: list[tuple[np.ndarray, np.ndarray, int]], result: float, rate: float) -> None:
    """Make what was chosen likelier in games that went well, and rarer in others."""
    if not moments:
        return
    seen, masks, chosen = (np.array(each) for each in zip(*moments, strict=True))
    slope = -policy.chances(seen, masks)
    slope[np.arange(len(chosen)), chosen] += 1
    policy.weights += rate * float(np.tanh(result / 4)) / len(chosen) * (features(seen).T @ slope)


def wins_against_random(policy: LinearPolicy, settings: Settings, matches: int, seed: int) -> Rate:
    """The games won by the policy in seat 0 or 1, in turn."""
    batch = Batch(16, settings, seed=f"test {seed}", skip_forced=True)
    chance = np.random.default_rng(seed)
    places = np.arange(16)
    own = places % batch.players
    won = played = 0
    while played < matches:
        ours = policy.choose(batch.observations, batch.masks, chance)
        actions = np.where(batch.seats == own, ours, batch.random_actions(chance))
        _, over = batch.step(actions)
        won += int((batch.winners()[over] == own[over]).sum())
        played += int(over.sum())
    return Rate(won, played)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", choices=CURRICULUM, default="first days")
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    settings = CURRICULUM[options.table]
    policy = train(settings, options.steps, options.seed)
    won = wins_against_random(policy, settings, options.matches, options.seed)
    print(f"{won} games won against random play after {options.steps} steps in each of 32 games")


if __name__ == "__main__":
    main()
