"""What is printed on the components of a table, with its types: `kemet.game.facts` makes it, front ends draw it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from kemet.telling.view.types import Colour, Side

#: The text about what nobody has checked against the printed box: of nothing, of a part, of the whole record.
Unchecked = Literal["", "unchecked-part", "unchecked"]


class TileFacts(TypedDict):
    id: str
    name: str
    rule: str
    colour: Colour
    level: int
    copies: int
    phase: str
    modifiers: dict[str, int]
    abilities: list[str]
    creature: str
    victory_points: int
    battle_card: str
    silver_token: bool
    gold_actions: list[str]
    units: int
    module: str
    clear_token: bool
    side: Annotated[Side | Literal[""], "with Seth: who alone may own it"]
    box: str
    unchecked: Unchecked


class CreatureFacts(TypedDict):
    id: str
    rule: str
    modifiers: dict[str, int]
    abilities: list[str]
    victory_points: int
    night_cards: int
    entry_fee: int
    module: str
    carrion: int
    bite: int
    box: str
    unchecked: Unchecked


class CardFacts(TypedDict):
    """A divine card."""

    id: str
    rule: str
    cost: int
    symbol: Literal["battle", "day", "opponent"]
    copies: int
    effect: str
    amount: int
    only_in_move: bool
    module: str
    deck: Side | Literal[""]
    unchecked: Unchecked


class BattleCardFacts(TypedDict):
    id: str
    rule: str
    strength: int
    damage: int
    protection: int
    starting: bool
    own_losses: int
    module: str
    mirror: bool
    side: Side | Literal[""]
    unchecked: Unchecked


class ActionFacts(TypedDict):
    """A space of the action board; the colour is the school of a buy space, else empty."""

    id: str
    row: Literal["top", "middle", "bottom"]
    action: str
    colour: Colour | Literal[""]
    module: str


class SpaceFacts(TypedDict):
    """A space of the board with its neighbours by land and by harbour."""

    id: str
    kind: Literal["district", "desert", "temple", "sanctuary"]
    bank: str
    x: float
    y: float
    city: str
    obelisk: bool
    income: int
    sacrifice: int
    land: list[str]
    harbour: list[str]


class LocationFacts(TypedDict):
    """A stop on the path to Ta-Seti."""

    id: str
    kind: str
    slots: list[str]
    x: float
    y: float


class FaceFacts(TypedDict):
    """One side of a path board; a road is its two ends and the symbols on it."""

    id: str
    board: int
    locations: list[LocationFacts]
    roads: list[tuple[str, str, list[str]]]
    entrances: dict[str, int]


class PathTokenFacts(TypedDict):
    """An object or a skill of the path."""

    id: str
    slot: str
    copies: int
    rule: str
    modifiers: dict[str, int]
    abilities: list[str]
    draws: int
    use: str


class SethSpaceFacts(TypedDict):
    """A space of Seth's action board; row 0 is the gold tip."""

    id: str
    rule: str
    row: int
    colour: Literal["violet", "yellow", "gold"]
    action: str
    x: float
    y: float
    unchecked: Unchecked


class CreatureCardFacts(TypedDict):
    """A creature that Seth may corrupt while its tile is for sale."""

    id: str
    rule: str
    tile: str
    strength: int
    damage: int
    abilities: list[str]
    win_prayer: int
    draws: int
    module: str
    unchecked: Unchecked


class PowerTokenFacts(TypedDict):
    id: str
    rule: str
    modifiers: dict[str, int]
    grey_tokens: int
    gold_actions: list[str]
    unchecked: Unchecked


class PrayerTokenFacts(TypedDict):
    id: str
    rule: str
    back: int
    front: int
    unchecked: Unchecked


class SethBoxFacts(TypedDict):
    """Seth's action board, creature cards and tokens, and the figures of the rules."""

    spaces: list[SethSpaceFacts]
    creature_cards: dict[str, CreatureCardFacts]
    power_tokens: dict[str, PowerTokenFacts]
    prayer_tokens: dict[str, PrayerTokenFacts]
    temples_for_point: int
    numbers: dict[str, int]


class SethFacts(SethBoxFacts):
    """What only the box Seth holds. `sites` is where sacred temples may stand, `altars` where those stand who pay for
    the ceremony; `inert` spaces do nothing."""

    portal: list[tuple[str, str]]
    inert: list[str]
    sites: list[str]
    altars: list[str]


class Boxes(TypedDict):
    """The printed components of the boxes in play, by id."""

    tiles: dict[str, TileFacts]
    creatures: dict[str, CreatureFacts]
    cards: dict[str, CardFacts]
    battle_cards: dict[str, BattleCardFacts]
    path_tokens: dict[str, PathTokenFacts]
    actions: list[ActionFacts]
    faces: dict[str, FaceFacts]


class Facts(Boxes):
    """The printed components of one table, by id.

    `codes` has the code of choices at things on the table by kind and the values of their fields, a blank between.
    """

    content: str
    spaces: dict[str, SpaceFacts]
    board: str
    codes: dict[str, dict[str, int]]
    seth: SethFacts | None
