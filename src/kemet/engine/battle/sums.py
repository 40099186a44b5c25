"""What a force comes to: units, tiles, creature, skills, objects, cards (B-BATTLE-15, B-BATTLE-18)."""

from __future__ import annotations

from typing import Final

from kemet.engine.board.troops import working_creature
from kemet.engine.native import i64
from kemet.engine.state.bits import lowest_bit, nibble_sum
from kemet.engine.state.codes import (
    E_DAMAGE,
    E_PROTECTION,
    E_STRENGTH,
    NOWHERE,
    PRESCIENCE,
    SILENCE_CREATURE,
)
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.powers import NO_POWERS, Powers
from kemet.engine.state.state import State

# The temporary tokens, in the order of content.records.TEMPORARY.
TEMPORARY_STRENGTH: Final = 1
TEMPORARY_PROTECTION: Final = 2
TEMPORARY_DAMAGE: Final = 4


def units_of(s: State, battle: Battle, force: Force) -> i64:
    """The units this force has on the space that is fought for; no others take part (B-BATTLE-02)."""
    return nibble_sum(s.troops[battle.space] & force.owners)


def tiles_of(s: State, battle: Battle, force: Force) -> Powers:
    """What the tiles of a force add up to: nothing under a Mask (T3-OBJ-MASK, T-X-09).

    A tile sealed in this battle is out from that moment (T-X-33).
    """
    if battle.masked:
        return NO_POWERS
    return s.seats[force.fighter].powers


def abilities_of(s: State, battle: Battle, force: Force) -> i64:
    """Abilities of tiles, and of the skills its troop fights with; none under a Mask."""
    if battle.masked:
        return 0
    return s.seats[force.fighter].powers.abilities | force.skill_powers.abilities


def sees_first(s: State, battle: Battle, force: Force) -> bool:
    """Prescience or Premonition shows this force the enemy's card, but not under a Mask (T-X-12).

    If both have it, only the defender sees (T-EX-37).
    """
    if not abilities_of(s, battle, force) & PRESCIENCE:
        return False
    return force is battle.defender or not abilities_of(s, battle, battle.defender) & PRESCIENCE


def creature_of(s: State, battle: Battle, force: Force) -> i64:
    """This force's creature, unless the enemy's makes it count as absent (B-CREATURE-SNAKE).

    It serves only the troop it stands with (B-CREATURE-05). A sealed one does nothing, the Snake included (T-CLAR-11).
    """
    creature = working_creature(s, battle.space, force.fighter)
    if creature < 0:
        return NOWHERE
    enemy = working_creature(s, battle.space, battle.enemy_of(force).fighter)
    if enemy >= 0 and s.table.creature_abilities[enemy] & SILENCE_CREATURE:
        return NOWHERE
    return creature


def add_up(s: State, battle: Battle, force: Force) -> None:
    """Everything but Divine Wound."""
    table = s.table
    card = force.played
    force.strength = units_of(s, battle, force) + table.battle_strength[card]
    force.damage = table.battle_damage[card]
    force.protection = table.battle_protection[card]
    if battle.masked:
        return
    attacks = force is battle.attacker
    _add_powers(force, s.seats[force.fighter].powers, attacks)
    creature = creature_of(s, battle, force)
    if creature >= 0:
        force.strength += table.creature_strength[creature]
        force.damage += table.creature_damage[creature]
        force.protection += table.creature_protection[creature]
    if table.has_path:
        _add_powers(force, force.skill_powers, attacks)
        _add_powers(force, force.object_powers, attacks)
        if s.temporary and attacks and battle.by_move:  # the attacker's Move alone (T3-TEMP-01, T3-TEMP-03, T-CLAR-14)
            _add_temporary(force, s.temporary)
    _add_cards(s, force)


def _add_powers(force: Force, powers: Powers, attacks: bool) -> None:
    """Once for the tiles, once for the skills: what both have counts twice (T-X-05)."""
    force.strength += powers.strength
    if attacks:
        force.strength += powers.strength_attacking
    else:
        force.strength += powers.strength_defending
    force.damage += powers.damage
    force.protection += powers.protection


def _add_temporary(force: Force, held: i64) -> None:
    if held & TEMPORARY_STRENGTH:
        force.strength += 1
    if held & TEMPORARY_PROTECTION:
        force.protection += 1
    if held & TEMPORARY_DAMAGE:
        force.damage += 1


def _add_cards(s: State, force: Force) -> None:
    table = s.table
    committed = force.divine
    while committed:
        kind = table.card_of_bit[lowest_bit(committed)]
        committed &= committed - 1
        if table.card_effect[kind] == E_STRENGTH:
            force.strength += table.card_amount[kind]
        elif table.card_effect[kind] == E_DAMAGE:
            force.damage += table.card_amount[kind]
        elif table.card_effect[kind] == E_PROTECTION:
            force.protection += table.card_amount[kind]


def committed_sum(s: State, force: Force, effect: i64) -> i64:
    """The amounts of all committed cards with this effect."""
    total: i64 = 0
    cards = force.divine
    while cards:
        kind = s.table.card_of_bit[lowest_bit(cards)]
        cards &= cards - 1
        if s.table.card_effect[kind] == effect:
            total += s.table.card_amount[kind]
    return total
