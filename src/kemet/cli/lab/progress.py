"""Progress on standard error: a bar where somebody watches and rich is installed, with --plain lines, else nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")


def with_progress(games: Iterator[T], total: int, plain: bool) -> Iterator[T]:
    """The same games; how many there were is shown on the way."""
    if plain:
        yield from _lines(games, total)
        return
    if not sys.stderr.isatty():
        yield from games
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
    except ImportError:
        yield from _lines(games, total)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress("Games", *columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=total)
        for game in games:
            progress.advance(task)
            yield game


def _lines(games: Iterator[T], total: int) -> Iterator[T]:
    """A line for every tenth of the way."""
    step = max(1, total // 10)
    for number, game in enumerate(games, start=1):
        if number % step == 0:
            print(f"{number} of {total} games", file=sys.stderr, flush=True)
        yield game
