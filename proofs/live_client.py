"""Scripted viewers for the tools beside this: asynchronous sockets that play random legal choices or only watch.

`kemet.client` is the client for people's programs; hundreds of sockets in one process need this one.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kemet.client import PROTOCOL, merged

MAX_BYTES = 8_000_000
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
Message = dict[str, Any]


class Ended(Exception):
    """The server ended the connection and said why."""


class LiveClient:
    """One socket of a viewer. Keeps the newest state and all events, across any number of connections."""

    def __init__(
        self,
        address: str,
        table: str,
        secret: str | None = None,
        compressed: bool = True,
        other_addresses: tuple[str, ...] = (),
        source: str | None = None,
    ):
        self.source = source  # an address of this machine to come from: all of 127.0.0.0/8 is
        self.address = address
        self.other_addresses = other_addresses
        self.table = table
        self.secret = secret
        self.compressed = compressed
        self.state: Message | None = None
        self.info: Message = {}
        self.events: list[Message] = []
        self.socket: ClientConnection | None = None

    async def open(self) -> None:
        """Connect and say hello; a viewer that was there before goes on from what it has."""
        packing = "deflate" if self.compressed else None
        origin: dict[str, Any] = {} if self.source is None else {"local_addr": (self.source, 0)}
        self.socket = await connect(
            self.address, max_size=MAX_BYTES, compression=packing, open_timeout=30, proxy=None, **origin
        )
        hello: Message = {"type": "hello", "protocol": PROTOCOL, "table": self.table, "changes": True}
        if self.secret is not None:
            hello["secret"] = self.secret
        if self.state is not None:
            hello |= {"since": self.state["version"], "mark": self.state["mark"]}
        await self.send(hello)

    async def open_patiently(self, within: float = 60.0) -> None:
        """Connect to a server that may be starting again just now, or to another one of the same database."""
        async with asyncio.timeout(within):
            while True:
                try:
                    await self.open()
                    return
                except GONE:
                    first, *others = (*self.other_addresses, self.address)
                    self.address, self.other_addresses = first, tuple(others)
                    await asyncio.sleep(0.05)

    async def close(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(*GONE):
                await self.socket.close()
            self.socket = None

    async def send(self, message: Message) -> None:
        await self.send_text(orjson.dumps(message).decode())

    async def send_text(self, text: str | bytes) -> None:
        """Also what is no message. When the connection was closed meanwhile, the reason may have come unread."""
        assert self.socket is not None
        try:
            await self.socket.send(text)
        except ConnectionClosed:
            while True:
                await self.receive()

    async def receive_bytes(self) -> bytes:
        assert self.socket is not None
        return await self.socket.recv(decode=False)

    async def receive(self) -> Message:
        """The next message, taken in."""
        message: Message = orjson.loads(await self.receive_bytes())
        return self.take_in(message)

    def take_in(self, message: Message) -> Message:
        """The message; of a change, the whole state that it leads to."""
        kind = message["type"]
        if kind in ("state", "change"):
            del self.events[message["version"] - len(message["events"]) :]  # later ones were taken back
            self.events += message["events"]
            self.state = message = merged(self.state, message)
        elif kind in ("welcome", "table"):
            self.info = message["table"]
        elif kind == "error":
            raise Ended(f"{message['error']}: {message['reason']}")
        return message

    @property
    def prompt(self) -> Message | None:
        return self.state["prompt"] if self.state is not None else None

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["view"]["phase"] == "over"


def is_state(raw: bytes) -> bool:
    """Told without reading all of it: there are hundreds of viewers and one core for them."""
    return raw.startswith((b'{"type":"state"', b'{"type":"change"'))


def random_move(prompt: Message, chance: random.Random) -> list[int]:
    """A legal choice, now and then a whole route."""
    routes = prompt["routes"]
    if routes and chance.random() < 0.3:
        return list(chance.choice(routes)["choices"])
    return [chance.choice(prompt["choices"])["code"]]
