"""The form of a database: which migrations it has gone through. Read without Alembic, which takes long to load."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"


def newest_form() -> str:
    """The form that this release needs: the number of its last migration, as in `v0004_promises.py`."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("v*_*.py")).partition("_")[0].removeprefix("v")


def form_of(connection: Connection) -> str | None:
    """The form of this database; None for one without Kemet's tables."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
