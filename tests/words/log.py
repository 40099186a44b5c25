"""Reads the sentences of a log back into figures, in any language, as a player with pencil and paper would.

Nothing is asked of the game: only names, the forms of the messages and what each of them means for the pencil.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from kemet.content.fluent import Message, Pattern, Placeholder, Reference, Selection
from kemet.content.texts import Texts, load_texts
from kemet.telling.saying import Filling, gods_with_seth
from kemet.telling.saying.sayings import Value, battle_card, counted, listed, say, seat, space, together

#: What is counted: ("prayer", seat), ("cards", seat), ("points", seat), ("held", seat), ("units", seat, space),
#: ("level", space), ("tile", seat, name); the whole alliance's tiles are those of COMMON.
Figures = Counter[tuple[object, ...]]
ALLIANCE = 1
COMMON = -1
PEOPLE = ("who", "winner", "loser", "attacker", "defender", "owner", "victim", "chooser", "receiver", "payer")
NUMBERS = (
    "gained",
    "total",
    "lost",
    "price",
    "prayer",
    "level",
    "day",
    "winner_strength",
    "loser_strength",
    "strength",
    "damage",
    "protection",
)
SPACES = ("space", "from", "to")


class Unreadable(AssertionError):
    """No sentence of the language reads like this, or several that mean different things."""


class Reader:
    """One language, one table."""

    def __init__(self, language: str, space_ids: list[str], seth: bool):
        texts = load_texts(language)
        self.texts = texts
        self.filling = Filling(texts, gods_with_seth(texts) if seth else ())
        self.seats = {self.filling.value(seat(number)): number for number in range(6)}
        self.spaces = {self.filling.name(space(id)): id for id in space_ids}
        pyramid = {self.filling.fill(say("event-held-pyramid", space=space(id))): id for id in space_ids}
        self.held = self.spaces | pyramid
        self.units = {self.filling.fill(counted("units", count)): count for count in range(60)}
        self.points = {self.filling.fill(counted("points", count)): count for count in range(12)}
        self.cards = {self.filling.fill(counted("cards", count)): count for count in range(30)}
        self.things = {
            "card": self._names("card-") | self._names("creaturecard-") | self._battle_cards(),
            "tile": self._names("tile-"),
            "creature": self._names("creature-"),
            "colour": self._names("colour-"),
            "path_token": self._names("token-"),
        }
        self.forms = [(key, re.compile(self._regex(message.value))) for key, message in _events(texts)]
        self.battles: list[tuple[frozenset[int], str]] = []  # announced and not over, the one fought first in front
        self.levels = Counter[str]()
        self.buyers: dict[str, int] = {}
        self._known: dict[str, tuple[str, dict[str, str]]] = {}

    def _names(self, family: str) -> set[str]:
        return {self.texts.name(id) for id in self.texts.messages if id.startswith(family)}

    def _battle_cards(self) -> set[str]:
        ids = [
            id.removeprefix("battle-") for id in self.texts.messages if re.fullmatch(r"battle-s?(\d{3}|mirror.*)", id)
        ]
        return {self.filling.value(battle_card(id)) for id in ids}

    def _regex(self, pattern: Pattern, seen: set[str] | None = None) -> str:
        seen = set() if seen is None else seen
        return "".join(self._part(part, seen) for part in pattern)

    def _part(self, part: object, seen: set[str]) -> str:
        if isinstance(part, str):
            return re.escape(part)
        if isinstance(part, Selection):
            return f"(?:{'|'.join(self._regex(each, set(seen) | {'*'}) for each in part.variants.values())})"
        if isinstance(part, Reference):
            return ".+"
        assert isinstance(part, Placeholder)
        inside = self._inside(part.name)
        if part.name in seen:
            return f"(?P={part.name})"
        if "*" in seen:
            return inside
        seen.add(part.name)
        return f"(?P<{part.name}>{inside})"

    def _inside(self, name: str) -> str:
        """What may stand for a value: a number, one of the names there are, or anything."""
        if name in NUMBERS:
            return r"\d+"
        if name in ("units", "winner_lost", "loser_lost"):
            return _any(self.units)
        if name in SPACES:
            return _any(self.spaces)
        if name in ("points", "cards"):
            return _any(self.points if name == "points" else self.cards)
        if name in self.things:
            return _any(self.things[name])
        return ".+?"

    def read(self, line: str) -> Figures:
        """What this line changes."""
        if line not in self._known:
            self._known[line] = self._parse(line)
        key, found = self._known[line]
        told = Figures()
        for what, amount in self._change(key, found):
            told[what] += amount
        self._follow(key.removeprefix("event-"), found)
        return told

    def total(self, line: str) -> tuple[int, int] | None:
        """Whose prayer the line counts up, and what it comes to."""
        _, found = self._known[line]
        return (self._people(found["who"])[0], int(found["total"])) if found.get("total") else None

    def _parse(self, line: str) -> tuple[str, dict[str, str]]:
        readings = []
        for key, form in self.forms:
            match = form.fullmatch(line)
            if match and self._fits(key, match.groupdict()):
                readings.append((key, match.groupdict()))
        if len(readings) > 1:
            readings = [each for each in readings if self._makes_sense(*each)]
        meanings = {tuple(sorted(map(str, self._change(key, found)))) for key, found in readings}
        if len(meanings) != 1:
            raise Unreadable(f"{self.texts.language}: {line!r} reads as {[key for key, _ in readings]}")
        return readings[0]

    def _fits(self, key: str, found: Mapping[str, str]) -> bool:
        """Every name in the sentence is one of this table."""
        people = all(self._people(value) for name, value in found.items() if name in PEOPLE and name != "owner")
        places = all(value in self.spaces for name, value in found.items() if name in SPACES)
        units = found.get("units") is None or found["units"] in self.units
        things = all(value in self.things[name] for name, value in found.items() if name in self.things)
        held = found.get("what") is None or "held" not in key or found["what"] in self.held
        return people and places and units and things and held

    def _makes_sense(self, key: str, found: Mapping[str, str]) -> bool:
        try:
            self._change(key, found)
        except (AssertionError, KeyError):
            return False
        return True

    # --- pieces of a sentence ---------------------------------------------------------------------------------------

    def _people(self, text: str) -> list[int]:
        if text in self.seats:
            return [self.seats[text]]
        if text == self.texts.name("event-alliance"):
            return [ALLIANCE]
        named = sorted((text.index(name), number) for name, number in self.seats.items() if name in text)
        several = [number for _, number in named]
        said = self.filling.value(together(seat(number) for number in several)) if len(several) > 1 else None
        return several if said == text else []

    def _shares(self, text: str, unit: str) -> list[tuple[int, int]]:
        """Owner and amount of each share."""
        shares = []
        for name, number in self.seats.items():
            for match in re.finditer(re.escape(name), text):
                for amount in range(60):
                    piece = self._share(unit, number, amount)
                    if (
                        amount
                        and text[match.start() :].startswith(piece)
                        and self._ends(text, match.start() + len(piece))
                    ):
                        shares.append((match.start(), number, amount))
        shares.sort()
        found = [(number, amount) for _, number, amount in shares]
        said = self.filling.value(listed(self._piece(unit, number, amount) for number, amount in found))
        assert said == text, f"{text!r} is not {said!r}"
        return found

    @staticmethod
    def _ends(text: str, at: int) -> bool:
        return at == len(text) or text[at : at + 2] == ", "

    @cache  # noqa: B019
    def _share(self, unit: str, number: int, amount: int) -> str:
        return self.filling.value(self._piece(unit, number, amount))

    @staticmethod
    def _piece(unit: str, number: int, amount: int) -> Value:
        if unit == "units":
            return say("shared-units", who=seat(number), units=counted("units", amount))
        return say("shared-prayer", who=seat(number), prayer=amount)

    @cache  # noqa: B019
    def _creatures(self) -> tuple[str, ...]:
        return tuple(self.texts.name(id) for id in self.texts.messages if id.startswith("creature-"))

    def _troop(self, text: str, who: int) -> list[tuple[int, int]]:
        """Units by owner, whatever creature or priests are said to go along."""
        for creature in self._creatures():
            alone = self.filling.fill(say("with-creature", units="\0", creature=creature)).split("\0")
            if text.startswith(alone[0]) and text.endswith(alone[1]) and alone[1]:
                text = text[len(alone[0]) : len(text) - len(alone[1])]
                break
        if text in self.units:
            return [(who, self.units[text])]
        found = []
        for name, number in self.seats.items():
            for units, amount in self.units.items():
                piece = self.filling.fill(say("with-owner", troop=units, who=name))
                at = text.find(piece)
                if amount and at >= 0 and (at == 0 or not text[at - 1].isdigit()):
                    found.append((at, number, amount))
        assert found, f"no troop: {text!r}"
        return [(number, amount) for _, number, amount in sorted(found)]

    # --- what each sentence means -----------------------------------------------------------------------------------

    def _change(self, key: str, found: Mapping[str, str]) -> list[tuple[tuple[object, ...], int]]:
        form = key.removeprefix("event-")
        who = self._people(found["who"]) if found.get("who") else []
        first = who[0] if who else -1
        told: list[tuple[tuple[object, ...], int]] = []
        if "price" in found and form != "teleport-by":
            told.append((("prayer", first), -int(found["price"])))
        meaning: Callable[[], list[tuple[tuple[object, ...], int]]] | None = {
            "prayer": lambda: [(("prayer", first), int(found["gained"]))],
            "lost_prayer": lambda: [(("prayer", first), -int(found["lost"]))],
            "gave": lambda: [
                (("prayer", first), -int(found["prayer"])),
                (("prayer", self.seats[found["receiver"]]), int(found["prayer"])),
            ],
            "teleport-by": lambda: [(("prayer", self.seats[found["payer"]]), -int(found["price"]))],
            "ceremony": lambda: [(("prayer", who), -paid) for who, paid in self._shares(found["shares"], "prayer")],
            "temple": lambda: [
                (("units", who, self.spaces[found["space"]]), -lost)
                for who, lost in self._shares(found["shares"], "units")
            ],
            "drawn": lambda: [(("cards", each), 1) for each in who],
            "drawn-several": lambda: [(("cards", each), 1) for each in who],
            "drew": lambda: [(("cards", first), 1)],
            "recovered": lambda: [(("cards", first), 1)],
            "recovered-card": lambda: [(("cards", first), 1)],
            "stolen": lambda: [(("cards", first), 1), (("cards", self.seats[found["victim"]]), -1)],
            "wound": lambda: [(("cards", first), -self.cards[found["cards"]])],
            "point": lambda: [(("points", first), self.points[found["points"]])],
            "point-lost": lambda: [(("points", first), -self.points[found["points"]])],
            "point-alliance": lambda: [(("points", ALLIANCE), self.points[found["points"]])],
            "held": lambda: [(("held", first), 1)],
            "held-lost": lambda: [(("held", first), -1)],
            "pyramid": lambda: [(("level", self.spaces[found["space"]]), int(found["level"]))],
            "raised": lambda: self._raised(found),
            "raised-free": lambda: self._raised(found),
            "bought": lambda: [(("tile", first, found["tile"]), 1)],
            "bought-free": lambda: [(("tile", first, found["tile"]), 1)],
            "alliance_tile": lambda: [
                (("tile", self.buyers[found["tile"]], found["tile"]), -1),
                (("tile", COMMON, found["tile"]), 1),
            ],
            "captured": lambda: [(("units", first, self.spaces[found["space"]]), 1)],
            "priest_back": lambda: [(("units", first, self.spaces[found["space"]]), -1)],
        }.get(form)
        if meaning:
            told += meaning()
        if form in ("card", "card-free", "card-at", "card-at-free", "committed", "committed-free", "fizzled"):
            told.append((("cards", first), -1))
        if form in ("units", "placed", "placed-paid", "destroyed", "sacrificed"):
            sign = -1 if form in ("destroyed", "sacrificed") else 1
            told.append((("units", first, self.spaces[found["space"]]), sign * self.units[found["units"]]))
        if "troop" in found:
            for owner, units in self._troop(found["troop"], first):
                told.append((("units", owner, self.spaces[found.get("from") or found["space"]]), -units))
                if "to" in found:
                    told.append((("units", owner, self.spaces[found["to"]]), units))
        if form.startswith("result"):
            told += self._result(found)
        return told

    def _result(self, found: Mapping[str, str]) -> list[tuple[tuple[object, ...], int]]:
        winner, loser = self.seats[found["winner"]], self.seats[found["loser"]]
        space = next((space for pair, space in self.battles if pair == {winner, loser}), "?")
        if "losses" in found:
            lost = self._shares(found["losses"], "units")
        else:
            lost = [(winner, self.units[found["winner_lost"]]), (loser, self.units[found["loser_lost"]])]
        return [(("units", who, space), -units) for who, units in lost]

    def _raised(self, found: Mapping[str, str]) -> list[tuple[tuple[object, ...], int]]:
        space = self.spaces[found["space"]]
        return [(("level", space), int(found["level"]) - self.levels[space])]

    def _follow(self, form: str, found: Mapping[str, str]) -> None:
        """Where they fight now, what has been raised, who bought what."""
        space = self.spaces.get(found.get("space", ""))
        if form.startswith(("raised", "pyramid")):
            self.levels[str(space)] = int(found["level"])
        elif form.startswith("bought"):
            self.buyers[found["tile"]] = self.seats[found["who"]]
        if form == "battle":
            self.battles.append((frozenset((self.seats[found["attacker"]], self.seats[found["defender"]])), str(space)))
        elif form == "called_off":
            self.battles = [each for each in self.battles if each[1] != space]
        elif form in ("first", "next_battle"):
            self.battles.sort(key=lambda each: each[1] != space)
        elif form.startswith("result"):
            pair = {self.seats[found["winner"]], self.seats[found["loser"]]}
            self.battles.remove(next(each for each in self.battles if each[0] == pair))


def _any(names: Iterable[str]) -> str:
    return f"(?:{'|'.join(re.escape(name) for name in sorted(names, key=len, reverse=True))})"


def _events(texts: Texts) -> Iterator[tuple[str, Message]]:
    pieces = ("event-alliance", "event-held-pyramid", "event-lying")
    for key, message in texts.messages.items():
        if key.startswith("event-") and key not in pieces:
            yield key, message
