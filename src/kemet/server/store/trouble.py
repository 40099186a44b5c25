"""What can be wrong with a database, as a word for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from sqlalchemy.exc import DataError, DBAPIError, SQLAlchemyError

REASONS = {
    "busy": "another program holds the database",
    "full": "the server's disk is full",
    "read-only": "the server cannot write to its database",
    "unreachable": "the server cannot reach its database",
    "failing": "the server's database is failing",
    "overloaded": "too much waits for the server's database",
}
#: Words in the messages of SQLite, and classes of SQLSTATE of PostgreSQL.
SQLITE = (
    ("locked", "busy"),
    ("full", "full"),
    ("readonly", "read-only"),
    ("unable to open", "unreachable"),
)
POSTGRES = (
    ("55P03", "busy"),
    ("57014", "busy"),
    ("40", "busy"),
    ("53100", "full"),
    ("25006", "read-only"),
    ("08", "unreachable"),
    ("57P", "unreachable"),
)


class NotStored(Exception):
    """Nothing was stored, or nothing is known about it. The same message may be sent again with its id."""

    def __init__(self, why: str):
        super().__init__(f"not stored, try again: {REASONS[why]}")
        self.why = why

    @property
    def reason(self) -> str:
        return str(self)


def not_stored(error: BaseException) -> NotStored | None:
    """What a failure of the database means; None when it is a mistake of ours."""
    if isinstance(error, NotStored):
        return error
    if is_unfit(error):
        return None
    if isinstance(error, DBAPIError):
        return NotStored(_why(_first(error).orig))
    return NotStored("unreachable") if isinstance(error, SQLAlchemyError) else None


def is_unfit(error: BaseException) -> bool:
    """Is it about a value that no column holds: a number that is too large, a text that is too long or has a NUL in it?
    The database is well: only the sender of the value learns of it."""
    return isinstance(error, DataError | OverflowError)


def _first(error: DBAPIError) -> DBAPIError:
    """After a failure SQLite may also refuse to roll back: the first one tells why."""
    first, earlier = error, error.__context__
    while earlier is not None:
        if isinstance(earlier, DBAPIError):
            first = earlier
        earlier = earlier.__context__
    return first


def _why(error: Any) -> str:
    state = getattr(error, "sqlstate", None)
    if state is not None:
        return next((why for begins, why in POSTGRES if state.startswith(begins)), "failing")
    said = str(error).lower()
    if type(error).__module__.startswith("psycopg"):
        return "unreachable"  # without a state the server could not even be asked
    return next((why for word, why in SQLITE if word in said), "failing")
