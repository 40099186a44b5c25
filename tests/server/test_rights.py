"""A socket is a seat only as long as its right lasts: left, taken by others, logged out, removed by the host."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any

import pytest
from running import Running, Wire
from websockets.exceptions import ConnectionClosed

from kemet.client import Refused, Seat
from kemet.server.store import tables as work

YOU = {"kind": "you", "name": "Ann"}
OPEN = {"kind": "open"}
OURS = {"X-Kemet": "1"}
ANN = {"name": "Ann", "password": "a long enough pass phrase"}
Serve = Callable[..., Running]


def ends(wire: Wire) -> list[dict[str, Any]]:
    """All that still comes to a socket until it is closed."""
    came = []
    while True:
        try:
            came.append(wire.receive())
        except ConnectionClosed:
            return came


def assert_sent_away(wire: Wire) -> None:
    came = ends(wire)
    assert (came[-1]["type"], came[-1]["error"]) == ("error", "unauthorised")
    assert not [message for message in came if message["type"] == "state"]


def logged_in(server: Running, name: str) -> str:
    """The cookie of a new account."""
    server.http.cookies.clear()
    server.http.post("/api/account", json=ANN | {"name": name})
    return f"kemet_session={server.http.cookies['kemet_session']}"


def seat_of_account(server: Running) -> tuple[Seat, str]:
    """A table whose first seat belongs to an account, and the account's cookie."""
    cookie = logged_in(server, "Ann")
    made = server.http.post("/api/tables", json={"players": 2, "seats": [YOU, OPEN]}, headers=OURS).json()
    return Seat(server.client, made["table"]["id"], 0, None), cookie


def test_who_left_sees_nothing_of_the_next_owner(server: Running) -> None:
    host = server.client.create(seats=[YOU, OPEN, OPEN])
    left = server.client.join(host.table, "Bob", seat=1)
    with server.open(left) as wire:
        assert wire.until("welcome")["seat"] == 1
        left.leave()
        server.client.join(host.table, "Cleo", seat=1)
        host.start("random")
        assert_sent_away(wire)


def test_who_left_leaves_nothing_behind(server: Running) -> None:
    """Lines, orders and ids of messages went with them: the next one neither stands under them nor trips over them."""
    host = server.client.create(seats=[YOU, OPEN, OPEN])
    left = server.client.join(host.table, "Bob", seat=1)
    with server.open(left) as wire:
        wire.until("welcome")
        for id, message in (
            ("1", {"type": "chat", "text": "I am rude"}),
            ("2", {"type": "orders", "orders": {"veto": "never"}}),
        ):
            wire.send({"id": id, **message})
            assert wire.until("ack")["id"] == id
        left.leave()
    cleo = server.client.join(host.table, "Cleo", seat=1)
    for _ in range(2):  # as it is in memory, and as it is stored
        with server.open(cleo) as wire:
            welcome = wire.until("welcome")
            assert welcome["orders"]["veto"] == "ask"
            assert [line["text"] for line in welcome["chat"]] in ([], ["hello"])
            wire.send({"type": "chat", "id": "1", "text": "hello"})
            wire.until("ack")
        server.call(_reload(server, host.table))
    with server.open(cleo) as wire:
        assert [line["text"] for line in wire.until("welcome")["chat"]] == ["hello"]


async def _reload(server: Running, table: str) -> None:
    server.hub.reload([table])


def test_who_left_leaves_nothing_behind_at_another_process(serve: Serve) -> None:
    here, there = serve(), serve()
    if not here.hub.database.is_postgres:
        pytest.skip("a file serves one process")
    host = here.client.create(seats=[YOU, OPEN, OPEN])
    left = here.client.join(host.table, "Bob", seat=1)
    with here.open(left) as wire, there.open(host) as other:
        wire.until("welcome"), other.until("welcome")
        wire.send({"type": "chat", "id": "1", "text": "I am rude"})
        assert other.until("chat")["text"] == "I am rude"
        left.leave()
        while other.until("table")["table"]["seats"][1]["kind"] != "open":
            pass
        assert there.table(host.table).chat_lines() == []


