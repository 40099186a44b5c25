"""One connection of one viewer: what it was sent, and a bounded queue of what it will be sent."""

from __future__ import annotations

import asyncio
from typing import Any

from kemet.server.encoding import encode
from kemet.server.store.rights import Right

#: Bytes that may wait for a slow reader; then the connection is dropped.
MAX_BYTES = 1_000_000


class Viewer:
    """A seat or a spectator (-1) at the other end of a socket."""

    def __init__(self, right: Right, address: str = ""):
        self.right = right
        self.seat = right.seat
        self.address = address
        self.version = 0  # events it has
        self.shown: Any = None  # what it was last sent; None: it gets the whole state next
        self.takes_changes = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting_bytes = 0
        self.dropped = False
        self.gone = asyncio.Event()
        self.farewell = (1000, "")  # the code and the words with which the connection is closed

    def send(self, message: bytes) -> None:
        """Queue a message. Never waits: a reader that does not keep up is dropped."""
        if self.dropped:
            return
        self.waiting_bytes += len(message)
        if self.waiting_bytes > MAX_BYTES:
            self._forget_unsent()
            self.drop(1008, "what was sent here was not read in time")
            return
        self.outbox.put_nowait(message)

    def send_data(self, **message: Any) -> None:
        self.send(encode(message))

    def end(self, error: str, reason: str) -> None:
        """End the connection with a reason. What waited to be sent was meant for somebody who may no longer see it."""
        self._forget_unsent()
        self.send_data(type="error", error=error, reason=reason)
        self.drop(1008, reason)

    def _forget_unsent(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.waiting_bytes = 0

    def drop(self, code: int = 1000, reason: str = "") -> None:
        """End the connection once the sender comes to it; the first reason counts."""
        if not self.dropped:
            self.farewell = (code, reason)
        self.dropped = True
        self.outbox.put_nowait(None)
        self.gone.set()
