"""The recipes of CONTRIBUTING.md name files that are there, and what stands in them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
#: Where the path of a recipe may begin.
FOLDERS = (ROOT, *(ROOT / each for each in ("src/kemet", "src/kemet/server", "web/src/pieces", "tests/cli")))
FILES = sorted(set(re.findall(r"`(\w[\w./-]*\.(?:py|ts|svelte|json|md))`", TEXT)))
#: "`EFFECTS` in `content/records.py`", "`TOPICS`, `web/src/lobby/newTable.ts`".
NAMED = re.findall(r"`([A-Z_]{4,})`(?:,| in| of)\s+`([\w./-]+\.(?:py|ts))`", TEXT)


def place_of(file: str) -> Path | None:
    return next((folder / file for folder in FOLDERS if (folder / file).is_file()), None)


@pytest.mark.parametrize("file", FILES)
def test_every_file_of_a_recipe_is_there(file: str) -> None:
    assert place_of(file)


@pytest.mark.parametrize(("name", "file"), NAMED)
def test_what_a_recipe_names_stands_in_its_file(name: str, file: str) -> None:
    place = place_of(file)
    assert place is not None
    assert re.search(rf"^(?:export )?(?:const )?{name}\b.*=", place.read_text(encoding="utf-8"), re.MULTILINE)


def test_recipes_name_files() -> None:
    assert len(FILES) > 20
    assert len(NAMED) > 5
