"""Random play inside the engine: the loop that simulation, search and benchmarks run."""

from __future__ import annotations

from kemet.engine.check import step_violations, violations
from kemet.engine.flow import legal, play
from kemet.engine.names import OVER
from kemet.engine.state import State, lowest_bit


def random_playout(s: State, seed: int, most: int) -> int:
    """Play uniformly random choices until the end or for `most` decisions; returns how many were made.

    The choices come from a small generator of their own (never from the game's chance), so a seed repeats them.
    """
    low: int = seed % 2147483562 + 1
    decisions: int = 0
    while decisions < most and s.phase != OVER:
        waiting: int = s.waiting
        seat: int = lowest_bit(waiting)
        choices = legal(s, seat)
        low = low * 48271 % 2147483647
        play(s, seat, choices[low % len(choices)])
        decisions += 1
    return decisions


def checked_playout(s: State, seed: int, most: int) -> tuple[int, list[str]]:
    """As random_playout, with the invariants checked after every choice; stops at the first violation."""
    low: int = seed % 2147483562 + 1
    decisions: int = 0
    wrong: list[str] = []
    while decisions < most and s.phase != OVER:
        seat: int = lowest_bit(s.waiting)
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
