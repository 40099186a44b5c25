"""One connection of one viewer: what it was sent, and a bounded queue of what it will be sent."""

from __future__ import annotations

import asyncio
from typing import Any

from kemet.server.encoding import encode

#: Bytes that may wait for a slow reader; then the connection is dropped.
MOST_BYTES = 2_000_000


class Viewer:
    """A seat or a spectator (-1) at the other end of a socket."""

    def __init__(self, seat: int, account: int | None = None, address: str = ""):
        self.seat = seat
        self.address = address
        self.account = account
        self.version = 0  # events it has
        self.shown: Any = None  # key of the last state sent
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting_bytes = 0
        self.dropped = False

    def send(self, message: bytes) -> None:
        """Queue a message. Never waits: a reader that does not keep up is dropped."""
        if self.dropped:
            return
        self.waiting_bytes += len(message)
        if self.waiting_bytes > MOST_BYTES:
            self.drop()
            return
        self.outbox.put_nowait(message)

    def send_data(self, **message: Any) -> None:
        self.send(encode(message))

    def drop(self) -> None:
        """End the connection once the sender comes to it."""
        self.dropped = True
        self.outbox.put_nowait(None)
