"""Players that remember every answer of the server, through any number of broken connections.

What may or may not have arrived is sent again with its old id, as docs/protocol.md asks. `Memory.compare` then holds
the database to what was acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from dataclasses import dataclass, field

from live_client import GONE, Ended, LiveClient, Message, random_move

from kemet.server.admin.opening import snapshot
from kemet.server.admin.replaying import replay_one
from kemet.server.store import tables as work
from kemet.server.store.rows import Entry
from kemet.server.table.match import codes_of

#: What a player may be refused though it did nothing wrong: the question was answered before the server died, or by an
#: ally; nobody talks while a corrupted battle is prepared (S-INFO-03).
FAIR = ("stale", "not-asked", "not-possible", "too-fast", "chat-closed")
#: Seconds to wait when the server finds us too fast; it hears ten messages a second.
SLOWER = 0.5


@dataclass
class Memory:
    """What was sent to all tables, and what was acknowledged of it."""

    acknowledged: dict[tuple[str, int, str], Message] = field(default_factory=dict)
    on_its_way: dict[tuple[str, int, str], Message] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def compare(self, url: str) -> list[str]:
        """Everything that the database has otherwise than the players remember it."""
        wrong = list(self.wrong)
        expected = dict(self.acknowledged)
        maybe = dict(self.on_its_way)
        for id in sorted({table for table, _, _ in (*expected, *maybe)}):
            with snapshot(url) as connection:
                row = work.find_table(connection, id)
                entries = work.entries_after(connection, id, 0)
            if row is None:
                wrong.append(f"{id}: the table is gone")
                continue
            wrong += [f"{id}: {line}" for line in replay_one(row, entries, thorough=True).disagreements]
            for entry in entries:
                if entry.message is None:
                    continue
                key = (id, entry.seat, entry.message)
                message = expected.pop(key, None) or maybe.pop(key, None)
                if message is None:
                    wrong.append(f"{id}: entry {entry.number} was sent by nobody, or is there twice")
                elif not _is_stored(message, entry):
                    wrong.append(f"{id}: entry {entry.number} is not what was sent: {message}")
        wrong += [f"{table}: an acknowledged {message['type']} of seat {seat} is not stored"
                  for (table, seat, _), message in expected.items()]  # fmt: skip
        return wrong


def _is_stored(message: Message, entry: Entry) -> bool:
    """Is this entry what the message said? One message is one entry, however many choices it holds."""
    if message["type"] == "choose" and codes_of(entry) != message["choices"]:
        return False
    return (entry.kind, entry.seat) == (message["type"], message["seat"])


class RememberingPlayer:
    """Plays one seat at random until the game is over; takes a choice back or talks now and then."""

    def __init__(self, client: LiveClient, seat: int, memory: Memory, seed: str):
        self.client = client
        self.seat = seat
        self.memory = memory
        self.chance = random.Random(seed)
        self.progress = 0
        self._open: Message | None = None

    async def run(self) -> None:
        while not self.client.over:
            try:
                await self.client.open_patiently()
                if self._open is not None:
                    await self._send()
                while not self.client.over:
                    await self._take_in(await self.client.receive())
            except GONE:
                continue
            except Ended as ended:
                self.memory.wrong.append(f"{self.client.table}: the connection was ended: {ended}")
                return
        await self.client.close()

    async def _take_in(self, message: Message) -> None:
        if message["type"] in ("ack", "refused") and self._open is not None and message["id"] == self._open["id"]:
            self._answered(message)
            if message.get("error") == "too-fast":
                await asyncio.sleep(SLOWER)
        if message["type"] in ("ack", "refused", "state"):
            await self._act()

    def _answered(self, message: Message) -> None:
        sent, self._open = self._open, None
        assert sent is not None
        key = (self.client.table, self.seat, sent["id"])
        del self.memory.on_its_way[key]
        if message["type"] == "ack":
            self.memory.acknowledged[key] = sent
            self.progress += 1
        elif message["error"] not in FAIR:
            self.memory.wrong.append(f"{self.client.table}: {sent['type']} was refused: {message['reason']}")

    async def _act(self) -> None:
        """One message at a time, so that it is clear which one an answer is about."""
        if self._open is not None or self.client.state is None:
            return
        prompt, dice = self.client.prompt, self.chance.random()
        if self.client.state["can_undo"] and dice < 0.05:
            self._open = {"type": "undo"}
        elif prompt is not None and dice < 0.07:
            self._open = {"type": "chat", "text": f"so far {self.progress} choices"}
        elif prompt is not None:
            self._open = {"type": "choose", "prompt": prompt["id"], "choices": random_move(prompt, self.chance)}
        else:
            return
        self._open["id"] = secrets.token_hex(8)
        self.memory.on_its_way[self.client.table, self.seat, self._open["id"]] = self._open | {"seat": self.seat}
        self._open["seat"] = self.seat
        await asyncio.sleep(self.chance.uniform(0, 0.02))
        await self._send()

    async def _send(self) -> None:
        assert self._open is not None
        await self.client.send({name: value for name, value in self._open.items() if name != "seat"})


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """End players in the middle of their game."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with contextlib.suppress(asyncio.CancelledError):
            await task
