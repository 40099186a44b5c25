"""Who logs out is out, in every browser: the keys of an account's seats change with what protects it."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from fastapi import Request
from running import PASSWORD, Browser, Running, Wire, account
from websockets.exceptions import ConnectionClosed

from kemet.client import Seat
from kemet.server.http import accounts
from kemet.server.http.letters import language_of
from kemet.server.store import tables

YOU, OPEN = {"kind": "you", "name": "Ann"}, {"kind": "open"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


def seated(server: Running, ann: Browser, players: int = 3) -> Seat:
    made = ann("POST", "tables", players=players, seats=[YOU, *[OPEN] * (players - 1)]).json()
    return Seat(server.client, made["table"]["id"], 0, made["secret"])


def opens(server: Running, seat: Seat) -> bool:
    with server.open(seat) as wire:
        return wire.receive()["type"] == "welcome"


def assert_closed(wire: Wire) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            wire.receive()
    assert wire.got[-1]["error"] == "unauthorised"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "sessions", {}),
        ("POST", "account/password", {"password": PASSWORD, "new": "another long pass phrase"}),
        ("DELETE", "account", {"password": PASSWORD}),
    ],
    ids=["log out everywhere", "a new password", "deletion"],
)
def test_old_keys_open_no_seat_of_the_account_any_more(
    server: Running, method: str, path: str, body: dict[str, Any]
) -> None:
    ann = account(server, "Ann")
    seat, guests = seated(server, ann), server.client.create(seats=[YOU, OPEN, OPEN])
    assert opens(server, seat)
    with server.open(seat) as wire:
        wire.until("welcome")
        assert ann(method, path, **body).status_code == 200
        assert_closed(wire)
    assert not opens(server, seat)
    assert opens(server, guests), "people without an account keep their seat"


def test_a_new_password_leaves_the_seat_and_what_was_said_and_ordered_to_its_owner(server: Running) -> None:
    ann = account(server, "Ann")
    seat = seated(server, ann)
    with server.open(seat) as wire:
        wire.until("welcome")
        wire.ask("chat", text="hello")
        wire.ask("orders", orders={"veto": "never"})
    assert ann("POST", "account/password", password=PASSWORD, new="another long pass phrase").status_code == 200
    cookie = f"kemet_session={ann.http.cookies['kemet_session']}"
    with server.open(Seat(server.client, seat.table, 0, None), cookie=cookie) as wire:
        welcome = wire.until("welcome")
    assert (welcome["seat"], welcome["orders"]["veto"]) == (0, "never")
    assert [line["text"] for line in welcome["chat"]] == ["hello"]


def test_logging_out_here_leaves_other_browsers_alone(server: Running) -> None:
    ann = account(server, "Ann")
    seat = seated(server, ann)
    assert Browser(server, name="Ann", password=PASSWORD)("DELETE", "session").status_code == 200
    assert opens(server, seat)


def test_nobody_waits_for_a_deleted_account(server: Running) -> None:
    ann = account(server, "Ann")
    waiting, running = seated(server, ann), seated(server, ann, players=2)
    server.client.join(running.table, "Bob")
    assert ann("DELETE", "account", password=PASSWORD).status_code == 200
    assert waiting.info()["seats"][0]["kind"] == "open"
    assert running.info()["seats"][0]["away"], "a bot plays on"


def test_nobody_waits_for_a_deleted_account_however_many_games_came_after(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lists come in pages; leaving is for all of them."""
    monkeypatch.setattr(tables, "MINE", 2)
    ann = account(server, "Ann")
    games = [seated(server, ann, players=2) for _ in range(5)]
    for each in games:
        server.client.join(each.table, "Bob")
    assert ann("DELETE", "account", password=PASSWORD).status_code == 200
    assert [each.info()["seats"][0]["away"] for each in games] == [True] * 5


