"""Words for battles in the tests of Ta-Seti, besides those of playing.py."""

from __future__ import annotations

from playing import choices, seat_view

from kemet import Game

AFTERMATH = ("loser", "retreat space", "winner")


def settle(game: Game) -> None:
    """After a battle: the loser retreats if he can, the winner stays."""
    while game.waiting_for() and game.question(game.waiting_for()[0]) in AFTERMATH:
        seat = game.waiting_for()[0]
        offered = choices(game, f"P{seat + 1}")
        wanted = [choice for choice in ("retreat", "stay") if choice in offered]
        game.play(seat, wanted[0] if wanted else offered[0])


def numbers(game: Game, which: str) -> tuple[int, int, int]:
    """Strength, damage and protection of a side ('attacker' or 'defender') of the battle."""
    side = game.view(None)["battle"][which]
    return side["strength"], side["damage"], side["protection"]


def dawn_tokens(game: Game, name: str) -> int:
    return int(str(seat_view(game, name)["dawn_tokens"]))
