"""Brings the database to the newest form. Several processes may start at once: one migrates, the others wait."""

from __future__ import annotations

from sqlalchemy import Connection, text

from kemet.errors import KemetError
from kemet.server.store.database import Database
from kemet.server.store.form import MIGRATIONS, form_of, leaves_room, newest_form, say_beside

#: Any number that no other program on the same database uses.
MIGRATION_LOCK = 0x6B656D65


class NewerDatabase(KemetError):
    """Made by a newer release."""


def migrate(database: Database, form: str = "head") -> None:
    """Run the migrations that are missing, up to the newest form or to an older one."""
    with database.engine.connect() as connection:
        if form == "head" and (form_of(connection) == newest_form() or leaves_room(connection)):
            return  # as at almost every start; or a process of the next release has been here
        connection.rollback()  # looking has begun a transaction
        if database.is_postgres:
            connection.execute(text("SET lock_timeout = 0"))  # others may be migrating; a large table takes its time
            connection.execute(text("SET statement_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": MIGRATION_LOCK})
            connection.commit()  # the lock belongs to the session, not to the transaction
        try:
            _upgrade(database, connection, form)
            if form == "head":
                say_beside(connection)
            connection.commit()
        finally:
            if database.is_postgres:
                connection.rollback()
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": MIGRATION_LOCK})
                connection.commit()
                connection.invalidate()  # its limits of time were lifted


def _upgrade(database: Database, connection: Connection, form: str) -> None:
    from alembic import command  # loads for half a second, and most starts have nothing to migrate
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, form)
    except CommandError:
        raise NewerDatabase(
            f"{database.name} was made by a newer release of Kemet: install that one, or restore a backup"
        ) from None


def check_database(url: str) -> None:
    """Open and migrate a database before anything else starts; SQLAlchemy's errors say what is wrong with it."""
    database = Database(url)
    try:
        migrate(database)
    finally:
        database.close()
