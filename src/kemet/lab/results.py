"""How one game of a tournament went, as a line of JSON and back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from kemet.lab.verdicts import places_of

#: The name of a bot and of the side it plays, in games with Seth.
AS, SETH_SIDE, ALLIED_SIDE = " as ", "Seth", "the alliance"


@dataclass(frozen=True)
class Thinking:
    """How long a bot thought in one game, over the decisions that had more than one choice."""

    decisions: int
    mean_ms: float
    max_ms: float


@dataclass(frozen=True)
class Result:
    """One game. Lists go by seat; `winner` and `order`, the turn order of the first Day, count seats from 1."""

    game: int
    seed: str
    line_up: list[str]
    modules: list[str]
    winner: int
    end: str
    days: int
    choices: int
    points: list[int]
    tiles: list[list[str]]
    order: list[int]
    thinking: dict[str, Thinking]
    seconds: float
    #: The first seat is Seth, the others win and lose together.
    seth: bool = False
    #: Seats whose bot had to give up, from 1, and why.
    forfeits: dict[str, str] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return len(self.line_up)

    @property
    def names(self) -> list[str]:
        """Who sat where; with Seth the side belongs to the name, for a bot may be stronger on one than on the other."""
        if not self.seth:
            return self.line_up
        return [f"{bot}{AS}{ALLIED_SIDE if seat else SETH_SIDE}" for seat, bot in enumerate(self.line_up)]

    @property
    def winning_bot(self) -> str:
        return self.names[self.winner - 1]

    def places(self) -> list[int]:
        """The place of each seat, from 1."""
        given_up = {int(seat) - 1 for seat in self.forfeits}
        return places_of(self.points, self.winner - 1, given_up, self.seth)

    def line(self) -> str:
        data = asdict(self)
        if not self.seth:
            del data["seth"]
        if not self.forfeits:
            del data["forfeits"]
        return json.dumps(data, separators=(",", ":")) + "\n"


def read_result(line: str | bytes) -> Result:
    """The result of such a line; a ValueError says that it is none."""
    data = json.loads(line)
    if not isinstance(data, dict):
        raise ValueError("a result is a table of fields")
    try:
        thinking = {bot: Thinking(**spent) for bot, spent in data.pop("thinking").items()}
        data["end"] = data["end"].replace(" ", "-")  # as games were kept before an end had a slug
        result = Result(**data, thinking=thinking)
    except (TypeError, KeyError, AttributeError):
        raise ValueError("fields of the result are missing or unknown") from None
    _require_sound(result)
    return result


def _require_sound(result: Result) -> None:
    """What later sums and tables rely on."""
    numbers: list[Any] = [result.game, result.winner, result.days, result.choices]
    lists: list[Any] = [result.line_up, result.points, result.tiles, result.order]
    if not all(type(number) is int and number > 0 for number in numbers):
        raise ValueError("game, winner, days and choices must be whole numbers above 0")
    if not all(isinstance(values, list) and len(values) == len(lists[0]) for values in lists):
        raise ValueError("line-up, points, tiles and order must be lists of one length")
    texts = [*result.line_up, *result.modules, *(tile for tiles in result.tiles for tile in tiles)]
    if not all(isinstance(text, str) for text in texts) or not all(isinstance(points, int) for points in result.points):
        raise ValueError("names must be texts and points whole numbers")
    if not 2 <= len(result.line_up) <= 9 or result.winner > len(result.line_up):
        raise ValueError("the winner must be one of the seats")
    if sorted(result.order) != list(range(1, len(result.line_up) + 1)):
        raise ValueError("the turn order must name every seat once")
    if not all(seat.isdigit() and isinstance(why, str) for seat, why in result.forfeits.items()):
        raise ValueError("forfeits must be reasons by seat")
    if not set(result.thinking) == set(result.line_up):
        raise ValueError("the thinking time of some bot is missing")
