"""How things are called in the language of the moment: gods, spaces, troops, cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from kemet.content.texts import Texts, load_texts
from kemet.telling.saying import Filling, Saying, gods_with_seth, things
from kemet.telling.saying import sayings as data
from kemet.telling.view.types import SpaceView, View

SYMBOLS = "▲●■◆★✚"
SEAT_COLOURS = ("yellow", "magenta", "cyan", "green", "red", "blue")
#: What only pictures say.
OWN_TEXTS = "picture"


def _voice(language: str, gods: Sequence[str] = (), more: Sequence[str] = ()) -> Filling:
    return Filling(load_texts(language, OWN_TEXTS, *more), gods)


ENGLISH = _voice("en")
_speaking: ContextVar[Filling] = ContextVar("speaking", default=ENGLISH)


def speak(language: str, *more: str) -> None:
    """Everything is said in this language from now on; `more` are areas that only this speaker needs."""
    _speaking.set(_voice(language, _speaking.get().gods, more))


def call_seats(seth: bool) -> None:
    """Seats are called by the gods of such a table from now on: the first one is Anubis, or Seth."""
    voice = _speaking.get()
    _speaking.set(Filling(voice.texts, gods_with_seth(voice.texts) if seth else ()))


@contextmanager
def seated(gods: Sequence[str], language: str = "en") -> Iterator[None]:
    """Seats are called by these gods meanwhile, as at a table where people have chosen theirs."""
    before = _speaking.set(_voice(language, tuple(gods)))
    try:
        yield
    finally:
        _speaking.reset(before)


def texts() -> Texts:
    return _speaking.get().texts


def fill(saying: Saying) -> str:
    return _speaking.get().fill(saying)


def deed(saying: Saying) -> str:
    return _speaking.get().deed(saying)


def say(key: str, /, **values: str | int) -> str:
    return texts().say(key, **values)


def name(id: str) -> str:
    return texts().name(id)


def text(id: str) -> str:
    """What explains a thing."""
    return texts().text(id)


def house_rule(key: str) -> tuple[str, ...]:
    """What a house rule does, a line for each value.

    >>> house_rule("vetoOnVeto")
    ('yes: A Veto can itself be cancelled.', 'no: It cannot.')
    """
    meant = texts().values(f"house-{key}")
    return tuple(pair(value, meaning) for value, meaning in meant.items()) or (text(f"house-{key}"),)


def pair(heading: str, what: str) -> str:
    """
    >>> pair("Anubis", "3 units")
    'Anubis: 3 units'
    """
    return say("draw-holding", heading=heading, what=what)


def god(seat: int) -> str:
    """The god of a seat: the first seat is Anubis, unless the table has chosen otherwise."""
    return _speaking.get().name(data.seat(seat))


def gods(seats: Sequence[int]) -> str:
    """
    >>> gods([0, 2, 1])
    'Anubis, Horus and Bastet'
    """
    return row([data.seat(seat) for seat in seats])


def value(value: data.Value) -> str:
    """A value of a sentence on its own."""
    return _speaking.get().value(value)


def row(values: Sequence[data.Value]) -> str:
    """One, another and a third."""
    return _speaking.get().value(data.together(values)) if values else ""


def space(id: str) -> str:
    """A district is called by its id alone, any other space by its name and id.

    >>> space("A1"), space("FA")
    ('A1', 'Gate of A (FA)')
    """
    return _speaking.get().name(data.space(id))


def figure(written: str) -> str:
    """A number with the sign that the language has before its decimals.

    >>> figure("1.5")
    '1.5'
    >>> with seated([], "pt"):
    ...     print(figure("1.5"), percent("62.5"))
    1,5 62,5%
    """
    return written.replace(".", say("figure-sign"))


def percent(written: str) -> str:
    return say("figure-percent", figure=figure(written))


def tile(id: str) -> str:
    return name(f"tile-{id}")


def card(id: str) -> str:
    return name(f"card-{id}")


def battle_card(id: str) -> str:
    """The id of a battle card is its three figures: strength, damage, protection."""
    return _speaking.get().name(data.battle_card(id))


def creature(id: str) -> str:
    return name(f"creature-{id}")


def action(id: str) -> str:
    return next(name(f"{family}-{id}") for family in ("action", "sethaction", "act") if f"{family}-{id}" in texts())


def colour(id: str) -> str:
    return name(f"colour-{id}")


def units(count: int) -> str:
    return say("count-units", count=count)


def points(count: int) -> str:
    return say("count-points", count=count)


def cards(count: int) -> str:
    return say("count-cards", count=count)


def priests(count: int) -> str:
    return say("count-priests", count=count)


def dawn_tokens(count: int) -> str:
    return say("count-dawn", count=count)


def troop(count: int, with_creature: str | None, with_priests: int = 0) -> str:
    """
    >>> troop(3, "phoenix", 1)
    '3 units and Phoenix, 1 of them a priest'
    >>> troop(2, None, 2)
    '2 priests'
    """
    return fill(things.troop(count, with_creature, with_priests))


def token(id: str) -> str:
    """An object or a skill of the path, or the victory point there."""
    return name("slot-VP" if id == "VP" else f"token-{id}")


def stop(id: str) -> str:
    """
    >>> stop("1A1"), stop("TS")
    ('1A1', 'Ta-Seti (TS)')
    """
    return _speaking.get().name(data.stop(id))


def symbol(text: str) -> str:
    """A symbol on a road, from the words of a view.

    >>> symbol("prayer 2"), symbol("units 1"), symbol("token damage")
    ('+2 prayer', '+1 unit', '+1 damage this Move')
    """
    return fill(things.symbol(text))


def modules(names: list[str] | tuple[str, ...]) -> str:
    return ", ".join(f"{name(f'module-{each}')} ({each})" for each in names)


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


def troops_at(here: SpaceView) -> list[tuple[int, str]]:
    """Who stands on a space of a view: seat and troop in words."""
    holy = here.get("priests", {})
    return [
        (seat, troop(count, here["creatures"].get(seat), holy.get(seat, 0))) for seat, count in here["units"].items()
    ]


def phase(view: View) -> str:
    return name(f"phase-{view['phase']}")
