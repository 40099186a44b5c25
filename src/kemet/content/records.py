"""The printed components as typed records: what the data files say, nothing more."""

from __future__ import annotations

from dataclasses import dataclass, field

from kemet.content.seth.records import SETH_ABILITIES, SETH_EFFECTS, SETH_MODIFIERS, VIOLET, SethBox

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


@dataclass(frozen=True)
class Tile:
    id: str
    name: str
    rule: str
    colour: str
    level: int
    copies: int
    phase: str
    certainty: str
    modifiers: dict[str, int] = field(default_factory=dict)
    abilities: tuple[str, ...] = ()
    creature: str = ""
    victory_points: int = 0
    battle_card: str = ""
    silver_token: bool = False
    gold_actions: tuple[str, ...] = ()
    units: int = 0
    module: str = ""
    clear_token: bool = False
    side: str = ""
    box: str = ""
    replaces: tuple[str, ...] = ()
    certainties: dict[str, str] = field(default_factory=dict)
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class Creature:
    id: str
    rule: str
    certainty: str
    modifiers: dict[str, int] = field(default_factory=dict)
    abilities: tuple[str, ...] = ()
    victory_points: int = 0
    night_cards: int = 0
    entry_fee: int = 0
    module: str = ""
    carrion: int = 0
    bite: int = 0
    box: str = ""
    replaces: tuple[str, ...] = ()
    certainties: dict[str, str] = field(default_factory=dict)
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class Card:
    id: str
    rule: str
    cost: int
    symbol: str
    copies: int
    effect: str
    amount: int
    certainty: str
    only_in_move: bool = False
    module: str = ""
    deck: str = ""
    box: str = ""
    certainties: dict[str, str] = field(default_factory=dict)
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class BattleCard:
    id: str
    rule: str
    strength: int
    damage: int
    protection: int
    starting: bool
    certainty: str
    own_losses: int = 0
    module: str = ""
    mirror: bool = False
    side: str = ""
    box: str = ""
    certainties: dict[str, str] = field(default_factory=dict)
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class ActionSpace:
    id: str
    row: str
    action: str
    colour: str
    certainty: str
    module: str = ""


@dataclass(frozen=True)
class Space:
    id: str
    kind: str
    bank: str
    x: float
    y: float
    city: str = ""
    obelisk: bool = False
    income: int = 0
    sacrifice: int = 0


@dataclass(frozen=True)
class Board:
    id: str
    players: int
    variant: str
    side: str
    certainty: str
    spaces: tuple[Space, ...]
    land: tuple[tuple[str, str], ...]
    harbour: tuple[tuple[str, str], ...]
    portal: tuple[tuple[str, str], ...] = ()
    inert: tuple[str, ...] = ()


@dataclass(frozen=True)
class Location:
    """A stop on the path to Ta-Seti."""

    id: str
    kind: str
    slots: tuple[str, ...]
    x: float
    y: float


@dataclass(frozen=True)
class Face:
    """One side of a path board: its stops and the roads between them and the seams."""

    id: str
    board: int
    locations: tuple[Location, ...]
    roads: tuple[tuple[str, str, tuple[str, ...]], ...]
    entrances: dict[str, int]
    certainty: str


@dataclass(frozen=True)
class PathToken:
    """An object (slot L1 or L2) or a skill (slot SK)."""

    id: str
    slot: str
    copies: int
    rule: str
    certainty: str
    modifiers: dict[str, int] = field(default_factory=dict)
    abilities: tuple[str, ...] = ()
    draws: int = 0
    use: str = "none"


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
