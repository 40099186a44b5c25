"""A game told again: its moments, its views then, the course of points, every battle."""

from __future__ import annotations

from collections.abc import Iterator

from kemet.engine import flow
from kemet.engine.board.holding import listen
from kemet.engine.state.state import State
from kemet.game.game import Game
from kemet.server.shapes.tables import BattleSide, BattleTold
from kemet.server.table.event_feed import event_data
from kemet.telling.events import ALL_SEEING, Event, Value, events_for
from kemet.telling.saying import Story
from kemet.telling.view import BASE_SOURCES, ROLES, View, view_of
from kemet.telling.view.types import BattleView

#: Kinds of events that name a seat by another word.
ACTORS = ("seat", "attacker", "winner")


def steps(game: Game, viewer: int) -> Iterator[tuple[State, list[Event]]]:
    """The state after the set-up and after each choice, with the events this viewer saw by it."""
    state = flow.new_state(game.setup.table, game.setup.seed)
    listen(state)
    flow.advance(state)
    told = 0
    for seat, code in [(-1, -1), *game.choices]:
        if seat >= 0:
            flow.play(state, seat, code)
        assert state.log is not None
        yield state, events_for(game.setup.table, state.log[told:], viewer)
        told = len(state.log)


def moments(game: Game, viewer: int) -> list[dict[str, object]]:
    """One line per event."""
    lines: list[dict[str, object]] = []
    for state, events in steps(game, viewer):
        for event in events:
            lines.append(
                {
                    "version": len(lines) + 1,
                    "day": state.day,
                    "round": state.round,
                    "seat": actor(event),
                    "kind": event.kind,
                }
            )
    return lines


def actor(event: Event) -> int | None:
    for name in ACTORS:
        seat = event.fields.get(name)
        if isinstance(seat, int):
            return seat
    return None


def moment(game: Game, viewer: int, version: int) -> dict[str, object] | None:
    """The view after the choice that brought event number `version`, and the events of that choice."""
    seen = 0
    for state, events in steps(game, viewer):
        first = seen + 1
        seen += len(events)
        if seen >= version:
            story = Story()
            told = [event_data(first + place, event, story) for place, event in enumerate(events)]
            return {"version": seen, "view": seen_by(state, viewer), "events": told}
    return None


def seen_by(state: State, viewer: int) -> View:
    """The view of a seat or spectator, or with everything open for ALL_SEEING."""
    if viewer != ALL_SEEING:
        return view_of(state, viewer)
    view = view_of(state, -1)
    for seat in range(state.table.players):
        own = view_of(state, seat)
        view["seats"][seat] = own["seats"][seat]
        view["seen"] |= own["seen"]
        _open(view["battle"], own["battle"], seat)
        _open(view.get("other_battle"), own.get("other_battle"), seat)
    return view


def _open(battle: BattleView | None, own: BattleView | None, seat: int) -> None:
    """The seat's side of a battle as the seat itself sees it."""
    if battle is None or own is None:
        return
    for role in ROLES:
        if battle[role]["seat"] == seat:
            battle[role] = own[role]


def story(game: Game) -> dict[str, object]:
    """Points by seat and source after each turn, and every battle with its numbers. Only for games that are over."""
    points: list[dict[str, object]] = []
    battles = _Battles()
    version = 0
    for state, events in steps(game, ALL_SEEING):
        for event in events:
            version += 1
            battles.hear(event, version, state)
            if event.kind in ("turn_end", "night", "over"):
                points.append(
                    {
                        "version": version,
                        "day": state.day,
                        "round": state.round,
                        "seat": actor(event) if event.kind == "turn_end" else None,
                        "points": [seat["points"] for seat in view_of(state, -1)["seats"]],
                    }
                )
    return {"points": points, "battles": battles.told, "sources": list(BASE_SOURCES)}


class _Battles:
    """Every battle that was told. In a Furious invasion two are under way, and Seth says which comes first."""

    def __init__(self) -> None:
        self.told: list[BattleTold] = []
        self._under_way: list[BattleTold] = []  # the one being fought last

    def hear(self, event: Event, version: int, state: State) -> None:
        fields = event.fields
        if event.kind == "battle":
            battle: BattleTold = {
                "version": version,
                "day": state.day,
                "round": state.round,
                "space": str(fields["space"]),
                "attacker": _side(fields["attacker"]),
                "defender": _side(fields["defender"]),
                "winner": None,
                "called_off": False,
            }
            self.told.append(battle)
            self._under_way.append(battle)
        elif event.kind == "first":
            self._under_way.sort(key=lambda each: each["space"] == fields["space"])
        elif self._under_way:
            self._go_on(self._under_way[-1], event.kind, fields)

    def _go_on(self, battle: BattleTold, kind: str, fields: dict[str, Value]) -> None:
        if kind in ("revealed", "cards_swapped"):
            side = _side_of(battle, fields["seat"])
            side["battle_card"] = str(fields["battle_card"])
            side["strength"], side["damage"] = _number(fields["strength"]), _number(fields["damage"])
            side["protection"] = _number(fields["protection"])
        elif kind == "committed":
            _side_of(battle, fields["seat"])["divine"].append(str(fields["card"]))
        elif kind == "called_off" and fields["space"] == battle["space"]:
            battle["called_off"] = True
            self._under_way.pop()
        elif kind == "result":
            battle["winner"] = _number(fields["winner"])
            for name in ("winner", "loser"):
                side = _side_of(battle, fields[name])
                side["strength"], side["lost"] = _number(fields[f"{name}_strength"]), _number(fields[f"{name}_lost"])
            self._under_way.pop()


def _side_of(battle: BattleTold, seat: Value) -> BattleSide:
    return battle["attacker"] if battle["attacker"]["seat"] == seat else battle["defender"]


def _number(value: Value) -> int:
    assert isinstance(value, int)  # this field of the event is one
    return value


def _side(seat: Value) -> BattleSide:
    return {"seat": _number(seat), "battle_card": None, "divine": [],
            "strength": None, "damage": None, "protection": None, "lost": None}  # fmt: skip
