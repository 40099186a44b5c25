"""Attack: one address opens forty tables of hard bots, plays them as fast as it may and asks for hints all the time.

Felt by others: how long the bots of other addresses take, by strength.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import time

import httpx
from live_client import GONE, Ended, LiveClient, random_move
from load import fresh_database, percentile
from server_process import ServerProcess

ATTACKER, FRIENDS = "127.0.0.2", "127.0.0.3"
#: Seconds that the bots of others may take at p95, and the most that any may take; a hard bot thinks for one second, a
#: champion for five.
TARGETS = {"easy": (1.0, 3.0), "medium": (2.0, 3.0), "hard": (3.0, 3.0), "champion": (15.0, 15.0)}


def seated(server: ServerProcess, source: str, bots: list[str]) -> LiveClient:
    """A new table with one person of this address and these bots."""
    seats = [{"kind": "you", "name": "Ann"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=60) as http:
        made = http.post(f"{server.address}/api/tables", json={"players": len(seats), "seats": seats})
    made.raise_for_status()
    return LiveClient(server.socket_address, made.json()["table"]["id"], made.json()["secret"], source=source)


async def play(person: LiveClient, chance: random.Random, hints: bool) -> None:
    """Answer at once, and ask for a hint with every answer."""
    asked = ""
    while not person.over:
        message = await person.receive()
        prompt = message.get("prompt") if message["type"] == "state" else None
        if not prompt or prompt["id"] == asked:
            continue
        asked = prompt["id"]
        if hints:
            await person.send({"type": "hint", "id": f"h{chance.getrandbits(60)}"})  # more would end the connection
        move = {"type": "choose", "prompt": asked, "choices": random_move(prompt, chance)}
        await person.send({**move, "id": f"c{chance.getrandbits(60)}"})


async def watch(person: LiveClient, chance: random.Random, times: list[float]) -> None:
    """Play, and note how long it takes until a bot that alone is asked has answered."""
    since, asked = None, ""
    while not person.over:
        message = await person.receive()
        if message["type"] != "state":
            continue
        now = time.perf_counter()
        if since is not None:
            times.append(now - since)
        since = now if message["view"]["waiting"] and 0 not in message["view"]["waiting"] else None
        prompt = message["prompt"]
        if prompt and prompt["id"] != asked:
            asked = prompt["id"]
            move = {"type": "choose", "prompt": asked, "choices": random_move(prompt, chance)}
            await person.send({**move, "id": f"c{chance.getrandbits(60)}"})


async def attack(server: ServerProcess, tables: int, seconds: float) -> dict[str, list[float]]:
    """Answering times of the bots of others while the attack goes on."""
    chance = random.Random(1)
    attackers = [seated(server, ATTACKER, ["hard", "hard"]) for _ in range(tables)]
    friends = {strength: seated(server, FRIENDS, [strength] * 3) for strength in TARGETS}
    times: dict[str, list[float]] = {strength: [] for strength in TARGETS}
    for client in (*attackers, *friends.values()):
        await client.open()
    tasks = [asyncio.create_task(stubborn(play(each, chance, hints=True))) for each in attackers]
    tasks += [asyncio.create_task(watch(each, chance, times[strength])) for strength, each in friends.items()]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return times


async def stubborn(work: object) -> None:
    with contextlib.suppress(*GONE, Ended):
        await work  # type: ignore[misc]  # a coroutine


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    with fresh_database("sqlite") as database, ServerProcess(database, ()) as server:
        times = asyncio.run(attack(server, given.tables, given.seconds))
    held = True
    for strength, (usual, most) in TARGETS.items():
        found = times[strength]
        p95, worst = percentile(found, 95), max(found, default=float("inf"))
        good = p95 <= usual and worst <= most
        held = held and good
        verdict = "held" if good else "NOT HELD"
        print(f"{strength:8}p95 {p95:6.2f} s   most {worst:6.2f} s   {len(found):5} answers   {verdict}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
