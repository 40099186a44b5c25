"""Writing positions as short text; positions.py reads them back. See docs/notation.md."""

from __future__ import annotations

import json
import re
from typing import Any

from kemet.content.records import COLOURS
from kemet.engine.board.troops import creature_at, priests_at, units
from kemet.engine.cards.draw import known_to_all
from kemet.engine.check import frames_of
from kemet.engine.day.turn import TURN, DayFrame, TurnFrame
from kemet.engine.priests.path import priests_on_stop
from kemet.engine.state.codes import DISTRICTS, OVER
from kemet.engine.state.state import State
from kemet.engine.state.table import Table
from kemet.errors import PositionError
from kemet.game import Game
from kemet.packed import bit_names
from kemet.saves.freeze import battle_row, freeze, stack_row
from kemet.taseti_view import slot_text, token_counts

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
#: Points that a position names, with their fields of a seat; the others follow from the tiles owned.
GIVEN_SOURCES = {"battle": "vp_battle", "two_temples": "vp_temples", "sanctuary": "vp_sanctuary"}
TASETI_SOURCES = {"path": "vp_path", "daggers": "vp_dagger"}


def write_position(game: Game) -> str:
    """The position of a game as text; `position` reads it back. It holds hidden things."""
    s = game.state
    if s.phase == OVER:
        raise PositionError("the game is over: there is no position to play on from")
    options = game.setup.options
    lines = [f"players {options.players} target {options.target}" + (" beginner" if options.beginner else "")]
    if options.modules:
        lines.append("modules " + " ".join(options.modules))
    if options.house:
        lines.append("house " + " ".join(f"{key}={value}" for key, value in options.house.items()))
    lines.append(f"seed {_write_seed(s.seed)}")
    if options.seth:
        return "\n".join([*lines, _write_seth(s)]) + "\n"
    lines.append(f"day {s.day} round {s.round}")
    lines.append("order " + " ".join(f"P{seat + 1}" for seat in s.order))
    if s.delta_keeper >= 0:
        lines.append(f"keeper P{s.delta_keeper + 1}")
    if s.last_day:
        lines.append("last-day")
    if s.table.has_path:
        lines += _write_path(s)
    lines.append(_write_moment(s))
    known = known_to_all(s)
    for seat in range(options.players):
        lines.append(_write_seat(s, seat))
    if known:
        lines.append("discard " + _write_cards(s.table, known))
    if s.discard & ~known:
        lines.append("hidden " + _write_hidden(s, s.discard & ~known))
    return "\n".join(line for line in lines if line) + "\n"


def _write_path(s: State) -> list[str]:
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


def _write_moment(s: State) -> str:
    frames = frames_of(s)
    turn = s.frame
    if s.question is TURN and isinstance(turn, TurnFrame) and len(frames) == 2 and isinstance(frames[1], DayFrame):
        plain = not s.scored_temples and not s.scored_sanctuary
        if s.table.day_victory:  # reading the text back checks victory again
            plain = plain and s.table.recheck_victory and turn.any_placed == turn.regular_placed
        if plain:
            return f"turn P{s.active + 1}" + (" placed" if turn.regular_placed else "")
    data: dict[str, Any] = {name: getattr(s, name) if name != "ask" else s.question.code for name in MOMENT_FIELDS}
    if s.table.expanded:
        data |= {name: getattr(s, name) for name in TASETI_MOMENT}
    data["active"] = s.active
    data["stack"] = stack_row(s)
    data["battle"] = []
    data["divine"] = []
    if s.battles:
        shown = s.copy()
        for force in (shown.battles[-1].attacker, shown.battles[-1].defender):
            data["divine"].append(_kinds(s.table, force.divine))
            force.divine = 0  # cards have names in a position, not numbers
        data["battle"] = battle_row(shown)
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
            knowers = "+".join(f"P{seat + 1}" for seat in seats if s.seats[seat].known >> bit & 1)
            items.append(s.table.card_ids[kind] + (f" @{knowers}" if knowers else ""))
    return ", ".join(sorted(items))


def _write_seat(s: State, seat: int) -> str:
    table = s.table
    mine = s.seats[seat]
    parts = ["city " + (table.city_ids[mine.city] if mine.city >= 0 else "none")]
    parts.append(f"prayer {mine.prayer}")
    first = mine.city * DISTRICTS
    own = list(table.districts)[first : first + DISTRICTS] if first >= 0 else []
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
    hidden = mine.battle_set & ~mine.battle_hand & ~mine.shown
    lists = {
        "troops": troops,
        "tiles": _named(table.tile_ids, mine.tiles),
        "waiting": _named(table.creature_ids, mine.creatures),
        "hand": [_write_cards(table, mine.hand)],
        "shown": _named(table.battle_ids, mine.shown),
        "discarded": _named(table.battle_ids, hidden),
        "removed": _named(table.battle_ids, mine.removed),
        "proven": _named(table.battle_ids, mine.proven & ~mine.shown),
        "proven-before": _named(table.battle_ids, mine.proven_before),
        "last-special": _named(table.battle_ids, mine.last_special),
        "tokens": _named(table.action_ids, mine.placed),
        "silver": [SILVER_STATES[mine.silver]] if mine.silver else [],
        "gold": [SILVER_STATES[mine.gold]] if mine.gold else [],
        "points": [
            f"{source} {getattr(mine, field)}" for source, field in GIVEN_SOURCES.items() if getattr(mine, field)
        ],
    }
    if table.expanded:
        lists |= _taseti_lists(s, seat)
        for source, field in TASETI_SOURCES.items():
            if getattr(mine, field):
                lists["points"].append(f"{source} {getattr(mine, field)}")
    for name, items in lists.items():
        if any(items):
            parts.append(f"{name} {', '.join(items)}")
    return f"P{seat + 1} " + "; ".join(part for part in parts if part)


def _named(names_in_order: list[str], bits: int) -> list[str]:
    return [name for number, name in enumerate(names_in_order) if bits >> number & 1]


def _taseti_lists(s: State, seat: int) -> dict[str, list[str]]:
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
        "sealed": _named(s.table.tile_ids, mine.sealed),
        "priests-waiting": [str(mine.priests_reserve)] if mine.priests_reserve else [],
        "priests-at": stops,
    }


def _write_seth(s: State) -> str:
    """With Seth everything on the table is one line, as a save keeps it; no # in it begins a comment."""
    return "seth " + json.dumps(freeze(s), separators=(",", ":")).replace("#", "\\u0023")


def _write_seed(seed: str) -> str:
    """As it is when it is one plain word, otherwise quoted with every odd character spelled out."""
    if re.fullmatch(r"[\w.:-]+", seed, re.ASCII):
        return seed
    return json.dumps(seed).replace("#", "\\u0023")
