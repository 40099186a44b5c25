"""What one seat may know, as JSON-ready data. Nothing hidden from that seat is ever read into it."""

from __future__ import annotations

from typing import Any

from kemet.about import about, origin_of, taking_at
from kemet.content.records import ACTIONS, COLOURS
from kemet.engine import battle as battle_rules
from kemet.engine import names
from kemet.engine.battle_extras import is_expanded, is_masked, more, sees_first
from kemet.engine.names import (
    ASK_BATTLE_CARDS,
    ASK_NAMES,
    ASK_VETO,
    B_SIDE,
    B_SIDES,
    NOWHERE,
    SEAT,
)
from kemet.engine.points import controller, district_owner, temporary_points, total_points
from kemet.engine.prices import card_price
from kemet.engine.state import State, count_bits, creature_at, lowest_bit, priests_at, units
from kemet.engine.table import Table
from kemet.taseti_view import dawn_view, path_view, taseti_seat, token_counts, token_names

PHASES = ("setup", "night", "day", "end of day", "over")
END_REASONS = ("", "target", "day limit", "in the day", "last day")
TOKEN_STATES = ("none", "in hand", "placed", "from next turn")
POINT_SOURCES = {
    "battle": names.S_VP_BATTLE,
    "tiles": names.S_VP_TILE,
    "creatures": names.S_VP_CREATURE,
    "two_temples": names.S_VP_TEMPLES,
    "sanctuary": names.S_VP_SANCTUARY,
}


def question_of(s: State, seat: int) -> str:
    """What this seat is asked now."""
    if not s.waiting >> seat & 1:
        return "nothing"
    if s.ask == ASK_BATTLE_CARDS and s.battle[battle_rules.side_of(s, seat) + names.B_STAGE] == battle_rules.COMMITTING:
        return ASK_NAMES[names.ASK_BATTLE_DIVINE]
    return ASK_NAMES[s.ask]


def view_of(s: State, viewer: int) -> dict[str, Any]:
    """The game as the viewer sees it; -1 is a spectator."""
    return personal_view(s, viewer, public_view(s))


def personal_view(s: State, viewer: int, public: dict[str, Any]) -> dict[str, Any]:
    """The public view with what this viewer knows beside it. Everything else is shared, not copied."""
    if viewer < 0:
        return public
    return public | {
        "viewer": viewer,
        "question": question_of(s, viewer),
        "about": about(s, viewer),
        "seats": [_seat_view(s, seat, True) if seat == viewer else each for seat, each in enumerate(public["seats"])],
        "known_discards": _known_discards(s, viewer),
        "seen": card_counts(s.table, s.seen) if s.waiting >> viewer & 1 else {},
        "battle": _battle_view(s, viewer),
    }


def public_view(s: State) -> dict[str, Any]:
    """What everybody sees, a spectator too."""
    table = s.table
    return {
        "viewer": None,
        "players": table.players,
        "target": table.target,
        "beginner": table.beginner,
        "house_rules": dict(table.options.house),
        "modules": list(table.modules),
        "phase": PHASES[s.phase],
        "day": s.day,
        "round": s.round,
        "active": None if s.active < 0 else s.active,
        "order": list(s.order),
        "waiting": [seat for seat in range(table.players) if s.waiting >> seat & 1],
        "question": "nothing",
        "about": None,
        "asked": ASK_NAMES[s.ask],
        "district": _asked_district(s),
        "winner": None if s.winner < 0 else s.winner,
        "end_reason": END_REASONS[s.end_reason],
        "seats": [_seat_view(s, seat, False) for seat in range(table.players)],
        "spaces": {table.space_ids[space]: _space_view(s, space) for space in range(table.spaces)},
        "supply": _supply(s),
        "deck_size": count_bits(s.deck) + count_bits(s.seen),
        "discard_size": count_bits(s.discard),
        "known_discards": _known_discards(s, -1),
        "seen": {},
        "pending_card": _pending_card(s),
        "move": _move_view(s),
        "battle": _battle_view(s, -1),
        "path": path_view(s) | {"taking": taking_at(s)} if any(s.path) else None,
        "dawn": dawn_view(s) if table.has_dawn else None,
        "last_day": bool(s.last_day),
    }


