"""Somebody uses everything that is about people, takes it along, and leaves: nothing of them stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from contesting import begun, founded
from receiving import Receiver
from running import PASSWORD, Browser, Running, account, id_of
from sqlalchemy import select

from kemet.server.store.rows import Entry
from kemet.server.store.schema import metadata

#: A name that occurs nowhere else.
NAME = "Meritamun the Unmistakable"
WORDS = "words of the unmistakable one"
OPEN = {"kind": "open"}


def everything_used(server: Running) -> tuple[Browser, Browser, dict[str, str]]:
    """Friends, invitations, a club, tournaments, rated and other games, talk, a report, a favourite, being called."""
    mine, bob, cleo = account(server, NAME), account(server, "Bob"), account(server, "Cleo")
    mine("PUT", "profile", open=True)
    mine("PUT", "friends", name="Bob")
    bob("PUT", "friends", name=NAME)
    mine("PUT", "blocked", name="Cleo")
    with Receiver() as receiver:
        called = mine("POST", "callings", kind="discord", address=f"{receiver.address}/hook", language="en")
    assert called.status_code == 201

    club = mine("POST", "clubs", name="Friends of Thoth").json()["club"]["id"]
    bob("PUT", f"clubs/{club}/me")
    mine("POST", f"clubs/{club}/talk", text=WORDS)
    other = bob("POST", "clubs", name="By invitation", entry="request").json()["club"]["id"]
    mine("PUT", f"clubs/{other}/me")

    waiting = founded(mine, bob)
    running = begun(bob, mine, cleo, players=3)["id"]
    table = mine("POST", "tables", players=2, seats=[{"kind": "you"}, OPEN], rated=True, public=True).json()
    game = table["table"]["id"]
    bob("POST", f"tables/{game}/join", name="x")
    server.call(server.table(game).write(lambda: [Entry(0, "chat", table["seat"], note=WORDS)]))
    bob("POST", f"tables/{game}/resign")
    mine("PUT", f"favourites/{game}")
    asked = mine("POST", "tables", players=2, seats=[{"kind": "you"}, OPEN]).json()["table"]["id"]
    mine("POST", f"tables/{asked}/invitations", name="Bob")
    his = bob("POST", "tables", players=2, seats=[{"kind": "you"}, OPEN]).json()["table"]["id"]
    bob("POST", f"tables/{his}/invitations", name=NAME)
    bob("PUT", "profile", open=True)
    mine("POST", "reports", reason="other", words=WORDS, name="Bob")
    bob("POST", "reports", reason="name", name=NAME)
    assert bob("POST", f"tables/{game}/rematch").status_code == 200

    guest = Browser(server)  # as a guest, then claimed for the account
    first = guest("POST", "tables", players=2, seats=[{"kind": "you", "name": NAME}, OPEN]).json()
    bob("POST", f"tables/{first['table']['id']}/join", name="x")
    bob("POST", "reports", reason="name", table=first["table"]["id"], seat=0)
    guest.http.headers["Authorization"] = f"Bearer {first['secret']}"
    guest("POST", "reports", reason="other", table=first["table"]["id"], seat=1, words=WORDS)
    mine("POST", "account/seats", table=first["table"]["id"], secret=first["secret"])
    return mine, bob, {"club": club, "other": other, "waiting": waiting, "running": running, "game": game}


def all_rows(server: Running) -> dict[str, list[Any]]:
    return {
        table.name: server.hub.database.run_now(lambda on, table=table: list(on.execute(select(table)).mappings()))
        for table in metadata.sorted_tables
    }


def test_all_of_it_is_taken_along_and_nothing_stays(serve: Callable[..., Running]) -> None:
    server = serve(call_private=True, call_pace=3600.0)
    mine, bob, made = everything_used(server)
    me = id_of(server, NAME)
    kept = mine("GET", "account/data").json()
    assert kept["account"]["name"] == NAME
    parts = ("sessions", "seats", "chat", "callings", "contests", "favourites", "reports")
    assert [part for part in parts if not kept[part]] == []
    assert {each["id"] for each in kept["contests"]} == {made["waiting"], made["running"]}
    assert kept["profile"]["ratings"][0]["games"] == 1
    assert (kept["friends"]["follows"], kept["friends"]["blocked"]) == (["Bob"], ["Cleo"])
    assert kept["friends"]["invited"]
    assert kept["friends"]["invited_by"]
    assert [part for part in ("member", "asked", "said") if not kept["clubs"][part]] == []

    holding = {
        (table, column)
        for table, rows in all_rows(server).items()
        for row in rows
        for column, value in row.items()
        if NAME in str(value) or WORDS in str(value)
    }
    assert len(holding) >= 5, "the search below finds what there is"
    assert mine("DELETE", "account", password=PASSWORD, erase=True).status_code == 200

    owners = {(table.name, key.parent.name) for table in metadata.sorted_tables for key in table.foreign_keys
              if key.column.table.name == "accounts"}  # fmt: skip
    for table, rows in all_rows(server).items():
        for row in rows:
            assert NAME not in str(dict(row)), table
            assert WORDS not in str(dict(row)), table
            assert all(row[column] != me for name, column in owners if name == table), table
    assert mine("GET", "account/data").status_code == 401
    for path in ("friends", "clubs", "invitations", "contests", "leaders/two", "people", f"tables/{made['game']}",
                 f"clubs/{made['club']}", f"clubs/{made['other']}", f"contests/{made['running']}"):  # fmt: skip
        answer = bob("GET", path)
        assert answer.status_code == 200, path
        assert NAME not in answer.text, path
    assert bob("GET", f"clubs/{made['club']}").json()["me"] == "founder", "the club goes on"
    assert bob("GET", f"contests/{made['waiting']}").status_code == 404
    assert len(bob("GET", "profile").json()["ratings"]) == 1, "what others won and lost stays theirs"
