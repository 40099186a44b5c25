"""How good a position is for each seat: a few features, weights that are data, and chances to win out of them.

A seat's score is the sum of its features, each times a weight; the chances are the softmax of the scores. The weights
are in weights.toml and were fitted to the results of games (tools/tune.py); docs/bots.md says how. Compiled.
"""

from __future__ import annotations

import math
from typing import Final, final

from kemet.bots.learned.net import Net
from kemet.bots.learned.seth.net import SethNet
from kemet.bots.seth.judging import SETH_FEATURES, SethJudge, chance_of
from kemet.engine.board.control import controller
from kemet.engine.board.points import permanent_points
from kemet.engine.board.prices import teleport_price
from kemet.engine.board.sides import are_enemies, enemies_at, is_walled_off
from kemet.engine.board.troops import units, working_creature
from kemet.engine.native import i64, vec
from kemet.engine.state.bits import count_bits, lowest_bit, lowest_tile
from kemet.engine.state.codes import (
    DISTRICT,
    END_OF_DAY,
    IN_HAND,
    MAX_LEVEL,
    MAX_SEATS,
    MAX_SPACES,
    OVER,
    PRIESTS,
    SANCTUARY,
)
from kemet.engine.state.state import State

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
MAX_PRAYER: Final = 5
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

WORST_DANGER: Final = 3
AVERAGE_CARD: Final = 7  # what a battle card of a hand comes to, counted like the others, twice


def progress(s: State) -> float:
    """How far the game has come, from 0 to 1: the most points anybody has, measured by the target."""
    if s.table.with_seth:
        return 0.5  # its weights are the same early and late
    most: i64 = 0
    for seat in range(s.table.players):
        points = permanent_points(s, seat)
        if points > most:
            most = points
    reached = float(most) / float(s.table.target)
    return reached if reached < 1.0 else 1.0


def chances(s: State, weights: list[float]) -> list[float]:
    """Each seat's chance to win as the judge sees it; they add up to 1. With Seth: the chance of its side."""
    return list(Judge(weights).chances(s)[: s.table.players])


def scores(s: State, weights: list[float]) -> list[float]:
    """Each seat's weighted sum; with all weights 0 but one it reads that feature."""
    return list(Judge(weights).scores(s)[: s.table.players])


