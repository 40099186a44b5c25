"""Masked PPO by self-play: one net of one hidden layer plays every seat of a batch. numpy only.

python examples/rl/ppo_self_play.py --updates 200 --out ppo.npz
kemet tournament --bots "rl:ppo.npz;easy" --beginner --rule dayLimit=3 --games 100
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from kemet.lab.rates import Rate
from kemet.rl.batch import Batch, random_actions
from kemet.rl.policies import features, save_layers
from kemet.rl.rewards import lead
from kemet.rl.settings import CURRICULUM, Settings

DISCOUNT, TRACE, CLIP, ENTROPY, VALUE = 0.999, 0.95, 0.2, 0.01, 0.5
SCALE = 0.25  # of rewards: a lead of four points counts as one


class Net:
    """A score for each action and a value, from one hidden layer; Adam."""

    def __init__(self, numbers: int, hidden: int, actions: int, chance: np.random.Generator):
        first = chance.normal(0, np.sqrt(2 / numbers), (numbers, hidden))
        rows = [first, np.zeros(hidden), np.zeros((hidden, actions)), np.zeros(actions), np.zeros(hidden), np.zeros(1)]
        self.rows = [row.astype(np.float32) for row in rows]
        self.moments = [[np.zeros_like(row) for row in self.rows] for _ in range(2)]
        self.steps = 0

    def look(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """What is hidden, the chance of each legal action, and the value of the position for who chooses."""
        hidden = np.maximum(seen @ self.rows[0] + self.rows[1], 0)
        scores = np.where(masks, hidden @ self.rows[2] + self.rows[3], -np.inf)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, shares / shares.sum(axis=1, keepdims=True), hidden @ self.rows[4] + self.rows[5]

    def learn(self, some: "Moments", rate: float) -> None:
        """One step of PPO: what went better than expected becomes likelier, but not by much at once."""
        hidden, shares, values = self.look(some.seen, some.masks)
        at = np.arange(len(some.actions)), some.actions
        ratio = shares[at] / some.chances
        held = np.where(some.gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(np.maximum(shares, 1e-9))
        spread = -(shares * logs).sum(1, keepdims=True)
        scores = (some.gains * ratio * held)[:, None] * shares + ENTROPY * shares * (logs + spread)
        scores[at] -= some.gains * ratio * held
        scores /= len(ratio)
        wrong = (VALUE * (values - some.returns) / len(ratio)).astype(np.float32)
        back = (scores @ self.rows[2].T + wrong[:, None] * self.rows[4]) * (hidden > 0)
        slopes = (some.seen.T @ back, back.sum(0), hidden.T @ scores, scores.sum(0), hidden.T @ wrong, wrong.sum())
        self.steps += 1
        size = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for row, slope, mean, square in zip(self.rows, slopes, *self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            row -= (size * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def choose(shares: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    sums = shares.cumsum(axis=1)
    return (sums < chance.random((len(sums), 1)) * sums[:, -1:]).sum(axis=1)


@dataclass
class Moments:
    """Choices that were made, and how they turned out."""

    seen: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    chances: np.ndarray  # of the action when it was chosen
    gains: np.ndarray  # over what was expected
    returns: np.ndarray

    def only(self, which: np.ndarray) -> "Moments":
        return Moments(*(getattr(self, name)[which] for name in self.__dataclass_fields__))


def play(net: Net, batch: Batch, steps: int, chance: np.random.Generator) -> Moments:
    """Some steps in every game. A seat's reward for a choice is all it gains until it chooses again."""
    seen, masks, seats, actions, chances, values, rewards, ended = ([] for _ in range(8))
    for _ in range(steps):
        row = features(batch.observations)
        _, shares, value = net.look(row, batch.masks)
        action = choose(shares, chance)
        seen.append(row)
        masks.append(batch.masks.copy())
        seats.append(batch.seats.copy())
        actions.append(action)
        chances.append(shares[np.arange(batch.count), action])
        values.append(value)
        reward, over = batch.step(action)
        rewards.append(SCALE * reward)
        ended.append(over)
    last = net.look(features(batch.observations), batch.masks)[2]
    games = np.arange(batch.count)
    ahead = np.repeat(-last[:, None] / (batch.players - 1), batch.players, axis=1)  # what one gains the others lose
    ahead[games, batch.seats] = last
    trail, gained = np.zeros_like(ahead), np.zeros_like(ahead)
    gains = np.zeros((steps, batch.count), np.float32)
    for step in range(steps - 1, -1, -1):
        for row in (ahead, trail, gained):
            row[ended[step]] = 0
        gained += rewards[step]
        own = games, seats[step]
        wrong = gained[own] + DISCOUNT * ahead[own] - values[step]
        gains[step] = trail[own] = wrong + DISCOUNT * TRACE * trail[own]
        ahead[own], gained[own] = values[step], 0
    returns = gains + np.array(values, np.float32)
    even = (gains - gains.mean()) / (gains.std() + 1e-6)
    columns = (np.array(seen), np.array(masks), np.array(actions), np.array(chances), even, returns)
    return Moments(*(column.reshape(steps * batch.count, *column.shape[2:]) for column in columns))


def wins_against_random(net: Net, settings: Settings, matches: int, seed: int) -> Rate:
    """The games won in seat 0 or 1, in turn, by the action it likes best."""
    batch = Batch(16, settings, seed=f"test {seed}", skip_forced=True)
    chance = np.random.default_rng(seed)
    own = np.arange(16) % batch.players
    won = played = 0
    while played < matches:
        ours = net.look(features(batch.observations), batch.masks)[1].argmax(axis=1)
        _, over = batch.step(np.where(batch.seats == own, ours, random_actions(batch.masks, chance)))
        won += int((batch.winners()[over] == own[over]).sum())
        played += int(over.sum())
    return Rate(won, played)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", choices=CURRICULUM, default="first days")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--steps", type=int, default=32, help="in each game between two updates")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--every", type=int, default=50, help="updates between two looks at how well it plays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo.npz"))
    given = parser.parse_args(arguments)
    settings = CURRICULUM[given.table]
    chance = np.random.default_rng(given.seed)
    batch = Batch(given.games, settings, seed=given.seed, reward=lead, skip_forced=True)
    net = Net(batch.layout.size, given.hidden, batch.actions.size, chance)
    for update in range(1, given.updates + 1):
        moments = play(net, batch, given.steps, chance)
        for _ in range(3):
            for some in np.array_split(chance.permutation(len(moments.actions)), max(1, len(moments.actions) // 512)):
                net.learn(moments.only(some), given.rate * (1 - (update - 1) / given.updates))
        if update % given.every == 0 or update == given.updates:
            won = wins_against_random(net, settings, given.matches, given.seed)
            print(f"update {update}: {won} games won against random play", flush=True)
    first, bias, second, last, *_ = net.rows
    signatures = (batch.layout.signature(), batch.actions.signature())
    save_layers(given.out, [(first, bias), (second, last)], signatures)


if __name__ == "__main__":
    main()
