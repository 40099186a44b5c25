"""What each viewer is sent of the game: the whole `state` first, then the `change` to it, each encoded once for all
connections of the viewer, and sent only when something that this viewer sees is new.

That it is sent only then matters: the coming of a message must not tell that somebody chose something in secret.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kemet.server.encoding import encode, encode_to_keep, ready
from kemet.server.live import game_clock
from kemet.server.live.pieces import OwnView, SharedView
from kemet.server.live.viewer import Viewer
from kemet.server.table.event_feed import EventFeed, common
from kemet.server.table.match import Match
from kemet.server.table.prompts import prompt_of
from kemet.telling.view import View, public_view


class Sight(NamedTuple):
    """All that can be new for a viewer."""

    view: tuple[int, ...]
    prompt: bytes
    can_undo: bool
    mark: str
    running: tuple[int, ...]
    left: tuple[float, ...]


class States:
    """What the viewers of one table see."""

    def __init__(self, match: Match, prompt_key: bytes):
        self.match = match
        self.prompt_key = prompt_key
        self.feeds: dict[int, EventFeed] = {}
        self._shared = SharedView()
        self._own: dict[int, OwnView] = {}
        self._public: tuple[int, View] | None = None  # with the entry it was made at
        self._prompts: dict[int, tuple[Any, bytes]] = {}

    def feed(self, viewer: int) -> EventFeed:
        """The events of a viewer up to now."""
        assert self.match.game is not None
        if viewer not in self.feeds:
            self.feeds[viewer] = EventFeed(self.match.setup.table, viewer)
        feed = self.feeds[viewer]
        feed.catch_up(self.match.game.log())
        return feed

    def welcome(self, viewer: Viewer, since: int, mark: str | None) -> None:
        """The first state of a connection whose viewer has seen `since` events before."""
        if self.match.game is None:
            return
        viewer.version = since
        self._send([viewer], self.feed(viewer.seat), self.feed(viewer.seat).known(since, mark))

    def show(self, viewers: list[Viewer]) -> None:
        """Send the present state to connections of one and the same viewer, where it is news."""
        if self.match.game is None or not viewers:
            return
        seat = viewers[0].seat
        known = self.feeds.get(seat)
        before = known.marks if known is not None else bytearray()
        kept = known.version if known is not None else 0
        feed = self.feed(seat)
        self._send(viewers, feed, kept if feed.marks is before else common(before, feed.marks))

    def _send(self, viewers: list[Viewer], feed: EventFeed, kept: int) -> None:
        """`kept` is how many of the events that these viewers have still stand."""
        sight = self._sight(feed)
        encoded: dict[tuple[int, bool, Sight | None], bytes] = {}
        for viewer in viewers:
            if viewer.shown == sight:
                continue
            since = min(viewer.version, kept)
            rewound = since < viewer.version
            base = viewer.shown if viewer.takes_changes else None
            if (since, rewound, base) not in encoded:
                encoded[since, rewound, base] = self._message(sight, feed, since, rewound, base)
            viewer.shown = sight
            viewer.version = feed.version
            viewer.send(encoded[since, rewound, base])

    def _sight(self, feed: EventFeed) -> Sight:
        match, seat = self.match, feed.viewer
        assert match.game is not None
        public = self._public_view()
        if seat not in self._own:
            self._own[seat] = OwnView(seat, self._shared)
        own = self._own[seat]
        own.renew(match.game.state, public)
        clocks = match.clocks
        return Sight(
            own.revision,
            self._prompt(seat, own),
            seat >= 0 and match.status == "running" and match.is_person(seat) and match.game.can_take_back(seat),
            feed.mark,
            tuple(sorted(clocks.since)),
            tuple(clocks.left),
        )

    def _public_view(self) -> View:
        """What all viewers share, made and encoded once per entry."""
        assert self.match.game is not None
        if self._public is None or self._public[0] != self.match.number:
            self._public = (self.match.number, public_view(self.match.game.state))
            self._shared.renew(self._public[1])
        return self._public[1]

    def _prompt(self, seat: int, own: OwnView) -> bytes:
        """Viewers who see the same and are asked the same get the same prompt: it is made once."""
        match = self.match
        if seat < 0 or seat not in match.waiting() or not match.is_person(seat):
            return b"null"
        asked = (own.revision, match.began[seat], match.clocks.deadline(seat))
        if seat not in self._prompts or self._prompts[seat][0] != asked:
            self._prompts[seat] = (asked, encode_to_keep(prompt_of(match, seat, self.prompt_key, own.view)))
        return self._prompts[seat][1]

    def _message(self, sight: Sight, feed: EventFeed, since: int, rewound: bool, base: Sight | None) -> bytes:
        """The whole state, or what is new since `base`. A prompt that is the same as before is left out of a change."""
        own = self._own[feed.viewer]
        asked = {} if base is not None and base.prompt == sight.prompt else {"prompt": ready(sight.prompt)}
        return encode(
            {
                "type": "state" if base is None else "change",
                "version": feed.version,
                "mark": feed.mark,
                "rewound": rewound,
                "view": own.whole() if base is None else own.since(base.view),
                **asked,
                "can_undo": sight.can_undo,
                "events": [ready(event) for event in feed.events_since(since)],
                "clocks": clocks_of(self.match),
            }
        )


def clocks_of(match: Match) -> dict[str, object] | None:
    clocks = match.clocks
    if clocks.kind == "none":
        return None
    now = game_clock.now()
    return {
        "kind": clocks.kind,
        "seats": [{"seat": seat, "seconds_left": clocks.seconds_left(seat, now)} for seat in range(match.players)],
        "running": sorted(clocks.since),
        "at": now,
    }
