"""Fills the messages of one language with values: the last step from data to words.

The page in the browser does the same in TypeScript; both say what the text files say and nothing else.

>>> from kemet.telling.saying.sayings import say, seat, space, counted
>>> Filling(load_texts("pl")).fill(say("choice-stay", units=counted("units", 2), space=space("A1")))
'na polu A1 zostaje: 2 jednostki'
"""

from __future__ import annotations

from collections.abc import Sequence

from kemet.content.fluent import Pattern, fill
from kemet.content.texts import Texts, load_texts
from kemet.engine.state.codes import MAX_SEATS
from kemet.telling.saying.sayings import Saying, Several, Thing, Value

#: The attribute of a message that says the same as a deed on its own: "buy Carnage" beside "Carnage: +1 damage ...".
DEED = "deed"


class Filling:
    """Says sayings in the words of one language, with the names of one table."""

    def __init__(self, texts: Texts, gods: Sequence[str] = ()):
        self.texts = texts
        self.gods = gods

    def fill(self, saying: Saying) -> str:
        """What the saying means; a message that is not there is an error, as a missing value is."""
        return self._say(saying, deed=False)

    def deed(self, saying: Saying) -> str:
        """The same as a deed that can stand alone, where the meaning leaves the verb to the notation beside it."""
        return self._say(saying, deed=True)

    def value(self, value: Value) -> str:
        """A value on its own, as it would stand in a sentence."""
        return str(self._value(value, deed=False))

    def _say(self, saying: Saying, deed: bool) -> str:
        values = {name: self._value(value, deed) for name, value in saying.values.items()}
        return fill(self._pattern(saying.key, deed), self.texts.language, values, self.texts.messages)

    def _pattern(self, key: str, deed: bool) -> Pattern:
        message = self.texts.messages[key]
        return message.attributes.get(DEED, message.value) if deed else message.value

    def _value(self, value: Value, deed: bool) -> str | int:
        if isinstance(value, str | int):
            return value
        if isinstance(value, Saying):
            return self._say(value, deed)
        if isinstance(value, Several):
            return self._row(value.kind, [str(self._value(each, deed)) for each in value.values])
        return self.name(value)

    def _row(self, kind: str, said: list[str]) -> str:
        if kind == "and" and len(said) > 1:
            return self.texts.say("list-and", first=", ".join(said[:-1]), last=said[-1])
        return (" + " if kind == "plus" else ", ").join(said)

    def name(self, thing: Thing) -> str:
        """How this table calls a thing."""
        return str(getattr(self, f"_{thing.kind}")(thing.id))

    def _name(self, id: str) -> str:
        return self.texts.name(id)

    def _text(self, id: str) -> str:
        return self.texts.text(id).rstrip(".")

    def _seat(self, number: int) -> str:
        """The god of a seat: the first seat is Anubis, unless the table has chosen otherwise."""
        return self.gods[number] if self.gods else self.texts.name(f"god-{number + 1}")

    def _space(self, id: str) -> str:
        """A district is called by its id alone, any other space by its name and id."""
        name = self.texts.name(f"space-{id}")
        return id if name.endswith(id) else f"{name} ({id})"

    def _stop(self, id: str) -> str:
        name = self.texts.name(f"stop-{id}")
        return name if name == id else f"{name} ({id})"

    def _battle(self, id: str) -> str:
        """The id of a battle card is its three figures, after an s for Seth's: strength, damage, protection."""
        name, figures = self.texts.name(f"battle-{id}"), id.removeprefix("s")
        return f"{name} ({'/'.join(figures)})" if len(figures) == 3 and name != id else name


def gods_with_seth(texts: Texts) -> tuple[str, ...]:
    """How the seats are called where the first one is Seth."""
    return (texts.name("side-seth"), *(texts.name(f"god-{seat}") for seat in range(1, MAX_SEATS)))


def in_english(saying: Saying) -> str:
    """As a deed that stands alone: for programs and their logs, which are in English."""
    return Filling(load_texts()).deed(saying)
