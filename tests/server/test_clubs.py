"""Clubs: who belongs, who keeps, their tables, talk and league; on both databases."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from running import PASSWORD, Browser, Running, account, id_of
from sqlalchemy import select, update

from kemet.server.store import clubs as work
from kemet.server.store import moderation
from kemet.server.store.schema import club_askers, club_lines, club_members, clubs, tables

OPEN = {"kind": "open"}


def founded(browser: Browser, name: str = "Friends of Thoth", **wanted: str) -> str:
    answer = browser("POST", "clubs", name=name, **wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["club"]["id"])


def join(browser: Browser, club: str) -> int:
    return browser("PUT", f"clubs/{club}/me").status_code


def seen(browser: Browser, club: str) -> dict[str, Any]:
    found: dict[str, Any] = browser("GET", f"clubs/{club}").json()
    return found


def people(browser: Browser, club: str) -> list[tuple[str, str]]:
    return [(each["name"], each["role"]) for each in seen(browser, club)["people"]]


def rows(server: Running, table: Any) -> list[Any]:
    return server.hub.database.run_now(lambda connection: list(connection.execute(select(table)).all()))


def test_an_open_club_takes_everybody_and_shows_strangers_little(server: Running) -> None:
    ann, bob, guest = account(server, "Ann"), account(server, "Bob"), Browser(server)
    club = founded(ann, about="Evenings")
    assert ann("POST", "clubs", name="friends of thoth").status_code == 409, "the name is taken"
    assert guest("POST", "clubs", name="Another").status_code == join(guest, club) == 401
    stranger = seen(guest, club)
    assert (stranger["club"]["members"], stranger["me"], stranger["people"]) == (1, "stranger", [])
    assert [join(bob, club), join(bob, club)] == [200, 200], "twice is once"
    assert people(bob, club) == [("Ann", "founder"), ("Bob", "member")]
    assert [each["name"] for each in bob("GET", "clubs?search=friends").json()["mine"]] == ["Friends of Thoth"]
    assert guest("GET", "clubs?search=x").json() == {"clubs": [], "mine": [], "next": None}
    assert [seen(guest, wrong)["error"] for wrong in ("nothing", "%00", club[::-1])] == ["unknown"] * 3


def test_a_club_by_request_or_invitation(server: Running) -> None:
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    club = founded(ann, entry="request")
    join(bob, club)
    assert seen(bob, club)["me"] == "asks"
    assert bob("PUT", f"clubs/{club}/people", name="Bob").status_code == 403, "nobody lets themselves in"
    assert seen(ann, club)["askers"] == [{"name": "Bob", "invited": False}]
    ann("PUT", f"clubs/{club}/people", name="Bob")
    assert seen(bob, club)["me"] == "member"
    assert seen(bob, club)["askers"] == [], "requests are for who keeps the club"
    ann("PUT", f"clubs/{club}", about="", entry="invited")
    assert join(cleo, club) == 409
    ann("PUT", f"clubs/{club}/people", name="Cleo")
    assert [each["invited"] for each in cleo("GET", "clubs").json()["mine"]] == [True]
    assert join(cleo, club) == 200
    assert rows(server, club_askers) == []


def test_the_founder_stands_above_keepers_and_these_above_members(server: Running) -> None:
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    club = founded(ann)
    join(bob, club), join(cleo, club)
    assert bob("DELETE", f"clubs/{club}/people", name="Cleo").status_code == 403
    assert bob("PUT", f"clubs/{club}/roles", name="Bob", role="founder").status_code == 403
    ann("PUT", f"clubs/{club}/roles", name="Bob", role="keeper")
    assert bob("DELETE", f"clubs/{club}/people", name="Ann").status_code == 403
    assert bob("DELETE", f"clubs/{club}/people", name="Cleo").status_code == 200
    assert people(ann, club) == [("Ann", "founder"), ("Bob", "keeper")]
    assert bob("DELETE", f"clubs/{club}").status_code == 403
    ann("PUT", f"clubs/{club}/roles", name="Bob", role="founder")
    assert people(ann, club) == [("Bob", "founder"), ("Ann", "keeper")]
    assert bob("DELETE", f"clubs/{club}").status_code == 200
    assert rows(server, clubs) == rows(server, club_members) == []


def test_a_club_outlives_its_founder_and_ends_with_its_last_member(server: Running) -> None:
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    club = founded(ann)
    join(bob, club), join(cleo, club)
    ann("PUT", f"clubs/{club}/roles", name="Cleo", role="keeper")
    ann("POST", f"clubs/{club}/talk", text="Welcome")
    kept = ann("GET", "account/data").json()["clubs"]
    assert (kept["member"][0]["role"], kept["said"][0]["words"]) == ("founder", "Welcome")
    assert ann("DELETE", "account", password=PASSWORD).status_code == 200
    assert people(cleo, club) == [("Cleo", "founder"), ("Bob", "member")], "keepers come first"
    assert rows(server, club_lines) == []
    assert cleo("DELETE", f"clubs/{club}/me").status_code == 200
    assert people(bob, club) == [("Bob", "founder")]
    bob("DELETE", f"clubs/{club}/me")
    assert rows(server, clubs) == []


def test_two_who_want_the_last_place(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "MAX_MEMBERS", 3)
    club = founded(account(server, "Ann"))
    crowd = [account(server, f"Guest {number}") for number in range(6)]
    with ThreadPoolExecutor(6) as together:
        answers = list(together.map(lambda each: join(each, club), crowd))
    assert sorted(answers) == [200, 200, 409, 409, 409, 409]
    assert len(rows(server, club_members)) == 3


def test_lists_have_a_bound(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, most in (("MAX_FOUNDED", 1), ("MAX_CLUBS", 2), ("MAX_LINES", 2), ("MAX_ASKERS", 1)):
        monkeypatch.setattr(work, name, most)
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    club = founded(ann)
    assert ann("POST", "clubs", name="One more").status_code == 409
    second, third = founded(bob, "Second"), founded(cleo, "Third", entry="request")
    assert [join(ann, second), join(ann, third), join(bob, third)] == [200, 200, 409]
    assert cleo("PUT", f"clubs/{third}/people", name="Ann").status_code == 409, "two clubs are enough for Ann"
    for words in ("one", "two", "three"):
        ann("POST", f"clubs/{club}/talk", text=words)
    assert [line["text"] for line in ann("GET", f"clubs/{club}/talk").json()["lines"]] == ["two", "three"]


def test_talk_is_for_members_who_may_write(server: Running) -> None:
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    club = founded(ann)
    join(bob, club)
    assert cleo("GET", f"clubs/{club}/talk").status_code == 403
    assert cleo("POST", f"clubs/{club}/talk", text="Hello").status_code == 403
    [line] = bob("POST", f"clubs/{club}/talk", text=" Good \u202e evening ").json()["lines"]
    assert (line["name"], line["text"], line["mine"]) == ("Bob", "Good evening", True)
    ann("PUT", f"clubs/{club}/muted", name="Bob", muted=True)
    assert bob("POST", f"clubs/{club}/talk", text="Still here").status_code == 403
    ann("PUT", f"clubs/{club}/muted", name="Bob", muted=False)
    him = id_of(server, "Bob")
    server.hub.database.run_now(lambda connection: moderation.mute(connection, him, True))
    assert bob("POST", f"clubs/{club}/talk", text="Still here").status_code == 403, "the host's word counts too"
    ann("PUT", "blocked", name="Bob")
    assert ann("GET", f"clubs/{club}/talk").json()["lines"] == [], "whom one blocked is not read"
    join(cleo, club)
    cleo("DELETE", f"clubs/{club}/talk/1")
    assert len(rows(server, club_lines)) == 1, "a member deletes their own lines only"
    ann("DELETE", f"clubs/{club}/talk/1")
    assert rows(server, club_lines) == []


def table_of(browser: Browser, club: str) -> Any:
    seats = [{"kind": "you", "name": "Host"}, OPEN, {"kind": "bot", "bot": "random"}]
    return browser("POST", "tables", players=3, seats=seats, club=club)


def test_members_take_the_seats_of_a_club_s_table_and_its_games_make_the_league(server: Running) -> None:
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    club = founded(ann)
    join(bob, club)
    assert table_of(cleo, club).status_code == 403
    opened = table_of(ann, club).json()["table"]
    table = opened["id"]
    assert (opened["club"], opened["public"]) == (club, False)
    assert [each["id"] for each in seen(bob, club)["tables"]] == [table]
    assert seen(cleo, club)["tables"] == []
    assert cleo("POST", f"tables/{table}/join", name="Cleo").status_code == 403
    assert Browser(server)("POST", f"tables/{table}/join", name="Guest").status_code == 403
    assert bob("POST", f"tables/{table}/join", name="Bob").status_code == 200
    over = '{"day":3,"round":1,"waiting":[],"points":[8,5,7],"winner":0,"away":[],"resigned":[],"tiles":[]}'
    end = update(tables).where(tables.c.id == table).values(status="over", summary=over)
    server.hub.database.run_now(lambda connection: connection.execute(end))
    lines = [
        {"name": "Ann", "points": 2, "games": 1, "won": 1},
        {"name": "Bob", "points": 0, "games": 1, "won": 0},
    ]
    league = ann("GET", f"clubs/{club}/league").json()
    assert league["lines"] == lines, "one for Bob, one for winning, none for the bot"
    assert league["begins"] <= time.time() < league["ends"]
    assert not league["earlier"]
    last_year = update(tables).values(created=tables.c.created - 366 * 86_400)
    server.hub.database.run_now(lambda connection: connection.execute(last_year))
    now = bob("GET", f"clubs/{club}/league").json()
    assert (now["lines"], now["earlier"]) == ([], True)
    for _ in range(5):
        now = bob("GET", f"clubs/{club}/league?before={now['begins']}").json()
        if now["lines"]:
            break
    assert (now["lines"], now["earlier"]) == (lines, False), "seasons that are over stay to be looked at"
    assert cleo("GET", f"clubs/{club}/league").status_code == 403
    assert Browser(server)("GET", f"clubs/{club}/league").status_code == 401
    for wrong in ("nan", "inf", "-5", "soon"):
        assert ann("GET", f"clubs/{club}/league?before={wrong}").status_code in (400, 422), wrong
    ann("DELETE", f"clubs/{club}")
    assert ann("GET", f"tables/{table}").status_code == 200, "its games stay"
    assert [row.club for row in rows(server, tables)] == [None]


def test_who_is_expelled_brings_nobody_to_the_tables_of_the_club(server: Running) -> None:
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    club = founded(ann)
    join(bob, club)
    made = bob("POST", "tables", players=2, seats=[{"kind": "you"}, OPEN], club=club).json()["table"]["id"]
    assert bob("POST", f"tables/{made}/invitations", name="Cleo").status_code == 409, "its seats are for members"
    ann("POST", f"tables/{made}/join", name="Ann")
    for each in (ann, bob):
        each("POST", f"tables/{made}/resign")
    ann("DELETE", f"clubs/{club}/people", name="Bob")
    again = bob("POST", f"tables/{made}/rematch").json()["table"]
    assert (again["club"], seen(ann, club)["tables"]) == (None, [])
    join(cleo, club)
    made = ann("POST", "tables", players=2, seats=[{"kind": "you"}, OPEN], club=club).json()["table"]["id"]
    assert ann("POST", f"tables/{made}/invitations", name="Cleo").status_code == 201


def test_one_gets_rid_of_people_who_are_banned(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    club = founded(ann)
    join(bob, club)
    ann("PUT", "friends", name="Bob")
    banned = id_of(server, "Bob")
    server.hub.database.run_now(lambda connection: moderation.ban(connection, banned))
    assert ann("DELETE", "friends", name="Bob").status_code == 200
    assert ann("DELETE", f"clubs/{club}/people", name="Bob").status_code == 200
    assert people(ann, club) == [("Ann", "founder")]
