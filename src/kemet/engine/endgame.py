"""The end of the game, however it comes about."""

from __future__ import annotations

from kemet.engine.events import EV_OVER, tell
from kemet.engine.names import ASK_NOTHING, OVER
from kemet.engine.state import State


def end_game(s: State, winner: int, reason: int) -> None:
    s.winner = winner
    s.end_reason = reason
    s.phase = OVER
    s.ask = ASK_NOTHING
    s.waiting = 0
    s.learned += 1
    tell(s, EV_OVER, winner, reason)
