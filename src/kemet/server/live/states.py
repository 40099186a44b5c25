"""The `state` message of each viewer, encoded once for all its connections, sent only when it differs.

That it is sent only then matters: the coming of a message must not tell that somebody chose something in secret.
"""

from __future__ import annotations

import time
from typing import Any

from kemet.server.encoding import encode, ready
from kemet.server.live.viewer import Viewer
from kemet.server.table.match import Match
from kemet.server.table.prompts import prompt_of
from kemet.server.table.telling import Telling
from kemet.view import personal_view, public_view

#: Parts of a view that are the same for everybody.
LARGE = ("spaces", "supply", "path", "house_rules")


class States:
    """What the viewers of one table see."""

    def __init__(self, match: Match, prompt_key: bytes):
        self.match = match
        self.prompt_key = prompt_key
        self.tellings: dict[int, Telling] = {}
        self._public: tuple[int, dict[str, Any]] = (-1, {})

    def telling(self, viewer: int) -> Telling:
        """The events of a viewer up to now."""
        assert self.match.game is not None
        if viewer not in self.tellings:
            self.tellings[viewer] = Telling(self.match.setup.table, viewer)
        telling = self.tellings[viewer]
        telling.catch_up(self.match.game.log())
        return telling

    def welcome(self, viewer: Viewer, since: int, mark: str | None) -> None:
        """The first state of a connection whose viewer has seen `since` events before."""
        if self.match.game is None:
            return
        viewer.version = since
        self._send([viewer], self.telling(viewer.seat), self.telling(viewer.seat).known(since, mark))

    def show(self, viewers: list[Viewer]) -> None:
        """Send the present state to connections of one and the same viewer, where it is news."""
        if self.match.game is None or not viewers:
            return
        seat = viewers[0].seat
        before = self.tellings[seat].marks if seat in self.tellings else []
        known = len(before) - 1
        telling = self.telling(seat)
        self._send(viewers, telling, known if telling.marks is before else _common(before, telling.marks))

    def _send(self, viewers: list[Viewer], telling: Telling, kept: int) -> None:
        """`kept` is how many of the events that these viewers have still stand."""
        seat = telling.viewer
        key, parts = self._parts(seat, telling)
        encoded: dict[tuple[int, bool], bytes] = {}
        for viewer in viewers:
            if viewer.shown == key:
                continue
            since = min(viewer.version, kept)
            rewound = since < viewer.version
            if (since, rewound) not in encoded:
                encoded[since, rewound] = self._message(parts, telling, since, rewound)
            viewer.shown = key
            viewer.version = telling.version
            viewer.send(encoded[since, rewound])

    def _parts(self, seat: int, telling: Telling) -> tuple[Any, dict[str, Any]]:
        match = self.match
        assert match.game is not None
        view = encode(personal_view(match.game.state, seat, self._public_view()))
        prompt = encode(prompt_of(match, seat, self.prompt_key)) if seat >= 0 else b"null"
        can_undo = seat >= 0 and match.is_person(seat) and match.game.can_take_back(seat)
        running = sorted(match.clocks.since)
        key = (view, prompt, can_undo, telling.mark, running, match.clocks.left[:])
        return key, {"view": ready(view), "prompt": ready(prompt), "can_undo": can_undo}

    def _public_view(self) -> dict[str, Any]:
        """What all viewers share, made and mostly encoded once per entry."""
        assert self.match.game is not None
        if self._public[0] != self.match.number:
            public = public_view(self.match.game.state)
            self._public = (self.match.number, public | {part: ready(encode(public[part])) for part in LARGE})
        return self._public[1]

    def _message(self, parts: dict[str, Any], telling: Telling, since: int, rewound: bool) -> bytes:
        return encode(
            {
                "type": "state",
                "version": telling.version,
                "mark": telling.mark,
                "rewound": rewound,
                **parts,
                "events": [ready(event) for event in telling.events[since:]],
                "clocks": clocks_of(self.match),
            }
        )


def _common(before: list[str], after: list[str]) -> int:
    """How many events are the same in two tellings."""
    kept = 0
    while kept + 1 < min(len(before), len(after)) and before[kept + 1] == after[kept + 1]:
        kept += 1
    return kept


def clocks_of(match: Match) -> dict[str, Any] | None:
    clocks = match.clocks
    if clocks.kind == "none":
        return None
    now = time.time()
    return {
        "kind": clocks.kind,
        "seats": [{"seat": seat, "seconds_left": clocks.seconds_left(seat, now)} for seat in range(match.players)],
        "running": sorted(clocks.since),
        "at": now,
    }
