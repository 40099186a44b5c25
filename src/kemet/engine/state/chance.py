"""Chance: a keyed counter generator (the Speck cipher, 64-bit block, 128-bit key) that is part of the state.

Seeing any number of draws tells nothing about the next one, so a player at a table cannot work out the deck
from the cards they drew. Numbers depend on nothing but the key and how many were drawn before.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from kemet.engine.native import i64, mypyc_attr, vec

WORD: Final = 0xFFFFFFFF
ROUNDS: Final = 27


def key_from_seed(seed: str) -> vec[i64]:
    """The round keys for a seed; any text is a seed."""
    digest = hashlib.sha256(b"kemet:" + seed.encode()).digest()
    words: list[i64] = [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(4)]
    left = words[1:]
    right = words[0]
    keys = [right]
    for i in range(ROUNDS - 1):
        x = left[i]
        x = ((((x >> 8) | (x << 24)) & WORD) + right) & WORD ^ i
        right = (((right << 3) | (right >> 29)) & WORD) ^ x
        left.append(x)
        keys.append(right)
    return vec[i64](keys)


def number(keys: vec[i64], counter: i64) -> i64:
    """The 64-bit block number `counter`, cut to 48 bits."""
    x: i64 = (counter >> 32) & WORD
    y: i64 = counter & WORD
    for key in keys:
        x = ((((x >> 8) | (x << 24)) & WORD) + y) & WORD ^ key
        y = (((y << 3) | (y >> 29)) & WORD) ^ x
    return ((x & 0xFFFF) << 32) | y


class TapeEnds(Exception):
    """The next draw has no outcome on the tape; `Tape.wanted` says among how many it is."""


@final
@mypyc_attr(acyclic=True)
class Tape:
    """Outcomes in the order in which they will be drawn, for who takes the part of chance and tries each of them."""

    __slots__ = ("at", "outcomes", "wanted")

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.at: i64 = 0
        self.wanted: i64 = 0  # the number of outcomes of the draw at which the tape ended

    def next(self, limit: i64) -> i64:
        """The next outcome; a draw with a single one needs none."""
        if limit == 1:
            return 0
        if self.at == len(self.outcomes):
            self.wanted = limit
            raise TapeEnds(f"a draw among {limit} has no outcome")
        self.at += 1
        return self.outcomes[self.at - 1]
