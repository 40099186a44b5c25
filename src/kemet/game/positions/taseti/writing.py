"""What Ta-Seti adds to the text of a position."""

from __future__ import annotations

from kemet.engine.priests.path import priests_on_stop
from kemet.engine.state.state import State
from kemet.telling.view.packed import bit_names
from kemet.telling.view.taseti import slot_text, token_counts


def write_path(s: State) -> list[str]:
    table = s.table
    layout = s.path.layout
    faces = " ".join(f"{board + 1}{'AB'[layout >> board & 1]}" for board in range(4))
    slots = []
    for stop in table.roads.stops_of[layout]:
        texts = [slot_text(s, slot) or "-" for slot in table.roads.stop_slots[stop]]
        if any(text != "-" for text in texts):
            slots.append(f"{table.roads.stop_ids[stop]} {' '.join(texts)}")
    reserves = [
        f"{name} x{s.path.reserve[token]}" for token, name in enumerate(table.token_ids) if s.path.reserve[token]
    ]
    return [
        f"path {faces} aside {s.path.points_aside}",
        "slots " + ", ".join(slots),
        "tokens " + ", ".join(reserves),
    ]


def taseti_lists(s: State, seat: int) -> dict[str, list[str]]:
    mine = s.seats[seat]
    objects = token_counts(s.table, mine.objects)
    stops = []
    for stop, name in enumerate(s.table.roads.stop_ids):
        if s.table.has_path:
            stops += [name] * priests_on_stop(s, stop, seat)
    return {
        "dawn": [str(mine.dawn_tokens)] if mine.dawn_tokens else [],
        "objects": [name if count == 1 else f"{name} x{count}" for name, count in objects.items()],
        "skills": bit_names(s.table.token_ids, mine.skills),
        "sealed": bit_names(s.table.tile_ids, mine.sealed),
        "priests-waiting": [str(mine.priests_reserve)] if mine.priests_reserve else [],
        "priests-at": stops,
    }
