"""Short slices of `make kill` and of two processes on one database. The long runs are in docs/operations.md."""

from __future__ import annotations

import asyncio

import two_processes
from kill import Killing


def test_nothing_is_lost_when_the_server_is_killed(database_url: str) -> None:
    killing = Killing(database_url, tables=2, seed="short")
    try:
        asyncio.run(killing.run(2))
    finally:
        killing.server.close()
    assert killing.kills >= 2
    assert len(killing.memory.acknowledged) >= 2 * 2


def test_two_processes_play_one_game_and_either_may_die(postgres_url: str) -> None:
    with two_processes.two_servers(postgres_url) as servers:
        asyncio.run(two_processes.prove(servers, postgres_url, kills=2))
