"""Players and guests report somebody; hosts read it, act and close it. Nobody else sees any of it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from running import PASSWORD, Browser, Running, account, id_of
from sqlalchemy import select, update

from kemet.cli.main import main
from kemet.client import Seat
from kemet.server.gate.rate_limits import Buckets
from kemet.server.store import reports as store
from kemet.server.store.schema import reports, seats

Serve = Callable[..., Running]
DAY = 86_400.0


def admin(server: Running, *deed: str) -> int:
    return main(["admin", "--database", server.app.state.settings.database, *deed])


def host_of(server: Running) -> Browser:
    """Hemiunu looks after this server."""
    browser = account(server, "Hemiunu")
    assert admin(server, "people", "promote", "hemiunu") == 0
    return browser


def as_guest(server: Running, seat: Seat | None = None, /, **said: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {seat.secret}"} if seat else {}
    return server.http.post("/api/reports", content=json.dumps(said), headers=headers)


def sits(server: Running, seat: Seat, name: str) -> None:
    """The seat belongs to this account."""
    owned = seats.update().where(seats.c.table_id == seat.table, seats.c.seat == seat.seat)
    owner = id_of(server, name)
    server.hub.database.run_now(lambda connection: connection.execute(owned.values(account=owner)))
    server.call(server.table(seat.table).hear())


def waiting(host: Browser, **asked: str) -> list[dict[str, Any]]:
    answer = host("GET", "host/reports" + "".join(f"?{name}={value}" for name, value in asked.items()))
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()["reports"]
    return found


def said(server: Running, seat: Seat, text: str) -> float:
    """When this seat wrote it."""
    with server.open(seat) as wire:
        wire.until("state")
        wire.ask("chat", text=text)
        line = next(each for each in wire.got if each["type"] == "chat" and each["text"] == text)
        return float(line["time"])


def test_a_guest_reports_a_line_of_another_guest(server: Running) -> None:
    ann, bob = server.people()
    host = host_of(server)
    at = said(server, bob, "you fool")
    about = {"table": bob.table, "seat": bob.seat, "time": at}
    assert as_guest(server, ann, reason="insult", words="again\nand again", **about).status_code == 201
    (report,) = waiting(host)
    assert (report["line"], report["words"], report["reason"]) == ("you fool", "again and again", "insult")
    assert (report["name"], report["account"], report["by"], report["by_guest"]) == ("P2", None, "P1", True)
    assert as_guest(server, ann, reason="insult", **about).status_code == 201
    assert len(waiting(host)) == 1, "the same once more is no second report"
    wrong = as_guest(server, ann, reason="insult", table=bob.table, seat=bob.seat, time=at + 1)
    assert wrong.status_code == 404, "there is no such line"


def test_nobody_reports_themselves_a_bot_or_nobody(server: Running) -> None:
    ann, bob = server.people()
    assert as_guest(server, ann, reason="other", table=ann.table, seat=ann.seat).status_code == 409
    robot = server.client.create(seats=[{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    assert as_guest(server, robot, reason="other", table=robot.table, seat=1 - (robot.seat or 0)).status_code == 404
    assert as_guest(server, ann, reason="other", table=bob.table, seat=5).status_code == 404
    assert as_guest(server, reason="other", table="nowhere", seat=0).status_code == 404
    assert as_guest(server, reason="boring", table=bob.table, seat=bob.seat).status_code == 422
    assert as_guest(server, reason="other", table=bob.table).status_code == 422
    merit = account(server, "Merit")
    assert merit("POST", "reports", reason="name", name="Merit").status_code == 404, "who shows no profile is not found"
    merit("PUT", "profile", open=True)
    assert merit("POST", "reports", reason="name", name="Merit").status_code == 409


def test_only_hosts_see_it_and_that_is_asked_every_time(server: Running) -> None:
    host, merit = host_of(server), account(server, "Merit")
    assert host("GET", "session").json() == {"name": "Hemiunu", "second_factor": False, "host": True}
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "host/reports", {}),
        ("PUT", "host/reports/1", {"closed": True}),
        ("GET", "host/people", {}),
        ("POST", "host/people", {"name": "Hemiunu", "act": "ban"}),
        ("POST", "host/seats", {"table": "x", "seat": 0, "act": "mute"}),
        ("GET", "host/invitations", {}),
        ("POST", "host/invitations", {}),
        ("DELETE", "host/invitations/0123456789abcdef", {}),
    ]
    for method, path, body in asked:
        assert merit(method, path, **body).status_code == 403, path
        assert Browser(server)(method, path, **body).status_code == 401, path
    assert waiting(host) == []
    assert admin(server, "people", "demote", "Hemiunu") == 0
    assert host("GET", "host/reports").status_code == 403, "the same session, a moment later"


def test_a_host_mutes_bans_and_renames_who_was_reported(server: Running) -> None:
    ann, bob = server.people()
    host, nemo = host_of(server), account(server, "Nemo")
    sits(server, bob, "Nemo")
    with server.open(bob) as wire:
        wire.until("state")
        assert wire.ask("chat", text="one")["type"] == "ack"
        assert as_guest(server, ann, reason="spam", table=bob.table, seat=bob.seat).status_code == 201
        assert host("POST", "host/people", name="nemo", act="mute").status_code == 200
        assert wire.ask("chat", text="two")["type"] == "refused"
        (report,) = waiting(host)
        assert (report["account"], report["muted"], report["banned"], report["line"]) == ("Nemo", True, False, None)
        assert host("POST", "host/people", name="Nemo", act="unmute").status_code == 200
        assert host("POST", "host/people", name="Nemo", act="rename", new="Hemiunu").status_code == 409
        assert host("POST", "host/people", name="Nemo", act="rename", new=" ").status_code == 400
        assert host("POST", "host/people", name="Nemo", act="rename", new="Player 7").status_code == 200
        shown = wire.until(lambda each: each["type"] == "table" and each["table"]["seats"][bob.seat]["name"] != "P2")
        assert shown["table"]["seats"][bob.seat]["name"] == "Player 7"
        assert host("POST", "host/people", name="Player 7", act="ban").status_code == 200
        assert wire.until("error")["error"] == "unauthorised"
    assert nemo.name is None
    (report,) = waiting(host)
    assert (report["name"], report["account"], report["banned"]) == ("P2", "Player 7", True)
    assert host("PUT", f"host/reports/{report['id']}", closed=True).status_code == 200
    assert waiting(host) == []
    assert [each["id"] for each in waiting(host, closed="true")] == [report["id"]]
    assert host("PUT", f"host/reports/{report['id']}", closed=False).status_code == 200
    assert len(waiting(host)) == 1
    assert host("PUT", "host/reports/999", closed=True).status_code == 404
    people = {each["name"]: each for each in host("GET", "host/people?search=").json()["people"]}
    assert people["Player 7"]["banned"]
    assert people["Hemiunu"]["host"]
    assert host("POST", "host/people", name="Hemiunu", act="ban").status_code == 403, "hosts do not ban hosts"
    assert host("POST", "host/people", name="Nobody", act="ban").status_code == 404


def test_a_guest_is_muted_and_renamed_at_their_table(server: Running) -> None:
    ann, bob = server.people()
    host = host_of(server)
    about = {"table": bob.table, "seat": bob.seat}
    with server.open(bob) as wire:
        wire.until("state")
        assert host("POST", "host/seats", **about, act="mute").status_code == 200
        assert wire.ask("chat", text="hear me")["type"] == "refused"
        assert as_guest(server, ann, reason="insult", **about).status_code == 201
        assert [each["muted"] for each in waiting(host)] == [True]
        assert host("POST", "host/seats", **about, act="unmute").status_code == 200
        assert wire.ask("chat", text="hear me")["type"] == "ack"
        assert host("POST", "host/seats", **about, act="rename", new="P1").status_code == 200
        shown = wire.until("table")["table"]["seats"]
        while shown[bob.seat]["name"] == "P2":
            shown = wire.until("table")["table"]["seats"]
        assert shown[bob.seat]["name"] == "P1 2", "no two at a table look alike"
    sits(server, ann, "Hemiunu")
    assert host("POST", "host/seats", table=ann.table, seat=ann.seat, act="mute").status_code == 409


def test_a_person_reports_ten_a_day(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    merit = account(server, "Merit")
    names = [f"Player {number}" for number in range(store.A_DAY + 1)]
    for name in names:
        account(server, name)("PUT", "profile", open=True)

    def report(name: str) -> int:
        return merit("POST", "reports", reason="name", name=name).status_code

    assert [report(name) for name in names] == [201] * store.A_DAY + [429]
    yesterday = update(reports).values(at=time.time() - DAY - 60)
    server.hub.database.run_now(lambda connection: connection.execute(yesterday))
    assert report(names[-1]) == 201
    guests = [as_guest(server, reason="name", name=name).status_code for name in names]
    assert guests == [201] * store.A_DAY + [429], "guests are counted by their address"
    monkeypatch.setattr(store, "MAX_OPEN", 5)
    assert account(server, "Ini")("POST", "reports", reason="name", name=names[0]).status_code == 429


@pytest.mark.usefixtures("no_drip")
def test_one_address_does_not_fill_the_queue_however_many_accounts_it_makes(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 20 * server.app.state.reporting.burst <= store.MAX_OPEN
    monkeypatch.setattr(server.app.state, "reporting", Buckets(3, 1.0))
    account(server, "Bob")("PUT", "profile", open=True)
    answers = [
        account(server, f"Ann {number}")("POST", "reports", reason="spam", name="Bob").status_code
        for number in range(5)
    ]
    assert answers == [201, 201, 201, 429, 429]


def test_a_report_goes_with_either_account_and_is_part_of_one_s_data(server: Running) -> None:
    host = host_of(server)
    merit, nemo, ini = (account(server, name) for name in ("Merit", "Nemo", "Ini"))
    nemo("PUT", "profile", open=True)
    assert merit("POST", "reports", reason="name", words="rude", name="Nemo").status_code == 201
    assert ini("POST", "reports", reason="name", name="Nemo").status_code == 201
    (mine,) = merit("GET", "account/data").json()["reports"]
    assert (mine["name"], mine["reason"], mine["words"]) == ("Nemo", "name", "rude")
    assert nemo("GET", "account/data").json()["reports"] == []
    assert merit("DELETE", "account", password=PASSWORD).status_code == 200
    assert [each["by"] for each in waiting(host)] == ["Ini"]
    assert nemo("DELETE", "account", password=PASSWORD).status_code == 200
    assert waiting(host) == []


def test_what_is_erased_at_the_table_is_erased_in_the_report(server: Running) -> None:
    ann, bob = server.people()
    host, nemo = host_of(server), account(server, "Nemo")
    at = said(server, bob, "gone tomorrow")
    about = {"table": bob.table, "seat": bob.seat, "time": at}
    assert as_guest(server, ann, reason="other", **about).status_code == 201
    sits(server, bob, "Nemo")  # a guest's seat becomes an account's
    assert nemo("DELETE", "account", password=PASSWORD, erase=True).status_code == 200
    assert [each["line"] for each in waiting(host)] in ([""], [None])


def test_old_reports_are_forgotten(server: Running) -> None:
    account(server, "Nemo")("PUT", "profile", open=True)
    old = {"long closed": (1, 91), "closed lately": (100, 5), "very old": (366, None), "open": (300, None)}
    for words, (at, closed) in old.items():
        assert as_guest(server, reason="other", words=words, name="Nemo").status_code == 201
        times = {"at": time.time() - at * DAY, "closed": None if closed is None else time.time() - closed * DAY}
        change = update(reports).where(reports.c.words == words).values(**times)
        server.hub.database.run_now(lambda connection, change=change: connection.execute(change))
    server.call(server.hub.sweep_old())
    left = server.hub.database.run_now(lambda connection: set(connection.execute(select(reports.c.words)).scalars()))
    assert left == {"closed lately", "open"}


def test_the_queue_comes_in_pages(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PAGE", 3)
    monkeypatch.setattr(store.page, "__defaults__", (None, 3))
    host = host_of(server)
    account(server, "Nemo")("PUT", "profile", open=True)
    for number in range(5):
        assert as_guest(server, reason="other", words=str(number), name="Nemo").status_code == 201
    first = host("GET", "host/reports").json()
    rest = host("GET", f"host/reports?before={first['next']}").json()
    assert [each["words"] for each in first["reports"] + rest["reports"]] == ["4", "3", "2", "1", "0"]
    assert (first["open"], rest["next"]) == (5, None)


def test_the_same_in_the_terminal(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bob = server.people()
    about = {"table": bob.table, "seat": bob.seat, "time": said(server, bob, "you fool")}
    assert as_guest(server, ann, reason="insult", words="again", **about).status_code == 201
    assert admin(server, "reports") == 0
    told = capsys.readouterr().out
    assert "insult  P2 (a guest)  by P1 (a guest)  table" in told
    assert "    > you fool\n    - again\n" in told
    number = told.split()[0]
    assert admin(server, "reports", "--close", number) == 0
    capsys.readouterr()
    assert admin(server, "reports") == 0
    assert capsys.readouterr().out == ""
    assert admin(server, "reports", "--closed") == 0
    assert "you fool" in capsys.readouterr().out
    assert admin(server, "reports", "--close", "99") == 2
    assert "there is no report 99" in capsys.readouterr().err
