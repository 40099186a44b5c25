"""Why something typed is no choice now, in the language of the moment."""

from __future__ import annotations

from kemet.errors import NotationError
from kemet.game.game import Game
from kemet.picture import words
from kemet.telling.saying import saying_of_reason


def why_not(game: Game, seat: int, typed: str) -> str:
    """The reason and its rule; of what is no notation at all, the word that is wrong."""
    try:
        reason = game.why_not(seat, typed)
    except NotationError as error:
        return words.say(f"notation-{error.key}", **error.values)
    said = words.fill(saying_of_reason(reason))
    return f"{said} ({reason.rule})" if reason.rule else said
