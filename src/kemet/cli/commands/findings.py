"""`kemet findings`: one bot plays itself many times, and a page says what the games teach."""

from __future__ import annotations

import argparse
import contextlib
from pathlib import Path

from kemet.bots import FORMS
from kemet.bots.learned.files import net_names
from kemet.bots.learned.policy_files import released_policies
from kemet.cli.errors import BadInput
from kemet.cli.files import why
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
from kemet.content.records import MODULES
from kemet.lab.interrupts import terminate_like_interrupt
from kemet.lab.study.documents import GAMES, document, html_page
from kemet.lab.study.noting import Noted
from kemet.lab.study.plan import Kind, Study, in_order, kept_games, play_study, publish
from kemet.lab.tournament import DAY_LIMIT
from kemet.picture import words

BOT = f"net:{net_names()[-1]},tries=64,samples=8,policy={released_policies()[-1]}"
NUMBERS = "2,3,4,5"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "findings",
        help=words.name("usage-findings"),
        description=words.name("usage-findings-text"),
    )
    parser.add_argument(
        "--bot", default=BOT, metavar="SPEC", help=words.say("usage-one-bot", forms=", ".join(FORMS), bot=BOT)
    )
    parser.add_argument(
        "--players",
        default=NUMBERS,
        metavar="NUMBERS",
        help=words.say("usage-table-players", players=NUMBERS),
    )
    parser.add_argument(
        "--modules",
        action="append",
        metavar="all|none|NAMES",
        help=words.say("usage-module-sets", modules=", ".join(MODULES), sets="none, all"),
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help=words.say("usage-games-each", games=100))
    add_seconds(parser)
    parser.add_argument("--seed", metavar="S", help=words.name("usage-seed-games"))
    parser.add_argument("--rule", action="append", default=[], metavar="KEY=VALUE", help=words.name("usage-one-house"))
    add_packs(parser)
    add_jobs(parser)
    add_keep(parser)
    parser.add_argument(
        "--out",
        action="append",
        metavar="FILE",
        help=words.name("usage-findings-out"),
    )
    parser.add_argument("--plain", action="store_true", help=words.name("usage-no-bar"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    jobs = processes(given)
    outputs = [_output(name) for name in given.out or ["findings.html"]]
    study = _study(given)
    study.check()
    screen = Screen(given.plain)
    screen.line(words.say("lab-findings", bot=study.bot, games=study.total, seed=study.seed))
    with contextlib.ExitStack() as held:
        kept = held.enter_context(kept_games(Path(given.keep), study)) if given.keep is not None else None
        held.enter_context(terminate_like_interrupt())
        played = play_study(study, min(jobs, study.games), given.cluster, kept)
        games = in_order(with_progress(played, study.total, given.plain))
    for out in outputs:
        _write(out, study, games)
    screen.line(words.say("lab-findings-done", games=study.total, files=words.row([str(out) for out in outputs])))
    return 0


def _study(given: argparse.Namespace) -> Study:
    bot = one_bot(given.bot)
    sets = list(dict.fromkeys(modules(each) for each in given.modules or ["none", "all"]))
    kinds = tuple(Kind(players, chosen) for chosen in sets for players in two_to_five("--players", given.players))
    return Study(
        kinds,
        at_least(1, "--games", given.games),
        seed_for(given),
        bot,
        more_than_nothing("--seconds", given.seconds),
        DAY_LIMIT | house_rules(given.rule),
        tuple(given.content),
    )


def _output(name: str) -> Path:
    """Refused before hours of play, not after them."""
    path = Path(name)
    if path.suffix not in (".html", ".md"):
        raise BadInput(words.say("bad-ending", given=name, endings=".html, .md"))
    if not path.parent.is_dir():
        raise BadInput(words.say("bad-folder", given=name, folder=str(path.parent)))
    return path


def _write(out: Path, study: Study, games: dict[Kind, list[Noted]]) -> None:
    try:
        if out.suffix == ".html":
            out.write_text(html_page(study, games), encoding="utf-8")
            return
        folder = out.with_suffix("")
        text, drawings = document(study, games, folder.name)
        folder.mkdir(exist_ok=True)
        for name, drawing in drawings.items():
            (folder / name).write_text(drawing, encoding="utf-8")
        publish(folder / GAMES, study, games)
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(words.say("bad-not-written", file=str(out), why=why(error))) from None
