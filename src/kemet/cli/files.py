"""Reading and writing the files that people name."""

from __future__ import annotations

from pathlib import Path

from kemet.cli.errors import BadInput
from kemet.game import RECORD_HEAD, Game
from kemet.record import dump, load, replay


def read_text(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{name}: not a text file in UTF-8") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"{name}: cannot be read ({getattr(error, 'strerror', None) or error})") from None


def read_game(name: str) -> Game:
    """A saved game or a record, whichever the file holds."""
    text = read_text(name)
    return replay(text) if text.startswith(RECORD_HEAD) else load(text)


def write_game(name: str, game: Game) -> None:
    """Save a game; a file ending in .record becomes a record that people can read."""
    text = game.record() if name.endswith(".record") else dump(game) + "\n"
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadInput(f"{name}: cannot be written ({getattr(error, 'strerror', None) or error})") from None
