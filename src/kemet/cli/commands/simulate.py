"""`kemet simulate`: many games, random or between bots, a summary, and one row per game in a file."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from pathlib import Path

from kemet.bots import FORMS
from kemet.cli.errors import BadInput
from kemet.cli.lab.keeping import add_keep, seed_for
from kemet.cli.lab.progress import with_progress
from kemet.cli.lab.summary import print_summary
from kemet.cli.language import add_language
from kemet.cli.options import (
    add_game_options,
    add_jobs,
    add_seconds,
    at_least,
    bot_names,
    house_rules,
    modules,
    more_than_nothing,
    processes,
)
from kemet.cli.screen import Screen
from kemet.lab.row_files import SUFFIXES, check_output, write_rows
from kemet.lab.simulate import Plan, Row, kept_games, simulate
from kemet.lab.summary import Summary
from kemet.picture import words


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("simulate", help=words.name("usage-simulate"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=words.say("usage-games", games=1000))
    add_game_options(parser, 4)
    parser.add_argument(
        "--bots",
        metavar="SPECS",
        help=words.say("usage-seats-bots", forms=", ".join(FORMS), bot="random"),
    )
    add_seconds(parser)
    add_jobs(parser)
    add_keep(parser)
    parser.add_argument("--out", metavar="FILE", help=words.name("usage-rows-out"))
    parser.add_argument("--plain", action="store_true", help=words.name("usage-no-tables"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    at_least(1, "--games", given.games)
    jobs = processes(given)
    screen = Screen(given.plain)
    seed = seed_for(given)
    rules = house_rules(given.rule)
    packs, chosen = tuple(given.content), modules(given.modules, given.seth)
    bots = bot_names(given.bots, "--bots") if given.bots is not None else ()
    seconds = more_than_nothing("--seconds", given.seconds)
    agreed = (given.games, given.players, seed, given.points, given.beginner, rules, packs, chosen, bots, seconds)
    plan = Plan(*agreed, seth=given.seth)
    words.call_seats(given.seth)
    plan.check()
    if len(bots) > given.players:
        raise BadInput(words.say("bad-bot-seats", given=given.bots, seats=given.players))
    out = Path(given.out) if given.out is not None else None
    if out is not None:
        if out.suffix not in SUFFIXES:
            raise BadInput(words.say("bad-ending", given=given.out, endings=", ".join(SUFFIXES)))
        if not out.parent.is_dir():
            raise BadInput(words.say("bad-folder", given=given.out, folder=str(out.parent)))
        check_output(out)
    summary = Summary(given.players, given.seth)
    with contextlib.ExitStack() as open_files:
        kept = open_files.enter_context(kept_games(Path(given.keep), plan)) if given.keep is not None else None
        games = simulate(plan, min(jobs, given.games), given.cluster, kept)
        rows = _counted(with_progress(games, given.games, screen.plain), summary)
        if out is None:
            for _ in rows:
                pass
        else:
            write_rows(out, rows)
    print_summary(screen, summary, plan)
    if out is not None:
        screen.line(words.say("lab-rows", file=str(out)))
    return 0


def _counted(rows: Iterator[Row], summary: Summary) -> Iterator[Row]:
    for row in rows:
        summary.add(row)
        yield row
