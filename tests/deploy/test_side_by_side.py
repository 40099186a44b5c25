"""A release and the next one on one database: processes are replaced one by one, and nobody at a table notices."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import two_processes
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Column, Connection, Integer, String, inspect, text

from kemet.cli import main
from kemet.server.store.database import Database
from kemet.server.store.form import BESIDE, BESIDE_KEY, MIGRATIONS, newest_form
from kemet.server.store.migrate import migrate

ROOT = Path(__file__).parents[2]
FORMS = sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v*_*.py"))
#: From here on no migration takes anything away.
SINCE = "0007"
#: A migration as the next release may have: it adds.
NEXT = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9001", "{before}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("remark", sa.String(40)))
    op.add_column("accounts", sa.Column("shade", sa.Integer, nullable=False, server_default="3"))
    op.create_index("tables_remark", "tables", ["remark"])
    op.create_table("wishes", sa.Column("id", sa.Integer, primary_key=True))
"""


def room(connection: Connection) -> dict[str, dict[str, object]]:
    """The tables with their columns and what must be unique, as the database itself tells them."""
    look, found = inspect(connection), {}
    for table in look.get_table_names():
        unique = {(*each["column_names"],) for each in look.get_indexes(table) if each["unique"]}
        unique |= {(*each["column_names"],) for each in look.get_unique_constraints(table)}
        columns = {column["name"]: column for column in look.get_columns(table)}
        found[table] = {"columns": columns, "unique": unique}
    return found


def in_the_way(before: dict[str, dict[str, object]], after: dict[str, dict[str, object]]) -> list[str]:
    """What a process of the earlier form would stumble over."""
    found = []
    for table, was in before.items():
        if table not in after:
            found.append(f"{table} is gone")
            continue
        old, new = was["columns"], after[table]["columns"]
        assert isinstance(old, dict)
        assert isinstance(new, dict)
        found += [f"{table}.{name} is gone" for name in old if name not in new]
        for name, column in new.items():
            if name not in old and not column["nullable"] and column["default"] is None:
                found.append(f"{table}.{name} must be given")
            if name in old and not fits(old[name], column):
                found.append(f"{table}.{name} takes less")
        assert isinstance(after[table]["unique"], set)
        found += [f"{table}: {names} must be unique" for names in after[table]["unique"] - was["unique"]]
    return found


def fits(old: dict[str, object], new: dict[str, object]) -> bool:
    """Does the new column take what the old one took?"""
    if old["nullable"] and not new["nullable"]:
        return False
    lengths = [getattr(each["type"], "length", None) for each in (old, new)]
    longer = lengths[1] is None or (lengths[0] is not None and lengths[1] >= lengths[0])
    return type(old["type"]) is type(new["type"]) and longer


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[Database]:
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    found = Database(url)
    yield found
    found.close()


def test_a_migration_leaves_room_for_the_release_before(database: Database) -> None:
    assert SINCE <= BESIDE <= newest_form()
    before = None
    for form in (each for each in FORMS if each >= SINCE):
        migrate(database, form)
        after = database.run_now(room)
        if before is not None:
            assert in_the_way(before, after) == [], form
        before = after


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda op: op.drop_table("favourites"), "favourites is gone"),
        (lambda op: op.drop_column("accounts", "open_profile"), "accounts.open_profile is gone"),
        (lambda op: op.add_column("seats", Column("shade", Integer, nullable=False)), "seats.shade must be given"),
        (
            lambda op: op.create_index("one", "entries", ["made_by"], unique=True),
            "entries: ('made_by',) must be unique",
        ),
        (lambda op: op.alter_column("seats", "name", type_=String(5)), "seats.name takes less"),
    ],
)
def test_what_leaves_no_room_is_found(change, told: str, postgres_url: str) -> None:  # type: ignore[no-untyped-def]
    database = Database(postgres_url)
    migrate(database)
    before = database.run_now(room)
    database.run_now(lambda connection: change(Operations(MigrationContext.configure(connection))))
    assert in_the_way(before, database.run_now(room)) == [told]
    database.close()


def newer_than(database: Database, beside: str) -> None:
    """As a later release leaves it."""
    said = {"name": BESIDE_KEY, "value": beside}
    database.run_now(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9001'")))
    database.run_now(
        lambda connection: connection.execute(text("UPDATE host_keys SET value = :value WHERE name = :name"), said)
    )


def test_a_database_says_who_may_still_use_it(database: Database, capsys: pytest.CaptureFixture[str]) -> None:
    url = database.url.render_as_string(hide_password=False)
    migrate(database)
    newer_than(database, beside=newest_form())
    migrate(database)  # nothing is changed, and nothing refused
    main(["admin", "--database", url, "check"])
    assert "of a newer release, which leaves room for this one" in capsys.readouterr().out
    newer_than(database, beside="9001")
    assert main(["serve", "--port", "0", "--database", url]) == 2
    assert "newer release" in capsys.readouterr().err


def test_processes_are_replaced_one_by_one(postgres_url: str, tmp_path: Path) -> None:
    """The way of docs/operations.md, while people play: what was acknowledged is there, and every game goes on."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "web"))
    versions = tmp_path / "src/kemet/server/store/migrations/versions"
    (versions / "v9001_wishes.py").write_text(NEXT.format(before=newest_form()))
    with two_processes.two_servers(postgres_url) as servers:
        newer = {"PYTHONPATH": str(tmp_path / "src")}
        memory = asyncio.run(two_processes.survive_upgrade(servers, postgres_url, newer))
        assert not [line for server in servers for line in server.errors()]
    assert len(memory.acknowledged) > 10
    database = Database(postgres_url)
    assert "wishes" in database.run_now(lambda connection: inspect(connection).get_table_names())
    database.close()
