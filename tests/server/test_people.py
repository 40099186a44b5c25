"""Profiles, ratings, favourite tables; one's data to take along or to erase."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from running import PASSWORD, Browser, Running, account, id_of
from society import finished
from sqlalchemy import event

from kemet.server.store import people
from kemet.server.store import ratings as counting
from kemet.server.store.accounts import add
from kemet.server.store.schema import favourites, ratings, standings

Serve = Callable[..., Running]
YOU, OPEN = {"kind": "you", "name": "Ann"}, {"kind": "open"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


def test_a_profile_counts_results_and_shows_others_only_what_is_public(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    one, two = id_of(server, "Ann"), id_of(server, "Bob")
    finished(server, [one, two], [8, 5])
    finished(server, [one, two], [4, 8])
    finished(server, [one], [9, 3, 2], public=False)
    mine = ann("GET", "profile").json()
    assert (mine["games"], mine["won"]) == (3, 2)
    assert mine["by_players"] == [{"players": 2, "games": 2, "won": 1}, {"players": 3, "games": 1, "won": 1}]
    assert mine["by_module"] == [{"module": "path", "games": 3, "won": 2}]
    assert mine["opponents"][:2] == [
        {"name": "", "bot": "easy", "games": 2, "won": 2},
        {"name": "P1", "bot": None, "games": 2, "won": 1},
    ]
    assert bob("GET", "people/ann").status_code == 404, "not shown"
    assert ann("PUT", "profile", open=True).status_code == 200
    assert bob("GET", "people/ann").json()["games"] == 2, "private tables stay private"
    assert Browser(server)("GET", "profile").status_code == 401


def test_ratings_count_rated_games_of_people_once(server: Running) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    assert ann("GET", "profile").json()["ratings"] == []
    finished(server, [id_of(server, "Ann"), id_of(server, "Bob")], [8, 5], rated=True)
    winner, loser = (each("GET", "profile").json()["ratings"][0] for each in (ann, bob))
    assert winner["games"] == loser["games"] == 1
    assert winner["value"] > loser["value"]


def test_rated_tables_are_for_people_with_accounts(server: Running) -> None:
    ann, bob, guest = account(server, "Ann"), account(server, "Bob"), Browser(server)
    wanted = {"players": 2, "seats": [YOU, OPEN], "rated": True}
    assert guest("POST", "tables", **wanted).status_code == 409
    assert ann("POST", "tables", **wanted | {"seats": [YOU, {"kind": "bot"}]}).status_code == 409
    assert ann("POST", "tables", **wanted | {"seed": "known"}).status_code == 409
    opened = ann("POST", "tables", **wanted).json()
    assert opened["table"]["rated"]
    table = opened["table"]["id"]
    assert guest("POST", f"tables/{table}/join", name="Guest").status_code == 409
    assert ann("POST", f"tables/{table}/join", name="Ann again").status_code == 409
    assert ann("POST", f"tables/{table}/start").status_code == 409, "bots do not fill it"
    assert bob("POST", f"tables/{table}/join", name="Bob").status_code == 200


def test_nobody_passes_a_rated_seat_on_or_spoils_the_rating_by_leaving(server: Running) -> None:
    ann, bob, cleo = (account(server, name) for name in ("Ann", "Bob", "Cleo"))
    opened = ann("POST", "tables", players=2, seats=[YOU, OPEN], rated=True).json()
    table = opened["table"]["id"]
    taken = bob("POST", f"tables/{table}/join", name="Bob").json()
    assert bob("DELETE", "account", password=PASSWORD).status_code == 200
    for browser in (cleo, ann):
        assert browser("POST", "account/seats", table=table, secret=taken["secret"]).status_code == 401
    assert ann("GET", f"tables/{table}").json()["winner"] == 0
    assert ann("GET", "profile").json()["ratings"][0]["games"] == 1, "the other's flight changes nothing"


def test_the_course_of_a_rating_tells_nothing_of_private_games(server: Running) -> None:
    ann = account(server, "Ann")
    account(server, "Bob")
    pair = [id_of(server, "Ann"), id_of(server, "Bob")]
    finished(server, pair, [8, 5], rated=True)
    finished(server, pair, [8, 5], rated=True, public=False)
    ann("PUT", "profile", open=True)
    [mine], [shown] = (
        asker("GET", path).json()["ratings"] for asker, path in ((ann, "profile"), (Browser(server), "people/ann"))
    )
    assert (mine["games"], len(mine["history"])) == (2, 2)
    assert (shown["games"], len(shown["history"])) == (1, 1)
    assert shown["value"] == mine["value"]


def test_favourites_and_one_s_data(server: Running) -> None:
    ann = account(server, "Ann")
    table = finished(server, [id_of(server, "Ann")], [8, 5])
    assert [each["id"] for each in ann("PUT", f"favourites/{table}").json()["tables"]] == [table]
    assert ann("PUT", "favourites/nothing-there").status_code == 409
    data = ann("GET", "account/data").json()
    assert data["chat"][0]["text"] == "my secret plan"
    assert data["seats"][0]["name"] == "P0"
    assert "password" not in str(data)
    assert "secret_hash" not in str(data)
    assert ann("DELETE", f"favourites/{table}").json()["tables"] == []


@pytest.mark.parametrize("erase", [True, False])
def test_whoever_goes_can_take_their_traces_along(server: Running, erase: bool) -> None:
    ann = account(server, "Ann")
    table = finished(server, [id_of(server, "Ann")], [8, 5], rated=True)
    ann("PUT", f"favourites/{table}")
    assert server.table(table).chat_lines()[0]["text"] == "my secret plan"
    assert ann("DELETE", "account", password=PASSWORD, erase=erase).status_code == 200
    live = server.table(table)
    assert live.row.seats[0].name == ("Horus" if erase else "P0")
    assert [line["text"] for line in live.chat_lines()] == ([] if erase else ["my secret plan"])
    for kept in (ratings, standings, favourites):
        assert server.hub.database.run_now(lambda connection, kept=kept: connection.execute(kept.select()).all()) == []


def test_a_profile_counts_gods_and_tiles(server: Running) -> None:
    ann = account(server, "Ann")
    finished(server, [id_of(server, "Ann")], [8, 5])
    mine = ann("GET", "profile").json()
    assert mine["by_god"] == [{"god": "horus", "games": 1, "won": 1}]
    assert mine["tiles"] == [{"tile": "charge", "games": 1, "won": 1}]


def kinds(browser: Browser) -> dict[str, int]:
    return {each["kind"]: each["value"] for each in browser("GET", "profile").json()["ratings"]}


def test_each_kind_of_table_has_a_rating_of_its_own(server: Running) -> None:
    browsers = [account(server, name) for name in ("Ann", "Bob", "Cleo")]
    trio = [id_of(server, name) for name in ("Ann", "Bob", "Cleo")]
    finished(server, trio[:2], [8, 5], rated=True)
    duel = kinds(browsers[0])
    assert set(duel) == {"two"}
    finished(server, trio, [2, 3, 8], rated=True)
    finished(server, trio, [3, 7, 7], rated=True, seth=True)
    found = [kinds(browser) for browser in browsers]
    assert found[0]["two"] == duel["two"], "another kind of table changes nothing"
    assert found[0]["many"] < found[1]["many"] < found[2]["many"]
    assert found[0]["seth"] < found[1]["alliance"] == found[2]["alliance"], "the alliance wins and loses together"


def test_who_leaves_the_alliance_has_lost_though_it_wins(server: Running) -> None:
    browsers = [account(server, name) for name in ("Ann", "Bob", "Cleo")]
    trio = [id_of(server, name) for name in ("Ann", "Bob", "Cleo")]
    table = finished(server, trio, [3, 7, 7], seth=True)
    over = {"points": [3, 7, 7], "winner": 1, "resigned": [2]}
    row = server.table(table).row
    server.hub.database.run_now(lambda connection: counting.rate(connection, row, over))
    assert kinds(browsers[1])["alliance"] > kinds(browsers[2])["alliance"]


def test_a_game_counts_once_however_many_end_it_at_once(server: Running) -> None:
    ann = account(server, "Ann")
    account(server, "Bob")
    row = server.table(finished(server, [id_of(server, "Ann"), id_of(server, "Bob")], [8, 5])).row
    over = {"points": [8, 5], "winner": 0, "resigned": []}
    database = server.hub.database
    ends = [
        threading.Thread(target=database.run_now, args=(lambda connection: counting.rate(connection, row, over),))
        for _ in range(8)
    ]
    for each in ends:
        each.start()
    for each in ends:
        each.join()
    [rating] = ann("GET", "profile").json()["ratings"]
    assert (rating["games"], rating["provisional"]) == (1, True)
    stored = database.run_now(lambda connection: connection.execute(standings.select()).all())
    assert sorted(each.games for each in stored) == [1, 1]


def test_leaders_are_those_who_show_themselves(server: Running) -> None:
    names = [f"Player {number:02}" for number in range(counting.PAGE + 3)]
    guest = Browser(server)

    def fill(connection: people.Connection) -> None:
        for number, name in enumerate(names):
            owner = add(connection, name, "none")
            values = {"account": owner, "kind": "two", "mu": 25.0, "sigma": 1.0, "value": 1000 + number // 2}
            connection.execute(standings.insert(), values | {"games": number, "shown": False})
            if number:
                people.open_profile(connection, owner, is_open=True)

    server.hub.database.run_now(fill)
    first = guest("GET", "leaders/two").json()
    assert len(first["people"]) == counting.PAGE
    rest = guest("GET", f"leaders/two?before={first['next']}").json()
    found = [each["name"] for each in first["people"] + rest["people"]]
    assert found == names[:0:-1], "each once, the best first, and not who hides"
    assert rest["next"] is None
    assert {each["provisional"] for each in rest["people"]} == {True}
    assert not first["people"][0]["provisional"]
    assert guest("GET", "leaders/seth").json() == {"people": [], "next": None}
    assert guest("GET", "leaders/chess").status_code == 422
    assert guest("GET", "leaders/two?before=x").status_code == 400

    everybody = guest("GET", "people?search=PLAYER 0").json()
    assert [each["name"] for each in everybody["people"]] == names[1:10]
    assert everybody["people"][0]["ratings"] == [{"kind": "two", "value": 1000, "provisional": True}]
    page = guest("GET", "people").json()
    more = guest("GET", f"people?after={page['next']}").json()
    assert [each["name"] for each in page["people"] + more["people"]] == names[1:]
    assert guest("GET", "people?search=%").json()["people"] == []


def test_lists_of_people_are_read_from_an_index(server: Running) -> None:
    """So that the hundred-thousandth is found as quickly as the first."""
    seen: list[str] = []

    def watch(connection: object, cursor: object, statement: str, values: object, *_: object) -> None:
        if statement.startswith("SELECT") and ("FROM standings JOIN" in statement or "accounts.listed >" in statement):
            seen.extend(
                str(row[-1])
                for row in cursor.connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)  # type: ignore[attr-defined]
            )

    event.listen(server.hub.database.engine, "after_cursor_execute", watch)
    guest = Browser(server)
    guest("GET", "leaders/two?before=1200.7")
    guest("GET", "people?search=ann&after=annab")
    assert any("standings_shown" in step for step in seen)
    assert any("accounts_listed" in step for step in seen)
    assert not [step for step in seen if step.startswith("SCAN") or "TEMP B-TREE" in step], seen
