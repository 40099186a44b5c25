"""A state as plain data and back, and its hash. Hidden things are in it: never show this to a player."""

from __future__ import annotations

import hashlib
from typing import Any

from kemet.engine.check import violations
from kemet.engine.flow import legal
from kemet.engine.names import (
    B_BIG,
    B_SIZE,
    BASE_SEAT,
    CHOICES,
    FRAME,
    FRAME_BUY,
    FRAME_CARD,
    FRAME_SEND_BACK,
    OVER,
    SEAT,
)
from kemet.engine.powers import count_powers
from kemet.engine.state import LISTS, MODULE_LISTS, MODULE_NUMBERS, NUMBERS, State, empty_state
from kemet.engine.table import Table
from kemet.errors import SaveError
from kemet.view import view_of

LARGEST = 1 << 100
#: What a state from outside may make the engine stumble over while it is being checked.
STUMBLES = (IndexError, ValueError, AssertionError, TypeError, OverflowError, RecursionError, MemoryError)


def freeze(s: State) -> dict[str, Any]:
    """All fields of a state as JSON-ready values."""
    data: dict[str, Any] = {"seed": s.seed}
    numbers, lists = _fields(s)
    for name in numbers:
        data[name] = getattr(s, name)
    for name, values in zip(lists, _values(s, lists), strict=True):
        data[name] = list(values)
    return data


def _fields(s: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The numbers and lists of a state. What only modules use is left out of a game without them, so that its
    saves, records and hashes stay the same for ever."""
    if s.table.expanded:
        return (*NUMBERS, *MODULE_NUMBERS), (*LISTS, *MODULE_LISTS)
    return NUMBERS, LISTS


def _values(s: State, lists: tuple[str, ...]) -> list[list[int]]:
    values: list[list[int]] = [getattr(s, name) for name in lists]
    if not s.table.expanded:
        values[0] = [value for place, value in enumerate(s.seats) if place % SEAT < BASE_SEAT]
    return values


def thaw(table: Table, data: Any) -> State:
    """The state of such data; whatever is impossible about it is refused with the reason."""
    if not isinstance(data, dict) or not isinstance(data.get("seed"), str):
        raise SaveError("the saved state is no table of fields with a seed")
    s = empty_state(table, data["seed"])
    for name in NUMBERS:
        setattr(s, name, _integer(name, data.get(name)))
    for name in MODULE_NUMBERS:  # texts from before Ta-Seti have none
        setattr(s, name, _integer(name, data.get(name, 0)))
    for name in (*LISTS, *MODULE_LISTS):
        values = data.get(name, [] if name in MODULE_LISTS else None)
        if not isinstance(values, list):
            raise SaveError(f"the field {name!r} of the saved state must be a list")
        numbers = [_integer(name, value) for value in values]
        if name == "seats" and len(numbers) == BASE_SEAT * table.players:
            numbers = [
                value
                for seat in range(table.players)
                for value in (*numbers[seat * BASE_SEAT : (seat + 1) * BASE_SEAT], *[0] * (SEAT - BASE_SEAT))
            ]
        if name not in ("stack", "battle") and len(numbers) != len(getattr(s, name)):
            raise SaveError(f"the field {name!r} of the saved state must have {len(getattr(s, name))} numbers")
        setattr(s, name, numbers)
    require_sound(s)
    if not table.expanded:
        for seat in range(table.players):
            count_powers(s, seat)  # a content pack may use modifiers that such a text leaves out
    return s


def _integer(name: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -99 <= value < LARGEST:
        raise SaveError(f"the field {name!r} of the saved state must hold whole numbers, not {value!r}")
    return value


def require_sound(s: State) -> None:
    """Refuse a state that breaks an invariant or asks a question without an answer."""
    try:
        wrong = violations(s)
        wrong += _shape(s)
        if not wrong:
            for seat in range(-1, s.table.players):
                view_of(s, seat)
                if seat >= 0 and s.waiting >> seat & 1 and not _answerable(s, seat):
                    wrong.append(f"P{seat + 1} is asked and has no choice")
    except STUMBLES as error:
        raise SaveError(f"the saved state is impossible: {error}") from None
    if wrong:
        raise SaveError(f"the saved state is impossible: {wrong[0]}")


def _shape(s: State) -> list[str]:
    """What the engine takes for granted about the numbers themselves."""
    wrong = []
    players = s.table.players
    if sorted(s.order) != list(range(players)):
        wrong.append("the turn order is broken")
    if len(s.stack) % FRAME or (not s.stack and s.phase != OVER):
        wrong.append("the stack is broken")
    for at in range(0, len(s.stack) - FRAME + 1, FRAME):
        kind, step, seat, *values = s.stack[at : at + FRAME]
        low = -1 if kind in (FRAME_CARD, FRAME_BUY) else 0
        if not 0 <= kind <= FRAME_SEND_BACK or not 0 <= step < 40 or not -1 <= seat < players or min(values) < low:
            wrong.append("the stack is broken")
    if s.battle and len(s.battle) != (B_BIG if s.table.expanded else B_SIZE):
        wrong.append("the battle is broken")
    if s.waiting >> players or s.waiting < 0 or not -1 <= s.active < players or not 0 <= s.phase <= OVER:
        wrong.append("nobody can be asked")
    if not -1 <= s.move_at < s.table.spaces or min(s.move_units, s.move_left, s.move_targets, s.move_fresh) < 0:
        wrong.append("the Move is broken")
    if min(s.deck, s.discard, s.seen, s.gone, s.answers, s.day, s.round, s.draws, *s.troops, *s.creatures) < 0:
        wrong.append("a number is negative")
    return wrong


def _answerable(s: State, seat: int) -> bool:
    choices = legal(s, seat)
    return bool(choices) and all(0 <= choice < CHOICES for choice in choices)


def fingerprint(s: State) -> str:
    """Sixteen hexadecimal digits that differ for different states, the same in every build and process."""
    numbers, lists = _fields(s)
    text = repr([s.seed, [getattr(s, name) for name in numbers], _values(s, lists)])
    return hashlib.blake2s(text.encode(), digest_size=8).hexdigest()
