"""How good a position is for each seat: a few features, weights that are data, and chances to win out of them.

The weights are in weights.toml, open to tuning; docs/bots.md says what is known of them.
"""

from __future__ import annotations

import math
from typing import Final

from kemet.engine.names import (
    DISTRICT,
    END_OF_DAY,
    EXTRA,
    MAX_LEVEL,
    OVER,
    S_CREATURES,
    S_HAND,
    S_PRAYER,
    S_RESERVE,
    S_TILES,
    SEAT,
    X_DAWN,
    X_OBJECTS,
    X_PRIESTS,
    X_SKILLS,
)
from kemet.engine.points import controller, permanent_points, temporary_points
from kemet.engine.state import State, count_bits

#: The features in the order of the weights.
FEATURES: Final = (
    "permanent",
    "temporary",
    "prayer",
    "units",
    "reserve",
    "levels",
    "high_pyramids",
    "tile_levels",
    "creatures",
    "cards",
    "income",
    "two_temples",
    "sanctuary",
    "threatened",
    "invader",
    "skills",
    "objects",
    "dawn",
)
STEEPNESS: Final = 0  # the first weight: how much a lead means


def chances(s: State, weights: list[float]) -> list[float]:
    """Each seat's chance to win as the judge sees it; they add up to 1."""
    players = s.table.players
    if s.phase == OVER:
        return [1.0 if seat == s.winner else 0.0 for seat in range(players)]
    scores = [score(s, seat, weights) for seat in range(players)]
    best = max(scores)
    odds = [math.exp((value - best) * weights[STEEPNESS]) for value in scores]
    total = sum(odds)
    return [value / total for value in odds]


def score(s: State, seat: int, weights: list[float]) -> float:
    """The weighted sum of a seat's features; the unit is about one victory point."""
    seats = s.seats
    base = seat * SEAT
    prayer = seats[base + S_PRAYER]
    total = weights[1] * permanent_points(s, seat)
    total += weights[2] * temporary_points(s, seat)
    total += weights[3] * (prayer if prayer < 8 else 8 + (prayer - 8) * 0.4)
    total += weights[5] * seats[base + S_RESERVE]
    total += weights[10] * count_bits(seats[base + S_HAND])
    total += _tiles(s, seat, weights)
    total += _board(s, seat, weights)
    if s.extra:
        total += weights[16] * count_bits(s.extra[seat * EXTRA + X_SKILLS])
        total += weights[17] * _objects(s.extra[seat * EXTRA + X_OBJECTS])
        total += weights[18] * s.extra[seat * EXTRA + X_DAWN]
        if s.path:
            total += weights[17] * 0.3 * (3 - s.extra[seat * EXTRA + X_PRIESTS])
    return total


def _objects(packed: int) -> int:
    count = 0
    while packed:
        count += packed & 15
        packed >>= 4
    return count


def _tiles(s: State, seat: int, weights: list[float]) -> float:
    tiles = s.seats[seat * SEAT + S_TILES]
    levels = 0
    while tiles:
        levels += s.table.tile_level[(tiles & -tiles).bit_length() - 1]
        tiles &= tiles - 1
    return weights[8] * levels - weights[9] * count_bits(s.seats[seat * SEAT + S_CREATURES])


def _board(s: State, seat: int, weights: list[float]) -> float:
    table = s.table
    shift = 4 * seat
    total = 0.0
    temples = 0
    for space in range(table.spaces):
        troop = s.troops[space]
        pyramid = s.pyramids[space]
        own = troop >> shift & 15
        if pyramid and controller(s, space) == seat:
            level = pyramid & 7
            total += weights[6] * level
            if level >= MAX_LEVEL - 1:
                total += weights[7]
        if own == 0:
            continue
        total += weights[4] * own
        if s.creatures[space] >> shift & 15:
            total += weights[9]
        kind = table.kind[space]
        if kind == DISTRICT:
            if table.city[space] >= 0 and s.city_seat[table.city[space]] != seat:
                total += weights[15]
            continue
        income = table.income[space] + (2 if table.sacrifice[space] else 0)
        if income:
            temples += 1
            total += weights[11] * income
        elif table.obelisk[space] and space in table.sanctuaries and own >= 2:
            total += weights[13]
        total -= weights[14] * _threat(s, seat, space, own)
    if temples >= 2:
        total += weights[12] * (1.0 if s.phase == END_OF_DAY else 0.3 + 0.14 * s.round)
    return total


def _threat(s: State, seat: int, space: int, own: int) -> float:
    """By how much the strongest enemy next door outnumbers this troop, at most 3."""
    most = 0
    for near in s.table.neighbours[space]:
        troop = s.troops[near] & ~(15 << 4 * seat)
        while troop:
            if troop & 15 > most:
                most = troop & 15
            troop >>= 4
    lead = most - own + 1
    if lead <= 0:
        return 0.0
    return 3.0 if lead > 3 else float(lead)
