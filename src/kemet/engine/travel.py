"""How a group gets from one space to another: what may be entered, walls, limits, teleports (sections 7 to 9)."""

from __future__ import annotations

from kemet.engine.clash import start_battle
from kemet.engine.creatures import send_to_reserve
from kemet.engine.events import EV_FEE, EV_STEP, tell
from kemet.engine.names import (
    IGNORE_WALLS,
    M_LIMIT,
    S_ABILITIES,
    S_PRAYER,
    S_SIDE,
    SEAT,
    SILENCE_CREATURE,
    TELEPORT_FROM_OBELISK,
)
from kemet.engine.place import BASE_LIMIT, limit_at
from kemet.engine.powers import skill_abilities, skills_of
from kemet.engine.prices import pay, payment_help, teleport_price
from kemet.engine.state import (
    State,
    enemies_at,
    lift_creature,
    put_creature,
    units,
    working_creature,
)


def walls_open(s: State, seat: int) -> bool:
    """May the group enter a district of another city now (B-WALL-01 to B-WALL-05)?"""
    return not s.move_started or _ignores_walls(s, seat)


def _ignores_walls(s: State, seat: int) -> bool:
    if s.move_walls or s.seats[seat * SEAT + S_ABILITIES] & IGNORE_WALLS:
        return True
    if s.move_priests and skill_abilities(s, skills_of(s, seat)) & IGNORE_WALLS:
        return True
    if s.move_creature:
        creature = working_creature(s, s.move_at, seat)
        return creature >= 0 and s.table.creature_abilities[creature] & IGNORE_WALLS != 0
    return False


def may_join(s: State, seat: int, space: int) -> bool:
    """Own units and creature at the target leave room for the group (B-MOVE-10, B-MOVE-11)."""
    if s.move_creature and s.creatures[space] >> 4 * seat & 15:
        return False
    there = s.troops[space] >> 4 * seat & 15
    if there == 0:
        return True
    if there + s.move_units <= BASE_LIMIT + s.seats[seat * SEAT + M_LIMIT]:
        return True
    return s.table.has_path and there + s.move_units <= limit_at(s, seat, space, s.move_priests)


def entry_fee(s: State, seat: int, space: int) -> int:
    """What an enemy creature there makes the group pay for entering (T1-CREATURE-KHNUM)."""
    fee = 0
    for other in range(s.table.players):
        creature = working_creature(s, space, other)
        if creature >= 0 and s.table.creature_fee[creature]:
            if s.seats[other * SEAT + S_SIDE] != s.seats[seat * SEAT + S_SIDE]:
                fee = s.table.creature_fee[creature] + payment_help(s, seat)
    if fee > 0 and s.table.snake_cancels_fee and s.move_creature:
        own = working_creature(s, s.move_at, seat)
        if own >= 0 and s.table.creature_abilities[own] & SILENCE_CREATURE:
            return 0
    return fee if fee > 0 else 0


def may_step(s: State, seat: int, space: int, walls: bool) -> bool:
    """May the group take one step or crossing to this neighbour?"""
    city = s.table.city[space]
    if city >= 0 and not walls:
        owner = s.city_seat[city]
        if s.seats[owner * SEAT + S_SIDE] != s.seats[seat * SEAT + S_SIDE]:
            return False
    if s.creatures[space] and entry_fee(s, seat, space) > s.seats[seat * SEAT + S_PRAYER]:
        return False
    return may_join(s, seat, space) or (s.table.pass_over_limit and _may_pass(s, seat, space, s.move_left - 1))


def may_appear(s: State, seat: int, space: int, price: int) -> bool:
    """May the group teleport to this obelisk for this price?"""
    if s.creatures[space] and price + entry_fee(s, seat, space) > s.seats[seat * SEAT + S_PRAYER]:
        return False
    return may_join(s, seat, space) or (s.table.pass_over_limit and _may_pass(s, seat, space, s.move_left))


def _may_pass(s: State, seat: int, space: int, left: int) -> bool:
    """House rule passOverLimit: the group is too large here, but it can get on to a space where it may end."""
    if s.move_creature and s.creatures[space] >> 4 * seat & 15:
        return False
    if _can_hop_on(s, seat, space):
        return True
    if left < 1:
        return False
    for onward in s.table.neighbours[space]:
        city = s.table.city[onward]
        if city >= 0 and s.city_seat[city] != seat and not _ignores_walls(s, seat):
            continue
        if onward != s.move_at and (may_join(s, seat, onward) or _may_pass(s, seat, onward, left - 1)):
            return not s.creatures[onward] or entry_fee(s, seat, onward) == 0
    return False


def _can_hop_on(s: State, seat: int, space: int) -> bool:
    """A pyramid there lets the group teleport away again."""
    if not s.pyramids[space] & 7 or teleport_price(s, seat) > s.seats[seat * SEAT + S_PRAYER]:
        return False
    for onward in s.table.obelisks:
        if not s.move_targets >> onward & 1 and may_join(s, seat, onward) and not s.creatures[onward]:
            return True
    return False


def can_teleport_from_here(s: State, seat: int) -> bool:
    """A district with any pyramid, or an obelisk with the power to use it (B-TELE-01, B-TELE-04)."""
    at = s.move_at
    if s.pyramids[at] & 7:
        return True
    if not s.table.obelisk[at]:
        return False
    if s.seats[seat * SEAT + S_ABILITIES] & TELEPORT_FROM_OBELISK:
        return True
    if s.move_creature:
        creature = working_creature(s, at, seat)
        return creature >= 0 and s.table.creature_abilities[creature] & TELEPORT_FROM_OBELISK != 0
    return False


def teleport_targets(s: State, seat: int, price: int) -> list[int]:
    """Obelisks the group may appear at, whatever sends it there (B-TELE-03, B-TELE-07)."""
    found = []
    for space in s.table.obelisks:
        if space != s.move_at and may_appear(s, seat, space, price):
            found.append(space)
    return found


def arrive(s: State, seat: int, space: int) -> None:
    """The group leaves its space and enters another one; enemies there mean a battle (M3, M4)."""
    came_from = s.move_at
    if s.creatures[space]:
        fee = entry_fee(s, seat, space)
        if fee:
            pay(s, seat, fee)
            tell(s, EV_FEE, seat, space, fee)
    s.troops[came_from] -= s.move_units << 4 * seat
    creature = -1
    if s.move_creature:
        creature = lift_creature(s, came_from, seat)
        put_creature(s, space, seat, creature)
    if not s.troops[space] >> 4 * seat & 15:
        s.move_fresh |= 1 << space
    s.troops[space] += s.move_units << 4 * seat
    if s.move_priests:
        s.priests[came_from] -= s.move_priests << 4 * seat
        s.priests[space] += s.move_priests << 4 * seat
    s.move_at = space
    s.move_started = 1
    s.move_regrouped = 0
    if s.log is not None:
        tell(s, EV_STEP, seat, came_from, space, s.move_units, creature)
    if s.troops[space] != units(s, space, seat) << 4 * seat:
        others = enemies_at(s, space, seat)
        if others:
            defender = 0
            while not others >> 4 * defender & 15:
                defender += 1
            start_battle(s, space, seat, defender, 1)
    if s.creatures[came_from] and not units(s, came_from, seat):
        send_to_reserve(s, seat, came_from, s.table.left_creature_goes_home)
