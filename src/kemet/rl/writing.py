"""How single facts are written into a row of bytes: numbers, flags, bit sets, packed counts."""

from __future__ import annotations

from typing import Final

from kemet.engine.native import i64, u8, vec
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.ruleset import Ruleset

HALF: Final = 60  # tiles may be more than 63: they are written in two parts
LOW_HALF: Final = (1 << HALF) - 1


def blank(size: i64) -> vec[u8]:
    """A row of zeros."""
    return vec[u8]([u8(0)] * size)


def clear(out: vec[u8], at: i64, size: i64) -> None:
    end = at + size
    while at < end:
        out[at] = u8(0)
        at += 1


def put(out: vec[u8], at: i64, value: i64) -> None:
    """A number; what does not fit into a byte is cut to 255."""
    if value > 255:
        value = 255
    out[at] = u8(value)


def flag(out: vec[u8], at: i64, number: i64) -> None:
    """One of several: the flag of this number, none for a number below 0."""
    if number >= 0:
        out[at + number] = u8(1)


def put_bits(out: vec[u8], at: i64, bits: i64) -> None:
    while bits:
        out[at + lowest_bit(bits)] = u8(1)
        bits &= bits - 1


def put_tiles(out: vec[u8], at: i64, tiles: int) -> None:
    low: i64 = tiles & LOW_HALF
    put_bits(out, at, low)
    high: i64 = tiles >> HALF
    put_bits(out, at + HALF, high)


def put_kinds(out: vec[u8], at: i64, cards: i64, table: Ruleset) -> None:
    """How many cards of each kind."""
    kinds = table.card_of_bit
    while cards:
        kind = at + kinds[lowest_bit(cards)]
        out[kind] += u8(1)
        cards &= cards - 1


def put_nibbles(out: vec[u8], at: i64, packed: i64) -> None:
    """Four bits each, in their own order."""
    while packed:
        out[at] = u8(packed & 15)
        packed >>= 4
        at += 1


def put_seats(out: vec[u8], at: i64, packed: i64, viewer: i64, players: i64) -> None:
    """Four bits a seat, counted from the viewer."""
    seat: i64 = 0
    while packed:
        if packed & 15:
            out[at + relative(seat, viewer, players)] = u8(packed & 15)
        packed >>= 4
        seat += 1


def flag_seats(out: vec[u8], at: i64, seats: i64, viewer: i64, players: i64) -> None:
    """A flag for each seat of a bit set."""
    while seats:
        out[at + relative(lowest_bit(seats), viewer, players)] = u8(1)
        seats &= seats - 1


def relative(seat: i64, viewer: i64, players: i64) -> i64:
    """How many places after the viewer; -1 for nobody."""
    if seat < 0:
        return seat
    seat -= viewer
    if seat < 0:
        seat += players
    return seat
