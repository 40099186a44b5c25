"""Arrows point one way: a room imports only from its own level and the levels below it.

The list below is the law; docs/architecture.md draws it. A new room has to be entered here.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "kemet"
LEVELS = [
    {"errors"},
    {"content", "rulebook"},
    {"engine"},
    {"telling"},
    {"game"},
    {"lessons", "puzzles"},
    {""},  # the package itself, `import kemet`: the library as programmers see it
    {"picture"},
    {"bots"},
    {"lab", "rl"},
    {"training"},
    {"cli", "server", "client", "__main__"},
]
STANDARD_LIBRARY_ONLY = {"content", "engine", "errors", "rulebook"}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def room_of(module: str) -> str:
    """The room of a dotted name inside the package: `kemet.engine.battle.sums` is in `engine`."""
    return module.split(".")[1] if "." in module else ""


def dotted(path: Path) -> list[str]:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return list(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path: Path) -> ast.AST:
    return ast.parse(path.read_text(encoding="utf-8"))


def statements(node: ast.AST, running: bool) -> Iterator[ast.stmt]:
    """Every statement below a node; `running` leaves out what only the type checker reads: `if TYPE_CHECKING: ...`."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.stmt):
            yield each
        if running and isinstance(each, ast.If) and isinstance(each.test, ast.Name) and each.test.id == "TYPE_CHECKING":
            for other in each.orelse:
                yield other
                yield from statements(other, running)
        elif isinstance(each, ast.stmt | ast.excepthandler | ast.match_case):  # no expression holds an import
            yield from statements(each, running)


def imports(path: Path, tree: ast.AST, running: bool = False) -> Iterator[str]:
    """Every module that a file's tree imports, anywhere in it, as absolute dotted names."""
    package = dotted(path) if path.name == "__init__.py" else dotted(path)[:-1]
    for node in statements(tree, running):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            # `from kemet import engine` imports the room, not only the package
            yield from (f"{module}.{alias.name}" for alias in node.names) if module == "kemet" else [module]


def level_of(room: str) -> int:
    found = [number for number, rooms in enumerate(LEVELS) if room in rooms]
    assert found, f"the room {room!r} has no level in {Path(__file__).name}"
    return found[0]


def is_room(room: str) -> bool:
    return (PACKAGE / room).is_dir() or (PACKAGE / f"{room}.py").exists()


@pytest.mark.parametrize("path", modules(), ids=lambda path: ".".join(dotted(path)))
def test_imports_point_down(path: Path) -> None:
    level = level_of(room_of(".".join(dotted(path))))
    used = {room_of(name) for name in imports(path, tree_of(path)) if name.split(".")[0] == "kemet"}
    rooms = {room if is_room(room) else "" for room in used}
    assert [room for room in rooms if level_of(room) > level] == []


@pytest.mark.parametrize(
    "path",
    [path for path in modules() if room_of(".".join(dotted(path))) in STANDARD_LIBRARY_ONLY],
    ids=lambda path: ".".join(dotted(path)),
)
def test_lower_rooms_use_the_standard_library_only(path: Path) -> None:
    running = imports(path, tree_of(path), running=True)
    allowed = sys.stdlib_module_names | {"kemet"}
    assert [name for name in running if name.split(".")[0] not in allowed] == []


SAMPLE = """
import os.path
from . import step
from ...cli import main
from kemet import lab
if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    import json
def f():
    import rich
"""


def test_the_reader_of_imports_sees_all_forms() -> None:
    path = PACKAGE / "engine" / "battle" / "sums.py"
    seen = ["json", "kemet.cli", "kemet.engine.battle", "kemet.lab", "os.path", "rich"]
    assert sorted(imports(path, ast.parse(SAMPLE))) == sorted([*seen, "mypy_extensions"])
    assert sorted(imports(path, ast.parse(SAMPLE), running=True)) == seen
