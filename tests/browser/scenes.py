"""Moments to begin at: a table of people whose game has already come to a battle, a Dawn, a journey or its end."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

from running import Running, play_until

from kemet import Game, new_game
from kemet.client import Seat

ALL = ("black", "dawn", "path", "victory", "cards")
RULES = {"dayLimit": "3"}


@dataclass(frozen=True)
class Scene:
    """Who plays with what, the question that a seat is asked, and what else must be the case for this seat."""

    players: int
    modules: tuple[str, ...]
    question: str
    fits: Callable[[Game, int], bool] = lambda game, seat: True
    chance: int = 5  # one random game of many, in which it comes to this
    seth: bool = False


def action_left(game: Game, seat: int) -> bool:
    return any(each.kind == "token" for each in game.legal(seat))


def full_hand(game: Game, seat: int) -> bool:
    """As many cards as a hand ever has to show: all battle cards, and divine cards of many kinds, one of them twice."""
    mine = game.view(seat)["seats"][seat]
    return len(mine["battle_hand"]) == 8 and len(mine["hand"]) >= 5 and max(mine["hand"].values()) > 1


def many_priests(game: Game, seat: int) -> bool:
    """Priests on three stops, on one of them of two players."""
    stops = game.view(seat)["path"]["stops"].values()
    return sum(bool(stop["priests"]) for stop in stops) >= 3 and max(len(stop["priests"]) for stop in stops) >= 2


def two_cards_left(game: Game, seat: int) -> bool:
    return len(game.view(seat)["seats"][seat]["battle_hand"]) == 2


def nothing_to_buy(game: Game, seat: int) -> bool:
    """A Buy space is free, but there is no prayer."""
    free = [str(each) for each in game.legal(seat) if each.kind == "token"]
    return game.view(seat)["seats"][seat]["prayer"] == 0 and any("buy" in each for each in free)


def without_a_card(game: Game, seat: int) -> bool:
    return [each.kind for each in game.legal(seat)] == ["pass"]


def not_moved_yet(game: Game, seat: int) -> bool:
    return not game.view(seat)["move"]["started"]


def full_alliance(game: Game, seat: int) -> bool:
    """Members share a space, and somebody has already acted."""
    view = game.view(seat)
    owners = max(len(space["units"].keys() - {0}) for space in view["spaces"].values())
    return owners >= 2 and bool(view["seth"]["acted"]) and action_left(game, seat)


SCENES = {
    "turn": Scene(2, (), "turn", action_left),
    "move": Scene(2, (), "move"),
    "battle": Scene(2, (), "battle-cards"),
    "path": Scene(3, ALL, "priest"),
    "dawn": Scene(3, ALL, "dawn-bid"),
    "hand": Scene(4, ALL, "turn", full_hand, 34),
    "priests": Scene(3, ALL, "priest", many_priests, 8),
    "two cards": Scene(2, ("dawn",), "dawn-bid", two_cards_left, 4),
    "nothing to buy": Scene(2, (), "turn", nothing_to_buy, 2),
    "veto": Scene(3, (), "veto", without_a_card, 1),
    "escape": Scene(2, (), "escape", without_a_card),
    "troop": Scene(3, ALL, "start-of-move", chance=1),
    "unmoved": Scene(2, (), "move", not_moved_yet, 1),
    "over": Scene(2, (), ""),
    "seth": Scene(6, ("black",), "turn", full_alliance, seth=True),
    "turn of Seth": Scene(6, ("black",), "turn-of-seth", seth=True),
    "over with Seth": Scene(3, (), "", seth=True),
}


@lru_cache
def game_at(name: str) -> tuple[Game, int]:
    """A game of random players at that moment, and the seat to look through."""
    scene = SCENES[name]
    game = new_game(scene.players, f"scene {name}", modules=scene.modules, house_rules=RULES, seth=scene.seth)

    def asked(game: Game) -> list[int]:
        seats = [seat for seat in game.waiting_for() if game.question(seat) == scene.question]
        return [seat for seat in seats if scene.fits(game, seat)]

    def there(game: Game) -> bool:
        return game.over if not scene.question else len(game.choices) > 30 and bool(asked(game))

    play_until(game, there, scene.chance)
    return game, (asked(game) or [0])[0]


#: Games in which almost every question comes up; a short one with Seth never comes to its ceremony.
EVERYTHING: dict[str, Any] = {"players": 4, "seed": "every question", "modules": ALL, "house_rules": RULES}
EVERYTHING_WITH_SETH: dict[str, Any] = {
    "players": 6, "seed": "every question", "modules": ("black", "cards"), "seth": True
}  # fmt: skip


@lru_cache
def every_question(seed: int, *, seth: bool = False) -> dict[str, tuple[Game, int]]:
    """The first moment of each kind of question in one random game with everything, and the seat that is asked."""
    chance = random.Random(seed)
    fresh = partial(new_game, **(EVERYTHING_WITH_SETH if seth else EVERYTHING))
    game, found = fresh(), dict[str, tuple[int, int]]()
    while not game.over:
        for seat in game.waiting_for():
            found.setdefault(game.question(seat), (len(game.choices), seat))
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
    moments = {}
    for question, (count, seat) in found.items():
        before = fresh()
        for chooser, code in game.choices[:count]:
            before.play(chooser, code)
        moments[question] = (before, seat)
    return moments


def table_at(server: Running, name: str, **wanted: Any) -> tuple[list[Seat], int]:
    """A table of people at that moment: all seats, and which of them is asked."""
    game, seat = game_at(name)
    scene = SCENES[name]
    people = {"seed": f"scene {name}", "modules": list(scene.modules), "house_rules": RULES, "seth": scene.seth}
    seats = server.people(scene.players, **people, **wanted)
    server.bring_to(seats[0], game)
    return seats, seat
