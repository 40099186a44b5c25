"""Which choices a search should try first: what searches before it came back to most often, learned as weights.

Every choice has a few facts: what kind of choice it is, which tile, card or action it names, what stands on the space
it aims at. Their weights, and what the rules of thumb say, add up to a score; the softmax of the scores are the
promises. Compiled.
"""

from __future__ import annotations

import math
from typing import Final, final

from kemet.bots.guessing import lead_of_group
from kemet.engine.board.control import pyramid_level, temples_held
from kemet.engine.board.sides import enemies_at
from kemet.engine.board.troops import units
from kemet.engine.day.move import MOVE_ON
from kemet.engine.native import i64, vec
from kemet.engine.state.choices import CITY, END, ROOM, Choices
from kemet.engine.state.codes import NOWHERE, TEMPLE
from kemet.engine.state.state import State

ONE: Final = 1024  # a weight of 1
MAX_FACTS: Final = 16  # of one choice
MAX_LEAD: Final = 4
LEAST_SAID: Final = 0.001  # the least that the rules of thumb are taken to say for a choice

#: What is known about the space that a choice aims at, and how many values each of these has.
AIMS: Final = (
    ("kind", 4),
    ("own units", 8),
    ("lead", 2 * MAX_LEAD + 2),  # of the moving group over those who stand there; the last one: nobody
    ("group", 8),  # units on the move
    ("leaves a temple", 2),  # the second place is never used
)
AIM_WIDTH: Final = 32
OWN_UNITS_AT: Final = 4
LEAD_AT: Final = 12
GROUP_AT: Final = 22
LEAVES_AT: Final = 30
#: What is known about the moment at which an action is taken.
TIMES: Final = (
    ("prayer", 12),
    ("round", 6),
    ("reserve", 8),  # every second unit
    ("tokens", 6),
    ("largest troop", 8),
    ("temples", 4),
    ("level and prayer", 60),  # of the pyramid in the action's colour, of the highest one where it has none
)
TIME_WIDTH: Final = 104
ROUND_AT: Final = 12
RESERVE_AT: Final = 18
TOKENS_AT: Final = 26
TROOP_AT: Final = 32
TEMPLES_AT: Final = 40
LEVEL_AT: Final = 44


@final
class ChoiceMap:
    """Where the facts of one table's choices stand, by the numbers of the choices; -1 where there is none."""

    def __init__(
        self,
        starts: list[int],
        verbs: list[int],
        things: list[int],
        more: list[int],
        spaces: list[int],
        times: list[int],
        colours: list[int],
    ) -> None:
        self.rules: i64 = starts[0]  # + question: how far the rules of thumb are believed
        self.firsts: i64 = starts[1]  # + question: it is the first choice of those offered
        self.shorts: i64 = starts[2]  # + question * CITY + choice: passes, ends and the like
        self.verbs: i64 = starts[3]  # + verb
        self.aims: i64 = starts[4]  # + verb * AIM_WIDTH + fact
        self.verb: vec[i64] = vec[i64](verbs)
        self.thing: vec[i64] = vec[i64](things)  # the place of its tile, card, action ...
        self.more: vec[i64] = vec[i64](more)  # of a second thing that it names
        self.space: vec[i64] = vec[i64](spaces)
        self.times: vec[i64] = vec[i64](times)  # the first place of what is known about the moment of an action
        self.colours: vec[i64] = vec[i64](colours)  # the colour of an action


