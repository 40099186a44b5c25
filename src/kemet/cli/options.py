"""The parser, and the options that several subcommands share. Every mistake is one line and exit code 2."""

from __future__ import annotations

import argparse
import math
import os
import re
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from kemet.bots import SpecError, UnknownBot, read_spec, split_specs
from kemet.cli.errors import BadInput
from kemet.content.loader import shipped_packs
from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.picture import words

#: What argparse finds wrong, in its English, and the message that says it. The last one takes what types complain of.
MISTAKES = (
    (r"argument (?P<argument>.+?): expected .*argument.*", "value"),
    (r"argument (?P<argument>.+?): invalid (?:int|float) value: (?P<given>.*)", "number"),
    (r"argument (?P<argument>.+?): invalid choice: (?P<given>.*) \(choose from (?P<choices>.*)\)", "choice"),
    (r"argument (?P<argument>.+?): not allowed with argument (?P<other>.*)", "with"),
    (r"argument (?P<argument>.+?): ignored explicit argument (?P<given>.*)", "none"),
    (r"the following arguments are required: (?P<arguments>.*)", "missing"),
    (r"unrecognized arguments: (?P<arguments>.*)", "unknown"),
    (r"ambiguous option: (?P<option>.*) could match (?P<matches>.*)", "ambiguous"),
    (r"argument (?P<argument>.+?): (?P<problem>.*)", "other"),
)


def mistake(message: str) -> str:
    """
    >>> mistake("argument --games: invalid int value: 'x'")
    "--games: 'x' is not a number"
    """
    for pattern, key in MISTAKES:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return words.say(f"bad-argument-{key}", **found.groupdict())
    return message


Action = TypeVar("Action", bound=argparse.Action)


def typed(metavar: str) -> str:
    """What stands for a value, as the language says it.

    >>> typed("all|none|NAMES"), typed("N")
    ('all|none|NAMES', 'N')
    """
    known = words.texts().messages
    return re.sub(
        r"[A-Z]{2,}",
        lambda found: words.name(f"typed-{found[0]}") if f"typed-{found[0]}" in known else found[0],
        metavar,
    )


class Help(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, words.name("usage-usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Speaks the language of the moment, and says what is wrong in one line instead of printing the usage."""

    def __init__(self, *arguments: Any, **options: Any):
        super().__init__(*arguments, **options | {"add_help": False, "formatter_class": Help})
        self._positionals.title = words.name("usage-arguments")
        self._optionals.title = words.name("usage-options")
        self.add_argument("-h", "--help", action="help", help=words.name("usage-help"))

    def _add_action(self, action: Action) -> Action:
        if isinstance(action.metavar, str):
            action.metavar = typed(action.metavar)
        return super()._add_action(action)

    def error(self, message: str) -> NoReturn:
        raise BadInput(words.say("bad-usage", problem=mistake(message), command=self.prog))


def add_game_options(parser: argparse.ArgumentParser, players: int) -> None:
    parser.add_argument(
        "--players", type=int, default=players, metavar="N", help=words.say("usage-players", players=players)
    )
    parser.add_argument("--seth", action="store_true", help=words.name("usage-seth"))
    parser.add_argument("--seed", metavar="S", help=words.name("usage-seed"))
    parser.add_argument("--points", type=int, default=8, metavar="N", help=words.name("usage-points"))
    parser.add_argument("--beginner", action="store_true", help=words.name("usage-beginner"))
    parser.add_argument(
        "--modules",
        default="none",
        metavar="all|none|NAMES",
        help=words.say("usage-modules", modules=", ".join(MODULES)),
    )
    parser.add_argument(
        "--rule",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help=words.name("usage-house"),
    )
    add_packs(parser)


def add_packs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--content", action="append", default=[], type=pack, metavar="DIR", help=words.name("usage-content-pack")
    )


def pack(given: str) -> str:
    """A pack of ours or the folder of another one; what is in it the loader checks."""
    try:
        there = given in shipped_packs() or Path(given).is_dir()
    except (OSError, ValueError):
        there = False
    if not there:
        raise argparse.ArgumentTypeError(words.say("bad-pack", folder=given))
    return given


def add_seconds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help=words.name("usage-seconds"))


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Where the games are played: on processes of this machine, or on a cluster."""
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=words.name("usage-jobs"))
    parser.add_argument("--cluster", default="", metavar="ADDRESS|local", help=words.name("usage-cluster"))


def house_rules(given: list[str]) -> dict[str, str]:
    """
    >>> house_rules(["vetoOnVeto=no"])
    {'vetoOnVeto': 'no'}
    """
    rules = {}
    for rule in given:
        key, sign, value = rule.partition("=")
        if not sign or not key or not value:
            raise BadInput(words.say("bad-house", rule=rule))
        rules[key] = value
    return rules


def modules(given: str, seth: bool = False) -> tuple[str, ...]:
    """
    >>> modules("dawn,black"), modules("none"), modules("all", seth=True)
    (('black', 'dawn'), (), ('black', 'cards'))
    """
    if given.strip().lower() in ("all", "none"):
        every = SETH_MODULES if seth else MODULES
        return every if given.strip().lower() == "all" else ()
    names = [name.strip().lower() for name in given.split(",")]
    for name in names:
        if name not in MODULES:
            raise BadInput(words.say("bad-module", given=given, module=name, modules=",".join(MODULES)))
    return tuple(name for name in MODULES if name in names)


def seat_number(given: int, players: int) -> int:
    """The seat of the library, which counts from 0."""
    return within(1, players, "--seat", given) - 1


def bot_names(given: str, option: str) -> tuple[str, ...]:
    """The bots of a list of specs, each in its one way of writing.

    >>> bot_names("easy, search:samples=8,tries=20", "--bots")
    ('easy', 'search:tries=20,samples=8')
    """
    names = []
    for text in split_specs(given):
        try:
            spec = read_spec(text)
            spec.check()
        except UnknownBot as error:
            raise BadInput(words.say("bad-bot", option=option, given=given, bot=text, known=error.known)) from None
        except SpecError as error:
            raise BadInput(f"{option}: {error}") from None
        names.append(spec.text)
    return tuple(names)


def one_bot(given: str) -> str:
    """The bot of an option that takes only one."""
    bots = bot_names(given, "--bot")
    if len(bots) > 1:
        raise BadInput(words.say("bad-single-bot", given=given))
    return bots[0]


def processes(given: argparse.Namespace) -> int:
    """How many processes play; 0 stands for every core of this machine."""
    return at_least(0, "--jobs", given.jobs) or os.cpu_count() or 1


def two_to_five(option: str, given: str) -> list[int]:
    """
    >>> two_to_five("--players", "2, 4")
    [2, 4]
    """
    numbers = [word.strip() for word in given.split(",")]
    if not all(word in ("2", "3", "4", "5") for word in numbers) or len(set(numbers)) != len(numbers):
        raise BadInput(words.say("bad-numbers", option=option, given=given, low=2, high=5, example="2,4"))
    return [int(word) for word in numbers]


def more_than_nothing(option: str, value: float) -> float:
    """A time that a bot can think for."""
    if not (math.isfinite(value) and value > 0):
        raise BadInput(words.say("bad-nothing", option=option, given=f"{value:g}"))
    return value


def at_least(low: int, option: str, value: int) -> int:
    if value < low:
        raise BadInput(words.say("bad-least", option=option, low=low, given=value))
    return value


def within(low: int, high: int, option: str, value: int) -> int:
    if not low <= value <= high:
        raise BadInput(words.say("bad-range", option=option, low=low, high=high, given=value))
    return value
