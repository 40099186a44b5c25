"""The end of the Day (sections 14 and 15): sacrifices, income, two temples, victory."""

from __future__ import annotations

from typing import Final

from kemet.engine.creatures import lose_units
from kemet.engine.endgame import end_game
from kemet.engine.events import EV_POINT, gain, tell
from kemet.engine.names import (
    ASK_DELTA,
    ASK_SANCTUARY,
    END_DAY_LIMIT,
    END_LAST_DAY,
    END_OF_DAY,
    END_TARGET,
    F_A,
    F_STEP,
    FRAME,
    FRAME_NIGHT,
    LOSS_SACRIFICED,
    NOWHERE,
    PASS,
    S_VP_SANCTUARY,
    S_VP_TEMPLES,
    SEAT,
)
from kemet.engine.points import leader, temples_held, total_points
from kemet.engine.state import State, ask, holder, pop, push, units
from kemet.engine.turn import release_delta

# Steps of FRAME_END_OF_DAY; value A counts the spaces done in this step.
DELTA: Final = 0  # E1
INCOME: Final = 1  # E2
SANCTUARIES: Final = 2  # E3
TWO_TEMPLES: Final = 3  # E4
VICTORY: Final = 4  # E5

SANCTUARY_PRICE = 2


def run_end_of_day(s: State) -> None:
    s.phase = END_OF_DAY
    top = len(s.stack) - FRAME
    step = s.stack[top + F_STEP]
    if step == DELTA:
        if s.delta_keeper >= 0:
            release_delta(s)
        _next_sacrifice(s, s.table.temples, 1, ASK_DELTA)
    elif step == INCOME:
        _income(s)
        s.stack[top + F_STEP] = SANCTUARIES
    elif step == SANCTUARIES:
        _next_sacrifice(s, s.table.sanctuaries, SANCTUARY_PRICE, ASK_SANCTUARY)
    elif step == TWO_TEMPLES:
        _two_temples(s)
        s.stack[top + F_STEP] = VICTORY
    else:
        _victory(s)


def _next_sacrifice(s: State, spaces: list[int], price: int, question: int) -> None:
    """Ask the controller of the next space where a sacrifice is possible, or go on to the next step."""
    top = len(s.stack) - FRAME
    number = s.stack[top + F_A]
    if number == len(spaces):
        s.stack[top + F_A] = 0
        s.stack[top + F_STEP] += 1
        return
    s.stack[top + F_A] = number + 1
    space = spaces[number]
    if question == ASK_DELTA and not s.table.sacrifice[space]:
        return
    seat = holder(s, space)
    if seat >= 0 and units(s, space, seat) >= price:
        ask(s, question, seat)


def play_sacrifice(s: State, seat: int, choice: int) -> None:
    if choice == PASS:
        return
    number = s.stack[len(s.stack) - FRAME + F_A] - 1
    if s.ask == ASK_DELTA:
        space = s.table.temples[number]
        if s.table.delta_point_kept and units(s, space, seat) == 1:
            s.delta_keeper = seat
        lose_units(s, space, seat, 1, LOSS_SACRIFICED)  # without recall prayer (B-ENDDAY-06)
        gain(s, seat, s.table.sacrifice[space])
    else:
        lose_units(s, s.table.sanctuaries[number], seat, SANCTUARY_PRICE, LOSS_SACRIFICED)
        s.seats[seat * SEAT + S_VP_SANCTUARY] += 1
        s.scored_sanctuary |= 1 << seat
        tell(s, EV_POINT, seat, S_VP_SANCTUARY, 1)


def _income(s: State) -> None:
    for space in s.table.temples:
        seat = holder(s, space)
        if seat >= 0 and s.table.income[space]:
            gain(s, seat, s.table.income[space])


def _two_temples(s: State) -> None:
    for seat in s.order:
        if temples_held(s, seat) >= 2:
            s.seats[seat * SEAT + S_VP_TEMPLES] += 1
            s.scored_temples |= 1 << seat
            tell(s, EV_POINT, seat, S_VP_TEMPLES, 1)


def _victory(s: State) -> None:
    """The only moment at which the target counts (B-WIN-01, B-WIN-03)."""
    pop(s)
    if s.table.day_victory:
        if s.last_day:
            end_game(s, leader(s), END_LAST_DAY)
            return
    else:
        for seat in s.order:
            if total_points(s, seat) >= s.table.target:
                end_game(s, leader(s), END_TARGET)
                return
    if s.table.day_limit and s.day >= s.table.day_limit:
        end_game(s, leader(s), END_DAY_LIMIT)
        return
    push(s, FRAME_NIGHT, NOWHERE)
