"""Random play inside the engine: the loop that simulation, search and benchmarks run."""

from __future__ import annotations

from kemet.engine.flow import find, legal, play
from kemet.engine.invariants.base import step_violations, violations
from kemet.engine.native import i64
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State


def random_playout(s: State, seed: i64, most: i64) -> i64:
    """Play uniformly random choices until the end or for `most` decisions; returns how many were made.

    The choices come from a small generator of their own (never from the game's chance), so a seed repeats them.
    """
    found = Choices()
    low: i64 = seed % 2147483562 + 1
    decisions: i64 = 0
    while decisions < most and s.phase != OVER:
        seat = lowest_bit(s.waiting)
        find(s, seat, found)
        low = low * 48271 % 2147483647
        play(s, seat, found.codes[low % found.count])
        decisions += 1
    return decisions


def checked_playout(s: State, seed: i64, most: i64) -> tuple[int, list[str]]:
    """As random_playout, with the invariants checked after every choice; stops at the first violation."""
    low: i64 = seed % 2147483562 + 1
    decisions: i64 = 0
    wrong: list[str] = []
    while decisions < most and s.phase != OVER:
        seat: i64 = lowest_bit(s.waiting)
        choices = legal(s, seat)
        low = low * 48271 % 2147483647
        before = s.copy()
        play(s, seat, choices[low % len(choices)])
        decisions += 1
        wrong = violations(s)
        if not wrong:
            wrong = step_violations(before, s)
        if wrong:
            break
    return decisions, wrong
