"""`kemet report`: a page with plots about the results of tournaments."""

from __future__ import annotations

import argparse
from pathlib import Path

from kemet.cli.errors import BadInput
from kemet.cli.screen import Screen
from kemet.lab.logbook import read_logbook
from kemet.lab.report import report
from kemet.picture import words


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("report", help=words.name("usage-report"))
    parser.add_argument("results", nargs="+", metavar="RESULTS", help=words.name("usage-results"))
    parser.add_argument("--out", default="report.html", metavar="FILE", help=words.name("usage-report-out"))
    parser.add_argument("--plain", action="store_true", help=words.name("usage-sentences"))
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    paths = [Path(name) for name in given.results]
    for path in paths:
        if paths.count(path) > 1:
            raise BadInput(f"{path} is named twice; its games would count twice")
    books = [(path, read_logbook(path)) for path in paths]
    for path, book in books:
        if book.tournament.seth:
            raise BadInput(f"{path}: a tournament with Seth has its figures from kemet tournament and kemet balance")
        if not book.results:
            raise BadInput(f"{path}: no game of this tournament is finished yet")
    out = Path(given.out)
    if out in paths:
        raise BadInput(f"--out {out}: this is a file of results; name another file for the page")
    try:
        out.write_text(report(books), encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadInput(f"{out}: cannot be written ({getattr(error, 'strerror', None) or error})") from None
    games = sum(len(book.results) for _, book in books)
    Screen(given.plain).line(f"The page about {games} games is {out}. Open it in any browser; it needs no network.")
    return 0
