"""`kemet hint`: what a bot would do in a saved game or a position."""

from __future__ import annotations

import argparse

from kemet.bots import STRENGTHS
from kemet.cli.errors import BadInput
from kemet.cli.files import read_game
from kemet.cli.language import add_language
from kemet.cli.options import bot_names, more_than_nothing, seat_number
from kemet.cli.screen import Screen
from kemet.cli.session.advice import hint


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("hint", help="what a bot would choose in a saved game, and why")
    parser.add_argument("file", metavar="FILE", help="a saved game, a record or a position")
    parser.add_argument("--seat", type=int, metavar="N", help="advise this seat (default: the first that is asked)")
    strengths = ", ".join(STRENGTHS)
    parser.add_argument("--bot", default="hard", metavar="STRENGTH", help=f"who advises: {strengths} (default hard)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="thinking time of the hard bot (1)")
    parser.add_argument("--plain", action="store_true", help="sentences only, for screen readers")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    names = bot_names(given.bot, "--bot")
    if len(names) > 1:
        raise BadInput(f"--bot {given.bot}: one bot gives the hint")
    seconds = more_than_nothing("--seconds", given.seconds)
    game = read_game(given.file)
    waiting = game.waiting_for()
    if not waiting:
        raise BadInput(f"{given.file}: the game is over")
    seat = waiting[0] if given.seat is None else seat_number(given.seat, game.players)
    if seat not in waiting:
        asked = ", ".join(f"P{other + 1}" for other in waiting)
        raise BadInput(f"--seat {given.seat}: P{given.seat} is asked nothing now; asked is {asked}")
    Screen(given.plain).paragraph(f"P{seat + 1} is asked: {game.question(seat)}. {hint(game, seat, names[0], seconds)}")
    return 0
