"""What Seth's yellow actions hit. Compiled with the engine."""

from __future__ import annotations

from kemet.bots.seth.map import hunt, side_strength
from kemet.engine.board.sides import friends_at
from kemet.engine.native import vec
from kemet.engine.seth.victory import temple_level
from kemet.engine.seth.yellow import StrikeFrame
from kemet.engine.state.bits import nibble_sum
from kemet.engine.state.choices import CREATURE_CARD, DESTROY, TROOP, Choices
from kemet.engine.state.codes import SETH, TEMPLE
from kemet.engine.state.state import State, rules_of


def fill_destruction(s: State, choices: Choices, worth: vec[float]) -> None:
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


def fill_strike(s: State, choices: Choices, worth: vec[float]) -> None:
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
            value = hunt(lead) + (0.4 if s.table.kind[code - TROOP] == TEMPLE else 0.0)
        elif code >= CREATURE_CARD:
            card = code - CREATURE_CARD
            value = 0.5 + float(rules.card_strength[card]) + 0.2 * float(rules.card_damage[card])
        worth[place] = value
