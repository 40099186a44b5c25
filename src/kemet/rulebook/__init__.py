"""The rules documents as data: every rule by its ID, for `kemet rules` and for the coverage of the tests.

Here: reading and searching the documents. Never here: rules of play; those are in `kemet.engine`.

>>> rule("B-LIMIT-08").text
'There is no limit on DI cards in hand.'
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

__all__ = ["DOCUMENTS", "Rule", "UnknownRule", "all_rules", "rule", "search"]

DOCUMENTS = ("base", "taseti", "seth")

_ID = r"[A-Z][0-9]?-[A-Z0-9]+(?:-[A-Z0-9]+)*"
_HEADING = re.compile(r"##+ (.+)")
_BULLET = re.compile(rf"[-*] \*\*({_ID})\*\* (?:\(((?:sure|likely|reconstructed)[^)]*)\) )?(.+)")
_FIRST_CELL = re.compile(rf"(?:\*\*)?({_ID})(?:\*\*)?")
_CERTAINTY_COLUMNS = ("certainty", "mark", "mark of the power")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: where it stands, what it says, and how sure we are (empty where the document doesn't say)."""

    id: str
    document: str
    section: str
    text: str
    certainty: str


class UnknownRule(KeyError):
    """No document defines this ID; `close` lists IDs that look like it."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id
        self.close = tuple(get_close_matches(id.upper(), [each.id for each in all_rules()], n=5))

    def __str__(self) -> str:
        hint = f"; did you mean {', '.join(self.close)}?" if self.close else ""
        return f"there is no rule {self.id!r}{hint}"


def rule(id: str) -> Rule:
    """The rule with this ID, in capitals or not. Raises `UnknownRule`."""
    found = _by_id().get(id.strip().upper())
    if found is None:
        raise UnknownRule(id)
    return found


def all_rules(document: str | None = None) -> tuple[Rule, ...]:
    """The rules of one document (`base`, `taseti`, `seth`), or of all, in the order of the text."""
    if document is None:
        return tuple(each for name in DOCUMENTS for each in _read(name))
    if document not in DOCUMENTS:
        raise ValueError(f"there is no rules document {document!r}; choose one of {', '.join(DOCUMENTS)}")
    return _read(document)


def search(words: str) -> tuple[Rule, ...]:
    """The rules that contain every one of these words in their ID, section or text."""
    wanted = words.casefold().split()

    def matches(each: Rule) -> bool:
        place = f"{each.id} {each.section} {each.text}".casefold()
        return all(word in place for word in wanted)

    return tuple(filter(matches, all_rules())) if wanted else ()


@cache
def _by_id() -> dict[str, Rule]:
    return {each.id: each for each in all_rules()}


@cache
def _read(document: str) -> tuple[Rule, ...]:
    text = (_folder() / f"{document}.md").read_text(encoding="utf-8")
    return tuple(_parse(document, text))


def _folder() -> Path:
    """An installed package carries the documents; a checkout keeps them in docs/rules."""
    here = Path(__file__).parent
    return here if (here / "base.md").exists() else here.parents[2] / "docs" / "rules"


def _parse(document: str, text: str) -> Iterator[Rule]:
    section = ""
    columns: list[str] = []  # the headings of the table that we are in
    for line in text.splitlines():
        if not line.startswith("|"):
            columns = []
            if heading := _HEADING.match(line):
                section = heading[1]
            elif bullet := _BULLET.match(line):
                yield Rule(bullet[1], document, section, bullet[3], bullet[2] or "")
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not columns:
            columns = cells
        elif found := _FIRST_CELL.fullmatch(cells[0]):
            pairs = list(zip(columns[1:], cells[1:], strict=True))
            yield Rule(found[1], document, section, _row_text(pairs), _row_certainty(pairs))


def _row_text(pairs: list[tuple[str, str]]) -> str:
    """A table row for reading: a line per column, or only the cell when there is just one."""
    told = [(name, cell) for name, cell in pairs if cell and name.lower() not in _CERTAINTY_COLUMNS]
    return told[0][1] if len(told) == 1 else "\n".join(f"{name}: {cell}" for name, cell in told)


def _row_certainty(pairs: list[tuple[str, str]]) -> str:
    mark = next((cell for name, cell in pairs if name.lower() in _CERTAINTY_COLUMNS), "")
    return mark[1:-1] if mark.startswith("(") else mark
