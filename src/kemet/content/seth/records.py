"""What only the box Seth holds, as typed records; each field says what a data file may write there."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from kemet.content.checks import decimal, list_of, number, numbers_by, one_of, several_of, splits, steps, text
from kemet.content.records import ALL_MODIFIERS, Component, Doubts, Id, Text, Tunable
from kemet.content.seth.words import CARD_POWERS, OWNERS, SETH_ACTIONS, SETH_MODULES, SPACE_COLOURS

SethModule = Annotated[str, one_of(SETH_MODULES)]
Texts = Annotated[tuple[str, ...], list_of(text)]


@dataclass(frozen=True, kw_only=True)
class SethComponent(Component):
    certainties: Doubts = field(default_factory=dict)
    tunable: Tunable = ()


@dataclass(frozen=True, kw_only=True)
class SethSpace(SethComponent):
    """A space of Seth's action board: violet, yellow (it hits a member) or the gold tip."""

    row: Annotated[int, number(0, 4)]
    colour: Annotated[str, one_of(SPACE_COLOURS)]
    action: Annotated[str, one_of(SETH_ACTIONS)]
    x: Annotated[float, decimal]
    y: Annotated[float, decimal]


@dataclass(frozen=True, kw_only=True)
class CreatureCard(SethComponent):
    """A creature that Seth may corrupt while its tile is for sale; level and colour are the tile's."""

    tile: Text
    strength: Annotated[int, number(0, 9)]
    damage: Annotated[int, number(0, 9)]
    abilities: Annotated[tuple[str, ...], several_of(CARD_POWERS)] = ()
    win_prayer: Annotated[int, number(0, 9)] = 0
    draws: Annotated[int, number(0, 3)] = 0
    module: SethModule = ""


@dataclass(frozen=True, kw_only=True)
class PowerToken(SethComponent):
    """A power of the Osiris board: it serves every member once it is drawn or chosen."""

    modifiers: Annotated[dict[str, int], numbers_by(ALL_MODIFIERS, -3, 3)] = field(default_factory=dict)
    grey_tokens: Annotated[int, number(0, 1)] = 0
    gold_actions: Annotated[tuple[str, ...], several_of(("move", "recruit", "pray"))] = ()


@dataclass(frozen=True, kw_only=True)
class PrayerToken(SethComponent):
    """What a sacred temple gives at the end of the day: `back` at level 2, `front` at level 3."""

    back: Annotated[int, number(0, 5)]
    front: Annotated[int, number(0, 5)]


@dataclass(frozen=True, kw_only=True)
class Piece(Component):
    """Tokens and figures that are only counted."""

    copies: Annotated[int, number(0, 20)]


@dataclass(frozen=True, kw_only=True)
class Track(SethComponent):
    """The day of a game: `S2` is a turn of Seth with two tokens, `A` one of the alliance, `E` the eclipse."""

    members: Annotated[int, number(2, 5)]
    steps: Annotated[tuple[str, ...], steps]
    temples_for_point: Annotated[int, number(1, 7)]


@dataclass(frozen=True, kw_only=True)
class Number(Component):
    """One figure of the rules that belongs to no component."""

    value: Annotated[int, number(0, 99)]
    tunable: Tunable = ()


@dataclass(frozen=True, kw_only=True)
class SethOption(Component):
    """A house rule of a game with Seth: its values, the default first; without values it is one of another box."""

    values: Texts = ()
    module: SethModule = ""
    tunable: Tunable = ()


@dataclass(frozen=True, kw_only=True)
class Knob:
    """What a tuning run may turn: fields of records, by how much, whom it helps, and in which order."""

    id: Id
    kind: Text
    records: Texts
    fields: Texts
    helps: Annotated[str, one_of(OWNERS)]
    order: Annotated[int, number(1, 4)]
    step: Annotated[int, number(1, 3)] = 1
    low: Annotated[int | None, number(0, 99)] = None
    high: Annotated[int | None, number(0, 99)] = None
    keep: Annotated[int, number(1, 99)] = 0
    others: Annotated[tuple[tuple[int, ...], ...], splits] = ()


@dataclass(frozen=True)
class SethBox:
    """What lies in the box Seth beside tiles, creatures, cards and boards."""

    members: int
    spaces: tuple[SethSpace, ...]
    creature_cards: tuple[CreatureCard, ...]
    power_tokens: tuple[PowerToken, ...]
    prayer_tokens: tuple[PrayerToken, ...]
    pieces: tuple[Piece, ...]
    tracks: tuple[Track, ...]
    numbers: dict[str, Number]
    options: tuple[SethOption, ...]
    knobs: tuple[Knob, ...]

    def number(self, id: str) -> int:
        """The figure of this name.

        >>> from kemet.content import load_content
        >>> load_content(members=3).seth.number("seth_units")
        15
        """
        return self.numbers[id].value

    @property
    def track(self) -> Track:
        """The day of this game."""
        return next(track for track in self.tracks if track.members == self.members)
