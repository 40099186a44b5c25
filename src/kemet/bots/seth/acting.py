"""Which token where in Seth's games, for Seth and for the members of the alliance. Compiled with the engine."""

from __future__ import annotations

from kemet.bots.seth.map import ALWAYS, NOBODY, best_card, both_done, hunt, side_strength
from kemet.bots.seth.moving import best_goal
from kemet.bots.seth.threats import Threats
from kemet.engine.board.control import pyramid_level
from kemet.engine.board.sides import enemies_at, friends_at
from kemet.engine.board.troops import units
from kemet.engine.native import i64, vec
from kemet.engine.seth.ceremony import ceremony_cost
from kemet.engine.seth.market import violet_level
from kemet.engine.seth.ruleset import (
    CORRUPT_CREATURE,
    CORRUPT_PYRAMID,
    CORRUPT_TROOP,
    INVASION,
    INVOKE,
    SETH_BUY,
    SETH_MOVE,
    SETH_PRAY,
    SETH_RAISE,
    SETH_RECRUIT,
)
from kemet.engine.state.bits import nibble_sum
from kemet.engine.state.choices import (
    CEREMONY,
    CLEAR_TOKEN,
    COLOUR_TOKEN,
    COMMON_GOLD,
    DONE,
    END,
    FROM,
    GOLD,
    GREY,
    HIT,
    PASS,
    SETH_SILVER,
    SETH_SPACES,
    SILVER,
    STRIKE,
    TOKEN,
    UNIT,
    VIOLET_TOKEN,
    Choices,
)
from kemet.engine.state.codes import BUY, MOVE, PRAY, RAISE, RECRUIT, SETH
from kemet.engine.state.state import State, rules_of


def fill_turn_of_seth(s: State, choices: Choices, worth: vec[float]) -> None:
    rules = rules_of(s)
    threats = Threats()
    threats.look(s, SETH, False)
    first = threats.first
    second = threats.second
    for place in range(choices.count):
        code = choices.codes[place]
        value = 0.8  # a divine card
        if code == END:
            value = 1.0
        elif code >= VIOLET_TOKEN and code < STRIKE:
            member: i64 = -1
            scale = 1.0
            if code >= CLEAR_TOKEN:
                space = code - CLEAR_TOKEN
            elif code >= SETH_SILVER:
                space = code - SETH_SILVER
            elif code >= COLOUR_TOKEN:
                member = (code - COLOUR_TOKEN) // SETH_SPACES
                space = (code - COLOUR_TOKEN) % SETH_SPACES
                scale = 0.8 if rules.violet_spaces >> space & 1 else 1.0  # colours can do more than violet ones
            else:
                space = code - VIOLET_TOKEN
            value = scale * _action_of_seth(s, rules.action[space], member, first, second)
        elif code >= GOLD and code < GOLD + BUY + 1:
            value = _gold_of_seth(s, code - GOLD, first)
        worth[place] = value


def _gold_of_seth(s: State, action: i64, first: i64) -> float:
    if action == MOVE:
        return _action_of_seth(s, SETH_MOVE, -1, first, NOBODY)
    if action == RECRUIT:
        return _action_of_seth(s, SETH_RECRUIT, -1, first, NOBODY)
    if action == RAISE:
        return _action_of_seth(s, SETH_RAISE, -1, first, NOBODY)
    if action == PRAY:
        return 3.0
    return _action_of_seth(s, SETH_BUY, -1, first, NOBODY)


def _action_of_seth(s: State, action: i64, member: i64, first: i64, second: i64) -> float:
    mine = s.seats[SETH]
    prayer = float(mine.prayer)
    if action == SETH_MOVE:
        return _threatened_home(s) + hunt(first)
    if action == INVASION:
        return 0.2 + hunt(first) * 0.6 + hunt(second) * 0.7
    if action == SETH_RECRUIT:
        ready = mine.reserve if mine.reserve < mine.prayer else mine.prayer
        return 0.2 + 0.6 * float(ready) + _threatened_home(s)
    if action == SETH_RAISE:
        level = violet_level(s)
        if level >= 4 or mine.prayer <= level:
            return 0.05
        return 1.5 + 0.25 * prayer
    if action == SETH_PRAY:
        return 0.2 + 0.4 * (9.0 - prayer) if prayer < 9.0 else 0.2
    if action == INVOKE:
        return 1.0
    if action == SETH_BUY:
        level = violet_level(s)
        if level > mine.prayer:
            level = mine.prayer
        return 0.1 + 1.1 * float(level)
    if action == CORRUPT_PYRAMID:
        level = violet_level(s)
        if level > mine.prayer - 1:
            level = mine.prayer - 1
        return 0.1 + 0.9 * float(level) if level > 0 else 0.1
    if action == CORRUPT_CREATURE:
        return hunt(_best_strike(s, member))
    if action == CORRUPT_TROOP:
        return 0.8
    return 1.9  # destroy two units


