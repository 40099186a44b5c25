"""Fit a net to games: AdamW with one rise and one fall of the rate, dropout, and targets between the result of the
game and what the next position is thought to be worth, TD(lambda)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from kemet.training.model import Model, softmax
from kemet.training.rows import Real, Rows


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
class Fitted:
    """A net, and how surprised it and the judge are by the winners of games held back."""

    model: Model
    positions: int
    surprise: dict[int, float]
    judge: dict[int, float]


def fit(rows: Mapping[int, Rows], recipe: Recipe, start: Model | None = None, teacher: Model | None = None) -> Fitted:
    """`start` is a net to learn on; `teacher` is what the next positions are valued by, the judge if nobody."""
    training, held_back = {}, {}
    for players, some in rows.items():
        apart = is_held_back(some, recipe.held_back)
        training[players], held_back[players] = some.only(~apart), some.only(apart)
    targets = {players: targets_of(some, recipe.trace, teacher) for players, some in training.items()}
    model = Model.new(recipe.units, recipe.seed) if start is None else start
    _descend(model, training, targets, recipe)
    return Fitted(
        model,
        sum(map(len, training.values())),
        {players: surprise(model.scores(some).chances(), some) for players, some in held_back.items() if len(some)},
        {players: surprise(softmax(some.judged), some) for players, some in held_back.items() if len(some)},
    )


def is_held_back(rows: Rows, share: float) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    """Whole games are held back: the positions of one game are all alike."""
    every = round(1 / share) if share else 0
    return (rows.game % every == every - 1) if every else np.zeros(len(rows), np.bool_)


def targets_of(rows: Rows, trace: float, teacher: Model | None) -> Real:
    """From the last position of each game backwards: what it was worth in the light of what came after."""
    players = rows.features.shape[1]
    valued = softmax(rows.judged) if teacher is None else _valued(rows, teacher)
    ends = np.eye(players, dtype=np.float32)[rows.winner]
    found = np.empty_like(valued)
    for place in range(len(rows) - 1, -1, -1):
        if place == len(rows) - 1 or rows.game[place + 1] != rows.game[place]:
            found[place] = ends[place]
        else:
            found[place] = (1 - trace) * valued[place + 1] + trace * found[place + 1]
    return found


def _valued(rows: Rows, teacher: Model, batch: int = 4096) -> Real:
    parts = [rows.only(np.arange(at, min(at + batch, len(rows)))) for at in range(0, len(rows), batch)]
    return np.concatenate([teacher.scores(part).chances() for part in parts])


def surprise(chances: Real, rows: Rows) -> float:
    """The mean surprise at the winner; guessing evenly between two gives 0.69."""
    return float(-np.log(np.maximum(chances[np.arange(len(rows)), rows.winner], 1e-9)).mean())


def _descend(model: Model, rows: Mapping[int, Rows], targets: Mapping[int, Real], recipe: Recipe) -> None:
    chance = np.random.default_rng(recipe.seed)
    steps = recipe.epochs * sum(max(1, len(some) // recipe.batch) for some in rows.values())
    mean = [np.zeros_like(part) for part in model.parts()]
    spread = [np.zeros_like(part) for part in model.parts()]
    step = 0
    for _ in range(recipe.epochs):
        for players, which in _batches(rows, recipe.batch, chance):
            some = rows[players].only(which)
            forward = model.scores(some, recipe.drop, chance)
            wrong = (forward.chances() - targets[players][which]) / np.float32(len(which))
            slopes = model.slopes(some, forward, wrong).parts()
            rate = recipe.rate * one_cycle(step / steps)
            step += 1
            for number, part in enumerate(model.parts()):
                mean[number] += 0.1 * (slopes[number] - mean[number])
                spread[number] += 0.001 * (slopes[number] ** 2 - spread[number])
                first, second = mean[number] / (1 - 0.9**step), spread[number] / (1 - 0.999**step)
                part *= 1 - rate * recipe.decay * (number > 0)  # the trust in the judge does not fade
                part -= rate * first / (np.sqrt(second) + 1e-8)


def _batches(
    rows: Mapping[int, Rows], size: int, chance: np.random.Generator
) -> list[tuple[int, np.ndarray[tuple[int], np.dtype[np.int64]]]]:
    """All positions once, in batches of one number of players."""
    found = []
    for players, some in rows.items():
        order = chance.permutation(len(some))
        found += [(players, part) for part in np.array_split(order, max(1, len(order) // size)) if len(part)]
    return [found[place] for place in chance.permutation(len(found))]


def one_cycle(done: float) -> float:
    """The rate rises for three tenths of the way and falls for the rest.

    >>> one_cycle(0.0) < 0.05, one_cycle(0.3), one_cycle(1.0) < 0.001
    (True, 1.0, True)
    """
    if done < 0.3:
        return float(0.04 + 0.96 * (1 - np.cos(np.pi * done / 0.3)) / 2)
    return float((1 + np.cos(np.pi * (done - 0.3) / 0.7)) / 2)
