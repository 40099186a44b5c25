"""Rules of thumb for the questions of Seth's games, for Seth and for the members of the alliance.

`fill` gives every choice of a question a value from 0 (never) upwards, as the rules in guessing.py do; a question that
means the same without Seth is left to those. Compiled with the engine.
"""

from __future__ import annotations

from typing import Final

from kemet.bots.seth_map import (
    NOBODY,
    best_prey,
    both_done,
    is_home_of_seth,
    leads_over_alliance,
    missing_units,
    side_strength,
    strength_of_tiles,
    wanted_site,
    worth_for_member,
)
from kemet.engine.battle.before import ESCAPE_TOGETHER
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.battle.reward import CAPTURE_UNIT
from kemet.engine.battle.sums import creature_with, units_of
from kemet.engine.battle.team import FIGHTER_NAMED
from kemet.engine.board.control import pyramid_level
from kemet.engine.board.prices import teleport_price
from kemet.engine.board.sides import enemies_at, friends_at
from kemet.engine.board.troops import units
from kemet.engine.day.group import GROUP_OF_OWNER, RIDER
from kemet.engine.day.move import MOVE_ON, PICK_GROUP, START
from kemet.engine.day.turn import TURN
from kemet.engine.native import i64, vec
from kemet.engine.seth.alliance import LAST_CALL, TEAM_ORDER
from kemet.engine.seth.ceremony import CEREMONY_CONSENT, CHOOSER_NAMED, ceremony_cost
from kemet.engine.seth.invasion import INVASION_CARDS, battle_of, forces_of
from kemet.engine.seth.market import violet_level
from kemet.engine.seth.share import PURPOSE, SHARE_OUT, ShareFrame
from kemet.engine.seth.split import SPLIT, SPLIT_CONSENT
from kemet.engine.seth.temples import BUILD_TEMPLE, TEMPLE_CONSENT
from kemet.engine.seth.track import SETH_TURN
from kemet.engine.seth.victory import temple_level
from kemet.engine.seth.yellow import CARD_THAT_STRIKES, TROOP_CORRUPTED, TROOP_STRUCK, UNITS_DESTROYED, StrikeFrame
from kemet.engine.state.bits import count_bits, lowest_bit, nibble_sum
from kemet.engine.state.choices import (
    ATTACK,
    BEGIN,
    CARD,
    CEREMONY,
    CLEAR_TOKEN,
    COLOUR_TOKEN,
    COMMON_GOLD,
    CREATURE_CARD,
    CREATURE_STAYS,
    DESTROY,
    DONE,
    END,
    ESCAPE,
    FIGHTER,
    FROM,
    GOLD,
    GREY,
    GROUP,
    HIT,
    PASS,
    SETH_SILVER,
    SETH_SPACES,
    SHARE,
    SILVER,
    SITE,
    STEP,
    STRIKE,
    TELEPORT,
    TELEPORT_ATTACK,
    TOKEN,
    TROOP,
    UNIT,
    VIOLET_TOKEN,
    YES,
    Choices,
)
from kemet.engine.state.codes import BUY, MOVE, PRAY, RAISE, RECRUIT, SETH, TEMPLE
from kemet.engine.state.forces import CORRUPTED, PICKING, Battle, Force
from kemet.engine.state.seth_table import (
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
from kemet.engine.state.state import State, rules_of

ALWAYS: Final = 50.0
CARD_GAP: Final = 3  # a strong and a weak battle card differ by about so much


def fill(s: State, seat: i64, choices: Choices, worth: vec[float]) -> bool:
    """Values for all choices; False if the question is one of the base game's with the same meaning."""
    question = s.question
    if question is MOVE_ON:
        if s.seth.corrupted >= 0:
            _fill_corrupted_move(s, choices, worth)
        elif seat == SETH:
            _fill_move_of_seth(s, choices, worth)
        else:
            _fill_move_of_member(s, seat, choices, worth)
    elif question is GROUP_OF_OWNER:
        _fill_group(s, seat, choices, worth)
    elif question is TURN:
        _fill_turn_of_member(s, seat, choices, worth)
    elif question is SETH_TURN:
        _fill_turn_of_seth(s, choices, worth)
    elif question is START:
        _fill_start(s, seat, choices, worth)
    elif question is PICK_GROUP:
        _fill_group_of_seth(s, choices, worth)
    elif question is BATTLE_CARDS or question is INVASION_CARDS:
        _fill_cards(s, seat, choices, worth)
    elif question is SHARE_OUT:
        _fill_shares(s, choices, worth)
    elif question is BUILD_TEMPLE:
        _fill_temple(s, choices, worth)
    elif question is UNITS_DESTROYED:
        _fill_destruction(s, choices, worth)
    elif question is CARD_THAT_STRIKES or question is TROOP_STRUCK:
        _fill_strike(s, choices, worth)
    else:
        return _fill_simple(s, seat, choices, worth)
    return True


def _fill_simple(s: State, seat: i64, choices: Choices, worth: vec[float]) -> bool:
    """Questions whose choices are judged one by one."""
    question = s.question
    for place in range(choices.count):
        code = choices.codes[place]
        value = 1.0
        if question is TEAM_ORDER or question is LAST_CALL:
            value = ALWAYS if code == CEREMONY else 1.5 if code == BEGIN else 1.0
        elif question is TEMPLE_CONSENT or question is CEREMONY_CONSENT or question is SPLIT_CONSENT:
            value = ALWAYS if code == YES else 0.1
        elif question is SPLIT:
            value = 5.0 if code == PASS else 0.2
        elif question is CHOOSER_NAMED:
            value = 2.0 if code == FIGHTER + seat else 1.0
        elif question is FIGHTER_NAMED:
            value = _hand_strength(s, code - FIGHTER)
        elif question is TROOP_CORRUPTED:
            value = 0.3 if code == PASS else 0.2 + 0.5 * float(nibble_sum(enemies_at(s, code - TROOP, SETH)))
        elif question is RIDER:
            value = 0.3 if code == CREATURE_STAYS else 2.0
        elif question is CAPTURE_UNIT:
            value = 0.1 if code == PASS else 2.0
        elif question is ESCAPE_TOGETHER:
            value = _escape_value(s, code)
        else:
            return False
        worth[place] = value
    return True


def _hand_strength(s: State, seat: i64) -> float:
    """How well this seat can fight: its strongest battle card, its divine cards and the prayer to pay them."""
    best: i64 = 0
    hand = s.seats[seat].battle_hand
    while hand:
        card = lowest_bit(hand)
        hand &= hand - 1
        if s.table.battle_strength[card] > best:
            best = s.table.battle_strength[card]
    cards = count_bits(s.seats[seat].hand)
    return 0.5 + float(best) + 0.5 * float(cards if cards < s.seats[seat].prayer else s.seats[seat].prayer)


def _escape_value(s: State, code: i64) -> float:
    """Whoever is clearly weaker leaves."""
    battle = s.battles[-1]
    lead = _margin(s, battle, battle.defender)
    if code == PASS:
        return 1.0
    return 3.0 if lead < -1 else 0.3


# --- turns ------------------------------------------------------------------------------------------------------------


def _fill_turn_of_seth(s: State, choices: Choices, worth: vec[float]) -> None:
    rules = rules_of(s)
    leads = leads_over_alliance(s)
    first = (leads >> 4) - 8
    second = (leads & 15) - 8
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


def _hunt(lead: i64) -> float:
    """What an attack with such a lead is worth: a combat point if it is won."""
    if lead >= 2:
        return 5.0
    if lead == 1:
        return 4.0
    if lead == 0:
        return 2.5
    if lead == -1:
        return 1.2
    return 0.4


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
        return _threatened_home(s) + _hunt(first)
    if action == INVASION:
        return 0.2 + _hunt(first) * 0.6 + _hunt(second) * 0.7
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
        return _hunt(_best_strike(s, member))
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
    rules = rules_of(s)
    strength: i64 = -1
    level = violet_level(s)
    for card in range(len(rules.card_ids)):
        if s.seth.cards >> card & 1 and s.table.tile_level[rules.card_tile[card]] <= level:
            if rules.card_strength[card] > strength:
                strength = rules.card_strength[card]
    if strength < 0:
        return NOBODY
    strength += s.seats[SETH].powers.strength + s.seats[SETH].powers.strength_attacking
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


def _fill_turn_of_member(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
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
                goal = _best_goal(s, seat)
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
        return 0.2 + 0.55 * float(ready)
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


# --- movement of a member ---------------------------------------------------------------------------------------------


def _best_goal(s: State, seat: i64) -> float:
    best = 0.3
    for space in range(s.table.spaces):
        if units(s, space, seat):
            value = _goal_from(s, seat, space)
            if value > best:
                best = value
    return best


def _goal_from(s: State, seat: i64, start: i64) -> float:
    """The best that a group from this space can do with one Move, less what it leaves."""
    group = nibble_sum(friends_at(s, start, seat))
    leaving = 0.0
    if s.table.kind[start] == TEMPLE and group == 1:
        leaving = 2.5
    elif start == wanted_site(s) and missing_units(s, start) == 0:
        leaving = 3.0
    elif s.table.kind[start] == TEMPLE:
        group -= 1
    strength = group + strength_of_tiles(s, friends_at(s, start, seat), True)
    best = 0.0
    for near in s.table.neighbours[start]:
        value = _target_value(s, seat, near, group, strength)
        if value > best:
            best = value
    rules = rules_of(s)
    if rules.portal[start] >= 0 and s.seth.ceremony_done:
        value = _target_value(s, seat, rules.portal[start], group, strength)
        if value > best:
            best = value
    if s.pyramids[start] and teleport_price(s, seat) <= s.seats[seat].prayer:
        for far in s.table.obelisks:
            if far != start:
                value = _target_value(s, seat, far, group, strength) - 0.5
                if value > best:
                    best = value
    return best - leaving


def _target_value(s: State, seat: i64, space: i64, group: i64, strength: i64) -> float:
    """What it is worth to come to this space with such a group."""
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
    return worth_for_member(s, seat, space, group)


def _fill_start(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
    for place in range(choices.count):
        code = choices.codes[place]
        value = 0.15
        if code >= FROM and code < STEP:
            value = _start_of_seth(s, code - FROM) if seat == SETH else _goal_from(s, seat, code - FROM)
            if value < 0.1:
                value = 0.1
        worth[place] = value


def _fill_group(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
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


def _fill_move_of_member(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
    at = s.move_at
    group = s.move_units
    strength = group + strength_of_tiles(s, s.seth.group, True)
    if s.seth.riding:
        strength += s.table.creature_strength[s.seth.riding - 1]
    leaves_all = nibble_sum(friends_at(s, at, seat)) <= group
    for place in range(choices.count):
        code = choices.codes[place]
        value = 0.15
        if code == END:
            value = _here_value(s, seat, at, group) if s.move_started else 0.2
        elif code >= STEP and code < ESCAPE:
            if code >= TELEPORT:
                value = _target_value(s, seat, code - TELEPORT, group, strength) - 0.5
            else:
                value = _target_value(s, seat, code - STEP, group, strength)
            if leaves_all and s.table.kind[at] == TEMPLE:
                value -= 2.5
            if value < 0.05:
                value = 0.05
        worth[place] = value


def _here_value(s: State, seat: i64, at: i64, group: i64) -> float:
    """Staying where the group has come to; its own units make the space look taken, so they are looked away from."""
    troop = s.troops[at]
    s.troops[at] = troop - s.seth.group
    value = worth_for_member(s, seat, at, group)
    s.troops[at] = troop
    return value + 0.2


# --- movement of Seth -------------------------------------------------------------------------------------------------


def _start_of_seth(s: State, space: i64) -> float:
    value = _hunt(best_prey(s, space)) + 0.05 * float(s.troops[space] & 15)
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


def _fill_group_of_seth(s: State, choices: Choices, worth: vec[float]) -> None:
    """All of them; but one guards each home district once the portal is open."""
    most = (choices.codes[0] - GROUP) >> 3
    guard = s.seth.ceremony_done > 0
    for place in range(choices.count):
        number = (choices.codes[place] - GROUP) >> 3
        value = 0.2 + 0.5 * float(number) + 0.5 * float(choices.codes[place] & 1)
        if guard and number == most and most > 1:
            value *= 0.7
        worth[place] = value


def _fill_move_of_seth(s: State, choices: Choices, worth: vec[float]) -> None:
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
                value = _hunt(lead) + 0.2 * float(lead if lead > 0 else 0)
                if lead >= 0 and is_home_of_seth(s, space):
                    value += 6.0 if both_done(s) else 1.0
            elif s.table.kind[space] == TEMPLE and not s.troops[space] & 15:
                value = 1.3
            else:
                value = 0.3 + 0.3 * _hunt(_next_prey(s, space, strength))
        elif code >= CARD:
            value = 0.2
        worth[place] = value


def _next_prey(s: State, space: i64, strength: i64) -> i64:
    """The best lead over somebody beside this space: the next step may be an attack."""
    best: i64 = NOBODY
    for near in s.table.neighbours[space]:
        if enemies_at(s, near, SETH) and not s.troops[near] & 15:
            lead = strength - side_strength(s, near, 1, False)
            if lead > best:
                best = lead
    return best


def _fill_corrupted_move(s: State, choices: Choices, worth: vec[float]) -> None:
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


# --- yellow actions ---------------------------------------------------------------------------------------------------


def _fill_destruction(s: State, choices: Choices, worth: vec[float]) -> None:
    """Lone guards of temples and builders first, then small troops that an attack may finish."""
    for place in range(choices.count):
        code = choices.codes[place]
        value = 0.05
        if code >= DESTROY:
            space = code - DESTROY
            count = nibble_sum(friends_at(s, space, 1))
            value = 1.0 + 1.0 / float(count)
            if s.table.kind[space] == TEMPLE or temple_level(s, space):
                value += 1.0 + 1.0 / float(count)
        worth[place] = value


def _fill_strike(s: State, choices: Choices, worth: vec[float]) -> None:
    rules = rules_of(s)
    frame = s.frame
    assert isinstance(frame, StrikeFrame)
    powers = s.seats[SETH].powers
    bonus = powers.strength + powers.strength_attacking
    for place in range(choices.count):
        code = choices.codes[place]
        value = 0.6
        if code >= TROOP and code < CREATURE_CARD:
            lead = rules.card_strength[frame.card] + bonus - side_strength(s, code - TROOP, 1, False)
            value = _hunt(lead) + (0.4 if s.table.kind[code - TROOP] == TEMPLE else 0.0)
        elif code >= CREATURE_CARD:
            card = code - CREATURE_CARD
            value = 0.5 + float(rules.card_strength[card]) + 0.2 * float(rules.card_damage[card])
        worth[place] = value


# --- the alliance together --------------------------------------------------------------------------------------------


def _fill_shares(s: State, choices: Choices, worth: vec[float]) -> None:
    """What is usual among members: losses and sacrifices from those who have most, payments from those who can."""
    frame = s.frame
    assert isinstance(frame, ShareFrame)
    usual = PURPOSE[frame.purpose].usual(s, frame) >> 4 * frame.owner & 15
    for place in range(choices.count):
        gap = (choices.codes[place] - SHARE & 15) - usual
        if gap < 0:
            gap = -gap
        worth[place] = 4.0 / float(1 + 3 * gap)


def _fill_temple(s: State, choices: Choices, worth: vec[float]) -> None:
    """One temple is built to the top; further ones only where a unit is left over."""
    wanted = wanted_site(s)
    for place in range(choices.count):
        code = choices.codes[place]
        value = 1.0
        if code >= SITE:
            space = code - SITE
            if space == wanted or (wanted < 0 and not s.seth.temple_done):
                value = 8.0
            elif s.seth.temple_done and nibble_sum(friends_at(s, space, 1)) > missing_after(s, space):
                value = 2.0
            else:
                value = 0.3
            if not _leaves_somebody(s, space):
                value = 0.0  # Seth wins when the alliance has nobody left (S-WIN-02)
        worth[place] = value


def missing_after(s: State, space: i64) -> i64:
    """What the next level of the temple here costs."""
    rules = rules_of(s)
    level = temple_level(s, space)
    return rules.temple_cost[level + 1] if level < 3 else 0


def _leaves_somebody(s: State, space: i64) -> bool:
    total: i64 = 0
    for troop in s.troops:
        total += nibble_sum(troop & s.table.friend_mask[1])
    return total > missing_after(s, space)


# --- battle cards -----------------------------------------------------------------------------------------------------


def wants_to_lose(s: State, battle: Battle, force: Force) -> bool:
    """In a corrupted battle Seth scores if the attacker wins; its own fighter hopes that it does not."""
    return battle.kind == CORRUPTED and force is battle.attacker


def _margin(s: State, battle: Battle, force: Force) -> i64:
    """By how much this force outweighs the other before cards."""
    return _weight(s, battle, force) - _weight(s, battle, battle.enemy_of(force))


def _weight(s: State, battle: Battle, force: Force) -> i64:
    weight = units_of(s, battle, force)
    attacking = force is battle.attacker
    for seat in range(s.table.players):
        if force.seats >> seat & 1:
            powers = s.seats[seat].powers
            weight += powers.strength
            weight += powers.strength_attacking if attacking else powers.strength_defending
    creature = creature_with(s, battle, force)
    if creature >= 0:
        weight += s.table.creature_strength[creature]
    if battle.card >= 0 and attacking:
        rules = rules_of(s)
        weight += rules.card_strength[battle.card]
    return weight


def _fill_cards(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
    table = s.table
    if s.question is BATTLE_CARDS:
        battle = s.battles[-1]
        force = battle.force_of(seat)
        both = False
    else:
        forces = forces_of(s, seat)
        force = forces[0]
        battle = battle_of(s, force)
        both = len(forces) == 2
    loses = wants_to_lose(s, battle, force)
    if force.stage != PICKING:
        for place in range(choices.count):
            worth[place] = 1.0 if choices.codes[place] == DONE else 0.05 if loses else 1.2
        return
    margin = _margin(s, battle, force)
    other = margin
    if both:
        second = forces_of(s, seat)[1]
        other = _margin(s, battle_of(s, second), second)
    for place in range(choices.count):
        pair = choices.codes[place] - table.pair_base
        played = pair // table.pair_width
        rest = pair % table.pair_width
        if loses:
            value = 6.0 - float(table.battle_strength[played]) + 0.5 * float(table.battle_protection[played])
            value -= 0.3 * float(table.battle_damage[played])
        else:
            value = _card_value(s, played, margin)
            if both:
                value += _card_value(s, rest, other)
            else:
                value += 1.5 - 0.3 * float(table.battle_strength[rest]) - 0.1 * float(table.battle_damage[rest])
        worth[place] = value if value > 0.05 else 0.05


def _card_value(s: State, card: i64, margin: i64) -> float:
    """A card that may turn the battle; one that is won or lost anyway is fought for damage and protection."""
    table = s.table
    strength = table.battle_strength[card] + margin
    value = 0.5
    if strength >= 5:
        value = 3.0
    elif strength >= 0:
        value = 0.5 + 0.5 * float(strength)
    return value + 0.25 * float(table.battle_damage[card]) + 0.3 * float(table.battle_protection[card])
