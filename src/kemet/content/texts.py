"""Names, explanations and sentences per language.

A language is a folder of `text`, with a file for each area. The library, the terminal and the page in the browser share
the areas `content` and `content-seth`, which name and explain what is in the boxes, and `saying`, the sentences about
play.

>>> english = load_texts()
>>> english.name("tile-charge")
'Charge!'
>>> english.say("count-units", count=3)
'3 units'
"""

from __future__ import annotations

from functools import cache

from kemet.content.fluent import Message, fill, read_fluent
from kemet.content.languages import SPOKEN, TEXT_FOLDER, VARIANTS
from kemet.content.source import ContentError

SHARED = ("content", "content-seth", "saying")


class Texts:
    """The texts of one language. An id without a text is answered by what the caller offers instead."""

    def __init__(self, messages: dict[str, Message], language: str = "en"):
        self.messages = messages
        self.language = language

    def __contains__(self, id: str) -> bool:
        return id in self.messages

    def name(self, id: str, otherwise: str = "") -> str:
        """The value of a message; content of a pack has no text of ours and is called by its id."""
        found = self.messages.get(id)
        return fill(found.value, self.language, {}, self.messages) if found else otherwise or id.partition("-")[2]

    def text(self, id: str) -> str:
        """The explanation of a message, or nothing."""
        found = self.messages.get(id)
        explained = found.attributes.get("text") if found else None
        return fill(explained, self.language, {}, self.messages) if explained else ""

    def values(self, id: str) -> dict[str, str]:
        """What each value of a house rule means; empty where its explanation says what may be written.

        >>> load_texts().values("house-vetoOnVeto")["no"]
        'It cannot.'
        """
        attributes = self.messages[id].attributes if id in self.messages else {}
        return {
            value: fill(meaning, self.language, {}, self.messages)
            for value, meaning in attributes.items()
            if value != "text"
        }

    def say(self, id: str, /, **values: str | int) -> str:
        """The value of a message with its placeholders filled in."""
        return fill(self.messages[id].value, self.language, values, self.messages)


def gist(rule: str, language: str = "en") -> str:
    """A rule of docs/rules in one line, or nothing.

    >>> gist("B-DAY-03", "de")
    'Ein Marker je Aktionsfeld und Tag.'
    """
    return load_texts(language, "gists").name(f"gist-{rule}", " ").strip()


@cache
def load_texts(language: str = "en", *more: str) -> Texts:
    """The texts of a language, read once; `more` are areas that only one program says."""
    if language not in SPOKEN:
        raise ContentError(f"there are no texts for the language {language!r}; there are {', '.join(SPOKEN)}")
    messages: dict[str, Message] = {}
    for area in (*SHARED, *more):
        read = read_area(VARIANTS.get(language, language), area)
        if twice := messages.keys() & read.keys():
            raise ContentError(f"{area}: said elsewhere already: {', '.join(sorted(twice))}")
        messages |= read
        if language in VARIANTS:
            messages |= read_area(language, area)
    return Texts(messages, language)


def read_area(language: str, area: str) -> dict[str, Message]:
    """What one file says; that of a variant holds only the differences."""
    name = f"{language}/{area}.ftl"
    return read_fluent((TEXT_FOLDER / name).read_text(encoding="utf-8"), name)
