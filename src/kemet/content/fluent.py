"""A reader of Fluent, the format of our text files, as the browser's `@fluent/bundle` reads it.

>>> messages = read_fluent('''
... -city = { $case ->
...    *[nominative] Thebes
...     [genitive] of Thebes
...   }
... troop = { $count ->
...     [0] nobody
...     [one] 1 unit
...    *[other] { $count } units
...   } { -city(case: "genitive") }
...     .text =
...         All units of one player
...         on a space.
... ''')
>>> [fill(messages["troop"].value, "en", {"count": count}, messages) for count in (0, 1, 3)]
['nobody of Thebes', '1 unit of Thebes', '3 units of Thebes']

>>> share = read_fluent("share = { NUMBER($share, minimumFractionDigits: 1) } points")["share"].value
>>> fill(share, "de", {"share": 2.0})
'2,0 points'

A term knows only what it is given in brackets. A value that is filled in is written without groups of thousands;
`NUMBER` takes the options that `Intl` has for plain numbers. There is no `DATETIME`: a date comes as a text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kemet.content.figures import OPTIONS, digits, written
from kemet.content.plurals import plural_form
from kemet.content.source import ContentError


@dataclass(frozen=True)
class Placeholder:
    """Filled in with the value of this name."""

    name: str


@dataclass(frozen=True)
class Literal:
    """A number that is written in the text itself; a literal string is plain text."""

    value: float
    places: int = 0


@dataclass(frozen=True)
class NumberCall:
    """The function NUMBER: a value or a literal, and how it is to be written."""

    argument: Placeholder | Literal
    options: tuple[tuple[str, str | float], ...] = ()


@dataclass(frozen=True)
class Reference:
    """The value or an attribute of another message or, with a dash before its id, of a term."""

    id: str
    attribute: str = ""
    arguments: tuple[tuple[str, str | float], ...] = ()


@dataclass(frozen=True)
class Selection:
    """One of several patterns: that of the very number or word, that of the plural form, or the last resort."""

    selector: str | Placeholder | Literal | NumberCall | Reference
    variants: Mapping[str, Pattern]
    otherwise: str


Part = str | Placeholder | Literal | NumberCall | Reference | Selection
Pattern = tuple[Part, ...]
Values = Mapping[str, str | float]


@dataclass
class Message:
    """One entry of a text file: its value and its attributes, placeholders not yet filled in."""

    id: str
    value: Pattern
    attributes: dict[str, Pattern] = field(default_factory=dict)


Messages = Mapping[str, Message]
NONE: Messages = {}
#: References that lead from one to the next; more of them is a circle.
DEEPEST = 20


def fill(pattern: Pattern, language: str, values: Values, messages: Messages = NONE, depth: int = 0) -> str:
    """The text of a pattern; a value that is missing is a KeyError. `messages` are those it may refer to."""
    if len(pattern) == 1 and isinstance(pattern[0], str):
        return pattern[0]
    return "".join(_filled(part, language, values, messages, depth) for part in pattern)


def _filled(part: Part, language: str, values: Values, messages: Messages, depth: int) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, Placeholder):
        value = values[part.name]
        return written(language, digits(value, {}), 0) if isinstance(value, float) else str(value)
    if isinstance(part, Literal | NumberCall):
        text, grouping = _figures(part, values)
        return written(language, text, grouping)
    if isinstance(part, Reference):
        if depth == DEEPEST:
            raise ContentError(f"{part.id} refers to itself")
        found = messages.get(part.id)
        pattern = (found.attributes.get(part.attribute, ()) if part.attribute else found.value) if found else ()
        if not pattern:
            raise ContentError(f"{part.id}{part.attribute and '.'}{part.attribute} is referred to and not there")
        given = dict(part.arguments) if part.id.startswith("-") else values
        return fill(pattern, language, given, messages, depth + 1)
    variants = part.variants
    form = _form(part, language, values, messages, depth)
    return fill(variants[form if form in variants else part.otherwise], language, values, messages, depth)


def _figures(part: Literal | NumberCall, values: Values) -> tuple[str, str | float]:
    """The digits of a number, and how they are grouped."""
    if isinstance(part, Literal):
        return digits(part.value, {"minimumFractionDigits": part.places}), "auto"
    options = dict(part.options)
    if isinstance(part.argument, Literal):
        value: str | float = part.argument.value
        options = {"minimumFractionDigits": part.argument.places} | options
    else:
        value = values[part.argument.name]
    if isinstance(value, str):
        raise ContentError(f"NUMBER is given the text {value!r}")
    return digits(value, options), options.get("useGrouping", "auto" if isinstance(part.argument, Literal) else 0)


def _form(part: Selection, language: str, values: Values, messages: Messages, depth: int) -> str:
    """The key of the variant that is wanted. Terms choose by what they are given; they may be given nothing."""
    selector = part.selector
    if isinstance(selector, Literal | NumberCall):
        number, _ = _figures(selector, values)
    else:
        if isinstance(selector, Placeholder):
            value = values.get(selector.name, "") if depth else values[selector.name]
        else:
            value = _filled(selector, language, values, messages, depth)
        if isinstance(value, str):
            return "" if _NUMBER.fullmatch(value) else value  # a number is never chosen by a word that looks like it
        number = str(value) if isinstance(value, int) else digits(value, {})
    return exact if (exact := _exact(number)) in part.variants else plural_form(language, number)


def _exact(number: str) -> str:
    """A number as variants are named: 1.50 is 1.5."""
    return number.rstrip("0").rstrip(".") if "." in number else number


def placeholders(pattern: Pattern) -> set[str]:
    """The names of all values that a pattern asks for."""
    return {name for part in pattern for name in _names(part)}


def _names(part: Part) -> Iterator[str]:
    if isinstance(part, Placeholder):
        yield part.name
    elif isinstance(part, NumberCall):
        yield from _names(part.argument)
    elif isinstance(part, Selection):
        yield from _names(part.selector)
        for variant in part.variants.values():
            yield from placeholders(variant)


def selections(pattern: Pattern) -> Iterator[Selection]:
    """Every choice between forms, those inside other forms too."""
    for part in pattern:
        if isinstance(part, Selection):
            yield part
            for variant in part.variants.values():
                yield from selections(variant)


def references(pattern: Pattern) -> Iterator[Reference]:
    """Every message and term that a pattern refers to."""
    for part in pattern:
        if isinstance(part, Reference):
            yield part
        elif isinstance(part, Selection):
            yield from references((part.selector,))
            for variant in part.variants.values():
                yield from references(variant)


# --- reading --------------------------------------------------------------------------------------------------------


def read_fluent(text: str, file: str = "text") -> dict[str, Message]:
    """The messages of a text, and its terms (ids with a dash before them); a ContentError names the wrong line."""
    return _Reader(text.replace("\r\n", "\n"), file).read()


_COMMENT = re.compile(r"#{1,3}(?: .*)?(?:\n|$)")
_BLANK_LINE = re.compile(r"[ ]*(?:\n|$)")
_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *= *")
_ATTRIBUTE = re.compile(r"\.([a-zA-Z][\w-]*) *= *")
_PLAIN = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"\s*")
_REFERENCE = re.compile(r"([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
_FUNCTION = re.compile(r"([A-Z][A-Z0-9_-]*)\(\s*")
_ARGUMENT = re.compile(r"\s*([a-zA-Z][\w-]*)\s*:\s*")
_NUMBER = re.compile(r"-?[0-9]+(?:\.([0-9]+))?")
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPE = re.compile(r'\\(?:(["\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))')
_VARIANT = re.compile(r"(\*?)\[\s*([a-zA-Z][\w-]*|-?[0-9]+(?:\.[0-9]+)?)\s*\]")
_ARROW = re.compile(r"\s*->\s*")


class _Indent(str):
    """The blank before a line of a text that goes on: how many spaces of it are no part of the text is known last."""

    __slots__ = ()

    @property
    def width(self) -> int:
        return len(self) - len(self.rstrip(" "))


class _Reader:
    def __init__(self, text: str, file: str):
        self.text = text
        self.file = file
        self.at = 0

    def wrong(self, what: str) -> ContentError:
        line = self.text.count("\n", 0, self.at) + 1
        return ContentError(f"{self.file}, line {line}: {what}")

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def next(self) -> str:
        return self.text[self.at : self.at + 1]

    def read(self) -> dict[str, Message]:
        messages: dict[str, Message] = {}
        while self.at < len(self.text):
            if self.take(_COMMENT) or self.take(_BLANK_LINE):
                continue
            start = self.at
            found = self.take(_ENTRY)
            if found is None:
                raise self.wrong("neither a message nor an attribute")
            if found[1] in messages:
                raise self.wrong(f"the id {found[1]!r} is used twice")
            message = self.entry(found[1], start)
            messages[message.id] = message
        return messages

    def entry(self, id: str, start: int) -> Message:
        message = Message(id, self.pattern())
        while found := self.take(_ATTRIBUTE):
            if found[1] in message.attributes:
                raise self.wrong("this attribute stands there twice")
            message.attributes[found[1]] = self.pattern()
            if not message.attributes[found[1]]:
                raise self.wrong(f"the attribute {found[1]!r} is empty")
        if self.at < len(self.text) and self.text[self.at - 1] != "\n":
            raise self.wrong("there is a brace too many" if self.next() == "}" else "this belongs to no message")
        if not message.value and (not message.attributes or id.startswith("-")):
            self.at = start
            raise self.wrong(f"{id!r} says nothing")
        return message

    def pattern(self) -> Pattern:
        """Text and what is filled in, to the next attribute, variant or message."""
        parts: list[Part | _Indent] = []
        while True:
            if plain := self.take(_PLAIN):
                ends = self.next() in ("", "\n")
                parts.append(plain[0].rstrip(" ") if ends and self.is_last() else plain[0])
            elif self.next() == "{":
                parts.append(self.placeable())
            elif self.next() == "}":
                break
            elif (indent := self.indent()) is not None:
                parts.append(indent if parts else _Indent(indent.lstrip("\n")))
            else:
                break
        return _dedented(parts)

    def is_last(self) -> bool:
        """Whether the text ends with this line."""
        at = self.at
        over = self.indent() is None
        self.at = at
        return over

    def indent(self) -> _Indent | None:
        """The blank before a line that goes on with the text, or None at its end."""
        blank = self.take(_BLANK)
        assert blank is not None
        after = self.next()
        if after in ("", ".", "[", "*", "}") or (after != "{" and self.text[self.at - 1] != " "):
            return None
        return _Indent(re.sub(r" *\n", "\n", blank[0]))

    def placeable(self) -> Part:
        self.at += 1
        self.take(_BLANK)
        start = self.at
        inside = self.expression()
        if self.take(_ARROW):
            inside = self.selection(inside, start)
        self.take(_BLANK)
        if self.next() != "}":
            raise self.wrong("a closing brace is missing here")
        self.at += 1
        return inside

    def expression(self) -> Part:
        if self.next() == "{":
            return self.placeable()
        if string := self.take(_STRING):
            return _ESCAPE.sub(lambda found: found[1] or chr(int(found[2] or found[3], 16)), string[1])
        if number := self.take(_NUMBER):
            return Literal(float(number[0]), len(number[1])) if number[1] else Literal(int(number[0]))
        if function := self.take(_FUNCTION):
            return self.function(function[1])
        found = self.take(_REFERENCE)
        if found is None:
            raise self.wrong("what is to be filled in here?")
        sign, id, attribute = found[1], found[2], found[3] or ""
        if sign == "$":
            if attribute:
                raise self.wrong(f"${id} has no attributes")
            return Placeholder(id)
        called = sign == "-" and self.next() == "("
        if called:
            self.at += 1
        return Reference(f"{sign or ''}{id}", attribute, self.arguments() if called else ())

    def function(self, name: str) -> NumberCall:
        if name != "NUMBER":
            raise self.wrong(f"there is no function {name}; there is NUMBER($name, options)")
        argument = self.expression()
        if not isinstance(argument, Placeholder | Literal):
            raise self.wrong("NUMBER takes a value or a number")
        self.take(_BLANK)
        if self.next() == ",":
            self.at += 1
        options = self.arguments()
        return NumberCall(argument, tuple((name, value) for name, value in options if name in OPTIONS))

    def arguments(self) -> tuple[tuple[str, str | float], ...]:
        given: list[tuple[str, str | float]] = []
        while name := self.take(_ARGUMENT):
            value = self.expression()
            if isinstance(value, Literal):
                given.append((name[1], value.value))
            elif isinstance(value, str):
                given.append((name[1], value))
            else:
                raise self.wrong(f"{name[1]} needs a number or a text in quotes")
            self.take(_BLANK)
            if self.next() == ",":
                self.at += 1
        self.take(_BLANK)
        if self.next() != ")":
            raise self.wrong("a term and a function are given values by name: (name: 1)")
        self.at += 1
        return tuple(given)

    def selection(self, selector: Part, start: int) -> Selection:
        if isinstance(selector, Selection) or (
            isinstance(selector, Reference) and not (selector.id.startswith("-") and selector.attribute)
        ):
            self.at = start
            raise self.wrong("forms are chosen by a value, a literal or the attribute of a term")
        variants: dict[str, Pattern] = {}
        otherwise = ""
        while found := self.take(_VARIANT):
            name = _exact(found[2]) if _NUMBER.fullmatch(found[2]) else found[2]
            if found[1]:
                otherwise = name
            self.take(re.compile(" *"))
            variants[name] = self.pattern()
            if not variants[name]:
                raise self.wrong(f'the form [{found[2]}] is empty; write {{ "" }}')
        if not otherwise:
            self.at = start
            raise self.wrong("of several forms one is marked with *")
        return Selection(selector, variants, otherwise)


def _dedented(parts: list[Part | _Indent]) -> Pattern:
    """Without the indentation that all lines share, as the last to be known."""
    shared = min((part.width for part in parts if isinstance(part, _Indent)), default=0)
    baked: list[Part] = []
    for part in parts:
        if isinstance(part, _Indent):
            part = str(part[: len(part) - shared])
        if isinstance(part, str) and baked and isinstance(baked[-1], str):
            baked[-1] += part
        elif part != "" or not isinstance(part, str):
            baked.append(part)
    return tuple(baked) or (("",) if parts else ())
