"""Packed numbers of a state as names: bit sets, and rows with four bits a seat."""

from __future__ import annotations

from typing import get_args

from kemet.telling.view.types import TokenState

TOKEN_STATES: tuple[TokenState, ...] = get_args(TokenState)


def bit_names(ids: list[str], bits: int) -> list[str]:
    """The names of the bits that are set, lowest first.

    >>> bit_names(["Anubis", "Bastet", "Horus"], 0b101)
    ['Anubis', 'Horus']
    """
    found = []
    while bits:
        low = bits & -bits
        found.append(ids[low.bit_length() - 1])
        bits ^= low
    return found
