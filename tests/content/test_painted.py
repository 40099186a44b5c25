"""The painted pieces: the files are what the painters write, every figure of the box is there, and they are light."""

import gzip
import json
import re
import runpy
import sys
from pathlib import Path

import pytest

from kemet.content import load_content
from kemet.content.loader import MODULES

ART = Path(__file__).parents[2] / "web" / "art" / "painted"
SPRITE = (ART / "painted.svg").read_text(encoding="utf-8")
SYMBOLS = set(re.findall(r'<symbol id="([\w-]+)"', SPRITE))
GODS = ("anubis", "bastet", "horus", "sobek", "wadjet", "seth")
KILOBYTES = 90


def test_the_files_are_what_the_painters_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a change in web/art/painted: `python3 web/art/painted/build_painted.py`."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(ART))
    try:
        files = runpy.run_path(str(ART / "build_painted.py"))["files"]()
    finally:
        for name in set(sys.modules) - before:
            del sys.modules[name]
    for name, text in files.items():
        assert (ART / name).read_text(encoding="utf-8") == text, name


def test_the_sprite_is_light() -> None:
    assert len(gzip.compress(SPRITE.encode(), 9)) <= KILOBYTES * 1024


def test_the_content_policy_is_kept() -> None:
    assert not re.search(r"style=|<style|<filter|<image|xlink|https?://(?!www\.w3\.org/2000/svg)", SPRITE)


def test_every_figure_is_drawn() -> None:
    boxes = (load_content(modules=MODULES), load_content(members=5))
    creatures = {creature.id for box in boxes for creature in box.creatures}
    ranks = json.loads((ART / "ranks.json").read_text())
    poses = ("", "-strike", "-captive", "-fallen")
    assert {f"cr-{creature}" for creature in creatures} <= SYMBOLS
    assert {f"face-cr-{creature}" for creature in creatures} <= SYMBOLS
    assert {f"sol-{god}{pose}" for god in GODS for pose in poses} <= SYMBOLS
    assert {f"troop-{god}-{size}" for god in GODS for size in ranks} <= SYMBOLS
    colours = ("white", "red", "blue", "black", "violet")
    assert {
        f"{what}-{colour}-{level}" for what in ("pyr", "stone") for colour in colours for level in (1, 2, 3, 4)
    } <= SYMBOLS


def test_every_part_that_a_drawing_uses_is_there() -> None:
    used = set(re.findall(r'href="#([\w-]+)"', SPRITE))
    icons = set()
    for sprite in ("sprite.svg", "sprite-seth.svg"):
        icons |= set(re.findall(r'id="([\w-]+)"', (ART.parent / "icons" / sprite).read_text()))
    assert used <= SYMBOLS | icons


def test_a_rank_has_a_place_for_each_of_its_men() -> None:
    for size, places in json.loads((ART / "ranks.json").read_text()).items():
        assert len(places) == (9 if size == "more" else int(size))
