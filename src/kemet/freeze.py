"""A state as plain numbers and back, and its hash. Hidden things are in it: never show this to a player.

This is the only file that knows the flat layout of saves, "format 1": every seat a row of numbers, every frame six, a
battle one row. Hashes of stored games and of the golden games are made from it, so it never changes; what is new
goes behind it.
"""

from __future__ import annotations

import hashlib
from typing import Any

from kemet.content.records import MODIFIERS
from kemet.engine.battle.enter import BattleFrame
from kemet.engine.battle.team import team_powers
from kemet.engine.cards.play import CardFrame
from kemet.engine.check import frames_of, violations
from kemet.engine.day.buy import BuyFrame
from kemet.engine.flow import legal
from kemet.engine.seth.tokens import renew_alliance_powers
from kemet.engine.state.choices import CHOICES
from kemet.engine.state.codes import ECLIPSE, OVER
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.frames import FRAMES, QUESTIONS, Frame
from kemet.engine.state.seat import Seat
from kemet.engine.state.seth import SETH_NUMBERS
from kemet.engine.state.state import State, as_row, empty_state, renew_powers
from kemet.engine.state.table import Table
from kemet.errors import SaveError
from kemet.view import view_of

LARGEST = 1 << 100
MOST_REFUSED = 64  # proposals remembered in one turn; far fewer can be made (S-TEAM-BOUND)
#: What a state from outside may make the engine stumble over while it is being checked.
STUMBLES = (IndexError, ValueError, AssertionError, TypeError, OverflowError, RecursionError, MemoryError, KeyError)

# --- format 1: names and order of all numbers ---------------------------------------------------------------------

#: The plain numbers of a state. `ask` is the code of its question.
NUMBERS = (
    "draws",
    "phase",
    "day",
    "round",
    "active",
    "ask",
    "waiting",
    "answers",
    "learned",
    "winner",
    "end_reason",
    "deck",
    "discard",
    "gone",
    "seen",
    "delta_keeper",
    "scored_temples",
    "scored_sanctuary",
    "move_at",
    "move_units",
    "move_creature",
    "move_left",
    "move_started",
    "move_walls",
    "move_targets",
    "move_fresh",
    "move_helped",
    "move_regrouped",
)
MODULE_NUMBERS = (
    "last_day",
    "sealed_creatures",
    "move_priests",
    "move_bonus",
    "temporary",
    "dedicated",
    "remembered",
)
LISTS = ("seats", "troops", "creatures", "pyramids", "city_seat", "order", "stack", "battle")
MODULE_LISTS = ("extra", "priests", "path")
SETH_LISTS = ("seth", "temples", "captured", "violet", "refused")

#: A seat's row: its fields, then the modifiers of its powers.
SEAT_FIELDS = (
    "prayer",
    "reserve",
    "city",
    "tokens",
    "placed",
    "silver",
    "gold",
    "tiles",
    "barred",
    "powers.abilities",
    "hand",
    "known",
    "battle_hand",
    "battle_set",
    "shown",
    "removed",
    "proven",
    "creatures",
    "vp_battle",
    "vp_tile",
    "vp_creature",
    "vp_temples",
    "vp_sanctuary",
    "side",
    "powers.gold_actions",
    "proven_before",
    "last_special",
)
SEAT_ROW = len(SEAT_FIELDS) + len(MODIFIERS)
BASE_SEAT_ROW = 48  # a game without modules leaves out the modifiers that came with Ta-Seti
EXTRA_FIELDS = (
    "vp_path",
    "vp_dagger",
    "dawn_tokens",
    "priests",
    "priests_reserve",
    "objects",
    "skills",
    "sealed",
)
#: A frame: kind, step, seat, three values of its own; with Seth some have more.
FRAME_ROW = 6
SETH_FRAME_ROW = 12
#: What Seth adds to a force and to a battle.
SETH_FORCE_FIELDS = (
    "seats",
    "owners",
    "apart",
    "troop",
    "creatures",
    "violet",
    "strong",
    "lost_by",
    "figures",
)
SETH_BATTLE_FIELDS = ("kind", "card", "paired", "prepared")
#: From these numbers on questions and frames are Seth's; without him nobody asks them.
SETH_QUESTIONS = 50
SETH_FRAMES = 30
#: A battle: three numbers, both forces, and with any module what Ta-Seti added to both forces, and the Mask.
FORCE_FIELDS = (
    "fighter",
    "played",
    "discarded",
    "divine",
    "stage",
    "strength",
    "damage",
    "protection",
    "lost",
    "wound",
)
MORE_FORCE_FIELDS = (
    "objects",
    "skills",
    "own_lost",
    "swaps",
    "lost_priests",
    "survivors",
    "left",
    "both_seen",
)
FORCES_AT = 3
BATTLE_ROW = FORCES_AT + 2 * len(FORCE_FIELDS)
MODULE_BATTLE_ROW = BATTLE_ROW + 2 * len(MORE_FORCE_FIELDS) + 1
#: Saves of the base game know steps of a battle that are several here: step here, step there.
BASE_STEPS = {13: 2, 17: 6, 26: 9}


