"""Messages that no honest client sends, over the WebSocket: `python3 tools/dev.py wire --messages 5000 --seed 7`.

Random, malformed, oversized, stale, repeated, foreign and forged ones. Each must be refused with a reason, or end the
connection with one; the game must stay exactly as it was, and the server alive.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from collections import Counter
from typing import Any

import orjson
from live_client import GONE, Ended, LiveClient, Message
from load import fresh_database
from server_process import ServerProcess
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from wire_rubbish import BAD_HELLOS, KINDS, Bad, Scene, dump, far_too_large

from kemet.client import Seat, Server
from kemet.server.admin.opening import snapshot
from kemet.server.store import tables as work

WITHIN = 20.0


REST = 3.0  # seconds until a seat that has sent all it may can send again


class Failed(Exception):
    """A bad message was not refused, or changed something."""


class Fuzzing:
    """One game, with Seth or without, an honest opponent who looks at it, and somebody who sends rubbish."""

    def __init__(self, server: ServerProcess, database: str, seed: int, seth: bool = False):
        self.server = server
        self.database = database
        self.seth = seth
        self.chance = random.Random(seed)
        self.answers: Counter[str] = Counter()

    async def run(self, messages: int) -> None:
        scene = await self._begin()
        before = await self._seen(scene)
        client = self._client(scene.own)
        for number in range(messages):
            if client.socket is None:
                await client.open()
                await self._hear(client)
            kind = self.chance.choice(KINDS)
            bad = kind(scene)
            answer = await self._send(client, bad)
            if not answer or (answer == "closed" and kind is not far_too_large):
                raise Failed(
                    f"message {number} ({kind.__name__}) was not refused but {answer or 'taken'}: {bad[:200]!r}"
                )
            self.answers[f"{kind.__name__}: {answer}"] += 1
            if number % 25 == 0:
                await self._bad_hello(scene)
                await self._spectator(scene)
                if await self._seen(scene) != before:
                    raise Failed(f"after message {number} ({kind.__name__}) the game is another one")
        await client.close()
        if await self._seen(scene) != before:
            raise Failed("the game is another one")
        await self._goes_on(scene)
        if not self.server.answers():
            raise Failed("the server does not answer any more")
        if self.server.errors():
            raise Failed(f"in the server's log: {self.server.errors()[0]}")

    def _client(self, seat: Seat) -> LiveClient:
        return LiveClient(self.server.socket_address, seat.table, seat.secret)

    async def _begin(self) -> Scene:
        """A game of people after a few choices; one of them is asked."""
        site = Server(self.server.address)
        free = [{"kind": "open"}] * (2 if self.seth else 1)
        first = site.create(seats=[{"kind": "you"}, *free], seed="wire fuzz", seth=self.seth)
        seats = [first, *(site.join(first.table, "Bob") for _ in free)]
        elsewhere = site.create(seats=[{"kind": "you"}, {"kind": "bot", "bot": "random"}])
        clients = [self._client(seat) for seat in seats]
        for client in clients:
            await client.open()
            await self._hear(client)
        old = ""
        for number in range(40):
            asked = next(client for client in clients if client.prompt is not None)
            assert asked.prompt is not None
            old, code = asked.prompt["id"], self.chance.choice(asked.prompt["choices"])["code"]
            await asked.send({"type": "choose", "id": f"{number}", "prompt": old, "choices": [code]})
            for client in (asked, *clients):  # first the one whose answer tells that the choice is in
                await self._hear(client)
        asked = next(client for client in clients if client.prompt is not None)
        assert asked.prompt is not None
        for client in clients:
            await client.close()
        own = seats.pop(clients.index(asked))
        return Scene(own, seats[0], elsewhere, asked.prompt, old, self.chance)

    async def _hear(self, client: LiveClient) -> list[Message]:
        """All messages up to the answer of a ping."""
        id = f"ping-{self.chance.getrandbits(64):x}"
        await client.send({"type": "ping", "id": id})
        heard = []
        async with asyncio.timeout(WITHIN):
            while (message := await client.receive()).get("id") != id:
                heard.append(message)
        return heard

    async def _send(self, client: LiveClient, bad: Bad) -> str:
        """How it was refused; nothing if it was not."""
        try:
            await client.send_text(bad)
            heard = await self._hear(client)
        except Ended as ended:
            await client.close()
            return f"ended ({str(ended).partition(':')[0]})"
        except GONE:
            await client.close()
            return "closed"
        refused = [message for message in heard if message["type"] == "refused" and message["reason"]]
        return f"refused ({refused[0]['error']})" if refused else ""

    async def _bad_hello(self, scene: Scene) -> None:
        wrong = self.chance.choice(BAD_HELLOS)(scene)
        async with connect(self.server.socket_address, proxy=None) as socket:
            await socket.send(dump(wrong))
            try:
                async with asyncio.timeout(WITHIN):
                    answer = orjson.loads(await socket.recv())
            except ConnectionClosed:
                answer = {"type": "closed"}
        if answer["type"] != "error" or not answer["reason"]:
            raise Failed(f"a bad hello was answered by {answer['type']}: {wrong}")

    async def _spectator(self, scene: Scene) -> None:
        """Somebody without a seat tries to play."""
        client = LiveClient(self.server.socket_address, scene.own.table)
        await client.open()
        await self._hear(client)
        for message in (scene.choose(), {"type": "undo", "id": "1"}, {"type": "chat", "id": "2", "text": "hello"}):
            answer = await self._send(client, dump(message))
            if answer not in ("refused (spectator)", "refused (too-fast)"):  # on a quick machine all send too much
                raise Failed(f"a spectator was not refused but {answer or 'obeyed'}: {message}")
        await client.close()

    async def _seen(self, scene: Scene) -> list[Any]:
        """The game as both seats see it, and the length of its log."""
        seen: list[Any] = []
        for seat in (scene.own, scene.other):
            client = self._client(seat)
            await client.open()
            await self._hear(client)
            assert client.state is not None
            seen.append({name: value for name, value in client.state.items() if name != "events"})
            await client.close()
        with snapshot(self.database) as connection:
            seen.append(work.entries_after(connection, scene.own.table, 0))
        return seen

    async def _goes_on(self, scene: Scene) -> None:
        """The honest answer to the question still counts, and twice the same message once."""
        await asyncio.sleep(REST)
        client = self._client(scene.own)
        await client.open()
        await self._hear(client)
        message = scene.choose()
        for repeated in (False, True):
            await client.send(message)
            answers = [each for each in await self._hear(client) if each["type"] == "ack"]
            if [each["repeated"] for each in answers] != [repeated]:
                raise Failed(f"an honest choice was answered by {answers}")
        await client.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seth", action="store_true", help="a game with Seth")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    given = parser.parse_args()
    with fresh_database(given.database) as database, ServerProcess(database) as server:
        fuzzing = Fuzzing(server, database, given.seed, given.seth)
        try:
            asyncio.run(fuzzing.run(given.messages))
        except Failed as failed:
            print(f"FAILED (--seed {given.seed}): {failed}\n{server.log_text()[-2000:]}")
            return 1
    for answer, count in sorted(fuzzing.answers.items()):
        print(f"{count:6} {answer}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
