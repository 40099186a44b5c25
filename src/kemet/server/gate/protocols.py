"""HTTP and WebSocket connections with limits of time and size, which uvicorn's own do not have.

A request must come within a time: first its head, then its body; its answer must be taken within a time too. A
WebSocket must not send frames that cost us and say nothing, and one that does not read is cut off.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kemet.server.gate.client_address import source_of
from kemet.server.gate.connection_limits import Door
from kemet.server.gate.rate_limits import Bucket

HEAD_WITHIN = 10.0
BODY_WITHIN = 20.0
ANSWER_WITHIN = 120.0
MAX_HEAD = 32_768
#: Seconds in which a connection that is closed may take what was written to it.
FAREWELL = 5.0
#: Bytes that may wait in a WebSocket for one who does not read.
MAX_UNREAD = 1_000_000
MAX_PIECES = 64
PINGS, PINGS_A_SECOND = 20, 1.0


def wires(door: Door) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """The two kinds of connection behind this door."""
    http = type("HttpBehindDoor", (HttpWire,), {"door": door})
    live = type("LiveBehindDoor", (LiveWire,), {"door": door})
    return http, live


class HttpWire(HttpToolsProtocol):
    """One HTTP connection."""

    door: Door
    _timer: asyncio.TimerHandle | None = None
    _inside = False
    _head = 0
    _in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = self.door.enter(source_of(self.client))
        if not self._inside:
            self._refuse("503 Service Unavailable", "Retry-After: 10\r\n")
            return
        self._wait(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        if self._inside:
            self._inside = False
            self.door.leave(source_of(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._inside or self.transport.is_closing():
            return
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > MAX_HEAD:
            self._refuse("431 Request Header Fields Too Large")

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        self._inside = False  # the WebSocket leaves by the door in its own time
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._in_head = True
        self._wait(HEAD_WITHIN)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        self._wait(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait(ANSWER_WITHIN)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._wait(None)
        super().on_response_complete()

    def _wait(self, seconds: float | None) -> None:
        """Something must happen within this many seconds; what was waited for before has happened."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        if self.cycle is not None and self.cycle.response_started:
            self.transport.abort()
        else:
            self._refuse("408 Request Timeout")

    def _refuse(self, status: str, more: str = "") -> None:
        self._wait(None)
        self.transport.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n{more}\r\n".encode())
        _close(self.loop, self.transport)


class LiveWire(WebSocketsSansIOProtocol):
    """One WebSocket."""

    door: Door

    def __init__(self, *arguments: Any, **named: Any):
        super().__init__(*arguments, **named)
        self._pings = Bucket(PINGS, PINGS_A_SECOND)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(source_of(self.client))
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if not self._pings.take() or self.transport.get_write_buffer_size() > MAX_UNREAD:
            self.transport.abort()
            return
        super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_PIECES:
            self.transport.abort()

    async def run_asgi(self) -> None:
        """When the application is done, so is the connection, whether its other end reads or not."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(FAREWELL, self.transport.abort)


def _close(loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
    """Politely, and then certainly."""
    transport.close()
    loop.call_later(FAREWELL, transport.abort)
