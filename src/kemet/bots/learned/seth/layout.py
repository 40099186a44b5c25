"""Which number of the net for games with Seth means what: a name for every place, and the places of one table."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from kemet.bots.learned.seth.reading import GROUPS, LANDS, LEADS, LEVELS, NUMBERS, PARTS, SHARES, SITES, SethPlaces
from kemet.bots.seth.judging import SETH_FEATURES
from kemet.content.records import COLOURS
from kemet.engine.state.codes import DISTRICT, TEMPLE
from kemet.engine.state.ruleset import Ruleset
from kemet.game.configuration import Setup

#: The modules of Ta-Seti that his box knows (S-TS-02).
SETHS_MODULES = ("black", "cards")
MAX_PLAYERS = 6
#: Groups that are a mean of the members, in sixtieths.
MEANS = ("prayer", "tokens", "units", "tile", "card", "action", "pyramid", "members at")


def _table(players: int, modules: tuple[str, ...]) -> Ruleset:
    return Setup(players, 8, False, {}, (), "", modules, seth=True).table


@lru_cache(maxsize=1)
def fullest() -> Ruleset:
    """A table with all that the net may meet."""
    return _table(MAX_PLAYERS, SETHS_MODULES)


@lru_cache(maxsize=1)
def known_content() -> frozenset[str]:
    """The digests of our own content with every set of modules and every number of members."""
    sets = ((), ("black",), ("cards",), SETHS_MODULES)
    return frozenset(_table(players, some).digest for players in range(3, MAX_PLAYERS + 1) for some in sets)


@lru_cache(maxsize=1)
def seth_names() -> tuple[str, ...]:
    """What is read at each place.

    >>> seth_names()[0], seth_names().index("creature card phoenix") > 0
    ('members 2', True)
    """
    return tuple(f"{group} {thing}" for group, width in GROUPS for thing in _things(group, width))


def _things(group: str, width: int) -> list[str]:
    table = fullest()
    rules = table.seth
    assert rules is not None
    named = {
        "members": [str(members) for members in range(2, MAX_PLAYERS)],
        "judge": list(SETH_FEATURES),
        "number": list(NUMBERS),
        "module": list(SETHS_MODULES),
        "members at": list(LANDS),
        "Seth at": list(LANDS),
        "site": [
            f"{place}: level {level}, {missing} missing"
            for place in range(SITES)
            for level in range(4)
            for missing in range(4)
        ],
        "site hunted": [f"{place}: {lead}" for place in range(SITES) for lead in range(LEADS)],
        "tile of Seth": table.tile_ids,
        "tile": table.tile_ids,
        "common tile": table.tile_ids,
        "card of Seth": table.card_ids,
        "card": table.card_ids,
        "battle card": table.battle_ids,
        "creature": table.creature_ids,
        "creature card": rules.card_ids,
        "action of Seth": rules.space_ids,
        "action": table.action_ids,
        "power": rules.power_ids,
        "pyramid": [f"{colour} {level}" for colour in COLOURS for level in range(LEVELS)],
    }
    found = named.get(group) or [str(number) for number in range(width)]
    assert width in (0, len(found)), group
    return found


@lru_cache(maxsize=1)
def seth_version() -> str:
    """A hash of all names: a net made for other places is none for ours."""
    return hashlib.sha256("\n".join(seth_names()).encode()).hexdigest()[:16]


def group_starts() -> list[int]:
    """The first place of each group."""
    found, at = [], 0
    for group, width in GROUPS:
        found.append(at)
        at += len(_things(group, width))
    return found


def unit_of(group: str) -> float:
    """By what a number of this group is multiplied before a net learns from it, so that all are about as large.

    >>> unit_of("number"), unit_of("tile of Seth")
    (0.25, 1.0)
    """
    if group == "judge":
        return 0.25 / PARTS
    if group in MEANS:
        return (0.25 if group == "members at" else 1.0) / SHARES
    return 0.25 if group in ("number", "Seth at") else 1.0


def seth_units() -> list[float]:
    """The same for every place; a battle card belongs to Seth or to the members."""
    found: list[float] = []
    for group, width in GROUPS:
        if group == "battle card":
            found += [1.0 if name.startswith(("s", "mirror")) else 1.0 / SHARES for name in fullest().battle_ids]
        else:
            found += [unit_of(group)] * len(_things(group, width))
    return found


def seth_places(table: Ruleset) -> SethPlaces:
    """Where the things of this table stand."""
    all_things, rules, all_rules = fullest(), table.seth, fullest().seth
    assert rules is not None
    assert all_rules is not None
    at = {name: place for place, name in enumerate(seth_names())}
    common = [at["always 0"], at[f"members {table.players - 1}"], *[at[f"module {name}"] for name in table.modules]]
    pairs = (
        (table.tile_ids, all_things.tile_ids),
        (table.card_ids, all_things.card_ids),
        (table.battle_ids, all_things.battle_ids),
        (table.creature_ids, all_things.creature_ids),
        (rules.card_ids, all_rules.card_ids),
        (table.action_ids, all_things.action_ids),
    )
    things = [[known.index(name) for name in here] for here, known in pairs]
    return SethPlaces(group_starts(), things, [_land(table, space) for space in range(table.spaces)], common)


def _land(table: Ruleset, space: int) -> int:
    """The kind of a space, as the net tells them apart."""
    rules = table.seth
    assert rules is not None
    if space in rules.home:
        kind = "home of Seth"
    elif table.kind[space] == DISTRICT:
        kind = "city"
    elif rules.portal[space] >= 0:
        kind = "gate" if any(near in rules.home for near in table.neighbours[space]) else "portal"
    elif rules.altars >> space & 1:
        kind = "altar"
    elif rules.sites >> space & 1:
        kind = "site"
    elif table.kind[space] == TEMPLE:
        kind = "temple 2" if table.income[space] < 3 else "temple 3"
    else:
        kind = "other"
    return LANDS.index(kind)
