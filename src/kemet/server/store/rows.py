"""Rows of the database as plain records."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NotRequired, TypedDict

from kemet.game.configuration import SetupData

#: The columns of a row of the database by name.
Row = dict[str, Any]


class ClockData(TypedDict):
    """What a table agreed on: `kemet.server.shapes.tables.Clock` as it is kept."""

    kind: Literal["none", "live", "days"]
    minutes: NotRequired[float]
    increment: NotRequired[float]
    days: NotRequired[float]


class Absent(TypedDict):
    """Seats that bots play for people: `away` for a while, `resigned` to the end."""

    away: list[int]
    resigned: list[int]


class Summary(TypedDict):
    """Public facts of a game. Before its start, and in older releases, some are missing."""

    day: int
    round: int
    waiting: list[int]
    points: list[int]
    winner: int | None
    away: NotRequired[list[int]]
    resigned: NotRequired[list[int]]
    tiles: NotRequired[list[list[str]]]  # what everybody had bought by the end, by seat


NO_GAME: Summary = {"day": 0, "round": 0, "waiting": [], "points": [], "winner": None}


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table. Kinds: see `table/match.py`."""

    number: int
    kind: str
    seat: int
    code: int = 0
    made_by: str = "player"
    message: str | None = None
    note: str = ""
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    kind: str  # human, open, bot
    name: str
    god: str
    bot: str | None = None
    host: bool = False
    secret_hash: str | None = None
    claim_hash: str | None = None
    account: int | None = None
    muted: bool = False  # by a host of the server

    def emptied(self) -> SeatRow:
        """Before the game begins: somebody else may sit here."""
        return SeatRow(self.seat, "open", "", self.god)


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    name: str
    public: bool
    status: str  # open, running, over
    created: float
    setup: SetupData
    seed_given: bool
    clock: ClockData
    prompt_key: str
    bot_pace: float | None
    seed_salt: str = ""
    maker_hash: str | None = None
    rematch: str | None = None
    summary: Summary = field(default_factory=NO_GAME.copy)
    fingerprint: str | None = None
    wake_at: float | None = None
    seats: tuple[SeatRow, ...] = ()
    rated: bool = False
    club: str | None = None

    def with_seat(self, seat: SeatRow) -> TableRow:
        return replace(self, seats=tuple(seat if each.seat == seat.seat else each for each in self.seats))


JSON_COLUMNS = ("setup", "clock", "summary")


def row_values(row: TableRow) -> Row:
    """The columns of the table itself, ready to be stored."""
    values = {name: getattr(row, name) for name in TableRow.__slots__ if name != "seats"}
    return values | {name: json.dumps(values[name], separators=(",", ":")) for name in JSON_COLUMNS}


def table_row(values: Row, seats: list[SeatRow]) -> TableRow:
    read = {name: json.loads(values[name]) for name in JSON_COLUMNS}
    return TableRow(**{**values, **read}, seats=tuple(seats))
