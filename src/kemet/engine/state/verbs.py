"""The dictionary of choices: every verb once, with its first number, its sentence, and how its fields are numbered.

Numbers, notation, actions of learners, codes for drawing and the table in docs/notation.md are all made from it.

>>> row, numbers = verb_of(576 + 12 + 4)
>>> row.name, row.sentence, numbers
('build', 'build {colour} {district} {level}', [1, 1, 0])
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from kemet.content.records import ACTIONS, ALL_EFFECTS, COLOURS
from kemet.engine.state import choices as codes
from kemet.engine.state.codes import DISTRICTS, MAX_LEVEL, MAX_SEATS, MAX_SPACES, PRIESTS
from kemet.engine.state.ruleset import Ruleset

AIMED: Final = ("destroy", "teleport")  # effects of cards that are played at a space
RESERVE: Final = "reserve"
SLOTS: Final = ("1", "2", "1 2")
MAX_SHARED: Final = 15  # more of anything is never shared out or given at once

# --- fields -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Field:
    """One of the things a choice names. `key` is its name as data, `what` that in messages about a wrong word."""

    key: str
    what: str

    def word(self, table: Ruleset, city: int, number: int) -> str:
        """As the owner of a city writes it, maybe not at all; an IndexError for a number that means nothing here."""
        raise NotImplementedError

    def told(self, word: str, number: int) -> str | int:
        """As data: what has an id by that, all else as a number."""
        return number

    def span(self, table: Ruleset) -> range:
        """The numbers that mean something here."""
        raise NotImplementedError


@dataclass(frozen=True)
class Thing(Field):
    """A thing of the table, by its id."""

    ids: Callable[[Ruleset], Sequence[str]]

    def word(self, table: Ruleset, city: int, number: int) -> str:
        return self.ids(table)[number]

    def told(self, word: str, number: int) -> str | int:
        return word

    def span(self, table: Ruleset) -> range:
        return range(len(self.ids(table)))


@dataclass(frozen=True)
class Striker(Thing):
    """A card that strikes an owner of units; other cards are no such thing."""


@dataclass(frozen=True)
class Number(Field):
    """A number from `low` to `high`; the choice counts it from `counted_from`."""

    low: int
    high: int
    counted_from: int = 0

    def highest(self, table: Ruleset) -> int:
        return self.high

    def word(self, table: Ruleset, city: int, number: int) -> str:
        if number not in self.span(table):
            raise IndexError(number)
        return str(number + self.counted_from)

    def told(self, word: str, number: int) -> str | int:
        return number + self.counted_from

    def span(self, table: Ruleset) -> range:
        return range(self.low - self.counted_from, self.highest(table) - self.counted_from + 1)


@dataclass(frozen=True)
class PlaceField(Number):
    """A place in the turn order: as many as there are players."""

    def highest(self, table: Ruleset) -> int:
        return table.players


@dataclass(frozen=True)
class Some(Number):
    """A number after a word of its own; nothing is written for 0."""

    before: str = ""

    def word(self, table: Ruleset, city: int, number: int) -> str:
        return f"{self.before} {super().word(table, city, number)}" if number else ""


@dataclass(frozen=True)
class SeatField(Field):
    """A seat, written P1, P2, ...; as data it counts from 0."""

    def word(self, table: Ruleset, city: int, number: int) -> str:
        return f"P{self.span(table)[number] + 1}"

    def span(self, table: Ruleset) -> range:
        return range(table.players)


@dataclass(frozen=True)
class HomeField(Field):
    """A district of the chooser's city; `reserve` is one more place where that is allowed."""

    reserve: bool = False

    def word(self, table: Ruleset, city: int, number: int) -> str:
        if self.reserve and number == DISTRICTS:
            return RESERVE
        own = list(table.districts)[city * DISTRICTS : (city + 1) * DISTRICTS]
        return table.space_ids[own[number]]

    def told(self, word: str, number: int) -> str | int:
        return word

    def span(self, table: Ruleset) -> range:
        return range(DISTRICTS + self.reserve)


@dataclass(frozen=True)
class Phrase(Field):
    """Words that are there for 1 and not there for 0."""

    words: tuple[str, ...]

    def word(self, table: Ruleset, city: int, number: int) -> str:
        return ("", " ".join(self.words))[number]

    def span(self, table: Ruleset) -> range:
        return range(2)