def _threatened_home(s: State) -> float:
    """A member inside Seth's city wins the game for the alliance once both objectives are met (S-WIN-04)."""
    if not both_done(s):
        return 0.0
    rules = rules_of(s)
    for space in rules.home:
        if enemies_at(s, space, SETH):
            return 6.0
    return 0.0


def _best_strike(s: State, member: i64) -> i64:
    """The best lead of a creature card over a troop outside the cities with a unit of this member (-1: anybody)."""
    strength = best_card(s)
    if strength < 0:
        return NOBODY
    best: i64 = NOBODY
    for space in range(s.table.spaces):
        city = s.table.city[space]
        if city >= 0 and s.city_seat[city] != SETH:
            continue
        if not enemies_at(s, space, SETH) or (member >= 0 and not units(s, space, member)):
            continue
        lead = strength - side_strength(s, space, 1, False)
        if lead > best:
            best = lead
    return best


def fill_turn_of_member(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
    goal = -1.0  # found when a Move is asked for
    for place in range(choices.count):
        code = choices.codes[place]
        kind: i64 = -1
        colour: i64 = -1
        value = 0.7  # a divine card
        if code == END:
            value = 1.0
        elif code == CEREMONY:
            value = ALWAYS
        elif code >= TOKEN and code < SILVER:
            kind = s.table.action_kind[code - TOKEN]
            colour = s.table.action_colour[code - TOKEN]
        elif code >= SILVER and code < UNIT:
            kind = s.table.action_kind[code - SILVER]
            colour = s.table.action_colour[code - SILVER]
        elif code >= GREY and code < COMMON_GOLD:
            kind = s.table.action_kind[code - GREY]
            colour = s.table.action_colour[code - GREY]
        elif code >= COMMON_GOLD and code < HIT:
            kind = code - COMMON_GOLD
        elif code >= GOLD and code <= GOLD + BUY:
            kind = code - GOLD
        if kind == MOVE:
            if goal < 0.0:
                goal = best_goal(s, seat)
            value = goal
        elif kind >= 0:
            value = _action_of_member(s, seat, kind, colour)
        worth[place] = value if value > 0.05 else 0.05


def _action_of_member(s: State, seat: i64, kind: i64, colour: i64) -> float:
    mine = s.seats[seat]
    prayer = mine.prayer
    if kind == PRAY:
        if prayer >= 10:
            return 0.2
        return (0.3 if s.seth.ceremony_done else 0.38) * float(10 - prayer)
    if kind == RECRUIT:
        ready = mine.reserve
        if prayer < ready:
            ready = prayer
        if ready > 5:
            ready = 5
        return 0.2 + 0.55 * float(ready) + (1.0 if mine.reserve >= 8 else 0.0)
    spare = 1.0
    if not s.seth.ceremony_done and _near_ceremony(s):
        spare = 0.3  # what is spent now is missing at the altar
    if kind == RAISE:
        return spare * (0.2 + 0.35 * float(prayer))
    level: i64 = 2
    if colour >= 0:
        level = pyramid_level(s, seat, colour)
    if level > prayer:
        level = prayer
    return spare * (0.1 + 0.9 * float(level))


def _near_ceremony(s: State) -> bool:
    """The members together have most of its cost."""
    together: i64 = 0
    for seat in range(1, s.table.players):
        together += s.seats[seat].prayer
    return 4 * together >= 3 * ceremony_cost(s)


def fill_places(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
    """All who can be paid, in full troops; first where somebody stands in their own city."""
    for place in range(choices.count):
        code = choices.codes[place]
        value = 1.0
        if code == PASS or code == DONE:
            value = 0.3
        elif code >= UNIT and code < FROM:
            space = code - UNIT
            value = 1.0 + 0.4 * float(nibble_sum(friends_at(s, space, seat)))
            if enemies_at(s, space, seat):
                value = 1.5
        worth[place] = value
