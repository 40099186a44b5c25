"""What a viewer builds from changes is what the whole state says, at every moment, for every viewer."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from running import Running

from kemet import Game, new_game
from kemet.client import merged
from kemet.server.live.states import States
from kemet.server.live.viewer import Viewer
from kemet.server.shapes.live import from_server
from kemet.server.store.rights import Right
from kemet.server.store.rows import Entry
from kemet.server.table.match import Match

TAKING_BACK = 0.1


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """What is sent over the wire is the same on both."""
    return sqlite_url


class Eyes:
    """A viewer who takes changes, and beside it what the whole state is."""

    def __init__(self, states: States, seat: int):
        self.states = states
        self.viewer = Viewer(Right(seat))
        self.viewer.takes_changes = True
        self.seen: dict[str, Any] = {}
        self.events: list[Any] = []
        self.kinds: list[str] = []
        states.welcome(self.viewer, 0, None)

    def look(self) -> bool:
        """Take in what came. Was there anything?"""
        came = False
        while not self.viewer.outbox.empty():
            message = json.loads(self.viewer.outbox.get_nowait() or b"{}")
            from_server.validate_python(message)
            self.kinds.append(message["type"])
            self.seen = merged(self.seen, message)
            self.events = self.events[: message["version"] - len(message["events"])] + message["events"]
            came = True
        return came

    def whole(self) -> dict[str, Any]:
        fresh = Viewer(Right(self.viewer.seat))
        self.states.welcome(fresh, 0, None)
        found: dict[str, Any] = json.loads(fresh.outbox.get_nowait() or b"{}")
        return found


def comparable(message: dict[str, Any]) -> dict[str, Any]:
    return {name: message[name] for name in ("version", "mark", "view", "prompt", "can_undo")}


def begun(game: Game) -> Match:
    match = Match(game.setup, {"kind": "none"}, set(range(game.players)))
    match.apply(Entry(1, "start", -1))
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", [(), ("black", "dawn", "path", "victory", "cards")])
def test_changes_add_up_to_the_whole(players: int, modules: tuple[str, ...]) -> None:
    chance = random.Random(f"{players}{modules}")
    match = begun(new_game(players, f"changes {players}", modules=modules))
    states = States(match, b"key")
    everybody = [Eyes(states, seat) for seat in range(-1, players)]
    assert match.game is not None
    for _ in range(150):
        if match.game.over:
            break
        takers = [seat for seat in range(players) if match.game.can_take_back(seat)]
        if takers and chance.random() < TAKING_BACK:
            match.apply(Entry(match.number + 1, "undo", chance.choice(takers)))
        else:
            seat = chance.choice(match.waiting())
            match.apply(Entry(match.number + 1, "choose", seat, chance.choice(match.game.codes(seat))))
        for eyes in everybody:
            states.show([eyes.viewer])
            eyes.look()
            whole = eyes.whole()
            assert comparable(eyes.seen) == comparable(whole)
            assert eyes.events == whole["events"]
            assert whole["view"] == json.loads(
                json.dumps(match.game.view(None if eyes.viewer.seat < 0 else eyes.viewer.seat))
            )
    for eyes in everybody:
        assert eyes.kinds[0] == "state"
        assert set(eyes.kinds[1:]) == {"change"}


def test_a_change_is_much_smaller_than_the_whole() -> None:
    """Compared with itself: the bytes of changes against those of whole states for the same game."""
    match = begun(new_game(4, "smaller"))
    states = States(match, b"key")
    sizes: dict[bool, int] = {True: 0, False: 0}
    viewers = [Viewer(Right()), Viewer(Right())]
    viewers[0].takes_changes = True
    for viewer in viewers:
        states.welcome(viewer, 0, None)
        viewer.outbox.get_nowait()
    chance = random.Random(4)
    assert match.game is not None
    for _ in range(300):
        seat = chance.choice(match.waiting())
        match.apply(Entry(match.number + 1, "choose", seat, chance.choice(match.game.codes(seat))))
        states.show(viewers)
        for viewer in viewers:
            while not viewer.outbox.empty():
                sizes[viewer.takes_changes] += len(viewer.outbox.get_nowait() or b"")
    assert sizes[True] * 4 < sizes[False]


def test_a_refused_choice_brings_the_whole_state(server: Running) -> None:
    seats = server.people(seed="refused")
    with server.open(seats[0], changes=True) as first, server.open(seats[1], changes=True) as second:
        for wire in (first, second):
            wire.until("state")
        asked, other = (first, second) if first.state["prompt"] else (second, first)
        code = asked.state["prompt"]["choices"][0]["code"]
        asked.choose(code)
        assert other.until("change")["view"]
        asked.settle()
        asked.ask("choose", prompt="stale", choices=[code])
        assert asked.until("state")["view"]["spaces"]


def test_only_who_asks_for_changes_gets_them(server: Running) -> None:
    seats = server.people(seed="old client")
    with server.open(seats[0]) as first, server.open(seats[1]) as second:
        for wire in (first, second):
            wire.until("state")
        asked = first if first.state["prompt"] else second
        asked.choose(asked.state["prompt"]["choices"][0]["code"])
        first.settle()
        second.settle()
        assert "change" not in {message["type"] for message in (*first.got, *second.got)}
