"""When automatic answers come. Where the time could tell something hidden the moment is fixed when the question is
asked, from what everybody knows: neither the answer nor the thought behind it can change it."""

from __future__ import annotations

import math
import random

from kemet.engine import flow
from kemet.engine.state.state import State

MEDIAN = 2.2
SPREAD = 0.45
SHORTEST, LONGEST = 0.8, 7.0
BOT_TIME = 0.7  # seconds
THINKING_ROOM = 1.2  # of the thinking time, for all thoughts of one window together
BLUR = 0.1  # seconds, at most
_chance = random.SystemRandom()


def is_window(state: State) -> bool:
    """Is it asked of several, or in a battle, and answered by what one holds?"""
    return state.question.window or bool(state.battles)


def only_cards_leave_a_choice(state: State, seat: int) -> bool:
    """Is there one answer, but for the divine cards that this seat may hold: a turn to end, a Move that can go nowhere?

    Who holds a card that could be played thinks about it, who holds none does not; how many one holds everybody knows.
    """
    if not state.seats[seat].hand:
        return False
    bare = state.copy()
    bare.seats[seat].hand = 0
    return len(flow.legal(bare, seat)) <= 1


def human_time(scale: float) -> float:
    """Seconds, log-normal like the reaction times of people: for those who stand in for a person."""
    drawn = MEDIAN * math.exp(_chance.gauss(0.0, SPREAD))
    return scale * min(max(drawn, SHORTEST), LONGEST)


def bot_time(scale: float, thinking: float) -> float:
    """Everybody knows the seat of a bot for one, so it need not be slow, only as slow with a card as without."""
    return scale * (BOT_TIME + THINKING_ROOM * thinking)


def blur(scale: float) -> float:
    """Seconds more, drawn when the question is asked. An answer that could have held a card more makes half a
    millisecond more of work once it is stored: that is lost in a hundred milliseconds of chance."""
    return scale * BLUR * _chance.random()
