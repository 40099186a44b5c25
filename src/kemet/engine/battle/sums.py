"""What a force comes to: units, tiles, creature, skills, objects, cards (B-BATTLE-15, B-BATTLE-18)."""

from __future__ import annotations

from typing import Final

from kemet.engine.battle.ledger import Ledger
from kemet.engine.board.creatures import is_osiris
from kemet.engine.board.troops import creature_in
from kemet.engine.native import i64
from kemet.engine.seth.ruleset import CARD_MUTES, CARD_PIERCES, CARD_SILENCES
from kemet.engine.state.bits import lowest_bit, lowest_tile, nibble_sum
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
from kemet.engine.state.state import State, rules_of

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
    return _side_tiles(s, force)


def _side_tiles(s: State, force: Force) -> Powers:
    """A seat's tiles as they are now; those of several members were fixed when the fighter was named (S-MIXED-16)."""
    if s.table.with_seth:
        return force.powers
    return s.seats[force.fighter].powers


def abilities_of(s: State, battle: Battle, force: Force) -> i64:
    """Abilities of tiles, and of the skills its troop fights with; none under a Mask."""
    if battle.masked:
        return 0
    return _side_tiles(s, force).abilities | force.skill_powers.abilities


def sees_first(s: State, battle: Battle, force: Force) -> bool:
    """Prescience or Premonition shows this force the enemy's card, but not under a Mask (T-X-12).

    If both have it, only the defender sees (T-EX-37).
    """
    if not abilities_of(s, battle, force) & PRESCIENCE:
        return False
    return force is battle.defender or not abilities_of(s, battle, battle.defender) & PRESCIENCE


def creature_of(s: State, battle: Battle, force: Force) -> i64:
    """This force's creature, unless the enemy's makes it count as absent (B-CREATURE-SNAKE)."""
    creature = fighting_creature(s, battle, force)
    if creature < 0 or is_silenced(s, battle, force):
        return NOWHERE
    return creature


def fighting_creature(s: State, battle: Battle, force: Force) -> i64:
    """It serves only the troop it stands with (B-CREATURE-05); a sealed one does nothing (T-CLAR-11)."""
    creature = creature_with(s, battle, force)
    if creature >= 0 and s.sealed_creatures >> creature & 1:
        return NOWHERE
    return creature


def creature_with(s: State, battle: Battle, force: Force) -> i64:
    """The figure that stands with a force, sealed or not and whichever member controls it (S-MIXED-10), or -1."""
    if force.apart:
        return creature_in(force.creatures)
    return creature_in(s.creatures[battle.space] & force.owners)


def creature_controller(s: State, battle: Battle, force: Force) -> i64:
    """Whose creature stands with a force; Osiris is everybody's (S-MIXED-12), nobody's is -1."""
    creatures = s.creatures[battle.space] & force.owners
    if force.apart:
        creatures = force.creatures
    seat: i64 = 0
    while creatures:
        if creatures & 15:
            return NOWHERE if is_osiris(s, (creatures & 15) - 1) else seat
        creatures >>= 4
        seat += 1
    return NOWHERE


def is_silenced(s: State, battle: Battle, force: Force) -> bool:
    """The enemy's Snake, or Seth's Snake card, makes this force's creature count as absent (B12)."""
    creature = fighting_creature(s, battle, battle.enemy_of(force))
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


def add_up(s: State, battle: Battle, force: Force) -> None:
    """Everything but Divine Wound."""
    weigh(s, battle, force, creature_of(s, battle, force), None)


