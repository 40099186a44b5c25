"""Rules of thumb for every question: what the easy bot plays, and what search takes everybody for beyond its tree.

A rule gives each choice a value from 0 (never) upwards. A `sharp` guesser takes the best, with a little luck; a blurred
one takes choices in proportion to the square of their value, which is what a play-out needs: likely, yet varied.
Compiled with the engine; it reads the state it is given, which for a bot is always a sample.
"""

from __future__ import annotations

from typing import Final

from kemet.bots.judging import TILES
from kemet.engine.battle import COMMITTING, side_of
from kemet.engine.names import (
    ADD,
    ASK_BATTLE_CARDS,
    ASK_BID,
    ASK_BUY,
    ASK_DELTA,
    ASK_ESCAPE,
    ASK_FROM,
    ASK_GROUP,
    ASK_LOSER,
    ASK_MOVE,
    ASK_PLACE,
    ASK_RAISE,
    ASK_SANCTUARY,
    ASK_TURN,
    ASK_VETO,
    ASK_WINNER,
    ASK_WOUND,
    B_STAGE,
    BATTLE,
    BUILD,
    BUY_TILE,
    DISTRICT,
    DONE,
    END,
    FROM,
    GROUP,
    LIFT,
    M_STRENGTH,
    M_STRENGTH_ATTACKING,
    M_STRENGTH_DEFENDING,
    MAX_BATTLE_CARDS,
    MOVE,
    PASS,
    PRAY,
    RAISE,
    RECALL,
    RECRUIT,
    RETREAT,
    S_PRAYER,
    S_RESERVE,
    SEAT,
    SEND_BACK,
    SILVER,
    STAY,
    STEP,
    TELEPORT,
    TEMPLE,
    TOKEN,
    UNIT,
    YES,
)
from kemet.engine.points import pyramid_level
from kemet.engine.state import State, enemies_at, lowest_bit, units, working_creature

NOISE: Final = 0.25  # how much luck moves the values of a sharp guesser


class Guesser:
    """Guesses with a small generator of its own, so that a seed repeats every guess."""

    def __init__(self, weights: list[float], seed: int, sharp: bool):
        self.weights = weights
        self.sharp = sharp
        self._low: int = seed % 2147483562 + 1

    def guess(self, s: State, seat: int, choices: list[int]) -> int:
        """One of the choices of a seat that is asked."""
        if len(choices) == 1:
            return choices[0]
        question = s.ask
        if question == ASK_BATTLE_CARDS:
            if s.battle[side_of(s, seat) + B_STAGE] != COMMITTING:
                return self._battle_pair(s, choices)
            return choices[1] if self.below(10) < 6 else DONE
        if question == ASK_VETO or question == ASK_ESCAPE:
            return choices[0] if self.below(3) else self.any_of(choices)
        if question == ASK_GROUP:
            return choices[0] if self.below(10) < 7 else self.any_of(choices)
        if question == ASK_BID:
            return self._battle_pair(s, choices)
        return self._take(choices, self.values(s, seat, choices))

    def values(self, s: State, seat: int, choices: list[int]) -> list[float]:
        """How much there is to be said for each choice."""
        question = s.ask
        if question == ASK_MOVE:
            return [_move_value(s, seat, code) for code in choices]
        if question == ASK_TURN:
            return [_turn_value(s, seat, code) for code in choices]
        if question == ASK_PLACE:
            return [_place_value(s, seat, code) for code in choices]
        if question == ASK_FROM:
            return [_start_value(s, seat, code) for code in choices]
        if question == ASK_BUY:
            return [0.05 if code == PASS else self._tile_value(code - BUY_TILE) for code in choices]
        if question == ASK_RAISE:
            return [_raise_value(code) for code in choices]
        if question == ASK_LOSER:
            return [2.0 if code == STAY or code == RETREAT else 1.0 for code in choices]
        if question == ASK_WINNER:
            return [0.5 if code == RECALL else 2.0 for code in choices]
        if question == ASK_SANCTUARY or question == ASK_DELTA:
            return [2.0 if code == YES else 1.0 for code in choices]
        if question == ASK_WOUND:
            return [2.0 if code == DONE else 0.5 for code in choices]
        if question == ASK_BATTLE_CARDS and choices[0] >= BATTLE:
            return [0.3 + 0.1 * pair_strength(s, code) if code < ADD else 1.0 for code in choices]
        if question == ASK_GROUP:
            return [3.0 if code == choices[0] else 1.0 for code in choices]
        return [0.3 if code == PASS or code == DONE else 1.0 for code in choices]

    def _tile_value(self, tile: int) -> float:
        value = 0.5 + 3.0 * self.weights[TILES + tile]
        return value if value > 0.1 else 0.1

    def _take(self, choices: list[int], values: list[float]) -> int:
        if self.sharp:
            best = choices[0]
            most = -1.0
            for place in range(len(choices)):
                value = values[place] * (1.0 + NOISE * self.below(1000) / 1000.0)
                if value > most:
                    most = value
                    best = choices[place]
            return best
        total = 0.0
        for value in values:
            total += value * value
        aim = total * self.below(65536) / 65536.0
        for place in range(len(choices)):
            aim -= values[place] * values[place]
            if aim < 0.0:
                return choices[place]
        return choices[len(choices) - 1]

    def _battle_pair(self, s: State, choices: list[int]) -> int:
        """Of a few random pairs the one with the strongest card played and the weakest thrown away."""
        code = self.any_of(choices)
        for _ in range(4 if self.sharp else 2):
            other = self.any_of(choices)
            if pair_strength(s, other) > pair_strength(s, code):
                code = other
        return code

    def any_of(self, choices: list[int]) -> int:
        return choices[self.below(len(choices))]

    def below(self, limit: int) -> int:
        self._low = self._low * 48271 % 2147483647
        return self._low % limit


