"""One table of the load test: its players and spectators, and how long each choice took to reach all of them."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

from live_client import GONE, LiveClient, Message, is_state, random_move

#: Parts of a view that everybody sees. If one of them changed, every viewer is sent a new state.
OPEN_TO_ALL = ("waiting", "active", "phase", "day", "round", "asked", "spaces", "supply", "deck_size", "discard_size",
               "move", "pending_card")  # fmt: skip


@dataclass
class Measured:
    """Seconds per choice, over all tables."""

    acknowledged: list[float] = field(default_factory=list)
    seen_by_all: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    unseen: int = 0
    lost_connections: int = 0


@dataclass
class OnItsWay:
    """A choice that not all viewers have seen yet."""

    sent: float
    chooser: LiveClient
    before: dict[str, Any]
    arrived: dict[LiveClient, float] = field(default_factory=dict)
    is_open: bool = False


class LoadTable:
    """Sockets around one table."""

    def __init__(self, players: list[LiveClient], spectators: list[LiveClient], think: float, seed: str):
        self.players = players
        self.viewers = [*players, *spectators]
        self.think = think
        self.chance = random.Random(seed)
        self.measured: Measured | None = None
        self._on_its_way: OnItsWay | None = None
        self._answering: dict[LiveClient, asyncio.Task[None]] = {}

    async def open(self) -> None:
        for viewer in self.viewers:
            await viewer.open()

    async def run(self) -> None:
        """Play and watch until cancelled."""
        try:
            async with asyncio.TaskGroup() as group:
                for viewer in self.viewers:
                    group.create_task(self._play(viewer) if viewer in self.players else self._watch(viewer))
        finally:
            for task in self._answering.values():
                task.cancel()
            for viewer in self.viewers:
                await viewer.close()

    async def _watch(self, viewer: LiveClient) -> None:
        while True:
            try:
                raw = await viewer.receive_bytes()
            except GONE:
                await self._again(viewer)
                continue
            if is_state(raw):
                self._came(viewer, time.perf_counter())

    async def _play(self, player: LiveClient) -> None:
        """Answer every question after some thought."""
        sent: dict[str, float] = {}
        asked = ""
        while True:
            try:
                message = await player.receive()
            except GONE:
                await self._again(player)
                sent.clear()
                continue
            now = time.perf_counter()
            if message["type"] == "ack" and message["id"] in sent:
                if self.measured is not None:
                    self.measured.acknowledged.append(now - sent.pop(message["id"]))
            elif message["type"] == "refused":
                self._refused(message)
                asked = ""
            elif message["type"] == "state":
                self._came(player, now)
                prompt = message["prompt"]
                if prompt is not None and prompt["id"] != asked:
                    asked = prompt["id"]
                    if player in self._answering:
                        self._answering[player].cancel()
                    self._answering[player] = asyncio.create_task(self._answer(player, prompt, sent))

    async def _answer(self, player: LiveClient, prompt: Message, sent: dict[str, float]) -> None:
        await asyncio.sleep(self.chance.expovariate(1 / self.think))
        id = f"{self.chance.getrandbits(64):x}"
        choices = random_move(prompt, self.chance)
        assert player.state is not None
        view = player.state["view"]
        self._give_up()
        sent[id] = time.perf_counter()
        if len(view["waiting"]) == 1:
            # nobody else can choose now: the next state of every viewer is this choice's
            self._on_its_way = OnItsWay(sent[id], player, {part: view[part] for part in OPEN_TO_ALL})
        try:
            await player.send({"type": "choose", "id": id, "prompt": prompt["id"], "choices": choices})
        except GONE:
            self._on_its_way = None

    def _came(self, viewer: LiveClient, now: float) -> None:
        way = self._on_its_way
        if way is None or viewer in way.arrived:
            return
        way.arrived[viewer] = now - way.sent
        if viewer is way.chooser:
            assert viewer.state is not None
            view = viewer.state["view"]
            way.is_open = any(view[part] != way.before[part] for part in OPEN_TO_ALL)
            if not way.is_open:
                self._on_its_way = None
                return
        if len(way.arrived) == len(self.viewers):
            if self.measured is not None:
                self.measured.seen_by_all.append(max(way.arrived.values()))
            self._on_its_way = None

    def _give_up(self) -> None:
        """The next choice is made though somebody has not seen the last one."""
        if self._on_its_way is not None and self._on_its_way.is_open and self.measured is not None:
            self.measured.unseen += 1
        self._on_its_way = None

    def _refused(self, message: Message) -> None:
        self._on_its_way = None
        if self.measured is not None:
            error = message["error"]
            self.measured.refused[error] = self.measured.refused.get(error, 0) + 1

    async def _again(self, viewer: LiveClient) -> None:
        self._on_its_way = None
        if self.measured is not None:
            self.measured.lost_connections += 1
        await viewer.open_patiently()
