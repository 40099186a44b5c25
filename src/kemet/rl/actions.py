"""A dense action space: every choice that a table can ask for, numbered from 0 without gaps.

Numbers of choices in the engine are the same at every table, so most of them mean nothing at a given one. Here only
those remain that its spaces, tiles, cards and modules know. Where a choice names a seat, an action counts it from the
seat that chooses: "seal x seat+1" is a tile of the next one, wherever the policy sits.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from kemet.content.records import ACTIONS, ALL_EFFECTS, COLOURS
from kemet.engine.native import i64, u8, vec
from kemet.engine.state import choices as codes
from kemet.engine.state.choices import CHOICES, Choices
from kemet.engine.state.codes import DISTRICTS, MAX_LEVEL, MAX_SEATS, MAX_SPACES, PRIESTS
from kemet.engine.state.ruleset import Ruleset

#: Raised whenever an action gets another number or meaning.
VERSION: Final = 1
MAX_CHOICES: Final = 4096
MOST_UNITS: Final = 8
MOST_SHARE: Final = 16
MOST_DAWN: Final = 51
AIMED: Final = ("destroy", "teleport")  # effects of cards that are played at a space


@final
class Part:
    """One parameter of a family of choices: its words, and how far apart their numbers lie."""

    def __init__(self, words: list[str], stride: int, is_seat: bool = False) -> None:
        self.words = words
        self.stride = stride
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
        """All combinations of the parameters, the last one fastest."""
        rows: list[tuple[str, int, int]] = [(word, base, 0)]  # the name, the code without a seat, the seat's stride
        seats = [0]  # and which seat, counted from the chooser
        for part in parts:
            longer: list[tuple[str, int, int]] = []
            places: list[int] = []
            for (name, code, stride), place in zip(rows, seats, strict=True):
                for number, each in enumerate(part.words):
                    if not each:
                        continue  # a number that no choice uses
                    if part.is_seat:
                        longer.append((f"{name} {each}", code, part.stride))
                        places.append(number)
                    else:
                        longer.append((f"{name} {each}", code + number * part.stride, stride))
                        places.append(place)
            rows, seats = longer, places
        for (name, code, stride), place in zip(rows, seats, strict=True):
            self.names.append(name)
            for seat in range(self.players):
                self._codes[seat].append(code + (seat + place) % self.players * stride)

    def _families(self, table: Ruleset) -> None:
        for code, word in enumerate(("pass", "done", "end", "yes", "recall", "retreat", "stay", "reinforce")):
            self._add(word, code, [])
        spaces = Part(table.space_ids, 1)
        self._add("city", codes.CITY, [Part(table.city_ids, 1)])
        colours = [COLOURS[colour] if colour in table.colours else "" for colour in range(len(COLOURS))]
        self._add("pyramid", codes.PYRAMID, [Part(colours, 2), Part(["1", "2"], 1)])
        self._add("units", codes.COUNT, [_numbers(0, MOST_UNITS)])
        self._add("next", codes.SEAT_AT, [self._seats(1)])
        self._add("token", codes.TOKEN, [Part(table.action_ids, 1)])
        self._add("silver", codes.SILVER, [Part(table.action_ids, 1)])
        self._add("gold", codes.GOLD, [Part(list(ACTIONS), 1)])
        for word, base in (
            ("place", codes.UNIT),
            ("from", codes.FROM),
            ("step", codes.STEP),
            ("teleport", codes.TELEPORT),
            ("escape", codes.ESCAPE),
            ("retreat to", codes.RETREAT_TO),
            ("fight", codes.FIGHT),
        ):
            self._add(word, base, [spaces])
        priests = PRIESTS + 1 if table.has_path else 1
        with_creature = Part(["alone", "with creature"], 1)
        group = [_numbers(1, MOST_UNITS + 1, 8), _numbers(0, priests, 2, "priests "), with_creature]
        self._add("group", codes.GROUP, group)
        levels = _numbers(0, MAX_LEVEL, 1, "to level ", 1)
        districts = [name if table.city[space] >= 0 else "" for space, name in enumerate(table.space_ids)]
        self._add("raise", codes.LIFT, [Part(districts, 4), levels])
        district = _numbers(0, DISTRICTS, 4, "district ", 1)
        self._add("build", codes.BUILD, [Part(colours, 4 * DISTRICTS), district, levels])
        homes = Part([*(f"district {number + 1}" for number in range(DISTRICTS)), "reserve"], 1)
        self._add("creature", codes.CREATURE, [Part(table.creature_ids, 4), homes])
        self._add("buy", codes.BUY_TILE, [Part(table.tile_ids, 1)])
        self._cards(table, spaces)
        if table.modules or table.with_seth:
            self._modules(table, spaces)
        if table.seth is not None:
            self._seth(table, spaces)

    def _cards(self, table: Ruleset, spaces: Part) -> None:
        for played, card in enumerate(table.battle_ids):
            others = ["" if other == card else f"discard {other}" for other in table.battle_ids]
            self._add(f"play {card}", table.pair_base + played * table.pair_width, [Part(others, 1)])
        self._add("remove", table.remove_base, [Part(table.battle_ids, 1)])
        cards = Part(table.card_ids, 1)
        for word, base in (
            ("add", codes.ADD),
            ("wound", codes.WOUND),
            ("keep", codes.KEEP),
            ("card", codes.CARD),
            ("recover", codes.RECOVER),
        ):
            self._add(word, base, [cards])
        aimed = [
            card if ALL_EFFECTS[table.card_effect[kind]] in AIMED else "" for kind, card in enumerate(table.card_ids)
        ]
        self._add("card", codes.CARD_AT, [Part(aimed, MAX_SPACES), spaces])

    def _modules(self, table: Ruleset, spaces: Part) -> None:
        """What only Ta-Seti asks, and what Seth shares with it."""
        self._add("lose", codes.LOSE, [_numbers(0, PRIESTS + 1, 1, "priests ")])
        if table.creature_with_troops or table.with_seth:
            self._add("creature at", codes.CREATURE_AT, [Part(table.creature_ids, MAX_SPACES), spaces])
        if table.has_dawn:
            self._add("spend", codes.SPEND, [_numbers(0, MOST_DAWN)])
            self._add("spot", codes.SPOT, [_numbers(0, table.players, 1, "", 1)])
        if not table.has_path:
            return
        self._add("use", codes.USE, [Part(table.token_ids, 1)])
        self._add("seal", codes.SEAL, [Part(table.tile_ids, MAX_SEATS), self._seats(1)])
        self._add("take", codes.TAKE, [Part(["", "1", "2", "1 2"], 1)])
        self._add("replace", codes.REPLACE, [Part(table.space_ids, 2), Part(["unit", "priest"], 1)])
        for word, base in (("send back", codes.SEND_BACK), ("priest", codes.PRIEST), ("kill", codes.KILL)):
            self._add(word, base, [spaces])
        stops = table.roads.stop_ids
        for start in range(len(stops) + 1):
            reached = self._reached(table, start)
            goals = [stop if number in reached else "" for number, stop in enumerate(stops)]
            origin = stops[start - 1] if start else "reserve"
            self._add(f"trip {origin}", codes.TRIP + start * 32, [Part(goals, 1)])

    def _reached(self, table: Ruleset, start: int) -> set[int]:
        """The stops within reach of this one on any of the sixteen paths; a priest may also act where he stands."""
        roads = table.roads
        rows = [roads.trip_stops[place] for place in range(start, len(roads.trip_stops), roads.starts)]
        found: set[int] = {stop for row in rows for stop in row}
        if start:
            found.add(start - 1)
        return found

    def _seth(self, table: Ruleset, spaces: Part) -> None:
        rules = table.seth
        assert rules is not None
        for word, code in (
            ("regroup", codes.REGROUP),
            ("creature stays", codes.CREATURE_STAYS),
            ("later", codes.LATER),
            ("begin", codes.BEGIN),
            ("ceremony", codes.CEREMONY),
            ("propose", codes.PROPOSE),
        ):
            self._add(word, code, [])
        board = Part(rules.space_ids, 1)
        amounts = _numbers(0, MOST_SHARE)
        self._add("share", codes.SHARE, [self._seats(16), amounts])
        self._add("violet", codes.VIOLET_TOKEN, [board])
        self._add("colour", codes.COLOUR_TOKEN, [self._seats(codes.SETH_SPACES), board])
        self._add("silver on", codes.SETH_SILVER, [board])
        self._add("clear", codes.CLEAR_TOKEN, [board])
        self._add("grey", codes.GREY, [Part(table.action_ids, 1)])
        self._add("common gold", codes.COMMON_GOLD, [Part(list(ACTIONS), 1)])
        for word, base in (
            ("hit", codes.HIT),
            ("fighter", codes.FIGHTER),
            ("rob", codes.VICTIM),
            ("capture", codes.CAPTURE),
        ):
            self._add(word, base, [self._seats(1)])
        for word, base in (
            ("temple", codes.SITE),
            ("attack", codes.ATTACK),
            ("attack by teleport", codes.TELEPORT_ATTACK),
            ("troop", codes.TROOP),
            ("destroy", codes.DESTROY),
            ("first battle", codes.FIRST),
        ):
            self._add(word, base, [spaces])
        self._add("unleash", codes.CREATURE_CARD, [Part(rules.card_ids, 1)])
        strikes = [table.card_ids[kind] for kind in table.strike_kinds]
        aim = [Part(strikes, codes.STRIKES), Part(table.space_ids, MAX_SEATS), self._seats(1)]
        self._add("card", codes.STRIKE, aim)
        self._add("give", codes.FAITH, [self._seats(16), amounts])
        self._add("add to second", codes.ADD_SECOND, [Part(table.card_ids, 1)])
        self._add("power", codes.POWER, [Part(rules.power_ids, 1)])
        self._add("ride", codes.RIDE, [Part(table.creature_ids, 1)])

    def _seats(self, stride: int) -> Part:
        return Part([f"seat+{number}" for number in range(self.players)], stride, True)


def _numbers(low: int, end: int, stride: int = 1, word: str = "", shown_from: int = 0) -> Part:
    """The numbers from low to before end; those below low are left out."""
    return Part(["" if number < low else f"{word}{number + shown_from}" for number in range(end)], stride)
