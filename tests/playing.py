"""Small words for tests that read like a play report.

game = position('''
    players 2 target 8
    turn P1
    P1 city A; prayer 7; troops A1 5; tiles charge
    P2 city B; troops FA 3
''')
play(game, "P1 token move1", "P1 from A1", "P1 group 5", "P1 step FA", "P2 pass")
fight(game, attacker="410 202", defender="320 130")
assert prayer(game, "P1") == 7
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from kemet import Game, IllegalChoice, position
from kemet.engine.check import violations

__all__ = [
    "cannot",
    "choices",
    "creature",
    "fight",
    "hand",
    "lock",
    "on",
    "play",
    "points",
    "position",
    "prayer",
    "reserve",
    "say_no",
    "seat_view",
]


def seat_number(name: str) -> int:
    return int(name.removeprefix("P")) - 1


def play(game: Game, *lines: str) -> None:
    """Play lines such as 'P1 token move1'; every state on the way is checked against the invariants."""
    for line in lines:
        name, _, choice = line.partition(" ")
        game.play(seat_number(name), choice)
        assert not violations(game.state), line


def choices(game: Game, name: str, kind: str = "") -> list[str]:
    """The legal choices of a seat as text, all or of one kind (the first word)."""
    return [choice.text for choice in game.legal(seat_number(name)) if not kind or choice.kind == kind]


def cannot(game: Game, line: str, because: str = "") -> None:
    """This line is refused, the reason contains these words, and nothing has changed."""
    before = game.fingerprint()
    name, _, choice = line.partition(" ")
    with pytest.raises(IllegalChoice) as refusal:
        game.play(seat_number(name), choice)
    assert because in str(refusal.value)
    assert game.fingerprint() == before


def say_no(game: Game) -> None:
    """Everybody who is asked about a Veto or an Escape declines."""
    while game.waiting_for() and game.question(game.waiting_for()[0]) in ("veto", "escape"):
        game.play(game.waiting_for()[0], "pass")


def lock(game: Game, name: str, cards: str, divine: Iterable[str] = ()) -> None:
    """A side of a battle plays and discards ('410 202'), adds divine cards and locks."""
    played, discarded = cards.split()
    play(game, f"{name} play {played} discard {discarded}", *(f"{name} add {card}" for card in divine), f"{name} done")


def fight(
    game: Game, attacker: str, defender: str, attacker_divine: Iterable[str] = (), defender_divine: Iterable[str] = ()
) -> None:
    """Decline Escape, then both sides choose: cards as 'played discarded'."""
    say_no(game)
    battle = game.view(None)["battle"]
    first, second = battle["attacker"]["seat"], battle["defender"]["seat"]
    sides = {first: (attacker, attacker_divine), second: (defender, defender_divine)}
    for _ in range(2):
        seat = next(seat for seat in game.waiting_for() if game.question(seat) == "battle cards")
        cards, divine = sides[seat]
        lock(game, f"P{seat + 1}", cards, divine)


def seat_view(game: Game, name: str) -> dict[str, object]:
    view: dict[str, object] = game.view(seat_number(name))["seats"][seat_number(name)]
    return view


def prayer(game: Game, name: str) -> int:
    return int(str(seat_view(game, name)["prayer"]))


def reserve(game: Game, name: str) -> int:
    return int(str(seat_view(game, name)["reserve"]))


def points(game: Game, name: str, source: str = "total") -> int:
    """Victory points: 'total', 'temporary', 'battle', 'tiles', 'creatures', 'two_temples' or 'sanctuary'."""
    value: int = game.view(None)["seats"][seat_number(name)]["points"][source]
    return value


def hand(game: Game, name: str) -> dict[str, int]:
    """The divine cards in hand: card -> copies."""
    cards: dict[str, int] = game.view(seat_number(name))["seats"][seat_number(name)]["hand"]
    return cards


def on(game: Game, space: str) -> dict[str, int]:
    """Who stands on a space: {'P1': 3}."""
    units: dict[int, int] = game.view(None)["spaces"][space]["units"]
    return {f"P{seat + 1}": count for seat, count in units.items()}


def creature(game: Game, space: str) -> dict[str, str]:
    """Which creatures stand on a space: {'P1': 'scarab'}."""
    creatures: dict[int, str] = game.view(None)["spaces"][space]["creatures"]
    return {f"P{seat + 1}": name for seat, name in creatures.items()}
