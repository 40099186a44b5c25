"""What a moving group may enter: walls, entry fees, room for it (sections 7 and 9)."""

from __future__ import annotations

from kemet.engine.board.creatures import side_creature
from kemet.engine.board.prices import payment_help
from kemet.engine.board.sides import are_enemies, defender_at, enemies_at, friends_at, limit_at, part_limit, plain_limit
from kemet.engine.board.troops import working_creature
from kemet.engine.native import i64
from kemet.engine.state.bits import nibble_sum
from kemet.engine.state.codes import IGNORE_WALLS, INCORRUPTIBLE, NOWHERE, SETH, SILENCE_CREATURE
from kemet.engine.state.frames import Context
from kemet.engine.state.state import State


def mover_of(s: State, seat: i64) -> i64:
    """Whose movement this seat decides about: its own, or that of a troop Seth has corrupted (S-CORRUPT-TROOP-01)."""
    if s.seth.corrupted >= 0:
        return s.seth.corrupted
    return seat


def payer_of(s: State, mover: i64) -> i64:
    """Seth pays for a troop that he has corrupted (S-CORRUPT-TROOP-03)."""
    if s.seth.corrupted >= 0:
        return SETH
    return mover


def walls_open(s: State, seat: i64) -> bool:
    """May the group enter a district of another city now (B-WALL-01 to B-WALL-05, S-MOVE-08)?"""
    return not s.move_started or ignores_walls(s, seat)


def ignores_walls(s: State, seat: i64) -> bool:
    """Then one Move may take several districts (B-WALL-06); the skill needs a priest in the group (T3-UNIT-06)."""
    mine = s.seats[seat]
    if s.move_walls or mine.powers.abilities & IGNORE_WALLS:
        return True
    if s.move_priests and mine.skill_powers.abilities & IGNORE_WALLS:
        return True
    return group_creature_can(s, seat, IGNORE_WALLS)


def group_creature(s: State, seat: i64) -> i64:
    """The creature that moves with the group, or -1."""
    if s.table.with_seth:
        return s.seth.riding - 1
    if s.move_creature:
        return working_creature(s, s.move_at, seat)
    return NOWHERE


def group_creature_can(s: State, seat: i64, ability: i64) -> bool:
    creature = group_creature(s, seat)
    return creature >= 0 and s.table.creature_abilities[creature] & ability != 0


def may_join(s: State, seat: i64, space: i64) -> bool:
    """Own units and creature at the target leave room for the group (B-MOVE-10, B-MOVE-11); with Seth see `fits`."""
    if s.move_creature and s.creatures[space] >> 4 * seat & 15:
        return False
    there = s.troops[space] >> 4 * seat & 15
    if there == 0:
        return True
    if there + s.move_units <= plain_limit(s, seat):
        return True
    return s.table.has_path and there + s.move_units <= limit_at(s, seat, space, s.move_priests)


def fits(s: State, seat: i64, space: i64, group: i64, creature: bool) -> bool:
    """May such a group end its movement here, or fight here (S-MOVE-04, S-MIXED-11)?"""
    standing = standing_at(s, seat, space)
    if enemies_at(s, space, seat):
        if s.seth.corrupted >= 0:
            return False  # S-CORRUPT-TROOP-07
        if standing == 0:
            return True
    together = standing + group
    if creature and s.creatures[space] & s.table.friend_mask[seat]:
        return False
    return nibble_sum(together) <= part_limit(s, seat, together)


def standing_at(s: State, seat: i64, space: i64) -> i64:
    """The packed troop of the side here without the moving group, which has left its start when one thinks ahead."""
    troop = friends_at(s, space, seat)
    if space == s.move_at:
        troop -= s.seth.group
    return troop


def entry_fee(s: State, seat: i64, space: i64) -> i64:
    """What an enemy creature there makes the group pay for entering (T1-CREATURE-KHNUM, S-TS-19)."""
    fee: i64 = 0
    for other in range(s.table.players):
        creature = working_creature(s, space, other)
        if creature >= 0 and s.table.creature_fee[creature] and are_enemies(s, seat, other):
            fee = s.table.creature_fee[creature] + payment_help(s, seat)
    if fee > 0 and s.table.snake_cancels_fee and group_creature_can(s, seat, SILENCE_CREATURE):
        return 0
    if fee > 0:
        return fee
    return 0


def may_be_attacked(s: State, mover: i64, space: i64) -> bool:
    """By a corrupted troop: somebody else than the token's player stands there, and no creature forbids it.

    S-CORRUPT-TROOP-10, S-CORRUPT-TROOP-20.
    """
    if enemies_at(s, space, mover) or not standing_at(s, mover, space) & ~(15 << 4 * mover):
        return False
    creature = side_creature(s, space, mover)
    return creature < 0 or not s.table.creature_abilities[creature] & INCORRUPTIBLE


def fee_for_attack(s: State, space: i64) -> i64:
    """What Seth pays when a troop he has corrupted attacks a creature that takes a fee (S-MOVE-14)."""
    for other in range(1, s.table.players):
        creature = working_creature(s, space, other)
        if creature >= 0 and s.table.creature_fee[creature]:
            if s.table.snake_cancels_fee and group_creature_can(s, s.seth.corrupted, SILENCE_CREATURE):
                return 0
            fee = s.table.creature_fee[creature] + payment_help(s, SETH)
            return fee if fee > 0 else 0
    return 0


def add_entries(s: State, seat: i64, context: Context) -> None:
    """With modules: what entering an enemy's space brings before the battle (T-X-01); with Seth it is left out."""
    if s.table.modules and not s.table.with_seth:
        context["entries"] = _entries(s, seat)


def _entries(s: State, seat: i64) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for space, id in enumerate(s.table.space_ids):
        defender = defender_at(s, space, seat)
        if defender < 0:
            continue
        here: dict[str, int] = {
            "fee": entry_fee(s, seat, space),
            "gain": s.seats[seat].powers.prayer_per_entry,
            "trap": s.seats[defender].powers.trap,
        }
        if any(here.values()):
            found[id] = {what: amount for what, amount in here.items() if amount}
    return found
