"""Fit a net to games: AdamW with one rise and one fall of the rate, dropout, and targets between the result of the
game and what the next position is thought to be worth, TD(lambda). Where turns were ended in several ways, it also
learns by how much one ending is worth more than another."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from kemet.training.columns import BRANCH, Columns, Real, Whole
from kemet.training.comparisons import Comparisons, Errors, slopes_within

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
    within: float = 4.0  # what a squared error between endings of one turn costs, where they were compared
    rounds_within: int = 4  # how often an epoch comes back to those endings
    held_back: float = 0.1  # of the games, to see how well the others were understood
    seed: int = 1


@dataclass(frozen=True)
class Within:
    """How much of the true differences between endings of one turn is known (R²), in turns held back."""

    turns: int
    judge: float
    before: float  # the teacher: the best net so far
    after: float
    gain: tuple[float, float, float]  # over the teacher, with a 95 % interval

    def __str__(self) -> str:
        gain, low, high = self.gain
        shares = f"judge {self.judge:.3f}, before {self.before:.3f}, now {self.after:.3f}"
        return f"R² within {self.turns} turns: {shares} ({gain:+.3f}, 95 %: {low:+.3f} to {high:+.3f})"


@dataclass(frozen=True)
class Fitted(Generic[Net]):
    """A net, and how surprised it and the judge are by the winners of games held back, by the kind of table."""

    model: Net
    positions: int
    surprise: dict[int, float]
    judge: dict[int, float]
    days: dict[str, dict[str, float]]  # the same by Day over all tables
    within: Within | None = None

    def report(self) -> dict[str, object]:
        """What stands in the file of the net."""
        within = {"within the turn": asdict(self.within)} if self.within else {}
        tables = {str(kind): {"judge": self.judge[kind], "net": self.surprise[kind]} for kind in self.surprise}
        return {"log loss": tables, "log loss by Day": self.days, **within}


class Lesson(ABC, Generic[Rows]):
    """Rows to learn from, in batches."""

    rows: Rows

    @abstractmethod
    def batches(self, size: int, chance: np.random.Generator) -> list[Whole]:
        """All rows, as often as an epoch comes back to them."""

    @abstractmethod
    def wrong(self, which: Whole, chances: Real) -> Real:
        """How the loss of these rows changes with each score."""


@dataclass(frozen=True)
class Positions(Lesson[Rows]):
    """What each position was worth."""

    rows: Rows
    goal: Real

    def batches(self, size: int, chance: np.random.Generator) -> list[Whole]:
        order = chance.permutation(len(self.rows))
        return [part for part in np.array_split(order, max(1, len(order) // size)) if len(part)]

    def wrong(self, which: Whole, chances: Real) -> Real:
        return (chances - self.goal[which]) / np.float32(len(which))


@dataclass(frozen=True)
class Leaves(Lesson[Rows]):
    """By how much endings of one turn differed; those of a turn come in one batch."""

    rows: Rows
    goal: Real
    turn: Whole
    mover: Whole
    weight: float
    rounds: int

    def batches(self, size: int, chance: np.random.Generator) -> list[Whole]:
        turns = int(self.turn.max()) + 1
        found = []
        for _ in range(self.rounds):
            parts = np.array_split(chance.permutation(turns), max(1, len(self.rows) // size))
            found += [np.flatnonzero(np.isin(self.turn, part)) for part in parts]
        return found

    def wrong(self, which: Whole, chances: Real) -> Real:
        slopes = slopes_within(chances, self.goal[which], self.turn[which], self.mover[which])
        return np.asarray(self.weight * slopes / len(which), chances.dtype)


def fit(
    rows: Mapping[int, Rows],
    recipe: Recipe,
    model: Net,
    teacher: Net | None = None,
    compared: Mapping[int, Comparisons[Rows]] | None = None,
) -> Fitted[Net]:
    """`rows` come by the kind of table, such as the number of players. `model` is a new net or one to learn on;
    `teacher` is what the next positions are valued by, the judge if nobody; `compared` are endings of turns of the same
    games."""
    training, held_back = {}, {}
    for kind, some in rows.items():
        apart = is_held_back(some, recipe.held_back)
        training[kind], held_back[kind] = some.only(~apart), some.only(apart)
    lessons: list[Lesson[Rows]] = []
    unseen: dict[int, Comparisons[Rows]] = {}
    for kind, endings in (compared or {}).items():
        apart = is_held_back(endings.rows, recipe.held_back)
        unseen[kind], known = endings.of_games(apart), endings.of_games(~apart)
        if len(known):
            lessons.append(_leaves(known, recipe, teacher))
            training[kind] = type(known.rows).joined([training[kind], known.rows])
    lessons = [Positions(some, targets_of(some, recipe.trace, teacher)) for some in training.values()] + lessons
    before = _said(unseen, teacher)  # the teacher may be the very net that learns on
    _descend(model, lessons, recipe)
    tested = {kind: some for kind, some in held_back.items() if len(some)}
    said = {kind: valued(some, model) for kind, some in tested.items()}
    return Fitted(
        model,
        sum(map(len, training.values())),
        {kind: some.surprise(said[kind]) for kind, some in tested.items()},
        {kind: some.surprise(some.chances()) for kind, some in tested.items()},
        _by_day(tested, said),
        within_of(_said(unseen, None), before, _said(unseen, model)),
    )


def _leaves(known: Comparisons[Rows], recipe: Recipe, teacher: Learner[Rows] | None) -> Leaves[Rows]:
    goal = known.mean(targets_of(known.rows, recipe.trace, teacher))
    return Leaves(known.leaves, goal, known.turn, known.mover, recipe.within, recipe.rounds_within)


def _said(unseen: Mapping[int, Comparisons[Rows]], net: Learner[Rows] | None) -> list[Errors]:
    found = []
    for endings in unseen.values():
        if len(endings):
            found.append(Errors.of(endings.movers(valued(endings.leaves, net)), endings))
    return found


def within_of(judge: list[Errors], before: list[Errors], after: list[Errors]) -> Within | None:
    if not after:
        return None
    one, two, three = map(Errors.joined, (judge, before, after))
    if three.spread.sum() <= 0:
        return None  # so few turns that luck hides what differs
    return Within(len(three.spread), one.explained, two.explained, three.explained, three.gain(two))


def _by_day(tested: Mapping[int, Columns], said: Mapping[int, Real]) -> dict[str, dict[str, float]]:
    """Log loss of judge and net, over all tables."""
    if not tested:
        return {}
    day = np.concatenate([some.day for some in tested.values()])
    judge = np.concatenate([some.losses(some.chances()) for some in tested.values()])
    net = np.concatenate([some.losses(said[kind]) for kind, some in tested.items()])
    spans = {"1-2": day <= 2, "3-4": (day > 2) & (day <= 4), "5 and later": day > 4}
    return {
        name: {"judge": float(judge[those].mean()), "net": float(net[those].mean()), "positions": int(those.sum())}
        for name, those in spans.items()
        if those.any()
    }


def is_held_back(rows: Columns, share: float) -> NDArray[np.bool_]:
    """Whole games are held back, with all that went on from the middle of them: their positions are alike."""
    every = round(1 / share) if share else 0
    return (rows.game % BRANCH % every == every - 1) if every else np.zeros(len(rows), np.bool_)


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


def _descend(model: Learner[Rows], lessons: Sequence[Lesson[Rows]], recipe: Recipe) -> None:
    chance = np.random.default_rng(recipe.seed)
    mean = [np.zeros_like(part) for part in model.parts()]
    spread = [np.zeros_like(part) for part in model.parts()]
    step = 0
    for epoch in range(recipe.epochs):
        batches = [(lesson, which) for lesson in lessons for which in lesson.batches(recipe.batch, chance)]
        for done, place in enumerate(chance.permutation(len(batches))):
            lesson, which = batches[place]
            some = lesson.rows.only(which)
            forward = model.scores(some, recipe.drop, chance)
            slopes = model.slopes(some, forward, lesson.wrong(which, forward.chances())).parts()
            rate = recipe.rate * one_cycle((epoch + done / len(batches)) / recipe.epochs)
            step += 1
            for number, part in enumerate(model.parts()):
                mean[number] += 0.1 * (slopes[number] - mean[number])
                spread[number] += 0.001 * (slopes[number] ** 2 - spread[number])
                first, second = mean[number] / (1 - 0.9**step), spread[number] / (1 - 0.999**step)
                part *= 1 - rate * recipe.decay * (number > 0)  # the trust in the judge does not fade
                part -= rate * first / (np.sqrt(second) + 1e-8)


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
