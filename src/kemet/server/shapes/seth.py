"""What a game with Seth adds to views and to what is printed. Tests check that real ones have these shapes."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kemet.server.shapes.sayings import Shape

Side = Literal["seth", "alliance"]
#: What lies on a space of Seth's board: a kind of token, or the member whose colour it has.
Lies = Literal["violet", "silver", "clear"] | int
TokenState = Literal["none", "in hand", "placed", "from next turn"]


class TrackStep(Shape):
    """A step of the day: a turn of Seth with so many tokens, one of the alliance, the eclipse."""

    kind: Literal["seth", "alliance", "eclipse"]
    tokens: int


class SacredTemple(Shape):
    """What it pays at the end of the day, and the power that its third level brought."""

    level: int
    income: int
    power: str | None


class ProposalView(Shape):
    """What members are asked to agree to: each one's part, who has agreed, who is still asked.

    `usual` is what counts if somebody refuses a split; `chooser` picks the power of the ceremony.
    """

    cause: Literal["split", "temple", "ceremony"]
    proposer: int
    shares: dict[str, int]
    usual: dict[str, int] | None
    space: str | None
    level: int | None
    chooser: int | None
    asked: list[int]
    agreed: list[int]


class SethView(Shape):
    """What everybody sees of a game with Seth beside the board and the seats."""

    members: int
    track: list[TrackStep]
    step: int | None = Field(description="where the day stands on the track; null outside of it")
    acted: list[int] = Field(description="members who have had their turn in this step")
    later: list[int] = Field(description="members who let the others go first")
    colour_tokens: list[int] = Field(description="members whose colour token Seth holds")
    board: dict[str, Lies] = Field(description="by space of Seth's board")
    grey: TokenState
    gold: TokenState
    clear: TokenState
    alliance_tiles: list[str]
    osiris_buyer: int | None
    powers: list[str]
    powers_left: list[str] | None = Field(description="the power tokens to choose from, while one is chosen")
    temples: dict[str, SacredTemple]
    temple_objective: bool
    ceremony_objective: bool
    portal_open: bool
    ceremony_cost: int
    payers: list[int]
    alliance_points: int
    alliance_target: int
    temporary_points: int
    creature_cards: list[str] = Field(description="creature cards in Seth's hand")
    corrupted: int | None = Field(description="the member whose troop is corrupted now")
    invading: int = Field(description="which movement of a Furious invasion is under way, 0 outside of one")
    chat_closed: bool = Field(description="from the declaration of a corrupted battle until its reveal")
    proposal: ProposalView | None


class Site(Shape):
    """The next level of a sacred temple and the units it takes."""

    level: int
    units: int