@dataclass(frozen=True)
class Slots(Field):
    """A set of two slots: 1, 2, or both."""

    def word(self, table: Ruleset, city: int, number: int) -> str:
        if number not in self.span(table):
            raise IndexError(number)
        return SLOTS[number - 1]

    def span(self, table: Ruleset) -> range:
        return range(1, 4)


def _spaces(table: Ruleset) -> Sequence[str]:
    return table.space_ids


def _cards(table: Ruleset) -> Sequence[str]:
    return table.card_ids


def _battle_cards(table: Ruleset) -> Sequence[str]:
    return table.battle_ids


def _action_spaces(table: Ruleset) -> Sequence[str]:
    return table.action_ids


def _creatures(table: Ruleset) -> Sequence[str]:
    return table.creature_ids


def _seths_spaces(table: Ruleset) -> Sequence[str]:
    return table.seth.space_ids if table.seth is not None else ()


def _creature_cards(table: Ruleset) -> Sequence[str]:
    return table.seth.card_ids if table.seth is not None else ()


def _power_tokens(table: Ruleset) -> Sequence[str]:
    return table.seth.power_ids if table.seth is not None else ()


def _strikers(table: Ruleset) -> Sequence[str]:
    return [table.card_ids[kind] for kind in table.strike_kinds]


#: Every field that a sentence may name.
FIELDS: Final[dict[str, Field]] = {
    "city": Thing("city", "city", lambda table: table.city_ids),
    "space": Thing("space", "space", _spaces),
    "tile": Thing("tile", "tile", lambda table: table.tile_ids),
    "card": Thing("card", "card", _cards),
    "striker": Striker("card", "card", _strikers),
    "creature": Thing("creature", "creature", _creatures),
    "object": Thing("object", "object", lambda table: table.token_ids),
    "battle_card": Thing("battle_card", "battle card", _battle_cards),
    "play": Thing("play", "battle card", _battle_cards),
    "discard": Thing("discard", "battle card", _battle_cards),
    "second": Thing("second", "battle card", _battle_cards),
    "action": Thing("action", "gold action", lambda table: ACTIONS),
    "action_space": Thing("action_space", "action space", _action_spaces),
    "seths_space": Thing("action_space", "space of Seth's board", _seths_spaces),
    "creature_card": Thing("creature_card", "creature card", _creature_cards),
    "power": Thing("power", "power token", _power_tokens),
    "colour": Thing("colour", "colour", lambda table: COLOURS),
    "from": Thing("from", "stop", lambda table: [RESERVE, *table.roads.stop_ids]),
    "to": Thing("to", "stop", lambda table: table.roads.stop_ids),
    "district": HomeField("space", "space"),
    "home": HomeField("space", "space", reserve=True),
    "seat": SeatField("seat", "the seat"),
    "first_level": Number("level", "the level", 1, 2, 1),
    "level": Number("level", "the level", 1, MAX_LEVEL, 1),
    "units": Number("units", "the number of units", 0, 7),
    "group": Number("units", "the number of units", 1, 7),
    "tokens": Number("tokens", "the number of tokens", 0, 60),
    "amount": Number("amount", "the number", 0, MAX_SHARED),
    "prayer": Number("prayer", "the prayer", 1, MAX_SHARED),
    "lost": Number("priests", "the number of priests", 0, PRIESTS),
    "place": PlaceField("place", "the place", 1, MAX_SEATS, 1),
    "priests": Some("priests", "the number of priests", 1, PRIESTS, before="priests"),
    "with creature": Phrase("creature", "", ("with", "creature")),
    "priest": Phrase("priest", "", ("priest",)),
    "slots": Slots("slots", ""),
}

# --- verbs --------------------------------------------------------------------------------------------------------


