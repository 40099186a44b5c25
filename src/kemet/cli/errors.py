"""What goes wrong on the command line itself."""

from __future__ import annotations

from kemet.errors import KemetError


class BadInput(KemetError):
    """An option, a file or a word that cannot be used; the text says why. The command ends with exit code 2."""


class EndOfInput(Exception):
    """Nobody will type anything any more."""


class Quit(Exception):
    """A player leaves the table."""
