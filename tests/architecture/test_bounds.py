"""What grows unseen: questions for the box, loose types, files that belong into a folder."""

from __future__ import annotations

from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src/kemet"


def lines_with(word: str) -> int:
    files = SOURCES.rglob("*.py")
    return sum(word in line for file in files for line in file.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(("word", "bound"), [(".with_seth", 120), ("dict[str, Any]", 40)])
def test_lines_that_say_a_word_stay_few(word: str, bound: int) -> None:
    """A rule is written for a side with any number of members; data has a type or a reason to have none."""
    assert 0 < lines_with(word) < bound


@pytest.mark.parametrize("folder", ["", "server"])
def test_what_has_a_layer_lies_in_its_folder(folder: str) -> None:
    assert 0 < len(list((SOURCES / folder).glob("*.py"))) <= 6