# --- from objects to numbers ----------------------------------------------------------------------------------------


def freeze(s: State) -> dict[str, Any]:
    """All fields of a state as JSON-ready values."""
    numbers, lists = _fields(s)
    data: dict[str, Any] = {"seed": s.seed}
    data |= zip(numbers, _number_values(s, numbers), strict=True)
    data |= zip(lists, _list_values(s), strict=True)
    return data


def fingerprint(s: State) -> str:
    """Sixteen hexadecimal digits that differ for different states, the same in every build and process."""
    text = repr([s.seed, _number_values(s, _fields(s)[0]), _list_values(s)])
    return hashlib.blake2s(text.encode(), digest_size=8).hexdigest()


def _fields(s: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The numbers and lists of a state. What only modules use is left out of a game without them, so that its
    saves, records and hashes stay the same for ever."""
    if s.table.with_seth:
        return (*NUMBERS, *MODULE_NUMBERS), (*LISTS, *MODULE_LISTS, *SETH_LISTS)
    if s.table.expanded:
        return (*NUMBERS, *MODULE_NUMBERS), (*LISTS, *MODULE_LISTS)
    return NUMBERS, LISTS


def _number_values(s: State, names: tuple[str, ...]) -> list[int]:
    return [s.question.code if name == "ask" else getattr(s, name) for name in names]


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
    powers = mine.powers
    special = {
        "powers.abilities": powers.abilities,
        "powers.gold_actions": powers.gold_actions,
        "side": s.table.side[seat],
    }
    fields = [special[name] if name in special else getattr(mine, name) for name in SEAT_FIELDS]
    return fields + [getattr(powers, name) for name in MODIFIERS]


def stack_row(s: State) -> list[int]:
    """The frames, six numbers each, the one that acts last."""
    row: list[int] = []
    for frame in reversed(frames_of(s)):
        values = [getattr(frame, name) for name in frame.SLOTS]
        row += [frame.KIND, _step(s.table, frame), frame.seat, *values, *[0] * (frame_row(s.table) - 3 - len(values))]
    return row


def frame_row(table: Table) -> int:
    return SETH_FRAME_ROW if table.with_seth else FRAME_ROW


def _step(table: Table, frame: Frame) -> int:
    if isinstance(frame, BattleFrame) and not table.expanded:
        return BASE_STEPS.get(frame.step, frame.step)
    return frame.step


def battle_row(s: State) -> list[int]:
    """With Seth two battles may be prepared at once: one after the other, the one being fought last."""
    return [number for battle in s.battles for number in _one_battle(s, battle)]


def _one_battle(s: State, battle: Battle) -> list[int]:
    forces = (battle.attacker, battle.defender)
    row = [battle.space, battle.result, int(battle.by_move)]
    row += [getattr(force, name) for force in forces for name in FORCE_FIELDS]
    if s.table.expanded:
        row += [int(getattr(force, name)) for force in forces for name in MORE_FORCE_FIELDS]
        row.append(int(battle.masked))
    if s.table.with_seth:
        row += [int(getattr(force, name)) for force in forces for name in SETH_FORCE_FIELDS]
        row += [int(getattr(battle, name)) for name in SETH_BATTLE_FIELDS]
    return row


def path_row(s: State) -> list[int]:
    if not s.table.has_path:
        return []
    path = s.path
    return [path.layout, path.points_aside, *path.slots, *path.reserve, *path.priests]


# --- from numbers to objects ----------------------------------------------------------------------------------------


def thaw(table: Table, data: Any) -> State:
    """The state of such data; whatever is impossible about it is refused with the reason."""
    s = thaw_trusted(table, data)
    require_sound(s)
    return s


def thaw_trusted(table: Table, data: Any) -> State:
    """As thaw, for what this program froze itself: the invariants, which cost most of the time, are not looked at."""
    if not isinstance(data, dict) or not isinstance(data.get("seed"), str):
        raise SaveError("the saved state is no table of fields with a seed")
    s = empty_state(table, data["seed"])
    for name in NUMBERS:
        set_number(s, name, _integer(name, data.get(name)))
    for name in MODULE_NUMBERS:  # texts from before Ta-Seti have none
        set_number(s, name, _integer(name, data.get(name, 0)))
    for name in (*LISTS, *MODULE_LISTS):
        values = data.get(name, [] if name in MODULE_LISTS else None)
        if not isinstance(values, list):
            raise SaveError(f"the field {name!r} of the saved state must be a list")
        set_row(s, name, [_integer(name, value) for value in values])
    if table.with_seth:
        _thaw_seth(s, data)
    return s


def _thaw_seth(s: State, data: dict[str, Any]) -> None:
    rows: dict[str, list[int]] = {}
    for name in SETH_LISTS:
        values = data.get(name)
        if not isinstance(values, list):
            raise SaveError(f"the field {name!r} of the saved state must be a list")
        rows[name] = [_integer(name, value, -LARGEST) for value in values]
    _require_length("seth", rows["seth"], len(SETH_NUMBERS))
    try:
        for name, value in zip(SETH_NUMBERS, rows["seth"], strict=True):
            setattr(s.seth, name, value)
        for name in ("temples", "captured", "violet"):
            _require_length(name, rows[name], s.table.spaces)
            setattr(s.seth, name, as_row(rows[name]))
        s.seth.refused = rows["refused"][:MOST_REFUSED]
        renew_alliance_powers(s)
        for seat in range(s.table.players):
            renew_powers(s, seat)
        _gather_powers(s)
    except STUMBLES as error:
        raise SaveError(f"what the saved state says of Seth is impossible: {error}") from None


def _gather_powers(s: State) -> None:
    """Tiles of all who take part in a battle, once its fighters are named."""
    for battle in s.battles:
        for force in (battle.attacker, battle.defender):
            if force.strong or (force.apart and not force.troop):
                force.powers = team_powers(s, force.seats)


def set_number(s: State, name: str, value: int) -> None:
    """One plain number of a state, by its name in saves."""
    if name == "ask":
        if value not in QUESTIONS or (value >= SETH_QUESTIONS and not s.table.with_seth):
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
    length = frame_row(s.table)
    if len(row) % length:
        raise SaveError("the stack is broken")
    s.frame = None
    for at in range(0, len(row), length):
        kind, step, seat, *values = row[at : at + length]
        if kind not in FRAMES or (kind >= SETH_FRAMES and not s.table.with_seth):
            raise SaveError("the stack is broken")
        if not 0 <= step < 64 or not -1 <= seat < s.table.players:
            raise SaveError("the stack is broken")
        frame = FRAMES[kind](seat)
        frame.step = _step_here(s.table, kind, step)
        low = -1 if isinstance(frame, CardFrame | BuyFrame) or s.table.with_seth else 0
        if min(values) < low:
            raise SaveError("the stack is broken")
        for slot, value in zip(frame.SLOTS, values, strict=False):
            setattr(frame, slot, value)
        frame.below = s.frame
        s.frame = frame


def _step_here(table: Table, kind: int, step: int) -> int:
    if kind == BattleFrame.KIND and not table.expanded:
        for here, there in BASE_STEPS.items():
            if there == step and step != 2:
                return here
    return step


def set_battle(s: State, row: list[int], name: str = "battle") -> None:
    s.battles = []
    whole = BATTLE_ROW
    if s.table.expanded:
        whole = MODULE_BATTLE_ROW
    if s.table.with_seth:
        whole += 2 * len(SETH_FORCE_FIELDS) + len(SETH_BATTLE_FIELDS)
    most = 2 if s.table.with_seth else 1
    if len(row) % whole or len(row) > most * whole:
        raise SaveError(f"the field {name!r} of the saved state must have {whole} numbers")
    for at in range(0, len(row), whole):
        s.battles.append(_battle_of(s, row[at : at + whole]))


def _battle_of(s: State, row: list[int]) -> Battle:
    length = len(FORCE_FIELDS)
    forces = []
    for number in range(2):
        values = row[FORCES_AT + number * length : FORCES_AT + (number + 1) * length]
        if not 0 <= values[0] < s.table.players:
            raise SaveError("the battle is broken")
        force = Force(values[0])
        for field, value in zip(FORCE_FIELDS, values, strict=True):
            setattr(force, field, value)
        forces.append(force)
    battle = Battle(row[0], forces[0], forces[1], bool(row[2]))
    battle.result = row[1]
    if s.table.expanded:
        _set_more(s, battle, row[BATTLE_ROW:MODULE_BATTLE_ROW])
    if s.table.with_seth:
        _set_battle_with_seth(battle, row[MODULE_BATTLE_ROW:])
    return battle


def _set_battle_with_seth(battle: Battle, row: list[int]) -> None:
    length = len(SETH_FORCE_FIELDS)
    for number, force in enumerate((battle.attacker, battle.defender)):
        for field, value in zip(SETH_FORCE_FIELDS, row[number * length :], strict=False):
            setattr(force, field, bool(value) if field == "apart" else value)
    for field, value in zip(SETH_BATTLE_FIELDS, row[2 * length :], strict=True):
        setattr(battle, field, bool(value) if field == "prepared" else value)


def _set_more(s: State, battle: Battle, row: list[int]) -> None:
    length = len(MORE_FORCE_FIELDS)
    for number, force in enumerate((battle.attacker, battle.defender)):
        for field, value in zip(MORE_FORCE_FIELDS, row[number * length :], strict=False):
            setattr(force, field, bool(value) if field == "both_seen" else value)
        force.skill_powers = s.table.skill_powers(force.skills)
        force.object_powers = s.table.object_powers(force.objects)
    battle.masked = bool(row[-1])


_SETTERS = {
    "seats": _set_seats,
    "stack": set_stack,
    "battle": set_battle,
    "extra": _set_extra,
    "path": _set_path,
}


def _integer(name: str, value: Any, least: int = -99) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value < LARGEST:
        raise SaveError(f"the field {name!r} of the saved state must hold whole numbers, not {value!r}")
    return value


# --- what a state from outside must be like ---------------------------------------------------------------------------


def require_sound(s: State) -> None:
    """Refuse a state that breaks an invariant or asks a question without an answer."""
    try:
        wrong = _shape(s)
        wrong += violations(s)
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
    if s.frame is None and s.phase != OVER:
        wrong.append("the stack is broken")
    if s.waiting >> players or s.waiting < 0 or not -1 <= s.active < players or not 0 <= s.phase <= ECLIPSE:
        wrong.append("nobody can be asked")
    if not -1 <= s.move_at < s.table.spaces or min(s.move_units, s.move_left, s.move_targets, s.move_fresh) < 0:
        wrong.append("the Move is broken")
    if min(s.deck, s.discard, s.seen, s.gone, s.answers, s.day, s.round, s.draws, *s.troops, *s.creatures) < 0:
        wrong.append("a number is negative")
    return wrong


def _answerable(s: State, seat: int) -> bool:
    choices = legal(s, seat)
    return bool(choices) and all(0 <= choice < CHOICES for choice in choices)
