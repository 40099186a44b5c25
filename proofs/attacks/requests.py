"""Over HTTP: cheap requests in masses, half requests, open connections, a lobby filled with rubbish."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter

import httpx

from attacks.scene import ATTACKER, OPEN, YOU, Attack, NotHeld, Scene, table_of, until

#: Requests at once.
HANDS = 20


async def flood(client: httpx.AsyncClient, seconds: float, paths: list[str]) -> str:
    """As fast as they are answered, from many hands."""
    answered: Counter[int] = Counter()
    goes_on = until(seconds)

    async def hand(number: int) -> None:
        while goes_on():
            with contextlib.suppress(httpx.TransportError):
                answered[(await client.get(paths[(number + answered.total()) % len(paths)])).status_code] += 1

    await asyncio.gather(*(hand(number) for number in range(HANDS)))
    if any(status >= 500 and status != 503 for status in answered):
        raise NotHeld(f"server errors: {dict(answered)}")
    return f"{answered.total()} requests, {answered[429]} refused"


async def schemas(scene: Scene, seconds: float) -> str:
    async with scene.http() as client:
        paths = ["/api/messages.json", "/api/openapi.json", "/api/options", "/api/tables"]
        return await flood(client, seconds, paths)


async def past(scene: Scene, seconds: float) -> str:
    """Requests that replay games."""
    async with scene.http() as client:
        table, _ = await table_of(client, modules=["path", "dawn"])
        await client.post(f"/api/tables/{table}/join", json={"name": "Eve"})
        what = ("text?form=told", "moments", "facts", "text")
        return await flood(client, seconds, [f"/api/tables/{table}/{each}" for each in what])


async def half_requests(scene: Scene, seconds: float) -> str:
    """Connections that begin a request and never end it, as many as there is room for."""
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    goes_on = until(seconds)
    while goes_on() and len(held) < 1000:
        with contextlib.suppress(OSError):
            reader, writer = await scene.raw()
            writer.write(b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            held.append((reader, writer))
    await asyncio.sleep(2)
    closed = 0
    for reader, writer in held:
        try:
            async with asyncio.timeout(0.01):
                await reader.read(1000)
            closed += 1
        except TimeoutError:
            pass  # still open
        except OSError:
            closed += 1
        writer.close()
    if len(held) > 300 and closed < len(held) - 300:
        raise NotHeld(f"{len(held) - closed} of {len(held)} connections of one address stayed open")
    return f"{len(held)} connections, {closed} refused or ended"


async def lobby(scene: Scene, seconds: float) -> str:
    """Public tables without end, many asked for at the same moment."""
    made = 0
    async with scene.http() as client:
        goes_on = until(seconds)
        while goes_on():
            body = {"players": 2, "seats": [YOU, OPEN], "public": True, "name": "Buy now"}
            answers = await asyncio.gather(*(client.post("/api/tables", json=body) for _ in range(30)))
            made += sum(answer.status_code == 201 for answer in answers)
            if any(answer.status_code == 429 for answer in answers) and made >= 20:
                break
        page = (await client.get("/api/tables")).json()
    rubbish = sum(table["name"] == "Buy now" for table in page.get("tables", []))
    if rubbish > 20:
        raise NotHeld(f"{rubbish} tables of one address in the lobby")
    return f"{made} tables, {rubbish} in the lobby"


async def forged_names(scene: Scene, seconds: float) -> str:
    """Another site's name that leads here today, and headers that no browser sends."""
    async with scene.http() as client:
        rebound = await client.get("/api/tables", headers={"Host": "evil.example"})
        origin = await client.post("/api/tables", json={}, headers={"Origin": "http://["})
        long = await client.get("/" + "a" * 3000)
    if rebound.status_code != 421 or origin.status_code != 403 or long.status_code >= 500:
        raise NotHeld(f"{rebound.status_code}, {origin.status_code}, {long.status_code} from {ATTACKER}")
    return "refused"


ATTACKS = [
    Attack("cheap requests in masses", schemas),
    Attack("requests that replay games", past),
    Attack("half requests", half_requests),
    Attack("a lobby full of rubbish", lobby),
    Attack("forged names and headers", forged_names, others_must_not_feel=False),
]
