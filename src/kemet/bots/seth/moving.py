"""Who goes where in Seth's games: troops of members, of Seth, and corrupted ones. Compiled with the engine."""

from __future__ import annotations

from typing import Final

from kemet.bots.seth.map import (
    both_done,
    hunt,
    is_home_of_seth,
    missing_units,
    side_strength,
    strength_of_tiles,
    wanted_site,
    worth_for_member,
)
from kemet.bots.seth.threats import Threats, best_lead, in_reach, likely, reach_of
from kemet.engine.board.prices import teleport_price
from kemet.engine.board.sides import enemies_at, friends_at
from kemet.engine.board.troops import units
from kemet.engine.native import i64, vec
from kemet.engine.seth.victory import temple_level
from kemet.engine.state.bits import lowest_bit, nibble_sum
from kemet.engine.state.choices import (
    ATTACK,
    CARD,
    END,
    ESCAPE,
    FROM,
    GROUP,
    SHARE,
    STEP,
    TELEPORT,
    TELEPORT_ATTACK,
    TROOP,
    Choices,
)
from kemet.engine.state.codes import SETH, TEMPLE
from kemet.engine.state.state import State, rules_of

CARD_GAP: Final = 3  # a strong and a weak battle card differ by about so much


def best_goal(s: State, seat: i64) -> float:
    """What a Move of this member is worth."""
    best = 0.3
    hunters = Threats()
    hunters.look(s, SETH, False)
    for space in range(s.table.spaces):
        if units(s, space, seat):
            value = _goal_from(s, seat, space, hunters)
            if value > best:
                best = value
    return best


def _goal_from(s: State, seat: i64, start: i64, hunters: Threats) -> float:
    """The best that a group from this space can do with one Move, less what it leaves."""
    troop = friends_at(s, start, seat)
    group = nibble_sum(troop)
    leaving = 0.0
    if s.table.kind[start] == TEMPLE and group == 1:
        leaving = 2.5
    elif start == wanted_site(s) and missing_units(s, start) == 0:
        leaving = 3.0
    elif s.table.kind[start] == TEMPLE:
        group -= 1
    bonus = side_strength(s, start, seat, True) - nibble_sum(troop)
    moves = 1 + s.seats[seat].powers.move + s.seth.powers.move
    teleports = s.pyramids[start] & 7 != 0 and teleport_price(s, seat) <= s.seats[seat].prayer
    found = in_reach(s, seat, start, moves, teleports)
    best = 0.0
    while found:
        space = lowest_bit(found)
        found &= found - 1
        value = _target_value(s, seat, space, group, group + bonus, hunters)
        if value > best:
            best = value
    return best - leaving


def _target_value(s: State, seat: i64, space: i64, group: i64, strength: i64, hunters: Threats) -> float:
    """What it is worth to come to this space with such a group, less what Seth makes of it."""
    if s.troops[space] & 15:
        lead = strength - side_strength(s, space, SETH, False)
        if lead < 0:
            return 0.1 if lead < -1 else 0.5
        value = 2.2 + 0.5 * float(lead if lead < 4 else 4)
        if both_done(s) and is_home_of_seth(s, space):
            value += 6.0
        elif s.table.kind[space] == TEMPLE:
            value += 1.5
        return value
    if is_home_of_seth(s, space) and not both_done(s):
        return 0.1
    value = worth_for_member(s, seat, space, group)
    return value - _danger(s, seat, space, strength, hunters)


def _danger(s: State, seat: i64, space: i64, strength: i64, hunters: Threats) -> float:
    """A troop that Seth outweighs is a point for him."""
    lead = hunters.lead_over(s, space, strength + nibble_sum(friends_at(s, space, seat)))
    return 1.2 * likely(lead) if lead > -2 else 0.0