def weigh(s: State, battle: Battle, force: Force, creature: i64, ledger: Ledger | None) -> None:
    """What the force brings, then the cards it lays. Each line is booked where it is added, if somebody asks."""
    attacks = force is battle.attacker
    force.strength = units_of(s, battle, force)
    force.damage = 0
    force.protection = 0
    if ledger is not None:
        _book_units(ledger, troop_of(s, battle, force))
    if not battle.masked:
        if creature >= 0:
            _add_creature(s, battle, force, creature, ledger)
        _add_tiles_of(s, force, attacks, ledger)
        if s.table.has_path:
            _add_path(s, battle, force, attacks, ledger)
        if attacks and battle.kind != ORDINARY:
            _add_corruption(s, battle, force, ledger)
    if force.played >= 0:  # an explanation may not know it yet
        _add_battle_card(s, battle, force, ledger)
    if not battle.masked:
        _add_cards(s, force, ledger)
    if not attacks and card_powers(s, battle) & CARD_PIERCES:
        force.protection = 0  # Divine Protection still spares a winner (S-CLAR-33)
        if ledger is not None:
            ledger.book(_creature_card(s, battle), SETH)


def _book_units(ledger: Ledger, troop: i64) -> None:
    """A mixed troop stands there owner by owner (S-MIXED-06)."""
    force = ledger.force
    force.strength = 0
    owner: i64 = 0
    while troop:
        force.strength += troop & 15
        ledger.book("units", owner)
        troop >>= 4
        owner += 1


def _add_creature(s: State, battle: Battle, force: Force, creature: i64, ledger: Ledger | None) -> None:
    table = s.table
    force.strength += table.creature_strength[creature]
    force.damage += table.creature_damage[creature]
    force.protection += table.creature_protection[creature]
    if ledger is not None:
        ledger.book(f"creature-{table.creature_ids[creature]}", creature_controller(s, battle, force))


def _add_tiles_of(s: State, force: Force, attacks: bool, ledger: Ledger | None) -> None:
    """Tiles of all who take part, once per name, and what serves the whole alliance (B13, S-BATTLE-13)."""
    if ledger is None:
        _add_powers(force, _side_tiles(s, force), attacks)
    else:
        for tile, seat in team_tiles(s, force.seats):
            _add_tiles(s, 1 << tile, seat, attacks, ledger)
    if s.seth.powers is NO_POWERS or force.fighter == SETH:
        return
    if ledger is None:
        _add_powers(force, s.seth.powers, attacks)
    else:
        _add_common(s, attacks, ledger)


def _add_path(s: State, battle: Battle, force: Force, attacks: bool, ledger: Ledger | None) -> None:
    """Skills, objects and temporary tokens."""
    if ledger is None:
        _add_powers(force, force.skill_powers, attacks)
        _add_powers(force, force.object_powers, attacks)
    else:
        _add_tokens(s, force, attacks, ledger)
    if s.temporary and attacks and battle.by_move:  # the attacker's Move alone (T3-TEMP-01, T3-TEMP-03, T-CLAR-14)
        _add_temporary(force, s.temporary, ledger)


def _add_corruption(s: State, battle: Battle, force: Force, ledger: Ledger | None) -> None:
    """B13: of Seth's tiles only one in a corrupted battle, and the creature card.

    S-TILE-SERVILE-CORRUPTION, S-CORRUPT-TROOP-19.
    """
    if ledger is None:
        force.strength += s.seats[SETH].powers.strength_corrupting
    else:
        _add_corrupting(s, ledger)
    if battle.card >= 0:
        rules = rules_of(s)
        force.strength += rules.card_strength[battle.card]
        force.damage += rules.card_damage[battle.card]
        if ledger is not None:
            ledger.book(_creature_card(s, battle), SETH)


def _creature_card(s: State, battle: Battle) -> str:
    return f"creature_card-{rules_of(s).card_ids[battle.card]}"


# --- the same powers one by one, for a ledger -----------------------------------------------------------------------


def team_tiles(s: State, seats: i64) -> list[tuple[int, int]]:
    """Tiles of all who are present, each name once, with the seat that brings it (S-MIXED-06)."""
    found: list[tuple[int, int]] = []
    names = 0
    for seat in range(s.table.players):
        tiles = s.seats[seat].working_tiles() if seats >> seat & 1 else 0
        while tiles:
            bit = tiles & -tiles  # tiles are more than 64 with Seth: nothing here may become a machine number
            if not names & bit:
                tile = lowest_tile(bit)
                found.append((tile, seat))
                names |= s.table.tile_same_name[tile]
            tiles ^= bit
    return found


