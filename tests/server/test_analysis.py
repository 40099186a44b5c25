"""A finished game understood, and playing on from one of its moments."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest
from running import Running, play_until

from kemet import Game, new_game
from kemet.bots import Seat, make_bot
from kemet.client import Refused
from kemet.server.live import analysing
from kemet.server.live.analysing import Analyses
from kemet.server.live.thinking import Thinking
from kemet.server.problems import Problem
from kemet.server.table import analysis


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


def played(seed: str) -> Game:
    """A random player against an easy bot."""
    game = new_game(players=2, seed=seed)
    bots = [make_bot("random", "r"), make_bot("easy", "e")]
    while not game.over:
        seat = game.waiting_for()[0]
        game.play(seat, bots[seat].choose(Seat(game, seat)))
    return game


def test_a_finished_game_is_understood_and_played_on(server: Running) -> None:
    game = played("understood")
    seats = server.people(2, seed="understood")
    path = f"/api/tables/{seats[0].table}"
    with pytest.raises(Refused, match="once the game is over"):
        server.client.request("GET", f"{path}/analysis")
    with pytest.raises(Refused, match="once the game is over"):
        server.client.request("POST", f"{path}/play-on", {"version": 5, "seat": 0})
    server.bring_to(seats[0], game)
    found: dict[str, Any] = {"progress": 0.0}
    until = time.monotonic() + 900  # processes that think stand back on a busy machine
    while found["progress"] < 1 and time.monotonic() < until:
        found = server.client.request("GET", f"{path}/analysis")
        time.sleep(0.05)
    assert found["progress"] == 1
    assert found["course"][-1]["chances"] == [float(seat == game.winner) for seat in (0, 1)]
    assert all(abs(sum(row["chances"]) - 1) < 0.01 for row in found["course"])
    costs = [each["cost"] for each in found["costly"]]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > analysis.LEAST, "who plays at random pays for it"
    assert len(found["turns"]) == analysis.TOLD
    assert sum(row["won"] for row in found["luck"]) <= sum(row["battles"] for row in found["luck"]) / 2

    moment = found["costly"][0]["version"]
    body = {"version": moment, "seat": 1, "bot": "easy"}
    new = server.client.request("POST", f"{path}/play-on?as=all", body)
    assert new["table"]["seed_given"]
    assert [seat["kind"] for seat in new["table"]["seats"]] == ["bot", "human"]
    again = server.table(new["table"]["id"]).match.game
    assert again is not None
    assert again.choices[:5] == game.choices[:5]
    assert not again.over
    with pytest.raises(Refused, match="no such seat"):
        server.client.request("POST", f"{path}/play-on?as=all", body | {"seat": 4})


def test_a_choice_is_weighed_by_what_its_seat_knew() -> None:
    """The same places of the same game give the same costs, whatever others hold."""
    game = played("weighed")
    places = analysis.worth_weighing(game, [0])[:6]
    assert analysis.weigh(game, places) == analysis.weigh(game, places)
    assert all(game.choices[place][0] == 0 for place in places)


def test_what_wins_the_game_costs_nothing() -> None:
    """After this teleport nothing is left but to end the Move and the turn: the end is judged, not the way there."""
    game = play_until(new_game(2, "scene over", house_rules={"dayLimit": "3"}), lambda game: game.over, 5)
    winner, _ = game.choices[-1]
    last = max(analysis.worth_weighing(game, [winner])[:-1])
    assert analysis.weigh(game, [last]) == []


def test_whoever_waits_is_told_that_it_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a page would ask for ever, and have it begun each time. The next request tries again."""
    over = SimpleNamespace(over=True, copy=lambda: None)
    table: Any = SimpleNamespace(
        row=SimpleNamespace(id="odd"), match=SimpleNamespace(game=over, humans={0}, status="over")
    )

    async def fail(*_: object) -> None:
        raise OSError("no process can be started")

    async def ask() -> None:
        analyses = Analyses(Thinking(1, 1.0))
        monkeypatch.setattr(analyses, "_all_pieces", fail)
        analyses.of(table, "somebody")
        while analyses._tasks:
            await asyncio.sleep(0)
        with pytest.raises(Problem, match="could not be understood"):
            analyses.of(table, "somebody")
        assert analyses.of(table, "somebody")["progress"] == 0.0
        analyses.close()

    asyncio.run(ask())


def test_one_address_does_not_have_all_others_wait_for_their_analysis() -> None:
    over = SimpleNamespace(over=True, copy=lambda: None)

    def finished(id: str) -> Any:
        return SimpleNamespace(row=SimpleNamespace(id=id), match=SimpleNamespace(game=over, humans={0}, status="over"))

    async def ask() -> None:
        analyses = Analyses(Thinking(1, 1.0))
        for number in range(analysing.MAX_OF_ONE):
            analyses.of(finished(f"mine {number}"), "greedy")
        with pytest.raises(Problem, match="ask again"):
            analyses.of(finished("one more"), "greedy")
        analyses.of(finished("mine 0"), "greedy")  # it is under way: one may look how far it is
        assert analyses.of(finished("theirs"), "somebody else")["progress"] == 0.0
        analyses.close()

    asyncio.run(ask())
