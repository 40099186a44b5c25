"""Kemet, the board game of warring Egyptian gods, as a library. Unofficial; see README.md.

>>> import kemet
>>> game = kemet.new_game(players=3, seed=7)
>>> seat = game.waiting_for()[0]
>>> print(game.legal(seat)[0])
city A
"""

from kemet.engine.options import HOUSE_RULES
from kemet.errors import (
    IllegalChoice,
    KemetError,
    NotationError,
    PositionError,
    RecordError,
    SaveError,
    SetupError,
)
from kemet.game.game import Game, new_game
from kemet.game.positions import position, write_position
from kemet.game.record import dump, load, replay, replay_steps
from kemet.telling.events import Event
from kemet.telling.notation import Choice

__version__ = "0.2.0"

__all__ = [
    "HOUSE_RULES",
    "Choice",
    "Event",
    "Game",
    "IllegalChoice",
    "KemetError",
    "NotationError",
    "PositionError",
    "RecordError",
    "SaveError",
    "SetupError",
    "dump",
    "load",
    "new_game",
    "position",
    "replay",
    "replay_steps",
    "write_position",
]
