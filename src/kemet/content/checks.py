"""Checks of single values: each says what is wrong with a value, or nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

#: Modifiers the coding of the engine bounds more narrowly.
RANGES = {"limit": (0, 2)}

#: A field's check returns what is wrong, or nothing.
Check = Callable[[Any], str]
#: The fields of a kind of record: name -> (check, is it required?)
Fields = dict[str, tuple[Check, bool]]


def text(value: Any) -> str:
    return "" if isinstance(value, str) and value else "must be a text"


def name(value: Any) -> str:
    """Ids stand in notation, so they are one word."""
    good = isinstance(value, str) and re.fullmatch(r"[A-Za-z0-9_-]+", value)
    return "" if good else f"must be one word of letters, digits, - and _, not {value!r}"


def flag(value: Any) -> str:
    return "" if isinstance(value, bool) else "must be true or false"


def number(low: int, high: int) -> Check:
    def check(value: Any) -> str:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return ""
        return f"must be a whole number from {low} to {high}, not {value!r}"

    return check


def decimal(value: Any) -> str:
    if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 100:
        return ""
    return f"must be a number from 0 to 100, not {value!r}"


def one_of(allowed: tuple[str, ...]) -> Check:
    def check(value: Any) -> str:
        return "" if value in allowed else f"must be one of {', '.join(allowed)}, not {value!r}"

    return check


def several_of(allowed: tuple[str, ...]) -> Check:
    def check(value: Any) -> str:
        if not isinstance(value, list):
            return "must be a list"
        wrong = [item for item in value if item not in allowed]
        return f"knows only {', '.join(allowed)}, not {wrong[0]!r}" if wrong else ""

    return check


def numbers_by(names: tuple[str, ...], low: int, high: int) -> Check:
    def check(value: Any) -> str:
        if not isinstance(value, dict):
            return "must be a table such as { strength = 1 }"
        for key, amount in value.items():
            if key not in names:
                return f"knows only {', '.join(names)}, not {key!r}"
            if reason := number(*RANGES.get(key, (low, high)))(amount):
                return f"{key} {reason}"
        return ""

    return check


def list_of(item: Check) -> Check:
    def check(value: Any) -> str:
        if not isinstance(value, list):
            return "must be a list"
        return next((f"has an item that {reason}" for each in value if (reason := item(each))), "")

    return check
