"""What a record of the box Seth may say: its kinds, its words, and which words need the box."""

from __future__ import annotations

import re
from typing import Any

from kemet.content.checks import (
    Fields,
    decimal,
    flag,
    list_of,
    name,
    number,
    numbers_by,
    one_of,
    several_of,
    text,
)
from kemet.content.records import ALL_MODIFIERS, CERTAINTIES
from kemet.content.seth.records import (
    BOX,
    CARD_POWERS,
    SETH_ABILITIES,
    SETH_ACTIONS,
    SETH_EFFECTS,
    SETH_MODIFIERS,
    SETH_MODULES,
    SIDES,
    SPACE_COLOURS,
    VIOLET,
)
from kemet.content.source import Record

OWNERS = ("seth", "alliance", "owner")


def steps(value: Any) -> str:
    good = isinstance(value, list) and all(
        isinstance(step, str) and re.fullmatch(r"A|E|S[1-5]", step) for step in value
    )
    return "" if good else 'must be a list of steps such as ["S2", "A", "E"]'


def certainties(value: Any) -> str:
    if not isinstance(value, dict):
        return 'must be a table such as { level = "reconstructed" }'
    for key, mark in value.items():
        if reason := one_of(CERTAINTIES)(mark):
            return f"{key} {reason}"
    return ""


def values_by_field(value: Any) -> str:
    return "" if isinstance(value, dict) and value else "must be a table such as { level = 3 }"


def splits(value: Any) -> str:
    good = isinstance(value, list) and all(
        isinstance(split, list) and split and not any(number(1, 5)(tokens) for tokens in split) for split in value
    )
    return "" if good else "must be a list of lists such as [1, 2, 1, 2, 1]"


#: How sure a single field is where it differs from the record, and which fields measured play may change.
MARKS: Fields = {
    "certainty": (one_of(CERTAINTIES), True),
    "certainties": (certainties, False),
    "tunable": (list_of(text), False),
}
_HEAD: Fields = {"id": (name, True), "rule": (text, True)}

#: Kinds of record that only this box has.
SETH_FIELDS: dict[str, Fields] = {
    "seth_space": {
        **_HEAD,
        "row": (number(0, 4), True),
        "colour": (one_of(SPACE_COLOURS), True),
        "action": (one_of(SETH_ACTIONS), True),
        "x": (decimal, True),
        "y": (decimal, True),
        **MARKS,
    },
    "creature_card": {
        **_HEAD,
        "tile": (text, True),
        "strength": (number(0, 9), True),
        "damage": (number(0, 9), True),
        "abilities": (several_of(CARD_POWERS), False),
        "win_prayer": (number(0, 9), False),
        "draws": (number(0, 3), False),
        "module": (one_of(SETH_MODULES), False),
        **MARKS,
    },
    "power_token": {
        **_HEAD,
        "modifiers": (numbers_by(ALL_MODIFIERS, -3, 3), False),
        "grey_tokens": (number(0, 1), False),
        "gold_actions": (several_of(("move", "recruit", "pray")), False),
        **MARKS,
    },
    "prayer_token": {**_HEAD, "back": (number(0, 5), True), "front": (number(0, 5), True), **MARKS},
    "piece": {**_HEAD, "copies": (number(0, 20), True), "certainty": (one_of(CERTAINTIES), True)},
    "track": {
        **_HEAD,
        "members": (number(2, 5), True),
        "steps": (steps, True),
        "temples_for_point": (number(1, 7), True),
        **MARKS,
    },
    "seth_city": {
        **_HEAD,
        "spaces": (list_of(values_by_field), True),
        "land": (list_of(list_of(text)), True),
        "portal": (list_of(text), True),
        "certainty": (one_of(CERTAINTIES), True),
        "certainties": (certainties, False),
    },
    "seth_board": {
        **_HEAD,
        "board": (text, True),
        "members": (number(2, 5), True),
        "without": (list_of(text), True),
        "inert": (list_of(text), True),
        "certainty": (one_of(CERTAINTIES), True),
        "certainties": (certainties, False),
    },
    "number": {
        **_HEAD,
        "value": (number(0, 99), True),
        "certainty": (one_of(CERTAINTIES), True),
        "tunable": (list_of(text), False),
    },
    "seth_option": {
        **_HEAD,
        "values": (list_of(text), False),
        "module": (one_of(SETH_MODULES), False),
        "certainty": (one_of(CERTAINTIES), True),
        "tunable": (list_of(text), False),
    },
    "knob": {
        "id": (name, True),
        "kind": (text, True),
        "records": (list_of(text), True),
        "fields": (list_of(text), True),
        "helps": (one_of(OWNERS), True),
        "order": (number(1, 4), True),
        "step": (number(1, 3), False),
        "low": (number(0, 99), False),
        "high": (number(0, 99), False),
        "keep": (number(1, 99), False),
        "others": (splits, False),
    },
    "by_members": {
        "id": (name, True),
        "members": (number(2, 5), True),
        "kind": (text, True),
        "record": (text, True),
        "values": (values_by_field, True),
    },
}

#: Fields that tiles, creatures and cards have in this box only.
_BOX: Fields = {"box": (one_of((BOX,)), False), "certainties": (certainties, False), "tunable": (list_of(text), False)}
BOX_FIELDS: dict[str, Fields] = {
    "tile": {**_BOX, "side": (one_of(SIDES), False), "replaces": (list_of(text), False)},
    "creature": {
        **_BOX,
        "replaces": (list_of(text), False),
        "carrion": (number(0, 9), False),
        "bite": (number(0, 3), False),
    },
    "card": {**_BOX, "deck": (one_of(SIDES), False)},
    "battle_card": {**_BOX, "side": (one_of(SIDES), False), "mirror": (flag, False)},
}


def box_of(record: Record) -> str:
    """The box a record belongs to; some kinds of record only Seth has."""
    return BOX if record.table in SETH_FIELDS else str(record.values.get("box", ""))


def check_box(record: Record) -> None:
    """Words of Seth stand in records of his box only, and marks name what is there."""
    _check_marks(record)
    if record.table not in BOX_FIELDS:
        return
    if box_of(record) == BOX:
        if record.table == "card" and "deck" not in record.values:
            raise record.error("deck", "a card of Seth's box names its deck, seth or alliance")
        return
    for key, word in _words_of_seth(record):
        raise record.error(key, f'{word} needs the box Seth: write box = "seth"')


def _words_of_seth(record: Record) -> list[tuple[str, str]]:
    values = record.values
    found = [(key, repr(key)) for key in BOX_FIELDS[record.table] if key in values]
    found += [("modifiers", repr(key)) for key in values.get("modifiers", {}) if key in SETH_MODIFIERS]
    found += [("abilities", repr(key)) for key in values.get("abilities", []) if key in SETH_ABILITIES]
    found += [("effect", repr(key)) for key in values.get("effect", {}) if key in SETH_EFFECTS]
    found += [("grants", repr(key)) for key in values.get("grants", {}) if key == "clear_token"]
    return found + ([("colour", repr(VIOLET))] if values.get("colour") == VIOLET else [])


def _check_marks(record: Record) -> None:
    values = record.values
    inner = [key for table in ("modifiers", "effect", "grants") for key in values.get(table, {})]
    there = {*values, *inner, *({"copies"} if record.table == "seth_space" else ())}
    for field in ("certainties", "tunable"):
        for key in values.get(field, ()):
            if key not in there:
                raise record.error(field, f"{field} names {key!r}, which this record does not have")
