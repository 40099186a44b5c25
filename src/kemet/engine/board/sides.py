"""Friend and enemy: who stands against whom, who defends, where a side may stay and which walls are shut to it.

Every rule that depends on sides asks here. In the base game every seat is a side of its own; with Seth all members of
the alliance are one (S-BASE-10), and every rule of the base game is read with these sides (S-BASE-01).
"""

from __future__ import annotations

from typing import Final

from kemet.engine.board.troops import priests_at, units
from kemet.engine.native import i64
from kemet.engine.state.bits import lowest_bit, nibble_sum
from kemet.engine.state.codes import NOWHERE, SETH
from kemet.engine.state.state import State, rules_of

BASE_LIMIT: Final = 5
TOP_LIMIT: Final = 7


def are_enemies(s: State, seat: i64, other: i64) -> bool:
    return s.table.side[seat] != s.table.side[other]


def enemies_at(s: State, space: i64, seat: i64) -> i64:
    """The packed troop of other sides on this space; 0 if there is none. Allies are never among them (S-MOVE-05)."""
    return s.troops[space] & s.table.enemy_mask[seat]


def defender_at(s: State, space: i64, attacker: i64) -> i64:
    """The seat that defends this space against an attacker, or -1 if nobody does."""
    others = enemies_at(s, space, attacker)
    if others == 0:
        return NOWHERE
    return lowest_bit(others) >> 2


def friends_at(s: State, space: i64, seat: i64) -> i64:
    """The packed troop of the seat's own side on this space (S-MIXED-01)."""
    return s.troops[space] & s.table.friend_mask[seat]


def team_units(s: State, space: i64, seat: i64) -> i64:
    """How many units the seat's side has on this space."""
    return nibble_sum(friends_at(s, space, seat))


def seats_in(troop: i64) -> i64:
    """Bit set of the seats with a unit in this packed troop."""
    seats: i64 = 0
    bit: i64 = 1
    while troop:
        if troop & 15:
            seats |= bit
        troop >>= 4
        bit <<= 1
    return seats


def part_limit(s: State, seat: i64, part: i64) -> i64:
    """The most units of such a troop or part of one: Legion counts where its owner has a unit in it (S-CLAR-20)."""
    rules = rules_of(s)
    if part & s.seth.legions:
        return rules.legion_limit
    return rules.seth_limit if seat == SETH else rules.alliance_limit  # S-MOVE-01, S-MOVE-02


def team_limit(s: State, seat: i64, space: i64) -> i64:
    """With Seth: the most units of the side on this space, one of the seat's among them."""
    return part_limit(s, seat, friends_at(s, space, seat) | 1 << 4 * seat)


def plain_limit(s: State, seat: i64) -> i64:
    """The most own units on a space, skills left aside (B-LIMIT-03)."""
    return BASE_LIMIT + s.seats[seat].powers.limit


def limit_at(s: State, seat: i64, space: i64, joining: i64 = 0) -> i64:
    """The most own units on this space (B-LIMIT-03); `joining` priests may bring the Legion skill (T-CLAR-01).

    Tile and skill together still end at seven (T-X-07). With Seth `team_limit` holds.
    """
    limit = plain_limit(s, seat)
    if s.table.has_path and limit < TOP_LIMIT:
        if priests_at(s, space, seat) or (joining and units(s, space, seat) <= limit):  # else T3-SEAL-05
            limit += s.seats[seat].skill_powers.limit
        elif is_fought_for(s, space):
            battle = s.battles[-1]
            if (battle.attacker.seats | battle.defender.seats) >> seat & 1:
                limit += battle.force_of(seat).skill_powers.limit  # T-CLAR-12
        if limit > TOP_LIMIT:
            return TOP_LIMIT
    return limit


def together_limit(s: State, seat: i64, space: i64, together: i64, joining: i64) -> i64:
    """The most units of a troop that comes together here, `joining` priests with it."""
    if s.table.with_seth:
        return part_limit(s, seat, together)
    return limit_at(s, seat, space, joining)


def has_room(s: State, seat: i64, space: i64) -> bool:
    """May one more unit of the seat stand on this space? Allied units there are one troop with it (S-MOVE-12)."""
    if s.table.with_seth:
        return team_units(s, space, seat) < team_limit(s, seat, space)
    there = units(s, space, seat)
    if there < plain_limit(s, seat):
        return True
    return s.table.has_path and there < limit_at(s, seat, space)


def group_limit(s: State, seat: i64, priests: i64) -> i64:
    """The most units that may travel together with these priests among them (T3-SEAL-05, T-CLAR-04)."""
    limit = plain_limit(s, seat)
    if priests and limit < TOP_LIMIT:
        limit += s.seats[seat].skill_powers.limit
        if limit > TOP_LIMIT:
            return TOP_LIMIT
    return limit


def is_fought_for(s: State, space: i64) -> bool:
    """Is the battle under way on this space?"""
    return len(s.battles) > 0 and s.battles[-1].space == space


def is_walled_off(s: State, seat: i64, space: i64) -> bool:
    """A district of another side's city, held or empty: walls stand around it (B-WALL-01, B-WALL-04, B-WALL-07)."""
    city = s.table.city[space]
    if city < 0:
        return False
    owner = s.city_seat[city]
    return are_enemies(s, owner, seat) or (owner != seat and _allied_wall(s, seat, owner))


def is_hostile_city(s: State, seat: i64, space: i64) -> bool:
    """A district of another side's city."""
    city = s.table.city[space]
    return city >= 0 and are_enemies(s, s.city_seat[city], seat)


def _allied_wall(s: State, seat: i64, owner: i64) -> bool:
    """Walls of a member's city against members: only for a troop that Seth moves (S-MOVE-07, S-CORRUPT-TROOP-06)."""
    rules = rules_of(s)
    if s.seth.corrupted >= 0:
        return not s.seth.group >> 4 * owner & 15
    return rules.allied_walls and owner != seat
