"""How long games stay: old ones go as the host wants it, never a running game between people."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from running import Running, play_until
from sqlalchemy import text

from kemet import Game, new_game
from kemet.client import Refused
from kemet.server.admin.changing import remove
from kemet.server.live import hub as hubs
from kemet.server.live.opening import open_table
from kemet.server.shapes.tables import NewTable
from kemet.server.store import retention
from kemet.server.store import tables as work
from kemet.server.store.retention import DAY, Retention, old, sweep
from kemet.server.store.rows import Entry, SeatRow

Serve = Callable[..., Running]
YOU = {"kind": "you", "name": "Ann"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
ALL = Retention(finished=10, abandoned=10, bots=10, open=10)


def stored(server: Running, status: str, people: int, days_ago: float, **absent: list[int]) -> str:
    """A table where something last happened this many days ago."""
    row, _, _ = open_table(NewTable.model_validate({"players": 3, "seats": [BOT] * 3}), (), None)
    human = [SeatRow(seat, "human", f"P{seat}", "Horus", secret_hash="x") for seat in range(people)]
    at = time.time() - days_ago * DAY
    row = replace(row, status=status, created=time.time() - 100 * DAY, seats=(*human, *row.seats[people:]),
                  summary=row.summary | absent)  # fmt: skip

    def store(connection: Any) -> None:
        work.add_table(connection, row)
        work.append(connection, row.id, [Entry(1, "start", -1, at=at)], status, row.summary, None, None)

    server.hub.database.run_now(store)
    return row.id


def test_only_what_the_host_wants_gone_goes(server: Running) -> None:
    stays = {
        "over, lately": stored(server, "over", 2, 5),
        "between people": stored(server, "running", 2, 90),
        "three people, one left": stored(server, "running", 3, 90, away=[1]),
        "alone, lately": stored(server, "running", 1, 5),
        "bots, lately": stored(server, "running", 0, 5),
    }
    goes = {
        "over": stored(server, "over", 2, 11),
        "alone": stored(server, "running", 1, 11),
        "the other left": stored(server, "running", 2, 11, away=[1]),
        "the other resigned": stored(server, "running", 2, 11, resigned=[0]),
        "bots": stored(server, "running", 0, 11),
        "bots, over": stored(server, "over", 0, 11),
        "never begun": stored(server, "open", 1, 11),
    }
    looked_at = stored(server, "over", 2, 11)
    database = server.hub.database
    for_ever = Retention(None, None, None, None)
    assert database.run_now(lambda connection: old(connection, for_ever, time.time())) == []
    found = database.run_now(lambda connection: old(connection, ALL, time.time()))
    assert set(found) == {*goes.values(), looked_at}
    kept = [*stays.values(), looked_at]
    everything = [*kept, *goes.values()]
    gone = database.run_now(lambda connection: sweep(connection, ALL, time.time(), everything, {looked_at}))
    assert set(gone) == set(goes.values())
    there = database.run_now(lambda connection: work.still_there(connection, [*kept, *goes.values()]))
    assert there == set(kept)


def test_the_server_sweeps_and_spares_those_who_look_on(serve: Serve) -> None:
    server = serve(keep=Retention(finished=1, bots=None, open=None))
    gone, watched = (stored(server, "over", 2, 3) for _ in range(2))
    with server.open(server.client.watch(watched)) as wire:
        wire.until("welcome")
        server.call(server.hub.sweep_old())
        assert server.http.get(f"/api/tables/{gone}").status_code == 404
        assert server.http.get(f"/api/tables/{watched}").status_code == 200


def test_a_sweep_gets_to_the_end_a_few_at_a_time(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are, and however many games between people stay for ever before them in the line: otherwise
    somebody who makes tables as fast as allowed would fill the disk. Others write in between."""
    monkeypatch.setattr(retention, "AT_ONCE", 3)
    monkeypatch.setattr(hubs, "BREATH", 0.0)
    server = serve(keep=Retention(finished=1, abandoned=1, bots=None, open=None))
    kept = [stored(server, "running", 2, 90) for _ in range(4)]
    old_games = [stored(server, status, 1, 3) for status in ("over", "running") * 4]
    at_once: list[int] = []
    remove_some = retention.remove

    def noted(connection: Any, ids: list[str]) -> None:
        at_once.append(len(ids))
        remove_some(connection, ids)

    monkeypatch.setattr(retention, "remove", noted)
    server.call(server.hub.sweep_old())
    there = server.hub.database.run_now(lambda connection: work.still_there(connection, [*kept, *old_games]))
    assert there == set(kept)
    assert at_once == [3, 3, 2]


