"""Profiles, ratings and favourite tables in HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from pydantic import Field, StrictBool

from kemet.server.shapes.accounts import Proof
from kemet.server.shapes.made import Made
from kemet.server.shapes.sayings import Shape
from kemet.server.shapes.tables import Asked, God, TableInfo


class Score(TypedDict):
    games: int
    won: int


class ByPlayers(Score):
    players: int


class ByModule(Score):
    module: Annotated[str, "`base` without any, `seth` with Seth"]


class Opponent(Score):
    name: Annotated[str, "empty for bots"]
    bot: str | None


class PastGame(Shape):
    table: str
    name: str
    names: list[str]
    at: float
    seat: int
    points: list[int]
    won: bool
    rated: bool


class RatedMoment(TypedDict):
    at: float
    value: int


Kind = Literal["two", "many", "seth", "alliance"]


class Standing(TypedDict):
    """A rating as it is now."""

    kind: Annotated[Kind, "two players, three to five, Seth, or a member of the alliance against him"]
    value: int
    provisional: Annotated[bool, "few games: it still changes much"]


class Rating(Standing):
    games: int
    history: Annotated[list[RatedMoment], "its course, the oldest first"]


class Leader(Shape):
    name: str
    value: int
    provisional: bool


class Leaders(Shape):
    people: list[Leader]
    next: str | None = Field(description="`before` of the next page")


class Found(Shape):
    name: str
    since: float
    ratings: list[Made[Standing]]


class PeopleList(Shape):
    people: list[Found]
    next: str | None = Field(description="`after` of the next page")


class ByGod(Score):
    god: God


class FavouriteTile(Score):
    tile: str


class Profile(Shape):
    """Of the newest thousand games that are over."""

    name: str
    since: float
    open: bool = Field(description="others may see it: then without private tables")
    games: int
    won: int
    by_players: list[Made[ByPlayers]]
    by_module: list[Made[ByModule]]
    by_god: list[Made[ByGod]]
    tiles: list[Made[FavouriteTile]] = Field(description="bought most often, at most once counted in a game")
    opponents: list[Made[Opponent]]
    history: list[PastGame]
    ratings: list[Made[Rating]]


class OpenProfile(Asked):
    open: StrictBool


class Favourites(Shape):
    tables: list[TableInfo]


class Farewell(Proof):
    erase: StrictBool = Field(default=False, description="the names at its seats and its lines of talk too")
