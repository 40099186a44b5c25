"""Many games stepped together, for policies that answer many questions at once."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from kemet.engine.state.state import State
from kemet.game.configuration import seed_text
from kemet.rl.extras import needs
from kemet.rl.games import LEAVE, Games
from kemet.rl.numbering import numbers_of
from kemet.rl.rewards import Worth, require_function, win_or_lose, worth_of
from kemet.rl.rows import Bytes, read
from kemet.rl.settings import Settings

with needs("rl"):
    import numpy as np
    from numpy.typing import NDArray


class Arrays(NamedTuple):
    """What a batch writes at every step. Bring your own, in shared memory for example, or let the batch make them."""

    observations: Bytes
    masks: Bytes
    seats: Bytes
    rewards: NDArray[np.float32]

    @classmethod
    def shapes(cls, count: int, settings: Settings) -> dict[str, tuple[tuple[int, ...], type]]:
        """Shape and type of each array for `count` games."""
        table = settings.setup().table
        layout, actions = numbers_of(table)
        return {
            "observations": ((count, int(layout.size)), np.uint8),
            "masks": ((count, int(actions.size)), np.uint8),
            "seats": ((count,), np.uint8),
            "rewards": ((count, int(table.players)), np.float32),
        }


class Batch:
    """`count` games of the same settings; each waits for one seat at a time, and a new one follows where one ends.

    `observations`, `masks`, `seats` and `rewards` are overwritten by every step: copy what you keep. They are ordinary
    arrays in your memory, `into` if you bring them.

    `rewards[game, seat]` is what that seat gained by the last step, its own or another's: a seat that waits is rewarded
    too, and all seats of a game that ends are. So the return of a seat is the sum of its column from its choice on, not
    only of the steps in which it chose.

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
        into: Arrays | None = None,
    ):
        if not isinstance(count, int) or count < 1:
            raise ValueError(f"a batch has at least one game, not {count!r}")
        require_function(reward)
        self.settings = settings or Settings()
        table = self.settings.setup().table
        self.layout, self.actions = numbers_of(table)
        self.count = count
        self.players: int = table.players
        self._reward = reward
        self._skip_forced = skip_forced
        self._games = Games(self.layout, self.actions, count, skip_forced)
        self.observations, self.masks, self.seats, self.rewards = _arrays(count, self.settings, into)
        self.reset(seed)

    def reset(self, seed: int | str | None) -> None:
        """Begin again: the same seed and actions give the same games; without a seed they differ each time."""
        self._games.reset(secrets.token_hex(8) if seed is None else seed_text(seed))
        self._show()
        self.rewards[:] = 0
        self._worth = self._worths()

    def _show(self) -> None:
        """Copy the rows of the games into the arrays: one memcpy each."""
        games = self._games
        self.observations.reshape(-1)[:] = read(games.rows)
        self.masks.reshape(-1)[:] = read(games.masks)
        self.seats[:] = read(games.seats)
        self._ended = read(games.ended).copy()

    def _worths(self) -> list[list[float]]:
        """What every game is worth now; nothing is asked where only the end counts."""
        if self._reward is win_or_lose:
            return []
        return [worth_of(self._reward, state) for state in self._games.states]

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy: a batch at the same moment, with rows of its own."""
        options = (self.count, self.settings, 0, self._reward, self._skip_forced)
        states = [state.copy() for state in self.states]
        return _restored, (options, states, self._games.begun(), self.rewards.copy(), self._ended.copy())

    @property
    def states(self) -> list[State]:
        """The games themselves, hidden cards included: for tools, not for policies."""
        return self._games.states

    def step(self, actions: Any, where: Any = None) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Play one action in every game. Returns the rewards of all seats and which games ended.

        `where` names the games that move, as an array of booleans; the others stand still, and their rewards are 0.

        If one of the actions is not legal, a ValueError says which, and no game has moved.

        Where a game ended its rewards are the last ones, and observation, mask and seat are those of the next game.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,):
            raise ValueError(f"one action for each of {self.count} games, not {chosen.shape}")
        if chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {chosen.dtype}")
        if where is not None:
            chosen = np.where(where, chosen, LEAVE)
        self._games.step(chosen.tolist())
        self._show()
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
            now = worth_of(self._reward, over.get(place, state))
            self.rewards[place] = np.subtract(now, before)
            self._worth[place] = worth_of(self._reward, state) if place in over else now

    def winners(self) -> NDArray[np.int64]:
        """The winner of each game that the last step ended, -1 for the others."""
        return self._ended.astype(np.int64) - 1

    def random_actions(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        return random_actions(self.masks, chance)


def random_actions(masks: Bytes, chance: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each row of masks, each as likely as the others."""
    count, width = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))  # of all games, in order
    firsts = np.arange(count) * width
    ends = np.searchsorted(legal, firsts + width)
    begins = np.concatenate(([0], ends[:-1]))
    picked: NDArray[np.int64] = legal[begins + (chance.random(count) * (ends - begins)).astype(np.int64)] - firsts
    return picked


def _arrays(count: int, settings: Settings, into: Arrays | None) -> Arrays:
    shapes = Arrays.shapes(count, settings)
    if into is None:
        return Arrays(**{name: np.zeros(shape, kind) for name, (shape, kind) in shapes.items()})
    for name, (shape, kind) in shapes.items():
        given = getattr(into, name)
        fits = isinstance(given, np.ndarray) and given.shape == shape and given.dtype == kind
        if not (fits and given.flags.c_contiguous and given.flags.writeable):
            raise ValueError(f"{name} must be a writable, contiguous array of {np.dtype(kind)} with the shape {shape}")
    return into


def _restored(
    options: tuple[Any, ...],
    states: list[State],
    begun: tuple[str, int],
    rewards: NDArray[np.float32],
    ended: NDArray[np.uint8],
) -> Batch:
    batch = Batch(*options)
    batch._games.restore(states, *begun)
    batch._worth = batch._worths()
    batch.rewards[:] = rewards
    batch._show()
    batch._ended = ended
    return batch
