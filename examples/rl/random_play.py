"""Games at random in every environment: the smallest program for each interface.

python examples/rl/random_play.py --games 3
"""

import argparse

import numpy as np

from kemet.rl import kemet_v0
from kemet.rl.batch import Batch
from kemet.rl.settings import CURRICULUM, Settings
from kemet.rl.solo import KemetSolo


def pettingzoo_game(settings: Settings, seed: int) -> dict[str, float]:
    """One agent after the other; the result of every agent."""
    env = kemet_v0.env(settings)
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    result = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        result[agent] += reward
        env.step(None if ended or cut else chance.choice(np.flatnonzero(observation["action_mask"])))
    return result


def gymnasium_game(settings: Settings, seed: int, opponents: str) -> float:
    """One seat against bots; its result."""
    env = KemetSolo(settings, opponents)  # or gymnasium.make("KemetSolo-v0", settings=..., opponents=...)
    _, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    total, ended = 0.0, False
    while not ended:
        _, reward, ended, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        total += float(reward)
    return total


def batch_games(settings: Settings, games: int, seed: int) -> list[int]:
    """How often each seat won, over all games of a batch."""
    batch = Batch(8, settings, seed=seed)
    chance = np.random.default_rng(seed)
    wins = [0] * batch.players
    while sum(wins) < games:
        _, over = batch.step(batch.random_actions(chance))
        for winner in batch.winners()[over]:
            wins[winner] += 1
    return wins


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", choices=CURRICULUM, default="beginner")
    parser.add_argument("--games", type=int, default=3)
    options = parser.parse_args(arguments)
    settings = CURRICULUM[options.table]
    for seed in range(options.games):
        print("PettingZoo", pettingzoo_game(settings, seed), "Gymnasium", gymnasium_game(settings, seed, "random"))
    print("wins by seat in a batch", batch_games(settings, options.games, 0))


if __name__ == "__main__":
    main()
