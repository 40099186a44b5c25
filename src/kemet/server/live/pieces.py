"""A view in pieces: each is compared and encoded once per change for all viewers, and remembers when it last changed.

So a whole view is put together from bytes that are ready, and the difference to any earlier view is the pieces that
changed since.
"""

from __future__ import annotations

from collections.abc import Mapping

import orjson

from kemet.engine.state.state import State
from kemet.server.encoding import encode_to_keep, ready
from kemet.telling.view import View, personal_view

#: Parts of a view that each viewer has for itself. Of the seats, only the viewer's.
PERSONAL = ("viewer", "question", "about", "known_discards", "seen", "battle", "other_battle")
Fragments = dict[str, orjson.Fragment]


class Pieces:
    """Named values, each with its encoded form and the revision at which it took it."""

    def __init__(self) -> None:
        self.revision = 0
        self._values: Mapping[str, object] = {}
        self._encoded: dict[str, tuple[orjson.Fragment, int]] = {}
        self._newest: Fragments = {}  # those of the present revision

    def renew(self, values: Mapping[str, object]) -> None:
        """Values as they are now. The revision counts the times at which one of them was new."""
        now = self.revision + 1
        known, new = self._values, Fragments()
        for name, value in values.items():
            if name not in known or known[name] != value:
                new[name] = ready(encode_to_keep(value))
                self._encoded[name] = (new[name], now)
        if new:
            self.revision, self._newest = now, new
        self._values = values

    def whole(self) -> Fragments:
        return {name: encoded for name, (encoded, _) in self._encoded.items()}

    def since(self, revision: int) -> Fragments:
        if self.revision <= revision:
            return {}
        if self.revision == revision + 1:  # as almost always: nobody missed a change
            return self._newest
        return {name: encoded for name, (encoded, at) in self._encoded.items() if at > revision}


class SharedView:
    """What all viewers of a table see alike."""

    def __init__(self) -> None:
        self.top, self.spaces, self.seats = Pieces(), Pieces(), Pieces()

    def renew(self, public: View) -> None:
        apart = ("spaces", "seats", *PERSONAL)
        self.top.renew({name: value for name, value in public.items() if name not in apart})
        self.spaces.renew(public["spaces"])
        self.seats.renew({str(seat["seat"]): seat for seat in public["seats"]})

    @property
    def revision(self) -> tuple[int, int, int]:
        return self.top.revision, self.spaces.revision, self.seats.revision


class OwnView:
    """What one viewer sees: the shared view, with their own seat and knowledge in place."""

    def __init__(self, viewer: int, shared: SharedView):
        self.viewer = viewer
        self.shared = shared
        self.own, self.seat = Pieces(), Pieces()
        self.view: View

    def renew(self, state: State, public: View) -> None:
        self.view = view = personal_view(state, self.viewer, public)
        self.own.renew({name: value for name, value in view.items() if name in PERSONAL})
        if self.viewer >= 0:
            self.seat.renew({str(self.viewer): view["seats"][self.viewer]})

    @property
    def revision(self) -> tuple[int, ...]:
        """Changes whenever anything that this viewer sees changes, and only then."""
        return (*self.shared.revision, self.own.revision, self.seat.revision)

    def whole(self) -> dict[str, object]:
        seats = self.shared.seats.whole() | self.seat.whole()
        return {
            **self.shared.top.whole(),
            "spaces": self.shared.spaces.whole(),
            "seats": [seats[str(number)] for number in range(len(seats))],
            **self.own.whole(),
        }

    def since(self, revision: tuple[int, ...]) -> dict[str, object]:
        """What to put in place of the same in a view that was whole at that revision."""
        top, spaces, seats, own, own_seat = revision
        changed: dict[str, object] = {**self.shared.top.since(top), **self.own.since(own)}
        others = {name: piece for name, piece in self.shared.seats.since(seats).items() if name != str(self.viewer)}
        new_seats = others | self.seat.since(own_seat)
        new_spaces = self.shared.spaces.since(spaces)
        return changed | ({"spaces": new_spaces} if new_spaces else {}) | ({"seats": new_seats} if new_seats else {})
