"""Names and explanations per language: a reader of the small part of Fluent that our text files use.

Messages (`tile-charge = Charge!`), attributes (`    .text = ...`), comments and `{ $variable }` placeholders.

>>> english = load_texts()
>>> english.name("tile-charge")
'Charge!'
>>> english.say("units-many", count=3)
'3 units'
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from kemet.content.seth_records import BOX
from kemet.content.source import ContentError

FOLDER = Path(__file__).parent / "text"

_MESSAGE = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *= *(.*)")
_ATTRIBUTE = re.compile(r" +\.([a-zA-Z][a-zA-Z0-9_-]*) *= *(.+)")
_PLACEHOLDER = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")


@dataclass
class Message:
    """One entry of a text file: its value and its attributes, placeholders not yet filled in."""

    id: str
    value: str
    attributes: dict[str, str] = field(default_factory=dict)


class Texts:
    """The texts of one language. An id without a text is answered by what the caller offers instead."""

    def __init__(self, messages: dict[str, Message]):
        self.messages = messages

    def __contains__(self, id: str) -> bool:
        return id in self.messages

    def name(self, id: str, otherwise: str = "") -> str:
        """The value of a message; content of a pack has no text of ours and is called by its id."""
        found = self.messages.get(id)
        return found.value if found else otherwise or id.partition("-")[2]

    def text(self, id: str) -> str:
        """The explanation of a message, or nothing."""
        found = self.messages.get(id)
        return found.attributes.get("text", "") if found else ""

    def say(self, id: str, **values: str | int) -> str:
        """The value of a message with its placeholders filled in."""
        return _PLACEHOLDER.sub(lambda place: str(values[place[1]]), self.messages[id].value)


def placeholders(text: str) -> set[str]:
    """The names of the variables in a text.

    >>> sorted(placeholders("{ $who } gains { $points }"))
    ['points', 'who']
    """
    return set(_PLACEHOLDER.findall(text))


def read_fluent(text: str, file: str = "text") -> dict[str, Message]:
    """The messages of a text; a ContentError names the line that is wrong."""
    messages: dict[str, Message] = {}
    current: Message | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        if "{" in _PLACEHOLDER.sub("", line):
            raise ContentError(f"{file}, line {number}: only placeholders such as {{ $name }} are understood")
        if attribute := _ATTRIBUTE.fullmatch(line):
            if current is None or attribute[1] in current.attributes:
                raise ContentError(f"{file}, line {number}: this attribute has no message, or stands there twice")
            current.attributes[attribute[1]] = attribute[2].strip()
        elif found := _MESSAGE.fullmatch(line):
            if found[1] in messages:
                raise ContentError(f"{file}, line {number}: the id {found[1]!r} is used twice")
            current = messages[found[1]] = Message(found[1], found[2].strip())
        else:
            raise ContentError(f"{file}, line {number}: neither a message nor an attribute")
    return messages


@cache
def load_texts(language: str = "en") -> Texts:
    """The texts of a language, read once."""
    if not (FOLDER / f"{language}.ftl").is_file():
        raise ContentError(f"there are no texts for the language {language!r}")
    messages: dict[str, Message] = {}
    for folder in (FOLDER, FOLDER / BOX):
        path = folder / f"{language}.ftl"
        found = read_fluent(path.read_text(encoding="utf-8"), path.relative_to(FOLDER).as_posix())
        if twice := messages.keys() & found.keys():
            raise ContentError(f"{path.relative_to(FOLDER).as_posix()}: {min(twice)!r} has a text already")
        messages |= found
    return Texts(messages)
