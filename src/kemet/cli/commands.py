"""The commands of the prompt in `kemet play`, beside numbers and notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kemet.bots import STRENGTHS
from kemet.cli.errors import BadInput, Quit
from kemet.cli.explaining import print_help_on, print_rule
from kemet.cli.files import write_game
from kemet.cli.hints import hint
from kemet.cli.odds import tell_odds
from kemet.cli.sentences import sentences
from kemet.cli.show import show
from kemet.cli.topics import find_rule

if TYPE_CHECKING:
    from kemet.cli.session import Session

HELP = (
    ("NUMBER", "make the choice with this number"),
    ("NOTATION", "make a choice by its notation, such as: step FA"),
    ("undo", "take your last choice back, unless somebody learned something by it"),
    ("save FILE", "save the game; a name ending in .record makes a readable record"),
    ("help", "this list"),
    ("help THING", "explain a tile, card, creature, space, action, path token, stop, house rule, verb or rule"),
    ("rules ID", "print a rule, such as: rules B-MOVE-01"),
    ("table", "the whole table"),
    ("players", "the players"),
    ("board", "the board"),
    ("links", "which spaces touch which, and what temples pay"),
    ("path", "the path to Ta-Seti: what lies where, and which road leads there"),
    ("actions", "the action board and the tokens on it"),
    ("hand", "your cards"),
    ("hint", "what a bot of medium strength would choose in your place, and why; hint hard asks another bot"),
    ("odds", "the odds of the battle, or of attacks next door; odds RW is one attack, odds all with divine cards"),
    ("market", "the tiles that can still be bought"),
    ("log", "everything that happened; log 20 is the last 20 lines"),
    ("quit", "leave the game"),
)
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
            raise BadInput("name a rule, such as: rules B-MOVE-01")
        print_rule(session.screen, find_rule(rest))
    elif word == "undo" and not rest:
        session.game = session.undoing.undo(session.game, seat)
        session.forget_news()
        session.screen.line("Taken back.")
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
        raise BadInput("type a number, a choice in notation, or help")
    else:
        return False
    return True


def _help(session: Session, wanted: str) -> None:
    if wanted:
        setup = session.game.setup
        print_help_on(session.screen, setup.content, setup.packs, wanted)
        return
    for command, meaning in HELP:
        session.screen.line(f"{command}: {meaning}." if session.screen.plain else f"  {command:<12} {meaning}")


def _hint(session: Session, seat: int, strength: str) -> None:
    if strength and strength not in STRENGTHS:
        raise BadInput(f"write it as: hint, or hint and one of {', '.join(STRENGTHS)}")
    session.screen.paragraph(hint(session.game, seat, strength or "medium"))


def _odds(session: Session, seat: int, rest: str) -> None:
    names = rest.split()
    divine = names[-1:] == ["all"]
    if divine:
        names.pop()
    if len(names) > 2:
        raise BadInput("write it as: odds, or odds RW, or odds RW A1 for the troop on A1; then all for divine cards")
    space, start = [*names, None, None][:2]
    tell_odds(session.screen, session.game, seat, space, start, "all" if divine else "none")


def _save(session: Session, name: str) -> None:
    if not name:
        raise BadInput("name a file, such as: save evening.json")
    write_game(name, session.game)
    session.saved_at = len(session.game.choices)
    session.screen.line(f"Saved in {name}. It holds everybody's cards; go on with: kemet play --load {name}")


def _log(session: Session, seat: int, rest: str) -> None:
    lines = sentences(session.game.events(seat=seat))
    if rest:
        if not (rest.isascii() and rest.isdigit()):
            raise BadInput("write it as: log 20")
        lines = lines[-int(rest) :] if int(rest) else []
    for line in lines:
        session.screen.line(line)


def _quit(session: Session) -> None:
    if len(session.game.choices) > session.saved_at:
        session.saved_at = len(session.game.choices)
        session.screen.line("The game is not saved. Type save FILE first, or quit once more to leave.")
        return
    raise Quit
