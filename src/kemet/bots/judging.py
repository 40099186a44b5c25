"""How good a position is for each seat: a few features, weights that are data, and chances to win out of them.

A seat's score is the sum of its features, each times a weight; the chances are the softmax of the scores. The weights
are in weights.toml and were fitted to the results of games (tools/tune.py); docs/bots.md says how. Compiled.
"""

from __future__ import annotations

import math
from typing import Final

from kemet.engine.board.control import controller
from kemet.engine.board.points import permanent_points
from kemet.engine.board.prices import teleport_price
from kemet.engine.board.troops import working_creature
from kemet.engine.native import i64, vec
from kemet.engine.state.bits import count_bits, lowest_bit, lowest_tile
from kemet.engine.state.codes import DISTRICT, END_OF_DAY, MAX_LEVEL, OVER, SANCTUARY
from kemet.engine.state.state import State, zeros

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
    most: i64 = 0
    for seat in range(s.table.players):
        points = permanent_points(s, seat)
        if points > most:
            most = points
    reached = float(most) / float(s.table.target)
    return reached if reached < 1.0 else 1.0


def chances(s: State, weights: list[float]) -> list[float]:
    """Each seat's chance to win as the judge sees it; they add up to 1."""
    return list(win_chances(s, vec[float](weights)))


def scores(s: State, weights: list[float]) -> list[float]:
    """Each seat's weighted sum; with all weights 0 but one it reads that feature."""
    return list(seat_scores(s, vec[float](weights)))


def win_chances(s: State, weights: vec[float]) -> vec[float]:
    """As `chances`, for those who count all the time."""
    if s.phase == OVER:
        certain = vec[float]([0.0] * s.table.players)
        certain[s.winner] = 1.0
        return certain
    found = seat_scores(s, weights)
    best = found[0]
    for score in found:
        if score > best:
            best = score
    total = 0.0
    for seat in range(len(found)):
        found[seat] = math.exp(found[seat] - best)
        total += found[seat]
    for seat in range(len(found)):
        found[seat] /= total
    return found


def seat_scores(s: State, weights: vec[float]) -> vec[float]:
    players = s.table.players
    late = 1.0
    if s.phase != END_OF_DAY:
        late = 0.3 + 0.14 * float(s.round)
    found = vec[float]([0.0] * players)
    points = zeros(players)
    for seat in range(players):
        found[seat] = _own(s, seat, weights)
        points[seat] = permanent_points(s, seat)
    strikers = zeros(players)
    temples = zeros(players)
    _cities(s, weights, found, points, strikers)
    _board(s, weights, found, points, strikers, temples)
    for seat in range(players):
        if points[seat] >= s.table.target:
            found[seat] += weights[AT_TARGET] * late
        if temples[seat] >= 2:
            found[seat] += weights[TWO_TEMPLES] * late
        found[seat] += weights[STRIKER] * float(strikers[seat])
    for place in range(players):
        found[s.order[place]] += weights[LATER] * float(place) / float(players - 1)
    return found


def _own(s: State, seat: i64, weights: vec[float]) -> float:
    """What lies in front of a seat."""
    mine = s.seats[seat]
    prayer = mine.prayer
    total = weights[PERMANENT] * float(permanent_points(s, seat))
    if prayer <= 4:
        total += weights[PRAYER] * float(prayer)
    elif prayer <= 8:
        total += weights[PRAYER] * 4 + weights[MORE_PRAYER] * float(prayer - 4)
    else:
        total += (weights[PRAYER] + weights[MORE_PRAYER]) * 4 + weights[MOST_PRAYER] * float(prayer - 8)
    total += weights[RESERVE] * float(mine.reserve)
    total += weights[CARDS] * float(count_bits(mine.hand))
    total += weights[BATTLE_CARDS] * _battle_cards(s, mine.battle_hand)
    total += weights[TOKENS] * float(mine.tokens)
    if mine.silver == READY:
        total += weights[BONUS_TOKENS]
    if mine.gold == READY:
        total += weights[BONUS_TOKENS]
    tiles = mine.tiles
    while tiles:
        total += weights[TILES + lowest_tile(tiles)]
        tiles &= tiles - 1
    if s.table.expanded:
        total += _taseti(s, seat, weights)
    return total


