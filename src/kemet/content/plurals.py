"""Which form of a word goes with a number, by the rules of `text/languages.json`.

>>> [plural_form("pl", count) for count in (1, 3, 5, 12, 22)]
['one', 'few', 'many', 'many', 'few']
>>> [plural_form(language, 0) for language in ("en", "fr", "pt", "pt-PT")]
['other', 'one', 'one', 'other']
"""

from __future__ import annotations

import re
from functools import cache

from kemet.content.languages import PLURALS
from kemet.content.source import ContentError

#: One condition of a rule as Unicode CLDR writes it: "n % 10 = 2..4".
_CONDITION = re.compile(r"n(?: % (\d+))? (!?=) (\d+(?:(?:,|\.\.)\d+)*)")


@cache
def plural_form(language: str, count: int) -> str:
    return next((form for form, rule in PLURALS[language].items() if holds(rule, count)), "other")


def holds(rule: str, count: int) -> bool:
    """
    >>> [count for count in range(30) if holds("n % 10 = 2..4 and n % 100 != 12..14", count)]
    [2, 3, 4, 22, 23, 24]
    """
    return any(
        all(_condition(each, abs(count)) for each in conditions.split(" and ")) for conditions in rule.split(" or ")
    )


def _condition(text: str, count: int) -> bool:
    found = _CONDITION.fullmatch(text)
    if found is None:
        raise ContentError(f"languages.json: {text!r} is no condition of a plural rule")
    modulus, sign, numbers = found.groups()
    value = count % int(modulus) if modulus else count
    ranges = (each.partition("..") for each in numbers.split(","))
    return any(int(low) <= value <= int(high or low) for low, _, high in ranges) == (sign == "=")