def test_a_game_that_is_taken_up_while_old_ones_are_deleted_stays(server: Running) -> None:
    """What is old is looked for beside the writing; something may have happened since."""
    woken = stored(server, "over", 2, 30)
    database = server.hub.database
    assert database.run_now(lambda connection: old(connection, ALL, time.time())) == [woken]
    said = [Entry(2, "chat", 0, note="good game", at=time.time())]
    database.run_now(lambda connection: work.append(connection, woken, said, "over", {}, None, None))
    assert database.run_now(lambda connection: sweep(connection, ALL, time.time(), [woken], set())) == []


@pytest.mark.parametrize("what", ["rematches", "favourites"])
def test_what_points_to_a_deleted_table_is_found_without_looking_through_all(server: Running, what: str) -> None:
    database = server.hub.database
    if database.is_postgres:
        pytest.skip("PostgreSQL looks through few rows rather than into an index")
    asked = {
        "rematches": "UPDATE tables SET rematch = NULL WHERE rematch IS NOT NULL AND rematch IN ('a', 'b')",
        "favourites": "DELETE FROM favourites WHERE table_id = 'a'",
    }[what]
    plan = database.run_now(lambda connection: connection.execute(text(f"EXPLAIN QUERY PLAN {asked}")).all())
    assert all("SEARCH" in row.detail and "INDEX" in row.detail for row in plan)


def test_a_table_deleted_by_the_host_sends_its_people_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SWEEP", 0.1)
    seat = server.people()[0]
    with server.open(seat) as wire:
        wire.until("state")
        remove(server.app.state.settings.database, seat.table)
        assert wire.until("error", 20)["error"] == "unknown"
    assert server.http.get(f"/api/tables/{seat.table}").status_code == 404


def test_one_address_cannot_fill_the_lobby(serve: Serve) -> None:
    server = serve(address_burst=40)
    made = [server.client.create(seats=[YOU, OPEN], public=True) for _ in range(server.hub.lobby.most)]
    with pytest.raises(Refused, match="in the lobby"):
        server.client.create(seats=[YOU, OPEN], public=True)
    server.client.create(seats=[YOU, OPEN])  # by link only: as many as you like
    remove(server.app.state.settings.database, made[0].table)
    server.client.create(seats=[YOU, OPEN], public=True)


def test_asking_for_many_tables_at_once_does_not_fill_the_lobby_either(serve: Serve) -> None:
    server = serve(address_burst=40)
    body = {"players": 2, "seats": [YOU, OPEN], "public": True}
    with ThreadPoolExecutor(15) as crowd:
        answers = list(crowd.map(lambda _: server.http.post("/api/tables", json=body).status_code, range(35)))
    assert answers.count(201) == server.hub.lobby.most
    assert set(answers) == {201, 429}


def test_a_rematch_counts_among_the_tables_in_the_lobby(serve: Serve) -> None:
    server = serve(address_burst=40)
    seat = server.people(2, public=True, seed="again")[0]
    server.bring_to(seat, played_to_the_end("again"))
    for _ in range(server.hub.lobby.most):
        server.client.create(seats=[YOU, OPEN], public=True)
    with pytest.raises(Refused, match="in the lobby"):
        seat.rematch()


def played_to_the_end(seed: str) -> Game:
    return play_until(new_game(2, seed), lambda game: game.over)
