"""Computer players of five strengths, and any other that a bot spec names.

A bot gets a Seat and never the true state; docs/bots.md tells how they think.

>>> from kemet.bots import Seat, bot_of
>>> from kemet.game.game import new_game
>>> game = new_game(players=2, seed=1)
>>> bot = bot_of("search:tries=20", seed="1")
>>> seat = game.waiting_for()[0]
>>> game.play(seat, bot.choose(Seat(game, seat)))
"""

from kemet.bots.forfeit import Forfeit
from kemet.bots.odds import Odds, attack_odds, battle_odds, move_odds
from kemet.bots.players import STRENGTHS, Bot, EasyBot, RandomBot, SearchBot, make_bot, thinking_time
from kemet.bots.seat import Seat
from kemet.bots.spec import FORMS, bot_of, read_spec, split_specs
from kemet.bots.spec_errors import SpecError, UnknownBot

__all__ = [
    "FORMS",
    "STRENGTHS",
    "Bot",
    "EasyBot",
    "Forfeit",
    "Odds",
    "RandomBot",
    "SearchBot",
    "Seat",
    "SpecError",
    "UnknownBot",
    "attack_odds",
    "battle_odds",
    "bot_of",
    "make_bot",
    "move_odds",
    "read_spec",
    "split_specs",
    "thinking_time",
]
