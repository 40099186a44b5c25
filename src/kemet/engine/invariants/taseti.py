"""What is always true on the path and with its priests, and of dawn tokens and seals (taseti.md, section 11)."""

from __future__ import annotations

from kemet.engine.board.troops import priests_at, units
from kemet.engine.day.move import MoveFrame
from kemet.engine.priests.path import PATH_POINTS, priests_on_stop
from kemet.engine.priests.stop import AS_A_UNIT, TripFrame
from kemet.engine.state.codes import PRIESTS
from kemet.engine.state.frames import Frame
from kemet.engine.state.roads import SLOT_VP
from kemet.engine.state.state import STARTING_UNITS, State


def unit_total(s: State, seat: int) -> int:
    """Twelve, mercenaries, and priests that are units now (T-INV-01)."""
    total = STARTING_UNITS
    for tile in s.table.unit_tiles:
        if s.seats[seat].tiles >> int(tile) & 1:
            total += s.table.tile_units[tile]
    if s.table.has_path:
        total += s.seats[seat].priests_reserve
        for space in range(s.table.spaces):
            total += priests_at(s, space, seat)
    return total


def path_violations(s: State, frames: list[Frame], wrong: list[str]) -> None:
    if s.table.has_path and is_laid(s):
        _priests(s, frames, wrong)
        _path_tokens(s, wrong)
        if s.temporary and not any(isinstance(frame, MoveFrame) for frame in frames):
            wrong.append("T-INV-05: a temporary token has not gone back")
    for seat in range(s.table.players):
        if s.seats[seat].dawn_tokens < 0:
            wrong.append(f"T-INV-11: seat {seat} has a negative number of dawn tokens")
        if s.seats[seat].sealed & ~s.seats[seat].tiles:
            wrong.append(f"T3-SEAL-02: a tile is sealed that seat {seat} does not own")


def is_laid(s: State) -> bool:
    """Has the set-up come to the path?"""
    path = s.path
    if path.layout or path.points_aside:
        return True
    for rows in (path.slots, path.reserve, path.priests):
        for number in rows:
            if number:
                return True
    return False


def _priests(s: State, frames: list[Frame], wrong: list[str]) -> None:
    for seat in range(s.table.players):
        count = s.seats[seat].priests + s.seats[seat].priests_reserve
        for stop in range(len(s.table.roads.stop_ids)):
            here = priests_on_stop(s, stop, seat)
            if here and stop not in s.table.roads.stops_of[s.path.layout]:
                wrong.append(f"T-INV-02: a priest of seat {seat} stands on a face that is not in use")
            count += here
        for space in range(s.table.spaces):
            here = priests_at(s, space, seat)
            count += here
            if here > units(s, space, seat):
                wrong.append(f"T-INV-02: more priests than units of seat {seat} on {s.table.space_ids[space]}")
        for frame in frames:
            if isinstance(frame, TripFrame) and frame.step == AS_A_UNIT and frame.seat == seat:
                count += 1  # on its way to the board
        if count != PRIESTS:
            wrong.append(f"T-INV-02: seat {seat} has {count} priests")


def _path_tokens(s: State, wrong: list[str]) -> None:
    """Used objects are out of the game, so a kind may shrink but never grow (T-INV-03, T-INV-04, T-INV-12)."""
    table = s.table
    found = [0] * (len(table.token_ids) + 1)
    for slot in range(len(table.roads.slot_stop)):
        token = s.path.slots[slot] - 1
        if token < 0:
            continue
        found[token] += 1
        kind = SLOT_VP if token == len(table.token_ids) else table.token_slot[token]
        if kind != table.roads.slot_kind[slot]:
            wrong.append("T-INV-12: a slot holds a token of another kind")
    for seat in range(table.players):
        for token in range(len(table.token_ids)):
            found[token] += s.seats[seat].skills >> token & 1
            if token < 15:
                found[token] += s.seats[seat].objects >> 4 * token & 15
    for token in range(len(table.token_ids)):
        found[token] += s.path.reserve[token]
        if found[token] > table.token_copies[token]:
            wrong.append(f"T-INV-03: too many {table.token_ids[token]} tokens")
    won = 0
    for seat in range(table.players):
        won += s.seats[seat].vp_path
    if found[-1] + s.path.points_aside + won != PATH_POINTS:
        wrong.append("T-INV-04: a path victory point is missing")
