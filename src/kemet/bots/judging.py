"""How good a position is for each seat: a few features, weights that are data, and chances to win out of them.

A seat's score is the sum of its features, each times a weight; the chances are the softmax of the scores. The weights
are in weights.toml and were fitted to the results of games (tools/tune.py); docs/bots.md says how. Compiled.
"""

from __future__ import annotations

import math
from typing import Final

from kemet.engine.names import (
    DISTRICT,
    END_OF_DAY,
    EXTRA,
    M_STRENGTH,
    M_STRENGTH_ATTACKING,
    M_STRENGTH_DEFENDING,
    MAX_LEVEL,
    OVER,
    S_BATTLE_HAND,
    S_GOLD,
    S_HAND,
    S_PRAYER,
    S_RESERVE,
    S_SILVER,
    S_TILES,
    S_TOKENS,
    SEAT,
    X_DAWN,
    X_OBJECTS,
    X_PRIESTS,
    X_SKILLS,
)
from kemet.engine.points import controller, permanent_points
from kemet.engine.prices import teleport_price
from kemet.engine.state import State, count_bits, lowest_bit, working_creature

#: The features in the order of the weights; the tiles of a game follow them, one weight each.
FEATURES: Final = (
    "permanent",  # victory points nobody can take away
    "temporary",  # temples and level-4 pyramids
    "at_target",  # enough points to win, more the later the Day
    "prayer",  # the first four
    "more_prayer",  # the next four
    "most_prayer",  # the last three
    "units",  # on the board
    "reserve",
    "levels",  # of pyramids controlled
    "high_pyramids",  # level 3 or 4
    "creatures",  # on the board
    "cards",  # divine cards in hand
    "battle_cards",  # how strong the battle cards left in hand are
    "income",  # prayer from temples at the end of the Day
    "two_temples",  # held, more the later the Day
    "sanctuary",  # two units there
    "temple_units",  # units that hold temples
    "exposed",  # troops outside the city that an enemy may beat: by how much, at most 3
    "exposed_temple",  # the same for temples
    "invader",  # districts of others held
    "striker",  # the strongest troop that can teleport
    "tokens",  # actions left today
    "bonus_tokens",  # silver and gold ready
    "later",  # place in the turn order, from 0 to 1
    "skills",
    "objects",
    "dawn",
    "priests",  # on their way
)
PERMANENT: Final = 0
TEMPORARY: Final = 1
AT_TARGET: Final = 2
PRAYER: Final = 3
MORE_PRAYER: Final = 4
MOST_PRAYER: Final = 5
UNITS: Final = 6
RESERVE: Final = 7
LEVELS: Final = 8
HIGH_PYRAMIDS: Final = 9
CREATURES: Final = 10
CARDS: Final = 11
BATTLE_CARDS: Final = 12
INCOME: Final = 13
TWO_TEMPLES: Final = 14
SANCTUARY_HELD: Final = 15
TEMPLE_UNITS: Final = 16
EXPOSED: Final = 17
EXPOSED_TEMPLE: Final = 18
INVADER: Final = 19
STRIKER: Final = 20
TOKENS: Final = 21
BONUS_TOKENS: Final = 22
LATER: Final = 23
SKILLS: Final = 24
OBJECTS: Final = 25
DAWN: Final = 26
PRIESTS_OUT: Final = 27
TILES: Final = 28

READY: Final = 1  # a silver or gold token in hand
WORST_DANGER: Final = 3


def progress(s: State) -> float:
    """How far the game has come, from 0 to 1: the most points anybody has, measured by the target."""
    most = 0
    for seat in range(s.table.players):
        points = permanent_points(s, seat)
        if points > most:
            most = points
    reached = most / s.table.target
    return reached if reached < 1.0 else 1.0


def chances(s: State, weights: list[float]) -> list[float]:
    """Each seat's chance to win as the judge sees it; they add up to 1."""
    if s.phase == OVER:
        return [1.0 if seat == s.winner else 0.0 for seat in range(s.table.players)]
    found = scores(s, weights)
    best = max(found)
    total = 0.0
    for seat in range(len(found)):
        found[seat] = math.exp(found[seat] - best)
        total += found[seat]
    for seat in range(len(found)):
        found[seat] /= total
    return found


def scores(s: State, weights: list[float]) -> list[float]:
    """Each seat's weighted sum; with all weights 0 but one it reads that feature."""
    players = s.table.players
    late = 0.3 + 0.14 * s.round if s.phase != END_OF_DAY else 1.0
    found = [_own(s, seat, weights) for seat in range(players)]
    points = [permanent_points(s, seat) for seat in range(players)]
    strikers = [0] * players
    temples = [0] * players
    _cities(s, weights, found, points, strikers)
    _board(s, weights, found, points, strikers, temples)
    for seat in range(players):
        if points[seat] >= s.table.target:
            found[seat] += weights[AT_TARGET] * late
        if temples[seat] >= 2:
            found[seat] += weights[TWO_TEMPLES] * late
        found[seat] += weights[STRIKER] * strikers[seat]
    for place in range(players):
        found[s.order[place]] += weights[LATER] * place / (players - 1)
    return found


