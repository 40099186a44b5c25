"""MaskablePPO of sb3-contrib against bots. Needs the extra `train` (torch): `pip install ".[train]"`.

python examples/rl/maskable_ppo.py --steps 50000 --opponents random --matches 100
"""

import argparse

import gymnasium
import numpy as np

from kemet.lab.rates import Rate
from kemet.rl.extras import needs
from kemet.rl.settings import CURRICULUM
from kemet.rl.solo import KemetSolo


class SmallNumbers(gymnasium.ObservationWrapper):
    """Bytes to numbers around 1, as networks like them."""

    def __init__(self, env: KemetSolo):
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(0, 2, env.observation_space.shape, np.float32)

    def observation(self, observation: np.ndarray) -> np.ndarray:
        return np.log2(1 + observation.astype(np.float32)) / 4

    def action_masks(self) -> np.ndarray:
        return self.env.action_masks()


def train(table: str, opponents: str, steps: int, seed: int):
    with needs("train"):
        from sb3_contrib import MaskablePPO

    env = SmallNumbers(KemetSolo(CURRICULUM[table], opponents))
    network = {"net_arch": [256, 256]}
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, policy_kwargs=network, seed=seed, device="cpu")
    model.learn(steps)
    return model


def games_won(model, table: str, opponents: str, matches: int, seed: int) -> Rate:
    env = SmallNumbers(KemetSolo(CURRICULUM[table], opponents))
    won = 0
    for match in range(matches):
        seen, info = env.reset(seed=seed + match)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, _, ended, _, info = env.step(action)
        won += info["winner"] == info["seat"]
    return Rate(won, matches)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--table", choices=CURRICULUM, default="first days")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    model = train(options.table, options.opponents, options.steps, options.seed)
    won = games_won(model, options.table, options.opponents, options.matches, 10_000 + options.seed)
    print(f"{won} games won against {options.opponents} after {options.steps} steps")


if __name__ == "__main__":
    main()
