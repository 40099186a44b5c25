"""Where an attack happens: a real server with its default limits, and an address of the attacker's own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import orjson
from server_process import ServerProcess
from stored_games import random_game
from websockets.asyncio.client import ClientConnection, connect

from kemet.client import PROTOCOL
from kemet.server.store.database import Database

#: Loopback has many addresses: the bystanders come from another one.
ATTACKER = "127.0.0.2"
#: No attack does anything more often than this.
MAX_TIMES = 5000
YOU = {"kind": "you", "name": "Mallory"}
OPEN = {"kind": "open"}


class NotHeld(Exception):
    """The server gave way; the text says how."""


@dataclass(frozen=True)
class Attack:
    """What is done, for these seconds at most. It returns a short note for the table, or raises NotHeld."""

    name: str
    run: Callable[[Scene, float], Awaitable[str]]
    #: Does it only count when others feel nothing of it?
    others_must_not_feel: bool = True
    #: Short enough for every run of the tests?
    is_short: bool = True


@dataclass(frozen=True)
class Scene:
    server: ServerProcess
    database: str
    finished: tuple[str, ...] = ()  # tables of long games that are over

    @asynccontextmanager
    async def http(self, address: str = ATTACKER) -> AsyncIterator[httpx.AsyncClient]:
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=50))
        headers = {"Content-Type": "application/json", "X-Kemet": "1"}
        async with httpx.AsyncClient(
            transport=transport, base_url=self.server.address, headers=headers, timeout=30
        ) as client:
            yield client

    async def socket(self, address: str = ATTACKER, **more: Any) -> ClientConnection:
        return await connect(
            self.server.socket_address, local_addr=(address, 0), max_size=8_000_000, open_timeout=20, proxy=None, **more
        )

    async def greet(self, table: str, secret: str | None, **more: Any) -> ClientConnection:
        """A socket that has said hello and was welcomed."""
        socket = await self.socket(**more)
        hello = {"type": "hello", "protocol": PROTOCOL, "table": table} | ({"secret": secret} if secret else {})
        await socket.send(orjson.dumps(hello).decode())
        await socket.recv()
        return socket

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.server.port, local_addr=(ATTACKER, 0))


def finished_games(database: str, games: int) -> tuple[str, ...]:
    """Long games, put into the database as if they had been played."""
    stored = Database(database)
    try:
        made = [random_game(f"the past {number}", 5, modules=("path", "dawn", "cards")) for number in range(games)]
        for game in made:
            game.store(stored)
        return tuple(game.row.id for game in made)
    finally:
        stored.close()


def until(seconds: float) -> Callable[[], bool]:
    """Asked again and again: is there still time, and was it not too often?"""
    end, count = time.monotonic() + seconds, 0

    def goes_on() -> bool:
        nonlocal count
        count += 1
        return time.monotonic() < end and count <= MAX_TIMES

    return goes_on


async def table_of(client: httpx.AsyncClient, seats: int = 2, **more: Any) -> tuple[str, str]:
    """A new table of the attacker and its secret."""
    wanted = {"players": seats, "seats": [YOU, *[OPEN] * (seats - 1)], **more}
    made = await patiently(client, "/api/tables", wanted)
    return made["table"]["id"], made["secret"]


async def patiently(
    client: httpx.AsyncClient, path: str, given: dict[str, Any], headers: dict[str, str] | None = None
) -> dict[str, Any]:
    """A request that sets the scene: other attacks from this address may have used up what it is allowed."""
    for _ in range(60):
        answer = await client.post(path, json=given, headers=headers)
        if answer.status_code != 429:
            break
        await asyncio.sleep(1)
    return dict(answer.raise_for_status().json())
