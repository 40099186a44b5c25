"""Advice for one seat: what a bot would choose there, in words, and why. It knows what the seat knows and no more."""

from __future__ import annotations

import json

from kemet.bots import Seat, bot_of
from kemet.game.game import Game
from kemet.lab.interrupts import uninterrupted
from kemet.lab.matches import at_table
from kemet.picture import words


def hint(game: Game, seat: int, spec: str, seconds: float = 1.0) -> str:
    """A sentence for a seat that is asked something.

    The bot's chances come from what the seat sees, so not even the number of secret choices of others can show.
    """
    bot = bot_of(spec, "hint " + json.dumps(game.view(seat), sort_keys=True), seconds)
    with uninterrupted(), at_table(game, {seat: bot}):
        code = bot.choose(Seat(game, seat))
    choice = next(choice for choice in game.legal(seat) if choice.index == code)
    return words.say("hint-told", choice=choice.text, advice=words.deed(bot.advice()))
