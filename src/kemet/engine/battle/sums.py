"""What a force comes to: units, tiles, creature, skills, objects, cards (B-BATTLE-15, B-BATTLE-18)."""

from __future__ import annotations

from typing import Final

from kemet.engine.board.troops import working_creature
from kemet.engine.native import i64
from kemet.engine.seth.ruleset import CARD_MUTES, CARD_PIERCES, CARD_SILENCES
from kemet.engine.state.bits import lowest_bit, nibble_sum
from kemet.engine.state.codes import (
    E_DAMAGE,
    E_PROTECTION,
    E_STRENGTH,
    NOWHERE,
    PRESCIENCE,
    SETH,
    SILENCE_CREATURE,
)
from kemet.engine.state.forces import CREATURE_STRIKES, ORDINARY, Battle, Force
from kemet.engine.state.powers import NO_POWERS, Powers
from kemet.engine.state.state import State

# The temporary tokens, in the order of content.records.TEMPORARY.
TEMPORARY_STRENGTH: Final = 1
TEMPORARY_PROTECTION: Final = 2
TEMPORARY_DAMAGE: Final = 4


def units_of(s: State, battle: Battle, force: Force) -> i64:
    """The units this force has on the space that is fought for; no others take part (B-BATTLE-02)."""
    if force.apart:
        return nibble_sum(force.troop)
    return nibble_sum(s.troops[battle.space] & force.owners)


def troop_of(s: State, battle: Battle, force: Force) -> i64:
    """The units of a force by owner."""
    if force.apart:
        return force.troop
    return s.troops[battle.space] & force.owners


def tiles_of(s: State, battle: Battle, force: Force) -> Powers:
    """What the tiles of a force add up to: nothing under a Mask (T3-OBJ-MASK, T-X-09).

    A tile sealed in this battle is out from that moment (T-X-33).
    """
    if battle.masked:
        return NO_POWERS
    if s.table.with_seth:
        return force.powers
    return s.seats[force.fighter].powers


def abilities_of(s: State, battle: Battle, force: Force) -> i64:
    """Abilities of tiles, and of the skills its troop fights with; none under a Mask."""
    if battle.masked:
        return 0
    if s.table.with_seth:
        return force.powers.abilities
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
    if s.table.with_seth:
        return _creature_with_seth(s, battle, force)
    creature = working_creature(s, battle.space, force.fighter)
    if creature < 0:
        return NOWHERE
    enemy = working_creature(s, battle.space, battle.enemy_of(force).fighter)
    if enemy >= 0 and s.table.creature_abilities[enemy] & SILENCE_CREATURE:
        return NOWHERE
    return creature


def creature_with(s: State, battle: Battle, force: Force) -> i64:
    """With Seth: the figure that stands with a force, whoever controls it (S-MIXED-10), or -1."""
    creatures = s.creatures[battle.space] & force.owners
    if force.apart:
        creatures = force.creatures
    while creatures:
        if creatures & 15:
            return (creatures & 15) - 1
        creatures >>= 4
    return NOWHERE


def is_silenced(s: State, battle: Battle, force: Force) -> bool:
    """The enemy's Snake, or his Snake card, makes this force's creature count as absent (B12)."""
    enemy = battle.enemy_of(force)
    creature = creature_with(s, battle, enemy)
    if creature >= 0 and s.table.creature_abilities[creature] & SILENCE_CREATURE:
        return True
    if battle.kind != CREATURE_STRIKES or force is battle.attacker:
        return False
    return card_powers(s, battle) & CARD_SILENCES != 0


def card_powers(s: State, battle: Battle) -> i64:
    """What the creature card of this battle can do."""
    rules = s.table.seth
    if rules is None or battle.card < 0:
        return 0
    return rules.card_powers[battle.card]


def cards_are_muted(s: State, battle: Battle, force: Force) -> bool:
    """The Sphinx card lets the defender play no divine card, so none that swaps (S-CARD-CREATURE-SPHINX, S-CLAR-33)."""
    from_card = card_powers(s, battle)
    return force is battle.defender and from_card & CARD_MUTES != 0


def _creature_with_seth(s: State, battle: Battle, force: Force) -> i64:
    creature = creature_with(s, battle, force)
    if creature < 0 or is_silenced(s, battle, force):
        return NOWHERE
    return creature


def add_up(s: State, battle: Battle, force: Force) -> None:
    """Everything but Divine Wound."""
    table = s.table
    card = force.played
    if table.with_seth:
        _add_up_with_seth(s, battle, force)
        return
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


def _add_up_with_seth(s: State, battle: Battle, force: Force) -> None:
    """B13: units, battle card, tiles once per name, creature, divine cards, what serves the whole alliance."""
    table = s.table
    attacks = force is battle.attacker
    force.strength = units_of(s, battle, force)
    force.damage = 0
    force.protection = 0
    _add_battle_card(s, battle, force)
    _add_powers(force, force.powers, attacks)
    if force.fighter != SETH:
        _add_powers(force, s.seth.powers, attacks)  # S-BATTLE-13
    if attacks and battle.kind != ORDINARY:
        # of Seth's tiles only this one in a corrupted battle (S-TILE-SERVILE-CORRUPTION, S-CORRUPT-TROOP-19)
        force.strength += s.seats[SETH].powers.strength_corrupting
    creature = creature_of(s, battle, force)
    if creature >= 0:
        force.strength += table.creature_strength[creature]
        force.damage += table.creature_damage[creature]
        force.protection += table.creature_protection[creature]
    if attacks and battle.card >= 0:
        rules = table.seth
        assert rules is not None
        force.strength += rules.card_strength[battle.card]
        force.damage += rules.card_damage[battle.card]
    _add_cards(s, force)
    if not attacks and card_powers(s, battle) & CARD_PIERCES:
        force.protection = 0  # Divine Protection still spares a winner (S-CLAR-33)


def _add_battle_card(s: State, battle: Battle, force: Force) -> None:
    """Deadly Mirror takes the numbers of the enemy's card, its own added (S-CARD-COMBAT-9)."""
    table = s.table
    card = force.played
    force.strength += table.battle_strength[card]
    force.damage += table.battle_damage[card]
    force.protection += table.battle_protection[card]
    if table.battle_mirror[card]:
        other = battle.enemy_of(force).played
        if other >= 0 and not table.battle_mirror[other]:
            force.strength += table.battle_strength[other]
            force.damage += table.battle_damage[other]
            force.protection += table.battle_protection[other]


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
