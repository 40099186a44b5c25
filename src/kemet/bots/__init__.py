"""Computer players of four strengths. A bot gets a Seat and never the true state; docs/bots.md tells how they think.

>>> from kemet.bots import Seat, make_bot
>>> from kemet.game import new_game
>>> game = new_game(players=2, seed=1)
>>> bot = make_bot("easy", seed="1")
>>> seat = game.waiting_for()[0]
>>> game.play(seat, bot.choose(Seat(game, seat)))
"""

from kemet.bots.odds import Odds, attack_odds, battle_odds, move_odds
from kemet.bots.players import STRENGTHS, Bot, EasyBot, RandomBot, SearchBot, make_bot
from kemet.bots.seat import Seat

__all__ = [
    "STRENGTHS",
    "Bot",
    "EasyBot",
    "Odds",
    "RandomBot",
    "SearchBot",
    "Seat",
    "attack_odds",
    "battle_odds",
    "make_bot",
    "move_odds",
]
