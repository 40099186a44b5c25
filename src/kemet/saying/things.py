"""Things of the table as values of a sentence: troops, path tokens, symbols of the road."""

from __future__ import annotations

from collections.abc import Sequence

from kemet.saying.sayings import Saying, Value, added, counted, listed, named, say, seat, together


def players(seats: Sequence[int]) -> Value:
    return together(seat(each) for each in seats)


def troop(units: int, creature: str | None = None, priests: int = 0) -> Saying:
    """So many units, with the creature and the priests among them."""
    only_priests = units > 0 and units == priests
    told = counted("priests" if only_priests else "units", units)
    if creature:
        told = say("with-creature", units=told, creature=named(f"creature-{creature}"))
    if priests and not only_priests:
        told = say("with-priests", units=told, count=priests)
    return told


def path_token(id: str | None) -> Value:
    """An object or a skill of the path, or the victory point there."""
    return named("slot-VP" if id in (None, "VP") else f"token-{id}")


def symbol(text: str) -> Saying:
    """A symbol on a road, from the words of a view: 'prayer 2', 'token damage'."""
    kind, _, amount = text.partition(" ")
    if kind == "token":
        return say("symbol-token", what=named(f"temporary-{amount}"))
    count = int(amount)
    if kind in ("units", "cards"):
        return say(f"symbol-{kind}", **{kind: counted(kind, count)})
    return say(f"symbol-{kind}", count=count)


def way(symbols: Sequence[str]) -> Value:
    """What a priest meets between two stops."""
    return listed(symbol(each) for each in symbols) if symbols else say("choice-way-empty")


def lying(tokens: Sequence[str]) -> Value:
    """What lies at a stop."""
    return added(path_token(token) for token in tokens) if tokens else say("choice-there-empty")
