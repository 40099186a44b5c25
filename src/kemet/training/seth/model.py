"""The net for games with Seth while it learns: the sums of `seth_net.py` in floating point, and the way back."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from kemet.bots.learned.seth.files import StoredSethNet
from kemet.bots.learned.seth.layout import seth_names, seth_units
from kemet.bots.learned.seth.net import UNIT
from kemet.training.seth.rows import Real, SethRows

MAX_WEIGHT = 32767  # what a file can hold
UNITS = np.array(seth_units(), np.float32)


@dataclass
class SethModel:
    """All weights; as a gradient, what each of them should do."""

    trust: Real
    linear: Real  # [place]
    hidden: Real  # [place][unit]
    out: Real  # [unit]

    def parts(self) -> list[Real]:
        return [getattr(self, each.name) for each in fields(self)]

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

        def real(whole: list[int], *shape: int) -> Real:
            return np.array(whole, np.float32).reshape(shape) / np.float32(UNIT)

        return cls(
            np.array([stored.trust / UNIT], np.float32),
            real(stored.linear, -1) / UNITS,
            real(stored.hidden, -1, stored.units) / UNITS[:, None],
            real(stored.out, -1),
        )

    def stored(self, made: dict[str, object]) -> StoredSethNet:
        """In whole numbers, as bots use it."""

        def whole(real: Real) -> list[int]:
            return [int(each) for each in np.clip(np.rint(real.ravel() * UNIT), -MAX_WEIGHT, MAX_WEIGHT)]

        return StoredSethNet(
            len(self.out),
            whole(self.trust)[0],
            whole(self.linear * UNITS),
            whole(self.hidden * UNITS[:, None]),
            whole(self.out),
            made,
        )

    def scores(self, rows: SethRows, drop: float = 0.0, chance: np.random.Generator | None = None) -> SethStep:
        """The score of each position; with `drop` some of what is read and more of the hidden units are left out."""
        seen: Real = rows.features.astype(np.float32) * UNITS
        kept = seen
        if drop and chance is not None:
            kept = seen * _mask(chance, seen.shape, drop / 2)
        hidden: Real = kept @ self.hidden
        gate = (hidden > 0).astype(np.float32)
        if drop and chance is not None:
            gate *= _mask(chance, hidden.shape, drop)
        active: Real = hidden * gate
        scores: Real = self.trust * rows.judged + kept @ self.linear + active @ self.out
        return SethStep(scores, kept, gate, active)

    def slopes(self, rows: SethRows, step: SethStep, wrong: Real) -> SethModel:
        """How the loss changes with each weight; `wrong` is how it changes with each score."""
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


def logistic(scores: Real) -> Real:
    return np.asarray(1 / (1 + np.exp(-np.clip(scores, -12, 12))), scores.dtype)


def _mask(chance: np.random.Generator, shape: tuple[int, ...], drop: float) -> Real:
    return (chance.random(shape, np.float32) >= drop).astype(np.float32) / np.float32(1 - drop)
