"""The flat layout of saves, "format 1": every seat a row of numbers, every frame six, a battle one row.

Hashes of stored games and of the golden games are made from it, so it never changes; what is new goes behind it.
"""

from __future__ import annotations

from dataclasses import dataclass

from kemet.content.records import MODIFIERS
from kemet.engine.state.codes import NOWHERE
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.ruleset import Ruleset

#: The plain numbers of a state. `ask` is the code of its question.
NUMBERS = (
    "draws",
    "phase",
    "day",
    "round",
    "active",
    "ask",
    "waiting",
    "answers",
    "learned",
    "winner",
    "end_reason",
    "deck",
    "discard",
    "gone",
    "seen",
    "delta_keeper",
    "scored_temples",
    "scored_sanctuary",
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
MODULE_NUMBERS = (
    "last_day",
    "sealed_creatures",
    "move_priests",
    "move_bonus",
    "temporary",
    "dedicated",
    "remembered",
)
LISTS = ("seats", "troops", "creatures", "pyramids", "city_seat", "order", "stack", "battle")
MODULE_LISTS = ("extra", "priests", "path")
SETH_LISTS = ("seth", "temples", "captured", "violet", "refused")

#: A seat's row: its fields, then the modifiers of its powers.
SEAT_FIELDS = (
    "prayer",
    "reserve",
    "city",
    "tokens",
    "placed",
    "silver",
    "gold",
    "tiles",
    "barred",
    "powers.abilities",
    "hand",
    "known",
    "battle_hand",
    "battle_set",
    "shown",
    "removed",
    "proven",
    "creatures",
    "vp_battle",
    "vp_tile",
    "vp_creature",
    "vp_temples",
    "vp_sanctuary",
    "side",
    "powers.gold_actions",
    "proven_before",
    "last_special",
)
SEAT_ROW = len(SEAT_FIELDS) + len(MODIFIERS)
BASE_SEAT_ROW = 48  # a game without modules leaves out the modifiers that came with Ta-Seti
EXTRA_FIELDS = (
    "vp_path",
    "vp_dagger",
    "dawn_tokens",
    "priests",
    "priests_reserve",
    "objects",
    "skills",
    "sealed",
)
#: A frame: kind, step, seat, three values of its own; with Seth some have more.
FRAME_ROW = 6
SETH_FRAME_ROW = 12
#: From these numbers on questions and frames are Seth's; without him nobody asks them.
SETH_QUESTIONS = 50
SETH_FRAMES = 30
ALL_CODES = 1 << 16

#: Who has the fields of a part of a battle's row: the battle, or both forces one after the other.
OF_BATTLE, OF_FORCES = False, True
#: A battle's row in the order of its parts; without modules it is the first two, without Seth the first four.
BATTLE_PARTS = (
    (OF_BATTLE, ("space", "result", "by_move")),
    (
        OF_FORCES,
        ("fighter", "played", "discarded", "divine", "stage", "strength", "damage", "protection", "lost", "wound"),
    ),
    (
        OF_FORCES,
        ("objects", "skills", "own_lost", "swaps", "lost_priests", "survivors", "left", "both_seen"),
    ),
    (OF_BATTLE, ("masked",)),
    (
        OF_FORCES,
        ("seats", "owners", "apart", "troop", "creatures", "violet", "strong", "lost_by", "figures"),
    ),
    (OF_BATTLE, ("kind", "card", "paired", "prepared")),
)
#: What is true or false; all else is a number.
BATTLE_FLAGS = frozenset(("by_move", "both_seen", "masked", "apart", "prepared"))
#: Where the fighters stand, without whom there is no force.
FIGHTERS_AT = (3, 13)
#: Saves of the base game know steps of a battle that are several here: step here, step there.
BASE_STEPS = {13: 2, 17: 6, 26: 9}


@dataclass(frozen=True)
class Layout:
    """How much of the format a kind of table uses. What it does not use is left out of its saves, records and hashes,
    so that those stay the same for ever."""

    numbers: tuple[str, ...]
    lists: tuple[str, ...]
    battle_parts: int
    most_battles: int = 1
    frame_row: int = FRAME_ROW
    questions: int = SETH_QUESTIONS
    frames: int = SETH_FRAMES
    least_slot: int = 0

    def battle_places(self, battle: Battle) -> list[tuple[Battle | Force, str]]:
        """The fields of a battle's row in their order, each with what it belongs to."""
        return [
            (owner, name)
            for of_forces, names in BATTLE_PARTS[: self.battle_parts]
            for owner in ((battle.attacker, battle.defender) if of_forces else (battle,))
            for name in names
        ]


WITHOUT_MODULES = Layout(NUMBERS, LISTS, 2)
WITH_MODULES = Layout((*NUMBERS, *MODULE_NUMBERS), (*LISTS, *MODULE_LISTS), 4)
WITH_SETH = Layout(
    WITH_MODULES.numbers,
    (*WITH_MODULES.lists, *SETH_LISTS),
    battle_parts=len(BATTLE_PARTS),
    most_battles=2,
    frame_row=SETH_FRAME_ROW,
    questions=ALL_CODES,
    frames=ALL_CODES,
    least_slot=NOWHERE,
)


def layout_of(table: Ruleset) -> Layout:
    return WITH_SETH if table.with_seth else WITH_MODULES if table.expanded else WITHOUT_MODULES
