"""Writes the file of a tournament, line by line, and goes on with it later."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any

import kemet
import kemet.bots
from kemet.bots.spec import sources_of
from kemet.lab.logbook import FORMAT, VERSION, Logbook, logbook_of
from kemet.lab.results import Result
from kemet.lab.tournament import Tournament, TournamentError
from kemet.setup import RULES_VERSION


class Scribe:
    """Has the file open for writing; nobody else may write to it meanwhile."""

    def __init__(self, path: Path, file: FileIO, book: Logbook):
        self.path = path
        self.book = book
        self._file = file

    def add(self, result: Result) -> None:
        """One write for the whole line: whoever is killed loses only games under way."""
        _write(self._file, self.path, result.line())
        self.book.results[result.game] = result

    def __enter__(self) -> Scribe:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._file.close()


def create(path: Path, tournament: Tournament) -> Scribe:
    """A new file with only its header; an existing file is never touched."""
    played_with = versions(tournament)
    header = {"format": FORMAT, "version": VERSION, **played_with, "options": asdict(tournament)}
    if path.exists():
        raise TournamentError(f"{path} exists already; go on with --resume {path}, or name another file")
    file = _open(path, "x")
    _write(file, path, json.dumps(header, separators=(",", ":")) + "\n")
    return Scribe(path, file, Logbook(tournament, played_with, {}, 0))


def resume(path: Path) -> Scribe:
    """Go on with a file: with the same rules, content and bots as before, or not at all."""
    file = _open(path, "r+")
    try:
        book = logbook_of(file.readall(), path)
        book.tournament.check()
        for name, now in versions(book.tournament).items():
            before = book.played_with.get(name)
            if before != now:
                was, this = (json.dumps(value).replace('"', "") for value in (before, now))
                raise TournamentError(f"{path} was played with {name} {was}, but here it is {this}; start a new file")
        file.truncate(book.size)
        file.seek(book.size)
    except BaseException:
        file.close()
        raise
    return Scribe(path, file, book)


def versions(tournament: Tournament) -> dict[str, Any]:
    """What decides how a game goes beside the options: our version, the rules, the content, the bots."""
    content = {}
    for match_up in tournament.match_ups:
        setup = tournament.setup(len(match_up.line_up), match_up.modules, tournament.seed)
        content[" ".join(match_up.modules) or "base"] = setup.content.digest
    return {
        "kemet": kemet.__version__,
        "rules": RULES_VERSION,
        "content": content,
        "bots": bots_digest(tournament.everybody),
    }


def bots_digest(specs: Iterable[str]) -> str:
    """A hash of the bots' sources and weights, and of the files that these specs name: results of other bots must not
    be mixed."""
    total = hashlib.sha256()
    for path in sources_of(specs):
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    folder = Path(kemet.bots.__file__).parent
    for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".json")):
        total.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def _open(path: Path, mode: str) -> FileIO:
    """The file without a buffer, locked."""
    try:
        file = FileIO(path, mode)
    except (OSError, ValueError) as error:
        action = "written" if mode == "x" else "opened"
        raise TournamentError(f"{path}: cannot be {action} ({getattr(error, 'strerror', None) or error})") from None
    _lock(file, path)
    return file


def _lock(file: FileIO, path: Path) -> None:
    """Two runs into one file would play the same games twice. Systems without such locks do without."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise TournamentError(f"{path}: another run writes into this file already") from None


def _write(file: FileIO, path: Path, line: str) -> None:
    data = line.encode()
    try:
        written = file.write(data)
    except OSError as error:
        raise TournamentError(f"{path}: cannot be written ({error.strerror or error})") from None
    if written != len(data):
        raise TournamentError(f"{path}: cannot be written (the disk is full)")
