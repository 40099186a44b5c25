"""What Ta-Seti adds to the sums of a battle: skills, objects, temporary tokens, the Mask. All zero without it."""

from __future__ import annotations

from kemet.engine.names import (
    B_BIG,
    B_BY_MOVE,
    B_MASK,
    B_MORE,
    B_OBJECTS,
    B_SEAT,
    B_SIDE,
    B_SIDES,
    B_SIZE,
    B_SKILLS,
    M_DAMAGE,
    M_PROTECTION,
    M_STRENGTH,
    PRESCIENCE,
    S_ABILITIES,
    S_MODIFIERS,
    SEAT,
)
from kemet.engine.powers import skill_abilities, skill_sum
from kemet.engine.state import State

#: The temporary tokens in the order of content.records.TEMPORARY, as modifiers.
TEMPORARY_MODIFIERS = (M_STRENGTH, M_PROTECTION, M_DAMAGE)


def more(side: int) -> int:
    """Where the Ta-Seti block of a side lies in the battle list."""
    return B_SIZE if side == B_SIDES else B_SIZE + B_MORE


def is_expanded(s: State) -> bool:
    return len(s.battle) == B_BIG


def is_masked(s: State) -> bool:
    """Only units and battle cards count (T3-OBJ-MASK)."""
    return len(s.battle) == B_BIG and s.battle[B_MASK] > 0


def battle_bonus(s: State, side: int, modifier: int) -> int:
    """What skills, objects and temporary tokens add for this side."""
    if not is_expanded(s):
        return 0
    bonus = skill_sum(s, s.battle[more(side) + B_SKILLS], modifier)
    used = s.battle[more(side) + B_OBJECTS]
    token = 0
    while used:
        bonus += (used & 15) * s.table.token_modifiers[token][modifier - S_MODIFIERS]
        used >>= 4
        token += 1
    if s.temporary and side == B_SIDES and s.battle[B_BY_MOVE]:  # only the attacker's Move (T3-TEMP-01, T3-TEMP-03)
        for number in range(len(TEMPORARY_MODIFIERS)):
            if s.temporary >> number & 1 and TEMPORARY_MODIFIERS[number] == modifier:
                bonus += 1
    return bonus


def battle_skills(s: State, seat: int) -> int:
    """The skills this seat's troop fights with; they last to the end of the battle (T3-UNIT-05)."""
    if not is_expanded(s):
        return 0
    for side in (B_SIDES, B_SIDES + B_SIDE):
        if s.battle[side + B_SEAT] == seat:
            return s.battle[more(side) + B_SKILLS]
    return 0


def battle_abilities(s: State, side: int) -> int:
    """Abilities of the seat and of the skills its troop fights with; none under a Mask."""
    abilities = s.seats[s.battle[side + B_SEAT] * SEAT + S_ABILITIES]
    if not is_expanded(s):
        return abilities
    if s.battle[B_MASK]:
        return 0
    return abilities | skill_abilities(s, s.battle[more(side) + B_SKILLS])


def sees_first(s: State, side: int) -> bool:
    """Prescience or Premonition shows this side the enemy's card; if both have it, only the defender sees (T-EX-37)."""
    if not battle_abilities(s, side) & PRESCIENCE:
        return False
    return side != B_SIDES or not battle_abilities(s, B_SIDES + B_SIDE) & PRESCIENCE


def tile_modifier(s: State, side: int, modifier: int) -> int:
    """A total of the seat's tiles, which counts for nothing under a Mask."""
    return 0 if is_masked(s) else s.seats[s.battle[side + B_SEAT] * SEAT + modifier]
