"""How things are called: gods, spaces, troops, cards, in the words of the text file."""

from __future__ import annotations

from typing import Any

from kemet.content.texts import load_texts

SYMBOLS = "▲●■◆★"
SEAT_COLOURS = ("yellow", "magenta", "cyan", "green", "red")
TEXTS = load_texts()


def god(seat: int) -> str:
    return TEXTS.name(f"god-{seat + 1}")


def gods(seats: list[int]) -> str:
    """
    >>> gods([0, 2, 1])
    'Anubis, Horus and Bastet'
    """
    names = [god(seat) for seat in seats]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else ""


def space(id: str) -> str:
    """A district is called by its id alone, any other space by its name and id.

    >>> space("A1"), space("FA")
    ('A1', 'Gate of A (FA)')
    """
    name = TEXTS.name(f"space-{id}")
    return id if name.endswith(id) else f"{name} ({id})"


def tile(id: str) -> str:
    return TEXTS.name(f"tile-{id}")


def card(id: str) -> str:
    return TEXTS.name(f"card-{id}")


def battle_card(id: str) -> str:
    """The id of a battle card is its three figures: strength, damage, protection."""
    name = TEXTS.name(f"battle-{id}")
    return f"{name} ({'/'.join(id)})" if len(id) == 3 and name != id else name


def creature(id: str) -> str:
    return TEXTS.name(f"creature-{id}")


def action(id: str) -> str:
    return TEXTS.name(f"action-{id}") if f"action-{id}" in TEXTS else TEXTS.name(f"act-{id}")


def colour(id: str) -> str:
    return TEXTS.name(f"colour-{id}")


def units(count: int) -> str:
    if count < 2:
        return TEXTS.say("units-one" if count else "units-none")
    return TEXTS.say("units-many", count=count)


def points(count: int) -> str:
    return TEXTS.say("points-one") if count == 1 else TEXTS.say("points-many", count=count)


def cards(count: int) -> str:
    return TEXTS.say("cards-one") if count == 1 else TEXTS.say("cards-many", count=count)


def troop(count: int, with_creature: str | None) -> str:
    if not with_creature:
        return units(count)
    return TEXTS.say("with-creature", units=units(count), creature=creature(with_creature))


def hand(counts: dict[str, int]) -> str:
    """
    >>> hand({"veto": 1, "prayer": 2})
    'Veto, Prayer (2)'
    """
    return ", ".join(card(id) if count == 1 else f"{card(id)} ({count})" for id, count in counts.items())


def troops_at(here: dict[str, Any]) -> list[tuple[int, str]]:
    """Who stands on a space of a view: seat and troop in words."""
    return [(seat, troop(count, here["creatures"].get(seat))) for seat, count in here["units"].items()]


def phase(view: dict[str, Any]) -> str:
    return TEXTS.name(f"phase-{str(view['phase']).replace(' ', '-')}")
