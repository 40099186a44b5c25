"""Accounts and what came with them: guesses, others' data, long lists, webhooks that lead home or nowhere."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter

import httpx

from attacks.requests import HANDS, flood
from attacks.scene import OPEN, YOU, Attack, NotHeld, Scene, table_of, until

PASSWORD = "a very long pass phrase 7"
#: Where no stranger may send the server, each as its text or as what its name means.
OWN_NETWORK = (
    "https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://0x7f000001/", "https://2130706433/",
    "https://127.1/", "https://[::ffff:127.0.0.1]/", "https://[fec0::1]/", "https://169.254.169.254/latest/meta-data",
    "http://example.org/", "https://example.org:22/", "https://user@example.org/", "https://10.0.0.1/",
)  # fmt: skip


def another(number: int) -> str:
    """An address of the attacker that has used up none of its limits."""
    return f"127.0.3.{number}"


async def _account(client: httpx.AsyncClient, name: str) -> None:
    made = await client.post("/api/account", json={"name": name, "password": PASSWORD})
    if made.status_code != 201:
        raise NotHeld(f"no account could be made: {made.status_code}")


async def guesses(scene: Scene, seconds: float) -> str:
    """Passwords of an account, from one address."""
    async with scene.http("127.0.0.1") as ann, scene.http(another(1)) as client:
        await _account(ann, f"ann {scene.server.port}")
        tried: Counter[int] = Counter()
        for guess in range(30):
            given = {"name": f"ann {scene.server.port}", "password": f"a guess of many, {guess}"}
            tried[(await client.post("/api/session", json=given)).status_code] += 1
    if tried[401] > 10 or set(tried) - {401, 429}:
        raise NotHeld(f"{dict(tried)}")
    return f"{tried[401]} of 30 guesses were looked at"


async def data_of_others(scene: Scene, seconds: float) -> str:
    """Somebody with an account of their own looks for Ann: her profile, her private table, her line of talk."""
    async with scene.http("127.0.0.1") as ann, scene.http(another(2)) as client:
        await _account(ann, f"ann of {scene.server.port}")
        await _account(client, f"eve of {scene.server.port}")
        table, secret = await table_of(ann, 3, name="Ann's own table")
        socket = await scene.greet(table, secret)
        await socket.send('{"type":"chat","id":"1","text":"my secret plan"}')
        for path in (f"people/ann of {scene.server.port}", f"tables/{table}/record", f"tables/{table}/moments?as=all"):
            if (await client.get(f"/api/{path}")).status_code < 400:
                raise NotHeld(f"{path} was told")
        claimed = await client.post("/api/account/seats", json={"table": table, "secret": "x" * 43})
        own = await client.get("/api/account/data")
        lobby = await client.get("/api/tables")
        await socket.close()
    if claimed.status_code < 400 or "secret plan" in own.text or table in own.text + lobby.text:
        raise NotHeld("something of hers was told")
    return "nothing told"


async def own_network(scene: Scene, seconds: float) -> str:
    """Webhooks that lead home."""
    async with scene.http(another(3)) as client:
        table, secret = await table_of(client)
        key = {"Authorization": f"Bearer {secret}"}
        for address in OWN_NETWORK:
            wanted = {"kind": "ntfy", "address": f"{address}topic"}
            answer = await client.post(f"/api/tables/{table}/callings", json=wanted, headers=key)
            if answer.status_code < 400 or answer.status_code >= 500:
                raise NotHeld(f"{address}: {answer.status_code}")
    return f"{len(OWN_NETWORK)} addresses refused"


async def silent_names(scene: Scene, seconds: float) -> str:
    """Webhooks at names that nobody answers for, as many as are allowed."""
    answered: Counter[int] = Counter()
    async with scene.http(another(4)) as client:
        table, secret = await table_of(client)
        goes_on = until(seconds)

        async def hand(number: int) -> None:
            while goes_on():
                wanted = {"kind": "discord", "address": f"https://{number}-{answered.total()}.silent.invalid/x"}
                with contextlib.suppress(httpx.TransportError):
                    path, key = f"/api/tables/{table}/callings", {"Authorization": f"Bearer {secret}"}
                    answered[(await client.post(path, json=wanted, headers=key)).status_code] += 1

        await asyncio.gather(*(hand(number) for number in range(HANDS)))
    if answered[201]:
        raise NotHeld("one of them was believed")
    return f"{answered.total()} requests, {answered[429]} refused"


async def long_lists(scene: Scene, seconds: float) -> str:
    """Profiles, favourites and one's data, again and again."""
    async with scene.http(another(5)) as client:
        await _account(client, f"mallory of {scene.server.port}")
        for _ in range(15):
            made = await client.post("/api/tables", json={"players": 3, "seats": [YOU, OPEN, OPEN]})
            if made.status_code == 201:
                await client.put(f"/api/favourites/{made.json()['table']['id']}", json={})
        paths = ["/api/favourites", "/api/profile", "/api/account/data", "/api/sessions", "/api/callings"]
        return await flood(client, seconds, paths)


ATTACKS = [
    Attack("guesses at a password", guesses, others_must_not_feel=False),
    Attack("data of others", data_of_others, others_must_not_feel=False),
    Attack("webhooks that lead home", own_network, others_must_not_feel=False),
    Attack("webhooks nobody answers for", silent_names),
    Attack("long lists", long_lists),
]
