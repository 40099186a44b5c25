"""Many games stepped together, for policies that answer many questions at once."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kemet.engine.state.state import State
from kemet.rl.games import Games
from kemet.rl.rewards import Worth, win_or_lose
from kemet.rl.rows import new_row, shared
from kemet.rl.settings import Settings
from kemet.rl.tables import numbers_of


class Batch:
    """`count` games of the same settings; each waits for one seat at a time, and a new one follows where one ends.

    `observations`, `masks` and `seats` are written in place by every step: copy what you keep.

    >>> batch = Batch(4, seed=1)
    >>> step = batch.step(batch.random_actions(np.random.default_rng(1)))
    >>> batch.observations.shape == (4, batch.layout.size), batch.masks.shape == (4, batch.actions.size)
    (True, True)
    """

    def __init__(
        self,
        count: int,
        settings: Settings | None = None,
        seed: int | str | None = 0,
        reward: Worth = win_or_lose,
        skip_forced: bool = False,
    ):
        if count < 1:
            raise ValueError(f"a batch has at least one game, not {count}")
        self.settings = settings or Settings()
        table = self.settings.setup().table
        self.layout, self.actions = numbers_of(table)
        self.count = count
        self.players: int = table.players
        self._reward = reward
        rows = [new_row(count * width) for width in (self.layout.size, self.actions.size, 1, 1)]
        self._games = Games(self.layout, self.actions, count, skip_forced, *rows)
        observations, masks, self.seats, self._ended = map(shared, rows)
        self.observations = observations.reshape(count, self.layout.size)
        self.masks = masks.reshape(count, self.actions.size)
        self.rewards: NDArray[np.float32] = np.zeros((count, self.players), np.float32)
        self.reset(seed)

    def reset(self, seed: int | str | None) -> None:
        """All games anew; the same seed and actions give the same games. Without a seed they are new ones each time."""
        self._games.reset(secrets.token_hex(8) if seed is None else str(seed))
        self.rewards[:] = 0
        self._worth: list[list[float]] = []
        if self._reward is not win_or_lose:
            self._worth = [self._reward(state) for state in self._games.states]

    @property
    def states(self) -> list[State]:
        """The games themselves, hidden cards included: for tools, not for policies."""
        return self._games.states

    def step(self, actions: Any) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Play one action in every game. Returns the rewards of all seats and which games ended.

        Where a game ended its rewards are the last ones, and observation, mask and seat are those of the next game.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise ValueError(f"one action for each of {self.count} games, not {chosen.shape}")
        self._games.step(chosen.tolist())
        if self._worth:
            self._reward_changes()
        else:
            self.rewards[:] = 0
            for place, state in self._games.over.items():
                self.rewards[place] = win_or_lose(state)
        return self.rewards, self._ended > 0

    def _reward_changes(self) -> None:
        over = self._games.over
        for place, state in enumerate(self._games.states):
            before = self._worth[place]
            now = self._reward(over.get(place, state))
            self.rewards[place] = np.subtract(now, before)
            self._worth[place] = self._reward(state) if place in over else now

    def winners(self) -> NDArray[np.int64]:
        """The winner of each game that the last step ended, -1 for the others."""
        return self._ended.astype(np.int64) - 1

    def random_actions(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        lots = self.masks * (1 - chance.random(self.masks.shape, np.float32))
        best: NDArray[np.int64] = np.argmax(lots, axis=1)
        return best
