"""Which form of a word goes with a number, in the languages of our text files (the cardinal rules of Unicode CLDR).

>>> [plural_form("pl", count) for count in (1, 3, 5, 12, 22)]
['one', 'few', 'many', 'many', 'few']
"""

from __future__ import annotations


def plural_form(language: str, count: int) -> str:
    if language == "pl":
        return _polish(count)
    if language in ("fr", "pt"):
        return "one" if count in (0, 1) else "other"
    return "one" if count == 1 else "other"


def _polish(count: int) -> str:
    if count == 1:
        return "one"
    if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14):
        return "few"
    return "many"
