"""By what right somebody sits where they sit. It is looked at whenever they act or are sent something, not once.

A right is a secret of the seat or a session of the account that owns it. It ends when the seat gets another secret or
owner, and when the session ends.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from kemet.server.problems import Problem
from kemet.server.store.rows import TableRow

LOST = "this seat is no longer yours"
WATCHES = -1


@dataclass(frozen=True, slots=True)
class Right:
    """The right of one viewer to one seat; without a seat anybody may watch."""

    seat: int = WATCHES
    secret_hash: str | None = None
    maker_hash: str | None = None  # made the table and took no seat
    account: int | None = None
    session: str | None = None  # hash of the session's token
    until: float = math.inf  # when the session expires by itself

    def holds(self, row: TableRow) -> bool:
        """Does the table as it is now still give this right?"""
        if self.seat == WATCHES:
            return True
        seat = row.seats[self.seat]
        if seat.kind != "human":
            return False
        if self.secret_hash is not None:
            return seat.secret_hash == self.secret_hash
        return seat.account is not None and seat.account == self.account and time.time() < self.until

    def hosts(self, row: TableRow) -> bool:
        """May they begin the game and send people away before it? The host's seat may, and a maker without one."""
        if self.maker_hash is not None:
            return self.maker_hash == row.maker_hash
        return self.seat != WATCHES and self.holds(row) and row.seats[self.seat].host

    def check(self, row: TableRow) -> None:
        """A Problem when the right is lost."""
        if not self.holds(row):
            raise Problem("unauthorised", LOST)


WATCHING = Right()
