"""The words that choices are written with: looked up, or refused with what is known."""

from __future__ import annotations

from kemet.engine.options import number_in
from kemet.engine.state.ruleset import Ruleset
from kemet.errors import NotationError

#: Verb, fields and text of a choice.
Parts = tuple[str, dict[str, str | int], str]


def only(text: str, words: list[str], count: int) -> list[str]:
    if len(words) != count:
        wrong = f"{count} word{'s' if count > 1 else ''} must follow the verb, not {len(words)}"
        raise NotationError(f"{text!r}: {wrong}", "words", typed=text, count=count, given=len(words))
    return words


def find(what: str, known: list[str] | tuple[str, ...], word: str) -> int:
    for number, name in enumerate(known):
        if name == word:
            return number
    names = ", ".join(known)
    raise NotationError(f"there is no {what} {word!r}; known are {names}", "known", word=word, known=names)


def number_of(what: str, word: str, low: int, high: int) -> int:
    number = number_in(word, low, high)
    if number < 0:
        wrong = f"{what} must be a number from {low} to {high}, not {word[:20]!r}"
        raise NotationError(wrong, "number", low=low, high=high, word=word[:20])
    return number


def seat_number(table: Ruleset, text: str, word: str) -> int:
    if not word.startswith("P"):
        raise NotationError(f"{text!r}: a seat is written P1 to P{table.players}", "seat", players=table.players)
    return number_of("the seat", word[1:], 1, table.players) - 1
