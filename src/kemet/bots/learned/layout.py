"""Which number of the net means what: a name for every place, and the places of the things of one table."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from kemet.bots.learned.net import CALENDAR, DAYS, LAST_DAY_AT, PHASES, ROUNDS
from kemet.bots.learned.reading import GROUPS, LEVELS, NUMBERS, Places
from kemet.content.records import MODULES
from kemet.engine.state.codes import MAX_SEATS
from kemet.engine.state.ruleset import Ruleset
from kemet.game.configuration import Setup

#: Which sets of modules bring content of their own; the others change rules alone.
MODULES_WITH_CONTENT = ("black", "path", "cards")
MAX_PLAYERS = 5  # the box without Seth


@lru_cache(maxsize=1)
def fullest() -> Ruleset:
    """A table with all that the net may meet: every module, and the board with the most temples."""
    return _table(MAX_PLAYERS, MODULES)


def _table(players: int, modules: tuple[str, ...]) -> Ruleset:
    return Setup(players, 8, False, {}, (), "", modules).table


@lru_cache(maxsize=1)
def known_content() -> frozenset[str]:
    """The digests of our own content with every set of modules; a content pack has another one."""
    sets: list[tuple[str, ...]] = [()]
    for module in MODULES_WITH_CONTENT:
        sets += [(*some, module) for some in sets]
    return frozenset(_table(2, some).digest for some in sets)


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """What is read at each place.

    >>> names()[:2], names().index("tile scribe") > 0
    (('prayer 0', 'prayer 1'), True)
    """
    found: list[str] = []
    for group, width in GROUPS:
        things = _things(group) if width == 0 else list(NUMBERS) if group == "number" else map(str, range(width))
        found += [f"{group} {thing}" for thing in things]
    return tuple(found)


@lru_cache(maxsize=1)
def calendar_names() -> tuple[str, ...]:
    """What is common to all seats: the calendar, the number of players, the modules, and what is always there."""
    found = [f"day {day}" for day in range(DAYS)] + [f"round {turn}" for turn in range(ROUNDS)]
    found += [f"phase {phase}" for phase in range(PHASES)] + ["last day"]
    assert len(found) == CALENDAR == LAST_DAY_AT + 1
    found += [f"players {players}" for players in range(2, MAX_SEATS)] + [f"module {name}" for name in MODULES]
    return (*found, "always")


def _things(group: str) -> list[str]:
    table = fullest()
    if group == "pyramid":
        return [f"{colour} {level}" for colour in table.colours for level in range(LEVELS)]
    things = {
        "action": table.action_ids,
        "tile": table.tile_ids,
        "battle card": table.battle_ids,
        "card": table.card_ids,
        "creature": table.creature_ids,
        "skill": table.token_ids,
        "object": table.token_ids,
    }
    return things.get(group) or _temples(table)


def _temples(table: Ruleset) -> list[str]:
    return [table.space_ids[space] for space in table.temples]


@lru_cache(maxsize=1)
def version() -> str:
    """A hash of all names: a net made for other places is none for ours."""
    return hashlib.sha256("\n".join((*names(), *calendar_names())).encode()).hexdigest()[:16]


def unit_of(name: str) -> float:
    """By what a number is multiplied before a net learns from it, so that all are about as large.

    >>> unit_of("number units"), unit_of("tile scribe")
    (0.25, 1.0)
    """
    return 0.25 if name.startswith(("number", "temple units", "temple danger")) else 1.0


def places_of(table: Ruleset) -> Places:
    """Where the things of this table stand."""
    at = {name: place for place, name in enumerate(names())}
    first: dict[str, int] = {}
    for place, name in enumerate(names()):
        first.setdefault(next(group for group, _ in GROUPS[::-1] if name.startswith(f"{group} ")), place)
    known_temples = _temples(fullest())
    known_tokens = list(fullest().token_ids)
    return Places(
        [first[group] for group, _ in GROUPS],
        [
            [at[f"action {name}"] for name in table.action_ids],
            [at[f"tile {name}"] for name in table.tile_ids],
            [at[f"battle card {name}"] for name in table.battle_ids],
            [at[f"card {name}"] for name in table.card_ids],
            [at[f"creature {name}"] for name in table.creature_ids],
            [known_temples.index(name) for name in _temples(table)],
            [known_tokens.index(name) for name in table.token_ids],
        ],
    )
