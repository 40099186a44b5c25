"""Shares, modules and tiles as the pages about many games write them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from kemet.content.records import MODULES
from kemet.content.texts import load_texts
from kemet.lab.plots import Mark
from kemet.lab.rates import Rate

TEXTS = load_texts()


def share_mark(label: str, rate: Rate, compare: float) -> Mark:
    low, high = rate.interval
    return Mark(label, rate.share, low, high, f"{percent(rate.share)} ({short_interval(rate)})", compare)


def rate_cells(rate: Rate) -> list[str]:
    low, high = rate.interval
    return [f"{rate.hits:g}", str(rate.games), f"{100 * rate.share:.1f} %", f"{100 * low:.1f} to {100 * high:.1f}"]


def short_interval(rate: Rate) -> str:
    low, high = rate.interval
    return f"{100 * low:.0f}–{100 * high:.0f}"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def module_set(modules: tuple[str, ...]) -> str:
    """
    >>> module_set(()), module_set(("path", "cards")), module_set(MODULES)
    ('no modules', 'path+cards', 'all modules')
    """
    return "all modules" if modules == MODULES else "+".join(modules) or "no modules"


def tile_name(id: str) -> str:
    """Some tiles share a name; their ids tell them apart.

    >>> tile_name("victory_point_red"), tile_name("sphinx")
    ('Victory Point (red)', 'Sphinx')
    """
    name, last = TEXTS.name(f"tile-{id}"), id.rpartition("_")[2]
    return f"{name} ({last})" if id in _namesakes() and last != name.lower() else name


@lru_cache(maxsize=1)
def _namesakes() -> frozenset[str]:
    names = {id.partition("-")[2]: TEXTS.name(id) for id in TEXTS.messages if id.startswith("tile-")}
    often = Counter(names.values())
    return frozenset(id for id, name in names.items() if often[name] > 1)
