"""Bit sets are right up to their last bit, in both builds."""

from __future__ import annotations

import pytest

from kemet.engine.state.bits import count_bits, lowest_bit, lowest_tile, nibble_sum, nibbles_without, nth_bit, one_bit


@pytest.mark.parametrize("place", range(63))
def test_one_bit_and_back(place: int) -> None:
    assert one_bit(place) == 1 << place
    assert lowest_bit(one_bit(place)) == place
    assert lowest_bit(one_bit(place) | one_bit(62)) == place
    assert (count_bits(one_bit(place)), nth_bit(one_bit(place) | one_bit(62), 0)) == (1, place)


@pytest.mark.parametrize("tile", range(96))
def test_sets_of_tiles_grow_beyond_sixty_three(tile: int) -> None:
    assert lowest_tile(1 << tile | 1 << 96) == tile


def test_a_packed_troop_adds_up_whoever_owns_it() -> None:
    assert nibble_sum(0) == 0
    assert nibble_sum(5 << 20 | 7 << 8 | 3) == 15


def test_a_troop_less_a_group_that_has_lost_units_has_nobody_fewer_than_none() -> None:
    """A bot once counted below none here, and for ever."""
    assert nibbles_without(0x310, 0x110) == 0x200
    assert nibbles_without(0x010, 0x123) == 0
