"""The terminal: a page on standard output, and what a person types."""

from __future__ import annotations

import os
import shutil
import sys

from kemet.cli.errors import EndOfInput
from kemet.picture.page import WIDTH, Page
from kemet.picture.words import SYMBOLS

DRAWN = f"{SYMBOLS}─·▸"
NARROW, WIDE = 60, 120


class Screen(Page):
    """Standard output and input of one command."""

    def __init__(self, plain: bool = False):
        seen = sys.stdout.isatty()
        plain = plain or not _can_print(DRAWN)
        wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        found = shutil.get_terminal_size((WIDTH, 24)).columns if seen else WIDTH
        super().__init__(sys.stdout, plain, min(max(found, NARROW), WIDE), seen and wanted and not plain)
        self.tty = seen and sys.stdin.isatty()

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
