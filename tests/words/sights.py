"""What is there to see. Everything is read from views and events, never from the engine's own state."""

from __future__ import annotations

from typing import Any

from kemet import Game
from words.tables import seat_number


def seen(game: Game, name: str) -> dict[str, Any]:
    """What everybody sees of a seat."""
    view: dict[str, Any] = game.view(None)["seats"][seat_number(name)]
    return view


def seat_view(game: Game, name: str) -> dict[str, Any]:
    """What a seat sees of itself."""
    view: dict[str, Any] = game.view(seat_number(name))["seats"][seat_number(name)]
    return view


def told(game: Game, kind: str) -> list[dict[str, Any]]:
    """The events of this kind so far, as everybody saw them."""
    return [event.fields for event in game.events() if event.kind == kind]


# --- seats ----------------------------------------------------------------------------------------------------------


def prayer(game: Game, name: str) -> int:
    return int(seen(game, name)["prayer"])


def reserve(game: Game, name: str) -> int:
    """Units in reserve."""
    return int(seen(game, name)["reserve"])


def points(game: Game, name: str, source: str = "total") -> int:
    """Victory points: 'total', 'temporary', 'battle', 'tiles', 'creatures', 'two_temples' or 'sanctuary'."""
    return int(seen(game, name)["points"][source])


def hand(game: Game, name: str) -> dict[str, int]:
    """The divine cards in hand: card -> copies."""
    cards: dict[str, int] = seat_view(game, name)["hand"]
    return cards


def creatures_waiting(game: Game, name: str) -> list[str]:
    """The creatures a seat has in reserve."""
    return list(seen(game, name)["creatures_in_reserve"])


def dawn_tokens(game: Game, name: str) -> int:
    return int(seen(game, name)["dawn_tokens"])


# --- the board ------------------------------------------------------------------------------------------------------


def on(game: Game, space: str) -> dict[str, int]:
    """Who stands on a space: {'P1': 3}."""
    units: dict[int, int] = game.view(None)["spaces"][space]["units"]
    return {f"P{seat + 1}": count for seat, count in units.items()}


def creature(game: Game, space: str) -> dict[str, str]:
    """Which creatures stand on a space: {'P1': 'scarab'}."""
    creatures: dict[int, str] = game.view(None)["spaces"][space]["creatures"]
    return {f"P{seat + 1}": name for seat, name in creatures.items()}


def pyramid(game: Game, space: str) -> tuple[str, int] | None:
    """Colour and level of the pyramid there."""
    there = game.view(None)["spaces"][space].get("pyramid")
    return (there["colour"], there["level"]) if there else None


def capacity(game: Game) -> int:
    """The steps that the moving group has left."""
    return int(game.view(None)["move"]["movement_left"])


# --- the battle -----------------------------------------------------------------------------------------------------


def battle_is_on(game: Game) -> bool:
    return game.view(None)["battle"] is not None


def side(game: Game, which: str, viewer: int | None = None) -> dict[str, Any]:
    """One side of the battle, 'attacker' or 'defender', as somebody sees it."""
    there: dict[str, Any] = game.view(viewer)["battle"][which]
    return there


def numbers(game: Game, which: str) -> tuple[int, int, int]:
    """Strength, damage and protection of a side of the battle."""
    there = side(game, which)
    return there["strength"], there["damage"], there["protection"]


def values(game: Game) -> tuple[int, int]:
    """The battle values: attacker, defender."""
    return side(game, "attacker")["strength"], side(game, "defender")["strength"]


def losses(game: Game) -> tuple[int, int]:
    """Units lost in the battle: attacker, defender."""
    return side(game, "attacker")["lost"], side(game, "defender")["lost"]


def outcome(game: Game) -> tuple[int, int, int, int]:
    """The last battle: strength of winner and loser, units lost by winner and loser."""
    result = told(game, "result")[-1]
    return result["winner_strength"], result["loser_strength"], result["winner_lost"], result["loser_lost"]
