"""Reading and writing the files that people name."""

from __future__ import annotations

import errno
import re
from pathlib import Path

from kemet.cli.errors import BadInput
from kemet.errors import KemetError
from kemet.game.game import RECORD_HEAD, Game
from kemet.game.positions import position
from kemet.game.record import dump, load, replay
from kemet.picture import words

#: Every position has such a line, and nothing else has.
PLAYERS_LINE = re.compile(r"^\s*players\b", re.MULTILINE)


#: What the system says most often; the rest stays in its own words.
SYSTEM = {
    errno.ENOENT: "bad-system-missing",
    errno.ENOTDIR: "bad-system-missing",
    errno.EACCES: "bad-system-forbidden",
    errno.EPERM: "bad-system-forbidden",
    errno.EISDIR: "bad-system-folder",
    errno.ENOSPC: "bad-system-full",
}


def why(error: Exception) -> str:
    """What the system says of a file, without the file's name."""
    if known := SYSTEM.get(getattr(error, "errno", None) or 0):
        return words.name(known)
    return str(getattr(error, "strerror", None) or error)


def read_text(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(words.say("bad-not-text", file=name)) from None
    except (OSError, ValueError) as error:
        raise BadInput(words.say("bad-not-read", file=name, why=why(error))) from None


def readable(name: str) -> Path:
    """A file that another part of the program will read, if there is one."""
    path = Path(name)
    try:
        path.open("rb").close()
    except (OSError, ValueError) as error:
        raise BadInput(words.say("bad-not-read", file=name, why=why(error))) from None
    return path


def read_game(name: str) -> Game:
    """A saved game, a record or a position, whichever the file holds."""
    text = read_text(name)
    try:
        if text.startswith(RECORD_HEAD):
            return replay(text)
        return position(text) if PLAYERS_LINE.search(text) else load(text)
    except KemetError as error:
        raise BadInput(words.say("bad-game-file", file=name, why=str(error))) from None


def read_position(name: str) -> Game:
    """A position, with or without its head line."""
    text = read_text(name)
    try:
        return position(text)
    except KemetError as error:
        raise BadInput(words.say("bad-game-file", file=name, why=str(error))) from None


def write_game(name: str, game: Game) -> None:
    """Save a game; a file ending in .record becomes a record that people can read."""
    text = game.record() if name.endswith(".record") else dump(game) + "\n"
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadInput(words.say("bad-not-written", file=name, why=why(error))) from None
