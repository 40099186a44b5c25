"""Rules of thumb for every question: what the easy bot plays, and what search takes everybody for beyond its tree.

A rule gives each choice a value from 0 (never) upwards. A `sharp` guesser takes the best, with a little luck; a blurred
one takes choices in proportion to the square of their value, which is what a play-out needs: likely, yet varied.
Compiled with the engine; it reads the state it is given, which for a bot is always a sample.
"""

from __future__ import annotations

from typing import Final, final

from kemet.bots.judging import TILES
from kemet.bots.seth.guessing import fill
from kemet.engine.battle.aftermath import LOSER, WINNER
from kemet.engine.battle.before import ESCAPE_BATTLE
from kemet.engine.battle.choose import BATTLE_CARDS, DISCARD_FOR_WOUND
from kemet.engine.board.control import pyramid_level
from kemet.engine.board.sides import defender_at, enemies_at, is_walled_off
from kemet.engine.board.troops import units, working_creature
from kemet.engine.cards.play import VETO
from kemet.engine.day.build import RAISE_PYRAMID
from kemet.engine.day.buy import BUY_POWER
from kemet.engine.day.end_of_day import DELTA_SACRIFICE, SANCTUARY_SACRIFICE
from kemet.engine.day.move import MOVE_ON, PICK_GROUP, START
from kemet.engine.day.recruit import PLACE
from kemet.engine.day.turn import TURN
from kemet.engine.native import i64, vec
from kemet.engine.night.dawn import BID
from kemet.engine.playout import first_number, next_number
from kemet.engine.state.bits import nibble_sum
from kemet.engine.state.choices import (
    BUILD,
    BUY_TILE,
    DONE,
    END,
    FROM,
    GROUP,
    LIFT,
    PASS,
    RECALL,
    RETREAT,
    ROOM,
    SEND_BACK,
    SILVER,
    STAY,
    STEP,
    TELEPORT,
    TOKEN,
    UNIT,
    YES,
    Choices,
)
from kemet.engine.state.codes import DISTRICT, MOVE, PRAY, RAISE, RECRUIT, SANCTUARY, TEMPLE
from kemet.engine.state.forces import COMMITTING
from kemet.engine.state.state import State

NOISE: Final = 0.25  # how much luck moves the values of a sharp guesser
ENOUGH_PRAYER: Final = 9  # nobody needs to pray for more


