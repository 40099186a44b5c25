"""The net while it learns: the same sums as `bots.learned.net` in floating point, and the way back through them."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from kemet.bots.learned.files import StoredNet
from kemet.bots.learned.layout import calendar_names, names, unit_of
from kemet.bots.learned.net import UNIT
from kemet.training.rows import Real, Rows

MAX_WEIGHT = 32767  # what a file can hold
UNITS = np.array([unit_of(name) for name in names()], np.float32)


@dataclass
class Model:
    """All weights; as a gradient, what each of them should do."""

    trust: Real
    linear: Real  # [place]
    own: Real  # [place][unit]
    others: Real
    calendar: Real
    out: Real  # [unit]

    def parts(self) -> list[Real]:
        return [getattr(self, each.name) for each in fields(self)]

    @classmethod
    def new(cls, units: int, seed: int) -> Model:
        """It believes the judge, and its hidden units are about to wake up."""
        chance = np.random.default_rng(seed)
        size, common = len(names()), len(calendar_names())
        bound = 1 / np.sqrt(size)

        def small(*shape: int) -> Real:
            return chance.uniform(-bound, bound, shape).astype(np.float32)

        return cls(
            np.ones(1, np.float32),
            np.zeros(size, np.float32),
            small(size, units),
            small(size, units),
            small(common, units),
            (0.05 * chance.standard_normal(units)).astype(np.float32),
        )

    @classmethod
    def of(cls, stored: StoredNet) -> Model:
        """A net as it was stored, to learn on."""
        units = stored.units

        def real(whole: list[int], *shape: int) -> Real:
            return np.array(whole, np.float32).reshape(shape) / np.float32(UNIT)

        scale = UNITS[:, None]
        return cls(
            np.array([stored.trust / UNIT], np.float32),
            real(stored.linear, -1) / UNITS,
            real(stored.own, -1, units) / scale,
            real(stored.others, -1, units) / scale,
            real(stored.calendar, -1, units),
            real(stored.out, -1),
        )

    def stored(self, made: dict[str, object]) -> StoredNet:
        """In whole numbers, as bots use it."""

        def whole(real: Real) -> list[int]:
            return [int(each) for each in np.clip(np.rint(real.ravel() * UNIT), -MAX_WEIGHT, MAX_WEIGHT)]

        scale = UNITS[:, None]
        return StoredNet(
            len(self.out),
            whole(self.trust)[0],
            whole(self.linear * UNITS),
            whole(self.own * scale),
            whole(self.others * scale),
            whole(self.calendar),
            whole(self.out),
            made,
        )

    def scores(self, rows: Rows, drop: float = 0.0, chance: np.random.Generator | None = None) -> Step:
        """Each seat's score; with `drop` some of what is read and more of the hidden units are left out."""
        seen = rows.features.astype(np.float32) * UNITS
        players = seen.shape[1]
        kept = seen
        if drop and chance is not None:
            kept = seen * _mask(chance, seen.shape, drop / 2)
        theirs = kept @ self.others
        common = rows.calendar.astype(np.float32) @ self.calendar
        hidden = kept @ self.own + (theirs.sum(1, keepdims=True) - theirs) / (players - 1) + common[:, None, :]
        gate = (hidden > 0).astype(np.float32)
        if drop and chance is not None:
            gate *= _mask(chance, hidden.shape, drop)
        active = hidden * gate
        scores = self.trust * rows.judged + seen @ self.linear + active @ self.out
        return Step(scores, seen, kept, gate, active)

    def slopes(self, rows: Rows, step: Step, wrong: Real) -> Model:
        """How the loss changes with each weight; `wrong` is how it changes with each score."""
        players = wrong.shape[1]
        size = self.own.shape[0]
        back = wrong[:, :, None] * self.out * step.gate  # [position][seat][unit]
        theirs = (back.sum(1, keepdims=True) - back) / (players - 1)
        kept = step.kept.reshape(-1, size)
        return Model(
            np.array([(wrong * rows.judged).sum()], np.float32),
            step.seen.reshape(-1, size).T @ wrong.ravel(),
            kept.T @ back.reshape(len(kept), -1),
            kept.T @ theirs.reshape(len(kept), -1),
            rows.calendar.astype(np.float32).T @ back.sum(1),
            np.einsum("ps,psu->u", wrong, step.active),
        )


@dataclass(frozen=True)
class Step:
    """The scores, and what is needed for the way back."""

    scores: Real
    seen: Real
    kept: Real
    gate: Real
    active: Real

    def chances(self) -> Real:
        return softmax(self.scores)


def softmax(scores: Real) -> Real:
    raised = np.exp(scores - scores.max(1, keepdims=True))
    shares: Real = raised / raised.sum(1, keepdims=True)
    return shares


def _mask(chance: np.random.Generator, shape: tuple[int, ...], drop: float) -> NDArray[np.float32]:
    return (chance.random(shape, np.float32) >= drop).astype(np.float32) / np.float32(1 - drop)
