"""Over the WebSocket: choices that are not possible, sockets that never read, comings and goings, empty frames."""

from __future__ import annotations

import asyncio
import contextlib
import socket as system

import orjson
from live_client import GONE

from attacks.scene import ATTACKER, Attack, NotHeld, Scene, table_of, until
from kemet.client import PROTOCOL


async def _seated(scene: Scene) -> tuple[str, str]:
    """A running game of the attacker alone, on both sides."""
    async with scene.http() as client:
        table, secret = await table_of(client)
        await client.post(f"/api/tables/{table}/join", json={"name": "Eve"})
    return table, secret


async def stale_choices(scene: Scene, seconds: float) -> str:
    """Each is answered with the whole state; those sent away come back at once."""
    table, secret = await _seated(scene)
    goes_on = until(seconds)
    sent = returns = 0

    async def hand() -> None:
        nonlocal sent, returns
        while goes_on():
            with contextlib.suppress(*GONE):
                socket = await scene.greet(table, secret)
                returns += 1
                while goes_on():
                    await socket.send(f'{{"type":"choose","id":"{sent}","prompt":"stale","choices":[1]}}')
                    sent += 1
                    await asyncio.sleep(0.002)

    await asyncio.gather(*(hand() for _ in range(10)))
    return f"{sent} choices over {returns} connections"


async def deaf_sockets(scene: Scene, seconds: float) -> str:
    """They ask and never read."""
    table, secret = await _seated(scene)
    goes_on = until(seconds)
    opened = 0

    async def hand() -> None:
        nonlocal opened
        while goes_on():
            raw = system.socket()
            raw.setsockopt(system.SOL_SOCKET, system.SO_RCVBUF, 4096)
            raw.bind((ATTACKER, 0))
            raw.setblocking(False)
            with contextlib.suppress(*GONE):
                await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", scene.server.port))
                await _speak_raw(raw, table, secret)
                opened += 1
                while goes_on():
                    await asyncio.get_running_loop().sock_sendall(raw, _frame({"type": "hint", "id": "h"}))
                    await asyncio.sleep(0.01)
            raw.close()

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2):
            await asyncio.gather(*(hand() for _ in range(20)))
    return f"{opened} sockets"


async def _speak_raw(raw: system.socket, table: str, secret: str) -> None:
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(
        raw,
        b"GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):  # a frame that came before the answer would be lost
        head += await loop.sock_recv(raw, 1) or b"\r\n\r\n"
    await loop.sock_sendall(raw, _frame({"type": "hello", "protocol": PROTOCOL, "table": table, "secret": secret}))


def _frame(message: dict[str, object]) -> bytes:
    """A masked text frame; a mask of zeros changes nothing."""
    text = orjson.dumps(message)
    return b"\x81" + bytes([0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text


async def empty_frames(scene: Scene, seconds: float) -> str:
    """Pings and pieces of messages that never end."""
    goes_on = until(seconds)
    ended = 0
    while goes_on():
        with contextlib.suppress(*GONE):
            socket = await scene.socket()
            for _ in range(200):
                await socket.ping()
            await asyncio.wait_for(socket.wait_closed(), 2)
        ended += 1
    return f"{ended} connections"


async def comings_and_goings(scene: Scene, seconds: float) -> str:
    """Everybody at a table hears who is there."""
    table, secret = await _seated(scene)
    goes_on = until(seconds)
    came = 0

    async def hand() -> None:
        nonlocal came
        while goes_on():
            with contextlib.suppress(*GONE):
                socket = await scene.greet(table, secret)
                came += 1
                await socket.close()

    await asyncio.gather(*(hand() for _ in range(10)))
    if not came:
        raise NotHeld("nobody was let in at all")
    return f"{came} came and went"


ATTACKS = [
    Attack("stale choices", stale_choices),
    Attack("sockets that never read", deaf_sockets),
    Attack("empty frames", empty_frames),
    Attack("comings and goings", comings_and_goings),
]
