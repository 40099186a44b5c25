"""Notation: the text form of every choice, both ways, from the dictionary of verbs. See docs/notation.md.

>>> from kemet.game.game import new_game
>>> game = new_game(players=2, seed=1)
>>> write(game.state, game.waiting_for()[0], game.codes(game.waiting_for()[0])[0])
'city A'
"""

from __future__ import annotations

from dataclasses import dataclass

from kemet.engine.seth.invasion import INVASION_CARDS, forces_of
from kemet.engine.state import choices as codes
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.engine.state.verbs import WORDS, Field, Phrase, Slots, Some, Verb, verb_of, verbs_called
from kemet.errors import NotationError
from kemet.telling.notation.words import take

#: What is said of a verb whose words between its fields are wrong.
WRITE_IT_AS = {
    "play": "write it as 'play 410 discard 202', or for two battles 'play s410 and s202'",
    "add": "write it as 'add card' or 'add card second'",
}


@dataclass(frozen=True)
class Choice:
    """One legal choice in its three forms: `index` for machines, `kind` and `fields` for programs, text for people."""

    index: int
    kind: str
    fields: dict[str, str | int]
    text: str

    def __str__(self) -> str:
        return self.text


def describe(s: State, seat: int, code: int) -> Choice:
    """The choice behind a code, for the seat that is asked; an IndexError for one that means nothing at this table."""
    row, numbers = _known(s, code)
    city, words = s.seats[seat].city, [row.word]
    told: dict[str, str | int] = {}
    for part in _parts(s, seat, row):
        if isinstance(part, Field):
            number = numbers.pop(0)
            word = part.word(s.table, city, number)
            told[part.key] = part.told(word, number)
        else:
            word = part
        if word:
            words.append(word)
    return Choice(code, row.word, {**told, **row.also}, " ".join(words))


def write(s: State, seat: int, code: int) -> str:
    """Its text."""
    return describe(s, seat, code).text


def _known(s: State, code: int) -> tuple[Verb, list[int]]:
    row, numbers = verb_of(code)
    if not row.is_known(s.table):
        raise IndexError(code)
    return row, numbers


def _parts(s: State, seat: int, row: Verb) -> list[Field | str]:
    """Who fights two battles at once plays both cards, who fights one discards the other (S-INVASION-08)."""
    if row.base == codes.PAIR and s.question is INVASION_CARDS and len(forces_of(s, seat)) == 2:
        return row.other_parts
    return row.parts


# --- reading ------------------------------------------------------------------------------------------------------


def read(table: Ruleset, text: str, city: int = -1) -> int:
    """The code of a choice written as text by the owner of a city; a NotationError says which word is wrong."""
    words = text.split()
    if not words:
        raise NotationError("an empty text is no choice", "empty")
    forms = _forms(table, text, words[0], len(words) > 1)
    fitting = [(row, parts) for row, parts in forms if _fits(parts, words[1:])]
    if not fitting:
        raise _misshapen(text, words, forms)
    wrong = NotationError("")
    for row, parts in fitting:
        rest = words[1:]
        try:
            numbers = [number for part in parts if (number := _take(part, table, city, text, rest)) is not None]
        except NotationError as error:
            wrong = wrong if wrong.key else error  # the first form is the usual one
            continue
        if rest:
            raise _misshapen(text, words, forms)
        return row.code(numbers)
    raise wrong


def _forms(table: Ruleset, text: str, word: str, has_more: bool) -> list[tuple[Verb, list[Field | str]]]:
    """The rows of a verb with what follows it; those that are nothing but the verb only where nothing follows."""
    rows = verbs_called(word)
    if not any(row.parts or not has_more for row in rows):
        names = ", ".join(WORDS)
        wrong = f"{text!r}: there is no verb {word!r}; known are {names}"
        raise NotationError(wrong, "known", word=word, known=names)
    known = [row for row in rows if row.is_known(table)]
    if not known:
        raise NotationError(f"{text!r}: only a game with Seth has such a choice", "seth")
    forms = [(row, parts) for row in known for parts in (row.parts, row.other_parts) if parts or parts is row.parts]
    return [form for form in forms if bool(form[1]) == has_more] or forms


def _fits(parts: list[Field | str], words: list[str]) -> bool:
    """Are there enough words, and those that stand as they are at their places?"""
    if any(isinstance(part, Phrase | Some | Slots) for part in parts):
        return bool(words) or isinstance(parts[0], Slots)
    fixed = all(part == word for part, word in zip(parts, words, strict=False) if isinstance(part, str))
    return len(parts) == len(words) and fixed


def _take(part: Field | str, table: Ruleset, city: int, text: str, rest: list[str]) -> int | None:
    if isinstance(part, Field):
        return take(part, table, city, text, rest)
    rest.pop(0)
    return None


def _misshapen(text: str, words: list[str], forms: list[tuple[Verb, list[Field | str]]]) -> NotationError:
    """Too many or too few words, or other ones between the fields than belong there."""
    verb, given = words[0], len(words) - 1
    if verb in WRITE_IT_AS and any(len(parts) == given for _, parts in forms):
        return NotationError(f"{text!r}: {WRITE_IT_AS[verb]}", verb)
    count = len([part for part in forms[0][1] if not isinstance(part, Phrase | Some)])
    wrong = f"{count} word{'s' if count > 1 else ''} must follow the verb, not {given}"
    return NotationError(f"{text!r}: {wrong}", "words", typed=text, count=count, given=given)
