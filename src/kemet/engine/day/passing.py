"""Passing a space that is too full to stay: is there a way on (house rule passOverLimit; S-MOVE-15, S-CLAR-21)?"""

from __future__ import annotations

from kemet.engine.board.prices import teleport_price
from kemet.engine.board.sides import enemies_at, friends_at, is_walled_off, part_limit
from kemet.engine.day.entering import entry_fee, fits, ignores_walls, may_join, payer_of
from kemet.engine.native import i64
from kemet.engine.state.bits import nibble_sum, one_bit
from kemet.engine.state.codes import COMMON, IGNORE_WALLS, NOWHERE, SETH, TELEPORT_FROM_OBELISK
from kemet.engine.state.state import State


def may_pass(s: State, seat: i64, space: i64, left: i64) -> bool:
    """House rule passOverLimit: the group is too large here, but it can get on to a space where it may end."""
    if s.move_creature and s.creatures[space] >> 4 * seat & 15:
        return False
    if _can_hop_on(s, seat, space):
        return True
    if left < 1:
        return False
    for onward in s.table.neighbours[space]:
        if onward == s.move_at or (is_walled_off(s, seat, onward) and not ignores_walls(s, seat)):
            continue
        if s.creatures[onward] and entry_fee(s, seat, onward) > 0:
            continue  # what is left to pay there is not known yet; another way may be free
        if may_join(s, seat, onward) or may_pass(s, seat, onward, left - 1):
            return True
    return False


def _can_hop_on(s: State, seat: i64, space: i64) -> bool:
    """A pyramid there lets the group teleport away again."""
    if not s.pyramids[space] & 7 or teleport_price(s, seat) > s.seats[seat].prayer:
        return False
    for onward in s.table.obelisks:
        if not s.move_targets >> onward & 1 and may_join(s, seat, onward) and not s.creatures[onward]:
            return True
    return False


# --- Seth: mixed troops -----------------------------------------------------------------------------------------------


class Party:
    """A group and the creature with it: the creature's number + 1 (0: none) and the seat that controls it."""

    def __init__(self, group: i64, creature: i64, controller: i64) -> None:
        self.group = group
        self.creature = creature
        self.controller = controller


def moving_party(s: State) -> Party:
    return Party(s.seth.group, s.seth.riding, s.seth.rider_seat)


def portal_from(s: State, seat: i64, space: i64) -> i64:
    """The space behind the portal here, or -1: closed, or none (S-PORTAL-02 to S-PORTAL-04)."""
    rules = s.table.seth
    assert rules is not None
    if seat != SETH and not s.seth.ceremony_done:
        return NOWHERE
    return rules.portal[space]


def controls(s: State, seat: i64, creature: i64, part: i64) -> bool:
    """Has the creature's controller a unit in this part? Osiris needs any member's (S-MIXED-09, S-TILE-OSIRIS)."""
    if s.table.creature_abilities[creature - 1] & COMMON:
        return part & s.table.friend_mask[seat] != 0
    return part >> 4 * seat & 15 != 0


def standing_creature(s: State, seat: i64, space: i64) -> Party:
    """The creature of the seat's side that stands here, as a party without units."""
    nibbles = s.creatures[space] & s.table.friend_mask[seat]
    controller: i64 = 0
    while nibbles:
        if nibbles & 15:
            return Party(0, nibbles & 15, controller)
        nibbles >>= 4
        controller += 1
    return Party(0, 0, NOWHERE)


def may_part(s: State, seat: i64, troop: i64, part: i64) -> bool:
    """Whoever leaves and whoever stays are within the limits that hold for them (S-CLAR-20)."""
    rest = troop - part
    if nibble_sum(part) > part_limit(s, seat, part):
        return False
    return rest == 0 or nibble_sum(rest) <= part_limit(s, seat, rest)


def riders(s: State, seat: i64, space: i64, troop: i64, part: i64) -> list[Party]:
    """Which creature may go with this part of a troop: none (an empty party) or one, so that at most one stays.

    A creature that stays without a unit of its controller goes to its tile (S-CLAR-24).
    """
    standing = standing_creature(s, seat, space)
    moving = moving_party(s) if s.move_at == space else Party(0, 0, NOWHERE)
    rest = troop - part
    found: list[Party] = []
    for each in (moving, standing):
        if each.creature and controls(s, each.controller, each.creature, part):
            other = standing if each is moving else moving
            if not (other.creature and other.creature == each.creature):
                found.append(Party(part, each.creature, each.controller))
    staying = 0
    for each in (moving, standing):
        if each.creature and controls(s, each.controller, each.creature, rest):
            staying += 1
    if staying < 2:
        found.append(Party(part, 0, NOWHERE))
    return found


