"""A net as a file: a head that says what it was made for and how, and the weights as packed whole numbers."""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from sys import byteorder
from zlib import compress, decompressobj, error

from kemet.bots.learned.layout import calendar_names, known_content, names, places_of, version
from kemet.bots.learned.net import CALENDAR, UNIT, Net, Weights
from kemet.engine.state.ruleset import Ruleset
from kemet.errors import KemetError

NETS = Path(__file__).parent / "nets"
MAX_UNITS = 256
MAX_BYTES = 4_000_000


class NetError(KemetError):
    """A file that holds no net for this release; the text says why."""


@dataclass(frozen=True)
class Form:
    """One kind of file: a head, and weights. Everything in it may come from a stranger."""

    format: str
    what: str  # a net or a policy
    reads: str  # what it reads a position by: the word of the head, and which version of it
    version: Callable[[], str]
    numbers: tuple[str, ...] = ("units", "trust")  # further whole numbers of the head

    def text(self, content: frozenset[str], made: dict[str, object], weights: list[int], **numbers: int) -> str:
        head = {"format": self.format, self.reads: self.version(), "content": sorted(content), "made": made}
        return json.dumps({**head, **numbers, "weights": packed(weights)}, indent=1) + "\n"

    def read(self, text: str, where: str) -> Read:
        try:
            head = json.loads(text)
            if head["format"] != self.format:
                raise NetError(f"{where}: it is written in the format {head['format']!r}, not {self.format!r}")
            if head[self.reads] != self.version():
                other = f"this {self.what} was made for other {self.reads} than this release reads"
                raise NetError(f"{where}: {other}; train a new one")
            numbers = {name: int(head[name]) for name in self.numbers}
            if not 1 <= numbers.get("units", 1) <= MAX_UNITS:
                raise NetError(f"{where}: a net has 1 to {MAX_UNITS} hidden units, not {numbers['units']}")
            made, content = dict(head["made"]), frozenset(map(str, head["content"]))
            return Read(where, numbers, unpacked(head["weights"]), made, content)
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError, error) as problem:
            raise NetError(f"{where}: this is no {self.what} ({problem})") from None


@dataclass(frozen=True)
class Read:
    """What stood in a file."""

    where: str
    head: dict[str, int]
    flat: list[int]
    made: dict[str, object]
    content: frozenset[str]

    def cut(self, widths: list[int]) -> list[list[int]]:
        """The weights in rows of these widths, which must be all of them."""
        if len(self.flat) != sum(widths):
            raise NetError(f"{self.where}: it has {len(self.flat)} weights where {sum(widths)} belong")
        ends = list(accumulate(widths))
        return [self.flat[end - width : end] for end, width in zip(ends, widths, strict=True)]


FORM = Form("kemet-net 1", "net", "features", version)


@dataclass(frozen=True)
class StoredNet:
    """Weights in whole numbers of 1/1024. Rows: a place each, `units` numbers in it."""

    units: int
    trust: int
    linear: list[int]
    own: list[int]
    others: list[int]
    calendar: list[int]
    out: list[int]
    made: dict[str, object] = field(default_factory=dict)
    content: frozenset[str] = field(default_factory=known_content)  # digests of what it has learned from

    def text(self) -> str:
        """The file."""
        weights = [*self.linear, *self.own, *self.others, *self.calendar, *self.out]
        return FORM.text(self.content, self.made, weights, units=self.units, trust=self.trust)

    def at(self, table: Ruleset) -> Net | None:
        """The net at work for a bot at this table; None where it knows nothing of the content, and with Seth."""
        if table.with_seth or table.digest not in self.content:
            return None
        return Net(self._weights(table))

    def _weights(self, table: Ruleset) -> Weights:
        common = [f"players {table.players}", *[f"module {name}" for name in table.modules], "always"]
        rows = [self.units * calendar_names().index(name) for name in common]
        bias = [sum(self.calendar[row + unit] for row in rows) for unit in range(self.units)]
        shown = self.calendar[: CALENDAR * self.units]
        trust = self.trust / UNIT
        return Weights(places_of(table), trust, self.linear, self.own, self.others, shown, bias, self.out)


def read_net(text: str, where: str) -> StoredNet:
    """A net out of the text of its file. One for other features or other content is refused."""
    size, common = len(names()), len(calendar_names())
    read = FORM.read(text, where)
    units, trust = read.head["units"], read.head["trust"]
    linear, own, others, calendar, out = read.cut([size, size * units, size * units, common * units, units])
    return StoredNet(units, trust, linear, own, others, calendar, out, read.made, read.content)


def packed(weights: list[int]) -> str:
    """As they stand in a file: numbers of 16 bits, compressed."""
    flat = array("h", weights)
    if byteorder == "big":
        flat.byteswap()
    return b64encode(compress(flat.tobytes(), 9)).decode()


def unpacked(written: str) -> list[int]:
    flat = array("h", decompressobj().decompress(b64decode(written, validate=True), MAX_BYTES))
    if byteorder == "big":
        flat.byteswap()
    return flat.tolist()


def released(letter: str) -> list[str]:
    """What comes with this release under this letter, the newest last."""
    return sorted((path.stem for path in NETS.glob(f"{letter}*.json")), key=lambda name: int(name[1:]))


def net_names() -> list[str]:
    """The nets for games without Seth."""
    return released("v")


def net_path(name: str) -> Path:
    """A net of the release by its name, any other by its path."""
    return NETS / f"{name}.json" if name in net_names() else Path(name)


#: Nets that came with the work of another machine, by the paths they have there.
brought: dict[str, str] = {}


def net_text(name: str, path: Path) -> str:
    """The file of a net."""
    if name in brought:
        return brought[name]
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MAX_BYTES)
    except (OSError, UnicodeDecodeError) as problem:
        known = ", ".join(path.stem for path in sorted(NETS.glob("*.json")))
        raise NetError(f"{name!r}: there is no such file; this release has {known}") from problem


@lru_cache(maxsize=16)
def load_net(name: str) -> StoredNet:
    path = net_path(name)
    return read_net(net_text(name, path), str(path))
