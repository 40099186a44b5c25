"""Profiles, ratings and favourite tables in HTTP requests and answers."""

from __future__ import annotations

from pydantic import Field, StrictBool

from kemet.server.shapes.accounts import Proof
from kemet.server.shapes.sayings import Shape
from kemet.server.shapes.tables import Asked, TableInfo


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


class Rating(Shape):
    value: int
    games: int
    history: list[RatedMoment]


class Profile(Shape):
    """Of the newest thousand games that are over."""

    name: str
    since: float
    open: bool = Field(description="others may see it: then without private tables")
    games: int
    won: int
    by_players: list[ByPlayers]
    by_module: list[ByModule]
    opponents: list[Opponent]
    history: list[PastGame]
    rating: Rating | None


class OpenProfile(Asked):
    open: StrictBool


class Favourites(Shape):
    tables: list[TableInfo]


class Farewell(Proof):
    erase: StrictBool = Field(default=False, description="the names at its seats and its lines of talk too")
