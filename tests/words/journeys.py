"""What is there to see on the path to Ta-Seti."""

from __future__ import annotations

from kemet import Game
from words.sights import seen


def priests_on(game: Game, place: str) -> dict[str, int]:
    """Priests on a stop of the path or a space of the board: {'P1': 2}."""
    view = game.view(None)
    there = view["path"]["stops"][place] if place in view["path"]["stops"] else view["spaces"][place]
    return {f"P{seat + 1}": count for seat, count in there.get("priests", {}).items()}


def priests_outside(game: Game, name: str) -> int:
    """Priests in the path reserve."""
    return int(seen(game, name)["priests_on_path_reserve"])


def priests_waiting(game: Game, name: str) -> int:
    """Priests in the unit reserve."""
    return int(seen(game, name)["priests_in_reserve"])


def lying(game: Game, stop: str) -> list[str | None]:
    """The tokens at a stop, slot by slot."""
    return [slot["token"] for slot in game.view(None)["path"]["stops"][stop]["slots"]]


def aside(game: Game) -> int:
    """Path victory points that wait aside."""
    return int(game.view(None)["path"]["victory_points_aside"])


def objects(game: Game, name: str) -> dict[str, int]:
    """The objects of a seat: object -> copies."""
    held: dict[str, int] = seen(game, name)["objects"]
    return held
