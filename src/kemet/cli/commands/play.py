"""`kemet play`: a whole game in the terminal."""

from __future__ import annotations

import argparse
import re
from itertools import count
from pathlib import Path

from kemet.bots import FORMS, Bot, bot_of
from kemet.cli.errors import BadInput, EndOfInput, Quit
from kemet.cli.files import read_game, write_game
from kemet.cli.language import add_language
from kemet.cli.options import add_game_options, bot_names, house_rules, modules
from kemet.cli.screen import Screen
from kemet.cli.session.table import Session
from kemet.engine.options import BEGINNER_TARGET, TARGETS
from kemet.game.game import Game, new_game
from kemet.lab.matches import at_table
from kemet.picture import words


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("play", help=words.name("usage-play"))
    add_game_options(parser, 3)
    parser.add_argument("--humans", default="1", metavar="SEATS", help=words.name("usage-humans"))
    parser.add_argument("--load", metavar="FILE", help=words.name("usage-load"))
    parser.add_argument(
        "--bots", default="easy", metavar="SPECS", help=words.say("usage-bots", strengths=", ".join(FORMS))
    )
    parser.add_argument("--plain", action="store_true", help=words.name("usage-sentences"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    screen = Screen(given.plain)
    game = read_game(given.load) if given.load else _new(given)
    humans = _humans(given.humans, game.players)
    session = Session(game, humans, screen, _bots(given.bots, humans, game))
    if screen.tty:
        _enable_history()
    options = game.setup.options
    words.call_seats(options.seth)
    screen.line(words.say("play-head", players=game.players, target=options.target, seed=game.setup.seed))
    if options.target not in (*TARGETS, BEGINNER_TARGET):
        screen.paragraph(words.say("play-own-target", target=options.target))
    if options.modules:
        screen.paragraph(words.say("play-modules", modules=words.modules(options.modules)))
    screen.paragraph(words.name("play-greeting"))
    try:
        with at_table(game, session.bots):
            session.run()
    except Quit:
        screen.line(words.name("play-goodbye"))
    except EndOfInput:
        screen.line(words.name("play-input-ended"))
        _keep(session)
    except KeyboardInterrupt:
        _keep(session)
        raise
    return 0


def _keep(session: Session) -> None:
    """A slip of the finger, Ctrl-C or Ctrl-D, costs nobody the evening. A script that has ended wants no file."""
    if session.unsaved and session.screen.tty:
        name = _free_name(session.game)
        write_game(name, session.game)
        session.screen.line("\n" + words.say("done-saved", file=name))


def _free_name(game: Game) -> str:
    name = re.sub(r"[^A-Za-z0-9]+", "-", str(game.setup.seed))[:40]
    names = (f"kemet-{name}{f'-{number}' if number > 1 else ''}.json" for number in count(1))
    return next(name for name in names if not Path(name).exists())


def _new(given: argparse.Namespace) -> Game:
    rules = house_rules(given.rule)
    chosen = modules(given.modules, given.seth)
    agreed = (given.players, given.seed, given.points, given.beginner, rules, given.content, chosen)
    return new_game(*agreed, seth=given.seth)


def _humans(text: str, players: int) -> list[int]:
    """'1,3' as seat numbers of the library; '0' or nothing lets the bots play alone."""
    if text in ("", "0", "none"):
        return []
    seats = []
    for word in text.split(","):
        seat = word.strip().upper().removeprefix("P")
        if not (seat.isascii() and seat.isdigit() and 1 <= int(seat) <= players):
            raise BadInput(words.say("bad-humans", given=text, players=players))
        seats.append(int(seat) - 1)
    return seats


def _bots(text: str, humans: list[int], game: Game) -> dict[int, Bot]:
    """'hard,easy' for the seats without people, in order; the last one named also takes the seats that are left."""
    names = bot_names(text, "--bots")
    empty = [seat for seat in range(game.players) if seat not in humans]
    if len(names) > max(len(empty), 1):
        raise BadInput(words.say("bad-bot-seats", given=text, seats=len(empty)))
    strengths = names + names[-1:] * len(empty)
    seed = game.setup.seed
    return {seat: bot_of(name, f"{seed}/P{seat + 1}") for seat, name in zip(empty, strengths, strict=False)}


def _enable_history() -> None:
    """Arrow keys bring back what was typed, where the system can do that."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
