"""The file of a tournament: a header, then one line for every finished game. It survives being cut off anywhere."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kemet.lab.results import Result, read_result
from kemet.lab.tournament import SCHEMES, Tournament, TournamentError

FORMAT = "kemet-tournament"
VERSION = 1


@dataclass(frozen=True)
class Logbook:
    """What a file says: the tournament it belongs to, what it was played with, and the finished games by number."""

    tournament: Tournament
    played_with: dict[str, object]
    results: dict[int, Result]
    #: How much of the file is sound; behind it is at most a line that was cut off.
    size: int

    @property
    def missing(self) -> list[int]:
        return [number for number in range(1, self.tournament.total + 1) if number not in self.results]


def read_logbook(path: Path) -> Logbook:
    """The whole file; a TournamentError says why it cannot be used."""
    try:
        text = path.read_bytes()
    except (OSError, ValueError) as error:
        raise TournamentError(f"{path}: cannot be read ({getattr(error, 'strerror', None) or error})") from None
    return logbook_of(text, path)


def logbook_of(text: bytes, path: Path) -> Logbook:
    """What such a text says; `path` is for messages. A last line that was cut off is left out."""
    lines = text.splitlines(keepends=True)
    tournament, played_with = _header(path, lines[0] if lines else b"")
    results: dict[int, Result] = {}
    size = len(lines[0])
    for number, line in enumerate(lines[1:], start=2):
        try:
            result = _own_result(line, tournament)
        except (ValueError, RecursionError) as error:
            if number < len(lines):
                raise TournamentError(f"{path}, line {number}: no result of this tournament ({error})") from None
            break
        results[result.game] = result
        size += len(line)
    return Logbook(tournament, played_with, results, size)


def _header(path: Path, line: bytes) -> tuple[Tournament, dict[str, object]]:
    try:
        header = json.loads(line)
        if not line.endswith(b"\n") or header.pop("format") != FORMAT or header.pop("version") != VERSION:
            raise ValueError
        tournament = _tournament(header.pop("options"))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise TournamentError(f"{path}: this is no file of a tournament (its first line says what it is)") from None
    return tournament, header


def _tournament(options: dict[str, object]) -> Tournament:
    """The options as they were written; JSON has lists only where we keep tuples."""
    tournament = Tournament(**{name: _tuples(value) for name, value in options.items()})
    pattern = Tournament("")
    fits = all(type(getattr(tournament, name)) is type(getattr(pattern, name)) for name in options)
    if not fits or tournament.scheme not in SCHEMES or not tournament.bots:
        raise ValueError
    names: list[Any] = [*tournament.bots, *tournament.house_rules, *tournament.house_rules.values()]
    names += [name for some in (*tournament.line_ups, *tournament.module_sets) for name in some]
    if not all(type(name) is str for name in names) or not all(type(number) is int for number in tournament.players):
        raise ValueError
    if not tournament.match_ups:
        raise ValueError
    return tournament


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def _own_result(line: bytes, tournament: Tournament) -> Result:
    """A result that belongs here; that of another tournament must not slip in."""
    if not line.endswith(b"\n"):
        raise ValueError("the line is cut off")
    result = read_result(line)
    if result.game > tournament.total or result.seed != f"{tournament.seed}/{result.game}":
        raise ValueError("number and seed do not fit")
    return result
