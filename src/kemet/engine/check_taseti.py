"""What is always true with Ta-Seti (docs/rules/taseti.md, section 11)."""

from __future__ import annotations

from kemet.engine.names import (
    EXTRA,
    F_KIND,
    F_SEAT,
    F_STEP,
    FRAME,
    FRAME_MOVE,
    FRAME_TRIP,
    PATH_ASIDE,
    PATH_LAYOUT,
    PRIESTS,
    S_GOLD,
    S_SILVER,
    S_TILES,
    SEAT,
    X_DAWN,
    X_OBJECTS,
    X_PRIESTS,
    X_PRIESTS_RESERVE,
    X_SEALED,
    X_SKILLS,
    X_VP_PATH,
)
from kemet.engine.roads import SLOT_VP
from kemet.engine.state import STARTING_UNITS, State, priests_at, units

AS_A_UNIT = 2  # step of FRAME_TRIP in which a priest is on his way to the board
PATH_POINTS = 5


def unit_total(s: State, seat: int) -> int:
    """Twelve, mercenaries, and priests that are units now (T-INV-01)."""
    total = STARTING_UNITS
    for tile in s.table.unit_tiles:
        if s.seats[seat * SEAT + S_TILES] >> tile & 1:
            total += s.table.tile_units[tile]
    if s.table.has_path:
        total += s.extra[seat * EXTRA + X_PRIESTS_RESERVE]
        for space in range(s.table.spaces):
            total += priests_at(s, space, seat)
    return total


def taseti_violations(s: State, wrong: list[str]) -> None:
    if s.table.has_path and any(s.path):
        _priests(s, wrong)
        _path_tokens(s, wrong)
        _temporary(s, wrong)
    for seat in range(s.table.players):
        if s.extra[seat * EXTRA + X_DAWN] < 0:
            wrong.append(f"T-INV-11: seat {seat} has a negative number of dawn tokens")
        if s.extra[seat * EXTRA + X_SEALED] & ~s.seats[seat * SEAT + S_TILES]:
            wrong.append(f"T3-SEAL-02: a tile is sealed that seat {seat} does not own")
        for field in (S_SILVER, S_GOLD):
            if not 0 <= s.seats[seat * SEAT + field] <= 3:
                wrong.append(f"T-INV-08: seat {seat} has a wrong bonus token")


def _priests(s: State, wrong: list[str]) -> None:
    for seat in range(s.table.players):
        count = s.extra[seat * EXTRA + X_PRIESTS] + s.extra[seat * EXTRA + X_PRIESTS_RESERVE]
        for stop in range(len(s.table.roads.stop_ids)):
            here = s.path[s.table.path_priests + stop] >> 4 * seat & 15
            if here and stop not in s.table.roads.stops_of[s.path[PATH_LAYOUT]]:
                wrong.append(f"T-INV-02: a priest of seat {seat} stands on a face that is not in use")
            count += here
        for space in range(s.table.spaces):
            here = priests_at(s, space, seat)
            count += here
            if here > units(s, space, seat):
                wrong.append(f"T-INV-02: more priests than units of seat {seat} on {s.table.space_ids[space]}")
        for at in range(0, len(s.stack), FRAME):
            if s.stack[at + F_KIND] == FRAME_TRIP and s.stack[at + F_STEP] == AS_A_UNIT:
                count += s.stack[at + F_SEAT] == seat
        if count != PRIESTS:
            wrong.append(f"T-INV-02: seat {seat} has {count} priests")


def _path_tokens(s: State, wrong: list[str]) -> None:
    """Used objects are out of the game, so a kind may shrink but never grow (T-INV-03, T-INV-04, T-INV-12)."""
    table = s.table
    found = [0] * (len(table.token_ids) + 1)
    for slot in range(len(table.roads.slot_stop)):
        token = s.path[table.path_slots + slot] - 1
        if token < 0:
            continue
        found[token] += 1
        kind = SLOT_VP if token == len(table.token_ids) else table.token_slot[token]
        if kind != table.roads.slot_kind[slot]:
            wrong.append("T-INV-12: a slot holds a token of another kind")
    for seat in range(table.players):
        for token in range(len(table.token_ids)):
            found[token] += s.extra[seat * EXTRA + X_SKILLS] >> token & 1
            found[token] += s.extra[seat * EXTRA + X_OBJECTS] >> 4 * token & 15
    for token in range(len(table.token_ids)):
        found[token] += s.path[table.path_reserve + token]
        if found[token] > table.token_copies[token]:
            wrong.append(f"T-INV-03: too many {table.token_ids[token]} tokens")
    won = 0
    for seat in range(table.players):
        won += s.extra[seat * EXTRA + X_VP_PATH]
    if found[-1] + s.path[PATH_ASIDE] + won != PATH_POINTS:
        wrong.append("T-INV-04: a path victory point is missing")


def _temporary(s: State, wrong: list[str]) -> None:
    """Outside a Move action the temporary tokens lie on their spaces (T-INV-05)."""
    if s.temporary and FRAME_MOVE not in s.stack[::FRAME]:
        wrong.append("T-INV-05: a temporary token has not gone back")
