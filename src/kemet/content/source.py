"""Reading data files with their line numbers, so that every complaint names the place."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any


class ContentError(ValueError):
    """A data file or a content pack is wrong; the text names the file, the line and the reason."""


class Record:
    """One `[[table]]` of a data file: its values as TOML has them, and where they stand."""

    def __init__(self, file: str, table: str, line: int, lines: list[str], values: dict[str, Any]):
        self.file = file
        self.table = table
        self.line = line
        self.lines = lines
        self.values = values

    @property
    def id(self) -> str:
        return str(self.values.get("id", ""))

    @property
    def frozen(self) -> dict[str, Any]:
        """The values for a frozen record: lists as tuples."""
        return {key: tuple(value) if isinstance(value, list) else value for key, value in self.values.items()}

    def line_of(self, key: str) -> int:
        for offset, text in enumerate(self.lines):
            if re.match(rf"\s*{re.escape(key)}\s*=", text):
                return self.line + offset
        return self.line

    def error(self, key: str, reason: str) -> ContentError:
        name = f'{self.table} "{self.id}"' if self.id else self.table
        return ContentError(f"{self.file}, line {self.line_of(key)}, {name}: {reason}")


def read_records(path: Path) -> list[Record]:
    """All records of a TOML file, in order of appearance."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ContentError(f"{path.name}: not a UTF-8 text file ({error.reason})") from None
    except OSError as error:
        raise ContentError(f"{path.name}: cannot be read ({error.strerror})") from None
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ContentError(f"{path.name}: {error}") from None
    lines = text.splitlines()
    starts: dict[str, list[int]] = {}
    for number, line in enumerate(lines):
        if header := re.match(r"\s*\[\[\s*([\w-]+)\s*\]\]", line):
            starts.setdefault(header[1], []).append(number)
    headers = [*sorted(number for numbers in starts.values() for number in numbers), len(lines)]
    records = []
    for table, rows in tables.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ContentError(f"{path.name}: '{table}' must be written as [[{table}]] records")
        found = starts.get(table, [])
        if len(found) != len(rows):  # headers written in an unusual way: the file at least is known
            found = [0] * len(rows)
        for row, start in zip(rows, found, strict=True):
            end = next(number for number in headers if number > start)
            records.append(Record(path.name, table, start + 1, lines[start:end], row))
    return records
