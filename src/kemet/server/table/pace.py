"""How long automatic answers in windows take, which must never tell what a seat holds."""

from __future__ import annotations

import math
import random

MEDIAN = 2.2
SPREAD = 0.45
SHORTEST, LONGEST = 0.8, 7.0
BOT_STEP = 0.7  # seconds: a bot answers at the first step after it has thought
THINKING_ROOM = 1.2  # of the thinking time: a step is longer than the longest thought
_chance = random.SystemRandom()


def human_time(scale: float) -> float:
    """Seconds, log-normal like the reaction times of people."""
    drawn = MEDIAN * math.exp(_chance.gauss(0.0, SPREAD))
    return scale * min(max(drawn, SHORTEST), LONGEST)


def answer_time(asked_at: float, ready_at: float, scale: float) -> float:
    """The first tick after the answer is ready, of ticks that do not depend on what is answered.

    Thinking takes longer where there is more to think about; counting in ticks hides most of it.
    """
    if scale <= 0:
        return ready_at
    tick = asked_at + human_time(scale)
    while tick < ready_at:
        tick += human_time(scale)
    return tick


def bot_answer_time(asked_at: float, ready_at: float, scale: float, thinking: float) -> float:
    """Everybody knows the seat of a bot for one, so it need not be slow, only as slow with a card as without."""
    step = scale * (BOT_STEP + THINKING_ROOM * thinking)
    if step <= 0:
        return ready_at
    return asked_at + step * max(1, math.ceil((ready_at - asked_at) / step))
