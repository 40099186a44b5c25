"""Fixtures: fresh databases for tests, SQLite in a file and PostgreSQL from a server of our own.

In a conftest: `from databases import database_url, postgres_server, postgres_url  # noqa: F401`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import NoPostgres, Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One server for all tests of this process; without PostgreSQL the tests that want it are skipped."""
    try:
        with running_postgres(durable=False) as server:  # no test cuts the power
            yield server
    except NoPostgres as error:
        pytest.skip(f"no PostgreSQL here: {error}")


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> Iterator[str]:
    """An empty PostgreSQL database."""
    url = postgres_server.new_database()
    yield url
    postgres_server.drop(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'kemet.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Each test that takes this runs on both databases."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url
