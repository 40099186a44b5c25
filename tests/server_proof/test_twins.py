"""Two games that differ only in what a viewer cannot know send that viewer the same bytes, over real sockets.

The games have other seeds, so other cards in other hands, and the others lay other cards face down. A script of choices
is searched offline, under which one seat and the spectators see the same; then both games are played on a server.
"""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import dataclass, field

import orjson
import pytest
from live_client import LiveClient

from kemet import Game, new_game
from kemet.client import Server
from kemet.server.serving import BackgroundServer
from kemet.server.settings import Settings

PLAYERS = 3
VIEWER = 0
SETTLED = 0.6
Script = list[tuple[int, int, int]]  # a seat, its choice in the first game, its choice in the second


def known(game: Game) -> bytes:
    """All that the viewer and a spectator know, and what the viewer is asked."""
    seen = [
        (game.view(seat), [(event.kind, event.fields) for event in game.events(seat=seat)]) for seat in (VIEWER, None)
    ]
    data = [*seen, game.codes(VIEWER), game.waiting_for(), game.can_take_back(VIEWER)]
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)


def hidden(game: Game) -> list[object]:
    return [game.view(seat)["seats"][seat] for seat in range(PLAYERS) if seat != VIEWER]


@dataclass
class Twins:
    """Two games and the choices that keep them the same in the viewer's eyes."""

    first: Game
    second: Game
    script: Script = field(default_factory=list)

    def grow(self, chance: random.Random, most: int) -> None:
        """Play on while choices can be found that the viewer cannot tell apart."""
        while len(self.script) < most and not self.first.over:
            step = self._step(chance)
            if step is None:
                return
            self.script.append(step)
            self.first.play(step[0], step[1])
            self.second.play(step[0], step[2])

    def _step(self, chance: random.Random) -> tuple[int, int, int] | None:
        for _ in range(30):
            seat = chance.choice(self.first.waiting_for())
            one = chance.choice(self.first.codes(seat))
            other = one if seat == VIEWER or chance.random() < 0.5 else chance.choice(self.second.codes(seat))
            if other not in self.second.codes(seat):
                continue
            after, twin = self.first.copy(), self.second.copy()
            after.play(seat, one)
            twin.play(seat, other)
            if known(after) == known(twin):
                return seat, one, other
        return None


def set_up(seed: str) -> Game:
    """A game after its set-up: cards are dealt, the first Day begins."""
    game, chance = new_game(players=PLAYERS, seed=seed), random.Random("set-up")
    while game.view(None)["phase"] != "day":
        seat = game.waiting_for()[0]
        game.play(seat, chance.choice(game.codes(seat)))
    return game


def find_twins(seed: int, least: int) -> Twins:
    """Two seeds and a script of at least this many choices, in which the others hold and lay other cards."""
    seen: dict[bytes, Game] = {}
    for number in range(5000):
        game = set_up(f"{seed} {number}")
        twin = seen.setdefault(known(game), game)
        if hidden(game) == hidden(twin):
            continue
        script = [(seat, code, code) for seat, code in game.choices]
        twins = Twins(game, twin.copy(), script)
        twins.grow(random.Random(f"{seed} {number}"), 150)
        if len(script) >= least and any(one != other for _, one, other in script):
            return twins
    raise AssertionError("no twins were found")


class Ears:
    """A viewer that keeps every byte it is sent."""

    def __init__(self, client: LiveClient):
        self.client = client
        self.heard: list[bytes] = []

    async def listen(self) -> None:
        """Up to everything the server has to say now."""
        await self.client.send({"type": "ping", "id": "p"})
        while True:
            raw = await self.client.receive_bytes()
            if raw.startswith(b'{"type":"pong"'):
                return
            self.heard.append(raw)
            self.client.take_in(orjson.loads(raw))

    def comparable(self) -> list[bytes]:
        """Without what must differ: the table's name for itself, times, the promise of the seed, opaque names."""
        text = b"\n".join(self.heard)
        for pattern in (
            rb'"id":"[\w-]{22}"',
            rb'"(connected|spectators)":\w+',
            rb'"(created|time|at)":[\d.e+]+',
            rb'"seed_(hash|salt)":"\w+"',
        ):
            text = re.sub(pattern, b"", text)
        prompts: dict[bytes, bytes] = {}
        text = re.sub(rb'"id":"[0-9a-f]{24}"', lambda id: prompts.setdefault(id[0], b"prompt %d" % len(prompts)), text)
        return text.split(b"\n")


async def play(server: BackgroundServer, game: Game, choices: list[tuple[int, int]]) -> tuple[Ears, Ears]:
    """Play a script with a person at every seat; what the viewer and a spectator heard."""
    site = Server(server.address)
    seats = [site.create(seats=[{"kind": "you"}, *[{"kind": "open"}] * (PLAYERS - 1)], seed=game.setup.seed, name="T")]
    seats += [site.join(seats[0].table, f"P{number}") for number in range(1, PLAYERS)]
    address = server.address.replace("http", "ws") + "/api/live"
    clients = [LiveClient(address, seat.table, seat.secret) for seat in seats]
    ears = [Ears(client) for client in (*clients, LiveClient(address, seats[0].table))]
    for each in ears:
        await each.client.open()
        await each.listen()
    await _all_are_seen(ears)
    for number, (seat, code) in enumerate(choices):
        client = clients[seat]
        assert client.prompt is not None
        await client.send({"type": "choose", "id": f"c{number}", "prompt": client.prompt["id"], "choices": [code]})
        for each in (ears[seat], *ears):  # the chooser first: its answer tells that the choice is in
            await each.listen()
    for each in ears:
        await each.client.close()
    return ears[VIEWER], ears[-1]


async def _all_are_seen(ears: list[Ears]) -> None:
    """Who is there is told a moment later and for several at once; what is compared begins after that."""
    async with asyncio.timeout(120):
        while not all(each.client.info["spectators"] and _is_full(each.client) for each in ears):
            await asyncio.sleep(0.05)
            for each in ears:
                await each.listen()
    await asyncio.sleep(SETTLED)
    for each in ears:
        await each.listen()
        each.heard = [raw for raw in each.heard if not raw.startswith(b'{"type":"table"')]


def _is_full(client: LiveClient) -> bool:
    return all(seat["connected"] for seat in client.info["seats"])


@pytest.mark.parametrize("seed", [1, 2])
def test_a_viewer_cannot_tell_twins_apart(seed: int, sqlite_url: str) -> None:
    twins = find_twins(seed, least=60)

    async def both(server: BackgroundServer) -> list[tuple[Ears, Ears]]:
        return [
            await play(server, game, [(step[0], step[1 + place]) for step in twins.script])
            for place, game in enumerate((twins.first, twins.second))
        ]

    # many pings ask whether there is more to hear; an ordinary server would find that too fast
    with BackgroundServer(Settings(sqlite_url, message_burst=1_000_000)) as server:
        (viewer, spectator), (twin_viewer, twin_spectator) = asyncio.run(both(server))
    assert len(viewer.heard) > len(twins.script) / 2
    assert viewer.comparable() == twin_viewer.comparable()
    assert spectator.comparable() == twin_spectator.comparable()
