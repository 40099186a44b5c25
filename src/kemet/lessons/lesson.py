"""One lesson as its data file tells it, and its choices as numbers."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import resources
from typing import Any

from kemet.game.configuration import Setup, SetupData
from kemet.game.game import Game

#: In the order in which they are best taken.
LESSONS = ("first", "path", "dawn", "black", "seth", "chaos")


@dataclass(frozen=True)
class Page:
    """One thing that the coach says. `text` is a key of the coach's words, `point` names what the light shows."""

    text: str
    point: tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """What the coach says before the choices it waits for; the last page stays until they are made."""

    pages: tuple[Page, ...]
    play: tuple[str, ...]
    then: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Lesson:
    name: str
    minutes: int
    players: int
    beginner: bool
    modules: tuple[str, ...]
    seth: bool
    #: The pupil's seat.
    pupil: int
    seed: str
    prelude: tuple[tuple[int, str], ...]
    steps: tuple[Step, ...]
    #: Said when the pupil goes on alone.
    farewell: tuple[Page, ...]

    def setup(self) -> Setup:
        """Always with the box as it is printed: another content could break the script."""
        return Setup(self.players, 8, self.beginner, {}, (), self.seed, self.modules, seth=self.seth)

    def script(self) -> list[tuple[int, str]]:
        """Every choice in the order in which it is played here."""
        told = list(self.prelude)
        for step in self.steps:
            told += [(self.pupil, choice) for choice in step.play]
            told += step.then
        return told

    @cached_property
    def codes(self) -> list[list[int]]:
        """The choices of each seat as numbers. Fighters choose at the same time, so each seat has its own row."""
        rows: list[list[int]] = [[] for _ in range(self.players)]
        for seat, code in self._played.choices:
            rows[seat].append(code)
        return rows

    @cached_property
    def opening(self) -> list[tuple[int, int]]:
        """The prelude as seats and numbers."""
        return self._played.choices[: len(self.prelude)]

    @cached_property
    def _played(self) -> Game:
        game = Game(self.setup())
        for seat, choice in self.script():
            game.play(seat, choice)
        return game


@lru_cache
def lesson(name: str) -> Lesson:
    """The lesson of this name, one of `LESSONS`."""
    text = resources.files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    return Lesson(
        name=name,
        minutes=data["minutes"],
        players=data["players"],
        beginner=data.get("beginner", False),
        modules=tuple(data.get("modules", ())),
        seth=data.get("seth", False),
        pupil=data.get("pupil", 1) - 1,
        seed=data["seed"],
        prelude=_choices(data["prelude"]),
        steps=tuple(_step(name, step) for step in data["step"]),
        farewell=_pages(name, data["farewell"]),
    )


def _step(name: str, data: dict[str, Any]) -> Step:  # a table of TOML
    return Step(_pages(name, data["pages"]), tuple(data["play"]), _choices(data.get("then", [])))


def _pages(name: str, pages: list[list[str]]) -> tuple[Page, ...]:
    """A page is its word and what it points at: `["goal", "points"]`."""
    return tuple(Page(f"lesson-{name}-{word}", tuple(point)) for word, *point in pages)


def _choices(lines: list[str]) -> tuple[tuple[int, str], ...]:
    """Written as in a record: `P2 token pray1`."""
    pairs = (line.split(" ", 1) for line in lines)
    return tuple((int(who[1:]) - 1, choice) for who, choice in pairs)


@lru_cache
def _agreed(name: str) -> SetupData:
    return lesson(name).setup().as_data()


def lesson_named_by(agreed: Mapping[str, object]) -> Lesson | None:
    """The lesson whose set-up this is, as data (`Setup.as_data`), or None."""
    for name in LESSONS:
        if lesson(name).seed == agreed["seed"] and _agreed(name) == agreed:
            return lesson(name)
    return None
