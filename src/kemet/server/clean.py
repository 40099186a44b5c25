"""Texts from outside: no control characters, no more than so many characters."""

from __future__ import annotations

import unicodedata

NAME = 30
CHAT = 500
TABLE_NAME = 60
#: Cc control, Cf format (turns text around), Cs half characters, Co private, Cn unassigned.
UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean(text: str, most: int) -> str:
    """
    >>> clean("  Anu\\x00bis\\u202e the  great ", 12)
    'Anubis the g'
    """
    kept = (" " if sign in "\t\n\r" else sign for sign in text[: most * 4])
    wanted = "".join(sign for sign in kept if unicodedata.category(sign) not in UNWANTED)
    return " ".join(wanted.split())[:most].strip()
