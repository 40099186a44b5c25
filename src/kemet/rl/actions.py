"""A dense action space: every choice that a table can ask for, numbered from 0 without gaps.

Numbers of choices in the engine are the same at every table, so most of them mean nothing at a given one. Here only
those remain that its spaces, tiles, cards and modules know. Where a choice names a seat, an action counts it from the
seat that chooses: "seal x seat+1" is a tile of the next one, wherever the policy sits.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from kemet.content.records import COLOURS
from kemet.engine.native import i64, u8, vec
from kemet.engine.state import choices as codes
from kemet.engine.state.choices import CHOICES, Choices
from kemet.engine.state.codes import DISTRICTS, MAX_LEVEL, NOWHERE, PRIESTS
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.verbs import MAX_SHARED, RESERVE, Field, SeatField, is_aimed, row_at, row_named

#: Raised whenever an action gets another number or meaning.
VERSION: Final = 1
MAX_CHOICES: Final = 4096
MAX_UNITS: Final = 8
MAX_DAWN: Final = 51


@final
class Part:
    """One parameter of a family of choices: its words, empty for a number that no choice here uses."""

    def __init__(self, words: list[str], is_seat: bool = False) -> None:
        self.words = words
        self.is_seat = is_seat


@final
class ActionSpace:
    """The actions of one table, to numbers of choices and back, for every seat."""

    def __init__(self, table: Ruleset) -> None:
        self.table = table
        self.players: i64 = table.players
        self.names: list[str] = []
        self._codes: list[list[int]] = [[] for _ in range(table.players)]
        self._families(table)
        self.size: i64 = len(self.names)
        if self.size > MAX_CHOICES:
            raise ValueError(f"this table has {self.size} actions, more than {MAX_CHOICES}")
        self._numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        #: [seat * size + action]: the engine's choice
        self.code_of: vec[i64] = vec[i64]([code for row in self._codes for code in row])
        actions = [-1] * (CHOICES * table.players)
        for seat in range(table.players):
            for action in range(len(self.names)):
                actions[seat * CHOICES + self._codes[seat][action]] = action
        #: [seat * CHOICES + choice]: the action, -1 where the table has none
        self.action_of: vec[i64] = vec[i64](actions)

    # --- reading --------------------------------------------------------------------------------------------------

    def code(self, action: i64, seat: i64) -> i64:
        """The engine's choice behind an action of this seat."""
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}; this table has {self.size}")
        return self.code_of[seat * self.size + action]

    def action(self, code: i64, seat: i64) -> i64:
        """The action of this seat for one of the engine's choices."""
        found = self.action_of[seat * CHOICES + code]
        if found < 0:
            raise ValueError(f"the choice {code} is no action of this table")
        return found

    def number(self, name: str) -> int:
        """The action of a name; a ValueError if there is none."""
        if name not in self._numbers:
            raise ValueError(f"there is no action {name!r} at this table")
        return self._numbers[name]

    def signature(self) -> str:
        """Version and a hash of all names: equal signatures number the same actions."""
        return f"{VERSION}:{hashlib.sha256(chr(10).join(self.names).encode()).hexdigest()[:12]}"

    def mark(self, found: Choices, seat: i64, out: vec[u8], at: i64) -> None:
        """Set the bytes of these choices in a mask of `size` zeros."""
        for place in range(found.count):
            out[at + self.action(found.codes[place], seat)] = u8(1)

    # --- building -------------------------------------------------------------------------------------------------

    def _add(self, word: str, base: int, parts: list[Part]) -> None:
        """All combinations of the parameters of a verb, the last one fastest."""
        strides: list[int] = row_at(base).strides
        self._combine(word, base, parts, strides)

    def _combine(self, word: str, base: int, parts: list[Part], strides: list[int]) -> None:
        rows: list[tuple[str, int, int]] = [(word, base, 0)]  # the name, the code without a seat, the seat's stride
        seats = [0]  # and which seat, counted from the chooser
        for part, step in zip(parts, strides, strict=True):
            longer: list[tuple[str, int, int]] = []
            places: list[int] = []
            for (name, code, stride), place in zip(rows, seats, strict=True):
                for number, each in enumerate(part.words):
                    if not each:
                        continue  # a number that no choice uses
                    if part.is_seat:
                        longer.append((f"{name} {each}", code, step))
                        places.append(number)
                    else:
                        longer.append((f"{name} {each}", code + number * step, stride))
                        places.append(place)
            rows, seats = longer, places
        for (name, code, stride), place in zip(rows, seats, strict=True):
            self.names.append(name)
            for seat in range(self.players):
                self._codes[seat].append(code + (seat + place) % self.players * stride)

    def _usual(self, *names: str) -> None:
        """Families that are called as in the dictionary, with all that their fields can be."""
        for name in names:
            row = row_named(self.table, name)
            self._add(row.name, row.base, [self._part(field) for field in row.fields])

    def _part(self, field: Field) -> Part:
        if isinstance(field, SeatField):
            return self._seats()
        table = self.table
        used = field.span(table)
        return Part([field.word(table, NOWHERE, number) if number in used else "" for number in range(used.stop)])

    def _families(self, table: Ruleset) -> None:
        self._usual("pass", "done", "end", "yes", "recall", "retreat", "stay", "reinforce", "city")
        colours = [COLOURS[colour] if colour in table.colours else "" for colour in range(len(COLOURS))]
        self._add("pyramid", codes.PYRAMID, [Part(colours), Part(["1", "2"])])
        self._add("units", codes.COUNT, [_numbers(0, MAX_UNITS)])
        self._usual("next", "token", "silver", "gold")
        self._usual("place", "from", "step", "teleport", "escape", "retreat to", "fight")
        priests = _numbers(0, PRIESTS + 1 if table.has_path else 1, "priests ")
        self._add("group", codes.GROUP, [_numbers(1, MAX_UNITS + 1), priests, Part(["alone", "with creature"])])
        levels = _numbers(0, MAX_LEVEL, "to level ", 1)
        districts = [name if table.city[space] >= 0 else "" for space, name in enumerate(table.space_ids)]
        self._add("raise", codes.LIFT, [Part(districts), levels])
        self._add("build", codes.BUILD, [Part(colours), _numbers(0, DISTRICTS, "district ", 1), levels])
        homes = Part([*(f"district {number + 1}" for number in range(DISTRICTS)), RESERVE])
        self._add("creature", codes.CREATURE, [Part(table.creature_ids), homes])
        self._usual("buy")
        self._cards(table)
        if table.modules or table.with_seth:
            self._modules(table)
        if table.seth is not None:
            self._seth(table)

    def _cards(self, table: Ruleset) -> None:
        pair = row_named(table, "play")
        for played, card in enumerate(table.battle_ids):
            others = ["" if other == card else f"discard {other}" for other in table.battle_ids]
            self._combine(f"play {card}", pair.code([played, 0]), [Part(others)], [1])
        self._usual("remove", "add", "wound", "keep", "card", "recover")
        aimed = [card if is_aimed(table, kind) else "" for kind, card in enumerate(table.card_ids)]
        self._add("card", codes.CARD_AT, [Part(aimed), Part(table.space_ids)])

    def _modules(self, table: Ruleset) -> None:
        """What only Ta-Seti asks, and what Seth shares with it."""
        self._add("lose", codes.LOSE, [_numbers(0, PRIESTS + 1, "priests ")])
        if table.creature_with_troops or table.with_seth:
            self._usual("creature at")
        if table.has_dawn:
            self._add("spend", codes.SPEND, [_numbers(0, MAX_DAWN)])
            self._usual("spot")
        if not table.has_path:
            return
        self._usual("use", "seal", "take")
        self._add("replace", codes.REPLACE, [Part(table.space_ids), Part(["unit", "priest"])])
        self._usual("send back", "priest", "kill")
        trip = row_named(table, "trip")
        stops = table.roads.stop_ids
        for start in range(len(stops) + 1):
            reached = self._reached(table, start)
            goals = [stop if number in reached else "" for number, stop in enumerate(stops)]
            self._combine(f"trip {stops[start - 1] if start else RESERVE}", trip.code([start, 0]), [Part(goals)], [1])

    def _reached(self, table: Ruleset, start: int) -> set[int]:
        """The stops within reach of this one on any of the sixteen paths; a priest may also act where it stands."""
        roads = table.roads
        rows = [roads.trip_stops[place] for place in range(start, len(roads.trip_stops), roads.starts)]
        found: set[int] = {stop for row in rows for stop in row}
        if start:
            found.add(start - 1)
        return found

    def _seth(self, table: Ruleset) -> None:
        self._usual("regroup", "creature stays", "later", "begin", "ceremony", "propose")
        self._usual("share", "violet", "colour", "silver on", "clear", "grey", "common gold")
        self._usual("hit", "fighter", "rob", "capture")
        self._usual("temple", "attack", "attack by teleport", "troop", "destroy", "first battle", "unleash")
        self._add("card", codes.STRIKE, [self._part(field) for field in row_at(codes.STRIKE).fields])
        self._add("give", codes.FAITH, [self._seats(), _numbers(0, MAX_SHARED + 1)])
        self._usual("add to second", "power", "ride")

    def _seats(self) -> Part:
        return Part([f"seat+{number}" for number in range(self.players)], True)


def _numbers(low: int, end: int, word: str = "", shown_from: int = 0) -> Part:
    """The numbers from low to before end; those below low are left out."""
    return Part(["" if number < low else f"{word}{number + shown_from}" for number in range(end)])
