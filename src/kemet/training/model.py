"""The net while it learns: the same sums as `bots.learned.net` in floating point, and the way back through them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kemet.bots.learned.files import StoredNet
from kemet.bots.learned.layout import calendar_names, names, unit_of
from kemet.bots.learned.net import UNIT
from kemet.training.columns import Real
from kemet.training.fitting import Learner, dropout
from kemet.training.rows import Rows, softmax
from kemet.training.whole import real, whole

UNITS = np.array([unit_of(name) for name in names()], np.float32)


@dataclass
class Model(Learner[Rows]):
    """One score for each seat."""

    trust: Real
    linear: Real  # [place]
    own: Real  # [place][unit]
    others: Real
    calendar: Real
    out: Real  # [unit]

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

        scale = UNITS[:, None]
        return cls(
            np.array([stored.trust / UNIT], np.float32),
            real(stored.linear, UNIT, -1) / UNITS,
            real(stored.own, UNIT, -1, units) / scale,
            real(stored.others, UNIT, -1, units) / scale,
            real(stored.calendar, UNIT, -1, units),
            real(stored.out, UNIT, -1),
        )

    def stored(self, made: dict[str, object]) -> StoredNet:
        """In whole numbers, as bots use it."""
        scale = UNITS[:, None]
        return StoredNet(
            len(self.out),
            whole(self.trust, UNIT)[0],
            whole(self.linear * UNITS, UNIT),
            whole(self.own * scale, UNIT),
            whole(self.others * scale, UNIT),
            whole(self.calendar, UNIT),
            whole(self.out, UNIT),
            made,
        )

    def scores(self, rows: Rows, drop: float = 0.0, chance: np.random.Generator | None = None) -> Step:
        """Each seat's score; with `drop` some of what is read and more of the hidden units are left out."""
        seen = rows.features.astype(np.float32) * UNITS
        players = seen.shape[1]
        kept = seen
        if drop and chance is not None:
            kept = seen * dropout(chance, seen.shape, drop / 2)
        theirs = kept @ self.others
        common = rows.calendar.astype(np.float32) @ self.calendar
        hidden = kept @ self.own + (theirs.sum(1, keepdims=True) - theirs) / (players - 1) + common[:, None, :]
        gate = (hidden > 0).astype(np.float32)
        if drop and chance is not None:
            gate *= dropout(chance, hidden.shape, drop)
        active = hidden * gate
        scores = self.trust * rows.judged + seen @ self.linear + active @ self.out
        return Step(scores, seen, kept, gate, active)

    def slopes(self, rows: Rows, step: Step, wrong: Real) -> Model:
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
