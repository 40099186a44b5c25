"""Moments of games to try bots at."""

from __future__ import annotations

import random

import kemet
from kemet.bots import Seat, bot_of


def moments(players: int, modules: tuple[str, ...], seed: int, every: int) -> list[kemet.Game]:
    """Copies of a random game, one every few choices."""
    chance = random.Random(seed)
    game = kemet.new_game(players, seed, modules=modules)
    found = []
    for number in range(every * 12):
        if game.over:
            break
        seat = chance.choice(game.waiting_for())
        game.play(seat, chance.choice(game.codes(seat)))
        if (number % every == 0 or (game.state.battles and number % 5 == 0)) and not game.over:
            found.append(game.copy())
    return found


def look_away(spec: str, players: int, modules: tuple[str, ...]) -> None:
    """All that is hidden from a seat is drawn again: the same bot chooses the same, and gives the same reasons."""
    for number, game in enumerate(moments(players, modules, 8, 43)[:6]):
        for seat in game.waiting_for():
            twin = game.copy()
            twin.sample_hidden(seat, f"other {number}")
            first, second = bot_of(spec, "7"), bot_of(spec, "7")
            assert first.choose(Seat(game, seat)) == second.choose(Seat(twin, seat))
            assert first.why() == second.why()
