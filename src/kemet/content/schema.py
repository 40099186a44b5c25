"""What a record may say: one small table of fields per kind, and a check that explains itself."""

from __future__ import annotations

from typing import Any

from kemet.content.checks import Check, Fields, decimal, flag, name, number, numbers_by, one_of, several_of, text
from kemet.content.records import (
    ACTIONS,
    ALL_ABILITIES,
    ALL_COLOURS,
    ALL_EFFECTS,
    ALL_MODIFIERS,
    CERTAINTIES,
    COLOURS,
    MODIFIERS,
    MODULES,
    PHASES,
    ROWS,
    SLOTS,
    SPACE_KINDS,
    SYMBOLS,
    TEMPORARY,
    USES,
)
from kemet.content.seth.schema import BOX_FIELDS, SETH_FIELDS, check_box
from kemet.content.source import Record

CREATURE_ABILITIES = (
    "ignore_walls",
    "silence_creature",
    "teleport_from_obelisk",
    "devour",
    "untouchable",
    "incorruptible",
    "common",
)


def single_effect(value: Any) -> str:
    if isinstance(value, dict) and len(value) != 1:
        return "must name exactly one effect"
    return numbers_by(ALL_EFFECTS, 1, 9)(value)


def grants(value: Any) -> str:
    fields: dict[str, Check] = {
        "victory_points": number(1, 3),
        "battle_card": text,
        "silver_token": flag,
        "gold_actions": several_of(("move", "recruit", "pray", "buy")),
        "units": number(1, 3),
        "clear_token": flag,
    }
    if not isinstance(value, dict):
        return "must be a table such as { victory_points = 1 }"
    for key, item in value.items():
        if key not in fields:
            return f"knows only {', '.join(fields)}, not {key!r}"
        if reason := fields[key](item):
            return f"{key} {reason}"
    return ""


def links(value: Any) -> str:
    good = isinstance(value, list) and all(
        isinstance(link, list) and len(link) == 2 and all(isinstance(end, str) for end in link) for link in value
    )
    return "" if good else 'must be a list of pairs such as ["FA", "RW"]'


def spaces(value: Any) -> str:
    if not isinstance(value, list) or not value:
        return "must be a list of spaces"
    for item in value:
        if not isinstance(item, dict):
            return "must be a list of tables such as { id = 'FA', ... }"
        label = item.get("id", "?")
        for key in item:
            if key not in SPACE_FIELDS:
                return f"space {label} has an unknown field {key!r}"
        for key, (check, needed) in SPACE_FIELDS.items():
            if key not in item:
                if needed:
                    return f"space {label} lacks {key!r}"
            elif reason := check(item[key]):
                return f"space {label}: {key} {reason}"
    return ""


def locations(value: Any) -> str:
    if not isinstance(value, list) or not value:
        return "must be a list of locations"
    for item in value:
        if not isinstance(item, dict) or set(item) != {"id", "kind", "slots", "x", "y"}:
            return "must be a list of tables with id, kind, slots, x and y"
        reason = name(item["id"]) or text(item["kind"]) or several_of(SLOTS)(item["slots"])
        if reason := reason or decimal(item["x"]) or decimal(item["y"]):
            return f"location {item['id']!r} {reason}"
        if not 1 <= len(item["slots"]) <= 2:
            return f"location {item['id']!r} must have one or two slots"
    return ""


SYMBOL_CODES = (
    *(f"pp{n}" for n in (1, 2, 3)),
    *(f"unit{n}" for n in (1, 2, 3)),
    "di1",
    "kill1",
    "leg1",
    *(f"tok:{name}" for name in TEMPORARY),
)


def roads(value: Any) -> str:
    if not isinstance(value, list) or not value:
        return "must be a list of roads"
    for road in value:
        if not isinstance(road, list) or len(road) != 3 or text(road[0]) or text(road[1]):
            return 'must be a list of roads such as ["e1", "1A1", ["pp1"]]'
        if reason := several_of(SYMBOL_CODES)(road[2]):
            return f"from {road[0]} to {road[1]}: {reason}"
    return ""


def heights(value: Any) -> str:
    if not isinstance(value, dict) or any(decimal(height) for height in value.values()):
        return "must be a table such as { e1 = 17 }"
    return ""


