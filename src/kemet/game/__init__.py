"""A game that is played: set up, saved, recorded, written down as a position, and read back."""

from kemet.game.game import Game, new_game

__all__ = ["Game", "new_game"]
