"""Being called when it is one's turn: real receivers, a real mail server, both databases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from receiving import Receiver
from running import Running, wait_until
from sqlalchemy import select, update

from kemet.client import Refused, Seat
from kemet.server.calls.caller import WAITS
from kemet.server.store import calls as work
from kemet.server.store import schema
from kemet.server.store.schema import callings, calls

Serve = Callable[..., Running]
HOME = "https://kemet.test"
#: Calls are sent when a test says so.
CALLING: dict[str, Any] = {"call_after": 0.0, "call_pace": 3600.0, "call_private": True, "public_address": HOME}


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        yield running


def send(server: Running) -> None:
    """All that is due goes out."""
    while server.call(server.hub.caller.send_due()):
        pass


def asked(server: Running, seats: list[Seat]) -> Seat:
    return seats[server.table(seats[0].table).match.waiting()[0]]


def call_me(server: Running, seat: Seat, **wanted: Any) -> Any:
    return server.client.request("POST", f"/api/tables/{seat.table}/callings", wanted, seat.secret)


def look(server: Running, seat: Seat) -> None:
    with server.open(seat) as wire:
        wire.until("state")
        assert wire.ask("look")["type"] == "ack"


def turn_passes(server: Running, seats: list[Seat]) -> None:
    """The seat that is asked chooses until another one is."""
    before = asked(server, seats)
    with server.open(before) as wire:
        wire.until("state")
        while asked(server, seats) is before:
            wire.choose(server.table(before.table).match.game.codes(before.seat)[0])  # type: ignore[union-attr, arg-type]
            wire.settle()


def all_rows(server: Running, table: Any) -> list[Any]:
    return server.hub.database.run_now(lambda connection: connection.execute(select(table)).all())


def nothing_is_late(server: Running) -> None:
    """The time until the next try is over."""
    server.hub.database.run_now(lambda connection: connection.execute(update(calls).values(due=0.0)))
    server.hub.database.run_now(lambda connection: connection.execute(update(callings).values(called=0.0)))


def its_turn_again(server: Running, seat: Seat) -> None:
    """As if the turn came round once more."""
    server.hub.database.run_now(lambda connection: work.ask(connection, seat.table, [seat.seat], 0.0))


def test_a_webhook_hears_of_a_turn_once_until_its_owner_looked(serve: Serve, receiver: Receiver) -> None:
    server = serve(**CALLING)
    seats = server.people(name="Nile & friends", clock={"kind": "days", "days": 3})
    other = seats[1 - seats.index(asked(server, seats))]
    added = call_me(server, other, kind="discord", address=f"{receiver.address}/hook/secret-part", language="fr")
    assert added["callings"][0]["place"] == "127.0.0.1", "the rest of the address is a secret"
    assert len(receiver.got) == 1, "a first message shows that it works"
    send(server)
    assert len(receiver.got) == 1, "it is not their turn"
    turn_passes(server, seats)
    send(server)
    assert len(receiver.got) == 2
    said = receiver.got[-1].data
    assert "À vous de jouer" in said["content"]
    assert f"<{HOME}/t/{other.table}>" in said["content"]
    assert str(other.secret) not in said["content"]
    assert said["allowed_mentions"] == {"parse": []}
    for _ in range(3):
        its_turn_again(server, other)
        nothing_is_late(server)
        send(server)
    assert len(receiver.got) == 2, "they did not look yet"
    look(server, other)
    its_turn_again(server, other)
    send(server)
    assert len(receiver.got) == 3
    look(server, other)
    its_turn_again(server, other)
    turn_passes(server, seats)
    send(server)
    assert len(receiver.got) == 3, "they have chosen meanwhile"


def test_one_sender_for_each_message(serve: Serve, receiver: Receiver) -> None:
    server = serve(**CALLING)
    again = serve(**CALLING) if server.hub.database.is_postgres else server
    seats = server.people()
    other = seats[1 - seats.index(asked(server, seats))]
    call_me(server, other, kind="ntfy", address=f"{receiver.address}/sub/kemet-ann")
    assert receiver.got[-1].path == "/sub/"
    assert receiver.got[-1].data["topic"] == "kemet-ann"
    turn_passes(server, seats)
    sendings = [
        asyncio.run_coroutine_threadsafe(each.hub.caller.send_due(), each.uvicorn.servers[0].get_loop())
        for each in (server, again, server, again)
    ]
    assert sum(sending.result(20) for sending in sendings) == 1
    assert len(receiver.got) == 2
    assert receiver.got[-1].data["click"] == f"{HOME}/t/{other.table}"


def test_the_queue_outlives_a_crash_in_the_middle(serve: Serve, receiver: Receiver) -> None:
    server = serve(**CALLING)
    seats = server.people()
    other = seats[1 - seats.index(asked(server, seats))]
    call_me(server, other, kind="discord", address=f"{receiver.address}/hook")
    turn_passes(server, seats)
    now = time.time()
    claimed = server.hub.database.run_now(lambda connection: work.claim(connection, now, now + 60, 5))
    assert len(claimed) == 1, "a process claims it and dies"
    send(server)
    assert len(receiver.got) == 1
    server.hub.database.run_now(lambda connection: connection.execute(update(callings).values(claimed_until=now - 1)))
    server.stop()
    server = serve(**CALLING | {"call_pace": 0.05})
    wait_until(lambda: len(receiver.got) == 2)


def test_what_does_not_arrive_is_tried_again_a_few_times(serve: Serve, receiver: Receiver) -> None:
    server = serve(**CALLING)
    seats = server.people()
    other = seats[1 - seats.index(asked(server, seats))]
    call_me(server, other, kind="discord", address=f"{receiver.address}/hook")
    turn_passes(server, seats)
    receiver.status, receiver.location = 302, f"{receiver.address}/elsewhere"
    for _ in range(len(WAITS) + 3):
        nothing_is_late(server)
        send(server)
    assert len(receiver.got) == 1 + len(WAITS) + 1
    assert {got.path for got in receiver.got} == {"/hook"}, "redirects lead nowhere"
    assert all_rows(server, calls)[0].state == "given up"
    look(server, other)
    its_turn_again(server, other)
    receiver.status = 410
    send(server)
    assert all_rows(server, callings) == [] == all_rows(server, calls), "nobody is there any more"


def test_whoever_left_a_seat_is_not_called_for_the_next_one(serve: Serve, receiver: Receiver) -> None:
    server = serve(**CALLING)
    host = server.client.create(players=2, seats=[{"kind": "you", "name": "P1"}, {"kind": "open"}])
    leaver = server.client.join(host.table, "P2")  # a full table begins
    call_me(server, leaver, kind="discord", address=f"{receiver.address}/hook")
    stranger = {"secret_hash": "another"}
    server.hub.database.run_now(
        lambda connection: connection.execute(update(schema.seats).where(schema.seats.c.seat == 1).values(**stranger))
    )
    its_turn_again(server, leaver)
    assert all_rows(server, calls) == []
    with pytest.raises(Refused, match="secret"):
        server.client.request("GET", f"/api/tables/{host.table}/callings", None, "nonsense")
    with pytest.raises(Refused, match="only a seat"):
        server.client.request("GET", f"/api/tables/{host.table}/callings")
