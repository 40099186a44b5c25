"""The Pray action (B-PRAY-01), the same on both spaces (B-PRAY-02)."""

from __future__ import annotations

from typing import Final

from kemet.engine.board.prices import gain
from kemet.engine.native import i64
from kemet.engine.state.state import State

PRAY_GAIN: Final = 2


def pray(s: State, seat: i64) -> None:
    gain(s, seat, PRAY_GAIN + s.seats[seat].powers.pray)
