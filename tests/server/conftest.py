"""Real servers for tests: uvicorn in a thread, on a database of their own.

KEMET_TEST_DATABASE=postgresql://... runs the same tests on PostgreSQL: every server gets a schema of its own there.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from running import Running

from kemet.server.settings import Settings

FAST: dict[str, Any] = {
    "workers": 1,
    "bot_pace": 0.0,
    "human_scale": 0.0,
    "hard_seconds": 0.05,
    "address_burst": 10_000,
    "message_burst": 10_000,
}


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """The address of an empty database."""
    given = os.environ.get("KEMET_TEST_DATABASE")
    if not given:
        yield f"sqlite:///{tmp_path / 'kemet.db'}"
        return
    import psycopg

    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(given, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
        yield f"{given}?options=-csearch_path%3D{name}"
        connection.execute(f"DROP SCHEMA {name} CASCADE".encode())


@pytest.fixture
def serve(database: str, tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers on the same database; all are stopped at the end."""
    started: list[Running] = []

    def start(**settings: Any) -> Running:
        wanted = FAST | {"database": database, "web": tmp_path / "web"} | settings
        running = Running(Settings(**wanted))
        started.append(running)
        return running

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def server(serve: Callable[..., Running]) -> Running:
    """One fast server."""
    return serve()
