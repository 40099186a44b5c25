"""Sentences as data (`kemet.telling.saying`), as they go over the wire."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class Shape(BaseModel):
    """Nothing may be in a message that its shape does not name."""

    model_config = ConfigDict(extra="forbid")


class Named(Shape):
    """The message of this id."""

    name: str


class Explained(Shape):
    """The explanation (`.text`) of the message of this id."""

    text: str


class SeatNamed(Shape):
    seat: int


class SpaceNamed(Shape):
    space: str


class StopNamed(Shape):
    stop: str


class BattleCardNamed(Shape):
    battle: str


class Together(Shape):
    """One, another and a third."""

    values: list[Value] = Field(alias="and")


class Listed(Shape):
    """One, another."""

    comma: list[Value]


class Added(Shape):
    """One + another."""

    plus: list[Value]


class Saying(Shape):
    """A sentence as data: a message of the text files and what fills it."""

    key: str
    values: dict[str, Value]


Thing = Named | Explained | SeatNamed | SpaceNamed | StopNamed | BattleCardNamed
Value = str | int | Thing | Together | Listed | Added | Saying
for each in (Together, Listed, Added, Saying):
    each.model_rebuild()