@final
class Guesser:
    """Guesses with a small generator of its own, so that a seed repeats every guess."""

    def __init__(self, weights: list[float], seed: i64, sharp: bool):
        self.weights: vec[float] = vec[float](weights)
        self.sharp = sharp
        self._low = first_number(seed)
        self._worth: vec[float] = vec[float]([0.0] * ROOM)

    def guess(self, s: State, seat: i64, codes: list[int]) -> int:
        """One of the choices of a seat that is asked."""
        choices = Choices()
        for code in codes:
            choices.add(code)
        return self.pick(s, seat, choices)

    def pick(self, s: State, seat: i64, choices: Choices) -> i64:
        """As `guess`, for those who guess all the time."""
        if choices.count == 1:
            return choices.codes[0]
        question = s.question
        if s.table.with_seth:
            return self._pick_at_his_table(s, seat, choices)
        if question is BATTLE_CARDS:
            if s.battles[-1].force_of(seat).stage != COMMITTING:
                return self._battle_pair(s, choices)
            if self.below(10) < 6:
                return choices.codes[1]
            return DONE
        if question is VETO or question is ESCAPE_BATTLE:
            if self.below(3):
                return choices.codes[0]
            return self.any_of(choices)
        if question is PICK_GROUP:
            if self.below(10) < 7:
                return choices.codes[0]
            return self.any_of(choices)
        if question is BID:
            return self._battle_pair(s, choices)
        values = self.values(s, seat, choices)
        if self.sharp:
            return self._best(choices, values)
        return self._likely(choices, values)

    def _pick_at_his_table(self, s: State, seat: i64, choices: Choices) -> i64:
        """Every question has values; only Veto is left to luck, as without Seth."""
        if s.question is VETO and self.below(3):
            return choices.codes[0]
        values = self.values(s, seat, choices)
        if self.sharp:
            return self._best(choices, values)
        return self._likely(choices, values)

    def values(self, s: State, seat: i64, choices: Choices) -> vec[float]:
        """How much there is to be said for each choice. The row is used again for the next question."""
        if choices.count > len(self._worth):
            self._worth = vec[float]([0.0] * choices.count)
        worth = self._worth
        if s.table.with_seth and fill(s, seat, choices, worth):
            return worth
        for place in range(choices.count):
            worth[place] = self._value(s, seat, choices.codes[place], choices.codes[0])
        return worth

    def _value(self, s: State, seat: i64, code: i64, first: i64) -> float:
        """One choice of those that begin with `first`; questions that come up often come first."""
        question = s.question
        if question is MOVE_ON:
            return _move_value(s, seat, code)
        if question is TURN:
            return _turn_value(s, seat, code)
        if question is PLACE:
            return _place_value(s, seat, code)
        if question is START:
            return _start_value(s, seat, code)
        if question is BUY_POWER:
            return 0.05 if code == PASS else self._tile_value(code - BUY_TILE)
        if question is RAISE_PYRAMID:
            return _raise_value(code)
        if question is LOSER:
            return 2.0 if code == STAY or code == RETREAT else 1.0
        if question is WINNER:
            return 0.5 if code == RECALL else 2.0
        if question is SANCTUARY_SACRIFICE or question is DELTA_SACRIFICE:
            return 2.0 if code == YES else 1.0
        if question is DISCARD_FOR_WOUND:
            return 2.0 if code == DONE else 0.5
        if question is BATTLE_CARDS and first >= s.table.pair_base:
            return 0.3 + 0.1 * float(pair_strength(s, code)) if code < s.table.remove_base else 1.0
        if question is PICK_GROUP:
            return 3.0 if code == first else 1.0
        return 0.3 if code == PASS or code == DONE else 1.0

    def _tile_value(self, tile: i64) -> float:
        value = 0.5 + 3.0 * self.weights[TILES + tile]
        return value if value > 0.1 else 0.1

    def _best(self, choices: Choices, values: vec[float]) -> i64:
        """The one with the most to be said for it, after a little luck."""
        best = choices.codes[0]
        most = -1.0
        for place in range(choices.count):
            value = values[place] * (1.0 + NOISE * float(self.below(1000)) / 1000.0)
            if value > most:
                most = value
                best = choices.codes[place]
        return best

    def _likely(self, choices: Choices, values: vec[float]) -> i64:
        """One of them, each as likely as the square of its value says."""
        total = 0.0
        for place in range(choices.count):
            total += values[place] * values[place]
        aim = total * float(self.below(65536)) / 65536.0
        for place in range(choices.count):
            aim -= values[place] * values[place]
            if aim < 0.0:
                return choices.codes[place]
        return choices.codes[choices.count - 1]

    def _battle_pair(self, s: State, choices: Choices) -> i64:
        """Of a few random pairs the one with the strongest card played and the weakest thrown away."""
        code = self.any_of(choices)
        tries: i64 = 2
        if self.sharp:
            tries = 4
        for _ in range(tries):
            other = self.any_of(choices)
            if pair_strength(s, other) > pair_strength(s, code):
                code = other
        return code

    def any_of(self, choices: Choices) -> i64:
        return choices.codes[self.below(choices.count)]

    def below(self, limit: i64) -> i64:
        self._low = next_number(self._low)
        return self._low % limit


