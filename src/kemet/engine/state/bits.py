"""Bit sets: cards, spaces, seats and tiles are bits of one number."""

from __future__ import annotations

from typing import Final

from kemet.engine.native import i64, vec

#: Powers of two below 2**100 leave different remainders here, so one look-up finds the place of a bit.
BIT_PRIME: Final = 101
BIT_PLACE: Final = vec[i64]([0] * BIT_PRIME)
for _place in range(BIT_PRIME - 1):
    BIT_PLACE[2**_place % BIT_PRIME] = _place


def one_bit(place: i64) -> i64:
    """1 << place. mypyc 2.4.1 makes a 32-bit shift of a literal on the left, so the 1 is hidden from it."""
    return (1 | place & 0) << place


def lowest_bit(bits: i64) -> i64:
    """The place of the lowest bit set; bits must not be 0."""
    return BIT_PLACE[(bits & -bits) % BIT_PRIME]


def lowest_tile(tiles: int) -> i64:
    """As lowest_bit, for sets that may have more than 63 members."""
    return BIT_PLACE[(tiles & -tiles) % BIT_PRIME]


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def nth_bit(bits: i64, n: i64) -> i64:
    """The place of the bit number n (from 0) that is set."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest_bit(bits)


def nibble_sum(packed: i64) -> i64:
    """All counts of a packed troop added up, for all owners."""
    total: i64 = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def by_seat(packed: int) -> dict[int, int]:
    """Four bits a seat, as a table of those that are not 0.

    >>> by_seat(0x203)
    {0: 3, 2: 2}
    """
    found = {}
    seat = 0
    while packed:
        if packed & 15:
            found[seat] = packed & 15
        packed >>= 4
        seat += 1
    return found
