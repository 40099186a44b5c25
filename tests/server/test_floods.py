"""One address does its worst: half requests, open connections, floods, sockets that never read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import resource
import socket
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from running import Running, connect, wait_until
from websockets.exceptions import ConnectionClosed

from kemet.client import PROTOCOL, Seat
from kemet.server.app import create_app
from kemet.server.gate import protocols as wires
from kemet.server.gate.connection_limits import Door, ask_for_files
from kemet.server.gate.one_at_a_time import MAX_WAITING, Turns
from kemet.server.http import schemas
from kemet.server.live import socket as sockets
from kemet.server.live import table_actions as deeds
from kemet.server.live import viewer as viewers
from kemet.server.problems import Problem
from kemet.server.settings import Settings
from kemet.server.table.match import CHAT_KEPT

Serve = Callable[..., Running]
YOU = {"kind": "you", "name": "Ann"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """No flood of these reaches the database."""
    return sqlite_url


def answer_to(server: Running, request: bytes) -> str:
    """What the server says to these bytes until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(request)
        came = b""
        while piece := raw.recv(65_536):
            came += piece
    return came.decode("latin-1")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    ],
)
def test_half_requests_end(serve: Serve, monkeypatch: pytest.MonkeyPatch, half: bytes) -> None:
    monkeypatch.setattr(wires, "HEAD_WITHIN", 0.3)
    monkeypatch.setattr(wires, "BODY_WITHIN", 0.3)
    assert " 408 " in answer_to(serve(), half)


def test_an_endless_head_ends(server: Running) -> None:
    assert " 431 " in answer_to(server, b"GET / HTTP/1.1\r\n" + b"X-More: " + b"x" * 60_000)


def test_an_address_holds_so_many_connections(serve: Serve) -> None:
    server = serve(address_burst=2)
    held = [socket.create_connection(("127.0.0.1", server.port), timeout=10) for _ in range(10)]
    refused = answer_to(server, b"")
    assert " 503 " in refused
    assert "Retry-After" in refused
    for raw in held:
        raw.close()
    wait_until(lambda: not server.app.state.door.open)
    assert server.http.get("/health").status_code == 200


def test_sockets_leave_by_the_door(serve: Serve) -> None:
    server = serve()
    seats = server.people()
    server.http.close()
    with server.open(seats[0]) as wire:
        wire.until("state")
        assert server.app.state.door.inside["127.0.0.1"] >= 1
        assert server.app.state.live_by_address["127.0.0.1"] == 1
    wait_until(lambda: not server.app.state.door.open and not server.app.state.live_by_address)


def test_room_for_files_is_asked_for_and_missed_aloud(caplog: pytest.LogCaptureFixture) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    room = ask_for_files()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= min(soft, hard)
    assert room < resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    door = Door(2, None)
    with caplog.at_level(logging.ERROR):
        assert [door.enter(each) for each in ("a", "b", "c", "d")] == [True, True, False, False]
    assert len(caplog.records) == 1  # a flood is told once
    assert "LimitNOFILE" in caplog.text
    door.leave("a")
    assert door.enter("c")


def test_who_never_reads_is_cut_off(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewers, "MAX_BYTES", 50_000)
    monkeypatch.setattr(wires, "FAREWELL", 0.2)
    server = serve()
    seats = server.people()
    table = server.table(seats[0].table)
    with deaf_socket(server, seats[0]):
        wait_until(lambda: table.viewers)
        for viewer in table.all_viewers():
            server.call(flood(viewer))
        wait_until(lambda: not table.viewers and not server.app.state.live_by_address)


async def flood(viewer: viewers.Viewer) -> None:
    """More than the buffers of the system take."""
    for _ in range(200):
        viewer.waiting_bytes = 0
        viewer.send(b'"' + b"x" * 100_000 + b'"')
    viewer.send(b"x" * 60_000)


class deaf_socket:
    """A WebSocket that says hello and never reads what comes then."""

    def __init__(self, server: Running, seat: Seat):
        self.raw = socket.socket()
        self.raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.raw.connect(("127.0.0.1", server.port))
        self.raw.sendall(
            b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):  # a frame that came before the answer would be lost
            head += self.raw.recv(1)
        hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": seat.table, "secret": seat.secret}).encode()
        assert len(hello) < 126 or len(hello) < 65_536
        size = bytes([0x80 | 126]) + len(hello).to_bytes(2, "big")
        self.raw.sendall(b"\x81" + size + bytes(4) + hello)

    def __enter__(self) -> socket.socket:
        return self.raw

    def __exit__(self, *_: object) -> None:
        self.raw.close()


