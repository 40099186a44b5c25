"""Rated games are between people, and nobody buys a rating: every way into one, every way out of one, every race."""

from __future__ import annotations

import contextlib
import random
import threading
from collections.abc import Callable
from typing import Any

import pytest
from contesting import SWISS, begun
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from running import PASSWORD, Browser, Running, Wire, account, id_of, wait_until

from kemet.client import Seat
from kemet.server.store import ratings as counting
from kemet.server.store import tables as work
from kemet.server.store.schema import ratings, tables

Serve = Callable[..., Running]
YOU, OPEN = {"kind": "you", "name": "Ann"}, {"kind": "open"}
RATED = {"players": 2, "seats": [YOU, OPEN], "rated": True}


def rated_game(server: Running, *names: str, **wanted: Any) -> tuple[str, list[Browser], list[Seat]]:
    """A rated game of these people, begun."""
    browsers = [account(server, name) for name in names]
    asked = RATED | {"players": len(names), "seats": [YOU, *[OPEN] * (len(names) - 1)]} | wanted
    made = browsers[0]("POST", "tables", **asked).json()
    table = made["table"]["id"]
    taken = [made, *(browser("POST", f"tables/{table}/join", name="x").json() for browser in browsers[1:])]
    seats = [Seat(server.client, table, each["seat"], each["secret"]) for each in taken]
    assert seats[0].info()["status"] == "running"
    return table, browsers, seats


def rating(browser: Browser) -> int | None:
    """The rating of the only kind of table that was played."""
    found = browser("GET", "profile").json()["ratings"]
    assert len(found) < 2
    return found[0]["value"] if found else None


def test_no_bot_takes_a_seat_at_a_rated_table(server: Running) -> None:
    ann = account(server, "Ann")
    made = ann("POST", "tables", **RATED).json()
    table = made["table"]["id"]
    for deed, body in (("remove", {"seat": 1, "bot": "random"}), ("start", {"fill": "random"})):
        assert ann("POST", f"tables/{table}/{deed}", **body).status_code == 409
    info = ann("GET", f"tables/{table}").json()
    assert (info["status"], [seat["kind"] for seat in info["seats"]]) == ("open", ["human", "open"])


def test_a_game_with_a_bot_in_it_is_never_rated(server: Running) -> None:
    """However it came about: by an older release, say."""
    ann = account(server, "Ann")
    made = ann("POST", "tables", players=2, seats=[YOU, {"kind": "bot"}]).json()
    forged = tables.update().where(tables.c.id == made["table"]["id"]).values(rated=True)
    server.hub.database.run_now(lambda connection: connection.execute(forged))
    server.call(_load_again(server, made["table"]["id"]))
    ann("POST", f"tables/{made['table']['id']}/resign")
    assert ann("GET", f"tables/{made['table']['id']}").json()["status"] == "over"
    assert rating(ann) is None
    row = server.table(made["table"]["id"]).row
    assert row.rated
    won = {"points": [9, 5], "winner": 0, "resigned": []}
    server.hub.database.run_now(lambda connection: counting.rate(connection, row, won))
    assert rating(ann) is None, "nor when its person has won"


async def _load_again(server: Running, table: str) -> None:
    server.hub.reload([table])


def test_who_plays_a_rated_game_thinks_for_themselves(server: Running) -> None:
    _, _, seats = rated_game(server, "Ann", "Bob")
    asked = seats[0].info()["waiting"][0]
    with server.open(seats[asked]) as wire:
        wire.until("state")
        assert wire.ask("hint")["error"] == "not-possible"
        for described in ({"space": "FA"}, {"space": "FA", "units": 1}):
            refused = wire.ask("odds", **described)
            assert (refused["error"], "rated" in refused["reason"]) == ("not-possible", True)
        assert "rated" not in wire.ask("odds")["reason"], "of a battle that is announced both sides may ask"


@pytest.mark.parametrize("way", ["resign", "leave", "clock"])
def test_who_gives_up_in_a_game_of_two_has_lost_it(server: Running, way: str) -> None:
    clock = {"kind": "live", "minutes": 0.0001, "increment": 0} if way == "clock" else {"kind": "none"}
    table, (ann, bob), _ = rated_game(server, "Ann", "Bob", clock=clock)
    if way == "clock":
        wait_until(lambda: ann("GET", f"tables/{table}").json()["status"] == "over")
    else:
        ann("POST", f"tables/{table}/{way}")
    over = ann("GET", f"tables/{table}").json()
    lost = next(seat["seat"] for seat in over["seats"] if seat["resigned"])
    assert (over["status"], over["winner"], over["waiting"]) == ("over", 1 - lost, [])
    winner, loser = (bob, ann) if lost == 0 else (ann, bob)
    assert (rating(winner) or 0) > (rating(loser) or 0) > 0
    assert winner("GET", "profile").json()["won"] == 1


