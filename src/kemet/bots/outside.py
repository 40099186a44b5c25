"""Bots of other people in this process: named by module and class, or registered by an installed package.

What they are made from is called with the seed and the options of the spec, all texts: `Class(seed, depth="3")`. All
they need is `choose(seat)`; a `why()` in words and a `close()` are welcome.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kemet.bots.players import Bot
from kemet.bots.seat import Seat
from kemet.bots.spec_errors import SpecError
from kemet.bots.spec_options import Options
from kemet.errors import KemetError
from kemet.telling.saying import Saying, in_english, say

GROUP = "kemet.bots"


class Guest:
    """Somebody's object as one of our bots, under the name of its spec."""

    def __init__(self, name: str, inner: Any):
        self.name = name
        self._inner = inner

    def choose(self, seat: Seat) -> int:
        chosen = self._inner.choose(seat)
        if type(chosen) is not int or chosen not in seat.codes:
            raise SpecError(self.name, f"choose() gave {chosen!r:.80}, which is none of seat.codes")
        return chosen

    def advice(self) -> Saying:
        return say("advice-outside")

    def why(self) -> str:
        return str(self._inner.why()) if hasattr(self._inner, "why") else in_english(self.advice())

    def close(self, last: Seat | None = None) -> None:
        if hasattr(self._inner, "close"):
            self._inner.close()


@dataclass(frozen=True)
class PythonSpec:
    """`python:package.module:Class`, found as Python finds modules, in the folder of the moment as well."""

    target: str
    options: Options

    @property
    def text(self) -> str:
        return f"python:{self.target}{_written(',', self.options)}"

    def check(self) -> None:
        self._factory()

    def make(self, seed: str, seconds: float) -> Bot:
        return _invite(self.text, self._factory(), seed, self.options)

    def sources(self) -> list[Path]:
        return _source(self.target.partition(":")[0])

    def _factory(self) -> Callable[..., Any]:
        module, colon, name = self.target.partition(":")
        if not colon or not all(part.isidentifier() for part in (*module.split("."), *name.split("."))):
            raise SpecError(self.text, "write python:package.module:Class")
        _look_here_too()
        try:
            found: Any = importlib.import_module(module)
        except ImportError as error:
            raise SpecError(self.text, f"the module {module} cannot be imported ({error})") from None
        for part in name.split("."):
            found = getattr(found, part, None)
        return _callable(self.text, name, found)


@dataclass(frozen=True)
class PolicySpec:
    """`rl:PATH`, a policy from a file (docs/research.md). What reads it lies above us, so it is found by name."""

    path: str
    options: Options

    @property
    def text(self) -> str:
        return f"rl:{self.path}{_written(',', self.options)}"

    def check(self) -> None:
        self.make("", 0.0)

    def make(self, seed: str, seconds: float) -> Bot:
        try:
            policies = importlib.import_module("kemet.rl.policies")
        except ImportError as error:
            raise SpecError(self.text, f"policies need numpy: pip install numpy ({error})") from None
        return _invite(self.text, policies.PolicyBot, seed, (("file", self.path), *self.options))

    def sources(self) -> list[Path]:
        return [Path(self.path)]


@dataclass(frozen=True)
class RegisteredSpec:
    """A bot that another package brings: an entry point of the group `kemet.bots`."""

    name: str
    options: Options

    @property
    def text(self) -> str:
        return f"{self.name}{_written(':', self.options)}"

    def check(self) -> None:
        self._factory()

    def make(self, seed: str, seconds: float) -> Bot:
        return _invite(self.text, self._factory(), seed, self.options)

    def sources(self) -> list[Path]:
        return _source(registered()[self.name].module)

    def _factory(self) -> Callable[..., Any]:
        point = registered()[self.name]
        try:
            found = point.load()
        except (ImportError, AttributeError) as error:
            raise SpecError(self.text, f"its package cannot be loaded ({error})") from None
        return _callable(self.text, point.value, found)


@lru_cache(maxsize=1)
def registered() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _callable(text: str, name: str, found: Any) -> Callable[..., Any]:
    if not callable(found):
        raise SpecError(text, f"{name} is no class or function that makes a bot")
    made: Callable[..., Any] = found
    return made


def _invite(text: str, factory: Callable[..., Any], seed: str, options: Options) -> Bot:
    try:
        inner = factory(seed, **dict(options))
    except KemetError as error:
        raise SpecError(text, str(error)) from None
    except (TypeError, ValueError) as error:
        raise SpecError(text, f"it cannot be made from a seed and these options ({error})") from None
    if not hasattr(inner, "choose"):
        raise SpecError(text, f"{type(inner).__name__} has no method choose(seat)")
    return Guest(text, inner)


def _written(mark: str, options: Options) -> str:
    return mark + ",".join(f"{name}={value}" for name, value in options) if options else ""


def _source(module: str) -> list[Path]:
    found = find_spec(module)
    return [Path(found.origin)] if found is not None and found.has_location and found.origin else []


def _look_here_too() -> None:
    """The command `kemet` would not find modules of the folder it is called in; `python -m` does."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
