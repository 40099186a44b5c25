"""The answer that counts when nobody gives one, as notation."""

from __future__ import annotations

from kemet.engine import flow
from kemet.errors import IllegalChoice
from kemet.game.game import Game
from kemet.telling.notation import write


def default_choice(game: Game, seat: int) -> str:
    """The choice that the rules take for a silent seat (B-DECIDE-03).

    >>> from kemet.game.game import new_game
    >>> game = new_game(players=2, seed=1)
    >>> default_choice(game, game.waiting_for()[0])
    'city A'
    """
    if seat not in game.waiting_for():
        raise IllegalChoice(f"P{seat + 1} is not asked to choose now")
    return write(game.state, seat, flow.default(game.state, seat))
