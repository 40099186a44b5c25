"""A language that nobody speaks: English with other vowels, so that what stays in English can be seen."""

from __future__ import annotations

import re

MARKED = str.maketrans("aeiouAEIOU", "àèìòùÀÈÌÒÙ")


def marked(text: str, kept: str = "$.") -> str:
    """Every word that is said has another vowel; what is filled in, chosen by or commented keeps its own, and so do
    messages with these ids."""
    lines = []
    typed = False
    for line in text.splitlines():
        if found := re.match(r"([a-zA-Z][\w-]*) *=", line):
            typed = bool(re.match(kept, found[1]))
        start = re.match(r"#.*|[a-zA-Z][\w-]* *= *| +\.[\w-]+ *= *| *\*?\[[\w-]+\] *| *", line)
        assert start is not None
        said = re.split(r"(\{[^{}]*(?:\}|->|$)|\})", line[start.end() :])
        if not typed or line.startswith(" "):
            said = [part if part.startswith(("{", "}")) else part.translate(MARKED) for part in said]
        lines.append(line[: start.end()] + "".join(said))
    return "\n".join(lines) + "\n"
