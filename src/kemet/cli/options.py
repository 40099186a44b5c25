"""The parser, and the options that several subcommands share. Every mistake is one line and exit code 2."""

from __future__ import annotations

import argparse
import math
from typing import NoReturn

from kemet.bots import STRENGTHS
from kemet.cli.errors import BadInput
from kemet.content.records import MODULES


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of printing the usage."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see: {self.prog} --help)")


def add_game_options(parser: argparse.ArgumentParser, players: int) -> None:
    parser.add_argument("--players", type=int, default=players, metavar="N", help=f"2 to 5 players (default {players})")
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same game (default: random)")
    parser.add_argument("--points", type=int, default=8, metavar="8|10", help="victory points to reach (default 8)")
    parser.add_argument("--beginner", action="store_true", help="beginner mode: 4 points, tiles up to level 2")
    parser.add_argument(
        "--modules",
        default="none",
        metavar="all|none|NAMES",
        help=f"modules of Ta-Seti, such as black,dawn; the names are {', '.join(MODULES)} (default none)",
    )
    parser.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a house rule, such as vetoOnVeto=no; may be given several times; see: kemet rules house",
    )
    parser.add_argument(
        "--content", action="append", default=[], metavar="DIR", help="a content pack; may be given several times"
    )


def house_rules(given: list[str]) -> dict[str, str]:
    """
    >>> house_rules(["vetoOnVeto=no"])
    {'vetoOnVeto': 'no'}
    """
    rules = {}
    for rule in given:
        key, sign, value = rule.partition("=")
        if not sign or not key or not value:
            raise BadInput(f"--rule {rule}: write it as KEY=VALUE, such as vetoOnVeto=no")
        rules[key] = value
    return rules


def modules(given: str) -> tuple[str, ...]:
    """
    >>> modules("dawn,black"), modules("none")
    (('black', 'dawn'), ())
    """
    if given.strip().lower() in ("all", "none"):
        return MODULES if given.strip().lower() == "all" else ()
    names = [name.strip().lower() for name in given.split(",")]
    for name in names:
        if name not in MODULES:
            raise BadInput(f"--modules {given}: there is no module {name!r}; write all, none, or {','.join(MODULES)}")
    return tuple(name for name in MODULES if name in names)


def seat_number(given: int, players: int) -> int:
    """The seat of the library, which counts from 0."""
    if not 1 <= given <= players:
        raise BadInput(f"--seat must be from 1 to {players}, not {given}")
    return given - 1


def bot_names(given: str, option: str) -> tuple[str, ...]:
    """
    >>> bot_names("easy, random", "--bots")
    ('easy', 'random')
    """
    names = tuple(name.strip() for name in given.split(","))
    for name in names:
        if name not in STRENGTHS:
            raise BadInput(f"{option} {given}: there is no bot {name!r}; known are {', '.join(STRENGTHS)}")
    return names


def more_than_nothing(option: str, value: float) -> float:
    """A time that a bot can think for."""
    if not (math.isfinite(value) and value > 0):
        raise BadInput(f"{option} must be more than 0, not {value:g}")
    return value


def at_least(low: int, option: str, value: int) -> int:
    if value < low:
        raise BadInput(f"{option} must be {low} or more, not {value}")
    return value
