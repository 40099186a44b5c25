"""The sums of a battle, line by line: what each side brings, who owns it, which figure it adds to and how much.

It explains the engine's totals from what a view shows; whoever draws a battle adds nothing up and knows no modifier.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kemet.content.records import ALL_EFFECTS
from kemet.engine.state.codes import SILENCE_CREATURE
from kemet.engine.state.powers import Powers
from kemet.engine.state.ruleset import Ruleset

View = Mapping[str, Any]
#: Source, figure and amount.
Part = tuple[str, str, int]
#: A part with who brings it; None is the whole alliance.
Owned = tuple[str, str, int, int | None]

STATS = ("strength", "damage", "protection")
ROLES = ("attacker", "defender")


def with_sums(table: Ruleset, view: View, battle: dict[str, Any] | None) -> dict[str, Any] | None:
    """The battle of a view, each side with the lines of its sum and their totals; `view` has the board and seats."""
    if battle is None:
        return None
    return battle | {role: battle[role] | _sum(table, view, battle, role) for role in ROLES}


def _sum(table: Ruleset, view: View, battle: View, role: str) -> dict[str, Any]:
    side = battle[role]
    brought = [part for part in _brought(table, view, battle, role) if part[2]]
    laid = [part for part in _laid(table, battle, side) if part[2]]
    others = _totals(brought + laid)["strength"]
    units = _units(view, battle, side, others)
    if units:
        brought.insert(0, ("units", "strength", units))
    if "strength" in side:
        told = _totals(brought + laid)
        # A troop that is gone took what it brought with it; its share of the total is still told.
        brought += [("other", stat, side[stat] - told[stat]) for stat in STATS if side[stat] != told[stat]]
    return {
        "units": units,
        "creature": _creature_id(view, battle, side),
        "silenced": battle["masked"] or _silenced(table, view, battle, role),
        "sum": _lines(_owned(view, battle, role, brought + laid)),
        "total": _totals(brought + laid),
    }


def _creature_id(view: View, battle: View, side: View) -> str | None:
    """The creature that stands with a side; with Seth whoever controls it."""
    found: str | None = side.get("creature_id") or view["spaces"][battle["space"]]["creatures"].get(side["seat"])
    return found


def _owned(view: View, battle: View, role: str, parts: list[Part]) -> Iterator[Owned]:
    """Each part with its bringer; a mixed troop stands there owner by owner (S-MIXED-06, S-BATTLE-13)."""
    side = battle[role]
    common = {f"tile-{id}" for id in view.get("seth", {}).get("alliance_tiles", ())}
    bringers = {f"tile-{id}": seat for id, seat in side.get("tiles", {}).items()}
    for source, stat, amount in parts:
        kind = source.split("-", 1)[0]
        troop = side.get("troop", {})
        if kind == "units" and sum(troop.values()) == amount:
            yield from ((source, stat, count, owner) for owner, count in troop.items())
        elif source in bringers:
            yield source, stat, amount, bringers[source]
        elif kind == "power" or source in common:
            yield source, stat, amount, None
        elif kind == "creature":
            yield source, stat, amount, side.get("controller", side["seat"])
        elif kind == "tile" and "tiles" in side:
            yield source, stat, amount, 0  # Seth's, for a corrupted attacker (S-CORRUPT-TROOP-19)
        else:
            yield source, stat, amount, side["seat"]


def _lines(parts: Iterator[Owned]) -> list[dict[str, Any]]:
    """Each part with the figure that it and those before it come to: what lies in a pan when this one has fallen."""
    so_far = dict.fromkeys(STATS, 0)
    lines = []
    for source, stat, amount, owner in parts:
        so_far[stat] += amount
        lines.append({"source": source, "owner": owner, "stat": stat, "amount": amount, "so_far": so_far[stat]})
    return lines


def _totals(parts: list[Part]) -> dict[str, int]:
    return {stat: sum(amount for _, figure, amount in parts if figure == stat) for stat in STATS}


def _units(view: View, battle: View, side: View, others: int) -> int | None:
    """The units that were weighed, of which some have fallen; None once they have left: nobody keeps their number."""
    here: int = view["spaces"][battle["space"]]["units"].get(side["seat"], 0)
    if "troop" in side:
        here = sum(side["troop"].values())
    fallen: int = side.get("lost", 0) + side.get("own_card_lost", 0)
    if battle["winner"] is None:
        return here
    if not here and not fallen:
        return None
    # Those counted as lost may still stand there, and reinforcements came later: neither was weighed twice.
    strength: int = side["strength"]
    return max(0, min(here + fallen, strength - others))


def _brought(table: Ruleset, view: View, battle: View, role: str) -> Iterator[Part]:
    """What a side has beside its units before any card: nothing when somebody wears the Mask (T3-OBJ-MASK)."""
    side = battle[role]
    if battle["masked"]:
        return
    yield from _creature(table, view, battle, role)
    if "tiles" in side:
        yield from _together(table, view, battle, role)
        return
    seat = view["seats"][side["seat"]]
    for id in seat["tiles"]:
        if id not in seat.get("sealed", ()):
            yield from _powers(f"tile-{id}", table.tile_powers[table.tile_ids.index(id)], role)
    for id, count in (dict.fromkeys(side.get("skills", ()), 1) | side.get("objects", {})).items():
        for source, stat, amount in _powers(f"token-{id}", table.token_powers[table.token_ids.index(id)], role):
            yield source, stat, count * amount
    if role == "attacker" and battle["by_move"] and view["path"] is not None:  # T3-TEMP-01, T3-TEMP-03
        for name in view["path"]["temporary_held"]:
            yield f"temporary-{name}", name, 1


def _together(table: Ruleset, view: View, battle: View, role: str) -> Iterator[Part]:
    """With Seth: tiles of all members present once per name, what serves the alliance, the creature card (B13)."""
    rules = table.seth
    assert rules is not None
    side = battle[role]
    for id in side["tiles"]:
        yield from _powers(f"tile-{id}", table.tile_powers[table.tile_ids.index(id)], role)
    if view["seats"][side["seat"]]["side"] == "alliance":
        for id in view["seth"]["alliance_tiles"]:
            yield from _powers(f"tile-{id}", table.tile_powers[table.tile_ids.index(id)], role)
        for id in view["seth"]["powers"]:
            yield from _powers(f"power-{id}", rules.powers[rules.power_ids.index(id)], role)
    if role == "attacker" and battle["kind"] != "battle":
        for id in view["seats"][0]["tiles"]:
            yield f"tile-{id}", "strength", table.tile_powers[table.tile_ids.index(id)].strength_corrupting
    if role == "attacker" and battle["creature_card"] and not _silenced(table, view, battle, role):
        card = rules.card_ids.index(battle["creature_card"])
        yield f"creature_card-{battle['creature_card']}", "strength", rules.card_strength[card]
        yield f"creature_card-{battle['creature_card']}", "damage", rules.card_damage[card]


def _laid(table: Ruleset, battle: View, side: View) -> Iterator[Part]:
    """The battle card always counts; divine cards and Divine Wound unless somebody wears the Mask."""
    if "played" in side:
        yield from _battle_card(table, side["played"])
    if battle["masked"]:
        return
    for id, count in side.get("divine", {}).items():
        kind = table.card_ids.index(id)
        effect = ALL_EFFECTS[table.card_effect[kind]]
        if effect in STATS:
            yield f"card-{id}", effect, count * table.card_amount[kind]
    yield "wound", "strength", side.get("wound", 0)


def _battle_card(table: Ruleset, id: str) -> Iterator[Part]:
    card = table.battle_ids.index(id)
    yield f"battle-{id}", "strength", table.battle_strength[card]
    yield f"battle-{id}", "damage", table.battle_damage[card]
    yield f"battle-{id}", "protection", table.battle_protection[card]


def _creature(table: Ruleset, view: View, battle: View, role: str) -> Iterator[Part]:
    creature = _working(table, view, battle, role)
    if creature < 0 or _silenced(table, view, battle, role):
        return
    source = f"creature-{table.creature_ids[creature]}"
    yield source, "strength", table.creature_strength[creature]
    yield source, "damage", table.creature_damage[creature]
    yield source, "protection", table.creature_protection[creature]


def _silenced(table: Ruleset, view: View, battle: View, role: str) -> bool:
    """The enemy's creature makes this side's count as absent (B-CREATURE-SNAKE)."""
    enemy = _working(table, view, battle, ROLES[1 - ROLES.index(role)])
    return enemy >= 0 and bool(table.creature_abilities[enemy] & SILENCE_CREATURE)


def _working(table: Ruleset, view: View, battle: View, role: str) -> int:
    """The creature of a side, or -1 without one or when its tile is sealed (T3-SEAL-02)."""
    seat = battle[role]["seat"]
    id = _creature_id(view, battle, battle[role])
    if id is None:
        return -1
    creature = table.creature_ids.index(id)
    sealed = view["seats"][seat].get("sealed", ())
    return -1 if any(table.tile_creature[table.tile_ids.index(tile)] == creature for tile in sealed) else creature


def _powers(source: str, powers: Powers, role: str) -> Iterator[Part]:
    in_role = powers.strength_attacking if role == "attacker" else powers.strength_defending
    yield source, "strength", powers.strength + in_role
    yield source, "damage", powers.damage
    yield source, "protection", powers.protection
