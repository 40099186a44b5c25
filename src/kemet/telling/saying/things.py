"""Things of the table as values of a sentence: troops, path tokens, symbols of the road."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kemet.telling.saying.sayings import Saying, Value, added, counted, listed, named, say, seat, together


def players(seats: Sequence[int]) -> Value:
    return together(seat(each) for each in seats)


def troop(units: int, creature: str | None = None, priests: int = 0) -> Saying:
    """Units, with the creature and the priests among them."""
    only_priests = units > 0 and units == priests
    told = counted("priests" if only_priests else "units", units)
    if creature:
        told = say("with-creature", units=told, creature=named(f"creature-{creature}"))
    if priests and not only_priests:
        told = say("with-priests", units=told, count=priests)
    return told


def mixed(parts: Iterable[tuple[int, int, str | None, int]]) -> Value:
    """A troop of one owner or of several: owner, units, creature and priests of each."""
    told = [(owner, troop(units, creature, priests)) for owner, units, creature, priests in parts]
    if len(told) == 1:
        return told[0][1]
    if not told:
        return troop(0)
    return owned(told)


def owned(troops: Iterable[tuple[int, Value]]) -> Value:
    """Troops, each with its owner."""
    return together(say("with-owner", troop=each, who=seat(owner)) for owner, each in troops)


def shared(what: str, shares: Mapping[int, int]) -> Value:
    """Who gives or gains how many units or prayer points."""
    if what == "units":
        return listed(
            say("shared-units", who=seat(who), units=counted("units", count)) for who, count in shares.items()
        )
    return listed(say("shared-prayer", who=seat(who), prayer=count) for who, count in shares.items())


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