@pytest.mark.parametrize("erase", [True, False])
def test_nobody_waits_for_another_page_of_a_deleted_account(
    server: Running, monkeypatch: pytest.MonkeyPatch, erase: bool
) -> None:
    """A page of the same person that connects again while its games are left takes its seats back; it may also sit down
    at a new table, or own two seats of one."""

    async def all_came_back(*_: object) -> None:
        """Nothing is left by it."""

    monkeypatch.setattr(accounts, "_leave_games", all_came_back)
    ann = account(server, "Ann")
    waiting, running = seated(server, ann), seated(server, ann, players=3)
    second = server.client.join(running.table, "Ann's other hand")
    assert ann("POST", "account/seats", table=second.table, secret=second.secret).status_code == 200
    server.client.join(running.table, "Bob")
    assert ann("DELETE", "account", password=PASSWORD, erase=erase).status_code == 200
    assert waiting.info()["seats"][0]["kind"] == "open"
    assert [seat["away"] for seat in running.info()["seats"]] == [True, True, False]


def over_and_again(server: Running) -> tuple[Browser, Browser, Seat, str]:
    """Ann and Bob have played, and Bob has opened the rematch."""
    ann, bob = account(server, "Ann"), account(server, "Bob")
    seat = seated(server, ann, players=2)
    bob("POST", f"tables/{seat.table}/join", name="Bob")
    for each in (ann, bob):
        each("POST", f"tables/{seat.table}/resign")
    again = bob("POST", f"tables/{seat.table}/rematch").json()["table"]["id"]
    return ann, bob, seat, again


def test_a_seat_of_the_rematch_waits_for_the_account_and_for_no_old_key(server: Running) -> None:
    ann, bob, seat, again = over_and_again(server)
    assert ann("POST", "account/password", password=PASSWORD, new="another long pass phrase").status_code == 200
    claim = {"name": "Ann", "claim": seat.secret}
    assert Browser(server)("POST", f"tables/{again}/join", **claim).status_code == 401
    assert Browser(server)("POST", f"tables/{again}/join", name="Cleo").status_code == 409, "it is kept"
    elsewhere = Browser(server, name="Ann", password="another long pass phrase")
    taken = elsewhere("POST", f"tables/{again}/join", **claim)
    assert (taken.status_code, taken.json()["seat"]) == (200, 0)
    assert bob("GET", f"tables/{again}").json()["status"] == "running"


def test_a_browser_that_knows_the_account_alone_takes_its_seat_of_the_rematch(server: Running) -> None:
    _, _, _, again = over_and_again(server)
    elsewhere = Browser(server, name="Ann", password=PASSWORD)
    assert elsewhere("POST", f"tables/{again}/join", name="Ann").json()["seat"] == 0


def test_a_seat_of_the_rematch_does_not_wait_for_a_deleted_account(server: Running) -> None:
    ann, bob, seat, again = over_and_again(server)
    assert bob("GET", f"tables/{again}").json()["seats"][0]["name"] == "Ann"
    assert ann("DELETE", "account", password=PASSWORD).status_code == 200
    assert bob("GET", f"tables/{again}").json()["seats"][0]["name"] == ""
    assert Browser(server)("POST", f"tables/{again}/join", name="Ann", claim=seat.secret).status_code == 401
    assert Browser(server)("POST", f"tables/{again}/join", name="Cleo").json()["seat"] == 0


def test_a_new_second_factor_ends_the_sessions_of_the_password_alone(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, other = account(server, "Ann"), Browser(server, name="Ann", password=PASSWORD)
    monkeypatch.setattr("kemet.server.http.second_factor.fitting_step", lambda *_: 1)
    ann("POST", "account/second-factor", password=PASSWORD)
    assert ann("POST", "account/second-factor/confirm", code="123456").status_code == 200
    assert (ann.name, other.name) == ("Ann", None)


SAID = {"pl,en;q=0.8": "pl", "pt-PT": "pt-PT", "fr-CH, fr;q=0.9": "fr", "xx": "en", "": "en"}


@pytest.mark.parametrize("said", SAID)
def test_letters_are_written_in_the_language_of_the_browser(said: str) -> None:
    asked = Request({"type": "http", "headers": [(b"accept-language", said.encode())]})
    assert language_of(asked) == SAID[said]
