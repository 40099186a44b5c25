"""Tournaments for people: enter, draw, play, leave, stand."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from contesting import SWISS, begun, end_round, founded, later, look, now, people, seat_of
from receiving import Receiver
from running import PASSWORD, Browser, Running, Wire, wait_until
from sqlalchemy import select

from kemet.cli.main import main
from kemet.client import Seat
from kemet.server.http import contests as pages
from kemet.server.live import contests as live
from kemet.server.store import contests as store
from kemet.server.store import retention
from kemet.server.store.schema import calls


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


def test_groups_play_until_everybody_has_met(server: Running) -> None:
    all_of_them = people(server, *(f"Player {number}" for number in range(1, 7)))
    found = begun(*all_of_them, form="groups", group=3, rounds=1)
    assert (found["all_rounds"], [len(group) for group in found["standings"]]) == (3, [3, 3])
    for _ in range(3):
        end_round(server, all_of_them[0], found["id"])
    last = now(all_of_them[0], found["id"])
    assert last["status"] == "over"
    met = {frozenset(game["seats"]) for each in last["played"] for game in each["games"] if len(game["seats"]) == 2}
    assert len(met) == 6
    byes = [game for each in last["played"] for game in each["games"] if len(game["seats"]) == 1]
    assert all(game["scores"] == [12] and game["table"] is None for game in byes)
    assert len(byes) == 6, "everybody pauses once"


def test_bots_fill_the_tables_where_the_founder_wants_them(server: Running) -> None:
    ann, bob = people(server, "Ann", "Bob")
    found = begun(ann, bob, players=4, fill="random", rounds=1)
    [game] = found["played"][0]["games"]
    assert sorted(game["seats"]) == [0, 0, 1, 2]
    table = ann("GET", f"tables/{game['table']}").json()
    assert [seat["kind"] for seat in table["seats"]] == ["human" if each else "bot" for each in game["seats"]]


def test_who_leaves_gives_up_and_is_not_drawn_again(server: Running) -> None:
    ann, bob, cleo = people(server, "Ann", "Bob", "Cleo")
    found = begun(ann, bob, cleo, players=3, fill="random")
    table, seat = seat_of(found, 2)
    assert bob("POST", f"contests/{found['id']}/leave").status_code == 200
    assert bob("POST", f"contests/{found['id']}/leave").status_code == 409, "once"
    assert ann("GET", f"tables/{table}").json()["seats"][seat]["resigned"]
    assert ann("GET", f"tables/{table}").json()["status"] == "running", "the others play on"
    end_round(server, ann, found["id"])
    second = now(ann, found["id"])
    assert second["played"][0]["games"][0]["gone"] == [seat]
    assert sorted(second["played"][1]["games"][0]["seats"]) == [0, 1, 3]
    assert [each["has_left"] for each in second["entrants"]] == [False, True, False]


def test_without_bots_a_table_ends_when_one_is_left(server: Running) -> None:
    ann, bob = people(server, "Ann", "Bob")
    found = begun(ann, bob, rounds=1)
    table, seat = seat_of(found, 2)
    assert bob("POST", f"tables/{table}/leave").status_code == 200
    assert ann("GET", f"tables/{table}").json()["status"] == "running"
    look(server, found["id"])
    assert ann("GET", f"tables/{table}").json()["winner"] == 1 - seat
    look(server, found["id"])
    last = now(ann, found["id"])
    assert last["status"] == "over"
    assert [(row["entrant"], row["points"]) for row in last["standings"][0]] == [(1, 12), (2, 0)]


@pytest.mark.parametrize("fill", ["random", None])
def test_who_never_comes_is_replaced_or_has_lost(server: Running, fill: str | None) -> None:
    ann, bob = people(server, "Ann", "Bob")
    found = begun(ann, bob, rounds=1, fill=fill, patience=1)
    table = server.table(found["played"][0]["games"][0]["table"])
    [asked] = table.match.waiting()
    look(server, found["id"])
    assert table.match.is_person(asked), "there is time to come"
    table.match.clocks.since = {seat: at - 61 for seat, at in table.match.clocks.since.items()}
    look(server, found["id"])
    if fill:
        assert (table.match.away, table.match.status) == ({asked: "clock"}, "running")
    else:
        assert (table.match.resigned, table.match.ended) == ({asked}, 1 - asked)


def test_a_round_ends_at_its_bound(server: Running) -> None:
    ann, bob = people(server, "Ann", "Bob")
    found = begun(ann, bob, rounds=1, round_hours=1)
    assert found["round_ends"] - time.time() <= 3600
    later(server, found["id"], 3601)
    look(server, found["id"])
    look(server, found["id"])
    last = now(ann, found["id"])
    assert last["status"] == "over"
    assert [row["points"] for row in last["standings"][0]] == [6, 6], "nobody had won"


def test_only_its_founder_starts_and_cancels(server: Running) -> None:
    ann, bob = people(server, "Ann", "Bob")
    id = founded(ann, bob)
    for deed in ("start", "cancel"):
        assert bob("POST", f"contests/{id}/{deed}").status_code == 403
        assert Browser(server)("POST", f"contests/{id}/{deed}").status_code == 401
    assert (now(ann, id)["leads"], now(bob, id)["leads"]) == (True, False)
    assert (now(bob, id)["mine"], now(Browser(server), id)["mine"]) == (2, None)
    assert ann("POST", f"contests/{id}/cancel").status_code == 200
    assert ann("GET", f"contests/{id}").status_code == 404, "it never began: nothing is left of it"
    running = begun(ann, bob)["id"]
    assert ann("POST", f"contests/{running}/cancel").status_code == 200
    assert now(ann, running)["status"] == "cancelled"
    assert ann("POST", f"contests/{running}/start").status_code == 409
    assert bob("POST", f"contests/{running}/enter").status_code == 409


def test_a_host_cancels_any_tournament(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bob = people(server, "Ann", "Bob")
    id = begun(ann, bob)["id"]
    url = server.app.state.settings.database
    assert main(["admin", "--database", url, "cancel", f"{server.address}/tournaments/{id}"]) == 0
    assert "Cancelled the tournament Nile Cup" in capsys.readouterr().out
    assert now(ann, id)["status"] == "cancelled"
    assert main(["admin", "--database", url, "cancel", id]) != 0, "once"
    other = founded(ann, bob)
    assert main(["admin", "--database", url, "people", "promote", "Bob"]) == 0
    assert now(bob, other)["leads"]
    assert bob("POST", f"contests/{other}/cancel").status_code == 200, "in the browser too"
    assert main(["admin", "--database", url, "cancel", "nothing-there"]) != 0


def test_nobody_else_gets_a_seat_of_a_tournament(server: Running) -> None:
    ann, bob, eve = people(server, "Ann", "Bob", "Eve")
    found = begun(ann, bob)
    table = found["played"][0]["games"][0]["table"]
    assert eve("POST", f"tables/{table}/join", name="Eve").status_code == 409
    assert eve("POST", f"tables/{table}/resign").status_code == 401
    assert ann("POST", f"tables/{table}/start").status_code == 403
    assert "seed" not in found


def test_a_start_by_the_clock_and_a_call_that_nobody_follows(server: Running) -> None:
    ann, bob = people(server, "Ann", "Bob")
    soon = time.time() + 3600
    wanted, lonely = founded(ann, bob, starts_at=soon), founded(ann, starts_at=soon)
    assert ann("POST", "contests", **SWISS | {"starts_at": time.time() - 5}).status_code == 400
    for id in (wanted, lonely):
        server.hub.database.run_now(lambda connection, id=id: store.sleep_until(connection, id, 0.0))
    server.call(server.hub.contests.sweep())
    assert now(ann, wanted)["status"] == "running"
    assert ann("GET", f"contests/{lonely}").status_code == 404


def test_what_cannot_be_played_is_refused(server: Running) -> None:
    [ann] = people(server, "Ann")
    for wrong in (
        {"modules": ["nothing"]},
        {"players": 6},
        {"places": 65},
        {"rounds": 10},
        {"clock": {"kind": "none"}},
        {"fill": "nobody"},
        {"fill": "easy", "rated": True},
        {"name": "\u202e"},
        {"seth": True},
    ):
        assert ann("POST", "contests", **SWISS | wrong).status_code in (400, 409, 422), wrong
    assert Browser(server)("POST", "contests", **SWISS).status_code == 401
    assert ann("GET", "contests/nothing-there").status_code == 404
    assert ann("POST", "contests/not%20an%20id/enter").status_code == 404


def test_an_account_founds_and_enters_so_many_and_no_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = people(server, "Ann", "Bob")
    made = [founded(ann) for _ in range(store.MAX_FOUNDED)]
    assert ann("POST", "contests", **SWISS).status_code == 409
    monkeypatch.setattr(store, "MAX_ENTERED", 1)
    assert bob("POST", f"contests/{made[0]}/enter").status_code == 200
    assert bob("POST", f"contests/{made[1]}/enter").status_code == 409


def test_a_list_has_pages(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PAGE", 2)
    [ann] = people(server, "Ann")
    made = [founded(ann) for _ in range(3)]
    first = ann("GET", "contests").json()
    rest = ann("GET", f"contests?before={first['next']}").json()
    assert [each["id"] for each in first["contests"] + rest["contests"]] == made[::-1]
    assert rest["next"] is None
    assert rest["mine"] == [], "those of one's own stand on the first page"
    assert ann("GET", "contests?status=over").json()["contests"] == []


def test_everybody_finds_their_own_tournaments(server: Running) -> None:
    ann, bob, cleo = people(server, "Ann", "Bob", "Cleo")
    id, other = founded(ann, bob), founded(cleo)

    def own(who: Browser) -> list[str]:
        return [each["id"] for each in who("GET", "contests?status=over").json()["mine"]]

    assert (own(ann), own(bob), own(cleo), own(Browser(server))) == ([id], [id], [other], [])
    ann("POST", f"contests/{id}/start")
    assert own(bob) == [id], "while it runs too"
    bob("POST", f"contests/{id}/leave")
    assert (own(ann), own(bob)) == ([id], [])


def test_rated_games_count(server: Running) -> None:
    ann, bob = people(server, "Ann", "Bob")
    found = begun(ann, bob, rounds=1, rated=True)
    table, _ = seat_of(found, 2)
    assert bob("POST", f"tables/{table}/resign").status_code == 200
    look(server, found["id"])
    assert now(ann, found["id"])["status"] == "over"
    assert ann("GET", "profile").json()["ratings"][0]["kind"] == "two"


def test_a_tournament_with_a_deleted_account_goes_on(server: Running) -> None:
    ann, bob, cleo = people(server, "Ann", "Bob", "Cleo")
    waiting = founded(bob, ann, cleo)
    mine = founded(ann, bob)
    found = begun(ann, bob, cleo, players=3)
    kept = ann("GET", "account/data").json()["contests"]
    assert [(each["founded"], each["number"]) for each in kept] == [(False, 2), (True, 1), (True, 1)]
    assert ann("DELETE", "account", password=PASSWORD, erase=True).status_code == 200
    assert [each["name"] for each in now(bob, waiting)["entrants"]] == ["Bob", "Cleo"]
    assert bob("GET", f"contests/{mine}").status_code == 404
    look(server, found["id"])
    after = bob("GET", f"contests/{found['id']}")
    assert "Ann" not in after.text
    assert after.json()["founder"] is None
    assert after.json()["entrants"][0] == {"number": 1, "name": None, "has_left": True}
    end_round(server, bob, found["id"])
    assert sorted(now(bob, found["id"])["played"][1]["games"][0]["seats"]) == [2, 3]


def test_a_game_that_was_deleted_counts_as_a_draw(server: Running) -> None:
    ann, bob = people(server, "Ann", "Bob")
    found = begun(ann, bob, rounds=1)
    table, _ = seat_of(found, 1)
    server.hub.database.run_now(lambda connection: retention.remove(connection, [table]))
    look(server, found["id"])
    last = now(ann, found["id"])
    assert last["status"] == "over"
    assert last["played"][0]["games"][0]["table"] is None
    assert [row["points"] for row in last["standings"][0]] == [6, 6]


def test_everybody_is_called_to_a_round_once(serve: Callable[..., Running]) -> None:
    server = serve(call_after=0.0, call_pace=3600.0, call_private=True, public_address="https://kemet.example")
    ann, bob, cleo = people(server, "Ann", "Bob", "Cleo")
    with Receiver() as receiver:
        for name, each in (("ann", ann), ("bob", bob)):
            hook = f"{receiver.address}/{name}"
            assert each("POST", "callings", kind="discord", address=hook, language="en").status_code == 201
        receiver.got.clear()
        found = begun(ann, bob, cleo, players=3)
        table, seat = seat_of(found, 2)
        server.call(server.hub.caller.send_due())
        assert sorted(each.path for each in receiver.got) == ["/ann", "/bob"], "in whatever order they are asked"
        for each in receiver.got:
            assert "Your tournament table is ready\\: Nile Cup 1\\.1" in each.data["content"]
            assert f"<https://kemet.example/t/{table}>" in each.data["content"]
        server.call(server.hub.caller.send_due())
        assert len(receiver.got) == 2, "once"
        look_at_own(server, bob, table)
        here = calls.c.seat == seat
        wait_until(lambda: not server.hub.database.run_now(lambda on: on.execute(select(calls).where(here)).all()))


def look_at_own(server: Running, who: Browser, table: str) -> None:
    """By the session, as a page does that is looked at."""
    cookie = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
    with Wire(server, Seat(server.client, table, None, None), cookie=cookie) as wire:
        wire.until("state")
        assert wire.ask("look")["type"] == "ack"


def test_tournaments_by_the_day_are_looked_at_less_often() -> None:
    assert live.EVERY["days"] > live.EVERY["live"]


def test_others_are_served_while_a_large_tournament_is_worked_out(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its games may be thousands: not in the event loop."""
    ann, bob = people(server, "Ann", "Bob")
    id = begun(ann, bob)["id"]
    where = set[int]()
    work_out = pages.tables_of_standings

    def noted(*known: Any) -> Any:
        where.add(threading.get_ident())
        return work_out(*known)

    monkeypatch.setattr(pages, "tables_of_standings", noted)
    for path in (id, f"{id}/record"):
        ann("GET", f"contests/{path}")

    async def loop() -> int:
        return threading.get_ident()

    assert where
    assert server.call(loop()) not in where
