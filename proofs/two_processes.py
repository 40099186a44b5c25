"""Two server processes on one PostgreSQL: `python3 tools/dev.py processes --kills 20`.

Players at different processes play games to their end and see the same. Either process is killed again and again; the
other goes on with all games, their bots and their clocks, and nothing that was acknowledged is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import time
from collections.abc import Callable, Iterator

from live_client import GONE, LiveClient, Message
from postgres import NoPostgres, running_postgres
from remembering import Memory, RememberingPlayer, stop
from server_process import ServerProcess

from kemet.client import Seat, Server
from kemet.game.record import replay

PATIENCE = 90.0
BOTS = [{"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "random"}]
#: Seconds on the clock of somebody who never answers.
SHORT = 3.0


class Failed(Exception):
    """Two processes did worse than one."""


@contextlib.contextmanager
def two_servers(database: str) -> Iterator[list[ServerProcess]]:
    """Both started at the same moment on what may be an empty database."""
    with contextlib.ExitStack() as stack:
        servers = [ServerProcess(database), ServerProcess(database)]
        for server in servers:
            stack.callback(server.close)
            server.start(wait=False)
        for server in servers:
            server.wait_until_ready()
        yield servers


def _seats(servers: list[ServerProcess], **wanted: object) -> list[Seat]:
    """A table made at the first process, joined at the second."""
    first = Server(servers[0].address).create(seats=[{"kind": "you"}, {"kind": "open"}, *BOTS], **wanted)
    return [first, Server(servers[1].address).join(first.table, "")]


def _client(servers: list[ServerProcess], at: int, seat: Seat) -> LiveClient:
    here, there = servers[at].socket_address, servers[1 - at].socket_address
    return LiveClient(here, seat.table, seat.secret, other_addresses=(there,))


def _players(servers: list[ServerProcess], seats: list[Seat], memory: Memory) -> list[RememberingPlayer]:
    return [
        RememberingPlayer(_client(servers, at, seat), seat.seat or 0, memory, f"two {at}")
        for at, seat in enumerate(seats)
    ]


async def play_to_the_end(servers: list[ServerProcess], database: str) -> int:
    """One game with a player and a spectator at each process; the number of its choices."""
    seats = await asyncio.to_thread(_seats, servers, beginner=True)
    memory = Memory()
    players = _players(servers, seats, memory)
    spectators = [_client(servers, at, Seat(seats[0].server, seats[0].table, None, None)) for at in (0, 1)]
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.run())
        for spectator in spectators:
            group.create_task(_watch(spectator))
    if spectators[0].events != spectators[1].events:
        raise Failed("the spectators at the two processes saw different games")
    records = [Server(server.address).request("GET", f"/api/tables/{seats[0].table}/record") for server in servers]
    if records[0] != records[1] or not replay(records[0]).over:
        raise Failed("the two processes have different records")
    _compare(memory, database)
    return len(replay(records[0]).choices)


async def _watch(spectator: LiveClient) -> None:
    await spectator.open()
    while not spectator.over:
        await spectator.receive()
    await spectator.close()


async def survive_kills(servers: list[ServerProcess], database: str, kills: int, tables: int = 3) -> Memory:
    """Kill either process and start it again; every game goes on at the other meanwhile."""
    memory, chance = Memory(), random.Random("two processes")
    games = [_players(servers, await asyncio.to_thread(_seats, servers), memory) for _ in range(tables)]
    tasks = [asyncio.create_task(player.run()) for players in games for player in players]
    try:
        for number in range(kills):
            victim = servers[number % 2]
            await asyncio.sleep(chance.uniform(0, 0.5))
            await asyncio.to_thread(victim.kill)
            await _all_go_on(games, tasks, f"after kill {number + 1}")
            await asyncio.to_thread(victim.start)
            await _all_go_on(games, tasks, f"after start {number + 1}")
    finally:
        await stop(tasks)
    _compare(memory, database)
    return memory


async def survive_upgrade(
    servers: list[ServerProcess], database: str, newer: dict[str, str], tables: int = 2
) -> Memory:
    """One process after the other is replaced by the next release, and one falls back for a while, as after a crash."""
    memory, first, second = Memory(), *servers
    games = [_players(servers, await asyncio.to_thread(_seats, servers), memory) for _ in range(tables)]
    tasks = [asyncio.create_task(player.run()) for players in games for player in players]
    older = dict(first.variables)
    steps = ((first, newer, "the first is newer"), (second, older, "the second is started again as it was"),
             (first, older, "the first is taken back"), (second, newer, "the second is newer"),
             (first, newer, "both are newer"))  # fmt: skip
    try:
        for server, variables, when in steps:
            await asyncio.to_thread(server.stop)
            await _all_go_on(games, tasks, f"before {when}")
            server.variables = variables
            await asyncio.to_thread(server.start)
            await _all_go_on(games, tasks, f"after {when}")
    finally:
        await stop(tasks)
    _compare(memory, database)
    return memory


async def _all_go_on(games: list[list[RememberingPlayer]], tasks: list[asyncio.Task[None]], when: str) -> None:
    end = time.monotonic() + PATIENCE
    for players in games:
        before = sum(player.progress for player in players)
        while sum(player.progress for player in players) < before + 2 and not players[0].client.over:
            if time.monotonic() > end:
                raise Failed(f"{when} a game does not go on")
            await asyncio.sleep(0.01)
    for task in tasks:
        if task.done():
            task.result()


async def bots_and_clocks_go_on(servers: list[ServerProcess]) -> float:
    """Nobody is connected and nobody answers. Whichever process dies, the clock runs out and bots end the game; how
    many seconds after the deadline the clock was noticed at worst."""
    worst = 0.0
    for victim, other in (servers, servers[::-1]):
        clock = {"kind": "live", "minutes": SHORT / 60, "increment": 0}
        seats = await asyncio.to_thread(_seats, servers, clock=clock, beginner=True)
        began = time.monotonic()
        await asyncio.to_thread(victim.kill)
        await _until(other, seats[0], _is_all_bots, "a clock stands still")
        worst = max(worst, time.monotonic() - began - 2 * SHORT)
        await _until(other, seats[0], _is_over, "bots do not play on")
        await asyncio.to_thread(victim.start)
    return worst


def _is_all_bots(info: Message) -> bool:
    return all(seat["kind"] == "bot" or seat["away"] for seat in info["seats"])


def _is_over(info: Message) -> bool:
    return bool(info["status"] == "over")


async def _until(server: ServerProcess, seat: Seat, fits: Callable[[Message], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not fits(await asyncio.to_thread(Server(server.address).request, "GET", f"/api/tables/{seat.table}")):
        if time.monotonic() > end:
            raise Failed(what)
        await asyncio.sleep(0.1)


def _compare(memory: Memory, database: str) -> None:
    wrong = memory.compare(database)
    if wrong:
        raise Failed(f"{len(wrong)} things are wrong, such as: {wrong[0]}")


async def prove(servers: list[ServerProcess], database: str, kills: int) -> str:
    """All three; a Failed tells what is wrong."""
    choices = await play_to_the_end(servers, database)
    late = await bots_and_clocks_go_on(servers)
    memory = await survive_kills(servers, database, kills)
    mistakes = [mistake for server in servers for mistake in server.errors()]
    if mistakes:
        raise Failed(f"in a server's log: {mistakes[0]}")
    return (
        f"a game of {choices} choices across two processes, the same at both; {kills} kills, "
        f"{len(memory.acknowledged)} acknowledged messages all there once; clocks ran out {late:.1f} s late at worst"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    given = parser.parse_args()
    try:
        with running_postgres() as postgres:
            database = postgres.new_database()
            with two_servers(database) as servers:
                try:
                    print(asyncio.run(prove(servers, database, given.kills)))
                except (Failed, TimeoutError, *GONE) as failed:
                    print(f"FAILED: {failed!r}\n" + "\n".join(server.log_text()[-2000:] for server in servers))
                    return 1
    except NoPostgres as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
