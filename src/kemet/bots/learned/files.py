"""A net as a file: a head that says what it was made for and how, and the weights as packed whole numbers."""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from sys import byteorder
from typing import Any
from zlib import compress, decompressobj, error

from kemet.bots.learned.layout import calendar_names, known_content, names, places_of, version
from kemet.bots.learned.net import CALENDAR, UNIT, Net, Weights
from kemet.engine.state.ruleset import Ruleset
from kemet.errors import KemetError

FORMAT = "kemet-net 1"
NETS = Path(__file__).parent / "nets"
MOST_UNITS = 256
MOST_BYTES = 4_000_000


class NetError(KemetError):
    """A file that holds no net for this release; the text says why."""


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
    made: dict[str, Any] = field(default_factory=dict)
    content: frozenset[str] = field(default_factory=known_content)  # digests of what it has learned from

    def text(self) -> str:
        """The file."""
        head = {
            "format": FORMAT,
            "features": version(),
            "content": sorted(self.content),
            "made": self.made,
            "units": self.units,
            "trust": self.trust,
            "weights": packed([*self.linear, *self.own, *self.others, *self.calendar, *self.out]),
        }
        return json.dumps(head, indent=1) + "\n"

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
    try:
        head = json.loads(text)
        if head["format"] != FORMAT:
            raise NetError(f"{where}: it is written in the format {head['format']!r}, not {FORMAT!r}")
        if head["features"] != version():
            raise NetError(f"{where}: this net was made for other features than this release reads; train a new one")
        units, trust = int(head["units"]), int(head["trust"])
        if not 1 <= units <= MOST_UNITS:
            raise NetError(f"{where}: a net has 1 to {MOST_UNITS} hidden units, not {units}")
        flat = unpacked(head["weights"])
        made, content = dict(head["made"]), frozenset(map(str, head["content"]))
    except (ValueError, KeyError, TypeError, AttributeError, error) as problem:
        raise NetError(f"{where}: this is no net ({problem})") from None
    size, common = len(names()), len(calendar_names())
    widths = [size, size * units, size * units, common * units, units]
    if len(flat) != sum(widths):
        raise NetError(f"{where}: it has {len(flat)} weights where {sum(widths)} belong")
    linear, own, others, calendar, out = cut(flat, widths)
    return StoredNet(units, trust, linear, own, others, calendar, out, made, content)


def cut(flat: list[int], widths: list[int]) -> Iterator[list[int]]:
    at = 0
    for width in widths:
        yield flat[at : at + width]
        at += width


def packed(weights: list[int]) -> str:
    """As they stand in a file: numbers of 16 bits, compressed."""
    flat = array("h", weights)
    if byteorder == "big":
        flat.byteswap()
    return b64encode(compress(flat.tobytes(), 9)).decode()


def unpacked(written: str) -> list[int]:
    flat = array("h", decompressobj().decompress(b64decode(written, validate=True), MOST_BYTES))
    if byteorder == "big":
        flat.byteswap()
    return flat.tolist()


def net_names() -> list[str]:
    """The nets that come with this release, the newest last."""
    return sorted((path.stem for path in NETS.glob("v*.json")), key=lambda name: int(name[1:]))


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
            return file.read(MOST_BYTES)
    except (OSError, UnicodeDecodeError) as problem:
        known = ", ".join(path.stem for path in sorted(NETS.glob("*.json")))
        raise NetError(f"{name!r}: there is no such file; this release has {known}") from problem


@lru_cache(maxsize=16)
def load_net(name: str) -> StoredNet:
    path = net_path(name)
    return read_net(net_text(name, path), str(path))
