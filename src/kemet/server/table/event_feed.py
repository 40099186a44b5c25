"""The events one viewer has seen, encoded once and kept. Grows with the game; an undo shortens it."""

from __future__ import annotations

import hashlib
import zlib

from kemet.engine.state.ruleset import Ruleset
from kemet.server.encoding import encode_to_keep
from kemet.telling.events import Event, events_for
from kemet.telling.saying import Story

MARK = 8
START = bytes(MARK)
#: Old events are packed by this many: only viewers who come back ask for them.
PACK = 32


class EventFeed:
    """Encoded events of one viewer, and after each a mark: a hash of all events so far."""

    def __init__(self, table: Ruleset, viewer: int):
        self.table = table
        self.viewer = viewer
        self._log: list[tuple[int, ...]] | None = None
        self._begin()

    def _begin(self) -> None:
        self.marks = bytearray(START)  # one behind the other: a thousand of them as texts would need more than the game
        self._packs: list[bytes] = []
        self._recent: list[bytes] = []
        self._story = Story()
        self._read = 0

    @property
    def version(self) -> int:
        return len(self._packs) * PACK + len(self._recent)

    @property
    def mark(self) -> str:
        return self.marks[-MARK:].hex()

    def events_since(self, version: int) -> list[bytes]:
        """The encoded events after this many."""
        packed = len(self._packs) * PACK
        if version >= packed:
            return self._recent[version - packed :]
        first = version // PACK
        old = [event for pack in self._packs[first:] for event in zlib.decompress(pack).split(b"\n")]
        return old[version - first * PACK :] + self._recent

    def catch_up(self, log: list[tuple[int, ...]]) -> None:
        """Read on in the log; another list than before means that something was taken back."""
        if log is not self._log:
            self._log = log
            self._begin()
        if self._read < len(log):
            self._add(log[self._read :] if self._read else log)
        self._read = len(log)

    def _add(self, log: list[tuple[int, ...]]) -> None:
        for event in events_for(self.table, log, self.viewer):
            encoded = encode_to_keep(event_data(self.version + 1, event, self._story))
            self.marks += hashlib.blake2s(self.marks[-MARK:] + encoded, digest_size=MARK).digest()
            self._recent.append(encoded)
            if len(self._recent) == 2 * PACK:
                self._packs.append(zlib.compress(b"\n".join(self._recent[:PACK])))
                del self._recent[:PACK]

    def known(self, since: int, mark: str | None) -> int:
        """How many of a viewer's events still stand, when it has `since` of them and this mark."""
        if since > self.version:
            return 0
        return since if mark is None or mark == self.marks[since * MARK : (since + 1) * MARK].hex() else 0


def common(before: bytearray, after: bytearray) -> int:
    """How many events are the same in two feeds, by their marks."""
    most = min(len(before), len(after)) // MARK
    return next((place - 1 for place in range(most) if _mark(before, place) != _mark(after, place)), most - 1)


def _mark(marks: bytearray, place: int) -> bytearray:
    return marks[place * MARK : (place + 1) * MARK]


def event_data(version: int, event: Event, story: Story) -> dict[str, object]:
    """An event as it goes over the wire, with what it adds to the story told so far."""
    told = story.tell(event)
    return {
        "version": version,
        "kind": event.kind,
        "fields": event.fields,
        "takes_back": told.takes_back,
        "says": [saying.as_data() for saying in told.sayings],
    }
