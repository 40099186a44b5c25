"""What both sides of Seth look at on the board: how strong a troop is, whom Seth can reach, what a space is good for.

Read by the rules of thumb and by the judge of Seth's games. Compiled with the engine.
"""

from __future__ import annotations

from typing import Final

from kemet.engine.board.creatures import side_creature
from kemet.engine.board.sides import friends_at, seats_in
from kemet.engine.native import i64
from kemet.engine.seth.ceremony import payers
from kemet.engine.seth.market import violet_level
from kemet.engine.seth.victory import ALLIANCE, temple_level
from kemet.engine.state.bits import nibble_sum
from kemet.engine.state.codes import SETH, TEMPLE
from kemet.engine.state.state import State, rules_of

ALWAYS: Final = 50.0  # the value of what is never left undone
NOBODY: Final = -99  # the lead where nobody stands, or nobody can come


def side_strength(s: State, space: i64, seat: i64, attacking: bool) -> i64:
    """Units, tiles of all who are present and the creature of a side's troop on this space, battle cards left aside."""
    troop = friends_at(s, space, seat)
    strength = nibble_sum(troop) + strength_of_tiles(s, troop, attacking)
    if seat != SETH:
        common = s.seth.powers
        strength += common.strength + (common.strength_attacking if attacking else common.strength_defending)
    creature = side_creature(s, space, seat)
    if creature >= 0:
        strength += s.table.creature_strength[creature]
    return strength


def strength_of_tiles(s: State, troop: i64, attacking: bool) -> i64:
    """What the tiles of the owners of these units, four bits each, add in a battle."""
    seats = seats_in(troop)
    strength: i64 = 0
    for other in range(s.table.players):
        if seats >> other & 1:
            powers = s.seats[other].powers
            strength += powers.strength
            strength += powers.strength_attacking if attacking else powers.strength_defending
    return strength


def wanted_site(s: State) -> i64:
    """The sacred temple on which the alliance should go on building, or -1: none is begun, or one is complete."""
    if s.seth.temple_done:
        return -1
    best: i64 = -1
    most: i64 = 0
    for space in range(s.table.spaces):
        level = temple_level(s, space)
        if level and not s.troops[space] & 15:
            worth = 10 * level + nibble_sum(friends_at(s, space, ALLIANCE))
            if worth > most:
                most = worth
                best = space
    return best


def missing_units(s: State, space: i64) -> i64:
    """How many units the next level of the temple on this site still wants."""
    rules = rules_of(s)
    level = temple_level(s, space)
    if level == 3:
        return 0
    missing = rules.temple_cost[level + 1] - nibble_sum(friends_at(s, space, ALLIANCE))
    return missing if missing > 0 else 0


def both_done(s: State) -> bool:
    return bool(s.seth.temple_done and s.seth.ceremony_done)


def is_home_of_seth(s: State, space: i64) -> bool:
    city = s.table.city[space]
    return city >= 0 and s.city_seat[city] == SETH


def steps_to_home(s: State, space: i64) -> i64:
    """How far it is into Seth's city through the portal: 0 inside, 1 at its walls, 2 at the portal, 3 beside it, 4."""
    rules = rules_of(s)
    if is_home_of_seth(s, space):
        return 0
    onward = rules.portal[space]
    if onward >= 0:
        for near in s.table.neighbours[space]:
            if is_home_of_seth(s, near):
                return 1
        return 2
    for near in s.table.neighbours[space]:
        if rules.portal[near] >= 0:
            return 3
    return 4


def worth_for_member(s: State, seat: i64, space: i64, group: i64) -> float:
    """What a space is good for when a member comes with `group` units.

    Temples to hold, sites to build on, altars to pay from, and once both objectives are met Seth's own districts.
    """
    rules = rules_of(s)
    table = s.table
    value = 0.3
    friends = nibble_sum(friends_at(s, space, seat))
    if table.kind[space] == TEMPLE:
        if friends == 0:
            value = 3.0
        elif friends + group <= 3:
            value = 0.8
    elif rules.sites >> space & 1 and not s.seth.temple_done:
        wanted = wanted_site(s)
        if wanted == space:
            missing = missing_units(s, space)
            value = 3.5 + 0.3 * float(group if group < missing else missing) if missing else 0.9
        elif wanted < 0:
            value = 1.6 + 0.4 * float(group)
            if friends:
                value += 0.6
            if rules.portal[space] >= 0:
                value -= 1.5  # on Seth's way
    elif rules.altars >> space & 1 and not s.seth.ceremony_done:
        if not payers(s) >> seat & 1:
            value = 2.0 + 0.12 * float(s.seats[seat].prayer)
        elif friends:
            value = 0.6
    if both_done(s):
        far = steps_to_home(s, space)
        value += 8.0 if far == 0 else 2.5 if far == 1 else 1.5 if far == 2 else 0.8 if far == 3 else 0.0
    return value


def hunt(lead: i64) -> float:
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


def best_card(s: State) -> i64:
    """The strength of Seth's strongest creature card with what his tiles add, or -1 without one that he may unleash."""
    rules = rules_of(s)
    strength: i64 = -1
    level = violet_level(s)
    for card in range(len(rules.card_ids)):
        if s.seth.cards >> card & 1 and s.table.tile_level[rules.card_tile[card]] <= level:
            if rules.card_strength[card] > strength:
                strength = rules.card_strength[card]
    if strength < 0:
        return strength
    powers = s.seats[SETH].powers
    return strength + powers.strength + powers.strength_attacking + powers.strength_corrupting
