"""Many people want the same thing at once: a short slice of `python3 tools/dev.py races`, real processes."""

from __future__ import annotations

import races
from server_process import ServerProcess
from two_processes import two_servers


def test_nothing_is_had_twice_at_one_process(sqlite_url: str) -> None:
    with ServerProcess(sqlite_url) as server:
        races.prove([server], sqlite_url, crowd_size=6)


def test_nothing_is_had_twice_at_two_processes(postgres_url: str) -> None:
    with two_servers(postgres_url) as servers:
        races.prove(servers, postgres_url, crowd_size=6)
