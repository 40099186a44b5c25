"""From plain numbers to a state; what cannot be one is refused with the reason."""

from __future__ import annotations

from kemet.engine.battle.enter import BattleFrame
from kemet.engine.battle.team import team_powers
from kemet.engine.cards.play import CardFrame
from kemet.engine.day.buy import BuyFrame
from kemet.engine.seth.state import SETH_NUMBERS
from kemet.engine.seth.tokens import renew_alliance_powers
from kemet.engine.state.codes import NOWHERE
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.frames import FRAMES, QUESTIONS
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.seat import Seat
from kemet.engine.state.state import State, as_row, empty_state, renew_powers
from kemet.errors import SaveError
from kemet.game.saves.format1 import (
    BASE_SEAT_ROW,
    BASE_STEPS,
    BATTLE_FLAGS,
    EXTRA_FIELDS,
    FIGHTERS_AT,
    LISTS,
    MODULE_LISTS,
    MODULE_NUMBERS,
    NUMBERS,
    SEAT_FIELDS,
    SEAT_ROW,
    SETH_LISTS,
    layout_of,
)
from kemet.game.saves.validation import ENGINE_ERRORS, require_sound

MAX_NUMBER = 1 << 100
MAX_REFUSED = 64  # proposals remembered in one turn; far fewer can be made (S-TEAM-BOUND)


def thaw(table: Ruleset, data: object) -> State:
    """The state of such data; whatever is impossible about it is refused with the reason."""
    s = thaw_trusted(table, data)
    require_sound(s)
    return s


def thaw_trusted(table: Ruleset, data: object) -> State:
    """As thaw, for what this program froze itself: the invariants, which cost most of the time, are not looked at."""
    if not isinstance(data, dict) or not isinstance(data.get("seed"), str):
        raise SaveError("the saved state is no table of fields with a seed")
    s = empty_state(table, data["seed"])
    for name in NUMBERS:
        set_number(s, name, _integer(name, data.get(name)))
    for name in MODULE_NUMBERS:  # texts from before Ta-Seti have none
        set_number(s, name, _integer(name, data.get(name, 0)))
    for name in (*LISTS, *MODULE_LISTS):
        set_row(s, name, _numbers(name, data.get(name, [] if name in MODULE_LISTS else None)))
    if table.with_seth:
        _thaw_seth(s, data)
    return s


def _thaw_seth(s: State, data: dict[str, object]) -> None:
    rows = {name: _numbers(name, data.get(name), -MAX_NUMBER) for name in SETH_LISTS}
    _require_length("seth", rows["seth"], len(SETH_NUMBERS))
    try:
        for name, value in zip(SETH_NUMBERS, rows["seth"], strict=True):
            setattr(s.seth, name, value)
        for name in ("temples", "captured", "violet"):
            _require_length(name, rows[name], s.table.spaces)
            setattr(s.seth, name, as_row(rows[name]))
        s.seth.refused = rows["refused"][:MAX_REFUSED]
        renew_alliance_powers(s)
        for seat in range(s.table.players):
            renew_powers(s, seat)
        gather_powers(s)
    except ENGINE_ERRORS as error:
        raise SaveError(f"what the saved state says of Seth is impossible: {error}") from None


def gather_powers(s: State) -> None:
    """Tiles of all who take part in a battle, once its fighters are named."""
    for battle in s.battles:
        for force in (battle.attacker, battle.defender):
            if force.strong or (force.apart and not force.troop):
                force.powers = team_powers(s, force.seats)


def set_number(s: State, name: str, value: int) -> None:
    """One plain number of a state, by its name in saves."""
    if name == "ask":
        if value not in QUESTIONS or value >= layout_of(s.table).questions:
            raise SaveError(f"there is no question {value}")
        s.question = QUESTIONS[value]
        return
    try:
        setattr(s, name, value)
    except (OverflowError, TypeError):  # native numbers have 63 bits
        raise SaveError(f"the field {name!r} of the saved state is too large") from None


def set_row(s: State, name: str, row: list[int]) -> None:
    """One list of a state, by its name in saves."""
    try:
        _SETTERS.get(name, _set_plain_row)(s, row, name)
    except (OverflowError, TypeError, KeyError, IndexError, ValueError) as error:
        raise SaveError(f"the field {name!r} of the saved state is impossible: {error}") from None


def _set_plain_row(s: State, row: list[int], name: str) -> None:
    _require_length(name, row, len(getattr(s, name)))
    setattr(s, name, as_row(row))


def _require_length(name: str, row: list[int], length: int) -> None:
    if len(row) != length:
        raise SaveError(f"the field {name!r} of the saved state must have {length} numbers")


