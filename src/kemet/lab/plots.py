"""Plots as inline SVG, drawn for a narrow screen first. Colours are classes that the page gives for light and dark."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from html import escape

WIDTH = 360
#: Free space to either side, so that round line ends and tick labels are not cut off.
EDGE = 20
LEFT, RIGHT = EDGE, WIDTH - EDGE
#: A row is a line of text with its dot and interval below.
ROW, AXIS = 40, 24
STRIP, STRIP_HEAD = 92, 26
MAX_BARS = 28


@dataclass(frozen=True)
class Mark:
    """A value with its interval; `compare` is a tick to compare it with, such as an even share."""

    label: str
    value: float
    low: float
    high: float
    text: str
    compare: float | None = None


def interval_plot(
    title: str, description: str, marks: Sequence[Mark], say: Callable[[float], str], ends: tuple[float, float]
) -> str:
    """A dot and a line per row, all on one scale from one end to the other."""
    low, high = ends
    bottom = ROW * len(marks)
    parts = []
    for tick in ticks(low, high):
        x = _place(tick, low, high)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{bottom}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{bottom + 16}" text-anchor="middle">{escape(say(tick))}</text>')
    for number, mark in enumerate(marks):
        parts += _row(mark, ROW * number, low, high)
    return _svg(title, description, bottom + AXIS, parts)


def scale_of(marks: Sequence[Mark]) -> tuple[float, float]:
    """Both ends of a scale on which all marks and what they are compared with have their place.

    >>> scale_of([Mark("", 1.0, 0.5, 1.5, "", 1.0)])
    (0.45, 1.55)
    """
    compared = [mark.compare for mark in marks if mark.compare is not None]
    low = min([*(mark.low for mark in marks), *compared])
    high = max([*(mark.high for mark in marks), *compared])
    room = 0.05 * (high - low) or 0.05
    return round(low - room, 9), round(high + room, 9)


def _row(mark: Mark, top: float, low: float, high: float) -> list[str]:
    start, end, dot = (_place(value, low, high) for value in (mark.low, mark.high, mark.value))
    y = top + 28
    parts = _words(mark.label, mark.text, top + 13)
    if mark.compare is not None:
        x = _place(mark.compare, low, high)
        parts.append(f'<line class="compare" x1="{x}" x2="{x}" y1="{y - 8}" y2="{y + 8}"/>')
    parts.append(f'<line class="interval" x1="{start}" x2="{end}" y1="{y}" y2="{y}"/>')
    parts.append(f'<circle class="dot" cx="{dot}" cy="{y}" r="4.5"/>')
    return parts


def _words(label: str, value: str, y: float) -> list[str]:
    """The name of a row at the left, what it says at the right."""
    return [
        f'<text x="0" y="{y:g}">{escape(label)}</text>',
        f'<text class="value" x="{WIDTH}" y="{y:g}" text-anchor="end">{escape(value)}</text>',
    ]


def histograms(title: str, description: str, series: Sequence[tuple[str, Counter[int]]]) -> str:
    """One strip of bars per series, one above the other on the same scale, the median marked."""
    low = min(min(counts) for _, counts in series)
    high = max(max(counts) for _, counts in series)
    width = bar_width(low, high)
    first = low // width * width
    end = first + ((high - first) // width + 1) * width
    middle = 0.5 if width == 1 else 0.0  # a bar for one number has it in its middle, a wider one begins with it
    bottom = STRIP * len(series)
    parts = []
    for tick in (tick for tick in ticks(first, end, 7) if tick == int(tick) and tick + middle <= end):
        x = _place(tick + middle, first, end)
        parts.append(f'<text class="tick" x="{x}" y="{bottom + 16}" text-anchor="middle">{tick:g}</text>')
    for number, (label, counts) in enumerate(series):
        base = STRIP * (number + 1)
        parts += _words(label, f"median {median(counts)} of {counts.total()} games", base - STRIP + 15)
        parts += _strip(counts, first, end, width, base)
        x = _place(median(counts) + middle, first, end)
        parts.append(f'<line class="compare" x1="{x}" x2="{x}" y1="{base - STRIP + STRIP_HEAD - 4}" y2="{base}"/>')
    return _svg(title, description, bottom + AXIS, parts)


def _strip(counts: Counter[int], first: int, end: int, width: int, base: int) -> list[str]:
    bars: Counter[int] = Counter()
    for value, times in counts.items():
        bars[(value - first) // width] += times
    tallest = max(bars.values())
    parts = [f'<line class="axis" x1="{LEFT}" x2="{RIGHT}" y1="{base}" y2="{base}"/>']
    for bar, times in sorted(bars.items()):
        x = _place(first + bar * width, first, end)
        wide = round(width * (RIGHT - LEFT) / (end - first) - 1, 1)
        tall = round((STRIP - STRIP_HEAD) * times / tallest, 1)
        parts.append(f'<rect class="bar" x="{x}" y="{base - tall:g}" width="{wide:g}" height="{tall:g}"/>')
    return parts


def _svg(title: str, description: str, height: float, parts: Sequence[str]) -> str:
    id = f"plot-{blake2s(f'{title} {description}'.encode(), digest_size=6).hexdigest()}"  # the same page again
    head = f'<title id="{id}t">{escape(title)}</title><desc id="{id}d">{escape(description)}</desc>'
    size = f'viewBox="0 -4 {WIDTH} {height + 4:g}"'
    return f'<svg {size} role="img" aria-labelledby="{id}t {id}d">{head}{"".join(parts)}</svg>'


def _place(value: float, low: float, high: float) -> float:
    """Where a value lies; what is outside is drawn at the edge."""
    share = (min(max(value, low), high) - low) / (high - low)
    return round(LEFT + share * (RIGHT - LEFT), 1)


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers between both ends.

    >>> ticks(0, 1), ticks(3, 41)
    ([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [10, 20, 30, 40])
    """
    rough = (high - low) / most
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [round(number * step, 9) for number in range(first, last + 1)]


def bar_width(low: int, high: int) -> int:
    """
    >>> bar_width(3, 12), bar_width(100, 4100)
    (1, 200)
    """
    power = 1
    while True:
        for width in (power, 2 * power, 5 * power):
            if (high - low) / width < MAX_BARS:
                return width
        power *= 10


def median(counts: Counter[int]) -> int:
    """
    >>> median(Counter({3: 1, 5: 2}))
    5
    """
    values = sorted(counts.elements())
    return values[len(values) // 2]
