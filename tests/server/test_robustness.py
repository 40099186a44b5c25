"""Slow readers, dying bots, peeking, many idle games, a fuzzed API, the command itself."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from running import Running, play_until, wait_until
from server_process import FOR_TESTS, ServerProcess

from kemet import Game, new_game
from kemet.client import Server
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.day.move import MOVE_ON
from kemet.server.live.viewer import MAX_BYTES, Viewer
from kemet.server.store.only_one import InUse, only_server
from kemet.server.store.rights import Right

YOU = {"kind": "you", "name": "Ann"}


def test_a_row_of_choices_is_no_free_look_at_hidden_things(server: Running) -> None:
    """A row that goes beyond something learned is refused before anything of it can be told by its legality."""
    seats, game = server.people(seed="peek 1"), new_game(2, "peek 1")
    play_until(game, lambda game: bool(learning(game)), 6)
    server.bring_to(seats[0], game)
    seat = game.waiting_for()[0]
    with server.open(seats[seat]) as wire:
        wire.until("state")
        code = learning(game)[0]
        refused = [wire.choose(code, second)["reason"] for second in (0, 1, 2, 40, 9999)]
        assert set(refused) == {"somebody learns something on the way: choose step by step"}
        assert wire.choose(code)["type"] == "ack"


def test_a_choice_that_would_leave_nobody_an_answer_is_taken_back(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """No rule may lead to a dead end. If one does, the table says so and plays on as if nothing had been chosen."""
    seats, game = server.people(seed="dead end"), new_game(2, "dead end")
    seat = game.waiting_for()[0]
    fork = Game.fork

    def without_answers(self: Game) -> Game:
        trial = fork(self)
        monkeypatch.setattr(trial, "codes", lambda seat: [])
        return trial

    with server.open(seats[seat]) as wire:
        wire.until("state")
        code = game.codes(seat)[0]
        with monkeypatch.context() as patched:
            patched.setattr(Game, "fork", without_answers)
            assert "without an answer" in wire.choose(code)["reason"]
        assert "left nobody an answer" in caplog.text
        assert wire.choose(code)["type"] == "ack"


def learning(game: Game) -> list[int]:
    """Choices of the one who is asked, in turn, by which somebody learns something while the game goes on."""
    if len(game.waiting_for()) != 1 or game.state.day == 0:
        return []
    seat = game.waiting_for()[0]
    found = []
    for code in game.codes(seat):
        twin = game.copy()
        twin.play(seat, code)
        if twin.state.learned != game.state.learned and not twin.over:
            found.append(code)
    return found


def test_a_slow_reader_is_dropped() -> None:
    viewer = Viewer(Right(0))
    for _ in range(3 * MAX_BYTES // 100_000):
        viewer.send(b"x" * 100_000)
    assert viewer.dropped
    assert viewer.waiting_bytes <= MAX_BYTES + 100_000
    waiting = viewer.outbox.qsize()
    viewer.send(b"more")
    assert viewer.outbox.qsize() == waiting


def test_dead_thinking_processes_are_replaced(server: Running) -> None:
    seats = server.people(seed="dead")
    game = play_until(new_game(2, "dead"), lambda game: len(game.codes(game.waiting_for()[0])) > 3)
    server.bring_to(seats[0], game)
    asked = seats[game.waiting_for()[0]]
    with server.open(asked) as wire:
        wire.until("state")
        hint = wire.ask("hint")
        assert hint["choice"] in game.codes(asked.seat or 0)
        assert hint["sentence"]
        pool = server.hub.thinking.mind._pool
        assert pool is not None
        for process in pool._processes.values():
            os.kill(process.pid, signal.SIGKILL)
        assert wire.ask("hint")["choice"] in game.codes(asked.seat or 0)
        assert server.hub.thinking.replaced >= 1
        wire.settle()


def test_bots_of_every_strength_play(server: Running) -> None:
    bots = [{"kind": "bot", "bot": name} for name in ("easy", "medium", "hard")]
    seat = server.client.create(players=4, seats=[YOU, *bots], seed="strengths")
    chance = random.Random(1)
    with seat.live() as live:
        for number, prompt in enumerate(live.prompts()):
            live.choose(chance.choice(prompt.choices))
            if number > 8:
                break
    assert not live.over


def test_odds_and_reasons(server: Running) -> None:
    seats, game = server.people(seed="odds"), new_game(2, "odds")
    play_until(game, lambda game: game.state.question is BATTLE_CARDS and len(game.waiting_for()) == 2)
    server.bring_to(seats[0], game)
    with server.open(seats[0]) as wire, server.open(server.client.watch(seats[0].table)) as eye:
        odds = wire.ask("odds")["odds"]
        assert 0 <= odds["expected"]["win"] <= 1
        assert odds["divine"] == "all"  # the enemy's possible divine cards are never left out
        assert wire.ask("odds", added=["nothing"])["error"] == "not-possible"
        assert wire.ask("odds", space="nowhere", units=2)["error"] == "not-possible"
        assert "does not answer" in wire.ask("why", text="step FA")["reason"]
        assert wire.ask("why", text="dance")["reason"].startswith("'dance'")
        assert eye.ask("odds")["error"] == "spectator"
        assert eye.ask("hint")["error"] == "spectator"


def test_the_past_of_moves_is_weighed_too(server: Running) -> None:
    seats, game = server.people(seed="move odds"), new_game(2, "move odds")
    play_until(game, lambda game: game.state.question is MOVE_ON)
    server.bring_to(seats[0], game)
    mover = game.waiting_for()[0]
    with server.open(seats[mover]) as wire:
        assert wire.ask("odds")["error"] == "not-possible"  # no battle is under way


def test_idle_games_leave_the_memory(serve: Callable[..., Running]) -> None:
    server = serve(idle_games=3)
    made = [server.people(2)[0] for _ in range(8)]
    for seat in made:
        server.table(seat.table)
    wait_until(lambda: len(server.hub.tables) <= 5)
    assert all(seat.info()["status"] == "running" for seat in made)


def test_many_entries_load(server: Running) -> None:
    """There are no snapshots: a long game is replayed, in a moment as `make load` measures."""
    seats = server.people(5, seed="long", modules=["path", "dawn"], victory_points=10)
    game = new_game(5, "long", victory_points=10, modules=("path", "dawn"))
    play_until(game, lambda game: game.over or len(game.choices) >= 1500, most=5000)
    server.bring_to(seats[0], game)
    server.call(forget(server, seats[0].table))
    assert server.table(seats[0].table).match.number == len(game.choices) + 1


async def forget(server: Running, table: str) -> None:
    await server.hub._forget(server.hub.tables[table])


@pytest.mark.parametrize("word", ["name", "god"])
def test_strange_names_do_no_harm(server: Running, word: str) -> None:
    host = server.client.create(players=3, seats=[YOU, *[{"kind": "open"}] * 2])
    for name in ("\ud800", "' OR 1=1 --", "<script>", "\u202e", "x" * 119, "\x00", "𓂀" * 30):
        body = {"name": "Bob"} | {word: name}
        answer = server.http.post(f"/api/tables/{host.table}/join", content=json.dumps(body))
        assert answer.status_code in (200, 400, 409, 422)
        assert all(len(seat["name"]) <= 30 for seat in host.info()["seats"])


def test_the_api_answers_anything_as_it_says(server: Running) -> None:
    """Requests made from the published schema, right and wrong ones: never a crash, always a documented answer."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 20
    strategies = [operation.as_strategy() for operation in operations]
    strategies += [
        operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE) for operation in operations
    ]

    @settings(
        max_examples=150, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(st.one_of(strategies))
    def fuzz(case: Any) -> None:
        answer = case.call(headers={"Content-Type": "application/json"})
        assert answer.status_code < 500, (case.method, case.path, answer.text)
        if answer.status_code >= 400 and case.path != "/health":
            assert set(answer.json()) == {"error", "reason"}

    fuzz()
    assert server.http.get("/health").json()["status"] == "ok"


def test_the_command_serves_and_stops(tmp_path: Any) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "kemet", "serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/k.db"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path)
    try:
        until = time.monotonic() + 60
        while True:
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
                assert httpx.get(f"http://127.0.0.1:{port}/api/tables").json()["tables"] == []
                break
            except httpx.TransportError:
                assert process.poll() is None
                assert time.monotonic() < until
                time.sleep(0.1)
        process.send_signal(signal.SIGTERM)
        out, logged = process.communicate(timeout=30)
    finally:
        process.kill()
    assert f"http://127.0.0.1:{port}/" in out
    assert "k.db" in out
    lines = [json.loads(line) for line in logged.splitlines()]
    # a proxy asks for our health every few seconds
    assert [line["route"] for line in lines if "route" in line] == ["/api/tables"]


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_a_server_whose_bots_think_leaves_json_alone(ending: signal.Signals, tmp_path: Any) -> None:
    """Also of the processes that think: Python's own would say what they left behind."""
    log = tmp_path / "log"
    with ServerProcess(f"sqlite:///{tmp_path}/k.db", (*FOR_TESTS, "--bot-processes", "1"), log=log) as server:
        game = Server(server.address).create(seats=[{"kind": "bot", "bot": "hard"}, {"kind": "you"}])
        with game.live() as live:
            for prompt in live.prompts():
                if "\nkemet_thoughts_total 0\n" not in httpx.get(f"{server.address}/metrics", timeout=None).text:
                    break
                live.choose(prompt.choices[0])
        assert server.process is not None
        server.process.send_signal(ending)
        assert server.process.wait(60) == 0
        written = [line for line in log.read_text().splitlines() if not line.startswith("{")]
        assert [line for line in written if not line.startswith(("Kemet at", "Games are kept", "The table in"))] == []


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--port", "99999"], "--port must be"),
        (["--database", "sqlite:////nowhere/at/all.db"], "there is no folder /nowhere/at for the database"),
        (["--database", "mysql://x/y"], "sqlite:///FILE or postgresql://"),
        (["--content", "/nowhere/at/all", "--database", "sqlite:///x.db"], "/nowhere/at/all"),
    ],
)
def test_the_command_says_what_is_wrong(
    arguments: list[str],
    reason: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from kemet.cli import main

    monkeypatch.chdir(tmp_path)
    assert main(["serve", *arguments]) == 2
    assert reason in capsys.readouterr().err


def test_a_file_serves_one_server(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/k.db"
    with only_server(database), pytest.raises(InUse, match="another server uses"), only_server(database):
        pass
    with only_server(database):
        pass
