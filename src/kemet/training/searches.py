"""Games in which it is kept what every search tried: what a policy learns from."""

from __future__ import annotations

import random

from kemet.bots import Bot, SearchBot, Seat, bot_of
from kemet.game.game import Game
from kemet.training.selfplay import Played, SelfPlay, Tried, play_loosely


class Watched:
    """A bot whose searches are written down."""

    def __init__(self, bot: Bot, game: Game, searches: list[tuple[int, Tried]]) -> None:
        assert isinstance(bot, SearchBot)
        self.name = bot.name
        self._bot = bot
        self._game = game
        self._searches = searches
        self.advice, self.why, self.close = bot.advice, bot.why, bot.close

    def choose(self, seat: Seat) -> int:
        code = self._bot.choose(seat)
        if self._bot.considered:
            self._searches.append((len(self._game.choices), tuple(self._bot.considered)))
        return code


def play_watched(plan: SelfPlay, number: int) -> Played:
    setup, spec = plan.setup(number)
    game = Game(setup)
    searches: list[tuple[int, Tried]] = []
    bots = [
        Watched(bot_of(spec, f"{setup.seed}/P{seat}"), game, searches) for seat in range(1, setup.table.players + 1)
    ]
    play_loosely(game, bots, random.Random(f"loose {setup.seed}"), range(game.players))
    modules = tuple(setup.table.modules)
    return Played(number, game.players, modules, setup.seed, spec, tuple(game.choices), tuple(searches))