SPACE_FIELDS: Fields = {
    "id": (name, True),
    "kind": (one_of(SPACE_KINDS), True),
    "bank": (one_of(("west", "east", "delta")), True),
    "city": (text, False),
    "obelisk": (flag, False),
    "income": (number(1, 9), False),
    "sacrifice": (number(1, 9), False),
    "x": (decimal, True),
    "y": (decimal, True),
}

#: Per table: field name -> (check, is it required?)
FIELDS: dict[str, Fields] = {
    "tile": {
        "id": (name, True),
        "name": (text, False),
        "rule": (text, True),
        "colour": (one_of(ALL_COLOURS), True),
        "level": (number(1, 4), True),
        "copies": (number(0, 5), False),
        "phase": (one_of(PHASES), True),
        "modifiers": (numbers_by(ALL_MODIFIERS, -9, 9), False),
        "abilities": (several_of(ALL_ABILITIES), False),
        "grants": (grants, False),
        "creature": (text, False),
        "module": (one_of(MODULES), False),
        "certainty": (one_of(CERTAINTIES), True),
        **BOX_FIELDS["tile"],
    },
    "creature": {
        "id": (name, True),
        "rule": (text, True),
        "modifiers": (numbers_by(("move", "strength", "damage", "protection"), -3, 5), False),
        "abilities": (several_of(CREATURE_ABILITIES), False),
        "entry_fee": (number(0, 5), False),
        "module": (one_of(MODULES), False),
        "victory_points": (number(0, 3), False),
        "night_cards": (number(0, 3), False),
        "certainty": (one_of(CERTAINTIES), True),
        **BOX_FIELDS["creature"],
    },
    "card": {
        "id": (name, True),
        "rule": (text, True),
        "cost": (number(0, 9), True),
        "symbol": (one_of(SYMBOLS), True),
        "copies": (number(0, 9), True),
        "effect": (single_effect, True),
        "when": (one_of(("move",)), False),
        "module": (one_of(MODULES), False),
        "certainty": (one_of(CERTAINTIES), True),
        **BOX_FIELDS["card"],
    },
    "battle_card": {
        "id": (name, True),
        "rule": (text, True),
        "strength": (number(0, 9), True),
        "damage": (number(0, 9), True),
        "protection": (number(0, 9), True),
        "starting": (flag, True),
        "own_losses": (number(0, 5), False),
        "module": (one_of(MODULES), False),
        "certainty": (one_of(CERTAINTIES), True),
        **BOX_FIELDS["battle_card"],
    },
    "space": {
        "id": (name, True),
        "row": (one_of(ROWS), True),
        "action": (one_of(ACTIONS), True),
        "colour": (one_of(COLOURS), False),
        "module": (one_of(MODULES), False),
        "certainty": (one_of(CERTAINTIES), True),
    },
    "board": {
        "id": (name, True),
        "players": (number(2, 5), True),
        "variant": (text, False),
        "side": (text, True),
        "spaces": (spaces, True),
        "land": (links, True),
        "harbour": (links, True),
        "certainty": (one_of(CERTAINTIES), True),
    },
    "face": {
        "id": (name, True),
        "board": (number(1, 4), True),
        "locations": (locations, True),
        "roads": (roads, True),
        "entrances": (heights, False),
        "certainty": (one_of(CERTAINTIES), True),
    },
    "path_token": {
        "id": (name, True),
        "slot": (one_of(("L1", "L2", "SK")), True),
        "copies": (number(0, 12), True),
        "rule": (text, True),
        "modifiers": (numbers_by(MODIFIERS, -3, 3), False),
        "abilities": (several_of(("ignore_walls", "prescience", "direct_recruitment", "compensation")), False),
        "draws": (number(0, 3), False),
        "use": (one_of(USES), False),
        "certainty": (one_of(CERTAINTIES), True),
    },
    **SETH_FIELDS,
}


def check_record(record: Record) -> None:
    """Raise a ContentError for the first thing wrong with this record."""
    fields = FIELDS.get(record.table)
    if fields is None:
        raise record.error("", f"unknown kind of record; known are {', '.join(FIELDS)}")
    for key in record.values:
        if key not in fields:
            raise record.error(key, f"unknown field {key!r}; known are {', '.join(fields)}")
    for key, (check, needed) in fields.items():
        if key not in record.values:
            if needed:
                raise record.error("", f"the field {key!r} is missing")
        elif reason := check(record.values[key]):
            raise record.error(key, f"{key} {reason}")
    check_box(record)
