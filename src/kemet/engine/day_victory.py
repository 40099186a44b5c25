"""Victory in the Day (docs/rules/taseti.md, section 4): checked when a turn begins, before a token is placed."""

from __future__ import annotations

from kemet.engine.endgame import end_game
from kemet.engine.events import EV_LAST_DAY, tell
from kemet.engine.names import END_IN_THE_DAY
from kemet.engine.points import total_points
from kemet.engine.state import State


def check_victory(s: State, seat: int) -> bool:
    """The seat wins at once with the target and nobody above; somebody above makes this Day the last (T4-WIN-02)."""
    mine = total_points(s, seat)
    if mine < s.table.target:
        return False
    for other in range(s.table.players):
        if total_points(s, other) > mine:
            if not s.last_day:
                s.last_day = 1
                tell(s, EV_LAST_DAY, seat)
            return False
    end_game(s, seat, END_IN_THE_DAY)
    return True
