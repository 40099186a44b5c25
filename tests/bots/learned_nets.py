"""Nets for tests: small, with weights out of a hat, the same in every run."""

from __future__ import annotations

import random

from kemet.bots.learned.files import StoredNet
from kemet.bots.learned.layout import calendar_names, names
from kemet.bots.learned.seth.files import StoredSethNet
from kemet.bots.learned.seth.layout import seth_names


def any_net(units: int = 4, seed: int = 1) -> StoredNet:
    chance = random.Random(seed)
    size, common = len(names()), len(calendar_names())

    def drawn(count: int) -> list[int]:
        return [chance.randint(-400, 400) for _ in range(count)]

    return StoredNet(
        units, 900, drawn(size), drawn(size * units), drawn(size * units), drawn(common * units), drawn(units)
    )


def any_seth_net(units: int = 4, seed: int = 1) -> StoredSethNet:
    chance = random.Random(seed)
    size = len(seth_names())

    def drawn(count: int) -> list[int]:
        return [chance.randint(-300, 300) for _ in range(count)]

    return StoredSethNet(units, 3700, drawn(size), drawn(size * units), drawn(units))
