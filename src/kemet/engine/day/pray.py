"""The Pray action (B-PRAY-01), the same on both spaces (B-PRAY-02)."""

from __future__ import annotations

from typing import Final

from kemet.engine.board.origins import first_bearer
from kemet.engine.board.prices import gain
from kemet.engine.native import i64
from kemet.engine.state.events import BY_PRAYING
from kemet.engine.state.state import State, rules_of

PRAY_GAIN: Final = 2


def pray(s: State, seat: i64) -> None:
    """Two prayer points, and what tiles add; Breath of Hapi helps members, Energy Drain anybody else who owns it.

    Seth gains more (S-ACT-PRAY), and Priest adds to his as well (S-SETHBASE-03). The golden Pray of Dark Ritual is a
    Pray action (S-TS-08).
    """
    amount = PRAY_GAIN + s.seth.powers.pray
    if seat == s.table.seth_seat:
        amount = rules_of(s).pray
    gain(s, seat, amount + s.seats[seat].powers.pray, BY_PRAYING, "pray")
    for other in range(s.table.players):
        drained = s.seth.drained >> 4 * other & 15
        if other != seat and drained < s.seats[other].powers.drain:  # in one step of the track (S-CLAR-18)
            s.seth.drained += 1 << 4 * other
            gain(s, other, 1, first_bearer(s, 1 << other, "drain"))
