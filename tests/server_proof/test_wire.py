"""Short slices of rubbish over the WebSocket, of whole games over sockets and of the load test."""

from __future__ import annotations

import asyncio

import load
import wire_fuzz
import wire_soak
from server_process import ServerProcess


def test_rubbish_is_refused_and_changes_nothing(database_url: str) -> None:
    send_rubbish(database_url, seth=False)


def test_rubbish_in_a_game_with_seth(sqlite_url: str) -> None:
    send_rubbish(sqlite_url, seth=True)


def send_rubbish(database: str, seth: bool) -> None:
    with ServerProcess(database) as server:
        fuzzing = wire_fuzz.Fuzzing(server, database, seed=3, seth=seth)
        asyncio.run(fuzzing.run(200))
    assert len(fuzzing.answers) >= len(wire_fuzz.KINDS)


def test_games_over_sockets_end_as_their_records_replay(sqlite_url: str) -> None:
    with ServerProcess(sqlite_url) as server:
        soak = wire_soak.Soak(server, sqlite_url, "short", only_beginners=True)
        asyncio.run(soak.run(games=3, at_once=3))
    assert soak.games == 3


def test_a_little_load_is_no_load(sqlite_url: str) -> None:
    given = load.options(["--tables", "20", "--seconds", "6", "--think", "1.5"])
    with ServerProcess(sqlite_url, load.AS_IN_PLAY) as server:
        measured, _ = asyncio.run(load.play(given, [server]))
        assert server.errors() == []
    # how fast it was is for `make load`: here other tests run on the same cores
    assert (measured.refused, measured.lost_connections) == ({}, 0)
    assert measured.seen_by_all
