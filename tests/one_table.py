"""One table without a database, a network or other tables around it, for tests in virtual time."""

from __future__ import annotations

from typing import Any

from kemet import Game
from kemet.server.live.driver import Driver
from kemet.server.live.live_table import LiveTable
from kemet.server.live.thinking import Mind, Thinking
from kemet.server.settings import Settings
from kemet.server.store.rows import Entry, SeatRow, TableRow


class Desk:
    """As much of a hub as one table needs; nothing is stored."""

    fits = staticmethod(lambda secret, stored: False)

    def __init__(self, mind: Mind, hard_seconds: float):
        self.settings = Settings(hard_seconds=hard_seconds)
        self.thinking = Thinking(1, hard_seconds, mind)
        self.drivers: dict[str, Driver] = {}

    def driver_of(self, table: LiveTable) -> Driver:
        return self.drivers.setdefault(table.row.id, Driver(self, table))  # type: ignore[arg-type]

    def presence_changed(self, table: LiveTable) -> None:
        pass

    async def run_and_tell(self, table: str, change: Any, more: Any = None) -> None:
        return None


def table_of(desk: Desk, game: Game, seats: list[SeatRow]) -> LiveTable:
    """A running table where the game stands."""
    setup = game.setup.as_data()
    row = TableRow("t", "t", False, "running", 0.0, setup, True, {"kind": "none"}, "00", None, seats=tuple(seats))
    table = LiveTable(desk, row, game.setup)  # type: ignore[arg-type]
    table.match.apply(Entry(1, "start", -1))
    for number, (seat, code) in enumerate(game.choices, start=2):
        table.match.apply(Entry(number, "choose", seat, code))
    return table
