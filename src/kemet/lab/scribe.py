"""Writes the file of a tournament, line by line, and goes on with it later."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType

from kemet.lab.line_file import LineFile
from kemet.lab.logbook import FORMAT, VERSION, Logbook, logbook_of
from kemet.lab.provenance import provenance
from kemet.lab.results import Result
from kemet.lab.tournament import Tournament, TournamentError


class Scribe:
    """Has the file open for writing; nobody else may write to it meanwhile."""

    def __init__(self, file: LineFile, book: Logbook):
        self.path = file.path
        self.book = book
        self._file = file

    def add(self, result: Result) -> None:
        """A run that is killed loses only games under way."""
        self._file.add(result.line())
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
    file = LineFile(path, "x")
    file.add(json.dumps(header, separators=(",", ":")) + "\n")
    return Scribe(file, Logbook(tournament, played_with, {}, 0))


def resume(path: Path) -> Scribe:
    """Go on with a file: with the same rules, content and bots as before, or not at all."""
    file = LineFile(path, "r+")
    try:
        book = logbook_of(file.text(), path)
        book.tournament.check()
        for name, now in versions(book.tournament).items():
            before = book.played_with.get(name)
            if before != now:
                was, this = (json.dumps(value).replace('"', "") for value in (before, now))
                raise TournamentError(f"{path} was played with {name} {was}, but here it is {this}; start a new file")
        file.go_on_at(book.size)
    except BaseException:
        file.close()
        raise
    return Scribe(file, book)


def versions(tournament: Tournament) -> dict[str, object]:
    """What decides how a game goes beside the options; of the content that of every set of modules."""
    content = {}
    for match_up in tournament.match_ups:
        setup = tournament.setup(len(match_up.line_up), match_up.modules, tournament.seed)
        content[" ".join(match_up.modules) or "base"] = setup.content.digest
    return provenance(tournament.everybody, content)
