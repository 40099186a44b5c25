"""Rows to a file: CSV with the standard library, Parquet with pyarrow. The file appears only when it is complete."""

from __future__ import annotations

import csv
import importlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kemet.errors import KemetError
from kemet.lab.simulate import Row

SUFFIXES = (".csv", ".parquet")


class OutputError(KemetError):
    """The file cannot be written; the text says why."""


def check_output(path: Path) -> None:
    """Refuse a file that could not be written, before hours of play."""
    if path.suffix == ".parquet":
        pyarrow()
    if path.is_dir():
        raise OutputError(f"{path}: this is a folder")


def write_rows(path: Path, rows: Iterable[Row]) -> None:
    """Write all rows; an interrupted run leaves no file behind."""
    part = path.with_name(path.name + ".part")
    try:
        if path.suffix == ".csv":
            _write_csv(part, rows)
        else:
            _write_parquet(part, rows)
        part.replace(path)
    except OSError as error:
        raise OutputError(f"{path}: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)


def _write_csv(path: Path, rows: Iterable[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer: csv.DictWriter[str] | None = None
        for row in rows:
            if writer is None:
                writer = csv.DictWriter(file, list(row))
                writer.writeheader()
            writer.writerow(row)


def _write_parquet(path: Path, rows: Iterable[Row]) -> None:
    parquet = importlib.import_module("pyarrow.parquet")
    parquet.write_table(pyarrow().Table.from_pylist(list(rows)), path)


def pyarrow() -> Any:
    """The package, or the reason why there is no Parquet here."""
    try:
        return importlib.import_module("pyarrow")
    except ImportError:
        raise OutputError("Parquet needs pyarrow: pip install pyarrow, or write a .csv file") from None