def parts_of(s: State, seat: i64, space: i64, troop: i64) -> list[int]:
    """Every part of the troop here that may go with the mover: packed, the largest first."""
    parts: list[int] = [0]
    for owner in range(s.table.players):
        count = troop >> 4 * owner & 15
        if count:
            parts = [part + (number << 4 * owner) for part in parts for number in range(count, -1, -1)]
    return [part for part in parts if part >> 4 * seat & 15 and may_part(s, seat, troop, part)]


def can_go_on(s: State, seat: i64, space: i64, party: Party, left: i64, purse: i64, targets: i64) -> bool:
    """Can this very party go on from here to a space where it may stay or fight?"""
    walls = bool(s.move_walls) or s.seats[seat].powers.abilities & IGNORE_WALLS != 0
    if party.creature and s.table.creature_abilities[party.creature - 1] & IGNORE_WALLS:
        walls = True
    if left > 0:
        onwards = list(s.table.neighbours[space])
        portal = portal_from(s, seat, space)
        if portal >= 0:
            onwards.append(portal)
        for onward in onwards:
            if is_walled_off(s, seat, onward) and not walls:
                continue
            if _welcomes(s, seat, onward, party, left - 1, purse, targets):
                return True
    return _can_teleport_on(s, seat, space, party, left, purse, targets)


def _can_teleport_on(s: State, seat: i64, space: i64, party: Party, left: i64, purse: i64, targets: i64) -> bool:
    price = teleport_price(s, seat)
    if price > purse or not teleports_from(s, seat, space, party.creature):
        return False
    for onward in s.table.obelisks:
        if onward == space or targets >> onward & 1:
            continue
        if _welcomes(s, seat, onward, party, left, purse - price, targets | one_bit(onward)):
            return True
    return False


def teleports_from(s: State, seat: i64, space: i64, creature: i64) -> bool:
    if s.pyramids[space] & 7:
        return True
    if not s.table.obelisk[space]:
        return False
    if s.seats[seat].powers.abilities & TELEPORT_FROM_OBELISK:
        return True
    return creature > 0 and s.table.creature_abilities[creature - 1] & TELEPORT_FROM_OBELISK != 0


def _welcomes(s: State, seat: i64, space: i64, party: Party, left: i64, purse: i64, targets: i64) -> bool:
    """May the party stay or fight there, or pass on from there?"""
    if s.creatures[space] and enemies_at(s, space, seat):
        fee = entry_fee(s, seat, space)
        if fee > purse:
            return False
    if fits(s, seat, space, party.group, party.creature > 0):
        return True
    if enemies_at(s, space, seat):
        return False
    return passes(s, seat, space, party, left, purse, targets)


def passes(s: State, seat: i64, space: i64, party: Party, left: i64, purse: i64, targets: i64) -> bool:
    """The party arrives at a space that is too full for it: is there a legal continuation (S-CLAR-21)?"""
    if s.seth.corrupted >= 0:
        return can_go_on(s, seat, space, party, left, purse, targets)  # whole, as it is (S-CORRUPT-TROOP-02)
    troop = friends_at(s, space, seat) + party.group
    if space != s.move_at and left > 0 and _can_turn_back(s, seat, space, party):
        return True
    standing = standing_creature(s, seat, space)
    for part in parts_of(s, seat, space, troop):
        rest = troop - part
        for each in (party, standing):
            if each.creature and not controls(s, each.controller, each.creature, part):
                continue
            other = standing if each is party else party
            if each.creature == 0:
                stay = [creature for creature in (party, standing) if creature.creature]
            else:
                stay = [other] if other.creature else []
            if sum(1 for creature in stay if controls(s, creature.controller, creature.creature, rest)) > 1:
                continue
            if can_go_on(s, seat, space, Party(part, each.creature, each.controller), left, purse, targets):
                return True
    return False


def _can_turn_back(s: State, seat: i64, space: i64, party: Party) -> bool:
    """The way it came: what it left behind still has room for it, unless that place is full itself (S-EX-74)."""
    back = s.move_at
    if back < 0 or party.group != s.seth.group or space not in s.table.neighbours[back]:
        return False
    if is_walled_off(s, seat, back) and not ignores_walls(s, seat):
        return False
    together = friends_at(s, back, seat)  # the group still stands there
    return nibble_sum(together) <= part_limit(s, seat, together) and not (
        party.creature and s.creatures[back] & s.table.friend_mask[seat]
    )


def may_pass_mixed(s: State, seat: i64, space: i64, left: i64, price: i64) -> bool:
    """May the moving group enter this full space on its way? `price`: what the displacement itself costs."""
    if enemies_at(s, space, seat):
        return False
    purse = s.seats[payer_of(s, seat)].prayer - price
    return passes(s, seat, space, moving_party(s), left, purse, s.move_targets)
