"""The end of the game, and victory in the Day (docs/rules/taseti.md, section 4)."""

from __future__ import annotations

from typing import NamedTuple

from kemet.engine.board.holding import tell_held
from kemet.engine.board.points import leader, total_points
from kemet.engine.native import i64
from kemet.engine.state.codes import END_DAY_LIMIT, END_IN_THE_DAY, END_LAST_DAY, END_TARGET, OVER, SETUP
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
    tell_held(s)
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


def reason_to_end(s: State) -> i64:
    """Why the game is over when the Day ends with the points of now, or 0: the only moment they count (B-WIN-03).

    With victory in the Day only a last Day ends here, and surely (T4-WIN-06), whatever somebody has (T4-WIN-07,
    T4-WIN-08).
    """
    if s.table.day_victory:
        if s.last_day:
            return END_LAST_DAY
    else:
        for seat in s.order:
            if total_points(s, seat) >= s.table.target:  # B-WIN-01
                return END_TARGET
    if s.table.day_limit and s.day >= s.table.day_limit:  # B-WIN-05
        return END_DAY_LIMIT
    return 0


class Prospect(NamedTuple):
    """Who wins as things stand: at their next turn, or as the Day ends."""

    seats: list[int]
    at_their_turn: bool


def who_would_win(s: State) -> Prospect | None:
    """With the points of now; None while the game would go on. A side wins against Seth, and at once."""
    if s.table.with_seth or s.phase == SETUP or s.phase == OVER:
        return None
    if s.table.day_victory:  # T4-WIN-02: a tie is enough
        points = [total_points(s, seat) for seat in range(s.table.players)]
        most = max(points)
        if most >= s.table.target:
            return Prospect([seat for seat, own in enumerate(points) if own == most], True)
    if reason_to_end(s):
        return Prospect([leader(s)], False)
    return None
