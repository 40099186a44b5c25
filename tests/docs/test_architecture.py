"""docs/architecture.md names the rooms and the engine's files that there are."""

import re
from pathlib import Path

import pytest

from kemet.engine.battle.order import ORDER

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src/kemet"
TEXT = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
#: Nothing but data that the build copies.
COPIED = {"rulebook", "web"}


def rooms(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir() if each.is_dir() and each.name not in {"__pycache__", *COPIED}}


def test_the_engine_s_files_are_those_of_the_tree() -> None:
    tree = re.search(r"```text\n(engine/ .*?)```", TEXT, re.DOTALL)
    assert tree is not None
    named: set[str] = set()
    folder = ""
    for word in tree[1].split():
        if word.endswith("/"):
            folder = "" if word == "engine/" else word
        else:
            named.add(folder + word)
    engine = SOURCES / "engine"
    files = {each.relative_to(engine).with_suffix("").as_posix() for each in engine.rglob("*.py")}
    assert named == {each for each in files if not each.endswith("__init__")}


@pytest.mark.parametrize(
    ("folder", "row"),
    [("src/kemet", "| `{}/`"), ("src/kemet/server", "| `server/{}/`"), ("web/src", "`{}/`")],
)
def test_every_room_has_its_row(folder: str, row: str) -> None:
    assert {each for each in rooms(ROOT / folder) if row.format(each) not in TEXT} <= {"telling"}


def test_the_steps_of_a_battle_are_counted() -> None:
    assert f"battle/order.py: {len(ORDER)} steps" in TEXT
