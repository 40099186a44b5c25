"""Units, priests and creatures on the spaces of the board: count, add, take, move."""

from __future__ import annotations

from kemet.engine.native import i64
from kemet.engine.state.bits import lowest_bit, nibble_sum, one_bit
from kemet.engine.state.codes import NOWHERE, SETH
from kemet.engine.state.events import emit
from kemet.engine.state.state import State


def units(s: State, space: i64, seat: i64) -> i64:
    return s.troops[space] >> 4 * seat & 15


def add_units(s: State, space: i64, seat: i64, amount: i64) -> None:
    s.troops[space] += amount << 4 * seat


def holder(s: State, space: i64) -> i64:
    """The first seat with units on this space, or -1."""
    troop = s.troops[space]
    if troop == 0:
        return NOWHERE
    seat: i64 = 0
    while not troop & 15:
        troop >>= 4
        seat += 1
    return seat


def troops_of(s: State, seat: i64) -> i64:
    """Bit set of the spaces with own units."""
    spaces: i64 = 0
    for space in range(s.table.spaces):
        if s.troops[space] >> 4 * seat & 15:
            spaces |= one_bit(space)
    return spaces


def own_districts(s: State, seat: i64) -> i64:
    """Bit set of the spaces of the seat's own city."""
    return s.table.city_spaces[s.seats[seat].city]


def priests_at(s: State, space: i64, seat: i64) -> i64:
    """How many of the seat's units on this space are priests."""
    if s.table.has_path:
        return s.priests[space] >> 4 * seat & 15
    return 0


def remove_units(s: State, space: i64, seat: i64, amount: i64, priests: i64) -> None:
    """Units and the priests among them go to the unit reserve (T3-UNIT-02); that pays nothing (B-BATTLE-20)."""
    s.troops[space] -= amount << 4 * seat
    s.seats[seat].reserve += amount
    if s.table.with_seth:
        _return_captured(s, space, seat)
    if priests:
        s.priests[space] -= priests << 4 * seat
        s.seats[seat].priests_reserve += priests


def shift_units(s: State, space: i64, onward: i64, seat: i64) -> None:
    """The side's whole troop with its creature goes to another space (B-RETREAT-14)."""
    mask = s.table.friend_mask[seat]
    shift_group(s, space, onward, s.troops[space] & mask)
    if s.table.has_path:
        moved = s.priests[space] & mask
        s.priests[space] -= moved
        s.priests[onward] += moved
    creatures = s.creatures[space] & mask
    s.creatures[space] -= creatures
    s.creatures[onward] += creatures


def figures_lost(s: State, space: i64, seat: i64, amount: i64) -> i64:
    """How many priests are among the units lost there, or -1 if their owner has a choice (T3-UNIT-03)."""
    priests = priests_at(s, space, seat)
    if priests == 0:
        return 0
    plain = units(s, space, seat) - priests
    low: i64 = 0
    if amount > plain:
        low = amount - plain
    high = priests
    if amount < priests:
        high = amount
    if low == high:
        return low
    return NOWHERE


def creature_at(s: State, space: i64, seat: i64) -> i64:
    """The seat's creature on this space, or -1."""
    return (s.creatures[space] >> 4 * seat & 15) - 1


def working_creature(s: State, space: i64, seat: i64) -> i64:
    """The seat's creature on this space unless its tile is sealed (T-CLAR-03), or -1."""
    creature = (s.creatures[space] >> 4 * seat & 15) - 1
    if creature >= 0 and s.sealed_creatures >> creature & 1:
        return NOWHERE
    return creature


def creature_in(creatures: i64) -> i64:
    """The first creature of a packed row, or -1."""
    while creatures:
        if creatures & 15:
            return (creatures & 15) - 1
        creatures >>= 4
    return NOWHERE


def put_creature(s: State, space: i64, seat: i64, creature: i64) -> None:
    s.creatures[space] += creature + 1 << 4 * seat


def lift_creature(s: State, space: i64, seat: i64) -> i64:
    """Take the seat's creature off this space and return its number."""
    creature = creature_at(s, space, seat)
    s.creatures[space] -= creature + 1 << 4 * seat
    return creature


def tell_leaving(s: State, kind: i64, seat: i64, space: i64, onward: i64) -> None:
    """A whole troop is about to escape or to retreat, of several owners with Seth."""
    if s.log is None:
        return
    troop: i64 = s.troops[space] & s.table.friend_mask[seat]
    creatures: i64 = s.creatures[space] & s.table.friend_mask[seat]
    creature: i64 = NOWHERE
    if creatures:
        creature = (creatures >> 4 * (lowest_bit(creatures) >> 2) & 15) - 1
    emit(s, kind, seat, space, onward, nibble_sum(troop), creature, troop)


# --- figures of the other side (S-TILE-UNITS-CORRUPTION) ------------------------------------------------------------


def captured_with(s: State, space: i64, seat: i64) -> i64:
    """How many of the seat's units here are captured figures."""
    if seat != SETH:
        return s.seth.violet[space] >> 4 * seat & 15
    return nibble_sum(s.seth.captured[space])


def _return_captured(s: State, space: i64, seat: i64) -> None:
    """After units were taken off: figures of its own colour went first, captured ones go to their own reserve."""
    too_many = captured_with(s, space, seat) - units(s, space, seat)
    for _ in range(too_many):
        s.seats[seat].reserve -= 1
        s.seats[_free_captured(s, space, seat)].reserve += 1


def _free_captured(s: State, space: i64, seat: i64) -> i64:
    """Take one captured figure off and say whose it was; the earliest seat's first (S-CLAR-22)."""
    if seat != SETH:
        s.seth.violet[space] -= 1 << 4 * seat
        return SETH
    owner = lowest_bit(s.seth.captured[space]) >> 2
    s.seth.captured[space] -= 1 << 4 * owner
    return owner


def shift_group(s: State, space: i64, onward: i64, group: i64) -> None:
    """A packed group of one side goes to another space; captured figures only when its own do not suffice."""
    s.troops[space] -= group
    s.troops[onward] += group
    seat: i64 = 0
    rest = group
    while rest:
        if rest & 15:
            _shift_captured(s, space, onward, seat)
        rest >>= 4
        seat += 1


def _shift_captured(s: State, space: i64, onward: i64, seat: i64) -> None:
    for _ in range(captured_with(s, space, seat) - units(s, space, seat)):
        owner = _free_captured(s, space, seat)
        if seat == SETH:
            s.seth.captured[onward] += 1 << 4 * owner
        else:
            s.seth.violet[onward] += 1 << 4 * seat
