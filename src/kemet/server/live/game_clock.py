"""The time of the games: Unix time when the server starts, and from then on it runs as steadily as the machine.

The system's clock may be set while people play, by hand or by the network. Nobody's clock may run out by that, or gain.
"""

from __future__ import annotations

import time


class Steady:
    """Seconds since 1970, never set."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self.start()

    def start(self) -> None:
        """Take the system's time once."""
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._ahead

    def not_before(self, at: float) -> None:
        """Time does not go back, also when the system's clock was set back while no server ran."""
        self._ahead += max(0.0, at - self.now())

    def follow(self, at: float) -> None:
        """It is this time with the other servers of these games."""
        self._ahead += at - self.now()


_steady = Steady()
now = _steady.now
start = _steady.start
not_before = _steady.not_before
follow = _steady.follow
