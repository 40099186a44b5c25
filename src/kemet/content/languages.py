"""The languages of our texts, as `text/languages.json` lists them: English first, each with a folder of its own.

A language that follows another one is that language as it is spoken elsewhere: its files hold only the differences.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NotRequired, TypedDict

TEXT_FOLDER = Path(__file__).parents[1] / "text"


class Listed(TypedDict):
    name: str
    plurals: dict[str, str]
    figures: NotRequired[str]
    grouped: NotRequired[int]
    follows: NotRequired[str]


_LISTED: dict[str, Listed] = json.loads((TEXT_FOLDER / "languages.json").read_text(encoding="utf-8"))

SPOKEN = tuple(_LISTED)
VARIANTS: dict[str, str] = {id: listed["follows"] for id, listed in _LISTED.items() if "follows" in listed}
LANGUAGES = tuple(id for id in SPOKEN if id not in VARIANTS)
#: Which numbers take which form of a word: the cardinal rules of Unicode CLDR.
PLURALS: dict[str, dict[str, str]] = {id: listed["plurals"] for id, listed in _LISTED.items()}
#: How figures are written: the sign before decimals, that between thousands, and the least digits before the first one.
FIGURES: dict[str, tuple[str, str, int]] = {
    id: (listed.get("figures", ".,")[0], listed.get("figures", ".,")[1], listed.get("grouped", 1))
    for id, listed in _LISTED.items()
}
