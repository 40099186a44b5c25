"""Clubs in HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool

from kemet.server.shapes.friends import Somebody
from kemet.server.shapes.sayings import Shape
from kemet.server.shapes.tables import Asked, Named, TableInfo

Entry = Annotated[
    Literal["open", "request", "invited"],
    Field(description="everybody joins, one asks those who keep it, or they invite"),
]
Role = Literal["founder", "keeper", "member"]


class ClubSettings(Asked):
    about: Annotated[str, Field(max_length=600)] = ""
    entry: Entry = "open"


class NewClub(ClubSettings):
    name: Named


class NewRole(Somebody):
    role: Role = Field(description="a new founder takes the place of the old one")


class Muted(Somebody):
    muted: StrictBool


class NewLine(Asked):
    text: Annotated[str, Field(min_length=1, max_length=2000)]


class Club(Shape):
    id: str
    name: str
    about: str
    entry: Entry
    founded: float
    members: int


class MyClub(Club):
    invited: bool = Field(description="it invites me; else I belong to it")


class Clubs(Shape):
    clubs: list[Club]
    mine: list[MyClub]
    next: str | None = Field(description="`after` of the next page")


class ClubMember(Shape):
    name: str
    role: Role
    muted: bool
    since: float


class ClubAsker(Shape):
    name: str
    invited: bool = Field(description="by the club; else they ask")


class LeagueLine(Shape):
    """A point for each person beaten, and one for winning."""

    name: str
    points: int
    games: int
    won: int


class League(Shape):
    """Of one season, a calendar quarter."""

    begins: float
    ends: float
    earlier: bool = Field(description="there are games of seasons before")
    lines: list[LeagueLine]


class ClubPage(Shape):
    """All but `club` and `me` is for members; `askers` for those who keep it."""

    club: Club
    me: Literal["founder", "keeper", "member", "stranger", "asks", "invited"]
    people: list[ClubMember]
    askers: list[ClubAsker]
    tables: list[TableInfo]


class ClubLine(Shape):
    number: int
    at: float
    name: str
    text: str
    mine: bool


class ClubTalk(Shape):
    lines: list[ClubLine]
