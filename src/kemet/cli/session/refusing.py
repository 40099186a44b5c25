"""Why something typed is no choice now, in the language of the moment."""

from __future__ import annotations

from kemet.content.texts import gist
from kemet.errors import NotationError
from kemet.game.game import Game
from kemet.picture import words
from kemet.telling.saying import saying_of_reason


def why_not(game: Game, seat: int, typed: str) -> str:
    """The reason and its rule in one line; of what is no notation at all, the word that is wrong."""
    try:
        reason = game.why_not(seat, typed)
    except NotationError as error:
        return words.say(f"notation-{error.key}", **error.values)
    said = words.fill(saying_of_reason(reason))
    if not reason.rule:
        return said
    told = gist(reason.rule, words.texts().language)
    return f"{said} ({reason.rule}: {told})" if told else f"{said} ({reason.rule})"
