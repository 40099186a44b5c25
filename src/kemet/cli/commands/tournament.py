"""`kemet tournament`: bots play many games against each other; every finished game is kept."""

from __future__ import annotations

import argparse
import secrets
import sys
from functools import partial
from pathlib import Path
from typing import Any

from kemet.bots import FORMS
from kemet.cli.errors import BadInput
from kemet.cli.files import readable
from kemet.cli.lab.progress import with_progress
from kemet.cli.lab.standings import print_standings
from kemet.cli.language import add_language
from kemet.cli.options import add_jobs, add_packs, bot_names, house_rules, modules, processes
from kemet.cli.screen import Screen
from kemet.content.records import MODULES
from kemet.lab.cluster import spread
from kemet.lab.interrupts import terminate_like_interrupt
from kemet.lab.matches import Failure, needs_of, play_fixture
from kemet.lab.scribe import Scribe, create, resume
from kemet.lab.tournament import (
    DAY_LIMIT,
    EVERY_PAIR,
    GIVEN,
    NEIGHBOURS,
    SETH_DAY_LIMIT,
    SETH_PLAYERS,
    USUAL_BOTS,
    Tournament,
)
from kemet.picture import words

STOPPED = 130
SOME_FAILED = 1
#: The option behind each field of a Tournament, for messages.
OPTION = {
    "seed": "--seed",
    "bots": "--bots",
    "players": "--players",
    "games": "--games",
    "scheme": "--one-against-rest or --line-up",
    "line_ups": "--line-up",
    "seconds": "--seconds",
    "victory_points": "--victory-points",
    "beginner": "--beginner",
    "module_sets": "--modules",
    "house_rules": "--house",
    "packs": "--content",
    "seth": "--seth",
}


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "tournament",
        help=words.name("usage-tournament"),
        description=words.name("usage-tournament-text"),
    )
    strengths = ",".join(USUAL_BOTS)
    parser.add_argument(
        "--bots", metavar="SPECS", help=words.say("usage-tournament-bots", forms=", ".join(FORMS), strengths=strengths)
    )
    parser.add_argument(
        "--seth",
        action="store_true",
        default=None,
        help=words.name("usage-tournament-seth"),
    )
    parser.add_argument("--players", metavar="NUMBERS", help=words.name("usage-table-players-seth"))
    parser.add_argument("--games", type=int, metavar="N", help=words.name("usage-tournament-games"))
    meetings = parser.add_mutually_exclusive_group()
    meetings.add_argument(
        "--one-against-rest",
        nargs="?",
        const="neighbours",
        choices=("neighbours", "pairs"),
        help=words.name("usage-one-against-rest"),
    )
    meetings.add_argument(
        "--line-up",
        action="append",
        metavar="SPECS",
        help=words.name("usage-line-up"),
    )
    parser.add_argument("--seconds", type=float, metavar="S", help=words.name("usage-seconds"))
    parser.add_argument("--seed", metavar="S", help=words.name("usage-seed-games"))
    parser.add_argument("--victory-points", "--points", type=int, metavar="N", help=words.name("usage-points"))
    parser.add_argument("--beginner", action="store_true", default=None, help=words.name("usage-beginner"))
    parser.add_argument(
        "--modules",
        action="append",
        metavar="all|none|NAMES",
        help=words.say("usage-module-sets", modules=", ".join(MODULES), sets="none"),
    )
    limit = DAY_LIMIT["dayLimit"]
    parser.add_argument(
        "--house",
        "--rule",
        action="append",
        metavar="KEY=VALUE",
        help=words.say("usage-house-limit", limit=limit, seth=SETH_DAY_LIMIT["dayLimit"]),
    )
    add_packs(parser)
    add_jobs(parser)
    parser.add_argument("--out", metavar="FILE", help=words.name("usage-tournament-out"))
    parser.add_argument("--resume", metavar="FILE", help=words.name("usage-resume"))
    parser.add_argument("--plain", action="store_true", help=words.name("usage-no-tables"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    jobs = processes(given)
    screen = Screen(given.plain)
    with _open(given) as scribe:
        missing = scribe.book.missing
        _announce(screen, scribe, len(missing))
        failures: list[Failure] = []
        try:
            with terminate_like_interrupt():
                _play(scribe, missing, min(jobs, len(missing)), given.cluster, given.plain, failures)
        except KeyboardInterrupt:
            _print_stopped(scribe)
            return STOPPED
        print_standings(screen, scribe.book)
        if failures:
            screen.line(words.say("lab-tournament-failed", count=len(failures), command=_go_on(scribe)))
        screen.line(words.say("lab-tournament-rows", file=str(scribe.path)))
        if not scribe.book.tournament.seth:
            screen.line(words.say("lab-tournament-page", command=f"kemet report {scribe.path}"))
        return SOME_FAILED if failures else 0


def _open(given: argparse.Namespace) -> Scribe:
    chosen = _chosen(given)
    if given.resume is None:
        tournament = Tournament(**{"seed": secrets.token_hex(4), **chosen})
        tournament.check()
        return create(Path(given.out or f"tournament-{_file_part(tournament.seed)}.jsonl"), tournament)
    if given.out is not None:
        raise BadInput(words.name("bad-out-resume"))
    scribe = resume(readable(given.resume))
    for name, value in chosen.items():
        before = getattr(scribe.book.tournament, name)
        if before != value:
            scribe.close()
            begun = {"option": OPTION[name], "file": given.resume, "before": _say(before), "now": _say(value)}
            raise BadInput(words.say("bad-resume", **begun))
    return scribe


def _chosen(given: argparse.Namespace) -> dict[str, Any]:
    """The fields of a Tournament that options were given for."""
    if given.line_up and (given.bots or given.players):
        raise BadInput(words.name("bad-line-up"))
    limit, players = (SETH_DAY_LIMIT, SETH_PLAYERS) if given.seth else (DAY_LIMIT, None)
    scheme = {None: None, "neighbours": NEIGHBOURS, "pairs": EVERY_PAIR}[given.one_against_rest]
    fields = {
        "seed": given.seed,
        "bots": bot_names(given.bots, "--bots") if given.bots is not None else None,
        "players": _numbers(given.players) or players,
        "games": given.games,
        "scheme": GIVEN if given.line_up else scheme,
        "line_ups": tuple(bot_names(text, "--line-up") for text in given.line_up) if given.line_up else None,
        "seconds": given.seconds,
        "victory_points": given.victory_points,
        "beginner": given.beginner,
        "module_sets": tuple(modules(text) for text in given.modules) if given.modules else None,
        "house_rules": limit | house_rules(given.house or []) if given.house or given.seth else None,
        "packs": tuple(given.content) if given.content else None,
        "seth": given.seth,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _numbers(text: str | None) -> tuple[int, ...] | None:
    if text is None:
        return None
    numbers = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in numbers):
        raise BadInput(words.say("bad-numbers", option="--players", given=text, low=2, high=6, example="3,5"))
    return tuple(int(word) for word in numbers)


def _file_part(seed: str) -> str:
    """A seed may be any text; a name of a file may not."""
    return "".join(sign if sign.isascii() and (sign.isalnum() or sign in "-_") else "_" for sign in seed)[:40]


def _say(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(_say(item) for item in value) or "none"
    if isinstance(value, dict):
        return ",".join(f"{key}={text}" for key, text in value.items())
    return str(value)


def _announce(screen: Screen, scribe: Scribe, missing: int) -> None:
    tournament = scribe.book.tournament
    total, done = tournament.total, tournament.total - missing
    planned: dict[str, str | int] = {"seed": tournament.seed, "total": total}
    planned |= {"count": len(tournament.match_ups), "each": tournament.games}
    begins = words.say("lab-tournament-on", **planned, done=done) if done else words.say("lab-tournament", **planned)
    screen.line(begins)
    screen.line(words.say("lab-tournament-file", file=str(scribe.path), seed=tournament.seed))
    sys.stdout.flush()


def _play(scribe: Scribe, missing: list[int], jobs: int, cluster: str, plain: bool, failures: list[Failure]) -> None:
    tournament = scribe.book.tournament
    games = spread(partial(play_fixture, tournament), missing, jobs, cluster, needs=needs_of(tournament))
    for outcome in with_progress(games, len(missing), plain):
        if isinstance(outcome, Failure):
            failures.append(outcome)
            failed: dict[str, str | int] = {"game": outcome.game, "seed": outcome.seed, "reason": outcome.reason}
            print(f"kemet: {words.say('lab-game-failed', **failed)}", file=sys.stderr)
        else:
            scribe.add(outcome)


def _print_stopped(scribe: Scribe) -> None:
    done, total = len(scribe.book.results), scribe.book.tournament.total
    print(f"\nkemet: {words.say('lab-stopped', done=done, total=total, command=_go_on(scribe))}", file=sys.stderr)


def _go_on(scribe: Scribe) -> str:
    return f"kemet tournament --resume {scribe.path}"