def test_of_three_the_last_who_stays_wins(server: Running) -> None:
    table, (ann, bob, cleo), _ = rated_game(server, "Ann", "Bob", "Cleo")
    ann("POST", f"tables/{table}/leave")
    assert ann("GET", f"tables/{table}").json()["status"] == "running"
    cleo("POST", f"tables/{table}/resign")
    assert ann("GET", f"tables/{table}").json()["winner"] == 1
    assert (rating(bob) or 0) > (rating(ann) or 0) == rating(cleo)


def test_a_bot_that_plays_on_plays_for_nobodys_rating(server: Running) -> None:
    """The seat of who gave up has the most points at the end; its owner is last all the same."""
    table, (ann, bob, cleo), _ = rated_game(server, "Ann", "Bob", "Cleo")
    row = server.table(table).row
    over = {"points": [9, 5, 7], "winner": 0, "resigned": [0]}
    server.hub.database.run_now(lambda connection: counting.rate(connection, row, over))
    assert (rating(cleo) or 0) > (rating(bob) or 0) > (rating(ann) or 0)


def test_two_rated_games_that_end_together_both_count(serve: Serve) -> None:
    """Each at a process of its own: the second begins with the rating that the first has made."""
    here, there = serve(), serve()
    if not here.hub.database.is_postgres:
        pytest.skip("a file serves one process")
    (one, (ann, bob), _) = rated_game(here, "Ann", "Bob")
    made = ann("POST", "tables", **RATED).json()["table"]["id"]
    bob("POST", f"tables/{made}/join", name="Bob")
    rows = [here.table(one).row, there.table(made).row]
    over = {"points": [8, 5], "winner": 0, "resigned": []}
    read, together = counting._latest, threading.Barrier(2)

    def read_together(*what: Any) -> Any:
        found = read(*what)
        with contextlib.suppress(threading.BrokenBarrierError):
            together.wait(1)  # without locks both stand here with the same old rating
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "_latest", read_together)
        ends = [
            threading.Thread(
                target=server.hub.database.run_now, args=(lambda on, row=row: counting.rate(on, row, over),)
            )
            for server, row in zip((here, there), rows, strict=True)
        ]
        for each in ends:
            each.start()
        for each in ends:
            each.join()
    found = here.hub.database.run_now(
        lambda connection: connection.execute(
            ratings.select().where(ratings.c.account == id_of(here, "Ann")).order_by(ratings.c.at)
        ).all()
    )
    assert len(found) == 2
    assert found[1].mu > found[0].mu, "the second win counts on top of the first"


@pytest.mark.parametrize("home", ["club", "tournament"])
def test_a_rated_table_of_a_club_or_a_tournament_is_like_any_other(server: Running, home: str) -> None:
    """People only, each thinks for themselves, and who leaves has lost."""
    if home == "club":
        club = account(server, "Cleo")("POST", "clubs", name="Friends of Thoth").json()["club"]["id"]
        ann, bob = account(server, "Ann"), account(server, "Bob")
        assert [each("PUT", f"clubs/{club}/me").status_code for each in (ann, bob)] == [200, 200]
        with_bot = RATED | {"seats": [YOU, {"kind": "bot"}], "club": club}
        assert ann("POST", "tables", **with_bot).status_code in (409, 422)
        table = ann("POST", "tables", **RATED, club=club).json()["table"]["id"]
        assert ann("POST", f"tables/{table}/remove", seat=1, bot="random").status_code == 409
        assert bob("POST", f"tables/{table}/join", name="Bob").status_code == 200
    else:
        ann, bob = account(server, "Ann"), account(server, "Bob")
        assert ann("POST", "contests", **SWISS, rated=True, fill="random").status_code == 409
        [game] = begun(ann, bob, rated=True, rounds=1)["played"][0]["games"]
        table = game["table"]
    info = ann("GET", f"tables/{table}").json()
    assert (info["status"], info["rated"], {seat["kind"] for seat in info["seats"]}) == ("running", True, {"human"})
    for deed, body in (("remove", {"seat": 1, "bot": "random"}), ("start", {"fill": "random"})):
        assert ann("POST", f"tables/{table}/{deed}", **body).status_code in (403, 409)  # a tournament's has no host
    for browser in (ann, bob):
        cookie = f"kemet_session={browser.http.cookies['kemet_session']}"
        with Wire(server, Seat(server.client, table, 0, None), cookie=cookie) as wire:
            asked = wire.until("state")["prompt"] is not None
            assert wire.ask("hint")["error"] == ("not-possible" if asked else "not-asked")
            assert "rated" in wire.ask("odds", space="FA", units=1)["reason"]
    assert bob("POST", f"tables/{table}/leave").status_code == 200
    assert ann("GET", f"tables/{table}").json()["status"] == "over"
    assert (rating(ann) or 0) > (rating(bob) or 0) > 0


