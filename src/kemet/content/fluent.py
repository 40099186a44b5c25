"""A reader of the part of Fluent that our text files use: messages, attributes, placeholders and plural forms.

>>> messages = read_fluent('''
... troop = { $count ->
...     [0] nobody
...     [one] 1 unit
...    *[other] { $count } units
...   } in { $space }
...     .text = All units of one player on a space.
... ''')
>>> [fill(messages["troop"].value, "en", {"count": count, "space": "A1"}) for count in (0, 1, 3)]
['nobody in A1', '1 unit in A1', '3 units in A1']
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kemet.content.plurals import plural_form
from kemet.content.source import ContentError

_MESSAGE = re.compile(r"([a-zA-Z][a-zA-Z0-9_-]*) *= *(.*)", re.DOTALL)
_ATTRIBUTE = re.compile(r" +\.([a-zA-Z][a-zA-Z0-9_-]*) *= *(.+)", re.DOTALL)
_PLACEHOLDER = re.compile(r"\{\s*\$([a-zA-Z][a-zA-Z0-9_-]*)\s*\}")
_SELECTOR = re.compile(r"\{\s*\$([a-zA-Z][a-zA-Z0-9_-]*)\s*->")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([a-zA-Z0-9_-]+)\s*\] *")
_VARIANT_ENDS = re.compile(r"\s*(?=\})|\s*\n\s*(?=\*?\[)")
_PLAIN = re.compile(r"[^{}\n]+")


@dataclass(frozen=True)
class Placeholder:
    """Filled in with the value of this name."""

    name: str


@dataclass(frozen=True)
class Selection:
    """One of several patterns: that of the very number or word, that of the plural form, or the last resort."""

    name: str
    variants: Mapping[str, Pattern]
    otherwise: str


Pattern = tuple["str | Placeholder | Selection", ...]


@dataclass
class Message:
    """One entry of a text file: its value and its attributes, placeholders not yet filled in."""

    id: str
    value: Pattern
    attributes: dict[str, Pattern] = field(default_factory=dict)


def fill(pattern: Pattern, language: str, values: Mapping[str, str | int]) -> str:
    """The text of a pattern; a value that is missing is a KeyError."""
    if len(pattern) == 1 and isinstance(pattern[0], str):
        return pattern[0]
    return "".join(_filled(part, language, values) for part in pattern)


def _filled(part: str | Placeholder | Selection, language: str, values: Mapping[str, str | int]) -> str:
    if isinstance(part, str):
        return part
    value = values[part.name]
    if isinstance(part, Placeholder):
        return str(value)
    form = str(value)
    if form not in part.variants and isinstance(value, int):
        form = plural_form(language, value)
    return fill(part.variants.get(form) or part.variants[part.otherwise], language, values)


def placeholders(pattern: Pattern) -> set[str]:
    """The names of all values that a pattern asks for."""
    return {name for part in pattern for name in _names(part)}


def _names(part: str | Placeholder | Selection) -> Iterator[str]:
    if isinstance(part, str):
        return
    yield part.name
    if isinstance(part, Selection):
        for variant in part.variants.values():
            yield from placeholders(variant)


def selections(pattern: Pattern) -> Iterator[Selection]:
    """Every choice between forms, those inside other forms too."""
    for part in pattern:
        if isinstance(part, Selection):
            yield part
            for variant in part.variants.values():
                yield from selections(variant)


# --- reading --------------------------------------------------------------------------------------------------------


def read_fluent(text: str, file: str = "text") -> dict[str, Message]:
    """The messages of a text; a ContentError names the line that is wrong."""
    messages: dict[str, Message] = {}
    current: Message | None = None
    for number, entry in _entries(text):
        where = f"{file}, line {number}"
        if attribute := _ATTRIBUTE.fullmatch(entry):
            if current is None or attribute[1] in current.attributes:
                raise ContentError(f"{where}: this attribute has no message, or stands there twice")
            current.attributes[attribute[1]] = _whole(attribute[2].strip(), where)
        elif found := _MESSAGE.fullmatch(entry):
            if found[1] in messages:
                raise ContentError(f"{where}: the id {found[1]!r} is used twice")
            current = messages[found[1]] = Message(found[1], _whole(found[2].strip(), where))
        else:
            raise ContentError(f"{where}: neither a message nor an attribute")
    return messages


def _entries(text: str) -> Iterator[tuple[int, str]]:
    """A line each, with the lines that follow while a brace is open; comments and empty lines are left out."""
    open_at, entry = 0, ""
    for number, line in enumerate(text.splitlines(), start=1):
        if not entry:
            if not line.strip() or line.startswith("#"):
                continue
            open_at = number
        entry = f"{entry}\n{line}" if entry else line
        if entry.count("{") <= entry.count("}"):
            yield open_at, entry
            entry = ""
    if entry:
        yield open_at, entry


def _whole(text: str, where: str) -> Pattern:
    pattern, at = _pattern(text, 0, False, where)
    if at < len(text):
        raise ContentError(f"{where}: there is a brace too many")
    return pattern


def _pattern(text: str, at: int, inside: bool, where: str) -> tuple[Pattern, int]:
    """A pattern from here on: to the end of the text, or inside a selection to the next variant."""
    parts: list[str | Placeholder | Selection] = []
    while at < len(text):
        if inside and _VARIANT_ENDS.match(text, at):
            break
        if placeholder := _PLACEHOLDER.match(text, at):
            parts.append(Placeholder(placeholder[1]))
            at = placeholder.end()
        elif _SELECTOR.match(text, at):
            selection, at = _selection(text, at, where)
            parts.append(selection)
        elif plain := _PLAIN.match(text, at):
            parts.append(plain[0])
            at = plain.end()
        elif text[at] == "}":
            break
        else:
            raise ContentError(f"{where}: only {{ $name }} and forms after {{ $name -> }} are understood")
    if inside and parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip()
    return tuple(parts) or ("",), at


def _selection(text: str, at: int, where: str) -> tuple[Selection, int]:
    selector = _SELECTOR.match(text, at)
    assert selector is not None
    at = selector.end()
    variants: dict[str, Pattern] = {}
    otherwise = ""
    while variant := _VARIANT.match(text, at):
        if variant[1]:
            otherwise = variant[2]
        variants[variant[2]], at = _pattern(text, variant.end(), True, where)
    end = re.compile(r"\s*\}").match(text, at)
    if not otherwise or end is None:
        raise ContentError(f"{where}: forms of ${selector[1]} need one marked with * and a closing brace")
    return Selection(selector[1], variants, otherwise), end.end()
