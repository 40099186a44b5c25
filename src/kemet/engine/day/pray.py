"""The Pray action (B-PRAY-01), the same on both spaces (B-PRAY-02)."""

from __future__ import annotations

from typing import Final

from kemet.engine.board.prices import gain
from kemet.engine.native import i64
from kemet.engine.state.codes import SETH
from kemet.engine.state.state import State, rules_of

PRAY_GAIN: Final = 2


def pray(s: State, seat: i64) -> None:
    """Two prayer points, and what tiles add."""
    if s.table.with_seth:
        _pray_with_seth(s, seat)
        return
    gain(s, seat, PRAY_GAIN + s.seats[seat].powers.pray)


def _pray_with_seth(s: State, seat: i64) -> None:
    """Seth gains more (S-ACT-PRAY), Breath of Hapi helps members, Energy Drain whoever else owns it.

    Priest adds to Seth's as well (S-SETHBASE-03); the golden Pray of Dark Ritual is a Pray action (S-TS-08).
    """
    rules = rules_of(s)
    mine = s.seats[seat]
    if seat == SETH:
        gain(s, seat, rules.pray + mine.powers.pray)
    else:
        gain(s, seat, PRAY_GAIN + mine.powers.pray + s.seth.powers.pray)
    for other in range(s.table.players):
        drained = s.seth.drained >> 4 * other & 15
        if other != seat and drained < s.seats[other].powers.drain:  # so much in one step of the track (S-CLAR-18)
            s.seth.drained += 1 << 4 * other
            gain(s, other, 1)
