"""Drawing a divine intervention card, told to those who may know."""

from __future__ import annotations

from kemet.engine.events import EV_DRAWN, EV_DREW, EV_RESHUFFLED, tell, whisper
from kemet.engine.state import State, draw_card


def draw(s: State, seat: int) -> None:
    """One card into the hand; all see that, the seat sees which."""
    if s.deck == 0 and s.discard:
        tell(s, EV_RESHUFFLED)
    bit = draw_card(s, seat)
    if bit >= 0:
        tell(s, EV_DRAWN, seat)
        whisper(s, EV_DREW, seat, s.table.card_of_bit[bit])
