"""The net for games with Seth while it learns: the sums of `bots.learned.seth.net` in floating point, and back."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kemet.bots.learned.seth.files import StoredSethNet
from kemet.bots.learned.seth.layout import seth_names, seth_units
from kemet.bots.learned.seth.net import UNIT
from kemet.training.columns import Real
from kemet.training.fitting import Learner, dropout
from kemet.training.seth.rows import SethRows, logistic
from kemet.training.whole import real, whole

UNITS = np.array(seth_units(), np.float32)


@dataclass
class SethModel(Learner[SethRows]):
    """One score for each position: above zero it speaks for the alliance."""

    trust: Real
    linear: Real  # [place]
    hidden: Real  # [place][unit]
    out: Real  # [unit]

    @classmethod
    def new(cls, units: int, seed: int) -> SethModel:
        """It believes the judge, and its hidden units are about to wake up."""
        chance = np.random.default_rng(seed)
        size = len(seth_names())
        bound = 1 / np.sqrt(size)
        return cls(
            np.ones(1, np.float32),
            np.zeros(size, np.float32),
            chance.uniform(-bound, bound, (size, units)).astype(np.float32),
            (0.05 * chance.standard_normal(units)).astype(np.float32),
        )

    @classmethod
    def of(cls, stored: StoredSethNet) -> SethModel:
        """A net as it was stored, to learn on."""

        return cls(
            np.array([stored.trust / UNIT], np.float32),
            real(stored.linear, UNIT, -1) / UNITS,
            real(stored.hidden, UNIT, -1, stored.units) / UNITS[:, None],
            real(stored.out, UNIT, -1),
        )

    def stored(self, made: dict[str, object]) -> StoredSethNet:
        """In whole numbers, as bots use it."""
        return StoredSethNet(
            len(self.out),
            whole(self.trust, UNIT)[0],
            whole(self.linear * UNITS, UNIT),
            whole(self.hidden * UNITS[:, None], UNIT),
            whole(self.out, UNIT),
            made,
        )

    def scores(self, rows: SethRows, drop: float = 0.0, chance: np.random.Generator | None = None) -> SethStep:
        """The score of each position; with `drop` some of what is read and more of the hidden units are left out."""
        seen: Real = rows.features.astype(np.float32) * UNITS
        kept = seen
        if drop and chance is not None:
            kept = seen * dropout(chance, seen.shape, drop / 2)
        hidden: Real = kept @ self.hidden
        gate = (hidden > 0).astype(np.float32)
        if drop and chance is not None:
            gate *= dropout(chance, hidden.shape, drop)
        active: Real = hidden * gate
        scores: Real = self.trust * rows.judged + kept @ self.linear + active @ self.out
        return SethStep(scores, kept, gate, active)

    def slopes(self, rows: SethRows, step: SethStep, wrong: Real) -> SethModel:
        back = wrong[:, None] * self.out * step.gate
        return SethModel(
            np.array([(wrong * rows.judged).sum()], np.float32),
            step.kept.T @ wrong,
            step.kept.T @ back,
            step.active.T @ wrong,
        )


@dataclass(frozen=True)
class SethStep:
    """The scores, and what is needed for the way back."""

    scores: Real
    kept: Real
    gate: Real
    active: Real

    def chances(self) -> Real:
        """Of the alliance."""
        return logistic(self.scores)
