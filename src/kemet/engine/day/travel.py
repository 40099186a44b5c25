"""How a group gets from one space to another: what may be entered, walls, limits, teleports (sections 7 to 9)."""

from __future__ import annotations

from kemet.engine.battle.enter import start_battle
from kemet.engine.board.creatures import send_to_reserve
from kemet.engine.board.prices import pay, payment_help, teleport_price
from kemet.engine.board.sides import are_enemies, defender_at, is_walled_off, limit_at, plain_limit
from kemet.engine.board.troops import lift_creature, put_creature, units, working_creature
from kemet.engine.native import i64
from kemet.engine.state.bits import one_bit
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import IGNORE_WALLS, SILENCE_CREATURE, TELEPORT_FROM_OBELISK
from kemet.engine.state.events import EV_FEE, EV_STEP, tell
from kemet.engine.state.state import State


def walls_open(s: State, seat: i64) -> bool:
    """May the group enter a district of another city now (B-WALL-01 to B-WALL-05)?"""
    return not s.move_started or _ignores_walls(s, seat)


def _ignores_walls(s: State, seat: i64) -> bool:
    """Then one Move may take several districts (B-WALL-06); the skill needs a priest in the group (T3-UNIT-06)."""
    mine = s.seats[seat]
    if s.move_walls or mine.powers.abilities & IGNORE_WALLS:
        return True
    if s.move_priests and mine.skill_powers.abilities & IGNORE_WALLS:
        return True
    return _group_creature_can(s, seat, IGNORE_WALLS)


def _group_creature_can(s: State, seat: i64, ability: i64) -> bool:
    if s.move_creature:
        creature = working_creature(s, s.move_at, seat)
        return creature >= 0 and s.table.creature_abilities[creature] & ability != 0
    return False


def may_join(s: State, seat: i64, space: i64) -> bool:
    """Own units and creature at the target leave room for the group (B-MOVE-10, B-MOVE-11)."""
    if s.move_creature and s.creatures[space] >> 4 * seat & 15:
        return False
    there = s.troops[space] >> 4 * seat & 15
    if there == 0:
        return True
    if there + s.move_units <= plain_limit(s, seat):
        return True
    return s.table.has_path and there + s.move_units <= limit_at(s, seat, space, s.move_priests)


def entry_fee(s: State, seat: i64, space: i64) -> i64:
    """What an enemy creature there makes the group pay for entering (T1-CREATURE-KHNUM)."""
    fee: i64 = 0
    for other in range(s.table.players):
        creature = working_creature(s, space, other)
        if creature >= 0 and s.table.creature_fee[creature] and are_enemies(s, seat, other):
            fee = s.table.creature_fee[creature] + payment_help(s, seat)
    if fee > 0 and s.table.snake_cancels_fee and _group_creature_can(s, seat, SILENCE_CREATURE):
        return 0
    if fee > 0:
        return fee
    return 0


def may_step(s: State, seat: i64, space: i64, walls: bool) -> bool:
    """May the group take one step or crossing to this neighbour?"""
    if not walls and is_walled_off(s, seat, space):
        return False
    if s.creatures[space] and entry_fee(s, seat, space) > s.seats[seat].prayer:
        return False
    return may_join(s, seat, space) or (s.table.pass_over_limit and _may_pass(s, seat, space, s.move_left - 1))


def may_appear(s: State, seat: i64, space: i64, price: i64) -> bool:
    """May the group teleport to this obelisk for this price? A fee there is a second payment (T-CLAR-05)."""
    if s.creatures[space] and price + entry_fee(s, seat, space) > s.seats[seat].prayer:
        return False
    return may_join(s, seat, space) or (s.table.pass_over_limit and _may_pass(s, seat, space, s.move_left))


def _may_pass(s: State, seat: i64, space: i64, left: i64) -> bool:
    """House rule passOverLimit: the group is too large here, but it can get on to a space where it may end."""
    if s.move_creature and s.creatures[space] >> 4 * seat & 15:
        return False
    if _can_hop_on(s, seat, space):
        return True
    if left < 1:
        return False
    for onward in s.table.neighbours[space]:
        if onward == s.move_at or (is_walled_off(s, seat, onward) and not _ignores_walls(s, seat)):
            continue
        if s.creatures[onward] and entry_fee(s, seat, onward) > 0:
            continue  # what is left to pay there is not known yet; another way may be free
        if may_join(s, seat, onward) or _may_pass(s, seat, onward, left - 1):
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


def can_teleport_from_here(s: State, seat: i64) -> bool:
    """A district with any pyramid, or an obelisk with the power to use it (B-TELE-01, B-TELE-04).

    The delta has no pyramid, so nothing but that power leads out of it (B-TELE-09).
    """
    at = s.move_at
    if s.pyramids[at] & 7:
        return True
    if not s.table.obelisk[at]:
        return False
    if s.seats[seat].powers.abilities & TELEPORT_FROM_OBELISK:
        return True
    return _group_creature_can(s, seat, TELEPORT_FROM_OBELISK)


def add_teleport_targets(s: State, seat: i64, price: i64, code: i64, found: Choices) -> None:
    """Obelisks the group may appear at, whatever sends it there (B-TELE-03, B-TELE-07)."""
    for space in s.table.obelisks:
        if space != s.move_at and may_appear(s, seat, space, price):
            found.add(code + space)


def arrive(s: State, seat: i64, space: i64) -> None:
    """The group leaves its space and enters another one; enemies there mean a battle (B-MOVE-12).

    The fee is paid before anything that the entry brings (T-X-02).
    """
    came_from = s.move_at
    if s.creatures[space]:
        fee = entry_fee(s, seat, space)
        if fee:
            pay(s, seat, fee)
            tell(s, EV_FEE, seat, space, fee)
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
        tell(s, EV_STEP, seat, came_from, space, s.move_units, creature)
    defender = defender_at(s, space, seat)
    if defender >= 0:
        start_battle(s, space, seat, defender, True)
    if s.creatures[came_from] and not units(s, came_from, seat):
        send_to_reserve(s, seat, came_from, s.table.left_creature_goes_home)