class Verb:
    """A row. The number of a choice is `base` plus the number of each field times its stride; the last stride is 1.

    `name` tells rows apart that begin with the same word. `also` are values as data that say which of them it is, and
    `or_else` is another sentence for the same numbers.
    """

    def __init__(self, base: int, sentence: str, *strides: int, name: str = "", or_else: str = "", **also: int):
        self.base = base
        self.sentence = sentence
        self.word = sentence.partition(" ")[0]
        self.name = name or self.word
        self.also = also
        self.parts = parts_of(sentence)
        self.other_parts = parts_of(or_else)
        self.fields = [part for part in self.parts if isinstance(part, Field)]
        self.strides = [*strides, 1] if self.fields else []
        self.with_seth = base >= codes.PAIR
        self.without_seth = base in (codes.BATTLE, codes.REMOVE)
        assert len(self.fields) == len(self.strides), sentence

    def numbers(self, code: int) -> list[int]:
        """The number of each field; an IndexError beyond the last."""
        rest, found = code - self.base, []
        for stride in self.strides:
            number, rest = divmod(rest, stride)
            found.append(number)
        if rest:
            raise IndexError(code)
        return found

    def code(self, numbers: Sequence[int]) -> int:
        return self.base + sum(number * stride for number, stride in zip(numbers, self.strides, strict=True))

    def told(self, table: Ruleset, city: int, numbers: Sequence[int]) -> dict[str, str | int]:
        """The fields as data."""
        found: dict[str, str | int] = {
            field.key: field.told(field.word(table, city, number), number)
            for field, number in zip(self.fields, numbers, strict=True)
        }
        return found | self.also

    def codes(self, table: Ruleset) -> Iterator[tuple[list[int], int]]:
        """All that mean something at this table, with the numbers of their fields."""
        for numbers in product(*(field.span(table) for field in self.fields)):
            yield list(numbers), self.code(numbers)

    def is_known(self, table: Ruleset) -> bool:
        """Do games at this table have it?"""
        return not (self.without_seth if table.with_seth else self.with_seth)


def parts_of(sentence: str) -> list[Field | str]:
    """What follows the verb: fields, and words that stand as they are."""
    found = re.findall(r"\{([^}]+)\}|(\S+)", sentence)
    return [FIELDS[name] if name else word for name, word in found][1:]


