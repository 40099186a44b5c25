"""A file that grows line by line: one run writes at a time, and loses at most the last line when it is killed."""

from __future__ import annotations

from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Self

from kemet.errors import KemetError


class LineFileError(KemetError):
    """The file cannot be used; the text says why."""


class LineFile:
    """Open for writing, without a buffer, locked. Mode `x` makes a new file, `r+` goes on with one."""

    def __init__(self, path: Path, mode: str):
        self.path = path
        try:
            self._file = FileIO(path, mode)
        except (OSError, ValueError) as error:
            action = "written" if mode == "x" else "opened"
            raise LineFileError(f"{path}: cannot be {action} ({getattr(error, 'strerror', None) or error})") from None
        self._lock()

    def _lock(self) -> None:
        """Two runs into one file would play the same games twice. Systems without such locks do without."""
        try:
            import fcntl
        except ImportError:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise LineFileError(f"{self.path}: another run writes into this file already") from None

    def text(self) -> bytes:
        """All that is in the file."""
        self._file.seek(0)
        return self._file.readall()

    def go_on_at(self, size: int) -> None:
        """What stands behind this place was cut off and goes."""
        self._file.truncate(size)
        self._file.seek(size)

    def add(self, line: str) -> None:
        """One write for the whole line."""
        data = line.encode()
        try:
            written = self._file.write(data)
        except OSError as error:
            raise LineFileError(f"{self.path}: cannot be written ({error.strerror or error})") from None
        if written != len(data):
            raise LineFileError(f"{self.path}: cannot be written (the disk is full)")

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
