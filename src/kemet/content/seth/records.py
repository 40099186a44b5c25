"""What only the box Seth holds, as typed records, and the words that its tiles and cards add to the vocabulary."""

from __future__ import annotations

from dataclasses import dataclass, field

BOX = "seth"
#: The two sides of the table: Seth, and the members of the alliance.
SIDES = ("seth", "alliance")
#: The colour of Seth's tiles and of his one pyramid.
VIOLET = "violet"
#: The modules of Ta-Seti that can be played with Seth, both or one of them (S-TS-01, S-TS-02, S-CLAR-02).
#: Their rulings hold, read with the two sides (S-TS-23).
SETH_MODULES = ("black", "cards")
MEMBERS = (2, 3, 4, 5)

#: Further numbers that a tile or a power token may add up.
SETH_MODIFIERS = (
    "strength_corrupting",
    "troop_limit",
    "capture",
    "drain",
    "night_theft",
    "night_pick",
)

#: Further things that a tile or a creature allows.
SETH_ABILITIES = ("swap_cards", "incorruptible", "common")

#: What a creature card can do in its battle.
CARD_POWERS = ("silence_creature", "silence_cards", "pierce", "strike_cities", "strike_anyone")

#: Further things that a divine card does.
SETH_EFFECTS = ("give_prayer",)

SPACE_COLOURS = ("violet", "yellow", "gold")
SETH_ACTIONS = (
    "move",
    "invasion",
    "recruit",
    "raise",
    "pray",
    "invoke",
    "buy",
    "corrupt_pyramid",
    "corrupt_creature",
    "corrupt_troop",
    "destroy_two",
    "gold",
)

#: The figures that the rules ask for by name.
NUMBERS = (
    "alliance_target",
    "seth_units",
    "seth_units_placed",
    "member_units",
    "member_units_placed",
    "seth_limit",
    "alliance_limit",
    "creature_limit",
    "seth_prayer",
    "member_prayer",
    "most_prayer",
    "violet_tokens_beyond_members",
    "member_tokens",
    "tokens_given_to_seth",
    "violet_pyramid",
    "seth_night_prayer_per_member",
    "member_night_prayer",
    "night_cards",
    "eclipse_vision",
    "seth_pray",
    "seth_invoke",
    "corrupt_pyramid_surcharge",
    "destroyed_units",
    "creature_battle_points",
    "invasion_groups",
    "recall_less",
    "temples",
    "temple_cost_1",
    "temple_cost_2",
    "temple_cost_3",
    "ceremony_per_member",
    "ceremony_less_per_point",
    "proposals_per_member",
)


@dataclass(frozen=True)
class SethSpace:
    """A space of Seth's action board: violet, yellow (it hits a member) or the gold tip."""

    id: str
    rule: str
    row: int
    colour: str
    action: str
    x: float
    y: float
    certainty: str
    certainties: dict[str, str] = field(default_factory=dict)
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class CreatureCard:
    """A creature that Seth may corrupt while its tile is for sale; level and colour are the tile's."""

    id: str
    rule: str
    tile: str
    strength: int
    damage: int
    certainty: str
    abilities: tuple[str, ...] = ()
    win_prayer: int = 0
    draws: int = 0
    module: str = ""
    certainties: dict[str, str] = field(default_factory=dict)
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class PowerToken:
    """A power of the Osiris board: it serves every member once it is drawn or chosen."""

    id: str
    rule: str
    certainty: str
    modifiers: dict[str, int] = field(default_factory=dict)
    grey_tokens: int = 0
    gold_actions: tuple[str, ...] = ()
    certainties: dict[str, str] = field(default_factory=dict)
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class PrayerToken:
    """What a sacred temple gives at the end of the day: `back` at level 2, `front` at level 3."""

    id: str
    rule: str
    back: int
    front: int
    certainty: str
    certainties: dict[str, str] = field(default_factory=dict)
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class Piece:
    """Tokens and figures that are only counted."""

    id: str
    rule: str
    copies: int
    certainty: str


@dataclass(frozen=True)
class Track:
    """The day for so many members: `S2` is a turn of Seth with two tokens, `A` one of the alliance, `E` the eclipse."""

    id: str
    rule: str
    members: int
    steps: tuple[str, ...]
    temples_for_point: int
    certainty: str
    certainties: dict[str, str] = field(default_factory=dict)
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class Number:
    """One figure of the rules that belongs to no component."""

    id: str
    rule: str
    value: int
    certainty: str
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class SethOption:
    """A house rule of a game with Seth: its values, the default first; without values it is one of another box."""

    id: str
    rule: str
    certainty: str
    values: tuple[str, ...] = ()
    module: str = ""
    tunable: tuple[str, ...] = ()


@dataclass(frozen=True)
class Knob:
    """What a tuning run may turn: fields of records, by how much, whom it helps, and in which order."""

    id: str
    kind: str
    records: tuple[str, ...]
    fields: tuple[str, ...]
    helps: str
    order: int
    step: int = 1
    low: int | None = None
    high: int | None = None
    keep: int = 0
    others: tuple[tuple[int, ...], ...] = ()


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
