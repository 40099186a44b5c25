"""Where a game stands when a test begins.

Every seat is given as in a position text; other lines of it are given by their word:
day("troops A1 5", "troops B1 2", house="raPerTeleport=once", modules="black", target=10, last_day=True).
"""

from __future__ import annotations

from kemet import Game, position

__all__ = ["day", "evening", "night", "position", "seat_number"]


def seat_number(name: str) -> int:
    return int(name.removeprefix("P")) - 1


def day(*seats: str, turn: str = "P1", **lines: str | int) -> Game:
    """A turn of P1 at the start of the first Day, unless `turn` or `day` say otherwise."""
    return _table(f"turn {turn}", seats, lines)


def night(*seats: str, **lines: str | int) -> Game:
    """The Night begins."""
    return _table("night", seats, lines)


def evening(*seats: str, **lines: str | int) -> Game:
    """The end of a Day begins; the holder of the delta temple is asked first."""
    return _table("end-of-day", seats, lines)


def _table(moment: str, seats: tuple[str, ...], lines: dict[str, str | int]) -> Game:
    """Two players at least. A line of one word is given as True, and one that is given empty is left out."""
    fields = [*seats, *[""] * (2 - len(seats))]
    target = lines.pop("target", 8)
    people = [f"P{number} {field}" for number, field in enumerate(fields, start=1)]
    head = [_line(word.replace("_", "-"), rest) for word, rest in lines.items()]
    return position("\n".join([f"players {len(fields)} target {target}", *head, moment, *people]))


def _line(word: str, rest: str | int) -> str:
    if rest is True:
        return word
    return "" if rest == "" and word != "slots" else f"{word} {rest}"  # a path without tokens has empty slots
