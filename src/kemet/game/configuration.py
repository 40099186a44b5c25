"""What a table agrees on before play, checked once, as data and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex, TypedDict, get_origin, get_type_hints

from kemet.content import EARLIER_BOXES, ContentError, load_content
from kemet.engine.options import DEFAULTS_VERSION, Options
from kemet.engine.reasons import OptionError
from kemet.engine.state.ruleset import Ruleset
from kemet.errors import SaveError, SetupError

#: Raised when a change of the rules makes old games end differently.
RULES_VERSION = 1


class OldSetupData(TypedDict):
    """A set-up as the first games keep it."""

    players: int
    target: int
    beginner: bool
    house_rules: dict[str, str]
    packs: list[str]
    content: str
    seed: str
    rules: int


class SetupData(OldSetupData, total=False):
    """What later ones say besides, where it is not the default."""

    modules: list[str]
    seth: bool
    defaults: int


#: What every set-up says, each with its type.
FIELDS: dict[str, type] = {name: get_origin(hint) or hint for name, hint in get_type_hints(OldSetupData).items()}


Agreed = tuple[int, int, bool, tuple[tuple[str, str], ...], tuple[str, ...], int, bool]


#: By the hash of some content, packs that make it up: a table knows only the hash.
_packs: dict[str, tuple[str, ...]] = {}


@lru_cache(maxsize=64)
def _table(agreed: Agreed, packs: tuple[str, ...]) -> Ruleset:
    """One table serves all games with the same options and content."""
    players, victory_points, beginner, house, modules, defaults, seth = agreed
    options = Options(players, victory_points, beginner, dict(house), modules, defaults, seth)
    content = load_content(packs, modules, options.members)
    _packs.setdefault(content.digest, packs)
    return Ruleset(options, content)


def table_key(table: Ruleset) -> tuple[Agreed, tuple[str, ...], str]:
    """What another process needs for the same table: see `table_of`."""
    options = table.options
    house = tuple(sorted(options.house.items()))
    agreed = (
        *(options.players, options.target, options.beginner, house),
        *(options.modules, options.defaults, options.seth),
    )
    return agreed, _given(_packs.get(table.digest, ())), table.digest


def table_of(agreed: Agreed, packs: tuple[str, ...], digest: str) -> Ruleset:
    """The table of such a key; a SaveError says that the content here is other content."""
    try:
        for box in _boxes(packs):
            table = _table(agreed, box)
            if table.digest == digest:
                return table
        raise SaveError(_other_content(digest, _table(agreed, packs).digest))
    except (OptionError, ContentError) as error:
        raise SaveError(str(error)) from None


def _other_content(digest: str, here: str) -> str:
    return f"this game was played with other content (hash {digest}, here {here}); use its content packs"


def _boxes(packs: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """These packs over the box of today, then over every earlier one: a stored game keeps what it began with."""
    yield packs
    for earlier in EARLIER_BOXES:
        yield (earlier, *packs)


def _given(packs: tuple[str, ...]) -> tuple[str, ...]:
    """The packs that people gave: an earlier box is found again by its hash."""
    return tuple(pack for pack in packs if pack not in EARLIER_BOXES)


def seed_text(seed: SupportsIndex | str) -> str:
    """A seed as games keep it: 7 and "7" are the same one.

    >>> seed_text(7)
    '7'
    """
    if isinstance(seed, str):
        return seed
    if isinstance(seed, bool) or not isinstance(seed, SupportsIndex):
        raise SetupError(f"a seed is a whole number or a text, not {seed!r:.80}")
    return str(index(seed))


def _several(name: str, given: Any, kinds: tuple[type, ...]) -> tuple[Any, ...]:
    """Names in a row. One text is a row of letters for Python, and never what was meant."""
    if isinstance(given, kinds):
        raise SetupError(f"{name} are several names, such as [{given!r:.80}], not one")
    if not isinstance(given, Iterable):
        raise SetupError(f"{name} are several names in a list, not {given!r:.80}")
    names = tuple(given)
    for each in names:
        if not isinstance(each, kinds):
            raise SetupError(f"{name}: {each!r:.80} is no name")
    return names


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
        for name, value in (("beginner", beginner), ("seth", seth)):
            if not isinstance(value, bool):
                raise SetupError(f"{name} must be True or False, not {value!r}")
        if not isinstance(house_rules, Mapping):
            raise SetupError(f"house rules are a mapping such as {{'dayLimit': '30'}}, not {house_rules!r:.80}")
        for key, text in (*house_rules.items(), ("seed", seed)):
            if not isinstance(key, str) or not isinstance(text, str):
                raise SetupError(f"house rules and seed are texts, not {key!r}: {text!r}")
        try:
            seed.encode()
        except UnicodeEncodeError:
            raise SetupError("the seed holds half a character; it must be a text that can be written down") from None
        self.packs = tuple(str(pack) for pack in _several("content", packs, (str, Path)))
        modules = _several("modules", modules, (str,))
        self.seed = seed
        try:
            self.options = Options(players, victory_points, beginner, dict(house_rules), modules, defaults, seth)
            self.content = load_content(self.packs, self.options.modules, self.options.members)
            house = tuple(sorted(self.options.house.items()))
            agreed = (players, self.options.target, beginner, house, self.options.modules, defaults, seth)
            self.table = _table(agreed, self.packs)
        except OptionError as error:
            raise SetupError(str(error), error.reason) from None
        except ContentError as error:
            raise SetupError(str(error)) from None

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: as data, read and checked as any other."""
        return setup_from, (self.as_data(),)

    def as_data(self) -> SetupData:
        data: SetupData = {
            "players": self.options.players,
            "target": self.options.target,
            "beginner": self.options.beginner,
            "house_rules": self.options.house,
            "packs": list(_given(self.packs)),
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
    packs = tuple(data["packs"])
    for box in _boxes(packs):
        setup = Setup(data["players"], target, data["beginner"], house, box, data["seed"], modules, defaults, seth)
        if setup.content.digest == data["content"]:
            return setup
    raise SaveError(_other_content(data["content"], load_content(packs, modules, setup.options.members).digest))
