"""Reasons as data: a message of the text files, what it is about, and the rule behind it.

A program says them in any language that has texts; `str()` says them in English.

>>> str(Reason("price", {"price": 3, "prayer": 1}, "B-LIMIT-05"))
'it costs 3 prayer and you have 1 (B-LIMIT-05)'
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kemet.content.texts import load_texts

Value = str | int


@dataclass(frozen=True)
class Reason:
    """`values` are ids and numbers, named as in events: a space, a tile, a battle card, a seat."""

    key: str
    values: dict[str, Value] = field(default_factory=dict)
    rule: str = ""
    #: The messages it is one of: `why` something is refused, or a `hint`.
    family: str = "why"

    def __str__(self) -> str:
        said = load_texts().say(f"{self.family}-{self.key}", **self._words())
        return f"{said} ({self.rule})" if self.rule else said

    def _words(self) -> dict[str, Value]:
        """The values as sentences call them: a seat is somebody, a battle card is a card."""
        words = dict(self.values)
        if isinstance(seat := words.get("seat"), int):
            words["who"] = f"P{seat + 1}"
        if "battle_card" in words:
            words["card"] = words["battle_card"]
        return words

    def as_data(self) -> dict[str, object]:
        return {"key": self.key, "values": self.values, "rule": self.rule}


def too_dear(price: int, prayer: int) -> Reason:
    """The commonest one."""
    return Reason("price", {"price": price, "prayer": prayer}, "B-LIMIT-05")


class OptionError(ValueError):
    """An option the game does not know, or a value it cannot take; a text is for authors of content."""

    def __init__(self, reason: Reason | str):
        super().__init__(str(reason))
        self.reason = reason if isinstance(reason, Reason) else None