def test_what_happens_while_a_table_is_loaded_is_not_missed(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the reading and the end of the loading another process writes, and says so."""
    here, there = serve(), serve()
    if not here.hub.database.is_postgres:
        pytest.skip("a file serves one process")
    host = here.client.create(seats=[YOU, OPEN, OPEN])
    read, hear, heard = work.table_and_entries, there.hub.bus.hear, threading.Event()

    def read_and_dawdle(*what: Any) -> Any:
        found = read(*what)
        monkeypatch.setattr(work, "table_and_entries", read)
        here.client.join(host.table, "Bob", seat=1)
        heard.wait(10)
        return found

    async def hear_and_tell(table: str, news: dict[str, Any]) -> None:
        await hear(table, news)
        heard.set()

    there.hub.bus.hear = hear_and_tell
    monkeypatch.setattr(work, "table_and_entries", read_and_dawdle)
    with there.open(Seat(there.client, host.table, -1, None)) as wire:
        table = wire.until("welcome")["table"]
        while table["seats"][1]["name"] != "Bob":
            table = wire.until("table")["table"]


def test_erased_lines_are_gone_at_another_process(serve: Serve) -> None:
    here, there = serve(), serve()
    if not here.hub.database.is_postgres:
        pytest.skip("a file serves one process")
    seat, cookie = seat_of_account(here)
    with here.open(seat, cookie=cookie) as wire, there.open(Seat(there.client, seat.table, -1, None)) as other:
        wire.until("welcome"), other.until("welcome")
        wire.send({"type": "chat", "id": "1", "text": "my secret plan"})
        assert other.until("chat")["text"] == "my secret plan"
        farewell = json.dumps({"password": ANN["password"], "erase": True})
        assert here.http.request("DELETE", "/api/account", headers=OURS, content=farewell).status_code == 200
        ends(other)
    assert there.table(seat.table).chat_lines() == []
    assert "secret plan" not in str([entry.note for entry in there.table(seat.table).match.chat])


def test_who_left_sees_nothing_of_a_bot(server: Running) -> None:
    host = server.client.create(seats=[YOU, OPEN, OPEN])
    left = server.client.join(host.table, "Bob", seat=1)
    with server.open(left) as wire:
        wire.until("welcome")
        left.leave()
        host.start("random")
        assert_sent_away(wire)


def test_who_left_cannot_speak_at_another_process(serve: Serve) -> None:
    """The other process may not have heard yet: what the database says counts."""
    here, there = serve(), serve()
    if not here.hub.database.is_postgres:
        pytest.skip("a file serves one process")
    host = here.client.create(seats=[YOU, OPEN, OPEN])
    left = here.client.join(host.table, "Bob", seat=1)
    with there.open(left) as wire, there.open(host) as other:
        wire.until("welcome"), other.until("welcome")
        there.hub.bus.hear = _deaf
        left.leave()
        here.client.join(host.table, "Cleo", seat=1)
        wire.send({"type": "chat", "id": "1", "text": "I am Cleo"})
        assert_sent_away(wire)
        other.settle_open()
        assert not [message for message in other.got if message["type"] == "chat"]


async def _deaf(table: str, news: dict[str, Any]) -> None:
    """Hears nothing."""


def test_sockets_at_another_process_are_ended_too(serve: Serve) -> None:
    here, there = serve(), serve()
    if not here.hub.database.is_postgres:
        pytest.skip("a file serves one process")
    host = here.client.create(seats=[YOU, OPEN, OPEN])
    left = here.client.join(host.table, "Bob", seat=1)
    account, cookie = seat_of_account(here)
    with there.open(left) as wire, there.open(account, cookie=cookie) as logged:
        wire.until("welcome")
        assert logged.until("welcome")["seat"] == 0
        left.leave()
        here.http.request("DELETE", "/api/session", headers=OURS)
        assert_sent_away(wire)
        assert_sent_away(logged)


@pytest.mark.parametrize("what", ["session", "account"])
def test_logging_out_ends_the_sockets_of_the_session(server: Running, what: str) -> None:
    seat, cookie = seat_of_account(server)
    with server.open(seat, cookie=cookie) as wire:
        assert wire.until("welcome")["seat"] == 0
        server.http.request("DELETE", f"/api/{what}", headers=OURS, content=json.dumps({"password": ANN["password"]}))
        assert_sent_away(wire)


@pytest.mark.parametrize("message", [{"type": "chat", "text": "I am still here"}, {"type": "look"}], ids=str)
def test_an_ended_session_writes_nothing_even_before_its_socket_is_closed(
    server: Running, monkeypatch: pytest.MonkeyPatch, message: dict[str, str]
) -> None:
    seat, cookie = seat_of_account(server)

    async def not_yet(account: int) -> None:
        """Others are served between the end of a session and the end of its sockets."""

    with server.open(seat, cookie=cookie) as wire:
        assert wire.until("welcome")["seat"] == 0
        monkeypatch.setattr(server.hub, "_check_account", not_yet)
        server.http.request("DELETE", "/api/session", headers=OURS)
        wire.send({"id": "late", **message})
        assert ends(wire)[-1]["error"] == "unauthorised"
    assert not server.table(seat.table).match.chat


def test_an_expired_session_is_no_seat_any_more(server: Running) -> None:
    seat, cookie = seat_of_account(server)
    guest = server.client.join(seat.table, "Bob")
    with server.open(seat, cookie=cookie) as wire, server.open(guest) as other:
        wire.until("state"), other.until("state")
        for viewer in server.table(seat.table).all_viewers():
            if viewer.right.account is not None:
                object.__setattr__(viewer.right, "until", 0.0)
        other.ask("chat", text="are you there?")
        came = ends(wire)
        assert came[-1]["error"] == "unauthorised"
        assert not [message for message in came if message["type"] == "chat"]


def test_a_late_leave_does_not_throw_out_the_next_owner(server: Running) -> None:
    """Two requests to leave, the second carried out after somebody else sat down."""
    host = server.client.create(seats=[YOU, OPEN, OPEN])
    left = server.client.join(host.table, "Bob", seat=1)
    table = server.table(host.table)
    right = table.right_of(left.secret, None)
    left.leave()
    next_owner = server.client.join(host.table, "Cleo", seat=1)
    from kemet.server.live import seating
    from kemet.server.problems import Problem

    with pytest.raises(Problem, match="no longer yours"):
        server.call(seating.leave(table, right))
    assert next_owner.info()["seats"][1]["name"] == "Cleo"


def test_nobody_leaves_a_seat_open_in_a_game_that_began_elsewhere(server: Running) -> None:
    """This process has not heard of the start: the seat stays a person's, and a bot plays on."""
    from kemet.server.store.rows import Entry
    from kemet.server.store.tables import append

    host = server.client.create(seats=[YOU, OPEN, OPEN])
    left = server.client.join(host.table, "Bob", seat=1)
    server.hub.database.run_now(
        lambda connection: append(connection, host.table, [Entry(1, "start", -1)], "running", {}, None, None)
    )
    with pytest.raises(Refused, match="try again"):
        left.leave()
    assert server.table(host.table).row.seats[1].kind == "human"


def test_the_host_sends_a_squatter_away(server: Running) -> None:
    host = server.client.create(seats=[YOU, OPEN, OPEN])
    squatter = server.client.join(host.table, "Bob", seat=1)
    with pytest.raises(Refused, match="only the host"):
        squatter.remove(0)
    with server.open(squatter) as wire:
        wire.until("welcome")
        host.remove(1)
        assert_sent_away(wire)
    assert host.info()["seats"][1]["kind"] == "open"
    with pytest.raises(Refused):
        squatter.leave()
    server.client.join(host.table, "Bob again", seat=1)
    host.remove(1, bot="easy")
    assert [seat["kind"] for seat in host.info()["seats"]] == ["human", "bot", "open"]
    with pytest.raises(Refused, match="nobody sits there"):
        host.remove(1)
    with pytest.raises(Refused, match="leave"):
        host.remove(0)
    host.start("random")
    with pytest.raises(Refused, match="has begun"):
        host.remove(2)


def test_a_maker_without_a_seat_is_host_too(server: Running) -> None:
    maker = server.client.create(seats=[OPEN, OPEN, OPEN])
    assert (maker.seat, bool(maker.secret)) == (None, True)
    squatter = server.client.join(maker.table, "Bob", seat=0)
    with server.open(maker) as wire:
        assert wire.until("welcome")["seat"] is None
    maker.remove(0)
    with pytest.raises(Refused):
        squatter.start()
    guest = server.client.join(maker.table, "Cleo")
    maker.start("random")
    assert guest.info()["status"] == "running"
    with pytest.raises(Refused, match="only a seat"):
        maker.resign()


def test_a_table_in_use_is_not_forgotten(serve: Serve) -> None:
    """A second one in memory would not hear of what happens at the first."""
    server = serve(idle_games=0)
    seat = server.people()[0]

    async def meanwhile() -> bool:
        async with server.hub.using(seat.table) as table:
            await server.hub._forget(table)
            return server.hub.tables.get(seat.table) is table

    assert server.call(meanwhile())
