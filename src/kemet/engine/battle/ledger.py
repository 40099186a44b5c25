"""A sink for the lines of a battle's sum. Where nobody asks, there is none, and nothing is written down."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.forces import Force

# The figures of a force.
STRENGTH: Final = 0
DAMAGE: Final = 1
PROTECTION: Final = 2


class Line(NamedTuple):
    """What one source adds to one figure of a force; the owner -1 is the whole alliance."""

    source: str
    owner: int
    stat: int
    amount: int


@final
@mypyc_attr(acyclic=True)
class Ledger:
    """It never works an amount out: a line is what the force's figures have grown by since the line before."""

    def __init__(self, force: Force) -> None:
        self.lines: list[Line] = []
        self.force = force
        self.strength: i64 = 0
        self.damage: i64 = 0
        self.protection: i64 = 0

    def book(self, source: str, owner: i64) -> None:
        """All that came since the last line is this source's."""
        force = self.force
        self._line(source, owner, STRENGTH, force.strength - self.strength)
        self._line(source, owner, DAMAGE, force.damage - self.damage)
        self._line(source, owner, PROTECTION, force.protection - self.protection)
        self.strength = force.strength
        self.damage = force.damage
        self.protection = force.protection

    def _line(self, source: str, owner: i64, stat: i64, amount: i64) -> None:
        if amount:
            self.lines.append(Line(source, owner, stat, amount))
