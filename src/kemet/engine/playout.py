"""Random play inside the engine: the loop that simulation, search and benchmarks run."""

from __future__ import annotations

from typing import Final

from kemet.engine.flow import find, legal, play
from kemet.engine.invariants.base import step_violations, violations
from kemet.engine.native import i64
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State

MERSENNE: Final = 2147483647


def random_playout(s: State, seed: i64, most: i64) -> i64:
    """Play uniformly random choices until the end or for `most` decisions; returns how many were made.

    The choices come from a small generator of their own (never from the game's chance), so a seed repeats them. Where
    there is one answer only, more than a quarter of all decisions, it is given without being drawn.
    """
    found = Choices()
    low = first_number(seed)
    decisions: i64 = 0
    while decisions < most and s.phase != OVER:
        seat = lowest_bit(s.waiting)
        find(s, seat, found)
        low = next_number(low)
        drawn: i64 = 0
        if found.count > 1:
            drawn = low % found.count
        play(s, seat, found.codes[drawn])
        decisions += 1
    return decisions


def first_number(seed: i64) -> i64:
    return seed % (MERSENNE - 85) + 1


def next_number(low: i64) -> i64:
    """low * 48271 % MERSENNE, without a division: what stands above bit 31 counts as much as it does at bit 0."""
    product = low * 48271
    rest = (product & MERSENNE) + (product >> 31)
    if rest >= MERSENNE:
        rest -= MERSENNE
    return rest


def checked_playout(s: State, seed: i64, most: i64) -> tuple[int, list[str]]:
    """As random_playout, with the invariants checked after every choice; stops at the first violation."""
    low = first_number(seed)
    decisions: i64 = 0
    wrong: list[str] = []
    while decisions < most and s.phase != OVER:
        seat: i64 = lowest_bit(s.waiting)
        choices = legal(s, seat)
        low = next_number(low)
        before = s.copy()
        play(s, seat, choices[low % len(choices)])
        decisions += 1
        wrong = violations(s)
        if not wrong:
            wrong = step_violations(before, s)
        if wrong:
            break
    return decisions, wrong
