"""How good a position of Seth's game is: one sum for two sides, and the chance of the alliance out of it.

Positive features speak for the alliance, those named after Seth have weights below zero; the logistic curve of the sum
is the alliance's chance to win, the rest is Seth's. All members are worth the same: their side's chance. Compiled.
"""

from __future__ import annotations

import math
from typing import Final

from kemet.bots.seth_map import both_done, is_home_of_seth, leads_over_alliance, missing_units, side_strength
from kemet.engine.board.sides import enemies_at, friends_at
from kemet.engine.native import i64, vec
from kemet.engine.seth.ceremony import ceremony_cost, payers
from kemet.engine.seth.victory import alliance_points, temple_level, temples_of_alliance
from kemet.engine.state.bits import count_bits, lowest_tile, nibble_sum
from kemet.engine.state.codes import SETH
from kemet.engine.state.state import State, rules_of

#: In the order of the weights; they follow the weights of the tiles.
SETH_FEATURES: Final = (
    "even",  # the same in every position
    "combat",  # Seth's points, measured by his target
    "combat_late",  # the same, squared
    "permanent",  # the alliance's points, measured by its target
    "temple_done",
    "ceremony_done",
    "building",  # the best unfinished temple, in levels and units at hand, from 0 to 1
    "offering",  # prayer of those at the altars, measured by the ceremony's cost
    "savings",  # prayer of all members, measured the same way
    "finish",  # permanent points once both objectives are met
    "inside",  # both met and a unit in Seth's city
    "temples",  # held, measured by the number that scores
    "temple_point",  # enough of them, more the later the Day
    "members_prayer",  # a member's on average, like all that follows of members
    "members_units",
    "members_levels",
    "members_tiles",  # in levels
    "members_cards",
    "members_tokens",
    "seth_prayer",
    "seth_units",
    "seth_level",
    "seth_tiles",
    "seth_cards",
    "seth_tokens",
    "seth_strikes",  # creature cards in hand
    "seth_hunts",  # the leads of his two best hunters
    "seth_exposed",  # his troops that an alliance troop beside them outweighs
    "seth_garrison",  # units at home once the portal is open, at most 6
)

SURE: Final = 12.0


def alliance_chance(s: State, weights: vec[float], first: i64) -> float:
    """The alliance's chance to win; its weights begin at `first`."""
    total = alliance_score(s, weights, first)
    if total > SURE:
        total = SURE
    elif total < -SURE:
        total = -SURE
    return 1.0 / (1.0 + math.exp(-total))


def alliance_score(s: State, weights: vec[float], first: i64) -> float:
    rules = rules_of(s)
    combat = float(s.seats[SETH].vp_battle) / float(s.table.target)
    points = float(alliance_points(s)) / float(rules.alliance_target)
    if points > 1.0:
        points = 1.0
    total = weights[first] + weights[first + 1] * combat + weights[first + 2] * combat * combat
    total += weights[first + 3] * points
    total += weights[first + 4] * float(s.seth.temple_done) + weights[first + 5] * float(s.seth.ceremony_done)
    if not s.seth.temple_done:
        total += weights[first + 6] * _building(s)
    if not s.seth.ceremony_done:
        total += _ceremony(s, weights, first)
    if both_done(s):
        total += weights[first + 9] * points
        for space in rules.home:
            if friends_at(s, space, 1):
                total += weights[first + 10]
                break
    temples = temples_of_alliance(s)
    total += weights[first + 11] * float(temples) / float(rules.temples_for_point)
    if temples >= rules.temples_for_point:
        total += weights[first + 12] * (0.2 + 0.08 * float(s.round if s.round < 10 else 10))
    total += _members(s, weights, first)
    return total + _seth(s, weights, first)


