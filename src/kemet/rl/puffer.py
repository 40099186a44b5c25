"""Many games for one learner with the calls and buffers of PufferLib's native environments: `KemetPuffer(64)`.

Rows are written into the buffers that the trainer brings (`buf`), or into arrays of its own. PufferLib has no place for
what is legal, so a row is the observation with the mask behind it. Nothing of PufferLib is needed for that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kemet.rl.extras import ByName, needs
from kemet.rl.rewards import Worth, win_or_lose
from kemet.rl.rows import Bytes
from kemet.rl.settings import Settings
from kemet.rl.vector import KemetVector, Policy

with needs("rl"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

#: The buffers by name; `masks` says which agents act, which is all of them.
BUFFERS = ("observations", "actions", "rewards", "terminals", "truncations", "masks")
Step = tuple[Bytes, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], list[ByName]]


class KemetPuffer:
    """Every agent is the learner in one of `num_envs` games, seat after seat; `opponents`, or chance, has the others.

    >>> env = KemetPuffer(4)
    >>> seen, infos = env.reset(seed=1)
    >>> seen.shape == (4, env.numbers + env.single_action_space.n)
    True
    """

    emulated = False
    done = False

    def __init__(
        self,
        num_envs: int,
        settings: Settings | None = None,
        opponents: Policy | None = None,
        reward: Worth = win_or_lose,
        processes: int = 1,
        buf: Mapping[str, Any] | None = None,
        seed: int = 0,
    ):
        self._games = KemetVector(num_envs, settings, opponents, reward, processes)
        self._seed = seed
        self.num_agents = self.agents_per_batch = num_envs
        self.agent_ids = np.arange(num_envs)
        self.numbers = int(self._games.batch.layout.size)  # of a row, before the mask begins
        width = self.numbers + int(self._games.batch.actions.size)
        self.single_observation_space = spaces.Box(0, 255, (width,), np.uint8)
        self.single_action_space = spaces.Discrete(int(self._games.batch.actions.size))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observations, self.actions, self.rewards, self.terminals, self.truncations, self.masks = (
            _own(num_envs, width) if buf is None else _brought(buf, num_envs, width)
        )
        self.infos: list[ByName] = []

    @property
    def driver_env(self) -> KemetPuffer:
        return self

    def legal(self) -> Bytes:
        """The masks: the part of the rows behind the observations."""
        mask: Bytes = self.observations[:, self.numbers :]
        return mask

    def reset(self, seed: int | None = None) -> tuple[Bytes, list[ByName]]:
        seen, info = self._games.reset(seed=self._seed if seed is None else seed)
        self._show(seen, info)
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        self.masks[:] = True
        self.infos = []
        return self.observations, self.infos

    def step(self, actions: NDArray[np.int64]) -> Step:
        """A game that ends is followed by the next at once. What was won since then is told in the infos."""
        self.actions[:] = actions
        seen, rewards, ended, _, info = self._games.step(np.asarray(actions))
        self._show(seen, info)
        self.rewards[:] = rewards
        self.terminals[:] = ended
        count = int(ended.sum())
        self.infos = [{"games": count, "reward of a game": float(rewards[ended].mean())}] if count else []
        return self.observations, self.rewards, self.terminals, self.truncations, self.infos

    def _show(self, seen: Bytes, info: ByName) -> None:
        self.observations[:, : self.numbers] = seen
        self.observations[:, self.numbers :] = info["action_mask"]

    def async_reset(self, seed: int | None = None) -> None:
        self.reset(seed)

    def send(self, actions: NDArray[np.int64]) -> None:
        self.step(actions)

    def recv(self) -> tuple[Any, ...]:
        """What the last step, or reset, has written."""
        return (
            self.observations,
            self.rewards,
            self.terminals,
            self.truncations,
            self.infos,
            self.agent_ids,
            self.masks,
        )

    def close(self) -> None:
        self._games.close()


def _own(count: int, width: int) -> tuple[Any, ...]:
    flags = (np.zeros(count, bool) for _ in range(2))
    actions, rewards = np.zeros(count, np.int32), np.zeros(count, np.float32)
    return np.zeros((count, width), np.uint8), actions, rewards, *flags, np.ones(count, bool)


def _brought(buf: Mapping[str, Any], count: int, width: int) -> tuple[Any, ...]:
    found = tuple(buf[name] for name in BUFFERS)
    for name, array in zip(BUFFERS, found, strict=True):
        shape = (count, width) if name == "observations" else (count,)
        if array.shape != shape:
            raise ValueError(f"the buffer {name} must have the shape {shape}, not {array.shape}")
    return found