def _add_tiles(s: State, tiles: int, owner: i64, attacks: bool, ledger: Ledger) -> None:
    while tiles:
        tile = lowest_tile(tiles)
        _add_powers(ledger.force, s.table.tile_powers[tile], attacks)
        ledger.book(f"tile-{s.table.tile_ids[tile]}", owner)
        tiles &= tiles - 1


def _add_tokens(s: State, force: Force, attacks: bool, ledger: Ledger) -> None:
    """What a troop has as a skill and uses as an object counts twice (T-X-05)."""
    for token in range(s.table.tokens):
        for _ in range((force.skills >> token & 1) + (force.objects >> 4 * token & 15)):
            _add_powers(force, s.table.token_powers[token], attacks)
        ledger.book(f"token-{s.table.token_ids[token]}", force.fighter)


def _add_common(s: State, attacks: bool, ledger: Ledger) -> None:
    """What serves every member: alliance tiles and power tokens (S-TEMPLE-13)."""
    rules = rules_of(s)
    _add_tiles(s, s.seth.tiles, NOWHERE, attacks, ledger)
    for token, id in enumerate(rules.power_ids):
        if s.seth.active >> token & 1:
            _add_powers(ledger.force, rules.powers[token], attacks)
            ledger.book(f"power-{id}", NOWHERE)


def _add_corrupting(s: State, ledger: Ledger) -> None:
    tiles = s.seats[SETH].tiles
    while tiles:
        tile = lowest_tile(tiles)
        ledger.force.strength += s.table.tile_powers[tile].strength_corrupting
        ledger.book(f"tile-{s.table.tile_ids[tile]}", SETH)
        tiles &= tiles - 1


# --- what is added --------------------------------------------------------------------------------------------------


def _add_battle_card(s: State, battle: Battle, force: Force, ledger: Ledger | None) -> None:
    """Deadly Mirror takes the numbers of the enemy's card, its own added (S-CARD-COMBAT-9)."""
    table = s.table
    card = force.played
    _add_numbers(s, force, card)
    if ledger is not None:
        ledger.book(f"battle-{table.battle_ids[card]}", force.fighter)
    if table.battle_mirror[card]:
        other = battle.enemy_of(force).played
        if other >= 0 and not table.battle_mirror[other]:
            _add_numbers(s, force, other)
            if ledger is not None:
                ledger.book(f"mirror-{table.battle_ids[other]}", force.fighter)


def _add_numbers(s: State, force: Force, card: i64) -> None:
    force.strength += s.table.battle_strength[card]
    force.damage += s.table.battle_damage[card]
    force.protection += s.table.battle_protection[card]


def _add_powers(force: Force, powers: Powers, attacks: bool) -> None:
    """Once for the tiles, once for the skills: what both have counts twice (T-X-05)."""
    force.strength += powers.strength
    if attacks:
        force.strength += powers.strength_attacking
    else:
        force.strength += powers.strength_defending
    force.damage += powers.damage
    force.protection += powers.protection


def _add_temporary(force: Force, held: i64, ledger: Ledger | None) -> None:
    if held & TEMPORARY_STRENGTH:
        force.strength += 1
        if ledger is not None:
            ledger.book("temporary-strength", force.fighter)
    if held & TEMPORARY_PROTECTION:
        force.protection += 1
        if ledger is not None:
            ledger.book("temporary-protection", force.fighter)
    if held & TEMPORARY_DAMAGE:
        force.damage += 1
        if ledger is not None:
            ledger.book("temporary-damage", force.fighter)


def _add_cards(s: State, force: Force, ledger: Ledger | None) -> None:
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
        if ledger is not None:
            ledger.book(f"card-{table.card_ids[kind]}", force.fighter)


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
