"""Small things that were wrong: each in one test."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from running import Running, connect, wait_until
from sqlalchemy import text

from kemet.cli import main
from kemet.server.gate.clean import NAME, clean, distinct, looks
from kemet.server.gate.hosts import is_allowed
from kemet.server.store.database import Database
from kemet.server.store.form import MIGRATIONS, newest_form
from kemet.server.store.migrate import migrate
from kemet.server.store.only_one import InUse, only_server
from kemet.server.store.tables import public_page

Serve = Callable[..., Running]
YOU = {"kind": "you", "name": "Ann"}
OPEN = {"kind": "open"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


def test_odd_paths_and_headers_are_no_server_errors(serve: Serve, tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html>")
    (web / "round").symlink_to("round")
    server = serve(web=web)
    for path in ("/" + "a" * 300, "/" + "a" * 300 + ".js", "/round", "/round/x.js", "/%00", "/a%2fb"):
        assert server.http.get(path).status_code in (200, 404)
    body = json.dumps({"players": 2, "seats": [YOU, OPEN]})
    for origin in ("http://[", "http://[::1", "//", "\u00fc", "http://a]"):
        assert server.http.post("/api/tables", content=body, headers={"Origin": origin.encode()}).status_code == 403
    assert server.http.post("/api/mine", content=b"[" * 60_000).status_code in (400, 422)


@pytest.mark.parametrize("before", [None, (1.7e9, "x")])
def test_the_lobby_reads_its_page_in_order(sqlite_url: str, before: tuple[float, str] | None) -> None:
    """From the index and no further: among a hundred thousand games a page costs what it does among ten."""
    database = Database(sqlite_url)
    migrate(database)
    page = public_page("sqlite", before).compile(compile_kwargs={"literal_binds": True})
    plan = database.run_now(lambda connection: connection.execute(text(f"EXPLAIN QUERY PLAN {page}")).all())
    database.close()
    steps = [str(step[-1]) for step in plan]
    assert len(steps) == 1, steps
    assert "tables_listed" in steps[0]


def test_sockets_with_an_odd_origin_are_closed(server: Running) -> None:
    with connect(server.address.replace("http", "ws") + "/api/live", origin="http://[") as socket:  # type: ignore[arg-type]
        assert json.loads(socket.recv(5))["error"] == "forbidden"


def test_a_newer_database_is_refused_in_words(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(sqlite_url)
    migrate(database)
    database.run_now(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    database.run_now(lambda connection: connection.execute(text("UPDATE host_keys SET value = '9999'")))  # no room left
    database.close()
    assert main(["serve", "--port", "0", "--database", sqlite_url]) == 2
    assert "newer release" in capsys.readouterr().err


def test_whoever_starts_a_server_twice_is_told_so(
    server: Running, sqlite_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("webbrowser.open", lambda address: pytest.fail(f"{address} is another server"))
    port = server.address.rsplit(":")[-1]
    assert main(["serve", "--open", "--port", port, "--database", sqlite_url]) == 2
    told = capsys.readouterr()
    assert f"127.0.0.1:{port}" in told.err
    assert "--port" in told.err
    assert told.out == ""


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--port", "70000"),
        ("--address-limit", "0"),
        ("--bot-pace", "-1"),
        ("--bot-processes", "-1"),
        ("--keep-open", "0"),
        ("--keep-finished", "soon"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(option: str, value: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", option, value]) == 2
    told = capsys.readouterr().err
    assert option in told
    assert value in told


def test_logs_name_no_table(server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: Any) -> None:
        raise RuntimeError("bots have failed")

    with caplog.at_level(logging.INFO):
        monkeypatch.setattr(server.hub.thinking, "choose", fails)
        seat = server.client.create(seats=[YOU, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}])
        seat.leave()
        until_logged(caplog, "an automatic answer failed")
    for record in (record for record in caplog.records if record.name.startswith("kemet")):
        assert seat.table not in record.getMessage()
        assert seat.table not in json.dumps(getattr(record, "data", {}))


def until_logged(caplog: pytest.LogCaptureFixture, message: str) -> None:
    wait_until(lambda: message in caplog.text)


def test_errors_of_the_database_hold_no_values(sqlite_url: str) -> None:
    """Parameters are seeds and hashes of secrets; a log or a traceback must not show them."""
    database = Database(sqlite_url)
    with pytest.raises(Exception, match="no such table") as failed, database.engine.begin() as connection:
        connection.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": "the seed of the game"})
    assert "the seed of the game" not in str(failed.value)
    database.close()


def test_a_file_has_one_server_under_all_its_names(tmp_path: Path) -> None:
    file = tmp_path / "kemet.db"
    file.touch()
    (tmp_path / "soft.db").symlink_to(file)
    with only_server(f"sqlite:///{file}"), pytest.raises(InUse), only_server(f"sqlite:///{tmp_path}/soft.db"):
        pass
    os.link(file, tmp_path / "hard.db")
    with pytest.raises(InUse, match="several names"), only_server(f"sqlite:///{tmp_path}/hard.db"):
        pass


@pytest.mark.parametrize(
    ("host", "fine"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("localhost:8000", True),
        ("livingroom:8000", True),
        ("livingroom.local", True),
        ("kemet.example", True),
        ("KEMET.example:443", True),
        ("evil.example:8000", False),
        ("127.0.0.1.evil.example", False),
        ("kemet.example.evil", False),
        ("a b", False),
        ("", False),
    ],
)
def test_names_of_others_are_refused(host: str, fine: bool) -> None:
    assert is_allowed(host, ("kemet.example",)) is fine
    assert is_allowed(host, ("*",))


def test_a_rebound_name_reaches_nothing(server: Running) -> None:
    for path in ("/", "/api/tables", "/health"):
        answer = server.http.get(path, headers={"Host": "evil.example"})
        assert (answer.status_code, answer.json()["error"]) == (421, "wrong-host")
    address = server.address.replace("http", "ws") + "/api/live"
    with connect(address, additional_headers={"Host": "evil.example"}) as socket:
        assert json.loads(socket.recv(5))["error"] == "forbidden"


def test_browsers_stay_with_https_behind_a_proxy(server: Running) -> None:
    transport = httpx.ASGITransport(app=server.app)

    async def get(address: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url=address) as client:
            return await client.get("/api/options")

    assert "strict-transport-security" in server.call(get("https://localhost")).headers
    assert "strict-transport-security" not in server.call(get("http://localhost")).headers


def test_methods_that_are_not_there_name_those_that_are(server: Running) -> None:
    answer = server.http.put("/api/options", content="{}")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]
    assert server.http.head("/health").status_code == 200


@pytest.mark.parametrize(
    "wrong",
    [
        {"clock": {"kind": "live", "minutes": True, "increment": 0}},
        {"clock": {"kind": "live", "minutes": 1, "increment": False}},
        {"clock": {"kind": "days", "days": True}},
        {"bot_pace": True},
        {"victory_points": True},
        {"players": True},
        {"public": 1},
    ],
)
def test_truth_is_no_number(server: Running, wrong: dict[str, Any]) -> None:
    answer = server.http.post("/api/tables", json={"players": 2, "seats": [YOU, OPEN]} | wrong)
    assert answer.status_code == 422
    whole = {"clock": {"kind": "live", "minutes": 1, "increment": 0}, "bot_pace": 1}
    assert server.http.post("/api/tables", json={"players": 2, "seats": [YOU, OPEN]} | whole).status_code == 201


def test_names_at_a_table_can_be_told_apart(server: Running) -> None:
    host = server.client.create(seats=[YOU, OPEN, OPEN, OPEN, {"kind": "bot", "name": "ann"}])
    for name in ("ANN", "\u0410nn", "A\u0301nn"):
        server.client.join(host.table, name)
    names = [seat["name"] for seat in host.info()["seats"]]
    assert len({looks(name) for name in names}) == 5
    assert all(len(name) <= NAME for name in names)


def test_invisible_and_piled_up_names() -> None:
    for nothing in ("\u3164", "\u2800\u2800", "\u115f", "\ufe0f", "\u034f", "\u0301\u0301", "\u200b"):
        assert clean(nothing, NAME) == ""
    assert clean("A" + "\u0301" * 20 + "nn", NAME) == "A\u0301\u0301nn"
    assert clean("Vi\u1ec7t Nam", NAME) == "Vi\u1ec7t Nam"
    assert distinct("x" * NAME, ["X" * NAME]) == "x" * (NAME - 3) + " 2"
    assert distinct("", [""]) == ""


def test_the_newest_form_is_the_one_that_alembic_would_migrate_to() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert newest_form() == ScriptDirectory.from_config(config).get_current_head()


def test_a_server_with_sqlite_loads_neither_alembic_nor_psycopg() -> None:
    """Both take half a second at every start."""
    look = "import sys, kemet.server.app; print({'alembic', 'psycopg'} & set(sys.modules))"
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"