#: By number. A row ends where the next one begins.
VERBS: Final = (
    Verb(codes.PASS, "pass"),
    Verb(codes.DONE, "done"),
    Verb(codes.END, "end"),
    Verb(codes.YES, "yes"),
    Verb(codes.RECALL, "recall"),
    Verb(codes.RETREAT, "retreat"),
    Verb(codes.STAY, "stay"),
    Verb(codes.REINFORCE, "reinforce"),
    Verb(codes.CITY, "city {city}"),
    Verb(codes.PYRAMID, "pyramid {colour} {first_level}", 2),
    Verb(codes.COUNT, "units {units}", name="count"),
    Verb(codes.SEAT_AT, "next {seat}"),
    Verb(codes.TOKEN, "token {action_space}"),
    Verb(codes.SILVER, "silver {action_space}"),
    Verb(codes.UNIT, "place {space}"),
    Verb(codes.FROM, "from {space}"),
    Verb(codes.STEP, "step {space}"),
    Verb(codes.TELEPORT, "teleport {space}"),
    Verb(codes.ESCAPE, "escape {space}"),
    Verb(codes.RETREAT_TO, "retreat {space}", name="retreat to"),
    Verb(codes.FIGHT, "fight {space}"),
    Verb(codes.GROUP, "group {group} {priests} {with creature}", 8, 2),
    Verb(codes.LIFT, "raise {space} {level}", MAX_LEVEL),
    Verb(codes.BUILD, "build {colour} {district} {level}", MAX_LEVEL * DISTRICTS, MAX_LEVEL),
    Verb(codes.CREATURE, "creature {creature} {home}", DISTRICTS + 1),
    Verb(codes.BUY_TILE, "buy {tile}"),
    Verb(codes.BATTLE, "play {play} discard {discard}", 12),
    Verb(codes.REMOVE, "remove {battle_card}"),
    Verb(codes.ADD, "add {card}"),
    Verb(codes.WOUND, "wound {card}"),
    Verb(codes.KEEP, "keep {card}"),
    Verb(codes.CARD, "card {card}"),
    Verb(codes.CARD_AT, "card {card} {space}", MAX_SPACES, name="card at"),
    Verb(codes.GOLD, "gold {action}"),
    Verb(codes.SPEND, "spend {tokens}"),
    Verb(codes.SPOT, "spot {place}"),
    Verb(codes.TRIP, "trip {from} {to}", 32),
    Verb(codes.TAKE, "take {slots}"),
    Verb(codes.REPLACE, "replace {space} {priest}", 2),
    Verb(codes.SEND_BACK, "sendback {space}", name="send back"),
    Verb(codes.PRIEST, "priest {space}"),
    Verb(codes.LOSE, "lose {lost}"),
    Verb(codes.KILL, "kill {space}"),
    Verb(codes.USE, "use {object}"),
    Verb(codes.SEAL, "seal {tile} {seat}", MAX_SEATS),
    Verb(codes.RECOVER, "recover {card}"),
    Verb(codes.CREATURE_AT, "creature {creature} {space}", MAX_SPACES, name="creature at"),
    Verb(codes.PAIR, "play {play} discard {discard}", codes.PAIR_WIDTH, or_else="play {play} and {second}"),
    Verb(codes.PAIR_REMOVE, "remove {battle_card}"),
    Verb(codes.SHARE, "share {seat} {amount}", MAX_SHARED + 1),
    Verb(codes.REGROUP, "regroup"),
    Verb(codes.CREATURE_STAYS, "alone", name="creature stays"),
    Verb(codes.LATER, "later"),
    Verb(codes.BEGIN, "begin"),
    Verb(codes.CEREMONY, "ceremony"),
    Verb(codes.PROPOSE, "propose"),
    Verb(codes.VIOLET_TOKEN, "violet {seths_space}"),
    Verb(codes.COLOUR_TOKEN, "colour {seat} {seths_space}", codes.SETH_SPACES),
    Verb(codes.SETH_SILVER, "silver {seths_space}", name="silver on"),
    Verb(codes.CLEAR_TOKEN, "clear {seths_space}"),
    Verb(codes.GREY, "grey {action_space}"),
    Verb(codes.COMMON_GOLD, "common {action}", name="common gold"),
    Verb(codes.HIT, "hit {seat}"),
    Verb(codes.SITE, "temple {space}"),
    Verb(codes.FIGHTER, "fighter {seat}"),
    Verb(codes.ATTACK, "attack {space}", teleport=0),
    Verb(codes.TELEPORT_ATTACK, "attack {space} teleport", name="attack by teleport", teleport=1),
    Verb(codes.TROOP, "troop {space}"),
    Verb(codes.CREATURE_CARD, "unleash {creature_card}"),
    Verb(codes.STRIKE, "card {striker} {space} {seat}", codes.STRIKES, MAX_SEATS, name="strike"),
    Verb(codes.FAITH, "give {seat} {prayer}", codes.GIFTS),
    Verb(codes.DESTROY, "destroy {space}"),
    Verb(codes.FIRST, "first {space}", name="first battle"),
    Verb(codes.ADD_SECOND, "add {card} second", name="add to second", second=1),
    Verb(codes.POWER, "power {power}"),
    Verb(codes.VICTIM, "rob {seat}"),
    Verb(codes.CAPTURE, "capture {seat}"),
    Verb(codes.RIDE, "ride {creature}"),
)
BASES: Final = [row.base for row in VERBS]
#: The verbs as they are typed, each once.
WORDS: Final = tuple(dict.fromkeys(row.word for row in VERBS))


def verb_of(code: int) -> tuple[Verb, list[int]]:
    """The row of a choice, and the number of each of its fields; an IndexError if no row has it."""
    if not 0 <= code < codes.CHOICES:
        raise IndexError(code)
    row = VERBS[bisect_right(BASES, code) - 1]
    return row, row.numbers(code)


def row_at(base: int) -> Verb:
    """The row that begins with this number."""
    return VERBS[BASES.index(base)]


def is_aimed(table: Ruleset, kind: int) -> bool:
    """Is a card of this kind played at a space?"""
    return ALL_EFFECTS[table.card_effect[kind]] in AIMED


def verbs_called(word: str) -> list[Verb]:
    """The rows of a verb as it is typed."""
    return [row for row in VERBS if row.word == word]


def row_named(table: Ruleset, name: str) -> Verb:
    """The row of a name that games at this table have."""
    return next(row for row in VERBS if row.name == name and row.is_known(table))


def verbs_named(*names: str) -> list[Verb]:
    """The rows of these names; names of battle cards are there twice, for games with Seth and without."""
    return [row for row in VERBS if row.name in names]