def _asked_district(s: State) -> str | None:
    """The set-up asks for one district after the other."""
    if not s.waiting or s.ask not in (names.ASK_PYRAMID, names.ASK_UNITS):
        return None
    city = s.seats[lowest_bit(s.waiting) * SEAT + names.S_CITY]
    number = s.stack[len(s.stack) - names.FRAME + names.F_B]
    return s.table.space_ids[s.table.districts[city * names.DISTRICTS + number]]


def card_counts(table: Table, cards: int) -> dict[str, int]:
    """How many of each kind are in a bit set of cards."""
    counts: dict[str, int] = {}
    for kind, mask in enumerate(table.card_mask):
        if cards & mask:
            counts[table.card_ids[kind]] = count_bits(cards & mask)
    return counts


def battle_names(table: Table, cards: int) -> list[str]:
    return [name for number, name in enumerate(table.battle_ids) if cards >> number & 1]


def _seat_view(s: State, seat: int, own: bool) -> dict[str, Any]:
    table = s.table
    fields = s.seats[seat * SEAT : (seat + 1) * SEAT]
    city = fields[names.S_CITY]
    points: dict[str, int] = {source: fields[field] for source, field in POINT_SOURCES.items()}
    if s.extra:
        points["path"] = s.extra[seat * names.EXTRA + names.X_VP_PATH]
        points["daggers"] = s.extra[seat * names.EXTRA + names.X_VP_DAGGER]
    points["temporary"] = temporary_points(s, seat)
    points["total"] = total_points(s, seat)
    seen: dict[str, Any] = {
        "seat": seat,
        "city": None if city < 0 else table.city_ids[city],
        "prayer": fields[names.S_PRAYER],
        "reserve": fields[names.S_RESERVE],
        "creatures_in_reserve": [
            name for number, name in enumerate(table.creature_ids) if fields[names.S_CREATURES] >> number & 1
        ],
        "tokens": fields[names.S_TOKENS],
        "placed": [name for number, name in enumerate(table.action_ids) if fields[names.S_PLACED] >> number & 1],
        "silver": TOKEN_STATES[fields[names.S_SILVER]],
        "gold": TOKEN_STATES[fields[names.S_GOLD]],
        "gold_actions": [name for number, name in enumerate(ACTIONS) if fields[names.S_GOLD_ACTIONS] >> number & 1],
        "tiles": [name for number, name in enumerate(table.tile_ids) if fields[names.S_TILES] >> number & 1],
        "points": points,
        "hand_size": count_bits(fields[names.S_HAND]),
        "battle_hand_size": count_bits(fields[names.S_BATTLE_HAND]),
        "battle_cards_shown": battle_names(table, fields[names.S_SHOWN]),
        "battle_cards_possible": battle_names(
            table, (fields[names.S_BATTLE_SET] | fields[names.S_REMOVED]) & ~fields[names.S_SHOWN]
        ),
    }
    if s.extra:
        seen |= taseti_seat(s, seat, own)
    if own:
        seen["hand"] = card_counts(table, fields[names.S_HAND])
        seen["hand_prices"] = {name: card_price(s, seat, table.card_ids.index(name)) for name in seen["hand"]}
        seen["battle_hand"] = battle_names(table, fields[names.S_BATTLE_HAND])
        seen["removed"] = battle_names(table, fields[names.S_REMOVED])
    return seen


def _space_view(s: State, space: int) -> dict[str, Any]:
    table = s.table
    owner = district_owner(s, space)
    held = controller(s, space)
    here: dict[str, Any] = {
        "controller": None if held < 0 else held,
        "units": {seat: units(s, space, seat) for seat in range(table.players) if units(s, space, seat)},
        "creatures": {
            seat: table.creature_ids[creature_at(s, space, seat)]
            for seat in range(table.players)
            if creature_at(s, space, seat) >= 0
        },
    }
    if owner >= 0:
        here["owner"] = owner
    if s.priests and s.priests[space]:
        here["priests"] = {
            seat: priests_at(s, space, seat) for seat in range(table.players) if priests_at(s, space, seat)
        }
    if s.pyramids[space]:
        here["pyramid"] = {"colour": COLOURS[s.pyramids[space] >> 3], "level": s.pyramids[space] & 7}
    return here


