"""`kemet hint`: what a bot would do in a saved game or a position."""

from __future__ import annotations

import argparse

from kemet.bots import FORMS
from kemet.cli.errors import BadInput
from kemet.cli.files import read_game
from kemet.cli.language import add_language
from kemet.cli.options import add_seconds, bot_names, more_than_nothing, seat_number
from kemet.cli.screen import Screen
from kemet.cli.session.advice import hint
from kemet.cli.session.questions import question_words
from kemet.picture import words


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("hint", help=words.name("usage-hint"))
    parser.add_argument("file", metavar="FILE", help=words.name("usage-file"))
    parser.add_argument("--seat", type=int, metavar="N", help=words.name("usage-hint-seat"))
    strengths = ", ".join(FORMS)
    parser.add_argument(
        "--bot", default="champion", metavar="SPEC", help=words.say("usage-hint-bot", strengths=strengths)
    )
    add_seconds(parser)
    parser.add_argument("--plain", action="store_true", help=words.name("usage-sentences"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    names = bot_names(given.bot, "--bot")
    if len(names) > 1:
        raise BadInput(words.say("bad-one-bot", given=given.bot))
    seconds = more_than_nothing("--seconds", given.seconds)
    game = read_game(given.file)
    words.call_seats(game.setup.options.seth)
    waiting = game.waiting_for()
    if not waiting:
        raise BadInput(f"{given.file}: {words.name('bad-over')}")
    seat = waiting[0] if given.seat is None else seat_number(given.seat, game.players)
    if seat not in waiting:
        asked = ", ".join(f"P{other + 1}" for other in waiting)
        raise BadInput(words.say("bad-not-asked", seat=given.seat, asked=asked))
    asks = words.say("ask-question", who=f"P{seat + 1}", question=question_words(game, seat))
    Screen(given.plain).paragraph(f"{asks}. {hint(game, seat, names[0], seconds)}")
    return 0
