"""Tournaments for people in HTTP requests and answers. The lab has tournaments of bots: ours are contests here."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from kemet.server.shapes.sayings import Shape
from kemet.server.shapes.tables import Clock, DaysClock, LiveClock, Named, Number, RulesAsked

Form = Literal["swiss", "groups"]
ContestStatus = Literal["open", "running", "over", "cancelled"]


class Agreed(RulesAsked):
    """What a tournament is played by. Its tables are public and have a clock; Seth does not play."""

    form: Form = "swiss"
    players: StrictInt = Field(default=2, ge=2, le=5, description="at a table")
    rounds: StrictInt = Field(default=3, ge=1, le=9, description="Swiss: how many; groups: how often everybody meets")
    group: StrictInt = Field(default=4, ge=3, le=8, description="people of a group at most")
    places: StrictInt = Field(default=16, ge=2, le=64)
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")]
    fill: Named | None = Field(
        default=None, description="the strength of bots that take empty seats; without one tables are smaller"
    )
    rated: StrictBool = Field(default=False, description="its games count for ratings; never with bots")
    starts_at: Number | None = Field(default=None, gt=0, description="else its founder starts it")
    patience: Number = Field(
        default=10, ge=1, le=2880, description="minutes after which somebody who was asked and never came is replaced"
    )
    round_hours: Number = Field(default=24, ge=0.25, le=4320, description="games that take longer are stopped")


class NewContest(Agreed):
    name: Named = Field(min_length=1)


class ContestInfo(Shape):
    """A tournament as it stands in lists."""

    id: str
    name: str
    founder: str | None = Field(description="null: the account was deleted")
    created: float
    status: ContestStatus
    form: Form
    players: int
    rounds: int
    group: int
    places: int
    taken: int = Field(description="places that people have taken")
    clock: Clock
    fill: str | None
    rated: bool
    starts_at: float | None
    patience: float
    round_hours: float
    victory_points: int
    beginner: bool
    modules: list[str]
    house_rules: dict[str, str]
    round: int = Field(description="the last one that was drawn, from 1")


class ContestList(Shape):
    contests: list[ContestInfo]
    mine: list[ContestInfo] = Field(description="open and running ones of this account, on the first page")
    next: str | None = Field(description="`before` of the next page")


class Entrant(Shape):
    number: int
    name: str | None = Field(description="null: the account was deleted")
    has_left: bool


class ContestGame(Shape):
    """One table of a round; by seat where it is a list."""

    table: str | None = Field(description="null for a bye, and once the game was deleted")
    seats: list[int] = Field(description="numbers of entrants, 0 is a bot; one alone has a bye")
    status: Literal["running", "over"]
    day: int
    points: list[int] = Field(description="victory points")
    winner: int | None = Field(description="a seat")
    gone: list[int] = Field(description="seats that have lost because they left, gave up or never came")
    scores: list[float] = Field(description="points for the tournament; empty while it runs")


class ContestRound(Shape):
    number: int
    games: list[ContestGame]


class Placed(Shape):
    entrant: int
    place: int
    points: float
    opposition: float = Field(description="the mean of the points of the people they met")
    victory_points: int
    games: int
    won: int


class Contest(ContestInfo):
    """All of a tournament: who takes part, every round, and who stands where."""

    all_rounds: int | None = Field(description="how many there will be; null before the groups are drawn")
    round_ends: float | None = Field(description="when games of this round that still run are stopped")
    entrants: list[Entrant]
    played: list[ContestRound]
    standings: list[list[Placed]] = Field(description="one list, or one of each group")
    mine: int | None = Field(description="my own number, if I take part")
    leads: bool = Field(description="I may start and cancel it: I founded it, or host this server")
