"""One puzzle as its line of the data file says, and which one is today's."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import lru_cache
from importlib import resources

from kemet.errors import KemetError
from kemet.game.game import Game
from kemet.game.positions import position

#: What a line is about: winning the game, somebody about to win, a temple, a battle elsewhere, a tile.
THEMES = ("point", "stop", "temple", "battle", "tile")
#: The first day with a puzzle of its own; from there they take turns.
FIRST_DAY = date(2026, 1, 1)


@dataclass(frozen=True)
class Step:
    """One choice of the line, and those that are as good."""

    best: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Puzzle:
    id: str
    theme: str
    seat: int
    rating: int
    position: str
    steps: tuple[Step, ...]
    #: The seat's chance to win with the line, and with the best of all other first choices.
    chance: float
    other: float

    def game(self) -> Game:
        return position(self.position)


def read_puzzle(line: str) -> Puzzle:
    data = json.loads(line)
    steps = tuple(Step(step[0], tuple(step[1:])) for step in data.pop("steps"))
    return Puzzle(**data, steps=steps)


def write_puzzle(puzzle: Puzzle) -> str:
    data = {name: getattr(puzzle, name) for name in Puzzle.__dataclass_fields__}
    return json.dumps(data | {"steps": [[step.best, *step.also] for step in puzzle.steps]}, separators=(",", ":"))


@lru_cache(maxsize=1)
def puzzles() -> dict[str, Puzzle]:
    """All that ship, by id."""
    text = resources.files("kemet.puzzles").joinpath("data/puzzles.jsonl").read_text(encoding="utf-8")
    return {each.id: each for each in map(read_puzzle, text.splitlines())}


def puzzle(id: str) -> Puzzle:
    found = puzzles().get(id)
    if found is None:
        raise KemetError(f"there is no puzzle {id!r}")
    return found


def puzzle_of_today() -> Puzzle:
    """The day is that of UTC: browser and terminal have the same one wherever they are."""
    return puzzle_of_day(datetime.now(UTC).date())


def puzzle_of_day(day: date) -> Puzzle:
    """The same for everybody on that day. They lie in the order of their hashes: neighbours have nothing in common."""
    known = list(puzzles().values())
    return known[(day - FIRST_DAY).days % len(known)]
