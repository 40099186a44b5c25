"""How good a position of Seth's game is: one sum for two sides, and the chance of the alliance out of it.

Features that speak for the alliance have weights above zero, those that speak for Seth below; the logistic curve of the
sum is the alliance's chance to win, the rest is Seth's. All members are worth the same: their side's chance. What was
seen on the way is kept for the net that learned (learned/seth_net.py). Compiled.
"""

from __future__ import annotations

import math
from typing import Final, final

from kemet.bots.seth.map import NOBODY, best_card, both_done, is_home_of_seth, missing_units, side_strength
from kemet.bots.seth.threats import Threats, attacks_left, can_strike, likely
from kemet.engine.board.sides import friends_at
from kemet.engine.native import i64, vec
from kemet.engine.seth.ceremony import ceremony_cost, payers
from kemet.engine.seth.victory import ALLIANCE, alliance_points, temple_level, temples_of_alliance
from kemet.engine.state.bits import count_bits, lowest_tile, nibble_sum
from kemet.engine.state.codes import SETH
from kemet.engine.state.state import State, rules_of

#: In the order of the weights; they follow the weights of the tiles.
SETH_FEATURES: Final = (
    "even",  # the same in every position
    "crowd",  # members beyond two
    "combat",  # Seth's points, measured by his target
    "combat_late",  # the same, squared
    "permanent",  # the alliance's points, measured by its target
    "permanent_late",  # the same, squared
    "temple_done",
    "ceremony_done",
    "finish",  # permanent points once both objectives are met
    "building",  # the best unfinished temple, in levels and units at hand, from 0 to 1
    "offering",  # prayer of those at the altars, measured by the ceremony's cost
    "savings",  # prayer of all members, measured the same way
    "inside",  # both met and a unit in Seth's city: how likely it stays there
    "gate",  # the same for a troop before its walls
    "temples",  # held, measured by the number that scores
    "temple_point",  # enough of them, more the later the Day
    "members_prayer",  # a member's on average, like all that follows of members
    "members_units",
    "members_few",  # units on the board that are missing to five
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
    "seth_garrison",  # units at home once the portal is open, at most 6
    "seth_hunts_now",  # his two best attacks, if he has them and the turn is his
    "seth_hunts_later",  # the same if the alliance comes first
    "seth_kills",  # how likely they finish the game
    "seth_danger",  # how likely each troop in his reach is beaten, added up
    "seth_strike_now",  # his best attack with a creature card, if the turn is his
    "seth_strike_later",
    "exposed_now",  # the alliance's two best attacks, if the turn is its own
    "exposed_later",
    "exposed_last",  # the best of them once one more point wins
)

SURE: Final = 12.0


@final
class SethJudge:
    """The weights of a game with Seth, and what was seen in the last position: rows that are filled again for each."""

    def __init__(self, weights: vec[float], first: i64) -> None:
        self.weights: vec[float] = weights
        self.first: i64 = first  # where the weights of these features begin
        self.features: vec[float] = vec[float]([0.0] * len(SETH_FEATURES))
        self.hunters = Threats()  # Seth's
        self.raiders = Threats()  # the alliance's; those who still have a Move today while the turn is theirs
        self.total = 0.0
        self._next: i64 = 0

    def score(self, s: State) -> float:
        """Above zero where it looks better for the alliance."""
        self.total = 0.0
        self._next = 0
        self.hunters.look(s, SETH, False)
        self.raiders.look(s, ALLIANCE, s.active >= ALLIANCE)
        self.add(1.0)
        self.add(float(s.table.players - 3))
        _points(s, self)
        _objectives(s, self)
        _members(s, self)
        _seth(s, self)
        _attacks(s, self)
        return self.total

    def add(self, value: float) -> None:
        """The next feature."""
        self.features[self._next] = value
        self.total += self.weights[self.first + self._next] * value
        self._next += 1


def chance_of(score: float) -> float:
    """The alliance's chance to win."""
    if score > SURE:
        score = SURE
    elif score < -SURE:
        score = -SURE
    return 1.0 / (1.0 + math.exp(-score))


def _points(s: State, found: SethJudge) -> None:
    rules = rules_of(s)
    combat = float(s.seats[SETH].vp_battle) / float(s.table.target)
    points = float(alliance_points(s)) / float(rules.alliance_target)
    if points > 1.0:
        points = 1.0
    found.add(combat)
    found.add(combat * combat)
    found.add(points)
    found.add(points * points)
    found.add(float(s.seth.temple_done))
    found.add(float(s.seth.ceremony_done))
    found.add(points if both_done(s) else 0.0)


def _objectives(s: State, found: SethJudge) -> None:
    found.add(0.0 if s.seth.temple_done else _building(s))
    _ceremony(s, found)
    _city(s, found)
    rules = rules_of(s)
    temples = temples_of_alliance(s)
    found.add(float(temples) / float(rules.temples_for_point))
    late = 0.2 + 0.08 * float(s.round if s.round < 10 else 10)
    found.add(late if temples >= rules.temples_for_point else 0.0)


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


