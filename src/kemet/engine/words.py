"""Numbers in texts that people type."""

from __future__ import annotations


def number_in(text: str, low: int, high: int) -> int:
    """The whole number a text says if it lies in this range, otherwise -1. Endless digits are no number."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        return -1
    value = int(text)
    return value if low <= value <= high else -1
