"""What a table agrees on before play, checked once, as data and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from kemet.content import ContentError, load_content
from kemet.engine.options import DEFAULTS_VERSION, OptionError, Options
from kemet.engine.state.table import Table
from kemet.errors import SaveError, SetupError

#: Raised when a change of the rules makes old games end differently.
RULES_VERSION = 1

FIELDS: dict[str, type] = {
    "players": int,
    "target": int,
    "beginner": bool,
    "house_rules": dict,
    "packs": list,
    "content": str,
    "seed": str,
    "rules": int,
}


Agreed = tuple[int, int, bool, tuple[tuple[str, str], ...], tuple[str, ...], int, bool]


@lru_cache(maxsize=64)
def _table(agreed: Agreed, packs: tuple[str, ...]) -> Table:
    """One table serves all games with the same options and content."""
    players, victory_points, beginner, house, modules, defaults, seth = agreed
    options = Options(players, victory_points, beginner, dict(house), modules, defaults, seth)
    return Table(options, load_content(packs, modules, options.members))


class Setup:
    """Options, content and seed. Two games with the same set-up and choices are the same game."""

    def __init__(
        self,
        players: int,
        victory_points: int,
        beginner: bool,
        house_rules: Mapping[str, str],
        packs: Iterable[str | Path],
        seed: str,
        modules: Iterable[str] = (),
        defaults: int = DEFAULTS_VERSION,
        seth: bool = False,
    ):
        for name, value in (("players", players), ("victory_points", victory_points)):
            if isinstance(value, bool) or not isinstance(value, int):
                raise SetupError(f"{name} must be a whole number, not {value!r}")
        for key, text in (*house_rules.items(), ("seed", seed)):
            if not isinstance(key, str) or not isinstance(text, str):
                raise SetupError(f"house rules and seed are texts, not {key!r}: {text!r}")
        try:
            seed.encode()
        except UnicodeEncodeError:
            raise SetupError("the seed holds half a character; it must be a text that can be written down") from None
        self.packs = tuple(str(pack) for pack in packs)
        self.printed: dict[str, Any] | None = None  # gathered by kemet.facts when somebody asks
        self.seed = seed
        try:
            self.options = Options(players, victory_points, beginner, dict(house_rules), tuple(modules), defaults, seth)
            self.content = load_content(self.packs, self.options.modules, self.options.members)
            house = tuple(sorted(self.options.house.items()))
            agreed = (players, victory_points, beginner, house, self.options.modules, defaults, seth)
            self.table = _table(agreed, self.packs)
        except (OptionError, ContentError) as error:
            raise SetupError(str(error)) from None

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "players": self.options.players,
            "target": self.options.target,
            "beginner": self.options.beginner,
            "house_rules": self.options.house,
            "packs": list(self.packs),
            "content": self.content.digest,
            "seed": self.seed,
            "rules": RULES_VERSION,
        }
        if self.options.modules:
            data["modules"] = list(self.options.modules)
        if self.options.seth:
            data["seth"] = True
        if self.options.defaults > 1:  # the first games did not say
            data["defaults"] = self.options.defaults
        return data


def setup_from(data: Any) -> Setup:
    """The set-up of such data; a SaveError names the field that is wrong."""
    if not isinstance(data, dict):
        raise SaveError("the set-up must be a table of fields")
    for key, kind in FIELDS.items():
        if not isinstance(data.get(key), kind) or (kind is int and isinstance(data[key], bool)):
            raise SaveError(f"the field {key!r} of the set-up is missing or no {kind.__name__}")
    modules = data.get("modules", [])
    if not isinstance(modules, list):
        raise SaveError("the field 'modules' of the set-up is no list")
    defaults = data.get("defaults", 1)
    if isinstance(defaults, bool) or not isinstance(defaults, int):
        raise SaveError("the field 'defaults' of the set-up is no int")
    seth = data.get("seth", False)
    if not isinstance(seth, bool):
        raise SaveError("the field 'seth' of the set-up is neither true nor false")
    texts = [*data["packs"], *data["house_rules"], *data["house_rules"].values(), *modules]
    if not all(isinstance(text, str) for text in texts):
        raise SaveError("packs, modules and house rules of the set-up must be texts")
    if data["rules"] != RULES_VERSION:
        raise SaveError(f"this game was played with rules version {data['rules']}; this is version {RULES_VERSION}")
    target = 8 if data["beginner"] else data["target"]
    house = data["house_rules"]
    agreed = (data["players"], target, data["beginner"], house, data["packs"], data["seed"])
    setup = Setup(*agreed, modules, defaults, seth)
    if setup.content.digest != data["content"]:
        raise SaveError(
            f"this game was played with other content (hash {data['content']}, here {setup.content.digest}); "
            "use the content packs it was played with"
        )
    return setup
