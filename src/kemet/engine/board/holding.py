"""Who holds what gives temporary points, sent whenever it changes (B-VP-07, B-VP-08, S-WIN-07). Only for listeners."""

from __future__ import annotations

from typing import Final

from kemet.engine.board.control import controller, holders
from kemet.engine.native import i64
from kemet.engine.state.codes import MAX_LEVEL, NOWHERE
from kemet.engine.state.events import EV_HELD, emit
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State

ALLIANCE: Final = 1  # the seat that stands for its side (S-CLAR-03)


def listen(s: State) -> None:
    """From now on events are kept; what is held already is no news."""
    s.log = []
    s.held = points_held(s)


def points_held(s: State) -> list[int]:
    """By space: the seat that has a temporary point for it, or -1. With Seth the alliance alone has any."""
    found = [int(NOWHERE)] * s.table.spaces
    if s.table.with_seth:
        for space in range(s.table.spaces):
            if _is_temple_of_alliance(s, space) or _is_pyramid_of_alliance(s, space):
                found[space] = ALLIANCE
        return found
    for space in s.table.temples:
        if s.troops[space]:
            found[space] = controller(s, space)
        elif s.delta_keeper >= 0 and s.table.sacrifice[space]:
            found[space] = s.delta_keeper
    for space in s.table.districts:
        if s.pyramids[space] & 7 == MAX_LEVEL:
            found[space] = controller(s, space)
    return found


def _is_temple_of_alliance(s: State, space: i64) -> bool:
    mask = s.table.friend_mask[ALLIANCE]
    is_temple = s.table.income[space] > 0 or s.seth.temples[space] & 3 == 3
    return is_temple and holders(s, space) & mask != 0


def _is_pyramid_of_alliance(s: State, space: i64) -> bool:
    pyramid = s.pyramids[space]
    if pyramid & 7 != MAX_LEVEL or pyramid >> 3 == VIOLET or space not in s.table.districts:
        return False
    return not holders(s, space) & 15


def tell_held(s: State) -> None:
    """What somebody holds now and did not, or no longer holds."""
    before = s.held
    if s.log is None or before is None:
        return
    after = points_held(s)
    if after == before:
        return
    s.held = after
    for space in range(s.table.spaces):
        if before[space] == after[space]:
            continue
        pyramid: i64 = 1 if s.pyramids[space] else 0
        if before[space] >= 0:
            emit(s, EV_HELD, before[space], space, -1, pyramid)
        if after[space] >= 0:
            emit(s, EV_HELD, after[space], space, 1, pyramid)
