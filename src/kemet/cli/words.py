"""How things are called: gods, spaces, troops, cards, in the words of the text file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from kemet.content.texts import load_texts

SYMBOLS = "▲●■◆★"
SEAT_COLOURS = ("yellow", "magenta", "cyan", "green", "red")
TEXTS = load_texts()


_seated: ContextVar[tuple[str, ...]] = ContextVar("seated", default=())


@contextmanager
def seated(gods: Sequence[str]) -> Iterator[None]:
    """Seats are called by these gods meanwhile, as at a table where people have chosen theirs."""
    before = _seated.set(tuple(gods))
    yield
    _seated.reset(before)


def god(seat: int) -> str:
    """The god of a seat: the first seat is Anubis, unless the table has chosen otherwise."""
    chosen = _seated.get()
    return chosen[seat] if chosen else TEXTS.name(f"god-{seat + 1}")


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


def priests(count: int) -> str:
    if count < 2:
        return TEXTS.say("priests-one" if count else "priests-none")
    return TEXTS.say("priests-many", count=count)


def dawn_tokens(count: int) -> str:
    return TEXTS.say("dawn-one") if count == 1 else TEXTS.say("dawn-many", count=count)


def troop(count: int, with_creature: str | None, with_priests: int = 0) -> str:
    """
    >>> troop(3, "phoenix", 1)
    '3 units with Phoenix, 1 of them a priest'
    >>> troop(2, None, 2)
    '2 priests'
    """
    all_priests = count > 0 and count == with_priests
    text = priests(count) if all_priests else units(count)
    if with_creature:
        text = TEXTS.say("with-creature", units=text, creature=creature(with_creature))
    if all_priests:
        return text
    if with_priests == 1:
        return TEXTS.say("with-priests-one", units=text)
    return TEXTS.say("with-priests-many", units=text, count=with_priests) if with_priests else text


def token(id: str) -> str:
    """An object or a skill of the path, or the victory point there."""
    return TEXTS.name("slot-VP") if id == "VP" else TEXTS.name(f"token-{id}")


def stop(id: str) -> str:
    """
    >>> stop("1A1"), stop("TS")
    ('1A1', 'Ta-Seti (TS)')
    """
    name = TEXTS.name(f"stop-{id}")
    return name if name == id else f"{name} ({id})"


def symbol(text: str) -> str:
    """A symbol on a road, from the words of a view.

    >>> symbol("prayer 2"), symbol("units 1"), symbol("token damage")
    ('+2 prayer', '+1 unit', '+1 damage this Move')
    """
    kind, _, amount = text.partition(" ")
    if kind == "token":
        return TEXTS.say("symbol-token", what=TEXTS.name(f"temporary-{amount}"))
    count = int(amount)
    return TEXTS.say(f"symbol-{kind}", count=count, units=units(count), cards=cards(count))


def modules(names: list[str] | tuple[str, ...]) -> str:
    return ", ".join(f"{TEXTS.name(f'module-{name}')} ({name})" for name in names)


def objects(counts: dict[str, int]) -> str:
    """
    >>> objects({"hare": 1, "dagger": 2})
    'Hare Statue, Double-Edged Dagger (2)'
    """
    return ", ".join(token(id) if count == 1 else f"{token(id)} ({count})" for id, count in counts.items())


def hand(counts: dict[str, int]) -> str:
    """
    >>> hand({"veto": 1, "prayer": 2})
    'Veto, Prayer (2)'
    """
    return ", ".join(card(id) if count == 1 else f"{card(id)} ({count})" for id, count in counts.items())


def troops_at(here: dict[str, Any]) -> list[tuple[int, str]]:
    """Who stands on a space of a view: seat and troop in words."""
    holy = here.get("priests", {})
    return [
        (seat, troop(count, here["creatures"].get(seat), holy.get(seat, 0))) for seat, count in here["units"].items()
    ]


def phase(view: dict[str, Any]) -> str:
    return TEXTS.name(f"phase-{str(view['phase']).replace(' ', '-')}")
