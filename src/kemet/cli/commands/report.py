"""`kemet report`: a page with plots about the results of tournaments."""

from __future__ import annotations

import argparse
from pathlib import Path

from kemet.cli.errors import BadInput
from kemet.cli.files import readable, why
from kemet.cli.language import add_language
from kemet.cli.screen import Screen
from kemet.lab.logbook import read_logbook
from kemet.lab.report import report
from kemet.picture import words


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("report", help=words.name("usage-report"))
    parser.add_argument("results", nargs="+", metavar="RESULTS", help=words.name("usage-results"))
    parser.add_argument("--out", default="report.html", metavar="FILE", help=words.name("usage-report-out"))
    parser.add_argument("--plain", action="store_true", help=words.name("usage-sentences"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    paths = [readable(name) for name in given.results]
    for path in paths:
        if paths.count(path) > 1:
            raise BadInput(words.say("bad-named-twice", file=str(path)))
    books = [(path, read_logbook(path)) for path in paths]
    for path, book in books:
        if book.tournament.seth:
            raise BadInput(words.say("bad-report-seth", file=str(path)))
        if not book.results:
            raise BadInput(words.say("bad-report-empty", file=str(path)))
    out = Path(given.out)
    if out in paths:
        raise BadInput(words.say("bad-report-results", file=str(out)))
    try:
        out.write_text(report(books), encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadInput(words.say("bad-not-written", file=str(out), why=why(error))) from None
    games = sum(len(book.results) for _, book in books)
    Screen(given.plain).line(words.say("lab-report", games=games, file=str(out)))
    return 0
