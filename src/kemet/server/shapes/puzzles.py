"""Puzzles over HTTP: which there are, and how far somebody's choices lead."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, StrictBool

from kemet.server.shapes.game import GameEvent, Prompt
from kemet.server.shapes.live import Code, PlannedChoice
from kemet.server.shapes.made import Made
from kemet.server.shapes.sayings import Shape
from kemet.server.shapes.tables import Asked
from kemet.telling.view.types import View

Theme = Literal["point", "stop", "temple", "battle", "tile"]


class PuzzleHead(Shape):
    id: str
    theme: Theme
    rating: int = Field(description="how hard it is, as the rating of a player who solves it half of the time")


class PuzzleList(Shape):
    today: str = Field(description="the id of the puzzle of this day, in UTC")
    puzzles: list[PuzzleHead]


class Attempt(Asked):
    """All choices of this attempt so far, as codes."""

    choices: list[Code] = Field(default=[], max_length=40)
    give_up: StrictBool = False


class Solution(Shape):
    line: list[PlannedChoice]
    chance: float = Field(description="to win the game with the line, by the champion's search")
    other: float = Field(description="... and with the best of all other first choices")


class PuzzleMoment(PuzzleHead):
    """The game after the right choices of the attempt."""

    seat: int
    right: int = Field(description="how many of the choices were right")
    wrong: bool = Field(description="the one after them was not; nothing behind it counts")
    solved: bool
    view: Made[View]
    events: list[GameEvent]
    prompt: Prompt | None
    solution: Solution | None = Field(description="once it is solved or given up")
