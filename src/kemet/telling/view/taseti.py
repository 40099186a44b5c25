"""What a seat may know of Ta-Seti: the path, objects and skills, the Dawn. All of it is public but hidden tokens."""

from __future__ import annotations

from kemet.content.records import SLOTS, TEMPORARY
from kemet.engine.night.dawn import SPOTS, DawnFrame
from kemet.engine.state.bits import by_seat
from kemet.engine.state.ruleset import Ruleset
from kemet.engine.state.state import State
from kemet.telling.view.packed import bit_names
from kemet.telling.view.types import DawnView, PathView, SeatView, StopView


def token_counts(table: Ruleset, packed: int) -> dict[str, int]:
    """Objects by name out of a number with four bits each."""
    return {name: packed >> 4 * token & 15 for token, name in enumerate(table.token_ids) if packed >> 4 * token & 15}


def add_taseti(s: State, seen: SeatView, own: bool) -> None:
    """The fields of a seat that only modules use."""
    table = s.table
    mine = s.seats[seen["seat"]]
    if table.has_dawn and (own or not table.dawn_hidden):
        seen["dawn_tokens"] = mine.dawn_tokens
    if table.has_path:
        seen["priests_on_path_reserve"] = mine.priests
        seen["priests_in_reserve"] = mine.priests_reserve
        seen["objects"] = token_counts(table, mine.objects)
        seen["skills"] = bit_names(table.token_ids, mine.skills)
        seen["sealed"] = bit_names(table.tile_ids, mine.sealed)


def slot_text(s: State, slot: int) -> str | None:
    """What lies on a slot: a token, "VP", or nothing."""
    token = s.path.slots[slot] - 1
    if token < 0:
        return None
    return "VP" if token == len(s.table.token_ids) else s.table.token_ids[token]


def path_view(s: State, taking: str | None) -> PathView:
    """The stops in use with their tokens and priests, and where one can travel from each."""
    table = s.table
    roads = table.roads
    layout = s.path.layout
    stops: dict[str, StopView] = {}
    for stop in roads.stops_of[layout]:
        priests = s.path.priests[stop]
        stops[roads.stop_ids[stop]] = {
            "board": roads.stop_board[stop],
            "slots": [
                {"kind": SLOTS[roads.slot_kind[slot]], "token": slot_text(s, slot)} for slot in roads.stop_slots[stop]
            ],
            "priests": by_seat(priests),
            "leads_to": _trips(s, layout, stop + 1),
        }
    return {
        "faces": [f"{board + 1}{'AB'[layout >> board & 1]}" for board in range(4)],
        "stops": stops,
        "entrances": _trips(s, layout, 0),
        "victory_points_aside": s.path.points_aside,
        "reserves": {name: s.path.reserve[token] for token, name in enumerate(table.token_ids)},
        "temporary_held": [name for number, name in enumerate(TEMPORARY) if s.temporary >> number & 1],
        "taking": taking,
    }


SYMBOLS = ("prayer", "units", "cards", "kill", "movement")


def _trips(s: State, layout: int, start: int) -> dict[str, list[str]]:
    """Stops that a priest can reach from here, each with the symbols on the way."""
    roads = s.table.roads
    trips = {}
    for stop, symbols in zip(
        roads.trip_stops[layout * roads.starts + start], roads.trip_symbols[layout * roads.starts + start], strict=True
    ):
        trips[roads.stop_ids[stop]] = [symbol_text(symbol) for symbol in symbols]
    return trips


def symbol_text(symbol: int) -> str:
    kind, amount = symbol >> 3, symbol & 7
    return f"token {TEMPORARY[amount]}" if kind == len(SYMBOLS) else f"{SYMBOLS[kind]} {amount}"


def dawn_view(s: State) -> DawnView | None:
    """The bids made so far this Dawn, by seat."""
    frame = s.frame
    if not isinstance(frame, DawnFrame):
        return None
    bidders = list(s.order)[::-1][: frame.seats_done] if frame.step < SPOTS else list(s.order)
    return {"bids": {seat: frame.bids >> 6 * seat & 63 for seat in bidders}}
