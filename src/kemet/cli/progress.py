"""A progress bar on standard error: rich where it is installed and somebody watches, else a line now and then."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from kemet.lab.simulate import Row


def with_progress(rows: Iterator[Row], total: int, plain: bool) -> Iterator[Row]:
    """The same rows; how many there were is shown on the way."""
    if not sys.stderr.isatty():
        yield from rows
        return
    if plain:
        yield from _lines(rows, total)
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
    except ImportError:
        yield from _lines(rows, total)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress("Games", *columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=total)
        for row in rows:
            progress.advance(task)
            yield row


def _lines(rows: Iterator[Row], total: int) -> Iterator[Row]:
    """A line for every tenth of the way."""
    step = max(1, total // 10)
    for number, row in enumerate(rows, start=1):
        if number % step == 0:
            print(f"{number} of {total} games", file=sys.stderr)
        yield row
