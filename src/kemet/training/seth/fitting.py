"""Fit a net to games with Seth: as `fitting.py` does it, for one score in place of one for each seat."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kemet.training.fitting import Recipe, one_cycle
from kemet.training.seth.model import SethModel, logistic
from kemet.training.seth.rows import Real, SethRows


@dataclass(frozen=True)
class SethFitted:
    """A net, and how surprised it and the judge are by the winners of games held back, by the number of members."""

    model: SethModel
    positions: int
    surprise: dict[int, float]
    judge: dict[int, float]


def fit_seth(
    rows: SethRows, recipe: Recipe, start: SethModel | None = None, teacher: SethModel | None = None
) -> SethFitted:
    """`start` is a net to learn on; `teacher` is what the next positions are valued by, the judge if nobody."""
    apart = held_back(rows, recipe.held_back)
    training, kept = rows.only(~apart), rows.only(apart)
    model = SethModel.new(recipe.units, recipe.seed) if start is None else start
    _descend(model, training, seth_targets(training, recipe.trace, teacher), recipe)
    return SethFitted(model, len(training), by_members(kept, valued(kept, model)), by_members(kept, valued(kept, None)))


def held_back(rows: SethRows, share: float) -> NDArray[np.bool_]:
    """Whole games are held back: the positions of one game are all alike."""
    every = round(1 / share) if share else 0
    return (rows.game % every == every - 1) if every else np.zeros(len(rows), np.bool_)


def seth_targets(rows: SethRows, trace: float, teacher: SethModel | None) -> Real:
    """From the last position of each game backwards: what it was worth in the light of what came after, TD(lambda)."""
    worth = valued(rows, teacher)
    found = np.empty_like(worth)
    for place in range(len(rows) - 1, -1, -1):
        if place == len(rows) - 1 or rows.game[place + 1] != rows.game[place]:
            found[place] = rows.won[place]
        else:
            found[place] = (1 - trace) * worth[place + 1] + trace * found[place + 1]
    return found


def valued(rows: SethRows, model: SethModel | None, batch: int = 4096) -> Real:
    """The chance of the alliance in each position as the net sees it, the judge if there is none."""
    if model is None:
        return logistic(rows.judged)
    parts = [rows.only(np.arange(at, min(at + batch, len(rows)))) for at in range(0, len(rows), batch)]
    return np.concatenate([model.scores(part).chances() for part in parts] or [np.zeros(0, np.float32)])


def by_members(rows: SethRows, chances: Real) -> dict[int, float]:
    """The mean surprise at the winner for each number of members; guessing evenly gives 0.69."""
    likely = np.maximum(np.where(rows.won > 0, chances, 1 - chances), 1e-9)
    return {int(members): float(-np.log(likely[rows.members == members]).mean()) for members in np.unique(rows.members)}


def _descend(model: SethModel, rows: SethRows, targets: Real, recipe: Recipe) -> None:
    """AdamW; the trust in the judge does not fade."""
    chance = np.random.default_rng(recipe.seed)
    count = max(1, len(rows) // recipe.batch)
    mean = [np.zeros_like(part) for part in model.parts()]
    spread = [np.zeros_like(part) for part in model.parts()]
    step = 0
    for _ in range(recipe.epochs):
        for which in np.array_split(chance.permutation(len(rows)), count):
            some = rows.only(which)
            forward = model.scores(some, recipe.drop, chance)
            wrong = (forward.chances() - targets[which]) / np.float32(len(which))
            slopes = model.slopes(some, forward, wrong).parts()
            rate = recipe.rate * one_cycle(step / (recipe.epochs * count))
            step += 1
            for number, part in enumerate(model.parts()):
                mean[number] += 0.1 * (slopes[number] - mean[number])
                spread[number] += 0.001 * (slopes[number] ** 2 - spread[number])
                first, second = mean[number] / (1 - 0.9**step), spread[number] / (1 - 0.999**step)
                part *= 1 - rate * recipe.decay * (number > 0)
                part -= rate * first / (np.sqrt(second) + 1e-8)
