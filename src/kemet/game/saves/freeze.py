"""From a state to plain numbers, and its hash."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from operator import attrgetter

from kemet.content.records import MODIFIERS
from kemet.engine.battle.enter import BattleFrame
from kemet.engine.invariants.base import frames_of
from kemet.engine.seth.state import SETH_NUMBERS
from kemet.engine.state.frames import Frame
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.game.saves.format1 import BASE_SEAT_ROW, BASE_STEPS, EXTRA_FIELDS, SEAT_FIELDS, SEAT_ROW, layout_of

#: The seed, plain numbers and rows of numbers, by name.
Frozen = dict[str, str | int | list[int]]
#: Every choice at a table is stored with its fingerprint: many values are read with one call.
MODIFIERS_OF = attrgetter(*MODIFIERS)
FIELDS_OF_SEAT = attrgetter(*(name for name in SEAT_FIELDS if name != "side"))
SIDE = SEAT_FIELDS.index("side")


def freeze(s: State) -> Frozen:
    """All fields of a state as JSON-ready values."""
    layout = layout_of(s.table)
    data: Frozen = {"seed": s.seed}
    data |= zip(layout.numbers, _number_values(s, layout.numbers), strict=True)
    data |= zip(layout.lists, _list_values(s), strict=True)
    return data


def fingerprint(s: State) -> str:
    """Sixteen hexadecimal digits that differ for different states, the same in every build and process."""
    text = repr([s.seed, _number_values(s, layout_of(s.table).numbers), _list_values(s)])
    return hashlib.blake2s(text.encode(), digest_size=8).hexdigest()


def _number_values(s: State, names: tuple[str, ...]) -> list[int]:
    return list(_numbers_of(names)(s))


@functools.cache
def _numbers_of(names: tuple[str, ...]) -> Callable[[State], tuple[int, ...]]:
    return attrgetter(*("question.code" if name == "ask" else name for name in names))


def _list_values(s: State) -> list[list[int]]:
    expanded = s.table.expanded
    row = SEAT_ROW if expanded else BASE_SEAT_ROW
    values = [
        [number for seat in range(s.table.players) for number in seat_row(s, seat)[:row]],
        list(s.troops),
        list(s.creatures),
        list(s.pyramids),
        list(s.city_seat),
        list(s.order),
        stack_row(s),
        battle_row(s),
    ]
    if expanded:
        values.append([getattr(seat, name) for seat in s.seats for name in EXTRA_FIELDS])
        values.append(list(s.priests))
        values.append(path_row(s))
    if s.table.with_seth:
        values.append([getattr(s.seth, name) for name in SETH_NUMBERS])
        values += [list(s.seth.temples), list(s.seth.captured), list(s.seth.violet), list(s.seth.refused)]
    return values


def seat_row(s: State, seat: int) -> list[int]:
    mine = s.seats[seat]
    values = [*FIELDS_OF_SEAT(mine), *MODIFIERS_OF(mine.powers)]
    values.insert(SIDE, s.table.side[seat])
    return values


def stack_row(s: State) -> list[int]:
    """The frames, six numbers each, the one that acts last."""
    row: list[int] = []
    length = layout_of(s.table).frame_row
    for frame in reversed(frames_of(s)):
        values = [getattr(frame, name) for name in frame.SLOTS]
        row += [frame.KIND, _step(s.table, frame), frame.seat, *values, *[0] * (length - 3 - len(values))]
    return row


def _step(table: Ruleset, frame: Frame) -> int:
    if isinstance(frame, BattleFrame) and not table.expanded:
        return BASE_STEPS.get(frame.step, frame.step)
    return frame.step


def battle_row(s: State) -> list[int]:
    """With Seth two battles may be prepared at once: one after the other, the one being fought last."""
    layout = layout_of(s.table)
    return [int(getattr(owner, name)) for battle in s.battles for owner, name in layout.battle_places(battle)]


def path_row(s: State) -> list[int]:
    if not s.table.has_path:
        return []
    path = s.path
    return [path.layout, path.points_aside, *path.slots, *path.reserve, *path.priests]
