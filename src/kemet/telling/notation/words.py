"""Reading the words of a choice: each is looked up, or refused with what is known."""

from __future__ import annotations

from collections.abc import Sequence

from kemet.engine.options import number_in
from kemet.engine.state.codes import DISTRICTS
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.verbs import (
    RESERVE,
    SLOTS,
    Field,
    HomeField,
    Number,
    Phrase,
    SeatField,
    Slots,
    Some,
    Striker,
    Thing,
)
from kemet.errors import NotationError


def take(field: Field, table: Ruleset, city: int, text: str, words: list[str]) -> int:
    """Read a field off the beginning of the words that are left, and take them away."""
    if isinstance(field, Phrase):
        here = words[: len(field.words)] == list(field.words)
        del words[: len(field.words) * here]
        return int(here)
    if isinstance(field, Slots):
        if " ".join(words) not in SLOTS:
            raise NotationError(f"{text!r}: write 'take 1', 'take 2' or 'take 1 2'", "take")
        taken = SLOTS.index(" ".join(words)) + 1
        words.clear()
        return taken
    if isinstance(field, Some):
        if words[:1] != [field.before] or len(words) == 1:
            return 0
        del words[0]
    word = words.pop(0)
    if isinstance(field, Number):
        return number_of(field.what, word, field.low, field.highest(table)) - field.counted_from
    if isinstance(field, SeatField):
        return _seat(field, table, text, word)
    if isinstance(field, HomeField):
        return _district(field, table, city, word)
    assert isinstance(field, Thing)
    if isinstance(field, Striker) and word in table.card_ids and word not in field.ids(table):
        raise NotationError(f"{text!r}: {word} strikes no owner of units", "nobody", word=word)
    return find(field.what, field.ids(table), word)


def _district(field: HomeField, table: Ruleset, city: int, word: str) -> int:
    """Without a city any district will do."""
    if field.reserve and word == RESERVE:
        return DISTRICTS
    space = find(field.what, table.space_ids, word)
    if space not in table.districts:
        raise NotationError(f"{word} is no district", "district", space=word)
    if city not in (-1, table.city[space]):
        raise NotationError(f"{word} is a district of another city", "other-city", space=word)
    return list(table.districts).index(space) % DISTRICTS


def _seat(field: SeatField, table: Ruleset, text: str, word: str) -> int:
    if not word.startswith("P"):
        raise NotationError(f"{text!r}: a seat is written P1 to P{table.players}", "seat", players=table.players)
    return number_of(field.what, word[1:], 1, table.players) - 1


def find(what: str, known: Sequence[str], word: str) -> int:
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