def _set_seats(s: State, row: list[int], name: str) -> None:
    players = s.table.players
    length = BASE_SEAT_ROW if len(row) == BASE_SEAT_ROW * players else SEAT_ROW
    _require_length(name, row, length * players)
    for number in range(players):
        _set_seat(s, s.seats[number], row[number * length : (number + 1) * length])


def _set_seat(s: State, seat: Seat, row: list[int]) -> None:
    """Powers follow from the tiles; what a text says of them is not needed."""
    for name, value in zip(SEAT_FIELDS, row, strict=False):
        if name != "side" and not name.startswith("powers."):
            setattr(seat, name, value)
    seat.powers = s.table.powers_of(seat.working_tiles())


def _set_extra(s: State, row: list[int], name: str) -> None:
    length = len(EXTRA_FIELDS)
    _require_length(name, row, length * s.table.players if s.table.expanded else 0)
    for number in range(len(row) // length):
        seat = s.seats[number]
        for field, value in zip(EXTRA_FIELDS, row[number * length : (number + 1) * length], strict=True):
            setattr(seat, field, value)
        seat.powers = s.table.powers_of(seat.working_tiles())
        seat.skill_powers = s.table.skill_powers(seat.skills)


def _set_path(s: State, row: list[int], name: str) -> None:
    path = s.path
    slots, reserve, priests = len(path.slots), len(path.reserve), len(path.priests)
    _require_length(name, row, 2 + slots + reserve + priests if s.table.has_path else 0)
    if row:
        path.layout, path.points_aside = row[:2]
        path.slots = as_row(row[2 : 2 + slots])
        path.reserve = as_row(row[2 + slots : 2 + slots + reserve])
        path.priests = as_row(row[2 + slots + reserve :])


def set_stack(s: State, row: list[int], name: str = "stack") -> None:
    """The frames, six numbers each, the one that acts last."""
    layout = layout_of(s.table)
    length = layout.frame_row
    if len(row) % length:
        raise SaveError("the stack is broken")
    s.frame = None
    for at in range(0, len(row), length):
        kind, step, seat, *values = row[at : at + length]
        if kind not in FRAMES or kind >= layout.frames:
            raise SaveError("the stack is broken")
        if not 0 <= step < 64 or not -1 <= seat < s.table.players:
            raise SaveError("the stack is broken")
        frame = FRAMES[kind](seat)
        frame.step = _step_here(s.table, kind, step)
        low = NOWHERE if isinstance(frame, CardFrame | BuyFrame) else layout.least_slot
        if min(values) < low:
            raise SaveError("the stack is broken")
        for slot, value in zip(frame.SLOTS, values, strict=False):
            setattr(frame, slot, value)
        frame.below = s.frame
        s.frame = frame


def _step_here(table: Ruleset, kind: int, step: int) -> int:
    if kind == BattleFrame.KIND and not table.expanded:
        for here, there in BASE_STEPS.items():
            if there == step and step != 2:
                return here
    return step


def set_battle(s: State, row: list[int], name: str = "battle") -> None:
    s.battles = []
    layout = layout_of(s.table)
    whole = len(layout.battle_places(Battle(0, Force(0), Force(0), False)))
    if len(row) % whole or len(row) > layout.most_battles * whole:
        raise SaveError(f"the field {name!r} of the saved state must have {whole} numbers")
    for at in range(0, len(row), whole):
        s.battles.append(_battle_of(s.table, row[at : at + whole]))


def _battle_of(table: Ruleset, row: list[int]) -> Battle:
    fighters = [row[at] for at in FIGHTERS_AT]
    if not all(0 <= fighter < table.players for fighter in fighters):
        raise SaveError("the battle is broken")
    battle = Battle(row[0], Force(fighters[0]), Force(fighters[1]), bool(row[2]))
    for (owner, name), value in zip(layout_of(table).battle_places(battle), row, strict=True):
        setattr(owner, name, bool(value) if name in BATTLE_FLAGS else value)
    if table.expanded:
        for force in (battle.attacker, battle.defender):
            force.skill_powers = table.skill_powers(force.skills)
            force.object_powers = table.object_powers(force.objects)
    return battle


_SETTERS = {
    "seats": _set_seats,
    "stack": set_stack,
    "battle": set_battle,
    "extra": _set_extra,
    "path": _set_path,
}


def _integer(name: str, value: object, least: int = -99) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value < MAX_NUMBER:
        raise SaveError(f"the field {name!r} of the saved state must hold whole numbers, not {value!r}")
    return value


def _numbers(name: str, values: object, least: int = -99) -> list[int]:
    if not isinstance(values, list):
        raise SaveError(f"the field {name!r} of the saved state must be a list")
    return [_integer(name, value, least) for value in values]