def _ceremony(s: State, found: SethJudge) -> None:
    if s.seth.ceremony_done:
        found.add(0.0)
        found.add(0.0)
        return
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
    found.add(offered if offered < 1.0 else 1.0)
    found.add(saved if saved < 1.0 else 1.0)


def _city(s: State, found: SethJudge) -> None:
    """Members in Seth's city, or before it, once that wins at the start of their next turn (S-WIN-04)."""
    inside = 0.0
    gate = 0.0
    if both_done(s):
        rules = rules_of(s)
        hunters = found.hunters
        for space in rules.home:
            if friends_at(s, space, ALLIANCE):
                stays = 1.0 - (likely(hunters.leads[space]) if hunters.leads[space] != NOBODY else 0.0)
                if stays > inside:
                    inside = stays
            before = _before(s, space)
            if before > gate:
                gate = before
    found.add(inside)
    found.add(gate)


def _before(s: State, home: i64) -> float:
    """How likely a troop beside this district of Seth takes it."""
    best = 0.0
    for near in s.table.neighbours[home]:
        if friends_at(s, near, ALLIANCE):
            takes = 1.0
            if s.troops[home] & 15:
                takes = likely(side_strength(s, near, ALLIANCE, True) - side_strength(s, home, SETH, False))
            if takes > best:
                best = takes
    return best


def _members(s: State, found: SethJudge) -> None:
    """Sums over all members, then their average."""
    members = float(s.table.players - 1)
    prayer = 0.0
    tiles = float(_levels_of(s, s.seth.tiles))
    cards = 0.0
    tokens = 0.0
    for seat in range(1, s.table.players):
        mine = s.seats[seat]
        prayer += _useful(mine.prayer)
        tiles += float(_levels_of(s, mine.tiles))
        cards += float(count_bits(mine.hand))
        tokens += float(mine.tokens)
    units: i64 = 0
    for troop in s.troops:
        units += nibble_sum(troop & s.table.friend_mask[ALLIANCE])
    average = float(units) / members
    levels = 0.0
    for space in s.table.districts:
        if not is_home_of_seth(s, space) and not s.troops[space] & 15:
            levels += float(s.pyramids[space] & 7)
    found.add(prayer / members)
    found.add(average)
    found.add(5.0 - average if average < 5.0 else 0.0)
    found.add(levels / members)
    found.add(tiles / members)
    found.add(cards / members)
    found.add(tokens / members)


def _seth(s: State, found: SethJudge) -> None:
    rules = rules_of(s)
    mine = s.seats[SETH]
    units: i64 = 0
    for space in range(s.table.spaces):
        units += s.troops[space] & 15
    home: i64 = 0
    for space in rules.home:
        home += s.troops[space] & 15
    found.add(_useful(mine.prayer))
    found.add(float(units))
    found.add(float(s.pyramids[rules.home[0]] & 7))
    found.add(float(_levels_of(s, mine.tiles)))
    found.add(float(count_bits(mine.hand)))
    found.add(float(mine.tokens + count_bits(s.seth.colours)))
    found.add(float(count_bits(s.seth.cards)))
    found.add(float(home if home < 6 else 6) if s.seth.ceremony_done else 0.0)


def _attacks(s: State, found: SethJudge) -> None:
    """What either side can attack, apart for the side that comes first."""
    seths_turn = s.active == SETH
    hunters = found.hunters
    left = attacks_left(s)
    first = likely(hunters.first) if left > 0 else 0.0
    second = likely(hunters.second) if left > 1 else 0.0
    both = first + 0.7 * second
    found.add(both if seths_turn else 0.0)
    found.add(0.0 if seths_turn else both)
    missing = s.table.target - s.seats[SETH].vp_battle
    kills = 0.0
    if missing == 1:
        kills = first
    elif missing == 2:
        kills = first * second
    found.add(kills)
    found.add(hunters.danger)
    strike = likely(best_strike(s)) if can_strike(s) else 0.0
    found.add(strike if seths_turn else 0.0)
    found.add(0.0 if seths_turn else strike)
    ours = s.active >= ALLIANCE
    raiders = found.raiders
    gain = likely(raiders.first) + 0.7 * likely(raiders.second)
    found.add(gain if ours else 0.0)
    found.add(0.0 if ours else gain)
    rules = rules_of(s)
    last = both_done(s) and alliance_points(s) == rules.alliance_target - 1
    found.add(likely(raiders.first) if last else 0.0)


def best_strike(s: State) -> i64:
    """The best lead of Seth's strongest creature card over a troop outside the cities."""
    strength = best_card(s)
    best: i64 = NOBODY
    if strength < 0:
        return best
    for space in range(s.table.spaces):
        if s.table.city[space] < 0 and friends_at(s, space, ALLIANCE):
            lead = strength - side_strength(s, space, ALLIANCE, False)
            if lead > best:
                best = lead
    return best


def _useful(prayer: i64) -> float:
    """The first points are worth more than the last."""
    return float(prayer) if prayer <= 6 else 6.0 + 0.5 * float(prayer - 6)


def _levels_of(s: State, tiles: int) -> i64:
    levels: i64 = 0
    while tiles:
        levels += s.table.tile_level[lowest_tile(tiles)]
        tiles &= tiles - 1
    return levels
