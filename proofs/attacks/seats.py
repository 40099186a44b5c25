"""Seats that are no longer one's own: left, logged out of, taken by the host."""

from __future__ import annotations

import asyncio
import contextlib

import orjson
from live_client import GONE
from websockets.asyncio.client import ClientConnection

from attacks.scene import Attack, NotHeld, Scene, patiently, table_of

WITHIN = 10.0


async def _what_comes(socket: ClientConnection) -> list[dict[str, object]]:
    """All until the server closes the socket."""
    came: list[dict[str, object]] = []
    with contextlib.suppress(*GONE):
        async with asyncio.timeout(WITHIN):
            while True:
                came.append(orjson.loads(await socket.recv()))
    return came


def _check(came: list[dict[str, object]]) -> None:
    if any(message["type"] in ("state", "change") for message in came):
        raise NotHeld("it saw the next owner's cards")
    if not came or came[-1].get("error") != "unauthorised":
        raise NotHeld("the socket stayed a seat")


async def left_seat(scene: Scene, seconds: float) -> str:
    """Join, open a socket, leave; a friend takes the seat and the game begins."""
    async with scene.http() as client:
        table, secret = await table_of(client, 3)
        joined = await patiently(client, f"/api/tables/{table}/join", {"name": "Eve", "seat": 1})
        socket = await scene.greet(table, joined["secret"])
        await patiently(client, f"/api/tables/{table}/leave", {}, _key(joined["secret"]))
        await patiently(client, f"/api/tables/{table}/join", {"name": "Bob", "seat": 1})
        await client.post(f"/api/tables/{table}/start", json={"fill": "easy"}, headers=_key(secret))
        with contextlib.suppress(*GONE):
            await socket.send('{"type":"chat","id":"1","text":"I am Bob"}')
        _check(await _what_comes(socket))
    return "sent away at once"


async def logged_out(scene: Scene, seconds: float) -> str:
    """The cookie of a session opens a socket; the session ends."""
    async with scene.http() as client:
        name = f"mallory {scene.server.port}"
        await patiently(client, "/api/account", {"name": name, "password": "a very long pass phrase 7"})
        table, _ = await table_of(client, 3)
        cookie = f"kemet_session={client.cookies['kemet_session']}"
        socket = await scene.greet(table, None, additional_headers={"Cookie": cookie})
        await client.request("DELETE", "/api/session", json={})
        _check(await _what_comes(socket))
    return "sent away at once"


async def squatter(scene: Scene, seconds: float) -> str:
    """Sits down at somebody's table and does nothing; the host sends it away."""
    async with scene.http("127.0.0.1") as host, scene.http() as client:
        table, secret = await table_of(host, 3)
        squats = await patiently(client, f"/api/tables/{table}/join", {"name": "Eve", "seat": 1})
        socket = await scene.greet(table, squats["secret"])
        answer = await host.post(f"/api/tables/{table}/remove", json={"seat": 1, "bot": "easy"}, headers=_key(secret))
        if answer.status_code != 200:
            raise NotHeld(f"the host could not send it away: {answer.status_code}")
        _check(await _what_comes(socket))
    return "sent away by the host"


def _key(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


ATTACKS = [
    Attack("a left seat's socket", left_seat, others_must_not_feel=False),
    Attack("a socket after logging out", logged_out, others_must_not_feel=False),
    Attack("a squatter", squatter, others_must_not_feel=False),
]