# --- every way in -------------------------------------------------------------------------------------------------


def ways(server: Running) -> list[tuple[str, list[str]]]:
    """Every request that changes a table, with the names in its body: a new one joins by itself."""
    api = server.app.openapi()
    found = []
    for path, methods in api["paths"].items():
        if "post" not in methods or not path.startswith("/api/") or "callings" in path or "mail" in path:
            continue
        content = (
            methods["post"].get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        )
        shape = api["components"]["schemas"].get(content.get("$ref", "").rpartition("/")[2], {})
        if "{table}" in path or "table" in shape.get("properties", {}) or path == "/api/tables":
            found.append((path.removeprefix("/api/"), list(shape.get("properties", {}))))
    assert len(found) >= 8
    return found


VALUES: dict[str, list[Any]] = {
    "players": [2], "rated": [True, True, False], "public": [False],
    "seats": [[YOU, OPEN], [OPEN, YOU], [YOU, {"kind": "bot"}], [OPEN, OPEN], [{"kind": "bot"}, OPEN]],
    "seed": ["known"], "seth": [False, True], "name": ["x"], "seat": [0, 1], "bot": ["random"], "fill": ["random"],
    "version": [1],
}  # fmt: skip


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32))
def test_whatever_people_do_no_rated_game_has_a_bot_or_a_guest(server: Running, seed: int) -> None:
    chance = random.Random(seed)
    names = [f"{name}{seed}x{chance.randrange(10**6)}" for name in ("Ann", "Bob", "Cleo")]
    actors = [*(account(server, name) for name in names), Browser(server)]
    club = actors[0]("POST", "clubs", name=f"Club {names[0]}").json()["club"]["id"]
    actors[1]("PUT", f"clubs/{club}/me")
    made: list[str] = []
    secrets: list[str] = []
    for _ in range(30):
        actor, (path, fields) = chance.choice(actors), chance.choice(ways(server))
        if "{table}" in path or "table" in fields:
            if not made:
                continue
        known = {"table": made[-2:], "secret": secrets[-4:], "claim": secrets[-4:], "club": [club]} | VALUES
        body = {name: chance.choice(known[name]) for name in fields if known.get(name) and chance.random() < 0.6}
        if path == "tables":
            body |= {"players": 2, "seats": body.get("seats", [YOU, OPEN])}
        if chance.random() < 0.1:
            actor("DELETE", "account", password=PASSWORD)
        answer = actor("POST", path.replace("{table}", made[-1] if made else ""), **body)
        assert answer.status_code < 500, (path, body, answer.text)
        told = answer.json()
        if answer.status_code in (200, 201) and "secret" in told and told.get("table"):
            made.append(told["table"]["id"])
            secrets.append(told["secret"])
    for row in server.hub.database.run_now(lambda connection: work.find_tables(connection, made)):
        if row.rated and row.status != "open":
            assert {seat.kind for seat in row.seats} == {"human"}
            owners = [seat.account for seat in row.seats if seat.account is not None]
            assert len(set(owners)) == len(owners)
    fair = {row.id for row in server.hub.database.run_now(lambda connection: work.find_tables(connection, made))
            if row.rated and all(seat.kind == "human" for seat in row.seats)}  # fmt: skip
    counted = server.hub.database.run_now(lambda connection: connection.execute(ratings.select()).all())
    assert {each.table_id for each in counted if each.table_id in made} <= fair
