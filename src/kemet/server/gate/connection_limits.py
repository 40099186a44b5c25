"""Who is inside: connections by address and in all, so that nobody takes the room of the others."""

from __future__ import annotations

import logging
import time
from collections import Counter

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger("kemet.door")
#: Files and sockets that the server needs beside its connections: database, bots, pages.
RESERVE = 150
WANTED = 65_536
#: Seconds between two lines of the log about the same want of room.
QUIET = 10.0


def ask_for_files() -> int:
    """Ask the system for as many open files as it gives; how many connections there is room for."""
    if resource is None:
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft == resource.RLIM_INFINITY:
        soft = most
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return max(20, soft - RESERVE)


class Door:
    """Counts connections. `by_address` is None where all of them come through one proxy."""

    def __init__(self, in_all: int, by_address: int | None):
        self.in_all = in_all
        self.by_address = by_address
        self.inside: Counter[str] = Counter()
        self.refused = 0
        self._told = -QUIET

    @property
    def open(self) -> int:
        return self.inside.total()

    def enter(self, address: str) -> bool:
        """Is there room for one more? Then it is inside until it leaves."""
        if self.open >= self.in_all:
            self._tell()
        elif self.by_address is None or self.inside[address] < self.by_address:
            self.inside[address] += 1
            return True
        self.refused += 1
        return False

    def leave(self, address: str) -> None:
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]

    def _tell(self) -> None:
        if time.monotonic() - self._told >= QUIET:
            self._told = time.monotonic()
            data = {"open": self.open, "limit": self.in_all, "addresses": len(self.inside)}
            log.error("no room for more connections: raise the limit of open files (LimitNOFILE)", extra={"data": data})
