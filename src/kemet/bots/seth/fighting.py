"""Battles with Seth before they are fought: who fights, which cards, who leaves. Compiled with the engine."""

from __future__ import annotations

from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.battle.sums import creature_with, units_of
from kemet.engine.native import i64, vec
from kemet.engine.seth.invasion import battle_of, forces_of
from kemet.engine.state.bits import count_bits, lowest_bit
from kemet.engine.state.choices import DONE, PASS, Choices
from kemet.engine.state.forces import CORRUPTED, PICKING, Battle, Force
from kemet.engine.state.state import State, rules_of


def hand_strength(s: State, seat: i64) -> float:
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


def escape_value(s: State, code: i64) -> float:
    """A clearly weaker side leaves."""
    battle = s.battles[-1]
    lead = _margin(s, battle, battle.defender)
    if code == PASS:
        return 1.0
    return 3.0 if lead < -1 else 0.3


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


def fill_cards(s: State, seat: i64, choices: Choices, worth: vec[float]) -> None:
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
