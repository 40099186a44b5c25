"""Victory points (section 15 of the base rules). Temporary ones are read off the board."""

from __future__ import annotations

from kemet.engine.board.control import controller, temples_held
from kemet.engine.native import i64
from kemet.engine.state.codes import MAX_LEVEL
from kemet.engine.state.state import State


def temporary_points(s: State, seat: i64) -> i64:
    """Temples and level-4 pyramids under control (B-VP-07, B-VP-08).

    Nothing is kept: they are read off the board whenever somebody asks (B-SETUP-04, B-CONTROL-09).
    """
    points = temples_held(s, seat)
    if s.delta_keeper == seat:
        for space in s.table.temples:
            if s.table.sacrifice[space] and s.troops[space] == 0:
                points += 1  # but it is no temple held (T-CLAR-21)
    for space in s.table.districts:
        if s.pyramids[space] & 7 == MAX_LEVEL and controller(s, space) == seat:
            points += 1
    return points


def permanent_points(s: State, seat: i64) -> i64:
    """Points that are never lost again (B-VP-01 to B-VP-06, B-VP-09), but for the Dagger's (T3-OBJ-DAGGER, T-INV-10).

    Those who lose control of something keep them, their tiles and their prayer points (B-CONTROL-08).
    """
    mine = s.seats[seat]
    base = mine.vp_battle + mine.vp_tile + mine.vp_creature + mine.vp_temples + mine.vp_sanctuary
    return base + mine.vp_path + mine.vp_dagger


def total_points(s: State, seat: i64) -> i64:
    """All victory points of a seat at this moment (T-X-30); they are public (B-VP-10)."""
    points = permanent_points(s, seat) + temporary_points(s, seat)
    if points < 0 and s.table.dagger_floor:
        return 0  # the total that is shown, not its parts (T-CLAR-20)
    return points


def leader(s: State) -> i64:
    """Most points, then most battle points, then the earlier place in the turn order (B-WIN-02).

    Who came to the target first does not matter (B-WIN-04).
    """
    best = s.order[0]
    for seat in s.order:
        if ranks_above(s, seat, best):
            best = seat
    return best


def ranks_above(s: State, seat: i64, other: i64) -> bool:
    """Points of the path and of the Dagger are no battle points (T-X-31)."""
    mine = total_points(s, seat)
    theirs = total_points(s, other)
    if mine != theirs:
        return mine > theirs
    return s.seats[seat].vp_battle > s.seats[other].vp_battle
