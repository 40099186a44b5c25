"""Nets for games with Seth as files, and both kinds of nets by their names: `v2` plays without him, `s1` with him."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from kemet.bots.learned.files import (
    NETS,
    Form,
    StoredNet,
    brought,
    load_net,
    net_names,
    net_path,
    net_text,
    read_net,
    released,
)
from kemet.bots.learned.net import Net
from kemet.bots.learned.policy_files import load_policy
from kemet.bots.learned.seth.layout import known_content, seth_names, seth_places, seth_version
from kemet.bots.learned.seth.net import UNIT, SethNet, SethWeights
from kemet.engine.state.ruleset import Ruleset

FORM = Form("kemet-seth-net 1", "net", "features", seth_version)


@dataclass(frozen=True)
class StoredSethNet:
    """Weights in whole numbers of 1/4096. Rows: a place each, `units` numbers in it."""

    units: int
    trust: int
    linear: list[int]
    hidden: list[int]
    out: list[int]
    made: dict[str, object] = field(default_factory=dict)
    content: frozenset[str] = field(default_factory=known_content)  # digests of what it has learned from

    def text(self) -> str:
        """The file."""
        weights = [*self.linear, *self.hidden, *self.out]
        return FORM.text(self.content, self.made, weights, units=self.units, trust=self.trust)

    def at(self, table: Ruleset) -> SethNet | None:
        """The net at work for a bot at this table; None without Seth, and where it knows nothing of the content."""
        if not table.with_seth or table.digest not in self.content:
            return None
        trust = self.trust / UNIT
        return SethNet(SethWeights(seth_places(table), trust, self.linear, self.hidden, self.out))


def read_seth_net(text: str, where: str) -> StoredSethNet:
    """A net out of the text of its file. One for other features is refused."""
    size = len(seth_names())
    read = FORM.read(text, where)
    units, trust = read.head["units"], read.head["trust"]
    linear, hidden, out = read.cut([size, size * units, units])
    return StoredSethNet(units, trust, linear, hidden, out, read.made, read.content)


def seth_net_names() -> list[str]:
    """The nets for games with Seth."""
    return released("s")


def any_net_path(name: str) -> Path:
    """A net of this release by its name, any other by its path."""
    return NETS / f"{name}.json" if name in seth_net_names() else net_path(name)


@lru_cache(maxsize=16)
def load_any_net(name: str) -> StoredNet | StoredSethNet:
    """What it is for stands in the file."""
    path = any_net_path(name)
    text = net_text(name, path)
    return read_seth_net(text, str(path)) if FORM.format in text[:200] else read_net(text, str(path))


def bring_nets(nets: Mapping[str, str]) -> None:
    """Nets and policies of another machine, by their paths there and the texts of their files: here named alike."""
    if any(brought.get(name) != text for name, text in nets.items()):
        brought.update(nets)
        load_net.cache_clear()
        load_any_net.cache_clear()
        load_policy.cache_clear()


@dataclass(frozen=True)
class BothNets:
    """The best net without Seth and the best with him."""

    without_seth: StoredNet
    against_seth: StoredSethNet | None

    def at(self, table: Ruleset) -> Net | SethNet | None:
        return self.without_seth.at(table) or (self.against_seth.at(table) if self.against_seth else None)


@lru_cache(maxsize=4)
def both_nets(name: str) -> BothNets:
    """This net for games without Seth, and the newest for those with him."""
    names = seth_net_names()
    newest = load_any_net(names[-1]) if names else None
    return BothNets(load_net(name), newest if isinstance(newest, StoredSethNet) else None)


def best_nets() -> BothNets:
    """The newest nets of this release."""
    return both_nets(net_names()[-1])
