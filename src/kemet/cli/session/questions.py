"""A question in words, for those who are asked it."""

from __future__ import annotations

from kemet.game.game import Game
from kemet.picture import words


def question_id(game: Game, seat: int) -> str:
    """The message of the question that the seat is asked."""
    id = f"question-{game.question(seat)}"
    at_his_table = f"{id}-with-Seth"  # with other figures
    return at_his_table if game.setup.options.seth and at_his_table in words.texts() else id


def question_words(game: Game, seat: int) -> str:
    return words.say(question_id(game, seat), space=game.view(seat)["district"] or "")
