"""Games that are over: anybody with the link may look at them, have them understood and play on from any moment."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter

import httpx

from attacks.requests import HANDS, flood
from attacks.scene import Attack, NotHeld, Scene, until


async def looked_at(scene: Scene, seconds: float) -> str:
    """Each request loads or replays a whole game."""
    what = ("record", "story", "moments?as=all", "moments/400?as=all", "analysis", "text?form=told")
    paths = [f"/api/tables/{table}/{each}" for table in scene.finished for each in what]
    async with scene.http("127.0.4.1") as client:
        return await flood(client, seconds, paths)


async def played_on(scene: Scene, seconds: float) -> str:
    """Each makes a table with a thousand entries."""
    answered: Counter[int] = Counter()
    async with scene.http("127.0.4.2") as client:
        goes_on = until(seconds)

        async def hand() -> None:
            while goes_on():
                with contextlib.suppress(httpx.TransportError):
                    wanted = {"version": 10_000, "seat": 1, "bot": "hard"}
                    answer = await client.post(f"/api/tables/{scene.finished[0]}/play-on?as=all", json=wanted)
                    answered[answer.status_code] += 1

        await asyncio.gather(*(hand() for _ in range(HANDS)))
    if set(answered) - {201, 429}:
        raise NotHeld(f"{dict(answered)}")
    return f"{answered[201]} tables, {answered[429]} refused"


ATTACKS = [
    Attack("finished games looked at", looked_at),
    Attack("finished games played on", played_on),
]
