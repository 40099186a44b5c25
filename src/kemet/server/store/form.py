"""The form of a database: which migrations it has gone through. Read without Alembic, which takes long to load.

Processes of one release and of the next share a database while a host replaces one after the other: a migration adds,
and what the release before uses stays until the release after.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"
#: The newest form of the release before this one, whose processes go on beside ours; of 0.2.0, the first, its own.
BESIDE = "0016"
#: Where a database says it, for those processes: they cannot know a form that came after them.
BESIDE_KEY = "works beside"


def newest_form() -> str:
    """The form that this release needs: the number of its last migration, as in `v0004_promises.py`."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("v*_*.py")).partition("_")[0].removeprefix("v")


def form_of(connection: Connection) -> str | None:
    """The form of this database; None for one without Kemet's tables."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def leaves_room(connection: Connection) -> bool:
    """Has a newer release made this form, and does this one work with it all the same?"""
    found, ours = form_of(connection), newest_form()
    if found is None or found <= ours or not inspect(connection).has_table("host_keys"):
        return False
    beside = connection.execute(text("SELECT value FROM host_keys WHERE name = :name"), {"name": BESIDE_KEY}).scalar()
    return beside is not None and str(beside) <= ours


def say_beside(connection: Connection) -> None:
    """After a migration: releases from here on find room."""
    told = text(
        "INSERT INTO host_keys (name, value) VALUES (:name, :value) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
    connection.execute(told, {"name": BESIDE_KEY, "value": BESIDE})
