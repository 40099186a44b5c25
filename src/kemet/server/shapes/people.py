"""Profiles, ratings and favourite tables in HTTP requests and answers."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, StrictBool

from kemet.server.shapes.accounts import Proof
from kemet.server.shapes.sayings import Shape
from kemet.server.shapes.tables import Asked, God, TableInfo


class ByPlayers(Shape):
    players: int
    games: int
    won: int


class ByModule(Shape):
    module: str = Field(description="`base` without any, `seth` with Seth")
    games: int
    won: int


class Opponent(Shape):
    name: str = Field(description="empty for bots")
    bot: str | None
    games: int
    won: int


class PastGame(Shape):
    table: str
    name: str
    names: list[str]
    at: float
    seat: int
    points: list[int]
    won: bool
    rated: bool


class RatedMoment(Shape):
    at: float
    value: int


Kind = Literal["two", "many", "seth", "alliance"]


class Standing(Shape):
    """A rating as it is now."""

    kind: Kind = Field(description="two players, three to five, Seth, or a member of the alliance against him")
    value: int
    provisional: bool = Field(description="few games: it still changes much")


class Rating(Standing):
    games: int
    history: list[RatedMoment] = Field(description="its course, the oldest first")


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
    ratings: list[Standing]


class PeopleList(Shape):
    people: list[Found]
    next: str | None = Field(description="`after` of the next page")


class ByGod(Shape):
    god: God
    games: int
    won: int


class FavouriteTile(Shape):
    tile: str
    games: int
    won: int


class Profile(Shape):
    """Of the newest thousand games that are over."""

    name: str
    since: float
    open: bool = Field(description="others may see it: then without private tables")
    games: int
    won: int
    by_players: list[ByPlayers]
    by_module: list[ByModule]
    by_god: list[ByGod]
    tiles: list[FavouriteTile] = Field(description="bought most often, at most once counted in a game")
    opponents: list[Opponent]
    history: list[PastGame]
    ratings: list[Rating]


class OpenProfile(Asked):
    open: StrictBool


class Favourites(Shape):
    tables: list[TableInfo]


class Farewell(Proof):
    erase: StrictBool = Field(default=False, description="the names at its seats and its lines of talk too")
