"""How a group gets from one space to another: steps, teleports, arriving (sections 7 and 8)."""

from __future__ import annotations

from kemet.engine.battle.enter import start_battle
from kemet.engine.board.creatures import leave_behind, send_to_reserve
from kemet.engine.board.prices import pay, teleport_price
from kemet.engine.board.sides import defender_at, enemies_at, friends_at, is_walled_off, part_limit
from kemet.engine.board.troops import creature_at, lift_creature, put_creature, shift_group, units
from kemet.engine.day.entering import entry_fee, group_creature_can, may_join, payer_of
from kemet.engine.day.passing import may_enter_mixed, may_part, may_pass
from kemet.engine.native import i64
from kemet.engine.state.bits import nibble_sum, one_bit
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import NOWHERE, TELEPORT_FROM_OBELISK
from kemet.engine.state.events import ALL, EV_FEE, EV_STEP, EV_TELEPORT, emit
from kemet.engine.state.state import State


def may_step(s: State, seat: i64, space: i64, walls: bool) -> bool:
    """May the group take one step or crossing to this neighbour?"""
    if not walls and is_walled_off(s, seat, space):
        return False
    if s.creatures[space] and entry_fee(s, seat, space) > s.seats[seat].prayer:
        return False
    if s.table.with_seth:
        return may_enter_mixed(s, seat, space, s.move_left - 1, 0, s.move_helped != 0)
    return may_join(s, seat, space) or (
        s.table.pass_over_limit and may_pass(s, seat, space, s.move_left - 1, s.seats[seat].prayer, False)
    )


def may_appear(s: State, seat: i64, space: i64, price: i64, helped: bool) -> bool:
    """May the group teleport to this obelisk for this price? A fee there is a second payment (T-CLAR-05).

    `helped`: Priest of Ra has already done all that the house rule raPerTeleport allows in this Move.
    """
    if s.creatures[space] and price + entry_fee(s, seat, space) > s.seats[payer_of(s, seat)].prayer:
        return False
    if s.table.with_seth:
        return may_enter_mixed(s, seat, space, s.move_left, price, helped)
    if may_join(s, seat, space):
        return True
    purse = s.seats[seat].prayer - price
    return s.table.pass_over_limit and may_pass(s, seat, space, s.move_left, purse, helped)


def may_leave(s: State, seat: i64) -> bool:
    """Group and rest are within the limits that hold for them (S-CLAR-20)."""
    return may_part(s, seat, friends_at(s, s.move_at, seat), s.seth.group)


def can_teleport_from_here(s: State, seat: i64) -> bool:
    """A district with any pyramid, or an obelisk with the power to use it (B-TELE-01, B-TELE-04).

    The delta has no pyramid, so nothing but that power leads out of it (B-TELE-09). From a district of Seth any troop
    may (S-MOVE-11), from an obelisk a group with the Griffin Sphinx (S-TS-14).
    """
    at = s.move_at
    if s.pyramids[at] & 7:
        return True
    if not s.table.obelisk[at]:
        return False
    if s.seats[seat].powers.abilities & TELEPORT_FROM_OBELISK:
        return True
    return group_creature_can(s, seat, TELEPORT_FROM_OBELISK)


def add_teleport_targets(s: State, seat: i64, price: i64, code: i64, found: Choices) -> None:
    """Obelisks the group may appear at, whatever sends it there (B-TELE-03, B-TELE-07)."""
    for space in s.table.obelisks:
        if space != s.move_at and may_appear(s, seat, space, price, s.move_helped != 0):
            found.add(code + space)


def pay_teleport(s: State, seat: i64, space: i64) -> i64:
    """The group's teleport to this obelisk is paid, by Seth for a troop he has corrupted; what it cost."""
    price = teleport_price(s, seat)
    payer = payer_of(s, seat)
    if s.seats[payer].powers.payment:
        s.move_helped = 1
    pay(s, payer, price)
    # what is paid for is bounded by the prayer (B-TELE-10), in every movement of either side (S-BASE-07)
    if price == 0 or s.table.paid_teleports_count:
        s.move_targets |= one_bit(space)
    return price


