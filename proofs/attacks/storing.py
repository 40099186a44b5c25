"""A database that another program holds: people are told, and all goes on afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

from attacks.scene import Attack, NotHeld, Scene, table_of

#: Longer than the server waits for a lock.
HELD = 13.0


async def write_lock(scene: Scene, seconds: float) -> str:
    """The lock is held for longer than the server is patient; SQLite only."""
    if not scene.database.startswith("sqlite"):
        return "SQLite only"
    async with scene.http("127.0.0.1") as client:
        with contextlib.closing(sqlite3.connect(scene.database.removeprefix("sqlite:///"), timeout=20)) as other:
            other.isolation_level = None
            other.execute("BEGIN IMMEDIATE")
            asked = asyncio.create_task(
                client.post("/api/tables", json={"players": 2, "seats": [{"kind": "open"}] * 2})
            )
            await asyncio.sleep(HELD)
            other.execute("ROLLBACK")
        refused = await asyncio.wait_for(asked, 30)
        if refused.status_code != 503 or refused.json()["error"] != "not-stored":
            raise NotHeld(f"the caller was not told: {refused.status_code}")
        await table_of(client)
        await asyncio.sleep(1.5)
        health = await client.get("/health")
        if health.status_code != 200:
            raise NotHeld(f"the server did not recover: {health.text}")
    return "told after ten seconds, all went on"


ATTACKS = [Attack("a write lock held for 13 s", write_lock, others_must_not_feel=False, is_short=False)]
