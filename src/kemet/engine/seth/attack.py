"""A corrupted troop attacks another troop of the alliance (S-CORRUPT-TROOP-08 to S-CORRUPT-TROOP-12)."""

from __future__ import annotations

from kemet.engine.battle.enter import start_corrupted_battle
from kemet.engine.board.creatures import leave_behind
from kemet.engine.board.prices import pay, teleport_price
from kemet.engine.board.sides import is_walled_off
from kemet.engine.board.troops import captured_with, units
from kemet.engine.day.entering import fee_for_attack, may_be_attacked, walls_open
from kemet.engine.day.passing import portal_from
from kemet.engine.day.travel import can_teleport_from_here, pay_teleport, tell_teleport
from kemet.engine.native import i64
from kemet.engine.state.choices import ATTACK, TELEPORT_ATTACK, TROOP, Choices
from kemet.engine.state.codes import SETH
from kemet.engine.state.events import EV_FEE, EV_STEP, emit
from kemet.engine.state.state import State


def add_corrupted_attacks(s: State, mover: i64, found: Choices) -> None:
    """Steps and teleports that Seth names as an attack; he pays all of it (S-CORRUPT-TROOP-03)."""
    at = s.move_at
    purse = s.seats[SETH].prayer
    if s.move_left > 0:
        onwards = list(s.table.neighbours[at])
        portal = portal_from(s, mover, at)
        if portal >= 0:
            onwards.append(portal)
        for space in onwards:
            if is_walled_off(s, mover, space) and not walls_open(s, mover):
                continue
            if may_be_attacked(s, mover, space) and fee_for_attack(s, space) <= purse:
                found.add(ATTACK + space)
    price = teleport_price(s, mover)
    if price <= purse and can_teleport_from_here(s, mover):
        for space in s.table.obelisks:
            if space == at or s.move_targets >> space & 1 or not may_be_attacked(s, mover, space):
                continue
            if price + fee_for_attack(s, space) <= purse:
                found.add(TELEPORT_ATTACK + space)


def start_corrupted_attack(s: State, mover: i64, choice: i64) -> None:
    """The troop leaves the board for the length of the battle, so that its owners can stand on both sides.

    S-CLAR-36, S-CLAR-37.
    """
    assert ATTACK <= choice < TROOP
    came_from = s.move_at
    group = s.seth.group
    if choice >= TELEPORT_ATTACK:
        space = choice - TELEPORT_ATTACK
        price = pay_teleport(s, mover, space)
        tell_teleport(s, mover, SETH, space, price)
    else:
        space = choice - ATTACK
        s.move_left -= 1
    fee = fee_for_attack(s, space)
    if fee:
        pay(s, SETH, fee)
        emit(s, EV_FEE, SETH, space, fee)
    emit(s, EV_STEP, mover, came_from, space, s.move_units, s.seth.riding - 1, group)
    violet = _lift_troop(s, came_from, group)
    creatures: i64 = 0
    if s.seth.riding:
        creatures = s.seth.riding << 4 * s.seth.rider_seat
        s.seth.riding = 0
    leave_behind(s, mover, came_from)
    s.move_at = space
    s.move_started = 1
    start_corrupted_battle(s, space, mover, group, creatures, violet)


def _lift_troop(s: State, space: i64, group: i64) -> i64:
    """Take the units off the board; which of them are captured figures, four bits per holder."""
    violet: i64 = 0
    s.troops[space] -= group
    for seat in range(1, s.table.players):
        if group >> 4 * seat & 15:
            extra = captured_with(s, space, seat) - units(s, space, seat)
            if extra > 0:
                violet |= extra << 4 * seat
                s.seth.violet[space] -= extra << 4 * seat
    return violet
