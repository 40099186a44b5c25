"""How far a record can be trusted: what nobody has checked against the printed box says so."""

from __future__ import annotations

from kemet.content.records import Printed

#: The text that says it: nothing, part of the record, or the whole.
CHECKED = ""
PART_UNCHECKED = "unchecked-part"
UNCHECKED = "unchecked"


def unchecked(record: Printed) -> str:
    """The id of the text about what is not checked in this record; empty if all of it is.

    >>> from kemet.content import load_content
    >>> box = load_content(members=2)
    >>> [unchecked(tile) for tile in box.tiles if tile.id in ("charge", "vulture", "lord_of_chaos")]
    ['', 'unchecked-part', 'unchecked']
    """
    if record.certainty == "reconstructed":
        return UNCHECKED
    doubts = getattr(record, "certainties", {}).values()
    tunable = getattr(record, "tunable", None)
    return PART_UNCHECKED if "reconstructed" in doubts or tunable else CHECKED
