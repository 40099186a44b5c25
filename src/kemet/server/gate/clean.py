"""Texts from outside: nothing that controls, hides or piles up, with a limit on length; names told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from kemet.server.gate.confusables import LOOK_LIKE

NAME = 30
CHAT = 500
TABLE_NAME = 60
#: Cc control, Cf format (turns text around), Cs half characters, Co private, Cn unassigned.
UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
#: Letters and signs that nobody sees.
INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc")
#: Marks over and under one letter; Vietnamese needs two.
MAX_MARKS = 2
#: What each sign looks like; among Latin ones I, l and 1, and O and 0.
SAME = str.maketrans({sign: letter for letter, signs in LOOK_LIKE.items() for sign in signs})
SAME_LATIN = str.maketrans("i10", "llo")


def clean(text: str, most: int) -> str:
    """
    >>> clean("  Anu\\x00bis\\u202e the  great ", 12)
    'Anubis the g'
    """
    kept = (" " if sign in "\t\n\r" else sign for sign in text[: most * 4])
    wanted = "".join(sign for sign in kept if unicodedata.category(sign) not in UNWANTED and not _is_hidden(sign))
    return " ".join(_without_piles(wanted).split())[:most].strip()


def _is_hidden(sign: str) -> bool:
    return sign in INVISIBLE or "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def _without_piles(text: str) -> str:
    """A letter carries a few marks, not a tower of them; a mark alone carries nothing."""
    found, marks = [], MAX_MARKS
    for sign in text:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if not is_mark or marks <= MAX_MARKS:
            found.append(sign)
    return "".join(found)


def looks(name: str) -> str:
    """Names that look the same are the same.

    >>> looks("Ánn") == looks("АNN")  # the second begins with a Cyrillic letter
    True
    """
    for _ in range(2):  # a capital may look like one letter and be another: as it is written, and then in small ones
        bare = unicodedata.normalize("NFKD", name)
        bare = "".join(sign for sign in bare if unicodedata.category(sign) not in ("Mn", "Me"))
        name = bare.translate(SAME).casefold()
    return "".join(name.translate(SAME_LATIN).split())


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number when another at the table looks the same.

    >>> distinct("ann", ["Ann", "Ann 2"])
    'ann 3'
    """
    taken = {looks(other) for other in others}
    numbered, number = name, 2
    while name and looks(numbered) in taken:
        numbered = f"{name[: NAME - 3]} {number}"
        number += 1
    return numbered
