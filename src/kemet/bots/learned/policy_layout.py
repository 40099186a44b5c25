"""Which number of a policy means what: a name for every place, and the places of the choices of one table."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from kemet.bots.learned.layout import fullest
from kemet.bots.learned.policy import AIM_WIDTH, AIMS, TIME_WIDTH, TIMES, ChoiceMap
from kemet.content.records import COLOURS
from kemet.engine.state import choices as codes
from kemet.engine.state.codes import DISTRICTS, NOWHERE
from kemet.engine.state.frames import QUESTIONS
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.verbs import FIELDS, VERBS, Thing, verb_of

ALL: Final = codes.PAIR  # choices beyond it are Seth's, and there is no policy for his games
#: The verbs that are nothing but a word, and where the numbers of all others begin. The first of those ends a Move.
SHORTS: Final = tuple(row.name for row in VERBS if row.base < codes.CITY)
KINDS: Final = (("end", 0), *((row.name, row.base) for row in VERBS if codes.CITY <= row.base < ALL))
BASES: Final = [base for _, base in KINDS]
#: Those that name one thing, and the names it is one of.
NAMED: Final[dict[str, Callable[[Ruleset], Sequence[str]]]] = {
    row.name: field.ids
    for row in VERBS
    for field in row.fields
    if row.base < ALL and len(row.fields) == 1 and isinstance(field, Thing) and field.key not in {"space", "city"}
}
#: Those that name a number.
COUNTED: Final = {"count", "spend", "take", "lose", "spot"}


@lru_cache(maxsize=1)
def blocks() -> tuple[tuple[str, ...], ...]:
    """The names of all places, block by block, as a `ChoiceMap` counts them; the things come last."""
    questions = [f"question {number}" for number in range(max(QUESTIONS) + 1)]
    verbs = [verb for verb, _ in KINDS]
    aims = [f"{fact} {value}" for fact, width in AIMS for value in range(width)]
    times = [f"{fact} {value}" for fact, width in TIMES for value in range(width)]
    assert (len(aims), len(times)) == (AIM_WIDTH, TIME_WIDTH)
    things = dict.fromkeys(name for code in range(codes.CITY, ALL) for name in things_of(fullest(), code))
    return (
        tuple(f"rule, {question}" for question in questions),
        tuple(f"first, {question}" for question in questions),
        tuple(f"{short}, {question}" for question in questions for short in SHORTS),
        tuple(f"verb {verb}" for verb in verbs),
        tuple(f"{verb}, {aim}" for verb in verbs for aim in aims),
        tuple(f"action {action}, {time}" for action in fullest().action_ids for time in times),
        tuple(things),
    )


@lru_cache(maxsize=1)
def policy_names() -> tuple[str, ...]:
    """What the weight at each place belongs to.

    >>> policy_names()[0], "buy charge" in policy_names()
    ('rule, question 0', True)
    """
    return tuple(name for block in blocks() for name in block)


@lru_cache(maxsize=1)
def policy_version() -> str:
    """A hash of all names: a policy made for other places is none for ours."""
    return hashlib.sha256("\n".join(policy_names()).encode()).hexdigest()[:16]


def kind_of(code: int) -> tuple[int, str]:
    """The number and the name of the kind that a choice belongs to."""
    number = bisect_right(BASES, code) - 1
    return number, KINDS[number][0]


def space_of(table: Ruleset, code: int) -> int:
    """The space that a choice aims at, or -1."""
    row, numbers = verb_of(code)
    for field, number in zip(row.fields, numbers, strict=True):
        if field is FIELDS["space"] and number < table.spaces:
            return number
    return NOWHERE


def things_of(table: Ruleset, code: int) -> list[str]:
    """What a choice names beside a space, by name: at most two things."""
    row, numbers = verb_of(code)
    verb, first, last = row.name, numbers[0], numbers[-1]
    if verb in NAMED:
        return _named(verb, NAMED[verb](table), first)
    if verb == "card at":
        return _named(verb, table.card_ids, first)
    if verb == "play":
        return _named(verb, table.battle_ids, first) + _named("discard", table.battle_ids, last)
    if verb == "creature":
        return _named(verb, table.creature_ids, first) + ["creature in reserve"] * (last == DISTRICTS)
    if verb == "group":
        return [f"group of {first}"] + ["group with creature"] * last
    if verb == "raise":
        return [f"raise to {last + 1}"]
    if verb == "build":
        return [*_named(verb, COLOURS, first), f"build to {last + 1}"]
    if verb == "pyramid":
        return [*_named(verb, COLOURS, first), f"pyramid of {last + 1}"]
    return [f"{verb} {first}"] if verb in COUNTED else []


def _named(verb: str, names: Sequence[str], number: int) -> list[str]:
    return [f"{verb} {names[number]}"] if number < len(names) else []


@lru_cache(maxsize=32)
def choice_map(table: Ruleset) -> ChoiceMap:
    """Where the choices of this table stand. It never changes, so bots may share it."""
    starts = [sum(map(len, blocks()[:number])) for number in range(len(blocks()))]
    at = {name: place for place, name in enumerate(policy_names())}
    known = fullest().action_ids
    verbs, things, more, spaces, times, colours = ([NOWHERE] * ALL for _ in range(6))
    for code in range(codes.CITY, ALL):
        number, verb = kind_of(code)
        verbs[code], spaces[code] = number, space_of(table, code)
        named = [at[name] for name in things_of(table, code) if name in at]
        things[code], more[code] = (*named, NOWHERE, NOWHERE)[:2]
        action = code - KINDS[number][1]
        if verb in {"token", "silver"} and action < len(table.action_ids):
            times[code] = starts[5] + TIME_WIDTH * known.index(table.action_ids[action])
            colours[code] = table.action_colour[action]
    return ChoiceMap(starts[:5], verbs, things, more, spaces, times, colours)
