"""What is printed, as a front end gets it: of `kemet.facts.facts` so much as is named here."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from kemet.server.shapes.game import Colour


class Printed(BaseModel):
    """A part of what is printed; what only those who write content need stays at home."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class TileFacts(Printed):
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


class CreatureFacts(Printed):
    id: str
    rule: str
    modifiers: dict[str, int]
    abilities: list[str]
    victory_points: int
    night_cards: int
    entry_fee: int
    module: str


class CardFacts(Printed):
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


class BattleCardFacts(Printed):
    id: str
    rule: str
    strength: int
    damage: int
    protection: int
    starting: bool
    own_losses: int
    module: str


class ActionFacts(Printed):
    """A space of the action board; the colour is the school of a buy space, else empty."""

    id: str
    row: Literal["top", "middle", "bottom"]
    action: str
    colour: Colour | Literal[""]
    module: str


class SpaceFacts(Printed):
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


class LocationFacts(Printed):
    """A stop on the path to Ta-Seti."""

    id: str
    kind: str
    slots: list[str]
    x: float
    y: float


class FaceFacts(Printed):
    """One side of a path board; a road is its two ends and the symbols on it."""

    id: str
    board: int
    locations: list[LocationFacts]
    roads: list[tuple[str, str, list[str]]]
    entrances: dict[str, int]


class PathTokenFacts(Printed):
    """An object or a skill of the path."""

    id: str
    slot: str
    copies: int
    rule: str
    modifiers: dict[str, int]
    abilities: list[str]
    draws: int
    use: str


class Facts(Printed):
    """The printed components of one table, by id.

    `codes` has the code of choices at things on the table by kind and the values of their fields, a blank between.
    """

    content: str
    tiles: dict[str, TileFacts]
    creatures: dict[str, CreatureFacts]
    cards: dict[str, CardFacts]
    battle_cards: dict[str, BattleCardFacts]
    path_tokens: dict[str, PathTokenFacts]
    actions: list[ActionFacts]
    spaces: dict[str, SpaceFacts]
    board: str
    faces: dict[str, FaceFacts]
    codes: dict[str, dict[str, int]]
