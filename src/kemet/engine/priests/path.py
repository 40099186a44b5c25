"""Laying the path and filling it again (T3-SETUP, T3-REFILL)."""

from __future__ import annotations

from typing import Final

from kemet.engine.native import i64
from kemet.engine.state.codes import NOWHERE, PRIESTS
from kemet.engine.state.events import EV_REFILLED, emit
from kemet.engine.state.roads import LAYOUTS, SLOT_VP
from kemet.engine.state.state import State, random_below

PATH_POINTS: Final = 5  # in a whole game, one a Day at most (T3-REFILL-04)


def lay_path(s: State) -> None:
    """Random faces, tokens on every slot, priests in the path reserve (T3-SETUP-01 to T3-SETUP-04)."""
    s.path.layout = random_below(s, LAYOUTS)
    s.path.points_aside = PATH_POINTS
    for token in range(s.table.tokens):
        s.path.reserve[token] = s.table.token_copies[token]
    for mine in s.seats:
        mine.priests = PRIESTS
    refill(s)


def refill(s: State) -> None:
    """Empty slots from the farthest board, top to bottom, while tokens last (T3-REFILL-01, T3-REFILL-02).

    Only set-up and Night call it (T3-REFILL-03).
    """
    roads = s.table.roads
    for slot in roads.slots_of[s.path.layout]:
        if s.path.slots[slot]:
            continue
        token = _draw_token(s, roads.slot_kinds[slot])
        if token > NOWHERE:
            s.path.slots[slot] = token + 1
            emit(s, EV_REFILLED, roads.slot_stop[slot], token if token < s.table.tokens else NOWHERE)


def _draw_token(s: State, kind: i64) -> i64:
    """A random token of this kind from its reserve; the number after the last token is the path victory point."""
    if kind == SLOT_VP:
        if not s.path.points_aside:
            return NOWHERE
        s.path.points_aside -= 1
        return s.table.tokens
    left: i64 = 0
    for token in range(s.table.tokens):
        if s.table.token_slot[token] == kind:
            left += s.path.reserve[token]
    if left == 0:
        return NOWHERE
    number = random_below(s, left)
    for token in range(s.table.tokens):
        if s.table.token_slot[token] == kind:
            number -= s.path.reserve[token]
            if number < 0:
                s.path.reserve[token] -= 1
                return token
    return NOWHERE


def priests_on_stop(s: State, stop: i64, seat: i64) -> i64:
    return s.path.priests[stop] >> 4 * seat & 15


def tokens_at(s: State, stop: i64) -> i64:
    """Bit set of the slots of this stop that hold a token."""
    there: i64 = 0
    slots = s.table.roads.stops[stop]
    for number in range(len(slots)):
        if s.path.slots[slots[number]]:
            there |= 1 << number
    return there
