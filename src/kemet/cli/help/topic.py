"""One thing that help can explain: its name, its facts, its rule, and whether its record is checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kemet.content.certainty import unchecked
from kemet.picture import words


@dataclass(frozen=True)
class Topic:
    """Something that help can explain."""

    kind: str
    id: str
    name: str
    lines: tuple[str, ...]
    rule: str = ""
    record: Any = None


def topic(kind: str, id: str, facts: str, rule: str, more: str = "", record: Any = None) -> Topic:
    """The topic with its texts; a record that nobody checked against the printed box says so."""
    key = f"{kind}-{id}"
    doubt = unchecked(record) if record is not None else ""
    explained = words.house_rule(id) if kind == "house" else (words.text(key),)
    lines = (facts, *explained, more, words.name(doubt) if doubt else "")
    return Topic(kind, id, words.name(key), tuple(line for line in lines if line), rule, record)
