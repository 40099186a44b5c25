"""The options of a bot spec and their values."""

from __future__ import annotations

import math

from kemet.bots.spec_errors import SpecError

MAX_SECONDS = 3_600.0
Options = tuple[tuple[str, str], ...]


def read_options(spec: str, written: str) -> Options:
    """Sorted by name, so that the order makes no other bot.

    >>> read_options("genius:b=x,a=1", "b=x,a=1")
    (('a', '1'), ('b', 'x'))
    """
    found: dict[str, str] = {}
    for part in written.split(",") if written.strip() else ():
        name, sign, value = (piece.strip() for piece in part.partition("="))
        if not (sign and value and name.isidentifier()):
            raise SpecError(spec, f"{part.strip()!r} is no option; write name=value")
        if name in found:
            raise SpecError(spec, f"the option {name} is given twice")
        found[name] = value
    return tuple(sorted(found.items()))


def whole_number(spec: str, name: str, value: str, most: int) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= len(str(most)) and 1 <= int(value) <= most):
        raise SpecError(spec, f"{name} must be a whole number from 1 to {most}, not {value!r}")
    return int(value)


def seconds_of(spec: str, name: str, value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= MAX_SECONDS:
        raise SpecError(spec, f"{name} must be more than 0 and at most {MAX_SECONDS:g}, not {value!r}")
    return seconds
