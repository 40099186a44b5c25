"""Mistakes, of people and of ours, cost only what they must: right passwords count as right, a question that cannot be
answered closes nothing, a wrong method is told the right ones."""

from __future__ import annotations

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from running import PASSWORD, Browser, Running, account

from kemet.bots.learned.files import FORM, NetError, read_net
from kemet.bots.learned.layout import version
from kemet.server.auth.throttle import Throttle
from kemet.server.live import seating, talking
from kemet.server.settings import Settings
from kemet.server.store import tables as work
from kemet.server.store.accounts import add
from kemet.server.store.database import Database
from kemet.server.store.schema import accounts, tables

YOU, OPEN = {"kind": "you", "name": "Ann"}, {"kind": "open"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


def class_of(server: Running, pupils: int) -> list[str]:
    """Accounts with one password; hashing each would take long, so all share one hash."""
    account(server, "Pupil 0")
    first = accounts.select().where(accounts.c.name == "Pupil 0")
    row = server.hub.database.run_now(lambda connection: connection.execute(first).one())
    names = [f"Pupil {number}" for number in range(1, pupils)]
    for name in names:
        server.hub.database.run_now(lambda connection, name=name: add(connection, name, row.password_hash))
    return ["Pupil 0", *names]


@pytest.mark.parametrize("at_once", [1, 30])
def test_a_whole_class_logs_in_from_one_address(server: Running, at_once: int) -> None:
    names = class_of(server, 30)

    def log_in(name: str) -> int:
        return Browser(server)("POST", "session", name=name, password=PASSWORD).status_code

    with ThreadPoolExecutor(at_once) as pool:
        assert list(pool.map(log_in, names)) == [200] * 30
    assert Browser(server)("POST", "session", name="Pupil 0", password="wrong password").status_code == 401


def test_right_passwords_buy_no_guesses_at_other_accounts() -> None:
    throttle = Throttle(now=lambda: 0.0)
    for number in range(20):
        throttle.mistake(f"victim {number}", "here")
        throttle.mistake("own", "here")
        throttle.success("own", "here")
    assert throttle.wait("victim 21", "here") > 0


def test_when_to_come_back_is_the_same_in_words_and_numbers(server: Running) -> None:
    account(server, "Ann")
    browser = Browser(server)
    while (answer := browser("POST", "session", name="Ann", password="a wrong one")).status_code == 401:
        pass
    assert answer.status_code == 429
    assert f"in {answer.headers['Retry-After']} seconds" in answer.json()["reason"]


def test_a_question_that_fails_closes_nothing_and_is_counted(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise IndexError("an empty list")

    async def fails_too(*_: object) -> None:
        raise IndexError("an empty list")

    seat = server.people()[0]
    asked = server.table(seat.table).match.waiting()[0]
    monkeypatch.setattr(talking, "_odds", fails)
    monkeypatch.setattr(talking, "why_not", fails)
    monkeypatch.setattr(server.hub.thinking, "choose", fails_too)
    with server.open(seat) as wire:
        wire.until("state")
        questions = [("odds", {"space": "FA", "units": 1}), ("why", {"code": 65535})]
        for type, fields in questions + ([("hint", {})] if asked == seat.seat else []):
            answer = wire.ask(type, **fields)
            assert (answer["type"], answer["error"]) == ("refused", "not-possible")
        assert wire.ask("ping")["type"] == "pong"
    assert 'kemet_failures_total{message="odds"} 1' in server.http.get("/metrics").text


def test_a_wrong_method_is_told_the_right_ones(server: Running) -> None:
    for method, path, allowed in (
        ("GET", "/api/tables/x/join", "POST"),
        ("PATCH", "/api/session", "DELETE, GET, POST"),
        ("POST", "/api/options", "GET"),
        ("PUT", "/api/account", "DELETE, POST"),
    ):
        answer = server.http.request(method, path, json={})
        assert (answer.status_code, answer.headers.get("Allow")) == (405, allowed), path
    assert server.http.get("/api/nothing/there").status_code == 404


def test_a_start_that_did_not_happen_is_not_told_as_one(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    host = server.client.create(seats=[YOU, OPEN])
    begin = seating.begin_when_full

    async def somebody_leaves_first(table: object) -> None:
        """The last moment before the start."""

    monkeypatch.setattr(seating, "begin_when_full", somebody_leaves_first)
    answer = server.http.post(
        f"/api/tables/{host.table}/start", json={}, headers={"Authorization": f"Bearer {host.secret}"}
    )
    assert answer.status_code == 409
    monkeypatch.setattr(seating, "begin_when_full", begin)


def test_a_net_with_infinite_units_is_refused() -> None:
    text = f'{{"format": "{FORM.format}", "features": "{version()}", "units": Infinity, "trust": 1}}'
    with pytest.raises(NetError, match="no net"):
        read_net(text, "here")


def test_tables_whose_host_is_gone_leave_the_lobby(server: Running) -> None:
    made = [server.client.create(seats=[YOU, OPEN], public=True).table for _ in range(3)]
    begun = server.client.create(seats=[YOU, {"kind": "bot", "bot": "random"}], public=True).table
    old = tables.update().where(tables.c.id.in_([made[0], begun])).values(created=tables.c.created - work.LISTED_FOR)
    server.hub.database.run_now(lambda connection: connection.execute(old))
    listed = [each["id"] for each in server.http.get("/api/tables").json()["tables"]]
    assert set(listed) == {*made[1:], begun}
    assert server.http.get(f"/api/tables/{made[0]}").status_code == 200, "its link still works"


def test_three_addresses_do_not_fill_the_first_page() -> None:
    assert 3 * Settings().address_listed < work.PAGE / 2


@pytest.mark.skipif(os.name != "posix", reason="rights of files")
def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path, before = tmp_path / "kemet.db", os.umask(0)
    try:
        database = Database(f"sqlite:///{path}")
        with database.engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE t (x)")
            rights = {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}
        database.close()
    finally:
        os.umask(before)
    assert set(rights.values()) == {0o600}, rights
    path.chmod(0o644)
    Database(f"sqlite:///{path}").close()
    assert "others on this machine may read the database" in caplog.text
