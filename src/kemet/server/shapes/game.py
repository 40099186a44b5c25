"""Events and choices as viewers get them, and what is made of a view. Tests check that real ones have these shapes."""

from __future__ import annotations

from pydantic import Field

from kemet.server.shapes.made import Asked
from kemet.server.shapes.sayings import Saying, Shape


class GameEvent(Shape):
    """One thing that happened. `version` counts the events of this viewer from 1.

    As a story: take back this many of the last sentences, then say these.
    """

    version: int
    kind: str
    fields: dict[str, str | int | list[int] | None]
    takes_back: int
    says: list[Saying]


class Choice(Shape):
    """One legal choice. `prayer` and `points`: what it does at once to one's own; null when that depends. `idle`: an
    action token that would be gone for nothing."""

    code: int
    kind: str
    fields: dict[str, str | int]
    text: str
    says: Saying
    prayer: int | None
    points: int | None
    idle: bool


class Route(Shape):
    """The shortest way of the moving group to a space: choices to be played in a row."""

    space: str
    choices: list[int]
    prayer: int
    steps: int
    battle: bool


class Party(Shape):
    """A group of a mixed troop: units by owner, the creature that goes along, and the choices to be played in a row."""

    units: dict[str, int]
    creature: str | None
    choices: list[int]


class CoachPage(Shape):
    """One thing that the coach of a lesson says: the key of its words, and what to point at (docs/protocol.md)."""

    text: str
    point: list[str]


class Coaching(Shape):
    """Where a lesson stands: what the coach says now, and the choices it waits for, the next one first. Without any
    the pupil plays freely; other choices than these end the lesson."""

    lesson: str
    step: int
    steps: int
    pages: list[CoachPage]
    choices: list[int]


class Prompt(Shape):
    """The question a seat is asked now; `parties` while a mixed group is put together, the whole troop first."""

    id: str
    question: Asked
    choices: list[Choice]
    routes: list[Route]
    parties: list[Party] | None = None
    deadline: float | None = Field(description="Unix time at which the clock runs out")
    coaching: Coaching | None = Field(default=None, description="in a lesson, until the pupil leaves its way")
