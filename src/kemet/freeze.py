"""A state as plain data and back, and its hash. Hidden things are in it: never show this to a player."""

from __future__ import annotations

import hashlib
from typing import Any

from kemet.engine.check import violations
from kemet.engine.flow import legal
from kemet.engine.names import BASE_SEAT, CHOICES, FRAME, OVER, SEAT
from kemet.engine.state import LISTS, MODULE_LISTS, MODULE_NUMBERS, NUMBERS, State, empty_state
from kemet.engine.table import Table
from kemet.errors import SaveError

LARGEST = 1 << 100
#: What a state from outside may make the engine stumble over while it is being checked.
STUMBLES = (IndexError, ValueError, AssertionError, TypeError, OverflowError, RecursionError, MemoryError)


def freeze(s: State) -> dict[str, Any]:
    """All fields of a state as JSON-ready values."""
    data: dict[str, Any] = {"seed": s.seed}
    for name in (*NUMBERS, *MODULE_NUMBERS):
        data[name] = getattr(s, name)
    for name in (*LISTS, *MODULE_LISTS):
        data[name] = list(getattr(s, name))
    return data


def thaw(table: Table, data: Any) -> State:
    """The state of such data; whatever is impossible about it is refused with the reason."""
    if not isinstance(data, dict) or not isinstance(data.get("seed"), str):
        raise SaveError("the saved state is no table of fields with a seed")
    s = empty_state(table, data["seed"])
    for name in (*NUMBERS, *MODULE_NUMBERS):
        setattr(s, name, _integer(name, data.get(name)))
    for name in (*LISTS, *MODULE_LISTS):
        values = data.get(name)
        if not isinstance(values, list):
            raise SaveError(f"the field {name!r} of the saved state must be a list")
        numbers = [_integer(name, value) for value in values]
        if name not in ("stack", "battle") and len(numbers) != len(getattr(s, name)):
            raise SaveError(f"the field {name!r} of the saved state must have {len(getattr(s, name))} numbers")
        setattr(s, name, numbers)
    require_sound(s)
    return s


def _integer(name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -99 <= value < LARGEST:
        raise SaveError(f"the field {name!r} of the saved state must hold whole numbers, not {value!r}")
    return value


def require_sound(s: State) -> None:
    """Refuse a state that breaks an invariant or asks a question without an answer."""
    try:
        wrong = violations(s)
        if len(s.stack) % FRAME or sorted(s.order) != list(range(s.table.players)):
            wrong.append("the stack or the turn order is broken")
        if s.phase != OVER and not any(_answerable(s, seat) for seat in range(s.table.players)):
            wrong.append("nobody has a choice")
    except STUMBLES as error:
        raise SaveError(f"the saved state is impossible: {error}") from None
    if wrong:
        raise SaveError(f"the saved state is impossible: {wrong[0]}")


def _answerable(s: State, seat: int) -> bool:
    choices = legal(s, seat)
    return bool(choices) and all(0 <= choice < CHOICES for choice in choices)


def fingerprint(s: State) -> str:
    """Sixteen hexadecimal digits that differ for different states, the same in every build and process.

    What only modules use is left out of a game without them, so that its record stays the same for ever.
    """
    numbers, lists = list(NUMBERS), list(LISTS)
    if s.table.expanded:
        numbers += MODULE_NUMBERS
        lists += MODULE_LISTS
    values: list[list[int]] = [getattr(s, name) for name in lists]
    if not s.table.expanded:
        values[0] = [value for place, value in enumerate(s.seats) if place % SEAT < BASE_SEAT]
    text = repr([s.seed, [getattr(s, name) for name in numbers], values])
    return hashlib.blake2s(text.encode(), digest_size=8).hexdigest()
