"""The table of all sentences and their numbers in docs/notation.md, from the dictionary of verbs.

`python3 tools/verb_table.py` writes it; tests/docs/test_notation.py compares.
"""

from __future__ import annotations

import re
from pathlib import Path

from kemet.engine.state.verbs import FIELDS, VERBS, Field, Phrase, Some, Verb

DOCUMENT = Path(__file__).parents[1] / "docs/notation.md"
BEGIN, END = "<!-- verbs: tools/verb_table.py -->\n", "<!-- end of verbs -->\n"


def rows() -> str:
    lines = ["| Sentence | Number |", "|---|---|"]
    lines += [f"| {sentence_of(row)} | {number_of(row)} |" for row in VERBS]
    return "\n".join(lines) + "\n"


def sentence_of(row: Verb) -> str:
    forms = [row.parts, row.other_parts] if row.other_parts else [row.parts]
    return ", ".join(f"`{' '.join([row.word, *map(_written, parts)])}`" for parts in forms)


def _written(part: Field | str) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, Phrase):
        return f"[{' '.join(part.words)}]"
    return f"[{part.before} {{{_name(part)}}}]" if isinstance(part, Some) else f"{{{_name(part)}}}"


def _name(field: Field) -> str:
    return next(name for name, known in FIELDS.items() if known is field).replace("_", " ")


def number_of(row: Verb) -> str:
    steps = [
        f"{f'{stride} ' * (stride > 1)}{_name(field)}" for field, stride in zip(row.fields, row.strides, strict=True)
    ]
    return " + ".join([str(row.base), *steps])


def with_table(document: str) -> str:
    return re.sub(f"{BEGIN}.*?{END}", lambda _: BEGIN + rows() + END, document, flags=re.S)


if __name__ == "__main__":
    DOCUMENT.write_text(with_table(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
