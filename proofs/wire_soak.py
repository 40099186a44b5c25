"""Whole games over real sockets: `python3 tools/dev.py wiresoak --games 200 --at-once 8`.

Every viewer keeps all it was sent. When a game is over its record is fetched and replayed offline; the last view and
all events of every viewer must be those of the replay, and the seed must fit the hash that was shown at the beginning.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import random
import sys
import time
from dataclasses import dataclass
from typing import Any

import orjson
from live_client import LiveClient
from load import fresh_database
from remembering import Memory, RememberingPlayer
from server_process import ServerProcess

from kemet.client import Seat, Server
from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.engine.options import SETH_TARGETS, TARGETS
from kemet.game.game import Game
from kemet.game.record import replay

PATIENCE = 600.0


class Failed(Exception):
    """A viewer saw another game than the one that was played."""


@dataclass
class Soak:
    """Games one after the other on one server, several at once."""

    server: ServerProcess
    database: str
    seed: str
    only_beginners: bool = False
    games: int = 0
    with_seth: int = 0
    choices: int = 0

    async def run(self, games: int, at_once: int) -> None:
        numbers = iter(range(games))

        async def play_on() -> None:
            for number in numbers:
                await self._one(number)

        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(play_on())
        if self.server.errors():
            raise Failed(f"in the server's log: {self.server.errors()[0]}")

    async def _one(self, number: int) -> None:
        chance = random.Random(f"{self.seed} {number}")
        seats = await asyncio.to_thread(self._sit_down, chance)
        memory = Memory()
        players = [
            RememberingPlayer(self._client(seat, chance), seat.seat or 0, memory, f"{self.seed} {number} {seat.seat}")
            for seat in seats
        ]
        spectator = self._client(Seat(seats[0].server, seats[0].table, None, None), chance)
        await spectator.open()
        promised = (await spectator.receive())["table"]["seed_hash"]
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
            group.create_task(_watch(spectator))
            for player in players:
                group.create_task(player.run())
        record = await asyncio.to_thread(seats[0].record)
        game = replay(record)
        _compare(game, promised, [player.client for player in players], spectator)
        wrong = memory.compare(self.database)
        if wrong:
            raise Failed(wrong[0])
        self.games += 1
        self.choices += len(game.choices)

    def _client(self, seat: Seat, chance: random.Random) -> LiveClient:
        return LiveClient(self.server.socket_address, seat.table, seat.secret, compressed=chance.random() < 0.5)

    def _sit_down(self, chance: random.Random) -> list[Seat]:
        """A table of any kind, with one to all of its seats taken by people; every third is one with Seth."""
        seth = chance.random() < 1 / 3
        players = chance.randint(*((3, 6) if seth else (2, 5)))
        people = chance.randint(1, players)
        seats = [{"kind": "open"}] * (people - 1)
        seats += [{"kind": "bot", "bot": chance.choice(("random", "easy"))} for _ in range(players - people)]
        seats.insert(chance.randint(0, len(seats)), {"kind": "you"})
        agreed: dict[str, Any] = {"seth": True, "victory_points": chance.choice(SETH_TARGETS)}
        if not seth:
            beginner = self.only_beginners or chance.random() < 0.3
            agreed = {"beginner": beginner, "victory_points": chance.choice(TARGETS)}
        modules = [module for module in (SETH_MODULES if seth else MODULES) if chance.random() < 0.3]
        site = Server(self.server.address)
        first = site.create(seats=seats, modules=modules, **agreed)
        self.with_seth += seth
        return [first, *(site.join(first.table, "") for _ in range(people - 1))]


async def _watch(spectator: LiveClient) -> None:
    while not spectator.over:
        await spectator.receive()
    await spectator.close()


def _compare(game: Game, promised: str, players: list[LiveClient], spectator: LiveClient) -> None:
    salt = spectator.info["seed_salt"]
    if hashlib.sha256(f"{salt}:{game.setup.seed}".encode()).hexdigest() != promised:
        raise Failed(f"{spectator.table}: the seed does not fit the hash that was shown at the beginning")
    for client in (*players, spectator):
        assert client.state is not None
        seat = client.state["view"]["viewer"]
        if client.state["view"] != _as_sent(game.view(seat)):
            raise Failed(f"{client.table}: the last view of seat {seat} is not that of the replay")
        told = [{"kind": event.kind, "fields": event.fields} for event in game.events(seat=seat)]
        heard = [{"kind": event["kind"], "fields": event["fields"]} for event in client.events]
        if heard != _as_sent(told):
            raise Failed(f"{client.table}: the events of seat {seat} are not those of the replay")
        if [event["version"] for event in client.events] != list(range(1, len(heard) + 1)):
            raise Failed(f"{client.table}: the versions of seat {seat} are not counted one by one")


def _as_sent(data: Any) -> Any:
    """JSON has texts as keys and lists for tuples."""
    return orjson.loads(orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--at-once", type=int, default=6)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--beginner", action="store_true", help="only short games, where there is no Seth")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args()
    began = time.monotonic()
    with fresh_database(given.database) as database, ServerProcess(database) as server:
        soak = Soak(server, database, given.seed, given.beginner)
        try:
            asyncio.run(soak.run(given.games, given.at_once))
        except ExceptionGroup as failed:
            print(f"FAILED: {failed.exceptions[0]}")
            return 1
    seconds = time.monotonic() - began
    print(
        f"{soak.games} games, {soak.with_seth} of them with Seth, with {soak.choices} choices over sockets "
        f"in {seconds:.0f} s: all as in their replay"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
