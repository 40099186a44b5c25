"""Moments of games to try bots at."""

from __future__ import annotations

import random

import kemet


def moments(players: int, modules: tuple[str, ...], seed: int, every: int) -> list[kemet.Game]:
    """Copies of a random game, one every so many choices."""
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
