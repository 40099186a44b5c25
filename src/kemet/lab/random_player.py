"""A player that knows nothing and takes any legal choice."""

from __future__ import annotations

import random

from kemet.game import Game
from kemet.notation import Choice


class RandomPlayer:
    """Chooses uniformly; the same seed makes the same choices."""

    def __init__(self, seed: str):
        self.random = random.Random(seed)

    def choose(self, game: Game, seat: int) -> Choice:
        return self.random.choice(game.legal(seat))
