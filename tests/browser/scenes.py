"""Moments to begin at: a table of people whose game has already come to a battle, a Dawn, a journey or its end."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from running import Running, play_until

from kemet import Game, new_game
from kemet.client import Seat

ALL = ("black", "dawn", "path", "victory", "cards")
#: scene -> (players, modules, the question a seat is asked)
SCENES: dict[str, tuple[int, tuple[str, ...], str]] = {
    "turn": (2, (), "turn"),
    "battle": (2, (), "battle cards"),
    "path": (3, ALL, "priest"),
    "dawn": (3, ALL, "dawn bid"),
    "over": (2, (), ""),
}


@lru_cache
def game_at(scene: str) -> tuple[Game, int]:
    """A game of random players at that moment, and the seat to look through."""
    players, modules, question = SCENES[scene]
    game = new_game(players, f"scene {scene}", modules=modules, house_rules={"dayLimit": "3"})

    def asked(game: Game) -> list[int]:
        seats = [seat for seat in game.waiting_for() if game.question(seat) == question]
        # A turn that has still its action before it.
        return [seat for seat in seats if scene != "turn" or any(each.kind == "token" for each in game.legal(seat))]

    def fits(game: Game) -> bool:
        return game.over if scene == "over" else bool(asked(game)) and len(game.choices) > 30

    play_until(game, fits, 5)
    return game, (asked(game) or [0])[0]


def table_at(server: Running, scene: str, **wanted: Any) -> tuple[list[Seat], int]:
    """A table of people at that moment: all seats, and which of them is asked."""
    game, seat = game_at(scene)
    players, modules, _ = SCENES[scene]
    rules = {"dayLimit": "3"}
    seats = server.people(players, seed=f"scene {scene}", modules=list(modules), house_rules=rules, **wanted)
    server.bring_to(seats[0], game)
    return seats, seat
