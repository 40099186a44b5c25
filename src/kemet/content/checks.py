"""Checks of what a data file writes: each says what is wrong with a value, or nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, fields
from functools import lru_cache
from typing import Any, get_type_hints

#: Modifiers the coding of the engine bounds more narrowly.
RANGES = {"limit": (0, 2)}

#: A field's check returns what is wrong, or nothing.
Check = Callable[[Any], str]
#: The fields of a kind of record: name -> (check, is it required?)
Fields = dict[str, tuple[Check, bool]]


@dataclass(frozen=True)
class Written:
    """How a field of a record stands in a data file, where there is more to say than its check."""

    check: Check
    key: str = ""  # the file's word for it, if that is another one
    inside: str = ""  # the table within the record that holds it
    only_box: bool = False  # in records of Seth's box only


@lru_cache(maxsize=64)
def written_fields(kind: type) -> tuple[tuple[str, Written, bool], ...]:
    """The fields of a record that data files write: the file's word, how it stands there, and whether it is required.

    A record states each field once: its check is the annotation of its type, and a default makes it optional.
    """
    return tuple(_written_fields(kind))


def _written_fields(kind: type) -> Iterator[tuple[str, Written, bool]]:
    hints = get_type_hints(kind, include_extras=True)
    for each in fields(kind):
        for mark in getattr(hints[each.name], "__metadata__", ()):
            written = mark if isinstance(mark, Written) else Written(mark)
            needed = each.default is MISSING and each.default_factory is MISSING
            yield written.key or each.name, written, needed


@lru_cache(maxsize=64)
def fields_of(kind: type) -> Fields:
    found: Fields = {}
    inner: dict[str, Fields] = {}
    for key, written, needed in written_fields(kind):
        inner.setdefault(written.inside, found if not written.inside else {})[key] = (written.check, needed)
    return found | {table: (some_of(rows), False) for table, rows in inner.items() if table}


def some_of(rows: Fields) -> Check:
    """A table that holds some of these fields."""

    def check(value: Any) -> str:
        if not isinstance(value, dict):
            return f"must be a table such as {{ {next(iter(rows))} = 1 }}"
        for key, item in value.items():
            if key not in rows:
                return f"knows only {', '.join(rows)}, not {key!r}"
            if reason := rows[key][0](item):
                return f"{key} {reason}"
        return ""

    return check


def tables_of(kind: type, word: str) -> Check:
    """A list of tables, each of which is a record of its own."""

    def check(value: Any) -> str:
        if not isinstance(value, list) or not value:
            return f"must be a list of {word}s"
        known = fields_of(kind)
        for item in value:
            if not isinstance(item, dict):
                return f"must be a list of tables with {', '.join(known)}"
            label = item.get("id", "?")
            for key in item:
                if key not in known:
                    return f"{word} {label} has an unknown field {key!r}"
            for key, (good, needed) in known.items():
                if key not in item:
                    if needed:
                        return f"{word} {label} lacks {key!r}"
                elif reason := good(item[key]):
                    return f"{word} {label}: {key} {reason}"
        return ""

    return check


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


def marks(allowed: tuple[str, ...]) -> Check:
    """A table that gives fields one of these words."""

    def check(value: Any) -> str:
        if not isinstance(value, dict):
            return f"must be a table such as {{ level = {allowed[-1]!r} }}"
        return next((f"{key} {reason}" for key, mark in value.items() if (reason := one_of(allowed)(mark))), "")

    return check


def exactly_one(inner: Check) -> Check:
    def check(value: Any) -> str:
        return "must name exactly one effect" if isinstance(value, dict) and len(value) != 1 else inner(value)

    return check


def roads(symbols: tuple[str, ...]) -> Check:
    def check(value: Any) -> str:
        if not isinstance(value, list) or not value:
            return "must be a list of roads"
        for road in value:
            if not isinstance(road, list) or len(road) != 3 or text(road[0]) or text(road[1]):
                return 'must be a list of roads such as ["e1", "1A1", ["pp1"]]'
            if reason := several_of(symbols)(road[2]):
                return f"from {road[0]} to {road[1]}: {reason}"
        return ""

    return check


def one_or_two(inner: Check) -> Check:
    def check(value: Any) -> str:
        return inner(value) or ("" if 1 <= len(value) <= 2 else "must be one or two")

    return check


def links(value: Any) -> str:
    good = isinstance(value, list) and all(
        isinstance(link, list) and len(link) == 2 and all(isinstance(end, str) for end in link) for link in value
    )
    return "" if good else 'must be a list of pairs such as ["FA", "RW"]'


def heights(value: Any) -> str:
    if not isinstance(value, dict) or any(decimal(height) for height in value.values()):
        return "must be a table such as { e1 = 17 }"
    return ""


def steps(value: Any) -> str:
    good = isinstance(value, list) and all(
        isinstance(step, str) and re.fullmatch(r"A|E|S[1-5]", step) for step in value
    )
    return "" if good else 'must be a list of steps such as ["S2", "A", "E"]'


def values_by_field(value: Any) -> str:
    return "" if isinstance(value, dict) and value else "must be a table such as { level = 3 }"


def splits(value: Any) -> str:
    good = isinstance(value, list) and all(
        isinstance(split, list) and split and not any(number(1, 5)(tokens) for tokens in split) for split in value
    )
    return "" if good else "must be a list of lists such as [1, 2, 1, 2, 1]"