def test_reading_late_is_not_waited_for(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket that takes nothing at all ends by itself, before its queue is full."""
    monkeypatch.setattr(sockets, "READ_WITHIN", 0.3)
    monkeypatch.setattr(wires, "FAREWELL", 0.2)
    monkeypatch.setattr(viewers, "MAX_BYTES", 100_000_000)
    server = serve()
    seats = server.people()
    table = server.table(seats[0].table)
    with deaf_socket(server, seats[0]):
        wait_until(lambda: table.viewers)
        for viewer in table.all_viewers():
            server.call(flood(viewer))
        wait_until(lambda: not table.viewers)


def test_choices_that_are_not_possible_are_counted_by_address(server: Running) -> None:
    seats = server.people()
    ends = []
    for _ in range(2):
        with server.open(seats[0]) as wire:
            wire.until("state")
            ends.append(stale_choices_until_closed(wire))
    assert ends[0] <= 60
    assert ends[1] < ends[0]  # coming back does not begin again


def stale_choices_until_closed(wire: Any) -> int:
    for number in range(300):
        try:
            wire.ask("choose", prompt="stale", choices=[1])
        except ConnectionClosed:
            return number
    return 300


def test_frames_that_say_nothing_end_the_connection(server: Running) -> None:
    address = server.address.replace("http", "ws") + "/api/live"
    for say_nothing in (lambda wire: wire.send([b""] * 100), lambda wire: [wire.ping() for _ in range(100)]):
        with connect(address) as wire:
            with contextlib.suppress(ConnectionClosed):
                say_nothing(wire)
            with pytest.raises(ConnectionClosed):
                wire.recv(5)


def test_what_never_changes_is_made_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    schemas._made.clear()
    made = []
    real = schemas.messages_schema
    monkeypatch.setattr(schemas, "messages_schema", lambda: made.append(1) or real())
    for path in ("messages.json", "openapi.json", "options"):
        answers = [server.http.get(f"/api/{path}") for _ in range(3)]
        assert len({answer.content for answer in answers}) == 1
        assert "max-age" in answers[0].headers["cache-control"]
    assert made == [1]


@pytest.mark.usefixtures("no_drip")
def test_requests_of_an_address_are_counted(serve: Serve) -> None:
    server = serve(address_burst=2)
    answers = [server.http.get("/api/options") for _ in range(30)]
    late = [answer for answer in answers if answer.status_code == 429]
    assert late
    assert all(int(answer.headers["retry-after"]) > 0 for answer in late)
    assert answers[0].status_code == 200


def test_costly_requests_of_an_address_take_turns() -> None:
    async def two_addresses() -> list[str]:
        turns, order = Turns(), []

        async def one(address: str, name: str) -> None:
            async with turns.turn(address):
                order.append(f"{name} begins")
                await asyncio.sleep(0)
                order.append(f"{name} ends")

        await asyncio.gather(one("a", "a1"), one("a", "a2"), one("b", "b1"))
        return order

    order = asyncio.run(two_addresses())
    assert order.index("a1 ends") < order.index("a2 begins")
    assert order.index("b1 begins") < order.index("a1 ends")


def test_not_everybody_may_wait_for_a_turn() -> None:
    async def many() -> int:
        turns, refused = Turns(), 0

        async def one() -> None:
            nonlocal refused
            try:
                async with turns.turn("a"):
                    await asyncio.sleep(0.01)
            except Problem:
                refused += 1

        await asyncio.gather(*(one() for _ in range(MAX_WAITING + 10)))
        return refused

    assert asyncio.run(many()) == 9


def test_a_choice_is_taken_in_though_its_connection_is_gone(server: Running) -> None:
    """Who is cut off in the moment of storing has chosen all the same, and everybody sees it."""
    seats = server.people(seed="gone")
    table = server.table(seats[0].table)
    right = table.right_of(seats[0].secret, None)

    async def say_and_go() -> None:
        saying = asyncio.ensure_future(table.say(right, "m1", "farewell"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        saying.cancel()
        async with table.lock:
            pass

    server.call(say_and_go())
    with server.open(seats[1]) as wire:
        assert [line["text"] for line in wire.until("welcome")["chat"]] == ["farewell"]


@pytest.fixture(autouse=True)
def fresh_schema() -> Iterator[None]:
    yield
    schemas._made.clear()


@pytest.mark.usefixtures("no_drip")
@pytest.mark.parametrize(
    ("numbers", "are_one"),
    [
        ([f"2001:db8:1:2:{number:x}::1" for number in range(60)], True),
        ([f"::ffff:198.51.100.{number % 2 + 7}" for number in range(60)], True),
        ([f"2001:db8:1:{number:x}::1" for number in range(60)], False),
        ([f"198.51.100.{number}" for number in range(60)], False),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(numbers: list[str], are_one: bool) -> None:
    """One household has 2**64 addresses: a limit for each of them would be none."""
    app = create_app(Settings(address_burst=2))

    async def ask(number: str) -> int:
        transport = httpx.ASGITransport(app, client=(number, 5))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return (await client.get("/api/nothing")).status_code

    async def all_of_them() -> list[int]:
        return [await ask(number) for number in numbers]

    assert (429 in asyncio.run(all_of_them())) == are_one


def test_talk_without_end_neither_fills_the_memory_nor_the_log(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is read whole when it is loaded. Whatever was said at it, the game itself goes on."""
    monkeypatch.setattr(deeds, "MAX_ENTRIES", CHAT_KEPT + 40)
    server = serve()
    monkeypatch.setattr(server.hub.allowed.chats, "burst", 10_000)
    seat = server.people(seed="talk")[0]
    with server.open(seat) as wire:
        wire.until("state")
        answers = [wire.ask("chat", id=f"c{number}", text=f"line {number}")["type"] for number in range(CHAT_KEPT + 60)]
        assert answers.count("ack") == CHAT_KEPT + 39  # and the start of the game
        kept = server.table(seat.table).match.chat
        assert len(kept) == CHAT_KEPT
        assert kept[-1].note == f"line {CHAT_KEPT + 38}"
        assert wire.ask("orders", id="o", orders={"veto": "never"})["error"] == "not-possible"
        if wire.state["prompt"]:
            assert wire.choose(wire.state["prompt"]["choices"][0]["code"], id="go")["type"] == "ack"
