"""Passing a space that is too full to stay: is there a way on (house rule passOverLimit; S-MOVE-15, S-CLAR-21)?"""

from __future__ import annotations

from typing import Final

from kemet.engine.board.prices import later_teleport_price, teleport_price
from kemet.engine.board.sides import enemies_at, is_walled_off, part_limit
from kemet.engine.day.entering import (
    entry_fee,
    fee_for_attack,
    fits,
    group_creature,
    ignores_walls,
    may_be_attacked,
    may_join,
    payer_of,
    standing_at,
)
from kemet.engine.native import i64
from kemet.engine.state.bits import nibble_sum, one_bit
from kemet.engine.state.codes import COMMON, IGNORE_WALLS, MAX_SEATS, NOWHERE, SETH, TELEPORT_FROM_OBELISK
from kemet.engine.state.state import State, rules_of


def may_pass(s: State, seat: i64, space: i64, left: i64, purse: i64, hopped: bool) -> bool:
    """House rule passOverLimit: the group is too large here, but it can get on to a space where it may end (R-11).

    `purse`: the prayer left once it is here. `hopped`: it has teleported on its way.
    """
    if s.move_creature and s.creatures[space] >> 4 * seat & 15:
        return False
    if _can_hop_on(s, seat, space, purse, hopped):
        return True
    if left < 1:
        return False
    for onward in s.table.neighbours[space]:
        if onward == s.move_at or (is_walled_off(s, seat, onward) and not ignores_walls(s, seat)):
            continue
        if s.creatures[onward] and entry_fee(s, seat, onward) > 0:
            continue
        if may_join(s, seat, onward) or may_pass(s, seat, onward, left - 1, purse, hopped):
            return True
    return False


def _can_hop_on(s: State, seat: i64, space: i64, purse: i64, hopped: bool) -> bool:
    """A pyramid there, or an obelisk with the power to use it, lets the group teleport away again."""
    price = later_teleport_price(s, seat) if hopped else teleport_price(s, seat)
    if price > purse or not teleports_from(s, seat, space, group_creature(s, seat) + 1):
        return False
    for onward in s.table.obelisks:
        if onward == space or onward == s.move_at or s.move_targets >> onward & 1:
            continue
        if may_join(s, seat, onward) and not (s.creatures[onward] and entry_fee(s, seat, onward) > 0):
            return True
    return False


# --- Seth: mixed troops -----------------------------------------------------------------------------------------------
#
# A rider is the creature with a group as one number: its controller * 16 + its number + 1; 0: none.

NO_RIDER: Final = 0
#: Which riders a part may have, as a bit set.
WITHOUT: Final = 1
WITH_MOVING: Final = 2
WITH_STANDING: Final = 4


def moving_rider(s: State) -> i64:
    if s.seth.riding == 0:
        return NO_RIDER
    return s.seth.rider_seat * 16 + s.seth.riding


def standing_rider(s: State, seat: i64, space: i64) -> i64:
    """The creature of the seat's side that stands here."""
    nibbles = s.creatures[space] & s.table.friend_mask[seat]
    controller: i64 = 0
    while nibbles:
        if nibbles & 15:
            return controller * 16 + (nibbles & 15)
        nibbles >>= 4
        controller += 1
    return NO_RIDER


def goes_with(s: State, rider: i64, part: i64) -> bool:
    """Has the creature's controller a unit in this part? Osiris needs any member's (S-MIXED-09, S-TILE-OSIRIS)."""
    controller = rider >> 4
    if s.table.creature_abilities[(rider & 15) - 1] & COMMON:
        return part & s.table.friend_mask[controller] != 0
    return part >> 4 * controller & 15 != 0


def portal_from(s: State, seat: i64, space: i64) -> i64:
    """The space behind the portal here, or -1: closed, as it lies at first, or none.

    S-SETUP-12, S-PORTAL-02 to S-PORTAL-04.
    """
    rules = rules_of(s)
    if seat != SETH and not s.seth.ceremony_done:
        return NOWHERE
    return rules.portal[space]


def may_part(s: State, seat: i64, troop: i64, part: i64) -> bool:
    """Those who leave and those who stay are within their limits (S-CLAR-20, S-MOVE-13)."""
    if nibble_sum(part) > part_limit(s, seat, part):
        return False
    rest = troop - part
    return rest == 0 or nibble_sum(rest) <= part_limit(s, seat, rest)


def part_after(troop: i64, part: i64) -> i64:
    """The next smaller part of a troop, owner by owner like the wheels of a counter; -1 after the last."""
    place: i64 = 0
    while place < 4 * MAX_SEATS:
        if part >> place & 15:
            return part - (1 << place) + (troop & (1 << place) - 1)
        place += 4
    return NOWHERE


