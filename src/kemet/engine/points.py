"""Control and victory points (sections 13 to 15 of the base rules). Temporary points are read off the board."""

from __future__ import annotations

from kemet.engine.names import (
    DISTRICTS,
    EXTRA,
    MAX_LEVEL,
    NOWHERE,
    S_CITY,
    S_VP_BATTLE,
    S_VP_SANCTUARY,
    SEAT,
    X_VP_DAGGER,
    X_VP_PATH,
)
from kemet.engine.state import State, lowest_bit


def district_owner(s: State, space: int) -> int:
    """The seat whose city this district belongs to, or -1."""
    city = s.table.city[space]
    return s.city_seat[city] if city >= 0 else NOWHERE


def controller(s: State, space: int) -> int:
    """Who controls this space: the troop there, else the city's owner (B-CONTROL-01, B-CONTROL-04).

    Control changes at the end of a move or battle (B-CONTROL-02, B-CONTROL-03): until then a group on its way holds
    nothing it has entered, and a space that is fought for belongs to the side that was there.
    """
    troop = s.troops[space]
    if troop == 0:
        return district_owner(s, space)
    if s.move_at >= 0 and s.move_fresh >> space & 1:
        troop &= ~(15 << 4 * s.active)
        if troop == 0:
            return district_owner(s, space)
    first = lowest_bit(troop) >> 2
    if troop == troop & 15 << 4 * first or first != district_owner(s, space):
        return first
    return lowest_bit(troop & ~(15 << 4 * first)) >> 2


def temples_held(s: State, seat: int) -> int:
    """How many temples this seat controls (the Sanctuary is none, B-ENDDAY-04)."""
    held = 0
    for space in s.table.temples:
        if s.troops[space] and controller(s, space) == seat:
            held += 1
    return held


def temporary_points(s: State, seat: int) -> int:
    """Temples and level-4 pyramids under control (B-VP-07, B-VP-08)."""
    points = temples_held(s, seat)
    if s.delta_keeper == seat:
        for space in s.table.temples:
            if s.table.sacrifice[space] and s.troops[space] == 0:
                points += 1
    for space in s.table.districts:
        if s.pyramids[space] & 7 == MAX_LEVEL and controller(s, space) == seat:
            points += 1
    return points


def permanent_points(s: State, seat: int) -> int:
    points = 0
    for field in range(seat * SEAT + S_VP_BATTLE, seat * SEAT + S_VP_SANCTUARY + 1):
        points += s.seats[field]
    if s.extra:
        points += s.extra[seat * EXTRA + X_VP_PATH] + s.extra[seat * EXTRA + X_VP_DAGGER]
    return points


def total_points(s: State, seat: int) -> int:
    """All victory points of a seat; they are public (B-VP-10)."""
    points = permanent_points(s, seat) + temporary_points(s, seat)
    return 0 if points < 0 and s.table.dagger_floor else points


def leader(s: State) -> int:
    """Most points, then most battle points, then the earlier place in the turn order (B-WIN-02)."""
    best = s.order[0]
    for seat in s.order:
        if ranks_above(s, seat, best):
            best = seat
    return best


def ranks_above(s: State, seat: int, other: int) -> bool:
    mine = total_points(s, seat)
    theirs = total_points(s, other)
    if mine != theirs:
        return mine > theirs
    return s.seats[seat * SEAT + S_VP_BATTLE] > s.seats[other * SEAT + S_VP_BATTLE]


def pyramid_level(s: State, seat: int, colour: int) -> int:
    """The highest pyramid of this colour that the seat controls (B-BUY-02, B-CONTROL-05)."""
    best = 0
    own = s.seats[seat * SEAT + S_CITY] * DISTRICTS
    districts = s.table.districts
    for number in range(len(districts)):
        space = districts[number]
        pyramid = s.pyramids[space]
        if pyramid & 7 <= best or pyramid >> 3 != colour:
            continue
        troop = s.troops[space]
        if troop >> 4 * seat & 15 or (troop == 0 and own <= number < own + DISTRICTS):
            best = pyramid & 7
    return best
