"""Fit a net to games: AdamW with one rise and one fall of the rate, dropout, and targets between the result of the
game and what the next position is thought to be worth, TD(lambda)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from kemet.training.columns import Columns, Real, Whole

Rows = TypeVar("Rows", bound=Columns)


class Learner(ABC, Generic[Rows]):
    """The weights of a net while it learns, and as a gradient what each of them should do. Every kind is a dataclass of
    arrays; the first is the trust in the judge."""

    def parts(self) -> list[Real]:
        return [getattr(self, name) for name in self.__dataclass_fields__]  # type: ignore[attr-defined]

    @abstractmethod
    def scores(self, rows: Rows, drop: float = 0.0, chance: np.random.Generator | None = None) -> Any:
        """One way through the net: its `chances()`, and what this kind of net needs for the way back."""

    @abstractmethod
    def slopes(self, rows: Rows, step: Any, wrong: Real) -> Learner[Rows]:
        """How the loss changes with each weight; `wrong` is how it changes with each score."""


Net = TypeVar("Net", bound=Learner[Any])


@dataclass(frozen=True)
class Recipe:
    """How to fit."""

    units: int = 16
    epochs: int = 8
    rate: float = 0.002
    decay: float = 0.5
    drop: float = 0.3
    batch: int = 512
    trace: float = 0.9  # lambda: how far the result counts more than the next position
    held_back: float = 0.1  # of the games, to see how well the others were understood
    seed: int = 1


@dataclass(frozen=True)
class Fitted(Generic[Net]):
    """A net, and how surprised it and the judge are by the winners of games held back, by the kind of table."""

    model: Net
    positions: int
    surprise: dict[int, float]
    judge: dict[int, float]


def fit(rows: Mapping[int, Rows], recipe: Recipe, model: Net, teacher: Net | None = None) -> Fitted[Net]:
    """`rows` come by the kind of table, such as the number of players. `model` is a new net or one to learn on;
    `teacher` is what the next positions are valued by, the judge if nobody."""
    training, held_back = {}, {}
    for kind, some in rows.items():
        apart = is_held_back(some, recipe.held_back)
        training[kind], held_back[kind] = some.only(~apart), some.only(apart)
    targets = {kind: targets_of(some, recipe.trace, teacher) for kind, some in training.items()}
    _descend(model, training, targets, recipe)
    tested = {kind: some for kind, some in held_back.items() if len(some)}
    return Fitted(
        model,
        sum(map(len, training.values())),
        {kind: some.surprise(valued(some, model)) for kind, some in tested.items()},
        {kind: some.surprise(some.chances()) for kind, some in tested.items()},
    )


def is_held_back(rows: Columns, share: float) -> NDArray[np.bool_]:
    """Whole games are held back: the positions of one game are all alike."""
    every = round(1 / share) if share else 0
    return (rows.game % every == every - 1) if every else np.zeros(len(rows), np.bool_)


def targets_of(rows: Rows, trace: float, teacher: Learner[Rows] | None) -> Real:
    """From the last position of each game backwards: what it was worth in the light of what came after."""
    worth = valued(rows, teacher)
    found = rows.ends()
    for place in range(len(rows) - 2, -1, -1):
        if rows.game[place + 1] == rows.game[place]:
            found[place] = (1 - trace) * worth[place + 1] + trace * found[place + 1]
    return found


def valued(rows: Rows, net: Learner[Rows] | None, batch: int = 4096) -> Real:
    """The chances in each position as the net sees them, the judge if there is none."""
    if net is None:
        return rows.chances()
    parts = [rows.only(np.arange(at, min(at + batch, len(rows)))) for at in range(0, len(rows), batch)]
    return np.concatenate([net.scores(part).chances() for part in parts] or [rows.chances()])


def _descend(model: Learner[Rows], rows: Mapping[int, Rows], targets: Mapping[int, Real], recipe: Recipe) -> None:
    chance = np.random.default_rng(recipe.seed)
    steps = recipe.epochs * sum(max(1, len(some) // recipe.batch) for some in rows.values())
    mean = [np.zeros_like(part) for part in model.parts()]
    spread = [np.zeros_like(part) for part in model.parts()]
    step = 0
    for _ in range(recipe.epochs):
        for kind, which in _batches(rows, recipe.batch, chance):
            some = rows[kind].only(which)
            forward = model.scores(some, recipe.drop, chance)
            wrong = (forward.chances() - targets[kind][which]) / np.float32(len(which))
            slopes = model.slopes(some, forward, wrong).parts()
            rate = recipe.rate * one_cycle(step / steps)
            step += 1
            for number, part in enumerate(model.parts()):
                mean[number] += 0.1 * (slopes[number] - mean[number])
                spread[number] += 0.001 * (slopes[number] ** 2 - spread[number])
                first, second = mean[number] / (1 - 0.9**step), spread[number] / (1 - 0.999**step)
                part *= 1 - rate * recipe.decay * (number > 0)  # the trust in the judge does not fade
                part -= rate * first / (np.sqrt(second) + 1e-8)


def _batches(rows: Mapping[int, Rows], size: int, chance: np.random.Generator) -> list[tuple[int, Whole]]:
    """All positions once, in batches of one kind of table."""
    found = []
    for kind, some in rows.items():
        order = chance.permutation(len(some))
        found += [(kind, part) for part in np.array_split(order, max(1, len(order) // size)) if len(part)]
    return [found[place] for place in chance.permutation(len(found))]


def one_cycle(done: float) -> float:
    """The rate rises for three tenths of the way and falls for the rest.

    >>> one_cycle(0.0) < 0.05, one_cycle(0.3), one_cycle(1.0) < 0.001
    (True, 1.0, True)
    """
    if done < 0.3:
        return float(0.04 + 0.96 * (1 - np.cos(np.pi * done / 0.3)) / 2)
    return float((1 + np.cos(np.pi * (done - 0.3) / 0.7)) / 2)


def dropout(chance: np.random.Generator, shape: tuple[int, ...], drop: float) -> Real:
    return (chance.random(shape, np.float32) >= drop).astype(np.float32) / np.float32(1 - drop)
