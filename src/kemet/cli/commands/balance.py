"""`kemet balance --seth`: the same bot on both sides, and what it says about the sides."""

from __future__ import annotations

import argparse
import contextlib
from pathlib import Path

from kemet.bots import FORMS
from kemet.cli.lab.balance import print_balance
from kemet.cli.lab.keeping import add_keep, seed_for
from kemet.cli.lab.progress import with_progress
from kemet.cli.language import add_language
from kemet.cli.options import (
    add_jobs,
    add_packs,
    add_seconds,
    at_least,
    house_rules,
    modules,
    more_than_nothing,
    one_bot,
    processes,
    two_to_five,
)
from kemet.cli.screen import Screen
from kemet.content.seth.words import SETH_MODULES
from kemet.lab.balance import Balance, Scale, kept_games, weigh_all
from kemet.lab.tournament import SETH_DAY_LIMIT
from kemet.picture import words


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "balance",
        help=words.name("usage-balance"),
        description=words.name("usage-balance-text"),
    )
    parser.add_argument("--seth", action="store_true", required=True, help=words.name("usage-balance-seth"))
    parser.add_argument("--members", default="2,3,4,5", metavar="NUMBERS", help=words.name("usage-members"))
    parser.add_argument(
        "--bot", default="medium", metavar="SPEC", help=words.say("usage-one-bot", forms=", ".join(FORMS), bot="medium")
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words.say("usage-games-each", games=100))
    add_seconds(parser)
    parser.add_argument("--seed", metavar="S", help=words.name("usage-seed-games"))
    parser.add_argument(
        "--modules",
        default="none",
        metavar="all|none|NAMES",
        help=words.say("usage-modules", modules=", ".join(SETH_MODULES)),
    )
    parser.add_argument("--rule", action="append", default=[], metavar="KEY=VALUE", help=words.name("usage-one-house"))
    add_packs(parser)
    add_jobs(parser)
    add_keep(parser)
    parser.add_argument("--plain", action="store_true", help=words.name("usage-no-tables"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    at_least(1, "--games", given.games)
    jobs = processes(given)
    more_than_nothing("--seconds", given.seconds)
    screen = Screen(given.plain)
    seed = seed_for(given)
    bot = one_bot(given.bot)
    rules = SETH_DAY_LIMIT | house_rules(given.rule)
    chosen, packs = modules(given.modules), tuple(given.content)
    scales = [
        Scale(members, given.games, seed, bot, given.seconds, chosen, rules, packs)
        for members in two_to_five("--members", given.members)
    ]
    for scale in scales:
        scale.setup(0)  # refuses what cannot be played before any game starts
    screen.line(words.say("lab-balance", bot=bot, seed=seed))
    with contextlib.ExitStack() as open_files:
        kept = open_files.enter_context(kept_games(Path(given.keep), scales)) if given.keep is not None else None
        for scale in scales:
            balance = Balance(scale)
            for game in with_progress(
                weigh_all(scale, min(jobs, given.games), given.cluster, kept), given.games, given.plain
            ):
                balance.add(game)
            print_balance(screen, balance)
    return 0
