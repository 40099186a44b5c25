"""Every rule that a player is shown by its ID is also said in one line, in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kemet.content.languages import LANGUAGES
from kemet.content.texts import gist, read_area
from kemet.rulebook import all_rules

ROOT = Path(__file__).parents[2]
KNOWN = {rule.id for rule in all_rules()}
#: A line of a refusal on a phone has about 45 letters: three of them at most.
LONGEST = 135


def literals() -> Iterator[str]:
    """What the program can name: refusals and hints in Python, explanations in the browser."""
    for path in (ROOT / "src" / "kemet").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
    for path in (ROOT / "web" / "src").rglob("*.*"):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            yield from re.findall(r'"([BST]\d?-[A-Z0-9-]+)"', path.read_text(encoding="utf-8"))


NAMED = sorted(KNOWN.intersection(literals()))


def test_refusals_name_rules() -> None:
    assert {"B-LIMIT-05", "B-WALL-01", "T3-PRIEST-10", "S-MIXED-03"} <= set(NAMED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_named_has_a_gist(language: str) -> None:
    assert [rule for rule in NAMED if not gist(rule, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_gists_are_of_rules_and_short(language: str) -> None:
    gists = read_area(language, "gists")
    assert {id.removeprefix("gist-") for id in gists} <= KNOWN
    for id in gists:
        said = gist(id.removeprefix("gist-"), language)
        assert len(said) <= LONGEST, id
        assert said.endswith("."), id


def test_a_rule_of_nobody_has_none() -> None:
    assert gist("B-NO-99") == ""
