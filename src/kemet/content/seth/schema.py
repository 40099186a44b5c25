"""Which records the box Seth has, and which words need the box."""

from __future__ import annotations

from kemet.content.checks import Fields, fields_of, list_of, marks, name, number, text, values_by_field, written_fields
from kemet.content.records import CERTAINTIES, BattleCard, Card, Component, Creature, Tile
from kemet.content.seth.records import (
    CreatureCard,
    Knob,
    Number,
    Piece,
    PowerToken,
    PrayerToken,
    SethOption,
    SethSpace,
    Track,
)
from kemet.content.seth.words import BOX, SETH_ABILITIES, SETH_EFFECTS, SETH_MODIFIERS, VIOLET
from kemet.content.source import Record

#: Kinds of record that only this box has. The last three change other records and are none in play.
SETH_FIELDS: dict[str, Fields] = {
    "seth_space": fields_of(SethSpace),
    "creature_card": fields_of(CreatureCard),
    "power_token": fields_of(PowerToken),
    "prayer_token": fields_of(PrayerToken),
    "piece": fields_of(Piece),
    "track": fields_of(Track),
    "number": fields_of(Number),
    "seth_option": fields_of(SethOption),
    "knob": fields_of(Knob),
    "seth_city": {
        **fields_of(Component),
        "spaces": (list_of(values_by_field), True),
        "land": (list_of(list_of(text)), True),
        "portal": (list_of(text), True),
        "certainties": (marks(CERTAINTIES), False),
    },
    "seth_board": {
        **fields_of(Component),
        "board": (text, True),
        "members": (number(2, 5), True),
        "without": (list_of(text), True),
        "inert": (list_of(text), True),
        "certainties": (marks(CERTAINTIES), False),
    },
    "by_members": {
        "id": (name, True),
        "members": (number(2, 5), True),
        "kind": (text, True),
        "record": (text, True),
        "values": (values_by_field, True),
    },
}

#: Kinds of record that other boxes have too.
BOXED: dict[str, type] = {"tile": Tile, "creature": Creature, "card": Card, "battle_card": BattleCard}


def box_of(record: Record) -> str:
    """The box a record belongs to; some kinds of record only Seth has."""
    return BOX if record.table in SETH_FIELDS else str(record.values.get("box", ""))


def check_box(record: Record) -> None:
    """Words of Seth stand in records of his box only, and marks name what is there."""
    _check_marks(record)
    if record.table not in BOXED:
        return
    if box_of(record) == BOX:
        if record.table == "card" and "deck" not in record.values:
            raise record.error("deck", "a card of Seth's box names its deck, seth or alliance")
        return
    for key, word in _words_of_seth(record):
        raise record.error(key, f'{word} needs the box Seth: write box = "seth"')


def _words_of_seth(record: Record) -> list[tuple[str, str]]:
    values = record.values
    found = []
    for key, written, _ in written_fields(BOXED[record.table]):
        if written.only_box and key in (values.get(written.inside, {}) if written.inside else values):
            found.append((written.inside or key, repr(key)))
    found += [("modifiers", repr(key)) for key in values.get("modifiers", {}) if key in SETH_MODIFIERS]
    found += [("abilities", repr(key)) for key in values.get("abilities", []) if key in SETH_ABILITIES]
    found += [("effect", repr(key)) for key in values.get("effect", {}) if key in SETH_EFFECTS]
    return found + ([("colour", repr(VIOLET))] if values.get("colour") == VIOLET else [])


def _check_marks(record: Record) -> None:
    values = record.values
    inner = [key for table in ("modifiers", "effect", "grants") for key in values.get(table, {})]
    there = {*values, *inner, *({"copies"} if record.table == "seth_space" else ())}
    for field in ("certainties", "tunable"):
        for key in values.get(field, ()):
            if key not in there:
                raise record.error(field, f"{field} names {key!r}, which this record does not have")
