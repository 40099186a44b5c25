"""Where the commands print to and read from: colour only where it is wanted, never the only sign."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap

from kemet.cli.errors import EndOfInput

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
SYMBOLS = "▲●■◆★─·▸"
WIDTH = 100
NARROW, WIDE = 60, 120
NO_BREAK = "\xa0"


def together(text: str) -> str:
    """Words that `item` must not break apart."""
    return text.replace(" ", NO_BREAK)


class Screen:
    """Standard output and input of one command."""

    def __init__(self, plain: bool = False):
        self.tty = sys.stdout.isatty() and sys.stdin.isatty()
        self.plain = plain or not _can_print(SYMBOLS)
        wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        found = shutil.get_terminal_size((WIDTH, 24)).columns if sys.stdout.isatty() else WIDTH
        self.width = min(max(found, NARROW), WIDE)
        self.colour = sys.stdout.isatty() and wanted and not self.plain

    def paint(self, text: str, *styles: str) -> str:
        """The text in these styles, or just the text."""
        if not self.colour or not text:
            return text
        return f"\x1b[{';'.join(CODES[style] for style in styles)}m{text}\x1b[0m"

    def line(self, text: str = "") -> None:
        print(text)

    def paragraph(self, text: str, indent: str = "") -> None:
        """A long text, wrapped for eyes; a screen reader gets it whole."""
        for part in text.splitlines() or [""]:
            if self.plain:
                print(part)
            else:
                print(textwrap.fill(part, self.width, initial_indent=indent, subsequent_indent=indent) or "")

    def item(self, label: str, text: str, shown: str = "") -> None:
        """A label and a text that is wrapped beside it; `shown` is the label with its colours."""
        lines = [line.replace(NO_BREAK, " ") for line in textwrap.wrap(text, max(30, self.width - len(label)))] or [""]
        print((shown or label) + lines[0])
        for line in lines[1:]:
            print(" " * len(label) + line)

    def heading(self, text: str) -> None:
        if self.plain:
            print(text)
        else:
            print(self.paint(f"── {text} ".ljust(self.width, "─"), "bold"))

    def clear(self) -> None:
        """Take away what was on the screen, so that the next player doesn't see it."""
        if self.colour:
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        elif self.tty:
            print("\n" * 60)

    def ask(self, prompt: str) -> str:
        """One line typed by a person."""
        try:
            if self.tty:
                return input(prompt).strip()
            print(prompt, end="", flush=True)
            typed = sys.stdin.readline()
        except EOFError:
            raise EndOfInput from None
        except UnicodeDecodeError:
            return "?"
        if not typed:
            print()
            raise EndOfInput
        print()
        return typed.strip()


def _can_print(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
