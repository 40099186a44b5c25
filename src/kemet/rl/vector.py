"""Many games for one learner, as Gymnasium's vector environments are: `KemetVector(64)`.

The learner has one seat in every game; a policy of yours, or chance, answers for the others. All games are one batch,
with `processes=2` one that is spread over two processes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kemet.rl.batch import Batch
from kemet.rl.extras import ByName, needs
from kemet.rl.processes import ProcessBatch
from kemet.rl.rewards import Worth, win_or_lose
from kemet.rl.rows import Bytes
from kemet.rl.settings import Settings

with needs("rl"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

#: From the observations and masks of many games to an action for each.
Policy = Callable[[Bytes, Bytes], NDArray[np.int64]]


class KemetVector(VectorEnv[Bytes, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games; in game i the learner sits at seat i modulo the number of players, so all seats are learned.

    `info["action_mask"]` holds what is legal. A game that ends is followed at once by the next (`SAME_STEP`): the
    observation is that of the new game, reward and `terminated` are those of the old one.

    >>> env = KemetVector(4)
    >>> seen, info = env.reset(seed=1)
    >>> seen.shape == (4, env.single_observation_space.shape[0])
    True
    """

    def __init__(
        self,
        num_envs: int,
        settings: Settings | None = None,
        opponents: Policy | None = None,
        reward: Worth = win_or_lose,
        processes: int = 1,
    ):
        self.batch: Batch | ProcessBatch
        if processes > 1:
            self.batch = ProcessBatch(num_envs, settings, reward=reward, skip_forced=True, processes=processes)
        else:
            self.batch = Batch(num_envs, settings, reward=reward, skip_forced=True)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Box(0, 255, (int(self.batch.layout.size),), np.uint8)
        self.single_action_space = spaces.Discrete(int(self.batch.actions.size))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.own_seats = np.arange(num_envs) % self.batch.players
        self._opponents = opponents

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: ByName | None = None
    ) -> tuple[Bytes, ByName]:
        if isinstance(seed, list):
            raise ValueError("all games follow from one seed")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**62)))
        self._let_others_play()
        return self._observe()

    def step(self, actions: NDArray[np.int64]) -> tuple[Bytes, NDArray[Any], NDArray[Any], NDArray[Any], ByName]:
        rewards, ended = self._play(actions, None)
        later, over = self._let_others_play()
        seen, info = self._observe()
        return seen, rewards + later, ended | over, np.zeros(self.num_envs, np.bool_), info

    def close_extras(self, **kwargs: Any) -> None:
        """The processes end with the environment."""
        if isinstance(self.batch, ProcessBatch):
            self.batch.close()

    def _let_others_play(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Until the learner is asked in every game; what it is rewarded with meanwhile, and where a game ended."""
        total, ended = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_)
        while True:
            others = self.batch.seats != self.own_seats
            if not others.any():
                return total, ended
            rewards, over = self._play(self._answers(), others)
            total += rewards
            ended |= over

    def _play(self, actions: Any, where: Any) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        rewards, over = self.batch.step(actions, where)
        return rewards[np.arange(self.num_envs), self.own_seats], over

    def _answers(self) -> NDArray[np.int64]:
        if self._opponents is None:
            return self.batch.random_actions(self.np_random)
        return np.asarray(self._opponents(self.batch.observations, self.batch.masks))

    def _observe(self) -> tuple[Bytes, ByName]:
        masks = self.batch.masks.copy()
        return self.batch.observations.copy(), {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
