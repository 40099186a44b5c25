"""Kill the server again and again while people play: `make kill ARGS="--times 200 --database postgresql"`.

SIGKILL at random moments, also while it starts. After each death, before the next start, the database must hold every
acknowledged message exactly once and nothing that nobody sent, and every game must replay. After each start every game
must go on. A process that is killed loses nothing the operating system already has; this does not test power failures.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time

from live_client import LiveClient
from load import fresh_database
from remembering import Memory, RememberingPlayer, stop
from server_process import ServerProcess

from kemet.client import Refused, Server

PATIENCE = 60.0
KINDS = (
    {"people": 2, "bots": []},
    {"people": 1, "bots": ["easy"]},
    {"people": 2, "bots": ["random", "easy"]},
    {"people": 3, "bots": [], "modules": ["black", "dawn", "path", "victory", "cards"]},
    {"people": 2, "bots": ["easy", "random"], "seth": True},
    {"people": 1, "bots": ["random", "random"], "clock": {"kind": "live", "minutes": 60, "increment": 5}},
)


class Failed(Exception):
    """The server lost, doubled or stopped something."""


class Killing:
    """One database, one server after the other on it, and tables whose players never give up."""

    def __init__(self, database: str, tables: int, seed: str):
        self.database = database
        self.server = ServerProcess(database)
        self.chance = random.Random(seed)
        self.wanted = tables
        self.memory = Memory()
        self.players: dict[str, list[RememberingPlayer]] = {}
        self.tasks: dict[str, list[asyncio.Task[None]]] = {}
        self.kills = self.games = self.finished = 0

    async def run(self, times: int) -> None:
        await asyncio.to_thread(self.server.start)
        try:
            for _ in range(times):
                await self._open_tables()
                await self._all_go_on()
                await asyncio.sleep(self.chance.uniform(0, 0.5))
                await self._kill()
                if self.chance.random() < 0.2:  # also while it starts
                    self.server.start(wait=False)
                    await asyncio.sleep(self.chance.uniform(0.05, 1.5))
                    await self._kill()
                await asyncio.to_thread(self.server.start)
            await self._all_go_on()
        finally:
            for tasks in self.tasks.values():
                await stop(tasks)
            await asyncio.to_thread(self.server.stop)
        self._compare()
        mistakes = self.server.errors()
        if mistakes:
            raise Failed(f"in the server's log: {mistakes[0]}")
        if self.server.orphans:
            raise Failed(f"{self.server.orphans} servers left processes behind that did not notice their death")

    async def _kill(self) -> None:
        await asyncio.to_thread(self.server.kill)
        self.kills += 1
        await asyncio.to_thread(self._compare)
        if self.kills % 20 == 0:
            print(f"{self.kills} kills, {len(self.memory.acknowledged)} acknowledged messages", flush=True)

    def _compare(self) -> None:
        wrong = self.memory.compare(self.database)
        if wrong:
            raise Failed(f"after {self.kills} kills: {len(wrong)} things are wrong, such as: {wrong[0]}")

    async def _open_tables(self) -> None:
        """As many games as wanted are running; a game that is over makes room for another."""
        for table, tasks in list(self.tasks.items()):
            if all(task.done() for task in tasks):
                await asyncio.gather(*tasks)  # raises what went wrong in a player
                del self.tasks[table], self.players[table]
                self.finished += 1
        while len(self.tasks) < self.wanted:
            players = await asyncio.to_thread(self._new_table)
            table = players[0].client.table
            self.players[table] = players
            self.tasks[table] = [asyncio.create_task(player.run()) for player in players]
            self.games += 1

    def _new_table(self) -> list[RememberingPlayer]:
        kind = KINDS[self.games % len(KINDS)]
        people, bots = kind["people"], kind["bots"]
        assert isinstance(people, int)
        assert isinstance(bots, list)
        more = {name: value for name, value in kind.items() if name in ("modules", "clock", "seth")}
        seats = [{"kind": "you"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "bot": bot} for bot in bots]]
        server = Server(self.server.address)
        taken = [server.create(seats=seats, **more)]
        taken += [server.join(taken[0].table, "") for _ in range(people - 1)]
        return [
            RememberingPlayer(
                LiveClient(self.server.socket_address, seat.table, seat.secret),
                seat.seat or 0,
                self.memory,
                f"{self.games} {seat.seat}",
            )
            for seat in taken
        ]

    async def _all_go_on(self) -> None:
        """Every game makes progress, or comes to its end."""
        before = {table: sum(player.progress for player in players) for table, players in self.players.items()}
        end = time.monotonic() + PATIENCE
        for table, players in self.players.items():
            while sum(player.progress for player in players) == before[table]:
                if all(task.done() for task in self.tasks[table]):
                    break
                if time.monotonic() > end:
                    states = [player.client.state and player.client.state["view"]["waiting"] for player in players]
                    raise Failed(f"after {self.kills} kills the game {table} does not go on; it waits for {states}")
                await asyncio.sleep(0.01)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--seed", default="kill")
    given = parser.parse_args()
    began = time.monotonic()
    with fresh_database(given.database) as database:
        killing = Killing(database, given.tables, given.seed)
        try:
            asyncio.run(killing.run(given.times))
        except (Failed, Refused) as failed:
            print(f"FAILED: {failed}\n{killing.server.log_text()[-3000:]}")
            return 1
        finally:
            killing.server.close()
    print(told(killing, given.database, time.monotonic() - began))
    return 0


def told(killing: Killing, database: str, seconds: float) -> str:
    return (
        f"{killing.kills} kills on {database} in {seconds:.0f} s: {killing.games} games, {killing.finished} of them "
        f"to their end; {len(killing.memory.acknowledged)} acknowledged messages, all there once; all games replay"
    )


if __name__ == "__main__":
    sys.exit(main())