@final
class ChoiceReader:
    """Fills `places` with the facts of one choice, `count` of them."""

    def __init__(self, of: ChoiceMap) -> None:
        self.map = of
        self.places: vec[i64] = vec[i64]([0] * MAX_FACTS)
        self.count: i64 = 0

    def rule(self, s: State) -> i64:
        """Where it stands how far the rules of thumb are believed in this question."""
        return self.map.rules + s.question.code

    def read(self, s: State, seat: i64, code: i64, first: i64) -> None:
        """`first` is the first of the choices offered."""
        of = self.map
        self.count = 0
        if code == first:
            self._put(of.firsts + s.question.code)
        space: i64 = NOWHERE
        verb: i64 = 0
        if code < CITY:
            self._put(of.shorts + CITY * s.question.code + code)
            if code == END and s.question is MOVE_ON:
                space = s.move_at  # verb 0: it ends there
        else:
            verb = of.verb[code]
            self._put(of.verbs + verb)
            if of.thing[code] >= 0:
                self._put(of.thing[code])
            if of.more[code] >= 0:
                self._put(of.more[code])
            if of.times[code] >= 0:
                self._time(s, seat, of.colours[code], of.times[code])
            space = of.space[code]
        if space >= 0:
            self._aim(s, seat, space, of.aims + verb * AIM_WIDTH)

    def _put(self, place: i64) -> None:
        self.places[self.count] = place
        self.count += 1

    def _aim(self, s: State, seat: i64, space: i64, first: i64) -> None:
        """The space that a choice aims at, as the moving group sees it."""
        table = s.table
        self._put(first + table.kind[space])
        self._put(first + OWN_UNITS_AT + _at_most(units(s, space, seat), 7))
        if s.move_at < 0:
            return
        self._put(first + LEAD_AT + _lead(s, seat, space))
        self._put(first + GROUP_AT + _at_most(s.move_units, 7))
        leaves = table.kind[s.move_at] == TEMPLE and s.move_units >= units(s, s.move_at, seat)
        if leaves and space != s.move_at:
            self._put(first + LEAVES_AT)

    def _time(self, s: State, seat: i64, colour: i64, first: i64) -> None:
        """The moment at which a token is placed on an action of this colour."""
        mine = s.seats[seat]
        prayer = _at_most(mine.prayer, 11)
        level: i64 = 0
        if colour >= 0:
            level = pyramid_level(s, seat, colour)
        else:
            for each in s.table.colours:
                level = max(level, pyramid_level(s, seat, each))
        self._put(first + prayer)
        self._put(first + ROUND_AT + _at_most(s.round, 5))
        self._put(first + RESERVE_AT + _at_most(mine.reserve // 2, 7))
        self._put(first + TOKENS_AT + _at_most(mine.tokens, 5))
        self._put(first + TROOP_AT + _at_most(_largest_troop(s, seat), 7))
        self._put(first + TEMPLES_AT + _at_most(temples_held(s, seat), 3))
        self._put(first + LEVEL_AT + 12 * level + prayer)


@final
class Policy:
    """The weights at work at one table."""

    def __init__(self, of: ChoiceMap, weights: list[int]) -> None:
        self.weights: vec[i64] = vec[i64](weights)
        self._reader = ChoiceReader(of)
        self._scores: vec[float] = vec[float]([0.0] * ROOM)

    def promises(self, s: State, seat: i64, choices: Choices, values: vec[float]) -> vec[float]:
        """A share for each choice, all together 1, out of what the rules of thumb say. The row is used again."""
        count = choices.count
        if count > len(self._scores):
            self._scores = vec[float]([0.0] * count)
        scores = self._scores
        reader = self._reader
        belief = float(self.weights[reader.rule(s)])
        best = -1.0e9
        total: i64 = 0
        for number in range(count):
            reader.read(s, seat, choices.codes[number], choices.codes[0])
            total = 0
            for fact in range(reader.count):
                total += self.weights[reader.places[fact]]
            score = (float(total) + belief * rule_score(values[number])) / float(ONE)
            scores[number] = score
            if score > best:
                best = score
        total_share = 0.0
        for number in range(count):
            share = math.exp(scores[number] - best)
            scores[number] = share
            total_share += share
        for number in range(count):
            scores[number] /= total_share
        return scores


def rule_score(value: float) -> float:
    """What the rules of thumb say about a choice, on the scale of scores."""
    return math.log(value if value > LEAST_SAID else LEAST_SAID)


def _at_most(value: i64, most: i64) -> i64:
    if value < 0:
        return 0
    return value if value < most else most


def _largest_troop(s: State, seat: i64) -> i64:
    most: i64 = 0
    for space in range(s.table.spaces):
        most = max(most, units(s, space, seat))
    return most


def _lead(s: State, seat: i64, space: i64) -> i64:
    """By how much the moving group outweighs those who stand there, counted from 0; the last value is nobody."""
    if enemies_at(s, space, seat) == 0:
        return 2 * MAX_LEAD + 1
    return _at_most(lead_of_group(s, seat, space) + MAX_LEAD, 2 * MAX_LEAD)
