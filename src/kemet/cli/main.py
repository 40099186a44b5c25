"""From the arguments to a subcommand, and from every mistake to one line and exit code 2."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

import kemet
from kemet.cli.commands import (
    admin,
    balance,
    benchmark,
    content,
    dataset,
    findings,
    hint,
    odds,
    play,
    puzzle,
    replay,
    report,
    rules,
    serve,
    simulate,
    stdio_check,
    tournament,
)
from kemet.cli.files import why
from kemet.cli.language import add_language, speak
from kemet.cli.options import Parser
from kemet.content import ContentError
from kemet.engine.reasons import Reason
from kemet.errors import KemetError
from kemet.picture import words
from kemet.telling.saying import saying_of_reason

BAD_INPUT = 2
INTERRUPTED = 130
COMMANDS = (
    *(play, serve, admin, simulate, tournament, balance, findings, report, dataset, benchmark, stdio_check),
    *(odds, hint, puzzle, replay, rules, content),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run `kemet` with these arguments; returns the exit code."""
    _open_streams()
    try:
        speak(sys.argv[1:] if argv is None else argv)
        given = parser().parse_args(argv)
        code: int = given.run(given)
        sys.stdout.flush()
    except (KemetError, ContentError) as error:
        print(f"kemet: {' '.join(_said(error).split())}", file=sys.stderr)
        return BAD_INPUT
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    except UnicodeEncodeError:
        print("kemet: this terminal cannot print the text; set PYTHONIOENCODING=utf-8", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(f"\nkemet: {words.name('done-stopped')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _say_no_more()  # the reader of our output has gone; nothing is wrong
        return 0
    except OSError as error:  # a full disk, a folder that went away
        place = f"{error.filename}: " if error.filename else ""
        print(f"kemet: {place}{why(error)}", file=sys.stderr)
        _say_no_more()
        return BAD_INPUT
    return code


def _said(error: Exception) -> str:
    """In the player's language, where the reason is there as data."""
    reason = getattr(error, "reason", None)
    if not isinstance(reason, Reason):
        return str(error)
    said = words.fill(saying_of_reason(reason))
    return f"{said} ({reason.rule})" if reason.rule else said


def _open_streams() -> None:
    """A program may be started without them: `kemet rules draw >&-`."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open to the end


def _say_no_more() -> None:
    """What could not be printed is not tried again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser() -> Parser:
    """All subcommands with their options."""
    top = Parser(prog="kemet", description=words.name("usage-kemet"))
    top.add_argument(
        "--version", action="version", version=f"kemet {kemet.__version__}", help=words.name("usage-version")
    )
    add_language(top)
    commands = top.add_subparsers(
        dest="command", required=True, metavar=words.name("typed-COMMAND"), parser_class=Parser
    )
    for subcommand in COMMANDS:
        subcommand.add(commands)
    return top
