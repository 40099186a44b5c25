"""A sentence as data: the key of a message in the text files, and the values that fill it.

A value is a number, a word as it is, or something that has a name in every language:

| value | JSON | is said as |
|---|---|---|
| `Saying` | `{"key": ..., "values": {...}}` | another message, filled in first |
| `named("tile-charge")` | `{"name": "tile-charge"}` | the message of this id |
| `explained("tile-charge")` | `{"text": "tile-charge"}` | its explanation |
| `seat(2)` | `{"seat": 2}` | who sits there |
| `space("FA")` | `{"space": "FA"}` | a space of the board |
| `stop("1A1")` | `{"stop": "1A1"}` | a stop of the path |
| `battle_card("410")` | `{"battle": "410"}` | a battle card with its figures |
| `together([...])` | `{"and": [...]}` | a list: one, another and a third |
| `listed([...])` | `{"comma": [...]}` | a list without a last word: one, another |
| `added([...])` | `{"plus": [...]}` | a sum: one + another |

>>> Saying("choice-from", {"space": space("A1"), "troop": counted("units", 3)}).as_data()
{'key': 'choice-from', 'values': {'space': {'space': 'A1'}, 'troop': {'key': 'count-units', 'values': {'count': 3}}}}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Thing:
    """Something with a name; `kind` says where the name is found."""

    kind: str
    id: str | int

    def as_data(self) -> dict[str, object]:
        return {self.kind: self.id}


@dataclass(frozen=True)
class Several:
    """Several values said in a row."""

    kind: str
    values: tuple[Value, ...]

    def as_data(self) -> dict[str, object]:
        return {self.kind: [_data(value) for value in self.values]}


@dataclass(frozen=True)
class Saying:
    """A message and what it is about."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        return {"key": self.key, "values": {name: _data(value) for name, value in self.values.items()}}


Value = str | int | Thing | Several | Saying


def _data(value: Value) -> object:
    return value if isinstance(value, str | int) else value.as_data()


def say(key: str, **values: Value) -> Saying:
    return Saying(key, values)


def named(id: str) -> Thing:
    return Thing("name", id)


def explained(id: str) -> Thing:
    return Thing("text", id)


def seat(number: int) -> Thing:
    return Thing("seat", number)


def space(id: str) -> Thing:
    return Thing("space", id)


def stop(id: str) -> Thing:
    return Thing("stop", id)


def battle_card(id: str) -> Thing:
    return Thing("battle", id)


def together(values: Iterable[Value]) -> Value:
    return _several("and", values)


def listed(values: Iterable[Value]) -> Value:
    return _several("comma", values)


def added(values: Iterable[Value]) -> Value:
    return _several("plus", values)


def _several(kind: str, values: Iterable[Value]) -> Value:
    """One value alone is no list."""
    found = tuple(values)
    return found[0] if len(found) == 1 else Several(kind, found)


def counted(what: str, count: int) -> Saying:
    """A number of units, points, cards, priests or dawn tokens."""
    return say(f"count-{what}", count=count)
