"""A batch over several processes: the same arrays, in memory that all of them share.

Each process has its own games and writes into its own slice, so nothing is copied between them. A step costs one
message each way; give every process a few hundred games and the cores add up.
"""

from __future__ import annotations

import math
import multiprocessing
import secrets
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Self

from kemet.errors import KemetError
from kemet.game.configuration import seed_text
from kemet.rl.batch import Arrays, Batch, random_actions
from kemet.rl.extras import needs
from kemet.rl.numbering import numbers_of
from kemet.rl.rewards import Worth, require_function, win_or_lose
from kemet.rl.settings import Settings

with needs("rl"):
    import numpy as np
    from numpy.typing import NDArray

STEP, RESET, STOP = range(3)
PATIENCE = 5.0  # seconds for a process to end by itself


class ProcessBatch:
    """Like `Batch`, spread over processes. Close it, or use it in a `with` block.

    The same seed, actions and number of processes give the same games.

    >>> with ProcessBatch(4, processes=2, seed=1) as batch:
    ...     rewards, over = batch.step(batch.random_actions(np.random.default_rng(1)))
    >>> rewards.shape
    (4, 2)
    """

    def __init__(
        self,
        count: int,
        settings: Settings | None = None,
        seed: int | str | None = 0,
        reward: Worth = win_or_lose,
        skip_forced: bool = False,
        processes: int = 2,
    ):
        if not isinstance(count, int) or not isinstance(processes, int) or not 1 <= processes <= count:
            raise ValueError(f"{count!r} games cannot be spread over {processes!r} processes")
        require_function(reward)
        self.settings = settings or Settings()
        table = self.settings.setup().table
        self.layout, self.actions = numbers_of(table)
        self.count = count
        self.players: int = table.players
        self._wires: list[Connection[Any, Any]] = []
        self._workers: list[multiprocessing.process.BaseProcess] = []
        self._memory, arrays, self._chosen, self._winners = _memory(count, self.settings)
        self.observations, self.masks, self.seats, self.rewards = arrays
        bounds = np.linspace(0, count, processes + 1).astype(int).tolist()
        context = multiprocessing.get_context("spawn")  # a forked copy of somebody's threads and locks is no good start
        try:
            for first, last in pairwise(bounds):
                here, there = context.Pipe()
                job = (self._memory.name, count, first, last, self.settings, reward, skip_forced, there)
                worker = context.Process(target=_work, args=job, daemon=True)
                worker.start()
                there.close()
                self._wires.append(here)
                self._workers.append(worker)
            self.reset(seed)
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int | str | None) -> None:
        """Begin all games again."""
        text = secrets.token_hex(8) if seed is None else seed_text(seed)
        self._ask([(RESET, f"{text}/{number}") for number in range(len(self._wires))])

    def step(self, actions: Any, where: Any = None) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """As `Batch.step`. An illegal action is refused, and the games of other processes may have moved by then."""
        self.send(actions, where)
        return self.receive()

    def send(self, actions: Any, where: Any = None) -> None:
        """Begin a step and return at once; `receive` waits for its end."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"one whole number for each of {self.count} games, not {chosen.dtype} of {chosen.shape}")
        self._chosen[0] = chosen
        self._chosen[1] = True if where is None else where
        self._tell([(STEP, "")] * len(self._wires))

    def receive(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Wait for the step that `send` began: the rewards of all seats and which games ended."""
        self._answers()
        return self.rewards, self._winners >= 0

    def winners(self) -> NDArray[np.int64]:
        """The winner of each game that the last step ended, -1 for the others."""
        return self._winners.copy()

    def random_actions(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        return random_actions(self.masks, chance)

    def _ask(self, messages: list[tuple[int, str]]) -> None:
        self._tell(messages)
        self._answers()

    def _tell(self, messages: list[tuple[int, str]]) -> None:
        if not self._wires:
            raise KemetError("this batch is closed")
        try:
            for wire, message in zip(self._wires, messages, strict=True):
                wire.send(message)
        except OSError:
            raise KemetError("a process of this batch has died") from None

    def _answers(self) -> None:
        problems = []
        for wire in self._wires:
            try:
                problems.append(wire.recv())
            except (EOFError, OSError):
                raise KemetError("a process of this batch has died") from None
        for problem in problems:
            if problem is not None:
                raise problem

    def close(self) -> None:
        """End the processes and give the memory back. The arrays are gone with it: copy what you keep."""
        for wire in self._wires:
            with suppress(OSError):  # it has ended already
                wire.send((STOP, ""))
            wire.close()
        self._wires = []
        for worker in self._workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()
        self._workers = []
        for name in ("observations", "masks", "seats", "rewards", "_chosen", "_winners"):
            if hasattr(self, name):  # nobody reads memory that is no longer there
                setattr(self, name, getattr(self, name).copy())
        with suppress(BufferError):  # somebody still looks at an array; the memory goes with it
            self._memory.close()
        with suppress(FileNotFoundError):  # closed twice
            self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _memory(
    count: int, settings: Settings, name: str | None = None
) -> tuple[SharedMemory, Arrays, NDArray[np.int64], NDArray[np.int64]]:
    """The shared block, new or by its name, and the arrays in it: what a batch writes, the actions, the winners."""
    shapes: dict[str, tuple[tuple[int, ...], type]] = {
        "chosen": ((2, count), np.int64),
        "winners": ((count,), np.int64),
        **Arrays.shapes(count, settings),
    }
    sizes = {key: -(-math.prod(shape) * np.dtype(kind).itemsize // 64) * 64 for key, (shape, kind) in shapes.items()}
    memory = SharedMemory(name) if name else SharedMemory(create=True, size=sum(sizes.values()))
    found, at = {}, 0
    for key, (shape, kind) in shapes.items():
        found[key] = np.ndarray(shape, kind, memory.buf, at)
        at += sizes[key]
    chosen, winners = found.pop("chosen"), found.pop("winners")
    return memory, Arrays(**found), chosen, winners


def _work(
    name: str,
    count: int,
    first: int,
    last: int,
    settings: Settings,
    reward: Worth,
    skip_forced: bool,
    wire: Connection[Any, Any],
) -> None:
    """What a process does: its slice of the games, until it is told to stop or nobody is left to tell it."""
    memory, arrays, chosen, winners = _memory(count, settings, name)
    mine = slice(first, last)
    batch: Batch | None = None
    try:
        while True:
            what, seed = wire.recv()
            if what == STOP:
                return
            problem = None
            try:
                if batch is None:
                    own = Arrays(**{name: each[mine] for name, each in arrays._asdict().items()})
                    batch = Batch(last - first, settings, seed, reward, skip_forced, own)
                elif what == RESET:
                    batch.reset(seed)
                else:
                    batch.step(chosen[0, mine], chosen[1, mine] != 0)
                winners[mine] = batch.winners()
            except (KemetError, ValueError) as error:
                problem = type(error)(f"games {first} to {last - 1}: {error}")
            wire.send(problem)
    except (EOFError, OSError, KeyboardInterrupt):
        return  # the other side has gone
    finally:
        del batch, arrays, chosen, winners
        with suppress(BufferError):  # it goes with the process
            memory.close()