def pair_strength(s: State, code: int) -> int:
    """What a pair of battle cards is good for: the played card's sums, less what is thrown away."""
    played, discarded = divmod(code - BATTLE, MAX_BATTLE_CARDS)
    table = s.table
    gain = 2 * table.battle_strength[played] + table.battle_damage[played] + table.battle_protection[played]
    return 2 * gain - 2 * table.battle_strength[discarded] - table.battle_damage[discarded]


def _turn_value(s: State, seat: int, code: int) -> float:
    """Which token where: act where something can be gained."""
    if code == END:
        return 2.0
    if code >= UNIT:
        return 0.7  # a divine card, or a module's errand
    space = code - TOKEN if code < SILVER else code - SILVER
    kind = s.table.action_kind[space]
    base = seat * SEAT
    prayer = s.seats[base + S_PRAYER]
    if kind == MOVE:
        return 2.5
    if kind == PRAY:
        return 0.3 + 0.25 * (9 - prayer if prayer < 9 else 0)
    if kind == RECRUIT:
        ready = min(s.seats[base + S_RESERVE], prayer)
        return 0.2 + 0.5 * ready
    if kind == RAISE:
        return 0.2 + 0.45 * prayer
    level = pyramid_level(s, seat, s.table.action_colour[space])
    if level > prayer:
        level = prayer
    return 0.1 + 0.9 * level


def _start_value(s: State, seat: int, code: int) -> float:
    """Large troops go; those that hold a temple stay."""
    if code == PASS or code >= SEND_BACK:
        return 0.2
    space = code - FROM
    value = 0.5 * units(s, space, seat)
    if s.creatures[space] >> 4 * seat & 15:
        value += 1.0
    if s.table.kind[space] == TEMPLE:
        value *= 0.3
    elif s.pyramids[space]:
        value += 0.5  # from here every obelisk is near
    return value


def _strength_of_group(s: State, seat: int) -> int:
    strength = s.move_units + s.seats[seat * SEAT + M_STRENGTH] + s.seats[seat * SEAT + M_STRENGTH_ATTACKING]
    if s.move_creature:
        creature = working_creature(s, s.move_at, seat)
        if creature >= 0:
            strength += s.table.creature_strength[creature]
    return strength


def _move_value(s: State, seat: int, code: int) -> float:
    """Where the group goes: weaker enemies, empty temples, cities without guards."""
    if code == END:
        return 3.0 if s.table.kind[s.move_at] == TEMPLE else 0.5
    if code >= GROUP:
        return 0.2
    if code >= TELEPORT:
        space = code - TELEPORT
        value = -0.5
    else:
        space = code - STEP
        value = 0.0
    table = s.table
    if table.kind[s.move_at] == TEMPLE and s.move_units == units(s, s.move_at, seat):
        value -= 2.0  # the temple would be lost
    enemies = enemies_at(s, space, seat)
    if enemies:
        other = lowest_bit(enemies) >> 2
        lead = _strength_of_group(s, seat) - units(s, space, other)
        lead -= s.seats[other * SEAT + M_STRENGTH] + s.seats[other * SEAT + M_STRENGTH_DEFENDING]
        creature = working_creature(s, space, other)
        if creature >= 0:
            lead -= table.creature_strength[creature]
        value += 2.0 + lead
        if lead < -1:
            return 0.1
    elif units(s, space, seat):
        value += 0.5
    if table.kind[space] == TEMPLE:
        value += 3.0
    elif table.kind[space] == DISTRICT:
        value += 0.4 * (s.pyramids[space] & 7) if s.city_seat[table.city[space]] != seat else 0.1
    elif space in table.sanctuaries:
        value += 1.5
    else:
        value += 0.5
    return value if value > 0.1 else 0.1


def _place_value(s: State, seat: int, code: int) -> float:
    """Full troops at pyramids; an end when prayer runs out."""
    if code == PASS or code == DONE:
        return 0.6
    if code < UNIT or code >= FROM:
        return 1.0
    return 0.6 + 0.4 * units(s, code - UNIT, seat)


def _raise_value(code: int) -> float:
    if code == PASS:
        return 0.05
    level = (code - BUILD) % 4 + 1 if code >= BUILD else (code - LIFT) % 4 + 1
    return 0.5 + 0.5 * level
