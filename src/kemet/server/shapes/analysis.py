"""A finished game understood, and playing on from one of its moments."""

from __future__ import annotations

from typing import Annotated, TypedDict

from pydantic import Field, StrictInt

from kemet.server.shapes.live import Because
from kemet.server.shapes.made import Made
from kemet.server.shapes.sayings import Saying, Shape
from kemet.server.shapes.tables import Asked, Named


class Chances(TypedDict):
    version: int
    day: int
    seat: Annotated[int | None, "whose turn ended"]
    chances: list[float]


class TurningPoint(TypedDict):
    version: int
    day: int
    seat: int
    before: float
    after: float


class BattleLuck(TypedDict):
    seat: int
    battles: int
    expected: Annotated[float, "battles to be won, by the chances when cards were chosen"]
    won: int


class CostlyChoice(Shape):
    version: int = Field(description="of the replay with everything open, just before the choice")
    seat: int
    cost: float
    chance: float = Field(description="to win the game, after the better choice")
    played: Saying
    better: Saying
    reasons: list[Because]


class Analysis(Shape):
    progress: float = Field(description="1 when all is said")
    course: list[Made[Chances]]
    turns: list[Made[TurningPoint]]
    luck: list[Made[BattleLuck]]
    costly: list[CostlyChoice]


class PlayOn(Asked):
    version: Annotated[StrictInt, Field(ge=0)]
    seat: Annotated[StrictInt, Field(ge=0, le=5)]
    bot: Named = "medium"