def fill_start(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
    hunters = Threats()
    if seat != SETH:
        hunters.look(s, SETH, False)
    for place in range(choices.count):
        code = choices.codes[place]
        value = 0.15
        if code >= FROM and code < STEP:
            value = _start_of_seth(s, code - FROM) if seat == SETH else _goal_from(s, seat, code - FROM, hunters)
            if value < 0.1:
                value = 0.1
        worth[place] = value


def fill_group(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
    """As many as may go, but somebody stays where a temple is held or built."""
    at = s.move_at
    here = nibble_sum(friends_at(s, at, seat))
    stays: i64 = 0
    if s.table.kind[at] == TEMPLE or temple_level(s, at):
        stays = 1
    for place in range(choices.count):
        share = choices.codes[place] - SHARE
        owner = share // 16
        count = share & 15
        value = 0.3 + 0.5 * float(count)
        left = here - count
        if owner == seat and left < stays:
            value = 0.2
        worth[place] = value


def fill_move_of_member(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
    at = s.move_at
    group = s.move_units
    strength = group + strength_of_tiles(s, s.seth.group, True) + s.seth.powers.strength
    if s.seth.riding:
        strength += s.table.creature_strength[s.seth.riding - 1]
    leaves_all = nibble_sum(friends_at(s, at, seat)) <= group
    hunters = Threats()
    hunters.look(s, SETH, False)
    for place in range(choices.count):
        code = choices.codes[place]
        value = 0.15
        if code == END:
            value = _here_value(s, seat, at, group, strength, hunters) if s.move_started else 0.2
        elif code >= STEP and code < ESCAPE:
            space = code - STEP
            left = s.move_left - 1
            if code >= TELEPORT:
                space = code - TELEPORT
                left = s.move_left
            value = _target_value(s, seat, space, group, strength, hunters)
            if code >= TELEPORT:
                value -= 0.5
            if left > 0 and not s.troops[space] & 15:
                onward = 0.9 * _attack_from(s, seat, space, strength, left)
                if onward > value:
                    value = onward
            if leaves_all and s.table.kind[at] == TEMPLE:
                value -= 2.5
        worth[place] = value if value > 0.05 else 0.05


def _attack_from(s: State, seat: i64, space: i64, strength: i64, moves: i64) -> float:
    """What the next steps from here may attack."""
    lead = best_lead(s, seat, strength, in_reach(s, seat, space, moves, False))
    return 0.0 if lead < 0 else 2.2 + 0.5 * float(lead if lead < 4 else 4)


def _here_value(s: State, seat: i64, at: i64, group: i64, strength: i64, hunters: Threats) -> float:
    """Staying where the group has come to; its own units make the space look taken, so they are looked away from.

    Then nobody moves either: who holds a space asks the board less the moving group.
    """
    troop = s.troops[at]
    moving = s.seth.group
    s.troops[at] = troop - moving
    s.seth.group = 0
    value = worth_for_member(s, seat, at, group) - _danger(s, seat, at, strength, hunters)
    s.troops[at] = troop
    s.seth.group = moving
    return value + 0.2 if value > 0.0 else 0.2


# --- movement of Seth -------------------------------------------------------------------------------------------------


def _start_of_seth(s: State, space: i64) -> float:
    lead = best_lead(s, SETH, side_strength(s, space, SETH, True), reach_of(s, SETH, space, False))
    value = hunt(lead) + 0.05 * float(s.troops[space] & 15)
    if is_home_of_seth(s, space) and both_done(s) and _garrison(s) <= (s.troops[space] & 15):
        value *= 0.3
    return value


def _garrison(s: State) -> i64:
    """Seth's units in his own city."""
    rules = rules_of(s)
    count: i64 = 0
    for space in rules.home:
        count += s.troops[space] & 15
    return count


def fill_group_of_seth(s: State, choices: Choices, worth: vec[float]) -> None:
    """All of them; but one guards each home district once the portal is open."""
    most = (choices.codes[0] - GROUP) >> 3
    guard = s.seth.ceremony_done > 0
    for place in range(choices.count):
        number = (choices.codes[place] - GROUP) >> 3
        value = 0.2 + 0.5 * float(number) + 0.5 * float(choices.codes[place] & 1)
        if guard and number == most and most > 1:
            value *= 0.7
        worth[place] = value


def fill_move_of_seth(s: State, choices: Choices, worth: vec[float]) -> None:
    at = s.move_at
    strength = s.move_units + strength_of_tiles(s, s.seth.group, True)
    if s.seth.riding:
        strength += s.table.creature_strength[s.seth.riding - 1]
    for place in range(choices.count):
        code = choices.codes[place]
        value = 0.15
        if code == END:
            value = 0.2
            if s.move_started:
                value = 1.2 if s.table.kind[at] == TEMPLE else 0.5
        elif code >= STEP and code < ESCAPE:
            space = code - STEP
            if code >= TELEPORT:
                space = code - TELEPORT
            if enemies_at(s, space, SETH):
                lead = strength - side_strength(s, space, 1, False)
                value = hunt(lead) + 0.2 * float(lead if lead > 0 else 0)
                if lead >= 0 and is_home_of_seth(s, space):
                    value += 6.0 if both_done(s) else 1.0
            elif s.table.kind[space] == TEMPLE and not s.troops[space] & 15:
                value = 1.3
            else:
                left = s.move_left if code >= TELEPORT else s.move_left - 1
                lead = best_lead(s, SETH, strength, in_reach(s, SETH, space, left, False))
                value = 0.3 + 0.8 * hunt(lead) if lead > -2 else 0.3
        elif code >= CARD:
            value = 0.2
        worth[place] = value


def fill_corrupted_move(s: State, choices: Choices, worth: vec[float]) -> None:
    """Both fighters want the corrupted troop to lose, so it must be far stronger; or it is led away from a temple."""
    at = s.move_at
    for place in range(choices.count):
        code = choices.codes[place]
        value = 0.4
        if code >= ATTACK and code < TROOP:
            space = code - ATTACK
            if code >= TELEPORT_ATTACK:
                space = code - TELEPORT_ATTACK
            lead = s.move_units - side_strength(s, space, 1, False) - CARD_GAP
            value = 4.0 + 0.3 * float(lead) if lead >= 0 else 0.3
        elif code >= STEP and code < ESCAPE:
            value = 1.5 if s.table.kind[at] == TEMPLE or temple_level(s, at) else 0.5
            if code >= TELEPORT:
                value -= 0.3
            space = code - TELEPORT if code >= TELEPORT else code - STEP
            if s.table.kind[space] == TEMPLE:
                value -= 0.3
        worth[place] = value
