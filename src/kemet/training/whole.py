"""Weights in whole numbers, as files hold them, and in floating point, as they are learned."""

from __future__ import annotations

import numpy as np

from kemet.training.columns import Real

MAX_WEIGHT = 32767  # what 16 bits hold


def real(stored: list[int], unit: int, *shape: int) -> Real:
    return np.array(stored, np.float32).reshape(shape) / np.float32(unit)


def whole(weights: Real, unit: int) -> list[int]:
    return [int(each) for each in np.clip(np.rint(weights.ravel() * unit), -MAX_WEIGHT, MAX_WEIGHT)]
