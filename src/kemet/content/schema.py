"""Which records there are, and a check that explains itself; what a record may say stands with its fields."""

from __future__ import annotations

from kemet.content.checks import Fields, fields_of
from kemet.content.records import ActionSpace, BattleCard, Board, Card, Creature, Face, PathToken, Tile
from kemet.content.seth.schema import SETH_FIELDS, check_box
from kemet.content.source import Record

FIELDS: dict[str, Fields] = {
    "tile": fields_of(Tile),
    "creature": fields_of(Creature),
    "card": fields_of(Card),
    "battle_card": fields_of(BattleCard),
    "space": fields_of(ActionSpace),
    "board": fields_of(Board),
    "face": fields_of(Face),
    "path_token": fields_of(PathToken),
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
