"""docs/notation.md lists every sentence of the dictionary, and all its examples are notation."""

from __future__ import annotations

import re

import pytest
import verb_table

from kemet import new_game
from kemet.content.records import MODULES
from kemet.telling.notation import read
from kemet.telling.view import question_slugs

DOCUMENT = verb_table.DOCUMENT.read_text(encoding="utf-8")
#: The tables of choices by the question they answer: the box, and its rows of texts and questions.
BOXES = ("A choice has three forms", "With modules of Ta-Seti:", "With Seth:")
ROW = re.compile(r"^\| (`.+?`) \| ([^|]+) \| [^|]+ \|$", re.M)


def examples(box: str) -> list[tuple[list[str], list[str]]]:
    _, _, rest = DOCUMENT.partition(box)
    table = rest[rest.index("| Text |") :].partition("\n\n")[0]
    return [(re.findall("`([^`]+)`", texts), asked.split(", ")) for texts, asked in ROW.findall(table)]


def test_the_table_is_made_from_the_dictionary() -> None:
    assert verb_table.with_table(DOCUMENT) == DOCUMENT
    assert "`build {colour} {district} {level}` | 576 + 12 colour + 4 district + level" in DOCUMENT


@pytest.mark.parametrize("box", BOXES)
def test_every_example_is_notation_for_a_question_that_is_asked(box: str) -> None:
    with_seth = box == "With Seth:"
    game = new_game(5, "notation", seth=with_seth, modules=("black", "cards") if with_seth else MODULES)
    rows = examples(box)
    assert len(rows) > 15
    for texts, asked in rows:
        assert set(asked) <= set(question_slugs())
        for text in texts:
            if text not in ("raise", "build"):  # shown with their fields above
                read(game.setup.table, text)