def tell_teleport(s: State, seat: i64, payer: i64, space: i64, price: i64) -> None:
    """The group, its creature and each owner's units, as for a step; Seth pays for a troop he has corrupted."""
    if s.log is None:
        return
    creature: i64 = NOWHERE
    group: i64 = 0
    if s.table.with_seth:
        creature = s.seth.riding - 1
        group = s.seth.group
    elif s.move_creature:
        creature = creature_at(s, s.move_at, seat)
    s.log.append((EV_TELEPORT, ALL, seat, s.move_at, space, s.move_units, creature, price, payer, group))


def is_too_full(s: State, seat: i64, space: i64) -> bool:
    """With Seth: the troop here could not stay as it is (S-MOVE-15)."""
    troop = friends_at(s, space, seat)
    if nibble_sum(troop) > part_limit(s, seat, troop):
        return True
    creatures = s.creatures[space] & s.table.friend_mask[seat]
    if s.seth.riding:
        return creatures != 0
    while creatures and not creatures & 15:
        creatures >>= 4
    return creatures > 15  # two of them: one was left to go to its tile (S-CLAR-24), so the group must go on


def arrive(s: State, seat: i64, space: i64) -> None:
    """The group leaves its space and enters another one; enemies there mean a battle (B-MOVE-12).

    The fee is paid before anything that the entry brings (T-X-02).
    """
    came_from = s.move_at
    if s.creatures[space]:
        fee = entry_fee(s, seat, space)
        if fee:
            pay(s, seat, fee)
            emit(s, EV_FEE, seat, space, fee)
    if s.table.with_seth:
        _arrive_together(s, seat, space)
        return
    s.troops[came_from] -= s.move_units << 4 * seat
    creature: i64 = -1
    if s.move_creature:
        creature = lift_creature(s, came_from, seat)
        put_creature(s, space, seat, creature)
    if not s.troops[space] >> 4 * seat & 15:
        s.move_fresh |= one_bit(space)
    s.troops[space] += s.move_units << 4 * seat
    if s.move_priests:
        s.priests[came_from] -= s.move_priests << 4 * seat
        s.priests[space] += s.move_priests << 4 * seat
    s.move_at = space
    s.move_started = 1
    s.move_regrouped = 0
    if s.log is not None:
        emit(s, EV_STEP, seat, came_from, space, s.move_units, creature)
    defender = defender_at(s, space, seat)
    if defender >= 0:
        start_battle(s, space, seat, defender, True)
    if s.creatures[came_from] and not units(s, came_from, seat):
        send_to_reserve(s, seat, came_from, s.table.left_creature_goes_home)


def _arrive_together(s: State, seat: i64, space: i64) -> None:
    """The same for units of several owners; their creature stands beside the board until they stop (S-MIXED-04).

    Both sides on one space fight at once (S-MOVE-06), members never among themselves (S-MOVE-05).
    """
    came_from = s.move_at
    shift_group(s, came_from, space, s.seth.group)
    s.move_at = space
    s.move_started = 1
    s.move_regrouped = 0
    emit(s, EV_STEP, seat, came_from, space, s.move_units, s.seth.riding - 1, s.seth.group)
    if enemies_at(s, space, seat):
        dismount(s)
        if not s.seth.invading:  # the battles of an invasion wait for its second movement (S-INVASION-02)
            start_battle(s, space, seat, defender_at(s, space, seat), True)
    leave_behind(s, seat, came_from)


def dismount(s: State) -> None:
    """The creature with the group stands on the board again."""
    if s.seth.riding:
        put_creature(s, s.move_at, s.seth.rider_seat, s.seth.riding - 1)
        s.seth.riding = 0
