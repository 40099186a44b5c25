"""The printed components as typed records: each field says what a data file may write there, nothing more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from kemet.content.checks import (
    Written,
    decimal,
    exactly_one,
    flag,
    heights,
    links,
    list_of,
    marks,
    name,
    number,
    numbers_by,
    one_of,
    one_or_two,
    roads,
    several_of,
    tables_of,
    text,
)
from kemet.content.seth.words import BOX, SETH_ABILITIES, SETH_EFFECTS, SETH_MODIFIERS, SIDES, VIOLET

if TYPE_CHECKING:
    from kemet.content.seth.records import SethBox

COLOURS = ("white", "red", "blue", "black")
PHASES = ("day", "night", "battle", "immediate")
CERTAINTIES = ("sure", "likely", "reconstructed")
SYMBOLS = ("battle", "day", "opponent")
ACTIONS = ("move", "recruit", "raise", "pray", "buy")
ROWS = ("top", "middle", "bottom")
SPACE_KINDS = ("district", "desert", "temple", "sanctuary")

#: Numbers a tile or a creature may add up; the engine keeps one total per seat.
MODIFIERS = (
    "strength",
    "strength_attacking",
    "strength_defending",
    "damage",
    "protection",
    "move",
    "pray",
    "tile_price",
    "level_price",
    "teleport_price",
    "payment",
    "recruit_free",
    "limit",
    "initiative",
    "night_prayer",
    "night_cards",
    "night_units",
    "vision",
    "prayer_per_kill",
    "prayer_per_win",
    "victory_defending",
    "prayer_per_loss",
    "prayer_per_entry",
    "trap",
    "extra_gain",
    "cards_per_two_kills",
)

#: Things a tile or a creature allows; the engine keeps one bit set per seat.
ABILITIES = (
    "ignore_walls",
    "teleport_from_obelisk",
    "divine_wound",
    "prescience",
    "hand_of_god",
    "silence_creature",
    "recruit_with_troops",
    "devour",
    "untouchable",
    "direct_recruitment",
    "compensation",
)

#: What a card does; each effect is one function of the engine.
EFFECTS = (
    "strength",
    "damage",
    "protection",
    "gain_prayer",
    "take_prayer",
    "enlist",
    "destroy",
    "teleport",
    "ignore_walls",
    "veto",
    "escape",
    "win_prayer",
    "swap_cards",
    "win_unharmed",
    "win_units",
    "swift",
    "remember",
)

#: The words of all boxes. Those of Seth come last, so that games without him keep their numbers.
ALL_COLOURS = (*COLOURS, VIOLET)
ALL_MODIFIERS = (*MODIFIERS, *SETH_MODIFIERS)
ALL_ABILITIES = (*ABILITIES, *SETH_ABILITIES)
ALL_EFFECTS = (*EFFECTS, *SETH_EFFECTS)

#: The modules of Ta-Seti; a record without a module belongs to the base box.
MODULES = ("black", "dawn", "path", "victory", "cards")
SLOTS = ("L1", "L2", "SK", "VP")
USES = ("none", "seal", "dagger", "mask")
TEMPORARY = ("strength", "protection", "damage")
#: What a road of the path may give.
SYMBOL_CODES = (
    *(f"pp{n}" for n in (1, 2, 3)),
    *(f"unit{n}" for n in (1, 2, 3)),
    "di1",
    "kill1",
    "leg1",
    *(f"tok:{word}" for word in TEMPORARY),
)
CREATURE_MODIFIERS = ("move", "strength", "damage", "protection")
CREATURE_ABILITIES = (
    "ignore_walls",
    "silence_creature",
    "teleport_from_obelisk",
    "devour",
    "untouchable",
    "incorruptible",
    "common",
)
TOKEN_ABILITIES = ("ignore_walls", "prescience", "direct_recruitment", "compensation")

Id = Annotated[str, name]
Text = Annotated[str, text]
Module = Annotated[str, one_of(MODULES)]
#: How sure a single field is where it differs from the record, and which fields measured play may change.
Doubts = Annotated[dict[str, str], marks(CERTAINTIES)]
Tunable = Annotated[tuple[str, ...], list_of(text)]
Side = Annotated[str, Written(one_of(SIDES), only_box=True)]
Replaced = Annotated[tuple[str, ...], Written(list_of(text), only_box=True)]


@dataclass(frozen=True, kw_only=True)
class Printed:
    id: Id
    certainty: Annotated[str, one_of(CERTAINTIES)]


@dataclass(frozen=True, kw_only=True)
class Component(Printed):
    rule: Text


@dataclass(frozen=True, kw_only=True)
class BoxedComponent(Component):
    """A component that the box Seth has too, with marks of its own."""

    module: Module = ""
    box: Annotated[str, Written(one_of((BOX,)), only_box=True)] = ""
    certainties: Annotated[dict[str, str], Written(marks(CERTAINTIES), only_box=True)] = field(default_factory=dict)
    tunable: Annotated[tuple[str, ...], Written(list_of(text), only_box=True)] = ()


@dataclass(frozen=True, kw_only=True)
class Tile(BoxedComponent):
    name: Text = ""
    colour: Annotated[str, one_of(ALL_COLOURS)]
    level: Annotated[int, number(1, 4)]
    copies: Annotated[int, number(0, 5)] = 1
    phase: Annotated[str, one_of(PHASES)]
    modifiers: Annotated[dict[str, int], numbers_by(ALL_MODIFIERS, -9, 9)] = field(default_factory=dict)
    abilities: Annotated[tuple[str, ...], several_of(ALL_ABILITIES)] = ()
    creature: Text = ""
    victory_points: Annotated[int, Written(number(1, 3), inside="grants")] = 0
    battle_card: Annotated[str, Written(text, inside="grants")] = ""
    silver_token: Annotated[bool, Written(flag, inside="grants")] = False
    gold_actions: Annotated[
        tuple[str, ...], Written(several_of(("move", "recruit", "pray", "buy")), inside="grants")
    ] = ()
    units: Annotated[int, Written(number(1, 3), inside="grants")] = 0
    clear_token: Annotated[bool, Written(flag, inside="grants", only_box=True)] = False
    side: Side = ""
    replaces: Replaced = ()


@dataclass(frozen=True, kw_only=True)
class Creature(BoxedComponent):
    modifiers: Annotated[dict[str, int], numbers_by(CREATURE_MODIFIERS, -3, 5)] = field(default_factory=dict)
    abilities: Annotated[tuple[str, ...], several_of(CREATURE_ABILITIES)] = ()
    victory_points: Annotated[int, number(0, 3)] = 0
    night_cards: Annotated[int, number(0, 3)] = 0
    entry_fee: Annotated[int, number(0, 5)] = 0
    carrion: Annotated[int, Written(number(0, 9), only_box=True)] = 0
    bite: Annotated[int, Written(number(0, 3), only_box=True)] = 0
    replaces: Replaced = ()


@dataclass(frozen=True, kw_only=True)
class Card(BoxedComponent):
    cost: Annotated[int, number(0, 9)]
    symbol: Annotated[str, one_of(SYMBOLS)]
    copies: Annotated[int, number(0, 9)]
    effect: Annotated[str, exactly_one(numbers_by(ALL_EFFECTS, 1, 9))]
    amount: int  # written with the effect: { strength = 2 }
    only_in_move: Annotated[bool, Written(one_of(("move",)), key="when")] = False
    deck: Side = ""


@dataclass(frozen=True, kw_only=True)
class BattleCard(BoxedComponent):
    strength: Annotated[int, number(0, 9)]
    damage: Annotated[int, number(0, 9)]
    protection: Annotated[int, number(0, 9)]
    starting: Annotated[bool, flag]
    own_losses: Annotated[int, number(0, 5)] = 0
    mirror: Annotated[bool, Written(flag, only_box=True)] = False
    side: Side = ""


@dataclass(frozen=True, kw_only=True)
class ActionSpace(Printed):
    row: Annotated[str, one_of(ROWS)]
    action: Annotated[str, one_of(ACTIONS)]
    colour: Annotated[str, one_of(COLOURS)] = ""
    module: Module = ""


@dataclass(frozen=True, kw_only=True)
class Space:
    id: Id
    kind: Annotated[str, one_of(SPACE_KINDS)]
    bank: Annotated[str, one_of(("west", "east", "delta"))]
    x: Annotated[float, decimal]
    y: Annotated[float, decimal]
    city: Text = ""
    obelisk: Annotated[bool, flag] = False
    income: Annotated[int, number(1, 9)] = 0
    sacrifice: Annotated[int, number(1, 9)] = 0


@dataclass(frozen=True, kw_only=True)
class Board(Printed):
    players: Annotated[int, number(2, 5)]
    variant: Text = ""
    side: Text
    spaces: Annotated[tuple[Space, ...], tables_of(Space, "space")]
    land: Annotated[tuple[tuple[str, str], ...], links]
    harbour: Annotated[tuple[tuple[str, str], ...], links]
    portal: tuple[tuple[str, str], ...] = ()  # comes with the city of Seth, as what is inert there does
    inert: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Location:
    """A stop on the path to Ta-Seti."""

    id: Id
    kind: Text
    slots: Annotated[tuple[str, ...], one_or_two(several_of(SLOTS))]
    x: Annotated[float, decimal]
    y: Annotated[float, decimal]


@dataclass(frozen=True, kw_only=True)
class Face(Printed):
    """One side of a path board: its stops and the roads between them and the seams."""

    board: Annotated[int, number(1, 4)]
    locations: Annotated[tuple[Location, ...], tables_of(Location, "location")]
    roads: Annotated[tuple[tuple[str, str, tuple[str, ...]], ...], roads(SYMBOL_CODES)]
    entrances: Annotated[dict[str, int], heights] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class PathToken(Component):
    """An object (slot L1 or L2) or a skill (slot SK)."""

    slot: Annotated[str, one_of(("L1", "L2", "SK"))]
    copies: Annotated[int, number(0, 12)]
    modifiers: Annotated[dict[str, int], numbers_by(MODIFIERS, -3, 3)] = field(default_factory=dict)
    abilities: Annotated[tuple[str, ...], several_of(TOKEN_ABILITIES)] = ()
    draws: Annotated[int, number(0, 3)] = 0
    use: Annotated[str, one_of(USES)] = "none"


@dataclass(frozen=True)
class Content:
    """Everything in the box, after content packs; `digest` names it in game records."""

    tiles: tuple[Tile, ...]
    creatures: tuple[Creature, ...]
    cards: tuple[Card, ...]
    battle_cards: tuple[BattleCard, ...]
    actions: tuple[ActionSpace, ...]
    boards: tuple[Board, ...]
    faces: tuple[Face, ...]
    path_tokens: tuple[PathToken, ...]
    digest: str
    seth: SethBox | None = None