def _own(s: State, seat: int, weights: list[float]) -> float:
    """What lies in front of a seat."""
    seats = s.seats
    base = seat * SEAT
    prayer = seats[base + S_PRAYER]
    total = weights[PERMANENT] * permanent_points(s, seat)
    if prayer <= 4:
        total += weights[PRAYER] * prayer
    elif prayer <= 8:
        total += weights[PRAYER] * 4 + weights[MORE_PRAYER] * (prayer - 4)
    else:
        total += (weights[PRAYER] + weights[MORE_PRAYER]) * 4 + weights[MOST_PRAYER] * (prayer - 8)
    total += weights[RESERVE] * seats[base + S_RESERVE]
    total += weights[CARDS] * count_bits(seats[base + S_HAND])
    total += weights[BATTLE_CARDS] * _battle_cards(s, seats[base + S_BATTLE_HAND])
    total += weights[TOKENS] * seats[base + S_TOKENS]
    if seats[base + S_SILVER] == READY:
        total += weights[BONUS_TOKENS]
    if seats[base + S_GOLD] == READY:
        total += weights[BONUS_TOKENS]
    tiles = seats[base + S_TILES]
    while tiles:
        total += weights[TILES + lowest_bit(tiles)]
        tiles &= tiles - 1
    if s.extra:
        total += _taseti(s, seat, weights)
    return total


def _battle_cards(s: State, hand: int) -> float:
    """The strength of the battle cards left, and half their damage and protection, beyond an average hand."""
    table = s.table
    total = 0.0
    while hand:
        card = lowest_bit(hand)
        total += table.battle_strength[card] + 0.5 * (table.battle_damage[card] + table.battle_protection[card]) - 3.5
        hand &= hand - 1
    return total


def _taseti(s: State, seat: int, weights: list[float]) -> float:
    base = seat * EXTRA
    total = weights[SKILLS] * count_bits(s.extra[base + X_SKILLS]) + weights[DAWN] * s.extra[base + X_DAWN]
    packed = s.extra[base + X_OBJECTS]
    while packed:
        total += weights[OBJECTS] * (packed & 15)
        packed >>= 4
    if s.path:
        total += weights[PRIESTS_OUT] * (3 - s.extra[base + X_PRIESTS])
    return total


def _cities(s: State, weights: list[float], found: list[float], points: list[int], strikers: list[int]) -> None:
    """Pyramids, and the troops that stand ready at them to teleport."""
    for space in s.table.districts:
        pyramid = s.pyramids[space]
        if pyramid == 0:
            continue
        seat = controller(s, space)
        level = pyramid & 7
        found[seat] += weights[LEVELS] * level
        if level >= MAX_LEVEL - 1:
            found[seat] += weights[HIGH_PYRAMIDS]
            if level == MAX_LEVEL:
                points[seat] += 1
                found[seat] += weights[TEMPORARY]
        count = s.troops[space] >> 4 * seat & 15
        if count and teleport_price(s, seat) <= s.seats[seat * SEAT + S_PRAYER]:
            count += _strength(s, space, seat) + s.seats[seat * SEAT + M_STRENGTH_ATTACKING]
            if count > strikers[seat]:
                strikers[seat] = count


def _strength(s: State, space: int, seat: int) -> int:
    """What a troop adds to its number in a battle, by tiles and creature."""
    creature = working_creature(s, space, seat) if s.creatures[space] else -1
    extra = s.seats[seat * SEAT + M_STRENGTH]
    return extra + s.table.creature_strength[creature] if creature >= 0 else extra


def _board(
    s: State, weights: list[float], found: list[float], points: list[int], strikers: list[int], temples: list[int]
) -> None:
    """Every troop: what it holds, and who may drive it away."""
    table = s.table
    for space in range(table.spaces):
        troop = s.troops[space]
        while troop:
            seat = lowest_bit(troop) >> 2
            count = troop >> 4 * seat & 15
            troop &= ~(15 << 4 * seat)
            found[seat] += weights[UNITS] * count
            if s.creatures[space] >> 4 * seat & 15:
                found[seat] += weights[CREATURES]
            if table.kind[space] == DISTRICT:
                if s.city_seat[table.city[space]] != seat:
                    found[seat] += weights[INVADER]
                continue
            danger = _danger(s, seat, space, count, strikers)
            income = table.income[space] + (2 if table.sacrifice[space] else 0)
            if income:
                temples[seat] += 1
                points[seat] += 1
                found[seat] += weights[TEMPORARY] + weights[INCOME] * income + weights[TEMPLE_UNITS] * count
                found[seat] += weights[EXPOSED_TEMPLE] * danger
            else:
                found[seat] += weights[EXPOSED] * danger
                if count >= 2 and space in table.sanctuaries:
                    found[seat] += weights[SANCTUARY_HELD]


def _danger(s: State, seat: int, space: int, count: int, strikers: list[int]) -> int:
    """By how much the strongest enemy that can come here outweighs this troop, at most 3."""
    most = 0
    if s.table.obelisk[space]:
        for other in range(len(strikers)):
            if other != seat and strikers[other] > most:
                most = strikers[other]
    for near in s.table.neighbours[space]:
        troop = s.troops[near] & s.table.enemy_mask[seat]
        while troop:
            other = lowest_bit(troop) >> 2
            strength = troop >> 4 * other & 15
            strength += _strength(s, near, other) + s.seats[other * SEAT + M_STRENGTH_ATTACKING]
            if strength > most:
                most = strength
            troop &= ~(15 << 4 * other)
    if most == 0:
        return 0
    lead = most + 1 - count - _strength(s, space, seat) - s.seats[seat * SEAT + M_STRENGTH_DEFENDING]
    if lead <= 0:
        return 0
    return WORST_DANGER if lead > WORST_DANGER else lead
