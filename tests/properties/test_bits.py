"""Bit sets are right up to their last bit, in both builds."""

from __future__ import annotations

import pytest

from kemet.engine.state.bits import count_bits, lowest_bit, lowest_tile, nibble_sum, nth_bit, one_bit


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
