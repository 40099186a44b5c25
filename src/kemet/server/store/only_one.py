"""A SQLite file serves one server at a time: a second one would not hear of what the first one writes."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator

from sqlalchemy import make_url

from kemet.errors import KemetError

try:
    import fcntl
except ImportError:  # Windows has no such locks; there the host takes care
    fcntl = None  # type: ignore[assignment]


class InUse(KemetError):
    """Another server uses this file."""


@contextlib.contextmanager
def only_server(database: str) -> Iterator[None]:
    """Hold the file for as long as this server runs; the lock goes with the process."""
    url = make_url(database)
    if fcntl is None or url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    path = os.path.realpath(str(url.database))  # a link leads to the same games
    if os.path.exists(path) and os.stat(path).st_nlink > 1:
        raise InUse(f"{url.database} has several names (hard links); SQLite would lose games under two of them")
    with open(f"{path}.lock", "w", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise InUse(
                f"another server uses {url.database}; several servers can share a PostgreSQL database, not a file"
            ) from None
        yield
