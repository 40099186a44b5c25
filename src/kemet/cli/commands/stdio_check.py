"""`kemet stdio-check`: does a program of yours keep to the protocol for outside bots?"""

from __future__ import annotations

import argparse
import secrets

from kemet.bots import read_spec
from kemet.cli.errors import BadInput
from kemet.cli.language import add_language
from kemet.cli.options import at_least
from kemet.cli.screen import Screen
from kemet.lab.stdio_check import Finding, examine
from kemet.picture import words

FAILED = 1
#: Not what the protocol demands, but what helps: the bot passes without it.
WELCOME = ("again",)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("stdio-check", help=words.name("usage-stdio-check"))
    parser.add_argument("program", metavar="COMMAND", help=words.name("usage-stdio-command"))
    parser.add_argument("--games", type=int, default=1, metavar="N", help=words.name("usage-stdio-games"))
    parser.add_argument("--seed", metavar="S", help=words.name("usage-seed"))
    parser.add_argument("--plain", action="store_true", help=words.name("usage-sentences"))
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    at_least(1, "--games", given.games)
    if not given.program.strip():
        raise BadInput(words.name("bad-no-program"))
    spec = read_spec(f"stdio:{given.program.removeprefix('stdio:')}")
    spec.check()
    screen = Screen(given.plain)
    seed = given.seed if given.seed is not None else secrets.token_hex(8)
    screen.heading(words.say("exam-head", command=spec.text, seed=seed))
    passed = True
    for finding in examine(spec.text, seed, given.games):
        screen.line(_told(finding))
        passed = passed and (finding.passed or finding.name in WELCOME)
    screen.line(words.name("exam-passed" if passed else "exam-failed"))
    return 0 if passed else FAILED


def _told(finding: Finding) -> str:
    mark = words.name("exam-ok" if finding.passed else "exam-note" if finding.name in WELCOME else "exam-bad")
    what = words.name(f"exam-{finding.name}")
    details = []
    if finding.clock.decisions:
        spent = finding.clock.thinking()
        details.append(
            words.say(
                "exam-clock",
                choices=spent.decisions,
                mean=words.figure(f"{spent.mean_ms:.1f}"),
                most=f"{spent.max_ms:.0f}",
            )
        )
    if finding.why:
        details.append(words.say("exam-called", name=finding.why) if finding.passed else finding.why)
    return f"{mark} {what}{': ' * bool(details)}{'; '.join(details)}"
