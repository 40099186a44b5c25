"""The words of a position that reading and writing share."""

from __future__ import annotations

#: Where a silver, gold, grey or transparent token is, by its number.
TOKEN_WORDS = ("none", "hand", "placed", "next-turn")
#: Points that a position names, with their fields of a seat; the others follow from the tiles owned.
GIVEN_SOURCES = {"battle": "vp_battle", "two_temples": "vp_temples", "sanctuary": "vp_sanctuary"}
TASETI_SOURCES = {"path": "vp_path", "daggers": "vp_dagger"}
SEAT_FIELDS = (
    *("city", "prayer", "pyramids", "troops", "tiles", "waiting", "hand"),
    *("shown", "discarded", "removed", "proven", "proven-before", "last-special"),
    *("tokens", "silver", "gold", "points"),
    *("dawn", "objects", "skills", "sealed", "priests-waiting", "priests-at"),
)
#: What only a table with Seth has: fields of any seat, and of the line of the alliance.
SETH_SEAT_FIELDS = (*SEAT_FIELDS, "pyramid", "captured", "clear", "left")
ALLIANCE_FIELDS = ("tiles", "osiris", "powers", "objectives", "points", "grey", "gold")
OBJECTIVES = {"temple": "temple_done", "ceremony": "ceremony_done"}

MOVE_FIELDS = (
    *("move_at", "move_units", "move_creature", "move_left", "move_started", "move_walls"),
    *("move_targets", "move_fresh", "move_helped", "move_regrouped"),
)
MOMENT_FIELDS = ("phase", "ask", "waiting", "answers", "scored_temples", "scored_sanctuary", *MOVE_FIELDS)
TASETI_MOMENT = ("move_priests", "move_bonus", "temporary", "dedicated", "remembered")
#: What a turn with Seth has under way, beside what lies on the table.
SETH_MOMENT = (
    *("drained", "greyed", "proposals", "group", "riding", "rider_seat", "corrupted"),
    *("invading", "first_start", "first_end", "first_units", "first_creature"),
)
