"""What Ta-Seti adds: the path with its tokens, and Dawn tokens, priests, objects, skills and seals of a seat."""

from __future__ import annotations

from kemet.engine.invariants.taseti import is_laid
from kemet.engine.priests.path import priests_on_stop
from kemet.engine.state.codes import PRIESTS
from kemet.engine.state.state import State
from kemet.game.positions.lines import Lines, items
from kemet.telling.view.packed import bit_names
from kemet.telling.view.taseti import slot_text, token_counts


def write_path(s: State) -> list[str]:
    if not s.table.has_path:
        return []
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


def read_path(lines: Lines, s: State) -> None:
    """Faces (default 1A 2A 3A 4A), tokens on slots (default: none but the point in Ta-Seti), used tokens."""
    if not lines.table.has_path:
        return
    table = lines.table
    roads = table.roads
    layout = 0
    for board, word in enumerate(lines.rest("path", "1A 2A 3A 4A").split()[:4]):
        if word not in (f"{board + 1}A", f"{board + 1}B"):
            raise lines.error("path", "write it as 'path 1A 2B 3A 4B'")
        layout |= ("AB".index(word[1])) << board
    words = lines.rest("path").split()[4:]
    s.path.layout = layout
    aside = lines.number("path", words[1], 0, 5) if len(words) == 2 and words[0] == "aside" else -1
    for token, copies in enumerate(table.token_copies):
        s.path.reserve[token] = copies
    for item in items(lines.rest("slots", "TS VP")):
        stop_name, _, rest = item.partition(" ")
        lines.find("slots", "stop", [roads.stop_ids[stop] for stop in roads.stops_of[layout]], stop_name)
        stop = roads.stop_ids.index(stop_name)
        for slot, token_name in zip(roads.stop_slots[stop], rest.split(), strict=False):
            _lay(lines, s, slot, token_name)
    if "tokens" in lines:  # the face-down reserves, when used objects have left the game
        for token in range(len(table.token_ids)):
            s.path.reserve[token] = 0
        for item in items(lines.rest("tokens")):
            name, _, times = item.partition(" x")
            token = lines.find("tokens", "path token", table.token_ids, name.strip())
            s.path.reserve[token] = lines.number("tokens", times or "1", 0, 12)
    point = len(table.token_ids) + 1
    on_slot = sum(s.path.slots[slot] == point for slot in roads.slots_of[layout])
    s.path.points_aside = aside if aside >= 0 else 5 - on_slot


def _lay(lines: Lines, s: State, slot: int, name: str) -> None:
    if name == "-":
        return
    if name == "VP":
        s.path.slots[slot] = len(lines.table.token_ids) + 1
        return
    token = lines.find("slots", "path token", lines.table.token_ids, name)
    s.path.slots[slot] = token + 1
    _take_token(lines, s, "slots", token, 1)


def _take_token(lines: Lines, s: State, word: str, token: int, count: int) -> None:
    if "tokens" in lines and word != "slots":
        return  # that line says what is left
    if s.path.reserve[token] < count:
        table = lines.table
        raise lines.error(word, f"there are only {table.token_copies[token]} of {table.token_ids[token]}")
    s.path.reserve[token] -= count


def write_taseti_fields(s: State, seat: int) -> dict[str, str]:
    if not s.table.expanded:
        return {}
    mine = s.seats[seat]
    objects = token_counts(s.table, mine.objects)
    stops = []
    for stop, name in enumerate(s.table.roads.stop_ids):
        if s.table.has_path:
            stops += [name] * priests_on_stop(s, stop, seat)
    written = {
        "dawn": str(mine.dawn_tokens or ""),
        "objects": ", ".join(name if count == 1 else f"{name} x{count}" for name, count in objects.items()),
        "skills": ", ".join(bit_names(s.table.token_ids, mine.skills)),
        "sealed": ", ".join(bit_names(s.table.tile_ids, mine.sealed)),
        "priests-waiting": str(mine.priests_reserve or ""),
        "priests-at": ", ".join(stops),
    }
    return {name: text for name, text in written.items() if text}


def read_taseti_fields(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    if not s.table.expanded:
        return
    word = f"P{seat + 1}"
    table = lines.table
    mine = s.seats[seat]
    mine.dawn_tokens = lines.number(word, fields.get("dawn", "0"), 0, 50)
    for item in items(fields.get("objects", "")):
        name, _, times = item.partition(" x")
        token = lines.find(word, "object", table.token_ids, name.strip())
        count = lines.number(word, times or "1", 1, 9)
        mine.objects += count << 4 * token
        _take_token(lines, s, word, token, count)
    for name in items(fields.get("skills", "")):
        token = lines.find(word, "skill", table.token_ids, name)
        mine.skills |= 1 << token
        mine.skill_powers = table.skill_powers(mine.skills)
        _take_token(lines, s, word, token, 1)
    for name in items(fields.get("sealed", "")):
        tile = lines.find(word, "tile", table.tile_ids, name)
        mine.sealed |= 1 << tile
        if table.tile_creature[tile] >= 0:
            s.sealed_creatures |= 1 << table.tile_creature[tile]
    if table.has_path:
        _read_priests(lines, s, seat, fields)


def _read_priests(lines: Lines, s: State, seat: int, fields: dict[str, str]) -> None:
    word = f"P{seat + 1}"
    mine = s.seats[seat]
    waiting = lines.number(word, fields.get("priests-waiting", "0"), 0, 3)
    mine.priests_reserve = waiting
    mine.reserve += waiting
    left = PRIESTS - waiting if is_laid(s) else 0  # before the path is laid there are none
    for name in items(fields.get("priests-at", "")):
        stop = lines.find(word, "stop", lines.table.roads.stop_ids, name)
        s.path.priests[stop] += 1 << 4 * seat
        left -= 1
    mine.priests = left  # less those on the board, which the troops name
