"""Where prayer, units and cards come from, by name."""

from __future__ import annotations

from kemet.engine.state import events as ev
from kemet.engine.state.ruleset import Ruleset

#: Origins that need no further name.
PLAIN = {
    ev.BY_NIGHT: "night",
    ev.BY_PRAYING: "praying",
    ev.BY_RECALL: "recall",
    ev.BY_ROAD: "road",
    ev.BY_BATTLE: "battle",
    ev.BY_SETUP: "setup",
    ev.BY_RECRUITING: "recruiting",
    ev.BY_STRIKE: "strike",
    ev.BY_INVOKING: "invoking",
}


def origins_of(table: Ruleset, packed: list[int]) -> str | None:
    """All origins of a change, such as "night+tile-slaves"; None where nothing is known."""
    found = []
    for number in packed:
        while number > 0:
            found.append(_origin(table, number & (1 << ev.ORIGIN_BITS) - 1))
            number >>= ev.ORIGIN_BITS
    return "+".join(found) or None


def _origin(table: Ruleset, code: int) -> str:
    family, number = code & (1 << ev.FAMILY_BITS) - 1, code >> ev.FAMILY_BITS
    if family in PLAIN:
        return PLAIN[family]
    if family == ev.BY_TILE:
        return f"tile-{table.tile_ids[number]}"
    if family == ev.BY_CARD:
        return f"card-{table.card_ids[number]}"
    if family == ev.BY_CREATURE:
        return f"creature-{table.creature_ids[number]}"
    if family == ev.BY_TOKEN:
        return f"token-{table.token_ids[number]}"
    if family == ev.BY_SPACE:
        return f"space-{table.space_ids[number]}"
    if family == ev.BY_BATTLE_CARD:
        return f"battle-{table.battle_ids[number]}"
    assert table.seth is not None
    return (
        f"power-{table.seth.power_ids[number]}"
        if family == ev.BY_POWER
        else f"creaturecard-{table.seth.card_ids[number]}"
    )