def _building(s: State) -> float:
    """The best unfinished temple: a third for each level, and a part of a third for the units that stand there."""
    rules = rules_of(s)
    best = 0.0
    for space in range(s.table.spaces):
        if not rules.sites >> space & 1 or s.troops[space] & 15:
            continue
        level = temple_level(s, space)
        cost = rules.temple_cost[level + 1]
        value = (float(level) + 0.8 * float(cost - missing_units(s, space)) / float(cost)) / 3.0
        if value > best:
            best = value
    return best


def _ceremony(s: State, weights: vec[float], first: i64) -> float:
    cost = float(ceremony_cost(s)) + 1.0
    able = payers(s)
    offered = 1.0 if able else 0.0
    saved = 1.0
    for seat in range(1, s.table.players):
        prayer = float(s.seats[seat].prayer)
        saved += prayer
        if able >> seat & 1:
            offered += prayer
    offered /= cost
    saved /= cost
    total = weights[first + 7] * (offered if offered < 1.0 else 1.0)
    return total + weights[first + 8] * (saved if saved < 1.0 else 1.0)


def _members(s: State, weights: vec[float], first: i64) -> float:
    """Sums over all members, then their average."""
    total = 0.0
    for seat in range(1, s.table.players):
        mine = s.seats[seat]
        total += weights[first + 13] * _useful(mine.prayer)
        total += weights[first + 16] * float(_levels_of(s, mine.tiles))
        total += weights[first + 17] * float(count_bits(mine.hand))
        total += weights[first + 18] * float(mine.tokens)
    on_board: i64 = 0
    for troop in s.troops:
        on_board += nibble_sum(troop & s.table.friend_mask[1])
    total += weights[first + 14] * float(on_board)
    for space in s.table.districts:
        if not is_home_of_seth(s, space) and not s.troops[space] & 15:
            total += weights[first + 15] * float(s.pyramids[space] & 7)
    total += weights[first + 16] * float(_levels_of(s, s.seth.tiles))
    return total / float(s.table.players - 1)


def _seth(s: State, weights: vec[float], first: i64) -> float:
    rules = rules_of(s)
    mine = s.seats[SETH]
    total = weights[first + 19] * _useful(mine.prayer)
    on_board: i64 = 0
    for space in range(s.table.spaces):
        count = s.troops[space] & 15
        if count:
            on_board += count
            if not enemies_at(s, space, SETH) and _is_outweighed(s, space):
                total += weights[first + 27]
    total += weights[first + 20] * float(on_board)
    total += weights[first + 21] * float(s.pyramids[rules.home[0]] & 7)
    total += weights[first + 22] * float(_levels_of(s, mine.tiles))
    total += weights[first + 23] * float(count_bits(mine.hand))
    total += weights[first + 24] * float(mine.tokens + count_bits(s.seth.colours))
    total += weights[first + 25] * float(count_bits(s.seth.cards))
    leads = leads_over_alliance(s)
    total += weights[first + 26] * (_threat((leads >> 4) - 8) + 0.6 * _threat((leads & 15) - 8))
    if s.seth.ceremony_done:
        home: i64 = 0
        for space in rules.home:
            home += s.troops[space] & 15
        total += weights[first + 28] * float(home if home < 6 else 6)
    return total


def _threat(lead: i64) -> float:
    """How likely an attack with such a lead is to score, from 0 to 1."""
    if lead <= -3:
        return 0.0
    if lead >= 3:
        return 1.0
    return float(lead + 3) / 6.0


def _useful(prayer: i64) -> float:
    """The first points are worth more than the last."""
    return float(prayer) if prayer <= 6 else 6.0 + 0.5 * float(prayer - 6)


def _is_outweighed(s: State, space: i64) -> bool:
    """An alliance troop beside Seth's is stronger."""
    guard = side_strength(s, space, SETH, False)
    for near in s.table.neighbours[space]:
        if friends_at(s, near, 1) and side_strength(s, near, 1, True) > guard:
            return True
    return False


def _levels_of(s: State, tiles: int) -> i64:
    levels: i64 = 0
    while tiles:
        levels += s.table.tile_level[lowest_tile(tiles)]
        tiles &= tiles - 1
    return levels