@final
class Judge:
    """The weights of a game, and rows with a place for each seat that are filled again for every position.

    With a net the chances are the net's, which knows the judge's scores and corrects them; with Seth it is another one.
    """

    def __init__(self, weights: list[float], net: Net | SethNet | None = None) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.net: Net | None = net if isinstance(net, Net) else None
        self.seth_net: SethNet | None = net if isinstance(net, SethNet) else None
        self.seth = SethJudge(self.weights, len(weights) - len(SETH_FEATURES))  # only asked in his games
        self._scores: vec[float] = vec[float]([0.0] * MAX_SEATS)
        self._points: vec[i64] = vec[i64]([0] * MAX_SEATS)
        self.strikers: vec[i64] = vec[i64]([0] * MAX_SEATS)  # how strong the strongest troop that can teleport is
        self._temples: vec[i64] = vec[i64]([0] * MAX_SEATS)
        self.dangers: vec[i64] = vec[i64]([0] * MAX_SPACES)  # of the troop there, outside the cities

    def chances(self, s: State) -> vec[float]:
        """As the function `chances`; the row is used again for the next position."""
        players = s.table.players
        found = self._scores
        if s.phase == OVER:
            side = s.table.side
            for seat in range(players):
                found[seat] = 1.0 if side[seat] == side[s.winner] else 0.0
            return found
        if s.table.with_seth:
            self._share_by_side(s)
            return found
        self.scores(s)
        net = self.net
        if net is not None:
            net.add_to(found, s, self.strikers, self.dangers)
        best = found[0]
        for seat in range(players):
            if found[seat] > best:
                best = found[seat]
        total = 0.0
        for seat in range(players):
            found[seat] = math.exp(found[seat] - best)
            total += found[seat]
        for seat in range(players):
            found[seat] /= total
        return found

    def _share_by_side(self, s: State) -> None:
        """With Seth: what the alliance has not is Seth's, and every member has the chance of the whole side."""
        score = self.seth.score(s)
        net = self.seth_net
        if net is not None:
            score = net.score(s, self.seth)
        chance = chance_of(score)
        self._scores[0] = 1.0 - chance
        for seat in range(1, s.table.players):
            self._scores[seat] = chance

    def scores(self, s: State) -> vec[float]:
        """As the function `scores`; the row is used again for the next position."""
        weights = self.weights
        found = self._scores
        players = s.table.players
        if s.table.with_seth:
            score = self.seth.score(s)
            for seat in range(players):
                found[seat] = score if seat else -score
            return found
        for seat in range(players):
            self._points[seat] = permanent_points(s, seat)
            self.strikers[seat] = 0
            self._temples[seat] = 0
            found[seat] = _own(s, seat, weights)
        self._look_at_cities(s)
        self._look_at_troops(s)
        late = 1.0
        if s.phase != END_OF_DAY:
            late = 0.3 + 0.14 * float(s.round)
        for seat in range(players):
            if self._points[seat] >= s.table.target:
                found[seat] += weights[AT_TARGET] * late
            if self._temples[seat] >= 2:
                found[seat] += weights[TWO_TEMPLES] * late
            found[seat] += weights[STRIKER] * float(self.strikers[seat])
        for place in range(players):
            found[s.order[place]] += weights[LATER] * float(place) / float(players - 1)
        return found

    def _look_at_cities(self, s: State) -> None:
        """Pyramids, and the troops that stand ready at them to teleport."""
        weights = self.weights
        found = self._scores
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
                    self._points[seat] += 1
                    found[seat] += weights[TEMPORARY]
            count = units(s, space, seat)
            if count and teleport_price(s, seat) <= s.seats[seat].prayer:
                count += _bonus(s, space, seat) + s.seats[seat].powers.strength_attacking
                if count > self.strikers[seat]:
                    self.strikers[seat] = count

    def _look_at_troops(self, s: State) -> None:
        """Every troop: what it holds, and who may drive it away."""
        weights = self.weights
        found = self._scores
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
                    if is_walled_off(s, seat, space):
                        found[seat] += weights[INVADER]
                else:
                    self._look_outside(s, space, seat, count)

    def _look_outside(self, s: State, space: i64, seat: i64, count: i64) -> None:
        """A troop outside the cities: temple, Sanctuary or desert."""
        weights = self.weights
        found = self._scores
        lead = self._danger(s, space, seat, count)
        self.dangers[space] = lead
        danger = float(lead)
        income = s.table.income[space]
        if s.table.sacrifice[space]:
            income += 2
        if income:
            self._temples[seat] += 1
            self._points[seat] += 1
            worth = weights[TEMPORARY] + weights[INCOME] * float(income) + weights[TEMPLE_UNITS] * float(count)
            found[seat] += worth
            found[seat] += weights[EXPOSED_TEMPLE] * danger
        else:
            found[seat] += weights[EXPOSED] * danger
            if count >= 2 and s.table.kind[space] == SANCTUARY:
                found[seat] += weights[SANCTUARY_HELD]

    def _danger(self, s: State, space: i64, seat: i64, count: i64) -> i64:
        """By how much the strongest enemy that can come here outweighs this troop, at most 3."""
        most: i64 = 0
        if s.table.obelisk[space]:
            for other in range(s.table.players):
                if self.strikers[other] > most and are_enemies(s, seat, other):
                    most = self.strikers[other]
        for near in s.table.neighbours[space]:
            troop = enemies_at(s, near, seat)
            while troop:
                other = lowest_bit(troop) >> 2
                strength = troop >> 4 * other & 15
                strength += _bonus(s, near, other) + s.seats[other].powers.strength_attacking
                if strength > most:
                    most = strength
                troop &= ~(15 << 4 * other)
        if most == 0:
            return 0
        lead = most + 1 - count - _bonus(s, space, seat) - s.seats[seat].powers.strength_defending
        if lead <= 0:
            return 0
        if lead > WORST_DANGER:
            return WORST_DANGER
        return lead


def _bonus(s: State, space: i64, seat: i64) -> i64:
    """What tiles and a creature add to a troop's number in a battle."""
    bonus = s.seats[seat].powers.strength
    if s.creatures[space]:
        creature = working_creature(s, space, seat)
        if creature >= 0:
            bonus += s.table.creature_strength[creature]
    return bonus


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
        total += (weights[PRAYER] + weights[MORE_PRAYER]) * 4 + weights[MAX_PRAYER] * float(prayer - 8)
    total += weights[RESERVE] * float(mine.reserve)
    total += weights[CARDS] * float(count_bits(mine.hand))
    total += weights[BATTLE_CARDS] * _battle_cards(s, mine.battle_hand)
    total += weights[TOKENS] * float(mine.tokens)
    if mine.silver == IN_HAND:
        total += weights[BONUS_TOKENS]
    if mine.gold == IN_HAND:
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
    doubled: i64 = 0
    while hand:
        card = lowest_bit(hand)
        doubled += 2 * table.battle_strength[card] + table.battle_damage[card] + table.battle_protection[card]
        doubled -= AVERAGE_CARD
        hand &= hand - 1
    return 0.5 * float(doubled)


def _taseti(s: State, seat: i64, weights: vec[float]) -> float:
    mine = s.seats[seat]
    total = weights[SKILLS] * float(count_bits(mine.skills)) + weights[DAWN] * float(mine.dawn_tokens)
    packed = mine.objects
    while packed:
        total += weights[OBJECTS] * float(packed & 15)
        packed >>= 4
    if s.table.has_path:
        total += weights[PRIESTS_OUT] * float(PRIESTS - mine.priests)
    return total
