"""Push that only the browser can read, mail with a way out, quiet hours, and addresses that strangers may not name."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from receiving import Mailbox, Receiver, Subscriber, link_in
from running import Browser, Running

from kemet.client import Refused
from kemet.server.calls import posting
from kemet.server.calls.caller import LOOK_UPS
from kemet.server.calls.mail import PostOffice
from kemet.server.calls.message import News, for_discord
from kemet.server.calls.posting import NotPosted, is_public, target_of
from kemet.server.calls.push import key_of, locked, unbase64
from kemet.server.calls.times import LEAST, is_zone, next_time
from kemet.server.store import calls as work
from kemet.server.store import letters
from kemet.server.store.calls import StoredCalling
from kemet.server.store.rows import Entry
from kemet.server.store.schema import callings

Serve = Callable[..., Running]
ANN = {"name": "Ann", "password": "correct horse"}
NEW = "battery staple"
HOME = "https://kemet.test"
CALLING: dict[str, Any] = {"call_after": 0.0, "call_pace": 3600.0, "call_private": True, "public_address": HOME}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        yield running


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as running:
        yield running


def send(server: Running) -> None:
    while server.call(server.hub.caller.send_due()):
        pass


def with_mail(serve: Serve, mailbox: Mailbox) -> tuple[Running, Browser]:
    """A host with mail, and Ann with a confirmed address."""
    server = serve(**CALLING, mail=mailbox.address, mail_from="Kemet <kemet@kemet.test>")
    ann = Browser(server)
    assert ann("POST", "account", **ANN).status_code == 201
    proof = {"password": ANN["password"], "mail": "ann@example.org", "language": "pl"}
    assert ann("POST", "account/mail", **proof | {"password": "not this one"}).status_code == 401
    assert ann("POST", "callings", kind="mail").status_code == 409, "not confirmed"
    assert ann("POST", "account/mail", **proof).status_code == 200
    letter = mailbox.next()
    assert letter["To"] == "ann@example.org"
    assert letter["Subject"] == "Kemet: czy to twój adres?"
    token = link_in(letter, "confirm")
    assert ann("POST", "mail/confirm", token=token).status_code == 200
    assert ann("POST", "mail/confirm", token=token).status_code == 404, "a link works once"
    return server, ann


def seat_of(server: Running, browser: Browser) -> tuple[str, int]:
    """A table at which this browser's account sits and is asked."""
    opened = browser("POST", "tables", players=2, seats=[{"kind": "you", "name": "Ann"}, {"kind": "open"}]).json()
    server.client.join(opened["table"]["id"], "Bob")
    table = opened["table"]["id"]
    game = server.table(table).match.game
    assert game is not None
    while game.waiting_for() != [0]:
        seat = game.waiting_for()[0]
        entry = Entry(0, "choose", seat, game.codes(seat)[0])
        server.call(server.table(table).write(partial(list, [entry])))
        game = server.table(table).match.game
        assert game is not None
    return table, 0


def test_mail_comes_once_and_stops_with_one_click(serve: Serve, mailbox: Mailbox) -> None:
    server, ann = with_mail(serve, mailbox)
    assert ann("POST", "callings", kind="mail", language="pt").status_code == 201
    table, _ = seat_of(server, ann)
    send(server)
    letter = mailbox.next()
    assert letter["Subject"].startswith("É a sua vez")
    assert f"{HOME}/t/{table}" in letter.get_content()
    assert len(mailbox.letters) == 2
    click = letter["List-Unsubscribe"].strip("<>").removeprefix(HOME)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    form = {"content": b"List-Unsubscribe=One-Click", "headers": {"Content-Type": "application/x-www-form-urlencoded"}}
    assert httpx.post(f"{server.address}{click[:-1]}0x", **form).status_code == 404
    assert httpx.post(f"{server.address}{click}", **form).status_code == 200
    assert ann("GET", "callings").json()["callings"] == []
    assert link_in(letter, "stop") in click
    page = httpx.get(f"{server.address}/stop/{link_in(letter, 'stop')}")
    assert page.headers["content-type"].startswith("text/html"), "a key has a dot in it and is no name of a file"


