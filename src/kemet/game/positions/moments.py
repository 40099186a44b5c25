"""Whose turn it is, or any other moment: the lines turn, night, end-of-day, moment."""

from __future__ import annotations

import json

from kemet.engine.day.end_of_day import EndOfDayFrame
from kemet.engine.day.turn import TURN, DayFrame, TurnFrame
from kemet.engine.invariants.base import frames_of
from kemet.engine.night.night import NightFrame
from kemet.engine.priests.stop import AS_A_UNIT, TripFrame
from kemet.engine.state.codes import DAY, END_OF_DAY, NIGHT, NOWHERE
from kemet.engine.state.state import REGULAR_TOKENS, State, push
from kemet.errors import PositionError
from kemet.game.positions.cards import commit, kinds_of
from kemet.game.positions.lines import Lines
from kemet.game.positions.words import MOMENT_FIELDS, TASETI_MOMENT
from kemet.game.saves.freeze import battle_row, stack_row
from kemet.game.saves.thaw import set_battle, set_number, set_stack


def write_day(s: State) -> list[str]:
    lines = [f"day {s.day} round {s.round}", "order " + " ".join(f"P{seat + 1}" for seat in s.order)]
    if s.delta_keeper >= 0:
        lines.append(f"keeper P{s.delta_keeper + 1}")
    return [*lines, "last-day"] if s.last_day else lines


def read_day(lines: Lines) -> tuple[int, int]:
    words = lines.rest("day", "1 round 1").split()
    day = lines.number("day", words[0] if words else "", 0, 999)
    if len(words) == 1:
        return day, 1
    if len(words) != 3 or words[1] != "round":
        raise lines.error("day", "write it as 'day 2 round 3'")
    return day, lines.number("day", words[2], 0, 5)


def read_order(lines: Lines) -> list[int]:
    order = [lines.seat("order", word) for word in lines.rest("order").split()]
    if not order:
        return list(range(lines.table.players))
    if sorted(order) != list(range(lines.table.players)):
        raise lines.error("order", "every seat must stand there once")
    return order


def write_phase(s: State) -> str:
    """A turn at its beginning or between its actions, in words; any other moment by its numbers."""
    match frames_of(s):
        case [TurnFrame() as turn, DayFrame()] if s.question is TURN and _is_plain(s, turn):
            return f"turn P{s.active + 1}" + (" placed" if turn.regular_placed else "")
    return moment_line(moment_data(s))


def _is_plain(s: State, turn: TurnFrame) -> bool:
    if s.scored_temples or s.scored_sanctuary:
        return False
    if s.table.day_victory:  # reading the text back checks victory again
        return s.table.recheck_victory and turn.any_placed == turn.regular_placed
    return True


def read_phase(lines: Lines, s: State) -> None:
    match only_one(lines, ("turn", "night", "end-of-day")):
        case "night":
            s.phase = NIGHT
            s.round = 0
            push(s, NightFrame(NOWHERE))
        case "end-of-day":
            s.phase = END_OF_DAY
            s.round = 0
            push(s, EndOfDayFrame(NOWHERE))
        case _:
            _read_turn(lines, s)


def only_one(lines: Lines, words: tuple[str, ...]) -> str:
    """The one of these lines that is there."""
    given = [word for word in words if word in lines]
    if len(given) != 1:
        named = ["turn P1" if word == "turn" else word for word in words]
        raise PositionError(f"exactly one of the lines {', '.join(map(repr, named[:-1]))} and {named[-1]!r} is needed")
    return given[0]


def _read_turn(lines: Lines, s: State) -> None:
    seat, flag = read_turn_line(lines)
    if s.day < 1 or s.round < 1:
        raise lines.error("turn", "a turn needs a Day and a round of 1 or more")
    place = list(s.order).index(seat)
    for other in range(lines.table.players):
        acted = list(s.order).index(other) < place or (other == seat and flag)
        expected = s.round - 1 + (1 if acted else 0)
        require_placed(lines, other, expected, REGULAR_TOKENS - s.seats[other].tokens)
    s.phase = DAY
    s.active = seat
    checked = flag if lines.table.day_victory else 0  # with a token placed, victory was checked before
    push(s, DayFrame(NOWHERE, s.round - 1, place + 1))
    push(s, TurnFrame(seat, flag, checked, checked))


def read_turn_line(lines: Lines) -> tuple[int, int]:
    """Whose turn, and 1 once the regular token is placed."""
    words = lines.rest("turn").split()
    if not words or words[1:] not in ([], ["placed"]):
        raise lines.error("turn", "write it as 'turn P1', or 'turn P1 placed' once the regular token is placed")
    return lines.seat("turn", words[0]), len(words) - 1


def require_placed(lines: Lines, seat: int, expected: int, placed: int) -> None:
    if placed != expected:
        reason = f"{expected} regular tokens must be placed in this round, not {placed}"
        raise lines.error(f"P{seat + 1}", reason)


def moment_data(s: State) -> dict[str, object]:
    """What is under way, as it is in saves; but cards have names here, not numbers."""
    data: dict[str, object] = {name: getattr(s, name) if name != "ask" else s.question.code for name in MOMENT_FIELDS}
    if s.table.expanded:
        data |= {name: getattr(s, name) for name in TASETI_MOMENT}
    data["active"] = s.active
    data["stack"] = stack_row(s)
    shown = s.copy()
    divine: list[list[str]] = []
    for battle in shown.battles:
        for force in (battle.attacker, battle.defender):
            divine.append(kinds_of(s.table, force.divine))
            force.divine = 0
    data["divine"] = divine
    data["battle"] = battle_row(shown)
    data["seen"] = kinds_of(s.table, s.seen)
    return data


def moment_line(data: dict[str, object]) -> str:
    return "moment " + json.dumps(data, separators=(",", ":"))


def read_moment(lines: Lines, s: State) -> None:
    data = lines.moment
    for name in ("stack", "battle"):
        values = data.get(name)
        if not isinstance(values, list) or not all(type(value) is int for value in values):
            raise lines.error("moment", f"{name!r} must be a list of whole numbers")
        if name == "stack":
            set_stack(s, values)
        else:
            set_battle(s, values)
    for name in MOMENT_FIELDS:
        set_number(s, name, whole(lines, data, name, None))
    for name in TASETI_MOMENT:
        set_number(s, name, whole(lines, data, name, 0))
    for frame in frames_of(s):
        if isinstance(frame, TripFrame) and frame.step == AS_A_UNIT:
            s.seats[frame.seat].priests -= 1  # on its way to the board
    active = data.get("active")
    s.active = active if type(active) is int else NOWHERE
    _commit_all(lines, s, data.get("divine", []))


def whole(lines: Lines, data: dict[str, object], name: str, default: int | None) -> int:
    value = data.get(name, default)
    if type(value) is not int:
        raise lines.error("moment", f"{name!r} must be a whole number")
    return value


def _commit_all(lines: Lines, s: State, divine: object) -> None:
    """The cards of attacker and defender; of every battle, where two are prepared at once."""
    forces = [force for battle in s.battles for force in (battle.attacker, battle.defender)]
    if not isinstance(divine, list) or len(divine) != len(forces):
        return
    elsewhere = 0
    for force, kinds in zip(forces, divine, strict=True):
        commit(lines, s, force, kinds, elsewhere)
        elsewhere |= force.divine
