"""Profiles, ratings, favourite tables; one's data to take along or to erase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from running import PASSWORD, Browser, Running, account, id_of

from kemet.server.live.opening import open_table
from kemet.server.shapes.tables import NewTable
from kemet.server.store import people
from kemet.server.store import tables as work
from kemet.server.store.rows import Entry, SeatRow

Serve = Callable[..., Running]
YOU, OPEN = {"kind": "you", "name": "Ann"}, {"kind": "open"}


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


def finished(server: Running, owners: list[int], points: list[int], *, public: bool = True, rated: bool = False) -> str:
    """A game that is over; the first seat with the most points won."""
    seats = [{"kind": "bot", "bot": "easy"}] * len(points)
    wanted = {"players": len(points), "seats": seats, "public": public, "modules": ["path"]}
    row, _, _ = open_table(NewTable.model_validate(wanted), (), None)
    winner = points.index(max(points))
    rows = [SeatRow(seat, "human", f"P{seat}", "Horus", secret_hash=f"s{seat}", account=owner)
            for seat, owner in enumerate(owners)]  # fmt: skip
    summary = row.summary | {"points": points, "winner": winner}
    row = replace(row, status="over", rated=rated, seats=(*rows, *row.seats[len(rows) :]), summary=summary)

    def store(connection: people.Connection) -> None:
        work.add_table(connection, row)
        said = [Entry(1, "start", -1), Entry(2, "chat", 0, note="my secret plan", message="m")]
        work.append(connection, row.id, said, "over", summary, None, None)
        if rated:
            for _ in range(2):  # a game counts once, however often its end is written
                people.rate(connection, row, summary | {"resigned": []})

    server.hub.database.run_now(store)
    return row.id


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
    assert ann("GET", "profile").json()["rating"] is None
    finished(server, [id_of(server, "Ann"), id_of(server, "Bob")], [8, 5], rated=True)
    winner, loser = (each("GET", "profile").json()["rating"] for each in (ann, bob))
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
    assert ann("GET", "profile").json()["rating"]["games"] == 1, "the other's flight changes nothing"


def test_the_course_of_a_rating_tells_nothing_of_private_games(server: Running) -> None:
    ann = account(server, "Ann")
    account(server, "Bob")
    pair = [id_of(server, "Ann"), id_of(server, "Bob")]
    finished(server, pair, [8, 5], rated=True)
    finished(server, pair, [8, 5], rated=True, public=False)
    ann("PUT", "profile", open=True)
    mine, shown = ann("GET", "profile").json()["rating"], Browser(server)("GET", "people/ann").json()["rating"]
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
    for kept in (people.ratings, people.favourites):
        assert server.hub.database.run_now(lambda connection, kept=kept: connection.execute(kept.select()).all()) == []