def test_a_forgotten_password_is_set_again_by_mail(serve: Serve, mailbox: Mailbox) -> None:
    server, ann = with_mail(serve, mailbox)
    stranger = Browser(server)
    for mail in ("nobody@example.org", "ann@example.org"):
        assert stranger("POST", "mail/forgotten", mail=mail).json() == {"done": True}, "the answer does not tell"
    letter = mailbox.next()
    assert len(mailbox.letters) == 2
    assert letter["To"] == "ann@example.org"
    token = link_in(letter, "recover")
    assert stranger("POST", "mail/recover", token=token, new="password1").status_code == 400
    assert stranger("POST", "mail/recover", token=token.swapcase(), new=NEW).status_code == 404
    assert stranger("POST", "mail/recover", token=token, new=NEW).status_code == 200
    assert stranger("POST", "mail/recover", token=token, new=NEW).status_code == 404
    assert ann.name is None, "all who were logged in are out"
    assert Browser(server, name="Ann", password=NEW).name == "Ann"
    for _ in range(5):
        answer = stranger("POST", "mail/forgotten", mail="ann@example.org")
    assert answer.status_code == 429, "nobody's letter box is filled"


def test_how_long_the_answer_takes_does_not_tell_either(
    serve: Serve, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is there before anybody has looked whether an account has that address."""
    server, _ = with_mail(serve, mailbox)
    answered = threading.Event()
    looked = letters.accounts_at

    def look(*where: Any) -> Any:
        assert answered.wait(60)
        return looked(*where)

    monkeypatch.setattr(letters, "accounts_at", look)
    assert Browser(server)("POST", "mail/forgotten", mail="ann@example.org").status_code == 200
    answered.set()
    assert link_in(mailbox.next(), "recover")


def test_a_change_of_what_protects_an_account_is_told_by_mail(serve: Serve, mailbox: Mailbox) -> None:
    _, ann = with_mail(serve, mailbox)
    assert ann("POST", "account/password", password=ANN["password"], new=NEW).status_code == 200
    assert "password of Ann" in mailbox.next().get_content()
    assert ann("POST", "account/mail", password=NEW, mail="", language="en").status_code == 200
    assert "mail address of Ann" in mailbox.next().get_content(), "to the old address"


def test_a_forgotten_address_is_found_however_it_is_written(serve: Serve, mailbox: Mailbox) -> None:
    server, _ = with_mail(serve, mailbox)
    assert Browser(server)("POST", "mail/forgotten", mail="ANN@Example.org", language="en").status_code == 200
    token = link_in(mailbox.next(), "recover")
    assert Browser(server)("POST", "mail/recover", token=token, new=NEW).status_code == 200
    assert Browser(server, name="Ann", password=NEW).name == "Ann"


def test_another_password_ends_the_link_that_was_mailed(serve: Serve, mailbox: Mailbox) -> None:
    server, ann = with_mail(serve, mailbox)
    Browser(server)("POST", "mail/forgotten", mail="ann@example.org")
    token = link_in(mailbox.next(), "recover")
    assert ann("POST", "account/password", password=ANN["password"], new=NEW).status_code == 200
    assert Browser(server)("POST", "mail/recover", token=token, new="mine all mine").status_code == 404


def test_push_is_read_by_the_browser_alone(serve: Serve, receiver: Receiver) -> None:
    server = serve(**CALLING)
    ann = Browser(server)
    ann("POST", "account", **ANN)
    browser = Subscriber(f"{receiver.address}/push/abc")
    wrong = browser.subscription | {"p256dh": "AAAA"}
    assert ann("POST", "callings", kind="push", subscription=wrong).status_code == 400
    assert ann("POST", "callings", kind="push", subscription=browser.subscription).status_code == 201
    table, _ = seat_of(server, ann)
    send(server)
    got = receiver.got[-1]
    assert browser.read(got.body)["page"] == f"/t/{table}"
    assert table.encode() not in got.body
    token, key = got.headers["authorization"].removeprefix("vapid t=").split(", k=")
    assert key == ann("GET", "callings").json()["push_key"]
    assert json.loads(unbase64(token.split(".")[1]))["aud"] == receiver.address
    receiver.status = 410
    server.hub.database.run_now(lambda connection: work.looked(connection, table, 0))
    server.hub.database.run_now(lambda connection: work.ask(connection, table, [0], 0.0))
    server.hub.database.run_now(lambda connection: connection.execute(callings.update().values(called=0.0)))
    send(server)
    assert ann("GET", "callings").json()["callings"] == [], "the browser took its subscription back"


def test_the_example_of_the_push_standard() -> None:
    """RFC 8291, section 5."""
    key = key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = locked(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        key,
        unbase64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert sealed == unbase64(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_stranger_cannot_send_the_server_into_its_own_network(serve: Serve, receiver: Receiver) -> None:
    server = serve(**CALLING | {"call_private": False})
    host = server.people()[0]
    secret = {"secret": host.secret}
    for address in (f"{receiver.address}/hook", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x"):
        with pytest.raises(Refused):
            server.client.request(
                "POST", f"/api/tables/{host.table}/callings", {"kind": "discord", "address": address}, **secret
            )
    assert receiver.got == []


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "https://example.org:8443/", "https://a@example.org/", "https://", "ftp://example.org/",
     "https://example.org/\r\nX: y", "https://exa mple.org/", "https://example.org\\@evil.org/",
     "https://e.org/" + "a" * 600],
)  # fmt: skip
def test_odd_addresses_are_refused(address: str) -> None:
    with pytest.raises(NotPosted):
        target_of(address)


@pytest.mark.parametrize(
    "number",
    ["127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255",
     "::1", "fe80::1%eth0", "fec0::1", "fd00::1", "::7f00:1", "4000::1",
     "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1", "nonsense"],
)  # fmt: skip
def test_numbers_of_own_networks_are_not_public(number: str) -> None:
    assert not is_public(number)


def test_a_name_that_leads_here_and_there_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", (number, 443)) for number in ("9.9.9.9", "127.0.0.1")]
    monkeypatch.setattr(posting.socket, "getaddrinfo", lambda *_, **__: found)
    with ThreadPoolExecutor(1) as threads, pytest.raises(NotPosted):
        asyncio.run(posting.post("https://two-faced.example/", b"", {}, threads))


def test_the_number_that_was_looked_at_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means something else a moment later (DNS rebinding) gains nothing: it is asked once."""
    asked, called = [], []

    def look_up(name: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(name)
        return [(2, 1, 6, "", ("9.9.9.9" if len(asked) == 1 else "127.0.0.1", 443))]

    async def call(number: str, port: int, **_: Any) -> None:
        called.append((number, port))
        raise OSError

    monkeypatch.setattr(posting.socket, "getaddrinfo", look_up)
    monkeypatch.setattr(posting.asyncio, "open_connection", call)
    with ThreadPoolExecutor(1) as threads, pytest.raises(posting.Unreachable):
        asyncio.run(posting.post("https://fickle.example/", b"", {}, threads))
    assert asked == ["fickle.example"]
    assert called == [("9.9.9.9", 443)]


def test_names_that_nobody_answers_for_hold_up_no_other_work(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()
    monkeypatch.setattr(posting.socket, "getaddrinfo", lambda *_, **__: answered.wait(60) and [])

    async def call_many_and_work() -> str:
        with ThreadPoolExecutor(LOOK_UPS) as threads:
            url = "https://silent.example/"
            calls = [asyncio.ensure_future(posting.post(url, b"", {}, threads)) for _ in range(100)]
            try:
                await asyncio.sleep(0)
                return await asyncio.to_thread(str, "worked")
            finally:
                answered.set()
                await asyncio.gather(*calls, return_exceptions=True)

    assert asyncio.run(call_many_and_work()) == "worked"


def test_strangers_do_not_learn_which_names_the_own_network_has(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(**CALLING | {"call_private": False})
    ann = Browser(server)
    ann("POST", "account", **ANN)
    known = {"inside.example": [(2, 1, 6, "", ("10.0.0.7", 443))]}

    def look_up(name: str, *_: Any, **__: Any) -> list[Any]:
        if name not in known:
            raise OSError("there is no such name")
        return known[name]

    monkeypatch.setattr(posting.socket, "getaddrinfo", look_up)
    told = [ann("POST", "callings", kind="discord", address=f"https://{name}.example/x").json()
            for name in ("inside", "nowhere")]  # fmt: skip
    assert told[0] == told[1]


def test_a_call_that_cannot_be_made_is_counted_and_holds_up_nobody(
    serve: Serve, receiver: Receiver, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, ann = with_mail(serve, mailbox)
    assert ann("POST", "callings", kind="mail").status_code == 201
    assert ann("POST", "callings", kind="ntfy", address=f"{receiver.address}/topic").status_code == 201
    monkeypatch.setattr(PostOffice, "_message", lambda *_: 1 // 0)
    seat_of(server, ann)
    send(server)
    assert len(receiver.got) == 2, "the first message and the call"
    failing = {each["kind"]: each["failing"] for each in ann("GET", "callings").json()["callings"]}
    assert failing == {"mail": True, "ntfy": False}


def test_a_table_s_name_cannot_speak_for_us_in_somebody_s_channel() -> None:
    said = json.loads(for_discord(News("Your turn: @everyone [free](https://evil.example)")))["content"]
    assert r"\@everyone" in said
    assert not any(trick in said for trick in ("](", "https://", "evil.example"))


@pytest.mark.parametrize("zone", ["0" * 59, "Europe/Atlantis", "../../etc/passwd", "Europe", "\x00"])
def test_zones_that_nobody_knows_are_refused_in_words(zone: str) -> None:
    assert not is_zone(zone)
    assert is_zone("Europe/Warsaw")


def test_quiet_hours_and_digests() -> None:
    paris = ZoneInfo("Europe/Paris")

    def calling(**habits: Any) -> StoredCalling:
        usual = {"zone": "Europe/Paris", "quiet_from": 22 * 60, "quiet_until": 7 * 60, "digest": 0, "called": 0.0}
        return StoredCalling("c", 1, None, None, None, "mail", "", "en", created=0.0, failures=0, **usual | habits)

    def at(day: int, hour: int, minute: int = 0) -> float:
        return datetime(2026, 3, day, hour, minute, tzinfo=paris).timestamp()

    assert next_time(calling(), at(5, 12)) == at(5, 12)
    assert next_time(calling(), at(5, 23)) == at(6, 7)
    assert next_time(calling(), at(6, 6, 59)) == at(6, 7)
    assert next_time(calling(), at(28, 23)) == at(29, 7), "the clocks go forward in that night"
    assert next_time(calling(quiet_from=60, quiet_until=120), at(5, 1, 30)) == at(5, 2)
    assert next_time(calling(called=at(5, 12), digest=240), at(5, 13)) == at(5, 16)
    assert next_time(calling(called=at(5, 19), digest=240), at(5, 20)) == at(6, 7), "four hours later it is quiet"
    assert next_time(calling(called=at(5, 12)), at(5, 12)) == at(5, 12) + LEAST


def test_the_log_of_a_failing_call_holds_no_address(serve: Serve, receiver: Receiver, caplog: Any) -> None:
    server = serve(**CALLING)
    ann = Browser(server)
    ann("POST", "account", **ANN)
    ann("POST", "callings", kind="discord", address=f"{receiver.address}/very-secret")
    receiver.status = 500
    seat_of(server, ann)
    with caplog.at_level("INFO", "kemet.calls"):
        send(server)
    assert "did not arrive" in caplog.text
    assert "very-secret" not in "".join(str(record.__dict__) for record in caplog.records)
    assert ann("GET", "callings").json()["callings"][0]["failing"]
