"""Real servers for tests: uvicorn in a thread, each test on SQLite and on PostgreSQL (where it can be had)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from databases import database_url, postgres_server, postgres_url, sqlite_url  # noqa: F401 - fixtures
from running import Running, hash_quickly

from kemet.server.gate import rate_limits
from kemet.server.settings import Settings

FAST: dict[str, Any] = {
    "workers": 1,
    "bot_pace": 0.0,
    "human_scale": 0.0,
    "hard_seconds": 0.05,
    "address_burst": 10_000,
    "message_burst": 10_000,
}


@pytest.fixture(scope="package", autouse=True)
def _quick_passwords() -> None:
    hash_quickly()


@pytest.fixture
def serve(database_url: str, tmp_path: Path) -> Iterator[Callable[..., Running]]:  # noqa: F811
    """Starts servers on the same database; all are stopped at the end."""
    started: list[Running] = []

    def start(**settings: Any) -> Running:
        wanted = FAST | {"database": database_url, "web": tmp_path / "web"} | settings
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


@pytest.fixture
def no_drip(monkeypatch: pytest.MonkeyPatch) -> None:
    """No token drips into a bucket, however long a busy machine takes between two requests."""
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=float))