def _supply(s: State) -> dict[str, int]:
    table = s.table
    left = {}
    for tile, name in enumerate(table.tile_ids):
        owners = sum(s.seats[seat * SEAT + names.S_TILES] >> tile & 1 for seat in range(table.players))
        left[name] = table.tile_copies[tile] - owners
    return left


def _known_discards(s: State, viewer: int) -> dict[str, int]:
    known = s.discard
    for seat in range(s.table.players):
        if viewer < 0 or seat == viewer:
            known &= s.seats[seat * SEAT + names.S_KNOWN]
    return card_counts(s.table, known)


def _pending_card(s: State) -> dict[str, Any] | None:
    """The card that waits for the Veto window to close."""
    if s.ask != ASK_VETO or not s.waiting:
        return None
    frame = s.stack[-names.FRAME :]
    space = frame[names.F_B]
    return {
        "seat": frame[names.F_SEAT],
        "card": s.table.card_ids[frame[names.F_A]],
        "space": None if space < 0 else s.table.space_ids[space],
    }


def _move_view(s: State) -> dict[str, Any] | None:
    origin = origin_of(s)
    if origin < 0:
        return None
    return {
        "origin": s.table.space_ids[origin],
        "space": s.table.space_ids[origin if s.move_at == NOWHERE else s.move_at],
        "units": s.move_units,
        "creature": bool(s.move_creature),
        "priests": s.move_priests,
        "movement_left": s.move_left,
        "started": bool(s.move_started),
        "walls_ignored": bool(s.move_walls),
        "teleported_to": [name for number, name in enumerate(s.table.space_ids) if s.move_targets >> number & 1],
    }


def _battle_view(s: State, viewer: int) -> dict[str, Any] | None:
    if not s.battle:
        return None
    revealed = s.battle[B_SIDES + names.B_STRENGTH] > 0
    return {
        "space": s.table.space_ids[s.battle[names.B_SPACE]],
        "by_move": bool(s.battle[names.B_BY_MOVE]),
        "revealed": revealed,
        "masked": is_masked(s),
        "winner": None if s.battle[names.B_WINNER] < 0 else ("attacker", "defender")[s.battle[names.B_WINNER]],
        "attacker": _side_view(s, B_SIDES, viewer, revealed),
        "defender": _side_view(s, B_SIDES + B_SIDE, viewer, revealed),
    }


def _side_view(s: State, at: int, viewer: int, revealed: bool) -> dict[str, Any]:
    """Before the reveal a side shows only that it is locked; Prescience shows its owner the card played."""
    table = s.table
    battle = s.battle
    seat = battle[at + names.B_SEAT]
    own = seat == viewer
    side: dict[str, Any] = {"seat": seat, "locked": battle[at + names.B_STAGE] == battle_rules.LOCKED}
    chosen = battle[at + names.B_PLAYED] >= 0
    other = B_SIDES + B_SIDE if at == B_SIDES else B_SIDES
    prescient = viewer >= 0 and battle[other + names.B_SEAT] == viewer and sees_first(s, other)
    if chosen and (revealed or own or prescient):
        side["played"] = table.battle_ids[battle[at + names.B_PLAYED]]
    if is_expanded(s):
        side["objects"] = token_counts(table, battle[more(at) + names.B_OBJECTS])
        side["skills"] = token_names(table, battle[more(at) + names.B_SKILLS])
        side["own_card_lost"] = battle[more(at) + names.B_OWN_LOST]
    both = is_expanded(s) and battle[more(at) + names.B_BOTH_SEEN]
    if chosen and (own or (revealed and (table.discard_face_up or both))):
        side["discarded"] = table.battle_ids[battle[at + names.B_DISCARDED]]
    if revealed or own:
        side["divine"] = card_counts(table, battle[at + names.B_DIVINE])
    if revealed:
        side["strength"] = battle[at + names.B_STRENGTH]
        side["damage"] = battle[at + names.B_DAMAGE]
        side["protection"] = battle[at + names.B_PROTECTION]
        side["wound"] = battle[at + names.B_WOUND]
        side["lost"] = battle[at + names.B_LOST]
    return side
