"""The counts of legal sequences from fixed positions are what the files say."""

from pathlib import Path

import pytest
from perft import FOLDER, counted, read

PATHS = sorted(FOLDER.glob("*.txt"))


def test_there_are_enough() -> None:
    assert len(PATHS) >= 8


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_counts(path: Path) -> None:
    game, expected = read(path.read_text(encoding="utf-8"))
    assert expected
    assert counted(game, expected) == expected
