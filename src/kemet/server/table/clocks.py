"""Time of the seats, worked out from the times of entries. A clock runs only while a person is waited for.

A seat gains its increment when it is no longer waited for, not per choice: others must not be able to count the
choices it made in secret.
"""

from __future__ import annotations

from collections.abc import Iterable

from kemet.server.store.rows import ClockData

DAY = 86_400.0
#: What somebody gets who returns after the clock ran out.
GRACE = 60.0


class SeatClocks:
    """The clocks of one table."""

    def __init__(self, kind: ClockData, players: int):
        self.kind: str = kind["kind"]
        self.increment = float(kind.get("increment", 0.0))
        start = float(kind["minutes"]) * 60 if self.kind == "live" else float(kind.get("days", 0)) * DAY
        self.full = start
        self.left = [start] * players
        self.since: dict[int, float] = {}  # running clocks and when they started

    def run_for(self, wanted: set[int], at: float) -> None:
        """From now on exactly these clocks run."""
        if self.kind == "none":
            return
        for seat in sorted(self.since.keys() - wanted):
            began = self.since.pop(seat)
            if self.kind == "live":
                used = max(0.0, at - began)  # entries of another server may be a moment behind
                self.left[seat] = max(0.0, self.left[seat] - used) + self.increment
        for seat in wanted - self.since.keys():
            self.since[seat] = at

    def grant(self, seat: int) -> None:
        """A minute at least for somebody who returns."""
        self.left[seat] = max(self.left[seat], GRACE)

    def pause(self, seconds: float) -> None:
        """Time in which no server ran does not count."""
        self.since = {seat: began + seconds for seat, began in self.since.items()}

    def deadline(self, seat: int) -> float | None:
        """When this seat's clock runs out, if it runs."""
        return self.since[seat] + self.left[seat] if seat in self.since else None

    def first_deadline(self) -> float | None:
        return min((self.since[seat] + self.left[seat] for seat in self.since), default=None)

    def out_of_time(self, now: float) -> Iterable[int]:
        return [seat for seat in self.since if self.since[seat] + self.left[seat] <= now]

    def seconds_left(self, seat: int, now: float) -> float:
        used = now - self.since[seat] if seat in self.since else 0.0
        return round(max(0.0, self.left[seat] - used), 1)
