"""The commands of the prompt in `kemet play`, beside numbers and notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kemet.bots import STRENGTHS
from kemet.cli.commands.odds import tell_odds
from kemet.cli.errors import BadInput, Quit
from kemet.cli.files import write_game
from kemet.cli.help.printing import print_help_on, print_rule
from kemet.cli.help.topics import find_rule
from kemet.cli.session.advice import hint
from kemet.cli.session.sentences import sentences
from kemet.picture import words
from kemet.picture.show import show

if TYPE_CHECKING:
    from kemet.cli.session.table import Session

#: What can be typed, and the message `help-...` that explains it.
HELP = {
    "NUMBER": "number",
    "NOTATION": "notation",
    "undo": "undo",
    "save FILE": "save",
    "help": "help",
    "help THING": "thing",
    "rules ID": "rules",
    "table": "table",
    "players": "players",
    "board": "board",
    "links": "links",
    "path": "path",
    "actions": "actions",
    "hand": "hand",
    "hint": "hint",
    "odds": "odds",
    "market": "market",
    "log": "log",
    "quit": "quit",
}
#: What stands for something that people put in its place.
QUICK_HINT = 0.2  # a fifth of the usual time: the champion thinks for a second
TYPED = ("NUMBER", "NOTATION", "FILE", "THING")
PARTS = ("table", "players", "board", "path", "actions", "links", "hand", "market")


def run_command(session: Session, seat: int, typed: str) -> bool:
    """Carry out a command; False if it is none."""
    word, _, rest = typed.partition(" ")
    word, rest = word.lower(), rest.strip()
    if word in PARTS and not rest:
        show(session.screen, session.game, seat, word)
    elif word in ("help", "?"):
        _help(session, rest)
    elif word == "rules":
        if not rest:
            raise BadInput(words.name("write-rules"))
        print_rule(session.screen, find_rule(rest))
    elif word == "undo" and not rest:
        session.game = session.undoing.undo(session.game, seat)
        session.forget_news()
        session.screen.line(words.name("done-undo"))
    elif word == "hint":
        _hint(session, seat, rest)
    elif word == "odds":
        _odds(session, seat, rest)
    elif word == "save":
        _save(session, rest)
    elif word == "log":
        _log(session, seat, rest)
    elif word in ("quit", "exit", "q") and not rest:
        _quit(session)
    elif not word:
        raise BadInput(words.name("ask-type-something"))
    else:
        return False
    return True


def _help(session: Session, wanted: str) -> None:
    if wanted:
        setup = session.game.setup
        print_help_on(session.screen, setup.content, setup.packs, wanted)
        return
    for written, key in HELP.items():
        command = " ".join(words.name(f"typed-{word}") if word in TYPED else word for word in written.split())
        meaning = words.name(f"help-{key}")
        if session.screen.plain:
            session.screen.line(f"{words.pair(command, meaning)}.")
        else:
            session.screen.item(f"  {command:<12} ", meaning)


def _hint(session: Session, seat: int, strength: str) -> None:
    if strength and strength not in STRENGTHS:
        raise BadInput(words.say("write-hint", strengths=", ".join(STRENGTHS)))
    told = hint(session.game, seat, strength) if strength else hint(session.game, seat, "champion", QUICK_HINT)
    session.screen.paragraph(told)


def _odds(session: Session, seat: int, rest: str) -> None:
    names = rest.split()
    divine = names[-1:] == ["all"]
    if divine:
        names.pop()
    if len(names) > 2:
        raise BadInput(words.name("write-odds"))
    space, start = [*names, None, None][:2]
    tell_odds(session.screen, session.game, seat, space, start, "all" if divine else "none")


def _save(session: Session, name: str) -> None:
    if not name:
        raise BadInput(words.name("write-save"))
    write_game(name, session.game)
    session.saved_at = len(session.game.choices)
    session.screen.line(words.say("done-saved", file=name))


def _log(session: Session, seat: int, rest: str) -> None:
    lines = sentences(session.game.events(seat=seat))
    if rest:
        if not (rest.isascii() and rest.isdigit()):
            raise BadInput(words.name("write-log"))
        lines = lines[-int(rest) :] if int(rest) else []
    for line in lines:
        session.screen.line(line)


def _quit(session: Session) -> None:
    if session.unsaved:
        session.saved_at = len(session.game.choices)
        session.screen.line(words.name("done-not-saved"))
        return
    raise Quit