def _battle_cards(s: State, hand: i64) -> float:
    """The strength of the battle cards left, and half their damage and protection, beyond an average hand."""
    table = s.table
    total = 0.0
    while hand:
        card = lowest_bit(hand)
        total += (
            float(table.battle_strength[card])
            + 0.5 * float(table.battle_damage[card] + table.battle_protection[card])
            - 3.5
        )
        hand &= hand - 1
    return total


def _taseti(s: State, seat: i64, weights: vec[float]) -> float:
    mine = s.seats[seat]
    total = weights[SKILLS] * float(count_bits(mine.skills)) + weights[DAWN] * float(mine.dawn_tokens)
    packed = mine.objects
    while packed:
        total += weights[OBJECTS] * float(packed & 15)
        packed >>= 4
    if s.table.has_path:
        total += weights[PRIESTS_OUT] * float(3 - mine.priests)
    return total


def _cities(s: State, weights: vec[float], found: vec[float], points: vec[i64], strikers: vec[i64]) -> None:
    """Pyramids, and the troops that stand ready at them to teleport."""
    for space in s.table.districts:
        pyramid = s.pyramids[space]
        if pyramid == 0:
            continue
        seat = controller(s, space)
        level = pyramid & 7
        found[seat] += weights[LEVELS] * float(level)
        if level >= MAX_LEVEL - 1:
            found[seat] += weights[HIGH_PYRAMIDS]
            if level == MAX_LEVEL:
                points[seat] += 1
                found[seat] += weights[TEMPORARY]
        count = s.troops[space] >> 4 * seat & 15
        if count and teleport_price(s, seat) <= s.seats[seat].prayer:
            count += _strength(s, space, seat) + s.seats[seat].powers.strength_attacking
            if count > strikers[seat]:
                strikers[seat] = count


def _strength(s: State, space: i64, seat: i64) -> i64:
    """What a troop adds to its number in a battle, by tiles and creature."""
    extra = s.seats[seat].powers.strength
    if s.creatures[space]:
        creature = working_creature(s, space, seat)
        if creature >= 0:
            extra += s.table.creature_strength[creature]
    return extra


def _board(
    s: State, weights: vec[float], found: vec[float], points: vec[i64], strikers: vec[i64], temples: vec[i64]
) -> None:
    """Every troop: what it holds, and who may drive it away."""
    table = s.table
    for space in range(table.spaces):
        troop = s.troops[space]
        while troop:
            seat = lowest_bit(troop) >> 2
            count = troop >> 4 * seat & 15
            troop &= ~(15 << 4 * seat)
            found[seat] += weights[UNITS] * float(count)
            if s.creatures[space] >> 4 * seat & 15:
                found[seat] += weights[CREATURES]
            if table.kind[space] == DISTRICT:
                if s.city_seat[table.city[space]] != seat:
                    found[seat] += weights[INVADER]
                continue
            danger = _danger(s, seat, space, count, strikers)
            income = table.income[space]
            if table.sacrifice[space]:
                income += 2
            if income:
                temples[seat] += 1
                points[seat] += 1
                found[seat] += (
                    weights[TEMPORARY] + weights[INCOME] * float(income) + weights[TEMPLE_UNITS] * float(count)
                )
                found[seat] += weights[EXPOSED_TEMPLE] * float(danger)
            else:
                found[seat] += weights[EXPOSED] * float(danger)
                if count >= 2 and table.kind[space] == SANCTUARY:
                    found[seat] += weights[SANCTUARY_HELD]


def _danger(s: State, seat: i64, space: i64, count: i64, strikers: vec[i64]) -> i64:
    """By how much the strongest enemy that can come here outweighs this troop, at most 3."""
    most: i64 = 0
    if s.table.obelisk[space]:
        for other in range(len(strikers)):
            if other != seat and strikers[other] > most:
                most = strikers[other]
    for near in s.table.neighbours[space]:
        troop = s.troops[near] & s.table.enemy_mask[seat]
        while troop:
            other = lowest_bit(troop) >> 2
            strength = troop >> 4 * other & 15
            strength += _strength(s, near, other) + s.seats[other].powers.strength_attacking
            if strength > most:
                most = strength
            troop &= ~(15 << 4 * other)
    if most == 0:
        return 0
    lead = most + 1 - count - _strength(s, space, seat) - s.seats[seat].powers.strength_defending
    if lead <= 0:
        return 0
    if lead > WORST_DANGER:
        return WORST_DANGER
    return lead
