"""Finished games of `simulate` and `balance` on the disk, so that a run that was stopped goes on with what is missing.

The file is a header, which says what was played, and a line for every finished game. It holds rows, not games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from kemet.errors import KemetError
from kemet.lab.cluster import NOTHING, Needs, spread
from kemet.lab.line_file import LineFile

FORMAT = "kemet-games"
VERSION = 1

T = TypeVar("T")


class KeptError(KemetError):
    """The file belongs to other games; the text says why."""


class Kept:
    """The file of a run, new or begun before. A run may have several parts, each with its own numbers."""

    def __init__(self, path: Path, played: dict[str, object]):
        self.path = path
        self._done: dict[str, dict[int, Any]] = {}
        header = json.loads(json.dumps({"format": FORMAT, "version": VERSION, **played}))
        if path.exists():
            self._file = LineFile(path, "r+")
            try:
                self._file.go_on_at(self._read(self._file.text(), header))
            except BaseException:
                self._file.close()
                raise
        else:
            self._file = LineFile(path, "x")
            self._file.add(json.dumps(header, separators=(",", ":")) + "\n")

    def _read(self, text: bytes, header: dict[str, object]) -> int:
        """Take in what is sound; the size of that. Behind it is at most a line that was cut off."""
        lines = text.splitlines(keepends=True)
        before = _header(self.path, lines[0] if lines else b"")
        for name, now in header.items():
            if before.get(name) != now:
                raise KeptError(f"{self.path}: {name} was {_plain(before.get(name))}, now it is {_plain(now)}")
        size = len(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            try:
                part, game, told = json.loads(line)
                if not line.endswith(b"\n") or type(game) is not int:
                    raise ValueError
                self._done.setdefault(str(part), {})[game] = told
            except (ValueError, TypeError, RecursionError):
                if number < len(lines):
                    raise KeptError(f"{self.path}, line {number}: no game of this run") from None
                break
            size += len(line)
        return size

    def of(self, part: str) -> dict[int, Any]:
        """What is known of the finished games of a part, by their numbers."""
        return self._done.get(part, {})

    def add(self, part: str, game: int, told: Any) -> None:
        self._file.add(json.dumps([part, game, told], separators=(",", ":")) + "\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


def _header(path: Path, line: bytes) -> dict[str, object]:
    try:
        header: dict[str, object] = json.loads(line)
        if not line.endswith(b"\n") or header["format"] != FORMAT:
            raise ValueError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise KeptError(f"{path}: this is no file of finished games (its first line says what it is)") from None
    return header


def _plain(value: Any) -> str:
    return json.dumps(value).replace('"', "")


def seed_of(path: Path) -> str | None:
    """The seed of a run that was begun, so that nobody has to remember it."""
    try:
        with path.open("rb") as file:
            seed = _header(path, file.readline()).get("seed")
    except (OSError, KeptError):
        return None  # there is no such file yet, or `Kept` will say what is wrong with it
    return seed if isinstance(seed, str) else None


def play_missing(
    work: Callable[[int], T],
    numbers: range,
    jobs: int,
    cluster: str,
    kept: Kept | None = None,
    part: str = "",
    as_data: Callable[[T], Any] = lambda told: told,
    from_data: Callable[[Any], T] = lambda data: data,
    chunk: int = 1,
    needs: Needs = NOTHING,
) -> Iterator[tuple[int, T]]:
    """Every number and what came of it: first what was kept, in order, then what is missing, as it ends."""
    done = kept.of(part) if kept else {}
    for number in numbers:
        if number in done:
            yield number, from_data(done[number])
    missing = [number for number in numbers if number not in done]
    for number, told in spread(_Numbered(work), missing, jobs, cluster, chunk, needs):
        if kept:
            kept.add(part, number, as_data(told))
        yield number, told


class _Numbered:
    """Work that says which number it was: results come in any order."""

    def __init__(self, work: Callable[[int], Any]):
        self.work = work

    def __call__(self, number: int) -> tuple[int, Any]:
        return number, self.work(number)
