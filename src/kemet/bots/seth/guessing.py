"""Rules of thumb for the questions of Seth's games, for Seth and for the members of the alliance.

`fill` gives every choice of a question a value from 0 (never) upwards, as the rules in guessing.py do; a question that
means the same without Seth is left to those. Turns, moves, yellow actions, agreements and battles have a file each.
Compiled with the engine.
"""

from __future__ import annotations

from kemet.bots.seth.acting import fill_places, fill_turn_of_member, fill_turn_of_seth
from kemet.bots.seth.agreeing import fill_shares, fill_temple
from kemet.bots.seth.fighting import escape_value, fill_cards, hand_strength
from kemet.bots.seth.map import ALWAYS
from kemet.bots.seth.moving import (
    fill_corrupted_move,
    fill_group,
    fill_group_of_seth,
    fill_move_of_member,
    fill_move_of_seth,
    fill_start,
)
from kemet.bots.seth.striking import fill_destruction, fill_strike
from kemet.engine.battle.before import ESCAPE_TOGETHER
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.battle.reward import CAPTURE_UNIT
from kemet.engine.battle.team import CHOOSE_FIGHTER
from kemet.engine.board.sides import enemies_at
from kemet.engine.day.group import GROUP_OF_OWNER, RIDER
from kemet.engine.day.move import MOVE_ON, PICK_GROUP, START
from kemet.engine.day.recruit import PLACE
from kemet.engine.day.turn import TURN
from kemet.engine.native import i64, vec
from kemet.engine.seth.alliance import LAST_CALL, TEAM_ORDER
from kemet.engine.seth.ceremony import CEREMONY_CONSENT, NAME_CHOOSER
from kemet.engine.seth.invasion import INVASION_CARDS
from kemet.engine.seth.share import SHARE_OUT
from kemet.engine.seth.split import SPLIT, SPLIT_CONSENT
from kemet.engine.seth.temples import BUILD_TEMPLE, TEMPLE_CONSENT
from kemet.engine.seth.track import SETH_TURN
from kemet.engine.seth.yellow import CARD_THAT_STRIKES, STRIKE_TROOP, TROOP_TO_CORRUPT, UNITS_TO_DESTROY
from kemet.engine.state.bits import nibble_sum
from kemet.engine.state.choices import BEGIN, CEREMONY, CREATURE_STAYS, FIGHTER, PASS, TROOP, YES, Choices
from kemet.engine.state.codes import SETH
from kemet.engine.state.state import State


def fill(s: State, seat: i64, choices: Choices, worth: vec[float]) -> bool:
    """Values for all choices; False if the question is one of the base game's with the same meaning."""
    question = s.question
    if question is MOVE_ON:
        if s.seth.corrupted >= 0:
            fill_corrupted_move(s, choices, worth)
        elif seat == SETH:
            fill_move_of_seth(s, choices, worth)
        else:
            fill_move_of_member(s, seat, choices, worth)
    elif question is GROUP_OF_OWNER:
        fill_group(s, seat, choices, worth)
    elif question is TURN:
        fill_turn_of_member(s, seat, choices, worth)
    elif question is SETH_TURN:
        fill_turn_of_seth(s, choices, worth)
    elif question is START:
        fill_start(s, seat, choices, worth)
    elif question is PICK_GROUP:
        fill_group_of_seth(s, choices, worth)
    elif question is BATTLE_CARDS or question is INVASION_CARDS:
        fill_cards(s, seat, choices, worth)
    elif question is PLACE:
        fill_places(s, seat, choices, worth)
    elif question is SHARE_OUT:
        fill_shares(s, seat, choices, worth)
    elif question is BUILD_TEMPLE:
        fill_temple(s, choices, worth)
    elif question is UNITS_TO_DESTROY:
        fill_destruction(s, choices, worth)
    elif question is CARD_THAT_STRIKES or question is STRIKE_TROOP:
        fill_strike(s, choices, worth)
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
        elif question is NAME_CHOOSER:
            value = 2.0 if code == FIGHTER + seat else 1.0
        elif question is CHOOSE_FIGHTER:
            value = hand_strength(s, code - FIGHTER)
        elif question is TROOP_TO_CORRUPT:
            value = 0.3 if code == PASS else 0.2 + 0.5 * float(nibble_sum(enemies_at(s, code - TROOP, SETH)))
        elif question is RIDER:
            value = 0.3 if code == CREATURE_STAYS else 2.0
        elif question is CAPTURE_UNIT:
            value = 0.1 if code == PASS else 2.0
        elif question is ESCAPE_TOGETHER:
            value = escape_value(s, code)
        else:
            return False
        worth[place] = value
    return True
