"""The examples of README.md and docs/*.md are run, so they stay true.

Every ```python block of a document is run, top to bottom in one namespace, in an empty folder. Three marks:

- "```python no-run": shown only.
- "```text output" right after a python block: exactly what that block prints.
- "```toml my-box/cards.toml" (any language and a path): a file that stands in the folder before the code runs.
"""

from __future__ import annotations

import contextlib
import io
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(?P<mark>[^\n`]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass
class Block:
    line: int
    words: list[str]
    body: str

    @property
    def is_code(self) -> bool:
        return self.words[:1] == ["python"] and "no-run" not in self.words

    @property
    def is_output(self) -> bool:
        return self.words == ["text", "output"]

    @property
    def file(self) -> str:
        """The path of a block that is a file, or nothing."""
        return self.words[1] if len(self.words) == 2 and "." in self.words[1] else ""


def blocks(path: Path) -> list[Block]:
    text = path.read_text(encoding="utf-8")
    return [
        Block(text.count("\n", 0, match.start()) + 1, match["mark"].split(), match["body"])
        for match in FENCE.finditer(text)
    ]


def write_files(found: list[Block], folder: Path) -> None:
    for block in found:
        if block.file:
            target = folder / block.file
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(block.body, encoding="utf-8")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_run_as_printed(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = blocks(path)
    write_files(found, tmp_path)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for number, block in enumerate(found):
        if not block.is_code:
            continue
        # blank lines before the code keep the line numbers of the document in tracebacks
        code = compile("\n" * block.line + block.body, str(path), "exec")
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(code, namespace)
        if number + 1 < len(found) and found[number + 1].is_output:
            assert printed.getvalue() == found[number + 1].body, f"{path.name}, line {block.line}"


def test_the_tour_of_the_library_is_there() -> None:
    code = "\n".join(block.body for block in blocks(ROOT / "docs/library.md") if block.is_code)
    for name in ("new_game", "waiting_for", "legal", "play", "IllegalChoice", "undo", "view", "events", "copy",
                 "sample_hidden", "dump", "load", "record", "replay", "position", "write_position"):  # fmt: skip
        assert name in code, name


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8"))
    broken = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert broken == []


def test_rulings_cite_rules_and_tests_that_exist() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    rules = "".join((ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8") for name in ("base", "taseti"))
    assert [
        rule for rule in re.findall(r"\b(?:B|T[1-5]?)-[A-Z]+-[A-Z0-9]+\b", text) if f"**{rule}**" not in rules
    ] == []
    cited = re.findall(r"`(\w+/\w+\.py)::(\w+)`", text)
    assert cited
    assert [name for file, name in cited if f"def {name}(" not in (ROOT / "tests" / file).read_text()] == []