def pair_strength(s: State, code: i64) -> i64:
    """What a pair of battle cards is good for: the played card's sums, less what is thrown away."""
    table = s.table
    played = (code - table.pair_base) // table.pair_width
    discarded = (code - table.pair_base) % table.pair_width
    gain = 2 * table.battle_strength[played] + table.battle_damage[played] + table.battle_protection[played]
    return 2 * gain - 2 * table.battle_strength[discarded] - table.battle_damage[discarded]


def _turn_value(s: State, seat: i64, code: i64) -> float:
    """Which token where: act where something can be gained."""
    if code == END:
        return 2.0
    if code >= UNIT:
        return 0.7  # a divine card, or a module's errand
    space = code - TOKEN
    if code >= SILVER:
        space = code - SILVER
    kind = s.table.action_kind[space]
    mine = s.seats[seat]
    prayer = mine.prayer
    if kind == MOVE:
        return 2.5
    if kind == PRAY:
        if prayer >= ENOUGH_PRAYER:
            return 0.3
        return 0.3 + 0.25 * float(ENOUGH_PRAYER - prayer)
    if kind == RECRUIT:
        ready = mine.reserve
        if prayer < ready:
            ready = prayer
        return 0.2 + 0.5 * float(ready)
    if kind == RAISE:
        return 0.2 + 0.45 * float(prayer)
    level = pyramid_level(s, seat, s.table.action_colour[space])
    if level > prayer:
        level = prayer
    return 0.1 + 0.9 * float(level)


def _start_value(s: State, seat: i64, code: i64) -> float:
    """Large troops go; those that hold a temple stay."""
    if code == PASS or code >= SEND_BACK:
        return 0.2
    space = code - FROM
    value = 0.5 * float(units(s, space, seat))
    if s.creatures[space] >> 4 * seat & 15:
        value += 1.0
    if s.table.kind[space] == TEMPLE:
        value *= 0.3
    elif s.pyramids[space]:
        value += 0.5  # from here every obelisk is near
    return value


def lead_of_group(s: State, seat: i64, space: i64) -> i64:
    """By how much the moving group outweighs the enemies on this space, as far as anybody can see."""
    own = s.seats[seat].powers
    defender = defender_at(s, space, seat)
    theirs = s.seats[defender].powers
    lead = s.move_units + own.strength + own.strength_attacking
    if s.move_creature:
        lead += _creature_strength(s, s.move_at, seat)
    lead -= nibble_sum(enemies_at(s, space, seat)) + theirs.strength + theirs.strength_defending
    return lead - _creature_strength(s, space, defender)


def _creature_strength(s: State, space: i64, seat: i64) -> i64:
    creature = working_creature(s, space, seat)
    if creature < 0:
        return 0
    return s.table.creature_strength[creature]


def _move_value(s: State, seat: i64, code: i64) -> float:
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
    if enemies_at(s, space, seat):
        lead = lead_of_group(s, seat, space)
        value += 2.0 + float(lead)
        if lead < -1:
            return 0.1
    elif units(s, space, seat):
        value += 0.5
    if table.kind[space] == TEMPLE:
        value += 3.0
    elif table.kind[space] == DISTRICT:
        value += 0.4 * float(s.pyramids[space] & 7) if is_walled_off(s, seat, space) else 0.1
    elif table.kind[space] == SANCTUARY:
        value += 1.5
    else:
        value += 0.5
    return value if value > 0.1 else 0.1


def _place_value(s: State, seat: i64, code: i64) -> float:
    """Full troops at pyramids; an end when prayer runs out."""
    if code == PASS or code == DONE:
        return 0.6
    if code < UNIT or code >= FROM:
        return 1.0
    return 0.6 + 0.4 * float(units(s, code - UNIT, seat))


def _raise_value(code: i64) -> float:
    if code == PASS:
        return 0.05
    level = (code - LIFT) % 4 + 1
    if code >= BUILD:
        level = (code - BUILD) % 4 + 1
    return 0.5 + 0.5 * float(level)
