"""The end of the game, and victory in the Day (docs/rules/taseti.md, section 4)."""

from __future__ import annotations

from kemet.engine.board.points import total_points
from kemet.engine.native import i64
from kemet.engine.state.codes import END_IN_THE_DAY, OVER
from kemet.engine.state.events import EV_LAST_DAY, EV_OVER, emit
from kemet.engine.state.frames import NOTHING
from kemet.engine.state.state import State


def end_game(s: State, winner: i64, reason: i64) -> None:
    s.winner = winner
    s.end_reason = reason
    s.phase = OVER
    s.question = NOTHING
    s.waiting = 0
    s.learned += 1
    emit(s, EV_OVER, winner, reason)


def wins_in_the_day(s: State, seat: i64) -> bool:
    """The seat wins at once with the target and nobody above; somebody above makes this Day the last.

    T4-WIN-02, T4-WIN-03.
    """
    mine = total_points(s, seat)
    if mine < s.table.target:
        return False
    for other in range(s.table.players):
        if total_points(s, other) > mine:
            if not s.last_day:
                s.last_day = 1
                emit(s, EV_LAST_DAY, seat)
            return False
    end_game(s, seat, END_IN_THE_DAY)
    return True
