"""A server in a thread and raw sockets to it, for tests that look at every message."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Self, TypeVar

import httpx
from argon2 import PasswordHasher
from websockets.sync import client as websockets

from kemet import Game
from kemet.client import PROTOCOL, Seat, Server
from kemet.server.http import passwords
from kemet.server.live.hub import Hub
from kemet.server.live.live_table import LiveTable
from kemet.server.serving import BackgroundServer
from kemet.server.settings import Settings
from kemet.server.store.rows import Entry
from kemet.server.store.schema import accounts

T = TypeVar("T")
#: Nobody waits so long unless something is wrong; a busy machine may take its time.
SOON = 120.0
#: A socket that waits as long for its server as everything else here.
connect = partial(websockets.connect, open_timeout=SOON)
PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def hash_quickly() -> None:
    """Passwords cost nothing in this process: tests look at what becomes of them, not at how slow a hash is."""
    passwords.hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    passwords.nobodys_hash.cache_clear()


class Running(BackgroundServer):
    """A server in a thread, and hands inside it."""

    def __init__(self, settings: Settings):
        super().__init__(settings)
        self.client = Server(self.address)
        self.http = httpx.Client(base_url=self.address, headers={"Content-Type": "application/json"}, timeout=SOON)

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server."""
        loop = self.uvicorn.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(SOON)

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    def table(self, id: str) -> LiveTable:
        return self.call(self.hub.table(id))

    def stop(self) -> None:
        self.http.close()
        super().stop()

    # --- tables -----------------------------------------------------------------------------------------------------

    def people(self, players: int = 2, **wanted: Any) -> list[Seat]:
        """A table of people only; the game has begun."""
        seats = [{"kind": "you", "name": "P1"}, *[{"kind": "open"}] * (players - 1)]
        host = self.client.create(players=players, seats=seats, **wanted)
        return [host, *(self.client.join(host.table, f"P{number}") for number in range(2, players + 1))]

    def bring_to(self, seat: Seat, game: Game) -> None:
        """Play what this table has not seen yet of a game with the same seed, at once."""
        table = self.table(seat.table)
        assert table.match.game is not None
        seen = len(table.match.game.choices)
        entries = [Entry(0, "choose", chooser, code) for chooser, code in game.choices[seen:]]
        self.call(table.write(lambda: entries))
        assert table.match.game.fingerprint() == game.fingerprint()

    def open(self, seat: Seat, **hello: Any) -> Wire:
        return Wire(self, seat, **hello)


class Browser:
    """Keeps the cookie and says what our pages say."""

    def __init__(self, server: Running, **credentials: str):
        self.http = httpx.Client(
            base_url=server.address,
            headers={"Content-Type": "application/json", "X-Kemet": "1", "User-Agent": FIREFOX},
            timeout=SOON,
        )
        if credentials:
            assert self("POST", "session", **credentials).status_code == 200

    def __call__(self, method: str, path: str, **body: Any) -> httpx.Response:
        return self.http.request(method, f"/api/{path}", content=None if method == "GET" else json.dumps(body))

    @property
    def name(self) -> str | None:
        found: str | None = self("GET", "session").json()["name"]
        return found


def account(server: Running, name: str) -> Browser:
    """Somebody new, logged in."""
    browser = Browser(server)
    assert browser("POST", "account", name=name, password=PASSWORD).status_code == 201
    return browser


def id_of(server: Running, name: str) -> int:
    mine = accounts.select().where(accounts.c.name == name)
    return int(server.hub.database.run_now(lambda connection: connection.execute(mine).one()).id)


class Wire:
    """One raw socket; every message that came is kept."""

    def __init__(self, running: Running, seat: Seat, cookie: str | None = None, **hello: Any):
        self.seat = seat
        self.got: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.numbers = iter(range(1, 1_000_000))
        self._open = contextlib.ExitStack()
        address = running.address.replace("http", "ws") + "/api/live"
        self.socket = self._open.enter_context(
            connect(address, max_size=8_000_000, additional_headers={"Cookie": cookie} if cookie else None)
        )
        said: dict[str, Any] = {
            "type": "hello",
            "protocol": PROTOCOL,
            "table": seat.table,
            "secret": seat.secret,
            **hello,
        }
        self.send({key: value for key, value in said.items() if value is not None})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, message: dict[str, Any] | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, timeout: float = SOON) -> dict[str, Any]:
        text = str(self.socket.recv(timeout))
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.got.append(message)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool] | str, timeout: float = SOON) -> dict[str, Any]:
        """The next message of this type, or that fits."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def drain(self, quiet: float = 0.15) -> list[dict[str, Any]]:
        """All that comes until it is quiet for a moment."""
        come = []
        while True:
            try:
                come.append(self.receive(quiet))
            except TimeoutError:
                return come

    def settle(self) -> dict[str, Any]:
        """The newest state, after everything sent before was answered."""
        self.settle_open()
        return self.state

    def settle_open(self) -> None:
        """Wait until everything sent before was answered, also at a table that has not begun."""
        id = f"settle{next(self.numbers)}"
        self.send({"type": "ping", "id": id})
        self.until(lambda message: message["type"] == "pong" and message["id"] == id)

    @property
    def state(self) -> dict[str, Any]:
        return next(message for message in reversed(self.got) if message["type"] == "state")

    def ask(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a message with an id and wait for its answer."""
        name = id or f"m{next(self.numbers)}-{random.randrange(10**9)}"
        self.send({"type": type, "id": name, **fields})
        return self.until(lambda message: message.get("id") == name)

    def choose(self, *codes: int, **fields: Any) -> dict[str, Any]:
        prompt = fields.pop("prompt", None) or self.state["prompt"]["id"]
        return self.ask("choose", prompt=prompt, choices=list(codes), **fields)


def wait_until(fits: Callable[[], object], otherwise: str = "it never came about") -> None:
    until = time.monotonic() + SOON
    while not fits():
        assert time.monotonic() < until, otherwise
        time.sleep(0.02)


def play_until(game: Game, fits: Callable[[Game], bool], seed: int = 1, most: int = 3000) -> Game:
    """Random play of a local game until something is the case."""
    chance = random.Random(seed)
    for _ in range(most):
        if fits(game):
            return game
        assert not game.over, "the game ended first; take another seed"
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
    raise AssertionError("it never came to this")
