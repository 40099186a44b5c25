"""`kemet dataset`: games as Parquet files to learn from, with a card that says what is in them."""

from __future__ import annotations

import argparse
import secrets
from functools import partial
from pathlib import Path

from kemet.bots import FORMS
from kemet.cli.errors import BadInput
from kemet.cli.lab.progress import with_progress
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
from kemet.lab.cluster import spread
from kemet.lab.dataset import DatasetPlan, missing
from kemet.lab.dataset_files import Folder, pack_shard, seed_in
from kemet.lab.interrupts import terminate_like_interrupt
from kemet.lab.simulate import Plan
from kemet.lab.tournament import DAY_LIMIT, SETH_DAY_LIMIT
from kemet.picture import words


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "dataset",
        help=words.name("usage-dataset"),
        description=words.name("usage-dataset-text"),
    )
    parser.add_argument("--out", required=True, metavar="DIR", help=words.name("usage-dataset-out"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=words.say("usage-games", games=1000))
    add_game_options(parser, 2)
    parser.add_argument(
        "--bots",
        default="search:tries=64,samples=8",
        metavar="SPECS",
        help=words.say("usage-seats-bots", forms=", ".join(FORMS), bot="search:tries=64,samples=8"),
    )
    add_seconds(parser)
    parser.add_argument("--no-views", action="store_true", help=words.name("usage-no-views"))
    parser.add_argument("--numbers", action="store_true", help=words.name("usage-numbers"))
    add_jobs(parser)
    parser.add_argument("--plain", action="store_true", help=words.name("usage-no-bar"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    at_least(1, "--games", given.games)
    jobs = processes(given)
    dataset = _dataset(given)
    dataset.check()
    folder = Folder(Path(given.out), dataset)
    folder.open()
    screen = Screen(given.plain)
    there = folder.there()
    screen.line(words.say("dataset-begins", folder=given.out, seed=dataset.plan.seed, games=given.games))
    if there:
        screen.line(words.say("dataset-goes-on", there=len(there), shards=dataset.shards))
    todo = list(missing(dataset, there))
    with terminate_like_interrupt():
        work, needs = partial(pack_shard, dataset), dataset.plan.needs
        shards = spread(work, todo, min(jobs, len(todo)), given.cluster, needs=needs)
        for packed in with_progress(shards, len(todo), given.plain):
            folder.add(packed)
    games, choices = folder.close()
    screen.line(words.say("dataset-done", folder=given.out, games=games, choices=choices))
    return 0


def _dataset(given: argparse.Namespace) -> DatasetPlan:
    bots = bot_names(given.bots, "--bots")
    if len(bots) > given.players:
        raise BadInput(words.say("bad-bot-seats", given=given.bots, seats=given.players))
    rules = (SETH_DAY_LIMIT if given.seth else DAY_LIMIT) | house_rules(given.rule)
    agreed = (given.points, given.beginner, rules, tuple(given.content), modules(given.modules, given.seth), bots)
    seed = given.seed if given.seed is not None else seed_in(Path(given.out)) or secrets.token_hex(8)
    seconds = more_than_nothing("--seconds", given.seconds)
    plan = Plan(given.games, given.players, seed, *agreed, seconds=seconds, seth=given.seth)
    return DatasetPlan(plan, not given.no_views, given.numbers)
