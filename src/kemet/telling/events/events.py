"""Events for people and programs: the engine's tuples as named records, filtered for one viewer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kemet.content.records import ACTIONS, ALL_COLOURS, TEMPORARY
from kemet.engine.state import events as ev
from kemet.engine.state.ruleset import Ruleset
from kemet.telling.events.origins import origins_of
from kemet.telling.events.seth import SETH_FIELDS, seth_fields, seth_value
from kemet.telling.view import END_REASONS

Value = str | int | list[int] | None

#: Per kind: its name and its values in order; a value's name says how it is looked up.
KINDS: dict[int, tuple[str, tuple[str, ...]]] = {
    ev.EV_CITY: ("city", ("seat", "city")),
    ev.EV_PYRAMID: ("pyramid", ("seat", "space", "colour", "level")),
    ev.EV_UNITS: ("units", ("seat", "space", "units")),
    ev.EV_NIGHT: ("night", ("day",)),
    ev.EV_DAY: ("day", ("day",)),
    ev.EV_ORDER: ("order", ("order",)),
    ev.EV_PRAYER: ("prayer", ("seat", "gained", "total", "origin")),
    ev.EV_DRAWN: ("drawn", ("seat", "origin")),
    ev.EV_DREW: ("drew", ("seat", "card")),
    ev.EV_TURN: ("turn", ("seat", "round")),
    ev.EV_TOKEN: ("token", ("seat", "token", "action")),
    ev.EV_RAISED: ("raised", ("seat", "space", "colour", "level", "price")),
    ev.EV_BOUGHT: ("bought", ("seat", "tile", "price")),
    ev.EV_PLACED: ("placed", ("seat", "space", "price", "origin")),
    ev.EV_CREATURE: ("creature", ("seat", "creature", "space")),
    ev.EV_STEP: ("step", ("seat", "from", "to", "units", "creature")),
    ev.EV_TELEPORT: ("teleport", ("seat", "from", "to", "units", "creature", "price", "payer")),
    ev.EV_CARD: ("card", ("seat", "card", "space", "price")),
    ev.EV_VETOED: ("vetoed", ("seat", "card")),
    ev.EV_ESCAPED: ("escaped", ("seat", "from", "to", "units", "creature")),
    ev.EV_DESTROYED: ("destroyed", ("seat", "space", "units", "origin")),
    ev.EV_BATTLE: ("battle", ("attacker", "defender", "space")),
    ev.EV_CALLED_OFF: ("called_off", ("attacker", "defender", "space")),
    ev.EV_SHOWN: ("shown", ("seat", "battle_card")),
    ev.EV_REVEALED: ("revealed", ("seat", "battle_card", "strength", "damage", "protection")),
    ev.EV_COMMITTED: ("committed", ("seat", "card", "price")),
    ev.EV_WOUND: ("wound", ("seat", "cards")),
    ev.EV_RESULT: (
        "result",
        ("winner", "loser", "winner_strength", "loser_strength", "winner_lost", "loser_lost", "attacker"),
    ),
    ev.EV_POINT: ("point", ("seat", "source", "points", "temples", "origin")),
    ev.EV_RECALLED: ("recalled", ("seat", "space", "units")),
    ev.EV_RETREATED: ("retreated", ("seat", "from", "to", "units", "creature")),
    ev.EV_STAYED: ("stayed", ("seat", "space")),
    ev.EV_REFILL: ("refill", ("seat",)),
    ev.EV_SACRIFICED: ("sacrificed", ("seat", "space", "units")),
    ev.EV_SWAPPED: ("swapped", ("seat", "battle_card")),
    ev.EV_REMOVED: ("removed", ("seat", "battle_card")),
    ev.EV_OVER: ("over", ("winner", "reason")),
    ev.EV_DECLINED: ("declined", ("seat", "action_kind")),
    ev.EV_SAW: ("saw", ("seat", "card")),
    ev.EV_RESHUFFLED: ("reshuffled", ()),
    ev.EV_LOST_PRAYER: ("lost_prayer", ("seat", "lost", "total", "origin")),
    ev.EV_TURN_END: ("turn_end", ("seat",)),
    ev.EV_DISCARDED: ("discarded", ("seat", "battle_card")),
    ev.EV_RECOVERED: ("recovered", ("seat",)),
    ev.EV_SEALED: ("sealed", ("seat", "tile", "owner")),
    ev.EV_USED: ("used", ("seat", "path_token")),
    ev.EV_TRIP: ("trip", ("seat", "from_stop", "stop")),
    ev.EV_TOOK: ("took", ("seat", "path_token")),
    ev.EV_PRIEST: ("priest", ("seat", "space")),
    ev.EV_PRIEST_BACK: ("priest_back", ("seat", "space")),
    ev.EV_TEMPORARY: ("temporary", ("seat", "temporary")),
    ev.EV_REFILLED: ("refilled", ("stop", "path_token")),
    ev.EV_BID: ("bid", ("seat", "battle_card")),
    ev.EV_SPENT: ("spent", ("seat", "tokens", "value")),
    ev.EV_SPOT: ("spot", ("seat", "place")),
    ev.EV_DAWN_TOKEN: ("dawn_token", ("seat",)),
    ev.EV_LAST_DAY: ("last_day", ("seat",)),
    ev.EV_CARDS_SWAPPED: ("cards_swapped", ("seat", "battle_card", "strength", "damage", "protection")),
    ev.EV_FEE: ("fee", ("seat", "space", "price")),
    ev.EV_MASKED: ("masked", ("seat",)),
    ev.EV_STEP_OF_DAY: ("step_of_day", ("step", "step_kind", "actions")),
    ev.EV_SETH_TOKEN: ("seth_token", ("seth_token", "seth_space", "victim", "owner_of_token")),
    ev.EV_PROPOSED: ("proposed", ("seat", "purpose", "shares", "site", "chooser")),
    ev.EV_CONSENT: ("consent", ("seat", "agrees")),
    ev.EV_FIGHTER: ("fighter", ("seat", "space")),
    ev.EV_TEMPLE: ("temple", ("space", "level", "shares")),
    ev.EV_POWER: ("power", ("power",)),
    ev.EV_CEREMONY: ("ceremony", ("shares",)),
    ev.EV_CAPTURED: ("captured", ("seat", "owner", "space")),
    ev.EV_STOLEN: ("stolen", ("seat", "victim", "origin")),
    ev.EV_STOLE: ("stole", ("seat", "card")),
    ev.EV_CREATURE_CARD: ("creature_card", ("creature_card", "space")),
    ev.EV_CORRUPTED: ("corrupted", ("victim", "space")),
    ev.EV_LATER: ("later", ("seat",)),
    ev.EV_ALLIANCE_TILE: ("alliance_tile", ("tile",)),
    ev.EV_FIRST: ("first", ("space",)),
    ev.EV_GAVE: ("gave", ("seat", "receiver", "prayer")),
    ev.EV_COMMON_TOKEN: ("common_token", ("seat", "common", "common_action")),
    ev.EV_FIZZLED: ("fizzled", ("seat", "card")),
    ev.EV_DAY_ENDS: ("day_ends", ("day",)),
    ev.EV_NEXT_BATTLE: ("next_battle", ("space",)),
    ev.EV_HELD: ("held", ("seat", "space", "points", "pyramid")),
}
TOKENS = ("regular", "silver", "gold")
SOURCES = {
    ev.SOURCE_BATTLE: "battle",
    ev.SOURCE_TILE: "tiles",
    ev.SOURCE_CREATURE: "creatures",
    ev.SOURCE_TEMPLES: "two_temples",
    ev.SOURCE_SANCTUARY: "sanctuary",
    ev.SOURCE_PATH: "path",
    ev.SOURCE_DAGGER: "daggers",
}


@dataclass(frozen=True)
class Event:
    """One thing that happened: its kind and its values by name."""

    kind: str
    fields: dict[str, Value]


#: A viewer that sees everything: for games that are over.
ALL_SEEING = -2


def events_for(table: Ruleset, log: Iterable[tuple[int, ...]], viewer: int, since: int = 0) -> list[Event]:
    """The events of a log that this viewer saw, from number `since` on; -1 is a spectator, ALL_SEEING sees all."""
    seen = [entry for entry in log if _is_seen(entry[1], viewer)]
    return [_event(table, kind, values) for kind, _, *values in seen[max(since, 0) :]]


def count_for(log: Iterable[tuple[int, ...]], viewer: int) -> int:
    """How many events of a log this viewer saw."""
    return sum(_is_seen(entry[1], viewer) for entry in log)


def _is_seen(audience: int, viewer: int) -> bool:
    return audience == ev.ALL or viewer == ALL_SEEING or (viewer >= 0 and bool(audience >> viewer & 1))


def _event(table: Ruleset, kind: int, values: list[int]) -> Event:
    name, fields = KINDS[kind]
    told = {field: _value(table, field, values, place) for place, field in enumerate(fields)}
    return Event(name, told | seth_fields(table, kind, values) if table.with_seth else told)


def _value(table: Ruleset, field: str, values: list[int], place: int) -> Value:
    value = values[place]
    if field == "origin":
        return origins_of(table, values[place:])
    if field == "temples" and not value:
        return None
    if field in SETH_FIELDS:
        return seth_value(table, field, values, value)
    if field == "space" and value >= table.spaces:
        return None  # a card's aim: more than a space
    if field in ("space", "from", "to"):
        return None if value < 0 else table.space_ids[value]
    if field == "card":
        return table.card_ids[value]
    if field == "battle_card":
        return table.battle_ids[value]
    if field == "creature":
        return None if value < 0 else table.creature_ids[value]
    if field == "tile":
        return table.tile_ids[value]
    if field == "colour":
        return ALL_COLOURS[value]
    if field == "city":
        return table.city_ids[value]
    if field == "token":
        return TOKENS[value]
    if field == "action":
        return ACTIONS[value] if values[1] == 2 else table.action_ids[value]
    if field == "action_kind":
        return ACTIONS[value]
    if field in ("stop", "from_stop"):
        return None if value < 0 else table.roads.stop_ids[value]
    if field == "path_token":
        return None if value < 0 else table.token_ids[value]
    if field == "temporary":
        return TEMPORARY[value]
    if field == "place":
        return value + 1
    if field == "source":
        return SOURCES[value]
    if field == "reason":
        return END_REASONS[value]
    if field == "seat" and value < 0:
        return None
    if field == "order":
        return [value >> 3 * turn & 7 for turn in range(table.players)]
    return value
