"""More small words for tests of Ta-Seti, besides those of playing.py."""

from __future__ import annotations

from typing import Any

from playing import choices, play, seat_number

from kemet import Game


def told(game: Game, kind: str) -> list[dict[str, Any]]:
    """The events of this kind so far, as everybody saw them."""
    return [event.fields for event in game.events() if event.kind == kind]


def seen(game: Game, name: str) -> dict[str, Any]:
    """What everybody sees of a seat."""
    view: dict[str, Any] = game.view(None)["seats"][seat_number(name)]
    return view


def stop(game: Game, name: str) -> dict[str, Any]:
    """A stop of the path: its tokens and who stands there."""
    place = game.view(None)["path"]["stops"][name]
    return {"tokens": [slot["token"] for slot in place["slots"]], "priests": place["priests"]}


def outcome(game: Game) -> tuple[int, int, int, int]:
    """The last battle: strength of winner and loser, units lost by winner and loser."""
    result = told(game, "result")[-1]
    return result["winner_strength"], result["loser_strength"], result["winner_lost"], result["loser_lost"]


def capacity(game: Game) -> int:
    """What the moving group has left."""
    left: int = game.view(None)["move"]["movement_left"]
    return left


def march(game: Game, name: str, start: str, group: str, *steps: str, token: str = "token move1") -> None:
    """A Move without priests on the path or objects: march(game, "P1", "RW", "3 with creature", "TW3")."""
    play(game, f"{name} {token}")
    for question, answer in (("before the action", "done"), ("priest", "pass")):
        if game.question(seat_number(name)) == question:
            play(game, f"{name} {answer}")
    play(game, f"{name} from {start}")
    if game.question(seat_number(name)) == "group":
        play(game, f"{name} group {group}")
    play(game, *(f"{name} step {space}" for space in steps))


def idle_until_day(game: Game, day: int) -> None:
    """Everybody declines whatever can be declined until this Day begins."""
    while game.view(None)["day"] != day:
        name = f"P{game.waiting_for()[0] + 1}"
        texts = choices(game, name)
        play(game, f"{name} " + next((text for text in ("end", "pass", "done") if text in texts), texts[0]))
