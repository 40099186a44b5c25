"""Writing positions as short text; positions.py reads them back. See docs/notation.md."""

from __future__ import annotations

import json
import re
from typing import Any

from kemet.content.records import COLOURS
from kemet.engine import names
from kemet.engine.names import B_DIVINE, B_SIDE, B_SIDES, DISTRICTS, EXTRA, FRAME, SEAT
from kemet.engine.state import State, creature_at, priests_at, units
from kemet.engine.table import Table
from kemet.errors import PositionError
from kemet.game import Game
from kemet.taseti_view import slot_text, token_counts, token_names
from kemet.view import POINT_SOURCES

SILVER_STATES = ("none", "hand", "placed", "next-turn")
MOVE_FIELDS = (
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
TASETI_MOMENT = ("move_priests", "move_bonus", "temporary", "dedicated", "remembered")
MOMENT_FIELDS = ("phase", "ask", "waiting", "answers", "scored_temples", "scored_sanctuary", *MOVE_FIELDS)
GIVEN_SOURCES = ("battle", "two_temples", "sanctuary")  # the others follow from the tiles owned
TASETI_SOURCES = {"path": names.X_VP_PATH, "daggers": names.X_VP_DAGGER}


def write_position(game: Game) -> str:
    """The position of a game as text; `position` reads it back. It holds hidden things."""
    s = game.state
    if s.phase == names.OVER:
        raise PositionError("the game is over: there is no position to play on from")
    options = game.setup.options
    lines = [f"players {options.players} target {options.target}" + (" beginner" if options.beginner else "")]
    if options.modules:
        lines.append("modules " + " ".join(options.modules))
    if options.house:
        lines.append("house " + " ".join(f"{key}={value}" for key, value in options.house.items()))
    lines.append(f"seed {_write_seed(s.seed)}")
    lines.append(f"day {s.day} round {s.round}")
    lines.append("order " + " ".join(f"P{seat + 1}" for seat in s.order))
    if s.delta_keeper >= 0:
        lines.append(f"keeper P{s.delta_keeper + 1}")
    if s.last_day:
        lines.append("last-day")
    if s.path:
        lines += _write_path(s)
    lines.append(_write_moment(s))
    known_to_all = s.discard
    for seat in range(options.players):
        known_to_all &= s.seats[seat * SEAT + names.S_KNOWN]
    for seat in range(options.players):
        lines.append(_write_seat(s, seat))
    if known_to_all:
        lines.append("discard " + _write_cards(s.table, known_to_all))
    if s.discard & ~known_to_all:
        lines.append("hidden " + _write_hidden(s, s.discard & ~known_to_all))
    return "\n".join(line for line in lines if line) + "\n"


def _write_path(s: State) -> list[str]:
    table = s.table
    layout = s.path[names.PATH_LAYOUT]
    faces = " ".join(f"{board + 1}{'AB'[layout >> board & 1]}" for board in range(4))
    slots = []
    for stop in table.roads.stops_of[layout]:
        texts = [slot_text(s, slot) or "-" for slot in table.roads.stop_slots[stop]]
        if any(text != "-" for text in texts):
            slots.append(f"{table.roads.stop_ids[stop]} {' '.join(texts)}")
    reserves = [
        f"{name} x{s.path[table.path_reserve + token]}"
        for token, name in enumerate(table.token_ids)
        if s.path[table.path_reserve + token]
    ]
    return [
        f"path {faces} aside {s.path[names.PATH_ASIDE]}",
        "slots " + ", ".join(slots),
        "tokens " + ", ".join(reserves),
    ]


def _write_moment(s: State) -> str:
    plain = len(s.stack) == 2 * FRAME and s.stack[0] == names.FRAME_DAY and s.ask == names.ASK_TURN
    if s.table.day_victory and plain:  # reading the text back checks victory again
        plain = s.table.recheck_victory and s.stack[FRAME + names.F_B] == s.stack[FRAME + names.F_A]
    if plain and not s.scored_temples and not s.scored_sanctuary:
        return f"turn P{s.active + 1}" + (" placed" if s.stack[FRAME + names.F_A] else "")
    data: dict[str, Any] = {name: getattr(s, name) for name in MOMENT_FIELDS}
    if s.table.expanded:
        data |= {name: getattr(s, name) for name in TASETI_MOMENT}
    data["active"] = s.active
    data["stack"] = list(s.stack)
    data["battle"] = list(s.battle)
    data["divine"] = []
    for side in range(2 if s.battle else 0):
        at = B_SIDES + side * B_SIDE
        data["divine"].append(_kinds(s.table, s.battle[at + B_DIVINE]))
        data["battle"][at + B_DIVINE] = 0
    data["seen"] = _kinds(s.table, s.seen)
    return "moment " + json.dumps(data, separators=(",", ":"))


def _kinds(table: Table, cards: int) -> list[str]:
    return [table.card_ids[kind] for bit, kind in enumerate(table.card_of_bit) if cards >> bit & 1]


def _write_cards(table: Table, cards: int) -> str:
    kinds = _kinds(table, cards)
    counts = {kind: kinds.count(kind) for kind in kinds}
    return ", ".join(kind if count == 1 else f"{kind} x{count}" for kind, count in counts.items())


def _write_hidden(s: State, cards: int) -> str:
    """Discards that not everybody knows, each with those who do: 'veto @P1+P3'."""
    items = []
    for bit, kind in enumerate(s.table.card_of_bit):
        if cards >> bit & 1:
            seats = range(s.table.players)
            knowers = "+".join(f"P{seat + 1}" for seat in seats if s.seats[seat * SEAT + names.S_KNOWN] >> bit & 1)
            items.append(s.table.card_ids[kind] + (f" @{knowers}" if knowers else ""))
    return ", ".join(sorted(items))


def _write_seat(s: State, seat: int) -> str:
    table = s.table
    fields = s.seats[seat * SEAT : (seat + 1) * SEAT]
    parts = ["city " + (table.city_ids[fields[names.S_CITY]] if fields[names.S_CITY] >= 0 else "none")]
    parts.append(f"prayer {fields[names.S_PRAYER]}")
    first = fields[names.S_CITY] * DISTRICTS
    own = table.districts[first : first + DISTRICTS] if first >= 0 else []
    pyramids = [space for space in own if s.pyramids[space]]
    parts.append(
        "pyramids "
        + ", ".join(f"{table.space_ids[p]} {COLOURS[s.pyramids[p] >> 3]} {s.pyramids[p] & 7}" for p in pyramids)
    )
    troops = []
    for space in range(table.spaces):
        creature = creature_at(s, space, seat)
        if units(s, space, seat) or creature >= 0:  # in a battle a creature may have outlived its troop
            with_creature = f" {table.creature_ids[creature]}" if creature >= 0 else ""
            priests = f" +{priests_at(s, space, seat)}" if priests_at(s, space, seat) else ""
            troops.append(f"{table.space_ids[space]} {units(s, space, seat)}{priests}{with_creature}")
    hidden = fields[names.S_BATTLE_SET] & ~fields[names.S_BATTLE_HAND] & ~fields[names.S_SHOWN]
    lists = {
        "troops": troops,
        "tiles": _named(table.tile_ids, fields[names.S_TILES]),
        "waiting": _named(table.creature_ids, fields[names.S_CREATURES]),
        "hand": [_write_cards(table, fields[names.S_HAND])],
        "shown": _named(table.battle_ids, fields[names.S_SHOWN]),
        "discarded": _named(table.battle_ids, hidden),
        "removed": _named(table.battle_ids, fields[names.S_REMOVED]),
        "proven": _named(table.battle_ids, fields[names.S_PROVEN] & ~fields[names.S_SHOWN]),
        "proven-before": _named(table.battle_ids, fields[names.S_PROVEN_BEFORE]),
        "last-special": _named(table.battle_ids, fields[names.S_LAST_SPECIAL]),
        "tokens": _named(table.action_ids, fields[names.S_PLACED]),
        "silver": [SILVER_STATES[fields[names.S_SILVER]]] if fields[names.S_SILVER] else [],
        "gold": [SILVER_STATES[fields[names.S_GOLD]]] if fields[names.S_GOLD] else [],
        "points": [
            f"{source} {fields[POINT_SOURCES[source]]}" for source in GIVEN_SOURCES if fields[POINT_SOURCES[source]]
        ],
    }
    if s.extra:
        lists |= _taseti_lists(s, seat)
        for source, field in TASETI_SOURCES.items():
            if s.extra[seat * EXTRA + field]:
                lists["points"].append(f"{source} {s.extra[seat * EXTRA + field]}")
    for name, items in lists.items():
        if any(items):
            parts.append(f"{name} {', '.join(items)}")
    return f"P{seat + 1} " + "; ".join(part for part in parts if part)


def _named(names_in_order: list[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names_in_order) if bits >> number & 1]


def _taseti_lists(s: State, seat: int) -> dict[str, list[str]]:
    fields = s.extra[seat * EXTRA : (seat + 1) * EXTRA]
    objects = token_counts(s.table, fields[names.X_OBJECTS])
    stops = []
    for stop, name in enumerate(s.table.roads.stop_ids):
        if s.path:
            stops += [name] * (s.path[s.table.path_priests + stop] >> 4 * seat & 15)
    return {
        "dawn": [str(fields[names.X_DAWN])] if fields[names.X_DAWN] else [],
        "objects": [name if count == 1 else f"{name} x{count}" for name, count in objects.items()],
        "skills": token_names(s.table, fields[names.X_SKILLS]),
        "sealed": _named(s.table.tile_ids, fields[names.X_SEALED]),
        "priests-waiting": [str(fields[names.X_PRIESTS_RESERVE])] if fields[names.X_PRIESTS_RESERVE] else [],
        "priests-at": stops,
    }


def _write_seed(seed: str) -> str:
    """As it is when it is one plain word, otherwise quoted with every odd character spelled out."""
    if re.fullmatch(r"[\w.:-]+", seed, re.ASCII):
        return seed
    return json.dumps(seed).replace("#", "\\u0023")
