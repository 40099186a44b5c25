"""Following, blocking, being online, invitations by name: on both databases."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from receiving import Receiver
from running import PASSWORD, Browser, Running, account, id_of, wait_until
from sqlalchemy import Connection, insert, select, update

from kemet.client import Seat
from kemet.server.store import friends as work
from kemet.server.store.schema import accounts, blocks, calls, follows, seat_invitations

OPEN = {"kind": "open"}


def follow(browser: Browser, name: str) -> httpx.Response:
    return browser("PUT", "friends", name=name)


def make_friends(one: Browser, two: Browser) -> None:
    for browser, other in ((one, two), (two, one)):
        assert follow(browser, str(other.name)).status_code == 200


def seen(browser: Browser, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in browser("GET", "friends").json()["following"] if each["name"] == name)
    return found


def table_of(browser: Browser, **wanted: Any) -> str:
    seats = [{"kind": "you", "name": "Host"}, OPEN, OPEN]
    opened = browser("POST", "tables", players=3, seats=seats, **wanted)
    assert opened.status_code == 201
    return str(opened.json()["table"]["id"])


def invite(browser: Browser, table: str, name: str) -> httpx.Response:
    return browser("POST", f"tables/{table}/invitations", name=name)


def invited(browser: Browser) -> list[tuple[str, str]]:
    return [(each["by"], each["table"]["id"]) for each in browser("GET", "invitations").json()["invitations"]]


def rows(server: Running, table: Any) -> list[Any]:
    return server.hub.database.run_now(lambda connection: list(connection.execute(select(table)).all()))


def test_following_one_another_makes_friends(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    assert follow(ann, " bob ").json()["following"] == [{"name": "Bob", "friend": False, "online": False, "tables": []}]
    assert bob("GET", "friends").json()["followers"] == ["Ann"]
    follow(bob, "Ann")
    assert seen(ann, "Bob")["friend"]
    assert seen(bob, "Ann")["friend"]
    assert bob("GET", "friends").json()["followers"] == [], "who is followed back stands in one list"
    assert ann("DELETE", "friends", name="Bob").json()["following"] == []
    assert not seen(bob, "Ann")["friend"]
    assert follow(ann, "Ann").status_code == 409
    assert follow(ann, "Nobody").status_code == 404
    assert follow(Browser(server), "Ann").status_code == 401


def test_friends_see_each_other_online_and_where_to_watch(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    follow(ann, "Bob")
    public, private = table_of(bob, public=True), table_of(bob)
    bob("GET", "friends")
    assert not seen(ann, "Bob")["online"], "one who follows is no friend yet"
    follow(bob, "Ann")
    wait_until(lambda: seen(ann, "Bob")["online"])
    assert [each["table"] for each in seen(ann, "Bob")["tables"]] == [public] != [private]
    bob("PUT", "friends/settings", online_to="nobody", invites_from="everybody")
    hidden = seen(ann, "Bob")
    assert (hidden["online"], hidden["tables"]) == (False, [])
    bob("GET", "friends")
    stored = server.hub.database.run_now(
        lambda connection: connection.execute(select(accounts.c.online_at).where(accounts.c.name == "Bob")).scalar()
    )
    assert stored is None, "of who shows it to nobody nothing is kept"


def test_followers_see_who_shows_it_to_them_until_they_log_out(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    bob("PUT", "friends/settings", online_to="followers", invites_from="everybody")
    follow(ann, "Bob")
    with_cookie = Browser(server, name="Bob", password=PASSWORD)
    with_cookie("GET", "friends")
    wait_until(lambda: seen(ann, "Bob")["online"])
    with_cookie("DELETE", "session")
    assert not seen(ann, "Bob")["online"]
    me = id_of(server, "Ann")
    later = server.hub.database.run_now(lambda connection: work.friends_of(connection, me, 4_000_000_000.0))
    assert not later["following"][0]["online"], "being online passes by itself"


def test_whoever_sits_at_a_table_is_online(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    make_friends(ann, bob)
    opened = bob("POST", "tables", players=2, seats=[{"kind": "you"}, OPEN]).json()
    server.hub.online.forget(id_of(server, "Bob"))
    server.hub.database.run_now(lambda connection: connection.execute(update(accounts).values(online_at=None)))
    with server.open(Seat(server.client, opened["table"]["id"], opened["seat"], opened["secret"])) as wire:
        wire.until("welcome")
        wait_until(lambda: seen(ann, "Bob")["online"], "the sweep notes who looks at a seat")


def test_blocking_ends_it_both_ways(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    make_friends(ann, bob)
    table = table_of(bob)
    assert invite(bob, table, "Ann").status_code == 201
    assert ann("PUT", "blocked", name="Bob").json()["blocked"] == ["Bob"]
    for browser in (ann, bob):
        known = browser("GET", "friends").json()
        assert (known["following"], known["followers"]) == ([], [])
    assert invited(ann) == []
    assert follow(bob, "Ann").status_code == follow(ann, "Bob").status_code == 409
    assert invite(bob, table, "Ann").status_code == 409
    assert ann("DELETE", "blocked", name="Bob").json()["blocked"] == []
    assert follow(bob, "Ann").status_code == 200


def test_an_invitation_stands_while_there_is_a_seat_for_it(server: Running) -> None:
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    table = table_of(ann)
    assert invite(bob, table, "Cleo").status_code == 403, "who does not sit there invites nobody"
    assert invite(Browser(server), table, "Cleo").status_code == 401
    assert invite(ann, table, "bob").json()["names"] == ["Bob"]
    assert invite(ann, table, "Cleo").json()["names"] == ["Bob", "Cleo"]
    assert invited(bob) == invited(cleo) == [("Ann", table)]
    assert bob("POST", f"tables/{table}/join", name="Bob").status_code == 200
    assert invited(bob) == [], "they sit there already"
    assert cleo("DELETE", f"invitations/{table}").json()["invitations"] == []
    assert invite(ann, table, "Cleo").status_code == 201
    assert invited(cleo) == [], "nobody is asked twice"
    other = table_of(ann)
    invite(ann, other, "Bob")
    assert invited(bob) == [("Ann", other)]
    assert ann("POST", f"tables/{other}/start", fill="random").status_code == 200
    assert invited(bob) == []
    assert invite(ann, other, "Cleo").status_code == 409
    assert ann("GET", f"tables/{table}/invitations").json()["names"] == ["Bob", "Cleo"]


def test_people_say_who_may_invite_them(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    table = table_of(ann)

    def answer(invites_from: str) -> int:
        bob("PUT", "friends/settings", online_to="friends", invites_from=invites_from)
        return invite(ann, table, "Bob").status_code

    assert (answer("nobody"), answer("followed")) == (409, 409)
    follow(bob, "Ann")
    assert answer("nobody") == 409
    assert answer("followed") == 201


def test_lists_have_a_bound(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MAX_FOLLOWED", "MAX_BLOCKED", "MAX_SENT", "MAX_FROM_STRANGERS"):
        monkeypatch.setattr(work, name, 1)
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    dan = account(server, "Dan")
    assert [follow(ann, name).status_code for name in ("Bob", "Bob", "Cleo")] == [200, 200, 409]
    assert [ann("PUT", "blocked", name=name).status_code for name in ("Cleo", "Dan")] == [200, 409]
    mine, his = table_of(bob), table_of(dan)
    assert [invite(bob, mine, name).status_code for name in ("Cleo", "Dan")] == [201, 409]
    assert invite(dan, his, "Cleo").status_code == 409, "enough invitations by strangers"
    follow(cleo, "Dan")
    assert invite(dan, his, "Cleo").status_code == 201


def test_many_who_follow_at_once_count_once_and_keep_the_bound(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work, "MAX_FOLLOWED", 3)
    ann = account(server, "Ann")
    names = [f"Friend {number}" for number in range(6)]
    for name in names:
        account(server, name)
    with ThreadPoolExecutor(12) as crowd:
        answers = [each.status_code for each in crowd.map(lambda name: follow(ann, name), names * 2)]
    assert len(rows(server, follows)) == 3
    assert set(answers) == {200, 409}
    assert 3 <= answers.count(200) <= 6


def test_following_and_blocking_at_once_leave_nobody_followed_who_is_blocked(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    for _ in range(5):
        with ThreadPoolExecutor(2) as two:
            followed = two.submit(follow, bob, "Ann")
            two.submit(ann, "PUT", "blocked", name="Bob").result()
            followed.result()
        assert len(rows(server, blocks)) == 1
        assert rows(server, follows) == []
        ann("DELETE", "blocked", name="Bob")


CALLED: dict[str, Any] = {
    "call_after": 0.0,
    "call_pace": 3600.0,
    "call_private": True,
    "public_address": "https://kemet.example",
}


@pytest.fixture
def receiver() -> Any:
    with Receiver() as running:
        yield running


def test_whom_one_follows_may_call(serve: Any, receiver: Receiver) -> None:
    server: Running = serve(**CALLED)
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    hook = f"{receiver.address}/hook"
    assert bob("POST", "callings", kind="discord", address=hook, language="en").status_code == 201
    follow(bob, "Ann")
    table = table_of(ann, name="Evening")
    invite(ann, table, "Bob")
    invite(ann, table, "Bob")
    invite(cleo, table_of(cleo), "Bob")
    assert len(invited(bob)) == 2, "a stranger's invitation is listed, no more"
    assert len(rows(server, calls)) == 1
    receiver.got.clear()
    server.call(server.hub.caller.send_due())
    [told] = [each.data["content"] for each in receiver.got]
    assert "Ann invites you" in told
    assert f"<https://kemet.example/t/{table}>" in told
    invite(ann, declined := table_of(ann), "Bob")
    bob("DELETE", f"invitations/{declined}")
    receiver.got.clear()
    server.call(server.hub.caller.send_due())
    assert receiver.got == [], "what was declined is not sent"
    assert len(rows(server, calls)) == 1


def test_one_takes_it_along_and_leaves_nothing(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    account(server, "Cleo")
    make_friends(ann, bob)
    ann("PUT", "blocked", name="Cleo")
    table, his = table_of(ann), table_of(bob)
    invite(ann, table, "Bob")
    invite(bob, his, "Ann")
    kept = ann("GET", "account/data").json()["friends"]
    assert (kept["follows"], kept["blocked"]) == (["Bob"], ["Cleo"])
    assert [each["name"] for each in kept["invited"] + kept["invited_by"]] == ["Bob", "Bob"]
    assert ann("DELETE", "account", password=PASSWORD).status_code == 200
    assert rows(server, follows) == rows(server, blocks) == rows(server, seat_invitations) == []


def test_the_list_of_friends_stays_quick_with_many_followers(server: Running) -> None:
    ann = account(server, "Ann")
    me = id_of(server, "Ann")

    def crowd(connection: Connection) -> None:
        people = [
            {"name": f"P{n}", "folded": f"p{n}", "looks": f"p{n}", "password_hash": "", "created": 0.0}
            for n in range(500)
        ]
        connection.execute(insert(accounts), people)
        others = connection.execute(select(accounts.c.id).where(accounts.c.id != me)).scalars()
        connection.execute(insert(follows), [{"account": other, "other": me, "at": float(other)} for other in others])

    server.hub.database.run_now(crowd)
    shown = ann("GET", "friends").json()["followers"]
    assert (len(shown), shown[0]) == (work.MAX_FOLLOWERS, "P499")
