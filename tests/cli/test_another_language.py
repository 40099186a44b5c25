"""A language is a folder and one line: with those, nothing that the terminal says is left in English."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from words.another import marked

from kemet.content.texts import read_area

PACKAGE = Path(__file__).parents[2] / "src" / "kemet"
#: What is typed stays as it is: verbs of the notation, names of options, of commands and of what can be named.
TYPED = r"verb-|typed-|usage-position$|(write|bad|notation|help|usage|odds|replay|topic)-"
GAME = ["1", "1", "1", "1", "1", "1", "1", "table", "hand", "actions", "market", "players", "links", "log", "odds"]


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package beside one more folder and one more line."""
    home = tmp_path_factory.mktemp("another")
    package = home / "kemet"
    package.mkdir()
    for path in PACKAGE.iterdir():
        if path.name not in ("text", "__pycache__"):
            (package / path.name).symlink_to(path)
    texts = package / "text"
    texts.mkdir()
    for folder in (path for path in (PACKAGE / "text").iterdir() if path.is_dir()):
        (texts / folder.name).symlink_to(folder)
    (texts / "qps").mkdir()
    for path in (PACKAGE / "text" / "en").iterdir():
        (texts / "qps" / path.name).write_text(marked(path.read_text(encoding="utf-8"), TYPED), encoding="utf-8")
    listed = json.loads((PACKAGE / "text" / "languages.json").read_text(encoding="utf-8"))
    listed["qps"] = {"name": "Another", "plurals": {"one": "n = 1"}}
    (texts / "languages.json").write_text(json.dumps(listed), encoding="utf-8")
    return home


def said(home: Path, *arguments: str, typed: str = "") -> str:
    return subprocess.run(
        [sys.executable, "-m", "kemet", *arguments, "--language", "qps"],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": str(home), "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"},
    ).stdout


@pytest.mark.parametrize("look", [[], ["--plain"]], ids=["drawn", "plain"])
def test_a_game_in_another_language(spoken: Path, look: list[str]) -> None:
    """No sentence of the English texts is left, but for those that say what to type."""
    game = ("play", "--seed", "3", "--players", "2", "--modules", "all", *look)
    told = " ".join(said(spoken, *game, typed="\n".join(GAME) + "\n").split())
    assert "Ànùbìs" in told
    english = [
        message.value[0]
        for area in ("content", "saying", "picture", "terminal")
        for message in read_area("en", area).values()
        if not re.match(TYPED, message.id) and len(message.value) == 1 and isinstance(message.value[0], str)
    ]
    assert [text for text in english if len(text) > 9 and re.search("[aeiou]", text) and text in told] == []
