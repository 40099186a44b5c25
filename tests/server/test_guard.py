"""Cookies, other sites, headers, limits, files of the front end."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from running import Running, connect
from websockets.exceptions import ConnectionClosed

from kemet.server.shapes.live import PROTOCOL
from kemet.server.store.trouble import NotStored
from kemet.server.watch.logs import JsonLines

ANN = {"name": "Ann", "password": "correct horse"}
OURS = {"X-Kemet": "1"}
YOU = {"kind": "you", "name": "Ann"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    """What is sent over the wire is the same on both."""
    return sqlite_url


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Content-Type": "text/plain"}, 400),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 400),
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Cookie": "kemet_session=x"}, 403),
        ({"Cookie": "kemet_session=x", "X-Kemet": "1"}, 201),
        ({}, 201),
    ],
)
def test_no_form_of_another_site_changes_anything(server: Running, headers: dict[str, str], status: int) -> None:
    body = json.dumps({"players": 2, "seats": [YOU, {"kind": "open"}]})
    assert server.http.post("/api/tables", content=body, headers=headers).status_code == status


def test_sockets_of_other_sites_are_closed(server: Running) -> None:
    with connect(server.address.replace("http", "ws") + "/api/live", origin="https://elsewhere.example") as socket:  # type: ignore[arg-type]
        assert json.loads(socket.recv(5))["error"] == "forbidden"
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


def test_seats_need_their_own_secret(server: Running) -> None:
    first, second = server.people(3)[:2]
    for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": first.secret or ""}):
        assert server.http.post(f"/api/tables/{first.table}/resign", headers=headers, json={}).status_code == 401
    with server.open(first) as one, server.open(second) as two:
        assert one.until("welcome")["seat"] == 0
        assert two.until("welcome")["seat"] == 1
    info = json.dumps(first.info())
    assert first.secret not in info
    assert server.table(first.table).row.setup["seed"] not in info


def test_large_bodies_are_refused(server: Running) -> None:
    assert server.http.post("/api/mine", content=b"[" * 100_000).status_code == 413

    def pieces() -> Any:
        for _ in range(100):
            yield b"[" * 1000

    answer = server.http.post("/api/mine", content=pieces())
    assert answer.status_code == 413


def test_headers_keep_browsers_safe(serve: Callable[..., Running], tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Kemet</title>")
    (web / "assets" / "app-4f9c2b1a.js").write_text("let a = 1")
    (tmp_path / "secret.txt").write_text("secret")
    server = serve(web=web)
    for path in ("/", "/table/abc", "/api/options", "/assets/app-4f9c2b1a.js"):
        headers = server.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers or "uvicorn" not in headers["server"]
    assert server.http.get("/table/abc").text == (web / "index.html").read_text()
    assert "immutable" in server.http.get("/assets/app-4f9c2b1a.js").headers["cache-control"]
    assert "javascript" in server.http.get("/assets/app-4f9c2b1a.js").headers["content-type"]
    assert server.http.get("/table/abc").headers["cache-control"] == "no-cache"
    assert server.http.get("/assets/missing.js").status_code == 404
    assert server.http.get("/api/nothing").status_code == 404
    for sly in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%00"):
        assert "secret" not in httpx.get(server.address + sly).text.replace("secret.txt", "")


def test_an_answer_about_our_own_mistake_is_as_safe(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.app.state, "health", None)
    answer = server.http.get("/health")
    assert (answer.status_code, answer.json()["error"]) == (500, "failed")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_without_a_front_end_the_page_says_how_to_build_it(server: Running) -> None:
    assert "the table in the browser is not built" in server.http.get("/").text


def test_an_address_cannot_make_tables_without_end(serve: Callable[..., Running]) -> None:
    server = serve(address_burst=5)
    body = {"players": 2, "seats": [YOU, {"kind": "open"}]}
    codes = [server.http.post("/api/tables", json=body).status_code for _ in range(8)]
    assert codes[:5] == [201] * 5
    assert codes[-1] == 429


def test_a_connection_cannot_flood(serve: Callable[..., Running]) -> None:
    server = serve(message_burst=10)
    seats = server.people()
    with server.open(seats[0]) as wire:
        wire.until("state")
        for number in range(14):
            wire.send({"type": "ping", "id": str(number)})
        assert wire.until("refused")["error"] == "too-fast"


def test_chat_is_cleaned_and_stays(server: Running) -> None:
    seats = server.people()
    with server.open(seats[0]) as one, server.open(server.client.watch(seats[0].table)) as eye:
        one.ask("chat", id="c1", text="good\x00 luck\n<b>" + "x" * 600)
        one.ask("chat", id="c1", text="again")
        line = eye.until("chat")
        assert line["text"].startswith("good luck <b>xxx")
        assert len(line["text"]) == 500
        assert eye.ask("chat", text="me too")["error"] == "spectator"
    with server.open(seats[1]) as late:
        assert [entry["text"] for entry in late.until("welcome")["chat"]] == [line["text"]]


def test_a_process_is_alive_though_its_database_is_not(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        raise NotStored("unreachable")

    monkeypatch.setattr(server.hub, "beat", fail)
    server.app.state.health.forget()
    assert server.http.get("/health").status_code == 503
    assert server.http.get("/alive").status_code == 200


def test_the_address_of_a_socket_names_its_table(server: Running) -> None:
    seat, _ = server.people()
    address = f"{server.address.replace('http', 'ws')}/api/live/"
    hello = {"type": "hello", "protocol": PROTOCOL, "table": seat.table, "secret": seat.secret}
    for named, answer in ((seat.table, "welcome"), ("another", "error"), ("a%2Fb", "error")):
        with connect(address + named) as socket:
            socket.send(json.dumps(hello))
            assert json.loads(socket.recv(30))["type"] == answer


def test_health_and_metrics(server: Running) -> None:
    assert server.http.get("/health").json()["status"] == "ok"
    text = server.http.get("/metrics").text
    assert "kemet_choice_seconds_count" in text
    assert "# TYPE kemet_connections gauge" in text


def test_the_numbers_are_for_the_host_alone(serve: Callable[..., Running]) -> None:
    """How often a hard bot's thought was shortened tells who had something to think about: a player could look
    before and after a window, and know who holds a Veto."""
    server = serve(metrics_for=("10.0.0.0/8",))

    async def status(address: str) -> int:
        transport = httpx.ASGITransport(server.app, client=(address, 4711))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return (await http.get("/metrics")).status_code

    asked = (
        "127.0.0.1",
        "::1",
        "::ffff:127.0.0.1",
        "10.9.8.7",
        "192.168.0.7",
        "198.51.100.7",
        "2001:db8::1",
        "unknown",
    )
    assert [server.call(status(address)) for address in asked] == [200] * 4 + [403] * 4


def test_schemas_are_published(server: Running) -> None:
    paths = server.http.get("/api/openapi.json").json()["paths"]
    assert "/api/tables/{table}/moments/{version}" in paths
    definitions = server.http.get("/api/messages.json").json()["$defs"]
    assert {"FromClient", "FromServer", "View", "Prompt", "Choice"} <= definitions.keys()


def test_logs_hold_places_and_no_texts() -> None:
    formatter = JsonLines()
    try:
        raise ValueError("the hand is: veto")
    except ValueError as error:
        record = logging.LogRecord(
            "kemet", logging.ERROR, "x", 1, "failed", None, (ValueError, error, error.__traceback__)
        )
    line = json.loads(formatter.format(record))
    assert line["error"] == "ValueError"
    assert "veto" not in json.dumps(line)


def test_what_the_event_loop_logs_by_itself_holds_no_texts_either() -> None:
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    async def fails() -> None:
        raise ValueError("Key (table_id, number)=(AprivateTable, 7) already exists")

    async def nobody_waits() -> None:
        task = asyncio.ensure_future(fails())
        await asyncio.sleep(0)
        del task
        gc.collect()

    handler = Kept()
    logging.getLogger("asyncio").addHandler(handler)
    try:
        asyncio.run(nobody_waits())
    finally:
        logging.getLogger("asyncio").removeHandler(handler)
    assert len(lines) == 1
    assert "ValueError" in lines[0]
    assert "AprivateTable" not in lines[0]
