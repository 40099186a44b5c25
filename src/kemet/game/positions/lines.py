"""The lines of a position's text: one per word, with numbers and names looked up, and errors that name the line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cached_property

from kemet.engine.options import number_in
from kemet.engine.state.ruleset import Ruleset
from kemet.errors import PositionError, require_text

HEAD = "kemet-position 1"


class Lines:
    """The text line by line; `table` is known once its first lines are read."""

    table: Ruleset

    def __init__(self, text: str):
        require_text(text, "a position", PositionError)
        self._lines: dict[str, tuple[int, str]] = {}
        for number, line in enumerate(text.split("\n"), start=1):
            line = line.partition("#")[0].strip()
            if not line or line == HEAD:
                continue
            word, _, rest = line.partition(" ")
            if word in self._lines:
                raise PositionError(f"line {number}: a second line {word!r}")
            self._lines[word] = (number, rest.strip())

    def __contains__(self, word: str) -> bool:
        return word in self._lines

    def require_known(self, known: Iterable[str]) -> None:
        for word, (number, _) in self._lines.items():
            if word not in known:
                raise PositionError(f"line {number}: unknown word {word!r}; known are {', '.join(sorted(known))}")

    def error(self, word: str, reason: str) -> PositionError:
        return PositionError(f"line {self._lines[word][0]}, {word}: {reason}")

    def rest(self, word: str, default: str = "") -> str:
        return self._lines[word][1] if word in self._lines else default

    def number(self, word: str, text: str, low: int, high: int) -> int:
        number = number_in(text, low, high)
        if number < 0:
            raise self.error(word, f"a number from {low} to {high} is expected, not {text[:20]!r}")
        return number

    def find(self, word: str, what: str, known: list[str] | tuple[str, ...], name: str) -> int:
        if name in known:
            return list(known).index(name)
        raise self.error(word, f"there is no {what} {name!r}; known are {', '.join(known)}")

    def seat(self, word: str, name: str) -> int:
        return self.find(word, "seat", [f"P{seat + 1}" for seat in range(self.table.players)], name)

    def seats(self, word: str) -> int:
        """A line of seats as a bit set."""
        found = 0
        for name in self.rest(word).split():
            found |= 1 << self.seat(word, name)
        return found

    def fields(self, word: str, known: tuple[str, ...]) -> dict[str, str]:
        """The fields of a line, divided by semicolons."""
        fields: dict[str, str] = {}
        for part in self.rest(word).split(";"):
            name, _, rest = part.strip().partition(" ")
            if not name:
                continue
            if name in fields:
                raise self.error(word, f"{name!r} stands there twice")
            if name not in known:
                raise self.error(word, f"unknown field {name!r}; known are {', '.join(known)}")
            fields[name] = rest.strip()
        return fields

    @cached_property
    def moment(self) -> dict[str, object]:
        """What the moment line holds; nothing without one."""
        if "moment" not in self:
            return {}
        try:
            data = json.loads(self.rest("moment"))
        except (ValueError, RecursionError) as error:
            raise self.error("moment", str(error)) from None
        if not isinstance(data, dict):
            raise self.error("moment", "a table of fields is expected")
        return data


def items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def read_seed(text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError as error:
        raise PositionError(f"the seed is no quoted text: {error}") from None


def write_seed(seed: str) -> str:
    """As it is when it is one plain word, otherwise quoted with every odd character spelled out."""
    if re.fullmatch(r"[\w.:-]+", seed, re.ASCII):
        return seed
    return json.dumps(seed).replace("#", "\\u0023")
