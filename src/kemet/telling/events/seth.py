"""What Seth's box adds to events: tokens of his board, shares of the members, sides, mixed groups."""

from __future__ import annotations

from kemet.content.records import ACTIONS
from kemet.engine.cards.aim import aim_of
from kemet.engine.seth.share import CEREMONY_PRAYER, SPLIT_PRAYER, TEMPLE_UNITS
from kemet.engine.seth.state import LIES_COLOUR
from kemet.engine.state import events as ev
from kemet.engine.state.ruleset import Ruleset
from kemet.telling.view.seth import STEPS, TOKENS

Value = str | int | list[int] | None

PURPOSES = {TEMPLE_UNITS: "temple", CEREMONY_PRAYER: "ceremony", SPLIT_PRAYER: "split"}
#: Events about a group of several owners, and the place of its packed units.
GROUPS = {ev.EV_STEP: 5, ev.EV_RECALLED: 3, ev.EV_TELEPORT: 7, ev.EV_ESCAPED: 5, ev.EV_RETREATED: 5}
COMMON = ("grey", "gold")
#: Fields of events that only a game with Seth tells.
SETH_FIELDS = (
    "step_kind",
    "seth_token",
    "seth_space",
    "victim",
    "owner_of_token",
    "purpose",
    "shares",
    "site",
    "chooser",
    "power",
    "creature_card",
    "common",
    "common_action",
)


def amounts(table: Ruleset, packed: int) -> list[int]:
    """How many of each seat, in their order."""
    return [packed >> 4 * seat & 15 for seat in range(table.players)]


def seth_value(table: Ruleset, field: str, values: list[int], value: int) -> Value:
    """One value of an event; some read the value of another field."""
    rules = table.seth
    assert rules is not None
    if field == "step_kind":
        return STEPS[value]
    if field == "seth_token":
        return "colour" if value >= LIES_COLOUR else TOKENS[value]
    if field == "owner_of_token":
        return values[0] - LIES_COLOUR if values[0] >= LIES_COLOUR else None
    if field == "seth_space":
        return rules.space_ids[value]
    if field == "purpose":
        return PURPOSES[value]
    if field == "shares":
        return amounts(table, value)
    if field == "site":
        return table.space_ids[value] if values[1] == TEMPLE_UNITS else None
    if field == "chooser":
        return values[3] if values[1] == CEREMONY_PRAYER else None
    if field == "power":
        return rules.power_ids[value]
    if field == "creature_card":
        return rules.card_ids[value]
    if field == "common":
        return COMMON[value]
    if field == "common_action":
        return ACTIONS[value] if values[1] else table.action_ids[value]
    return None if value < 0 else value  # victim


def seth_fields(table: Ruleset, kind: int, values: list[int]) -> dict[str, Value]:
    """What known events tell besides: the side that wins, plays or scores, whose units move, a card's aim."""
    if kind in (ev.EV_OVER, ev.EV_TURN):
        return {"side": "seth" if values[0] == 0 else "alliance"}
    if kind in (ev.EV_POINT, ev.EV_HELD) and values[0] != 0:
        return {"side": "alliance"}  # no matter who fought (S-BATTLE-07)
    if kind in GROUPS:
        group = amounts(table, values[GROUPS[kind]])
        return {"group": group} if any(count and owner != values[0] for owner, count in enumerate(group)) else {}
    if kind == ev.EV_RESULT:
        return {"winner_losses": amounts(table, values[7]), "loser_losses": amounts(table, values[8])}
    if kind == ev.EV_CARD and values[2] >= 0:
        aim = aim_of(table, values[1], values[2])
        space: dict[str, Value] = {"space": None if aim.space < 0 else table.space_ids[aim.space]}
        return space | {"owner": aim.owner} if aim.space >= 0 and aim.owner >= 0 else space
    return {}