def riders(s: State, troop: i64, part: i64, moving: i64, standing: i64) -> i64:
    """With which creature this part of a troop may go on: of two that are here only one may stay (S-CLAR-20).

    A creature that stays without a unit of its controller goes to its tile (S-CLAR-24), so then both may be left.
    """
    found: i64 = 0
    if moving and goes_with(s, moving, part):
        found |= WITH_MOVING
    if standing and goes_with(s, standing, part):
        found |= WITH_STANDING
    rest = troop - part
    if not (moving and standing and goes_with(s, moving, rest) and goes_with(s, standing, rest)):
        found |= WITHOUT
    return found


def can_go_on(
    s: State, seat: i64, space: i64, group: i64, rider: i64, left: i64, purse: i64, hopped: bool, crowded: i64
) -> bool:
    """Can this very group go on from here to a space where it may stay or fight?

    `hopped`: it has teleported on its way here. `crowded`: spaces, this one too, that it left too full for itself; to
    return there is no way on.
    """
    walls = s.move_walls != 0 or s.seats[seat].powers.abilities & IGNORE_WALLS != 0
    if rider and s.table.creature_abilities[(rider & 15) - 1] & IGNORE_WALLS:
        walls = True
    if left > 0:
        for onward in s.table.neighbours[space]:
            if walls or not is_walled_off(s, seat, onward):
                if _welcomes(s, seat, onward, group, rider, left - 1, purse, hopped, crowded):
                    return True
        portal = portal_from(s, seat, space)
        if portal >= 0 and _welcomes(s, seat, portal, group, rider, left - 1, purse, hopped, crowded):
            return True
    price = later_teleport_price(s, seat) if hopped else teleport_price(s, seat)
    if price > purse or not teleports_from(s, seat, space, rider):
        return False
    for onward in s.table.obelisks:
        if onward != space and not s.move_targets >> onward & 1:
            if _welcomes(s, seat, onward, group, rider, left, purse - price, True, crowded):
                return True
    return False


def teleports_from(s: State, seat: i64, space: i64, rider: i64) -> bool:
    if s.pyramids[space] & 7:
        return True
    if not s.table.obelisk[space]:
        return False
    if s.seats[seat].powers.abilities & TELEPORT_FROM_OBELISK:
        return True
    return rider > 0 and s.table.creature_abilities[(rider & 15) - 1] & TELEPORT_FROM_OBELISK != 0


def _welcomes(
    s: State, seat: i64, space: i64, group: i64, rider: i64, left: i64, purse: i64, hopped: bool, crowded: i64
) -> bool:
    """May the group stay or fight there, or pass on from there?"""
    if crowded >> space & 1:
        return False
    hostile = enemies_at(s, space, seat) != 0
    if hostile and s.creatures[space] and entry_fee(s, seat, space) > purse:
        return False
    if fits(s, seat, space, group, rider > 0):
        return True
    if s.seth.corrupted >= 0 and may_be_attacked(s, seat, space) and fee_for_attack(s, space) <= purse:
        return True  # a space it attacks is an end
    return not hostile and passes(s, seat, space, group, rider, left, purse, hopped, crowded)


def passes(
    s: State, seat: i64, space: i64, group: i64, rider: i64, left: i64, purse: i64, hopped: bool, crowded: i64
) -> bool:
    """The group arrives at a space that is too full for it: is there a legal continuation (S-CLAR-21)?"""
    crowded |= one_bit(space)
    troop = standing_at(s, seat, space) + group
    if may_part(s, seat, troop, group) and can_go_on(s, seat, space, group, rider, left, purse, hopped, crowded):
        return True  # as it is: the commonest way on, be it the way back (S-EX-74)
    if s.seth.corrupted >= 0:
        return False  # it stays whole (S-CORRUPT-TROOP-02)
    standing = standing_rider(s, seat, space)
    part = troop
    while part > 0:
        if part >> 4 * seat & 15 and may_part(s, seat, troop, part):
            found = riders(s, troop, part, rider, standing)
            if found & WITHOUT and can_go_on(s, seat, space, part, NO_RIDER, left, purse, hopped, crowded):
                return True
            if found & WITH_MOVING and can_go_on(s, seat, space, part, rider, left, purse, hopped, crowded):
                return True
            if found & WITH_STANDING and can_go_on(s, seat, space, part, standing, left, purse, hopped, crowded):
                return True
        part = part_after(troop, part)
    return False


def may_enter_mixed(s: State, seat: i64, space: i64, left: i64, price: i64, hops: bool) -> bool:
    """May the moving group stay or fight there, or pass on from there? `price`: what the displacement itself costs."""
    if fits(s, seat, space, s.seth.group, s.seth.riding > 0):
        return True
    if enemies_at(s, space, seat):
        return False
    purse = s.seats[payer_of(s, seat)].prayer - price
    return passes(s, seat, space, s.seth.group, moving_rider(s), left, purse, hops, 0)
