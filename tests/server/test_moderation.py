"""A host finds, bans, mutes, renames and deletes accounts; servers heed it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from running import Browser, Running, wait_until
from sqlalchemy import select

from kemet.cli.main import main
from kemet.server.store.schema import accounts, entries, seats

Serve = Callable[..., Running]
ANN = {"name": "Ann", "password": "correct horse"}


def host(server: Running, *act: str) -> int:
    return main(["admin", "--database", server.app.state.settings.database, "people", *act])


@pytest.fixture
def ann(server: Running) -> Browser:
    browser = Browser(server)
    assert browser("POST", "account", **ANN).status_code == 201
    return browser


def test_who_is_banned_is_out_until_the_ban_is_lifted(
    server: Running, ann: Browser, capsys: pytest.CaptureFixture[str]
) -> None:
    assert host(server, "ban", "ANN") == 0
    assert ann.name is None
    refused = Browser(server)("POST", "session", **ANN)
    assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")
    wrong = Browser(server)("POST", "session", name="Ann", password="not this one")
    assert wrong.status_code == 401, "who does not know the password learns nothing of the ban"
    assert host(server, "find", "an") == 0
    assert re.search(r"^Ann  since \S+  seen -  banned$", capsys.readouterr().out, re.MULTILINE)
    assert host(server, "unban", "Ann") == 0
    assert Browser(server)("POST", "session", **ANN).status_code == 200
    assert host(server, "ban", "Bob") == 2
    assert "there is no account 'Bob'" in capsys.readouterr().err


def test_lists_show_nobody_who_is_banned(serve: Serve) -> None:
    server = serve()
    ann = Browser(server)
    assert ann("POST", "account", **ANN).status_code == 201
    assert ann("PUT", "profile", open=True).status_code == 200

    def listed() -> list[str]:
        return [each["name"] for each in Browser(server)("GET", "people").json()["people"]]

    assert listed() == ["Ann"]
    assert host(server, "ban", "Ann") == 0
    assert listed() == []
    assert host(server, "unban", "Ann") == 0
    assert listed() == ["Ann"]


def test_who_is_muted_writes_nothing(server: Running, ann: Browser) -> None:
    seat = server.people()[0]
    owned = seats.update().where(seats.c.table_id == seat.table, seats.c.seat == seat.seat)
    server.hub.database.run_now(
        lambda connection: connection.execute(owned.values(account=connection.execute(select(accounts.c.id)).scalar()))
    )
    server.call(server.table(seat.table).hear())
    with server.open(seat) as wire:
        wire.until("state")
        assert wire.ask("chat", text="before")["type"] == "ack"
        assert host(server, "mute", "Ann") == 0
        refused = wire.ask("chat", text="during")
        assert (refused["type"], refused["error"]) == ("refused", "not-possible")
        assert host(server, "unmute", "Ann") == 0
        assert wire.ask("chat", text="after")["type"] == "ack"


def test_a_new_password_ends_the_old_one(server: Running, ann: Browser, capsys: pytest.CaptureFixture[str]) -> None:
    assert host(server, "reset-password", "Ann") == 0
    told = re.search(r"is (\S+) \(", capsys.readouterr().out)
    assert told
    assert ann.name is None
    assert Browser(server)("POST", "session", **ANN).status_code == 401
    assert Browser(server)("POST", "session", name="Ann", password=told[1]).status_code == 200


def test_another_name_must_be_free(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    server = serve()
    for name in ("Ann", "Bob"):
        assert Browser(server)("POST", "account", name=name, password=ANN["password"]).status_code == 201
    if not server.hub.database.is_postgres:
        server.stop()
    assert host(server, "rename", "Ann", "bob") == 2
    assert "is taken" in capsys.readouterr().err
    assert host(server, "rename", "Ann", "Cleo") == 0
    assert host(server, "find") == 0
    assert "Cleo" in capsys.readouterr().out


def test_deleting_takes_everything_they_wrote_along(serve: Serve) -> None:
    server = serve()
    ann = Browser(server)
    assert ann("POST", "account", **ANN).status_code == 201
    mine, other = server.people()
    owned = seats.update().where(seats.c.table_id == mine.table, seats.c.seat == mine.seat)
    server.hub.database.run_now(
        lambda connection: connection.execute(owned.values(account=connection.execute(select(accounts.c.id)).scalar()))
    )
    server.call(server.table(mine.table).hear())
    with server.open(mine) as wire:
        wire.until("state")
        assert wire.ask("chat", text="something awful")["type"] == "ack"
    if not server.hub.database.is_postgres:
        server.stop()
    assert host(server, "delete", "Ann") == 0
    again = serve()

    def left(connection: object) -> tuple[int, list[str], set[str]]:
        run = connection.execute  # type: ignore[attr-defined]
        notes = list(run(select(entries.c.note).where(entries.c.kind == "chat")).scalars())
        return len(run(select(accounts.c.id)).all()), notes, set(run(select(entries.c.kind)).scalars())

    count, notes, kinds = again.hub.database.run_now(left)
    assert (count, notes) == (0, [""])
    assert "resign" in kinds
    wait_until(lambda: again.client.request("GET", f"/api/tables/{other.table}") is not None)
