"""What counts as chosen when a player gives no answer in time (B-DECIDE-03, the table of section 20)."""

from __future__ import annotations

from kemet.engine.flow import legal
from kemet.engine.names import (
    ASK_LOSER,
    ASK_ORDER,
    ASK_PLACE,
    ASK_PYRAMID,
    ASK_SWAP,
    ASK_UNITS,
    BATTLE,
    COUNT,
    DONE,
    END,
    F_A,
    F_B,
    FRAME,
    PASS,
    PLACE_BOUGHT,
    PYRAMID,
    RECALL,
    REMOVE,
    RETREAT,
    SEAT_AT,
    STAY,
    UNIT,
)
from kemet.engine.state import State, enemies_at

STARTING_SPREAD = (4, 3, 3)  # units per district of the default set-up


def default_code(s: State, seat: int) -> int:
    """The choice that the rules take for a silent seat; it is always legal."""
    choices = legal(s, seat)
    if s.ask == ASK_PYRAMID or s.ask == ASK_UNITS:
        return _founding(s, choices)
    if s.ask == ASK_ORDER:
        for other in s.order:
            if SEAT_AT + other in choices:
                return SEAT_AT + other
    if s.ask == ASK_LOSER:
        return _first_of(choices, [STAY, RETREAT, RECALL])
    if s.ask == ASK_SWAP:
        return max(choices)
    if s.ask == ASK_PLACE and s.stack[len(s.stack) - FRAME + F_A] == PLACE_BOUGHT:
        for choice in choices:  # mercenaries: the first district that no enemy holds
            if choice >= UNIT and not enemies_at(s, choice - UNIT, seat):
                return choice
    if BATTLE <= choices[0] < REMOVE:
        return choices[0]  # the first card in hand is played, the second discarded
    return _first_of(choices, [END, PASS, DONE, STAY])


def _first_of(choices: list[int], wanted: list[int]) -> int:
    for choice in wanted:
        if choice in choices:
            return choice
    return choices[0]


def _founding(s: State, choices: list[int]) -> int:
    """White, red, blue at level 1 in districts 1, 2, 3; units 4, 3, 3 (or the nearest that is legal)."""
    number = s.stack[len(s.stack) - FRAME + F_B]
    if s.ask == ASK_PYRAMID:
        return _first_of(choices, [PYRAMID + s.table.colours[number] * 2])
    wanted = COUNT + STARTING_SPREAD[number]
    best = choices[0]
    for choice in choices:
        if abs(choice - wanted) < abs(best - wanted):
            best = choice
    return best
