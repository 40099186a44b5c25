"""Which form of a word goes with a number, by the rules of `text/languages.json`.

>>> [plural_form("pl", count) for count in (1, 3, 5, 12, 22)]
['one', 'few', 'many', 'many', 'few']
>>> [plural_form(language, 0) for language in ("en", "fr", "pt", "pt-PT")]
['other', 'one', 'one', 'other']
>>> [plural_form(language, "1.5") for language in ("en", "fr", "pl")]
['other', 'one', 'other']
"""

from __future__ import annotations

import re
from functools import cache

from kemet.content.languages import PLURALS
from kemet.content.source import ContentError

#: One condition of a rule as Unicode CLDR writes it: "i % 10 = 2..4".
_CONDITION = re.compile(r"([nivwftce])(?: % (\d+))? (!?=) (\d+(?:(?:,|\.\.)\d+)*)")


@cache
def plural_form(language: str, number: int | str) -> str:
    """The form for a whole number, or for one as it is written ("1.50")."""
    return next((form for form, rule in PLURALS[language].items() if holds(rule, number)), "other")


def holds(rule: str, number: int | str) -> bool:
    """
    >>> [count for count in range(30) if holds("n % 10 = 2..4 and n % 100 != 12..14", count)]
    [2, 3, 4, 22, 23, 24]
    >>> holds("i = 1 and v = 0 @integer 1", 1), holds("i = 1 and v = 0 @integer 1", "1.0")
    (True, False)
    """
    operands = _operands(str(number))
    conditions = rule.partition("@")[0].strip()  # what follows are examples
    return any(
        all(_condition(each, operands) for each in together.split(" and ")) for together in conditions.split(" or ")
    )


def _operands(written: str) -> dict[str, float]:
    """n: the number; i: its whole part; v, f: how many decimals, and which; w, t: the same without closing zeros."""
    whole, _, fraction = written.lstrip("-").partition(".")
    kept = fraction.rstrip("0")
    return {
        "n": float(f"{whole}.{kept}") if kept else int(whole),
        "i": int(whole),
        "v": len(fraction),
        "f": int(fraction or 0),
        "w": len(kept),
        "t": int(kept or 0),
        "c": 0,  # we write no powers of ten
        "e": 0,
    }


def _condition(text: str, operands: dict[str, float]) -> bool:
    found = _CONDITION.fullmatch(text)
    if found is None:
        raise ContentError(f"languages.json: {text!r} is no condition of a plural rule")
    operand, modulus, sign, numbers = found.groups()
    value = operands[operand] % int(modulus) if modulus else operands[operand]
    ranges = (each.partition("..") for each in numbers.split(","))
    among = value == int(value) and any(int(low) <= value <= int(high or low) for low, _, high in ranges)
    return among == (sign == "=")
