"""A backup of everything, taken while people play.

One moment of the database is read: a read transaction of SQLite's write-ahead log, or REPEATABLE READ of PostgreSQL.
The file fits into either kind of database. A name ending in `.db` makes a copy that SQLite can open instead.
"""

from __future__ import annotations

import os
from pathlib import Path

from kemet.server.admin.opening import AdminProblem, snapshot
from kemet.server.admin.rows import all_rows
from kemet.server.admin.writing import Counts, write_rows
from kemet.server.store.form import form_of

SQLITE_FILES = (".db", ".sqlite")


def back_up(url: str, path: Path) -> Counts:
    """Write the file; how many rows of each table are in it."""
    with snapshot(url) as connection:
        if path.suffix in SQLITE_FILES:
            if connection.dialect.name != "sqlite":
                raise AdminProblem(f"only SQLite can be copied to {path.name}; name the file {path.stem}.gz")
            if path.exists():
                raise AdminProblem(f"{path} exists already; name another file")
            counts = {part.table: sum(1 for _ in part.rows) for part in all_rows(connection)}
            connection.exec_driver_sql("COMMIT")
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            connection.exec_driver_sql("VACUUM INTO ?", (str(path),))
            return counts
        return write_rows(path, str(form_of(connection)), "all", all_rows(connection))
