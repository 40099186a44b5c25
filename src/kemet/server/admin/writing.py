"""Rows as a text file and back: one JSON value per line, so that files of any size are read and written in pieces.

    {"format": "kemet-backup", "version": 1, "form": "0001", "release": "0.1.0", "made": 1731700000.0, "holds": "all"}
    {"table": "accounts", "columns": ["id", "name", ...]}
    [1, "Ann", ...]
    {"end": {"accounts": 1, ...}}

The last line tells a whole file from a torn one. A file whose name ends in `.gz` is compressed. It holds seeds and
hashes of secrets: nobody but its owner can read it.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import time
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

import kemet
from kemet.server.admin.opening import AdminProblem
from kemet.server.admin.rows import Row, Rows

FORMAT = "kemet-backup"
VERSION = 1
Counts = dict[str, int]


def write_rows(path: Path, form: str, holds: str, parts: Iterable[Rows]) -> Counts:
    """Write a file; it appears under its name only when it is whole."""
    counts: Counts = {}
    with _new_file(path) as file:
        head = {"format": FORMAT, "version": VERSION, "form": form, "release": kemet.__version__, "made": time.time()}
        _line(file, head | {"holds": holds})
        for part in parts:
            _line(file, {"table": part.table, "columns": part.columns})
            counts[part.table] = 0
            for row in part.rows:
                _line(file, row)
                counts[part.table] += 1
        _line(file, {"end": counts})
    return counts


@contextlib.contextmanager
def _new_file(path: Path) -> Iterator[IO[str]]:
    if path.exists():
        raise AdminProblem(f"{path} exists already; name another file")
    part = path.with_name(path.name + ".part")
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw:
            packed = gzip.GzipFile(fileobj=raw, mode="wb", filename="") if path.suffix == ".gz" else raw
            with _text(packed) as file:
                yield file
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, path)
    except OSError as error:
        raise AdminProblem(f"{path}: cannot be written ({error.strerror or error})") from None
    finally:
        part.unlink(missing_ok=True)


@contextlib.contextmanager
def _text(binary: Any) -> Iterator[IO[str]]:
    """Text on top of a binary file; flushed at the end, and the file below stays open for fsync."""
    import io

    text = io.TextIOWrapper(binary, encoding="utf-8", newline="\n")
    try:
        yield text
    finally:
        text.flush()
        text.detach()
        if isinstance(binary, gzip.GzipFile):
            binary.close()


def _line(file: IO[str], value: Any) -> None:
    file.write(json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n")


class RowsFile:
    """A file of rows, read from its beginning to its end."""

    def __init__(self, path: Path):
        self.path = path
        self._lines = self._read()
        head = next(self._lines, None)
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise AdminProblem(f"{path} was not written by `kemet admin backup` or `kemet admin export`")
        if head.get("version") != VERSION:
            raise AdminProblem(f"{path} was written by a newer release of Kemet")
        try:
            self.form, self.holds, self.made = str(head["form"]), str(head["holds"]), float(head["made"])
        except (KeyError, TypeError, ValueError, OverflowError):
            raise AdminProblem(f"{path} is no whole backup: its first line says too little") from None
        self._counts: Counts = {}

    def parts(self) -> Iterator[Rows]:
        """The tables in the order of the file; each must be read before the next is asked for."""
        line = next(self._lines, None)
        while isinstance(line, dict) and "table" in line:
            columns = line.get("columns")
            if not isinstance(columns, list):
                raise AdminProblem(f"{self.path} is not whole, or was changed: a table has no columns")
            part = Rows(str(line["table"]), [str(name) for name in columns], [])
            after: list[Any] = []
            yield Rows(part.table, part.columns, self._rows(part.table, len(part.columns), after))
            if not after:
                raise AdminProblem(f"{self.path} is not whole: it ends inside {part.table}")
            line = after[0]
        if not isinstance(line, dict) or line.get("end") != self._counts:
            raise AdminProblem(f"{self.path} is not whole, or was changed: its last line does not fit")

    def _rows(self, table: str, width: int, after: list[Any]) -> Iterator[Row]:
        self._counts[table] = 0
        for value in self._lines:
            if not isinstance(value, list):
                after.append(value)
                return
            if len(value) != width:
                raise AdminProblem(f"{self.path}: a row of {table} has {len(value)} values, not {width}")
            self._counts[table] += 1
            yield value

    def _read(self) -> Iterator[Any]:
        try:
            with self.path.open("rb") as raw:
                packed = raw.read(2) == b"\x1f\x8b"
            with gzip.open(self.path, "rt", encoding="utf-8") if packed else self.path.open(encoding="utf-8") as file:
                for line in file:
                    yield json.loads(line)
        except (OSError, EOFError, zlib.error) as error:
            raise AdminProblem(f"{self.path}: cannot be read ({getattr(error, 'strerror', None) or error})") from None
        except (ValueError, RecursionError):
            raise AdminProblem(f"{self.path} is no whole backup: a line of it cannot be read") from None
