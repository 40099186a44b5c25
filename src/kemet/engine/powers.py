"""What a seat's tiles add up to: modifier totals, abilities, gold actions. Sealed tiles do not count (T3-SEAL-02)."""

from __future__ import annotations

from kemet.engine.names import (
    EXTRA,
    M_NIGHT_CARDS,
    S_ABILITIES,
    S_GOLD_ACTIONS,
    S_MODIFIERS,
    S_TILES,
    SEAT,
    X_SEALED,
    X_SKILLS,
)
from kemet.engine.state import State, lowest_bit


def count_powers(s: State, seat: int) -> None:
    """Add up everything anew; called when a tile is sealed or unsealed."""
    seats = s.seats
    base = seat * SEAT
    for field in range(base + S_MODIFIERS, base + SEAT):
        seats[field] = 0
    seats[base + S_ABILITIES] = 0
    seats[base + S_GOLD_ACTIONS] = 0
    tiles = working_tiles(s, seat)
    while tiles:
        add_powers(s, seat, lowest_bit(tiles))
        tiles &= tiles - 1


def add_powers(s: State, seat: int, tile: int) -> None:
    """One more tile is at work."""
    table = s.table
    seats = s.seats
    base = seat * SEAT
    modifiers = table.tile_modifiers[tile]
    for number in table.tile_changes[tile]:
        seats[base + S_MODIFIERS + number] += modifiers[number]
    seats[base + S_ABILITIES] |= table.tile_abilities[tile]
    seats[base + S_GOLD_ACTIONS] |= table.tile_gold[tile]
    creature = table.tile_creature[tile]
    if creature >= 0 and not table.mummy_needs_board:
        seats[base + M_NIGHT_CARDS] += table.creature_night_cards[creature]


def working_tiles(s: State, seat: int) -> int:
    tiles = s.seats[seat * SEAT + S_TILES]
    return tiles & ~s.extra[seat * EXTRA + X_SEALED] if s.extra else tiles


def skill_sum(s: State, skills: int, modifier: int) -> int:
    """What these skills add to a modifier (one of the M_ names)."""
    total = 0
    while skills:
        total += s.table.token_modifiers[lowest_bit(skills)][modifier - S_MODIFIERS]
        skills &= skills - 1
    return total


def skill_abilities(s: State, skills: int) -> int:
    abilities = 0
    while skills:
        abilities |= s.table.token_abilities[lowest_bit(skills)]
        skills &= skills - 1
    return abilities


def skills_of(s: State, seat: int) -> int:
    return s.extra[seat * EXTRA + X_SKILLS] if s.extra else 0
