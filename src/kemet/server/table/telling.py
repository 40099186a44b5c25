"""The events one viewer has seen, encoded once and kept. Grows with the game; an undo shortens it."""

from __future__ import annotations

import hashlib
from typing import Any

from kemet.engine.table import Table
from kemet.saying import Story
from kemet.server.encoding import encode
from kemet.stories import Event, events_for

START = "0" * 16


class Telling:
    """Encoded events of one viewer, and after each a mark: a hash of all events so far."""

    def __init__(self, table: Table, viewer: int):
        self.table = table
        self.viewer = viewer
        self.events: list[bytes] = []
        self.marks = [START]
        self._story = Story()
        self._log: list[tuple[int, ...]] | None = None
        self._read = 0

    @property
    def version(self) -> int:
        return len(self.events)

    @property
    def mark(self) -> str:
        return self.marks[-1]

    def catch_up(self, log: list[tuple[int, ...]]) -> None:
        """Read on in the log; another list than before means that something was taken back."""
        if log is not self._log:
            self._log, self._read = log, 0
            before = self.events
            self.events, self.marks, self._story = [], [START], Story()
            self._add(log, before)
        elif self._read < len(log):
            self._add(log[self._read :], [])
        self._read = len(log)

    def _add(self, log: list[tuple[int, ...]], before: list[bytes]) -> None:
        for event in events_for(self.table, log, self.viewer):
            version = len(self.events) + 1
            encoded = encode(event_data(version, event, self._story))
            if version <= len(before) and before[version - 1] == encoded:
                encoded = before[version - 1]
            self.events.append(encoded)
            self.marks.append(_next_mark(self.marks[-1], encoded))

    def known(self, since: int, mark: str | None) -> int:
        """How many of a viewer's events still stand, when it has `since` of them and this mark."""
        if since > self.version:
            return 0
        return since if mark is None or mark == self.marks[since] else 0


def event_data(version: int, event: Event, story: Story) -> dict[str, Any]:
    """An event as it goes over the wire, with what it adds to the story told so far."""
    told = story.tell(event)
    return {
        "version": version,
        "kind": event.kind,
        "fields": event.fields,
        "takes_back": told.takes_back,
        "says": [saying.as_data() for saying in told.sayings],
    }


def _next_mark(mark: str, encoded: bytes) -> str:
    return hashlib.blake2s(mark.encode() + encoded, digest_size=8).hexdigest()
