"""A connection never ends without a reason, also for one who was just about to speak."""

from __future__ import annotations

import pytest
from running import Running, Wire, wait_until
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from kemet.client import Refused, Seat
from kemet.server.live import socket as sockets
from kemet.server.live.talking import Talk
from kemet.server.live.viewer import MAX_BYTES, Viewer
from kemet.server.store.rights import Right


def end_of(wire: Wire) -> tuple[int, str]:
    """The code and the words with which a connection is closed."""
    try:
        while True:
            wire.receive()
    except ConnectionClosed as closed:
        said = closed.rcvd
    return (said.code, said.reason) if said is not None else (1006, "")


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """How a connection ends has nothing to do with the database."""
    return sqlite_url


@pytest.fixture
def seat(server: Running) -> Seat:
    return server.people()[0]


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first mistake is one too many: how many are forgiven depends on how fast they come."""
    monkeypatch.setattr(sockets, "MISTAKES", 0)


@pytest.mark.usefixtures("strict")
def test_who_speaks_after_the_end_learns_why_it_came(seat: Seat) -> None:
    """The reason came before the connection was closed; a client that sends before it reads must not pass it over."""
    with seat.live() as live:
        assert live._socket is not None
        live._socket.send("rubbish")
        closing = live._socket.protocol
        wait_until(lambda: closing.state is State.CLOSED)
        with pytest.raises(Refused, match="too many mistakes"):
            live.say("hello")


@pytest.mark.usefixtures("strict")
def test_the_closing_frame_says_it_too(server: Running, seat: Seat) -> None:
    with server.open(seat) as wire:
        wire.send("rubbish")
        assert end_of(wire) == (1008, "too many mistakes")
        assert (wire.got[-1]["type"], wire.got[-1]["reason"]) == ("error", "too many mistakes")


def test_a_table_that_starts_again_says_come_back(server: Running, seat: Seat) -> None:
    async def discard() -> None:
        server.hub.discard(server.hub.tables[seat.table])

    with server.open(seat) as wire:
        wire.until("state")
        server.call(discard())
        assert end_of(wire) == (1012, "the table is loaded again; come back in a moment")
    with server.open(seat) as wire:
        wire.until("state")


def test_a_mistake_of_the_server_is_told_as_one(server: Running, seat: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(talk: Talk, message: object) -> None:
        raise ZeroDivisionError

    with server.open(seat) as wire:
        wire.until("state")
        monkeypatch.setattr(Talk, "answer", fails)
        wire.send({"type": "ping", "id": "1"})
        assert end_of(wire) == (1011, "the server made a mistake; it is in its log")


def test_a_slow_reader_is_dropped_with_words() -> None:
    viewer = Viewer(Right(0))
    viewer.send(b"x" * (MAX_BYTES + 1))
    viewer.drop()
    assert viewer.farewell == (1008, "what was sent here was not read in time")
    assert viewer.outbox.get_nowait() is None  # nothing more waits before the goodbye


def test_a_long_reason_is_cut_between_letters() -> None:
    assert sockets._fitting("ą" * 100) == "ą" * 61
