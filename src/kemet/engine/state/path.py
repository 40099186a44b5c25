"""What lies on the path to Ta-Seti, and who stands there."""

from __future__ import annotations

from typing import final

from kemet.engine.native import i64, mypyc_attr, vec


@final
@mypyc_attr(acyclic=True)
class Path:
    """Tokens on slots and in their reserves, priests on stops. Without the module it is empty and shared."""

    __slots__ = (
        "layout",
        "points_aside",
        "priests",
        "reserve",
        "slots",
    )

    def __init__(self, slots: vec[i64], reserve: vec[i64], priests: vec[i64]) -> None:
        self.layout: i64 = 0  # four bits, one per board: which face is up
        self.points_aside: i64 = 0  # path victory points waiting aside
        self.slots = slots  # [slot]: token number + 1; the number after the last token is a victory point
        self.reserve = reserve  # [token]: how many are left
        self.priests = priests  # [stop]: four bits of count per seat, so any number may meet (T3-PRIEST-09)

    def copy(self) -> Path:
        twin = Path(self.slots[:], self.reserve[:], self.priests[:])
        twin.layout = self.layout
        twin.points_aside = self.points_aside
        return twin
