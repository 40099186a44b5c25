"""Clocks run only while a person is waited for; who runs out of time is played by a bot and may return."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from running import Running, play_until

from kemet import new_game
from kemet.game.configuration import Setup
from kemet.server.live import game_clock as steady
from kemet.server.live.live_table import LiveTable
from kemet.server.store.database import Database
from kemet.server.store.rows import Entry
from kemet.server.store.tables import beat
from kemet.server.table.clocks import DAY, SeatClocks
from kemet.server.table.match import Match

LIVE = {"kind": "live", "minutes": 1, "increment": 5}


def test_a_clock_runs_while_its_seat_is_waited_for() -> None:
    clocks = SeatClocks(LIVE, 2)
    clocks.run_for({0}, at=100.0)
    assert clocks.deadline(0) == 160.0
    assert clocks.seconds_left(0, 110.0) == 50.0
    clocks.run_for({1}, at=120.0)
    assert (clocks.left, clocks.deadline(0), clocks.deadline(1)) == ([45.0, 60.0], None, 180.0)
    clocks.pause(1000)
    assert clocks.deadline(1) == 1180.0
    assert list(clocks.out_of_time(1200.0)) == [1]


def test_by_the_day_every_answer_has_the_whole_time() -> None:
    clocks = SeatClocks({"kind": "days", "days": 2}, 2)
    clocks.run_for({0}, at=0.0)
    clocks.run_for({1}, at=DAY)
    clocks.run_for({0}, at=DAY + 5)
    assert clocks.deadline(0) == 3 * DAY + 5


def test_secret_choices_do_not_move_the_clock() -> None:
    """A seat that goes on choosing gains no increment in between: nobody can count its choices."""
    match = Match(Setup(2, 8, False, {}, (), "clock", ()), LIVE, {0, 1})
    match.apply(Entry(1, "start", -1, at=0.0))
    seat = match.waiting()[0]
    assert match.game is not None
    number = 1
    while match.waiting() == [seat]:
        number += 1
        match.apply(Entry(number, "choose", seat, match.game.codes(seat)[0], at=float(number)))
    assert match.clocks.left[seat] == 60 - number + 5


def test_who_runs_out_of_time_is_played_by_a_bot(serve: Callable[..., Running]) -> None:
    server = serve(human_scale=0.02)
    first, second = server.people(clock={"kind": "live", "minutes": 10, "increment": 0}, seed="time")
    with server.open(first) as one, server.open(second) as two:
        for wire in (one, two):
            state = wire.until("state")
            assert state["clocks"]["kind"] == "live"
            assert state["clocks"]["running"] == state["view"]["waiting"]
        late = one if one.state["prompt"] else two
        seat = late.seat.seat or 0
        clocks = late.state["clocks"]
        left = clocks["seats"][seat]["seconds_left"]
        assert 0 < left <= 600
        assert late.state["prompt"]["deadline"] == pytest.approx(clocks["at"] + left, abs=0.1)
        server.call(_run_out(server.table(first.table), seat))
        late.until(lambda message: message["type"] == "table" and message["table"]["seats"][seat]["away"])
        refused = late.ask("choose", prompt="x", choices=[1])
        assert refused["error"] in ("not-asked", "stale")
        assert late.ask("return")["type"] == "ack"
        assert not late.seat.info()["seats"][seat]["away"]
        assert server.table(first.table).match.clocks.left[seat] >= 60


async def _run_out(table: LiveTable, seat: int) -> None:
    table.match.clocks.left[seat] = 0.0
    table.hub.driver_of(table).look()


def test_clocks_go_on_after_a_restart_and_stand_still_meanwhile(serve: Callable[..., Running]) -> None:
    server = serve()
    first, _ = server.people(clock=LIVE, seed="stop")
    game = play_until(new_game(2, "stop"), lambda game: len(game.choices) > 10)
    server.bring_to(first, game)
    before = server.table(first.table).match.clocks
    left, since = list(before.left), dict(before.since)
    server.stop()
    again = serve()
    after = again.table(first.table).match.clocks
    assert (after.left, after.since) == (left, since)

    again.stop()
    database = Database(again.app.state.settings.database)
    database.run_now(lambda connection: beat(connection, time.time() - 500))
    database.close()
    later = serve()
    assert not later.hub.tables, "a start loads no game: there may be thousands"
    late = later.table(first.table).match.clocks
    assert all(450 < late.since[seat] - since[seat] < 600 for seat in since)


@pytest.mark.parametrize("jump", [7200.0, -7200.0])
def test_setting_the_systems_clock_changes_nobodys_time(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    server = serve()
    seats = server.people(clock={"kind": "live", "minutes": 10, "increment": 0}, seed="jump")
    real = time.time
    with server.open(seats[0]) as one, server.open(seats[1]) as two:
        asked = next(wire for wire in (one, two) if wire.until("state")["prompt"])
        seat = asked.seat.seat or 0
        left = server.table(seats[0].table).match.clocks.left[seat]
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        server.call(ring(server, seats[0].table))
        assert not asked.seat.info()["seats"][seat]["away"]
        asked.choose(asked.state["prompt"]["choices"][0]["code"])
        now = asked.settle()["clocks"]["seats"][seat]["seconds_left"]
        assert left - 60 < now <= left
        monkeypatch.setattr(time, "time", real)


async def ring(server: Running, table: str) -> None:
    await server.hub.driver_of(server.hub.tables[table])._out_of_time()


def test_time_does_not_go_back_between_two_servers(serve: Callable[..., Running]) -> None:
    """The system's clock was set back while no server ran: nobody gains an hour by it."""
    server = serve()
    server.stop()
    database = Database(server.app.state.settings.database)
    stopped = time.time() + 3600
    database.run_now(lambda connection: beat(connection, stopped))
    database.close()
    serve()
    try:
        assert steady.now() >= stopped
    finally:
        steady.start()


def test_servers_know_whether_they_are_alone(serve: Callable[..., Running]) -> None:
    first = serve()
    assert first.hub.leases._was_alone
    if first.hub.database.is_postgres:
        assert not serve().hub.leases._was_alone


def test_the_steady_clock_is_set_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = steady.Steady()
    began = clock.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= clock.now() - began < 60
    clock.not_before(began - 100)
    assert clock.now() >= began
    clock.not_before(began + 100)
    assert clock.now() >= began + 100
    clock.follow(began - 5)
    assert clock.now() < began + 55


def test_an_entry_from_a_moment_ago_gives_no_time() -> None:
    clocks = SeatClocks(LIVE, 2)
    clocks.run_for({0}, at=100.0)
    clocks.run_for({1}, at=90.0)
    assert clocks.left[0] == 65.0
