"""Where a picture goes: lines of a certain width, with colour only where it is wanted, never as the only sign."""

from __future__ import annotations

import textwrap
from typing import TextIO

CODES = {
    "bold": "1",
    "dim": "2",
    "red": "91",
    "green": "92",
    "yellow": "93",
    "blue": "94",
    "magenta": "95",
    "cyan": "96",
    "white": "97",
}
WIDTH = 100
NO_BREAK = "\xa0"


def together(text: str) -> str:
    """Words that `item` must not break apart."""
    return text.replace(" ", NO_BREAK)


class Page:
    """Lines on a stream. `plain` wants sentences: no colour, no drawing, nothing wrapped."""

    def __init__(self, stream: TextIO, plain: bool = False, width: int = WIDTH, colour: bool = False):
        self.stream = stream
        self.plain = plain
        self.width = width
        self.colour = colour

    def paint(self, text: str, *styles: str) -> str:
        """The text in these styles, or just the text."""
        if not self.colour or not text:
            return text
        return f"\x1b[{';'.join(CODES[style] for style in styles)}m{text}\x1b[0m"

    def line(self, text: str = "") -> None:
        print(text, file=self.stream)

    def paragraph(self, text: str, indent: str = "") -> None:
        """A long text, wrapped for eyes; a screen reader gets it whole."""
        for part in text.splitlines() or [""]:
            if self.plain:
                self.line(part)
            else:
                self.line(textwrap.fill(part, self.width, initial_indent=indent, subsequent_indent=indent) or "")

    def item(self, label: str, text: str, shown: str = "") -> None:
        """A label and a text that is wrapped beside it; `shown` is the label with its colours."""
        lines = [line.replace(NO_BREAK, " ") for line in textwrap.wrap(text, max(30, self.width - len(label)))] or [""]
        self.line((shown or label) + lines[0])
        for line in lines[1:]:
            self.line(" " * len(label) + line)

    def heading(self, text: str) -> None:
        if self.plain:
            self.line(text)
        else:
            self.line(self.paint(f"── {text} ".ljust(self.width, "─"), "bold"))
