"""How a number is written: digits, then the point and the groups of a language, as the browser's `Intl` does.

>>> digits(2.5, {"minimumFractionDigits": 2}), digits(7, {"minimumIntegerDigits": 2})
('2.50', '07')
>>> [written(language, "12345.6") for language in ("en", "de")]
['12,345.6', '12.345,6']
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal

from kemet.content.languages import FIGURES

Options = Mapping[str, str | float]
#: What `NUMBER` heeds; what else may stand there has no meaning for a plain number.
OPTIONS = (
    "useGrouping",
    "minimumIntegerDigits",
    "minimumFractionDigits",
    "maximumFractionDigits",
    "minimumSignificantDigits",
    "maximumSignificantDigits",
)
MAX_DIGITS = 21


def digits(value: float, options: Options) -> str:
    """The digits of a number with a point, before any language has its say."""
    number = Decimal(str(value))
    if "minimumSignificantDigits" in options or "maximumSignificantDigits" in options:
        least = int(options.get("minimumSignificantDigits", 1))
        text = _significant(number, least, int(options.get("maximumSignificantDigits", MAX_DIGITS)))
    else:
        least = int(options.get("minimumFractionDigits", 0))
        text = _rounded(number, least, int(options.get("maximumFractionDigits", max(least, 3))))
    sign, whole = ("-", text[1:]) if text.startswith("-") else ("", text)
    before, point, after = whole.partition(".")
    return f"{sign}{before.zfill(int(options.get('minimumIntegerDigits', 1)))}{point}{after}"


def _rounded(number: Decimal, least: int, most: int) -> str:
    text = f"{number.quantize(Decimal(1).scaleb(-most), ROUND_HALF_UP):f}"
    before, _, after = text.partition(".")
    after = after.rstrip("0").ljust(least, "0")
    return f"{before}.{after}" if after else before


def _significant(number: Decimal, least: int, most: int) -> str:
    first = number.adjusted() if number else 0
    places = most - 1 - first
    rounded = number.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP) if places < MAX_DIGITS else number
    return _rounded(rounded, max(0, least - 1 - first), MAX_DIGITS)


def written(language: str, number: str, grouping: str | float = "auto") -> str:
    """Digits as a language writes them; `grouping` is `auto`, `always`, or 0 for none."""
    point, comma, least = FIGURES[language]
    sign, whole = ("-", number[1:]) if number.startswith("-") else ("", number)
    before, dot, after = whole.partition(".")
    if grouping and len(before) >= (4 if grouping == "always" else 3 + least):
        start = len(before) % 3
        groups = [before[:start]] * bool(start) + [before[at : at + 3] for at in range(start, len(before), 3)]
        before = comma.join(groups)
    return f"{sign}{before}{point if dot else ''}{after}"
