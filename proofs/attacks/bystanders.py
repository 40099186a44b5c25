"""People at other tables who just play: how long their acknowledgements take is what an attack costs them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time

from live_client import GONE, LiveClient, random_move
from server_process import ServerProcess

from kemet.client import Seat, Server

THINKS = 0.15


class Bystanders:
    """Tables of two people each."""

    def __init__(self, server: ServerProcess, tables: int):
        self.server = server
        self.tables = tables
        self.took: list[float] = []
        self.lost = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Bystanders:
        for number in range(self.tables):
            first, second = await asyncio.to_thread(self._seats)
            for place, secret in enumerate((first.secret, second.secret)):
                client = LiveClient(self.server.socket_address, first.table, secret)
                self._tasks.append(asyncio.create_task(self._play(client, random.Random(number * 2 + place))))
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _seats(self) -> tuple[Seat, Seat]:
        server = Server(self.server.address)
        first = server.create(seats=[{"kind": "you", "name": "Ann"}, {"kind": "open"}])
        return first, server.join(first.table, "Bob")

    async def _play(self, client: LiveClient, chance: random.Random) -> None:
        number = 0
        while True:
            try:
                await client.open_patiently()
                while not client.over:
                    asked = client.prompt
                    if asked is None:
                        await client.receive()
                        continue
                    await asyncio.sleep(chance.expovariate(1 / THINKS))
                    number += 1
                    await self._choose(client, asked["id"], random_move(asked, chance), f"b{number}")
                return
            except GONE:
                self.lost += 1

    async def _choose(self, client: LiveClient, prompt: str, codes: list[int], id: str) -> None:
        began = time.perf_counter()
        await client.send({"type": "choose", "id": id, "prompt": prompt, "choices": codes})
        while (await client.receive()).get("id") != id:
            pass
        self.took.append(time.perf_counter() - began)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                while client.prompt is not None and client.prompt["id"] == prompt:
                    await client.receive()

    def p95(self) -> float:
        """Of what was acknowledged since it was asked last."""
        took, self.took = sorted(self.took), []
        return took[int(len(took) * 0.95)] if took else float("inf")
