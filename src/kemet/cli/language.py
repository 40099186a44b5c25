"""The language of the terminal: `--language`, or what the environment asks for (LC_ALL, LC_MESSAGES, LANG)."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence

from kemet.content.languages import SPOKEN
from kemet.picture import words

#: What only the terminal says: prompts, commands, verbs of the notation.
TERMINAL_TEXTS = "terminal"
words.speak("en", TERMINAL_TEXTS)  # until a command says otherwise


def add_language(parser: argparse.ArgumentParser) -> None:
    """It may stand before the subcommand or after it: what counts is what `asked_for` reads."""
    parser.add_argument(
        "--language",
        choices=SPOKEN,
        default=argparse.SUPPRESS,
        help=words.say("usage-language", languages=", ".join(SPOKEN)),
    )


def language_of(environment: Mapping[str, str]) -> str:
    """
    >>> language_of({"LANG": "pl_PL.UTF-8"}), language_of({"LANG": "pl_PL", "LC_ALL": "C"}), language_of({})
    ('pl', 'en', 'en')
    >>> language_of({"LANG": "pt_PT.UTF-8"}), language_of({"LANG": "pt_BR.UTF-8"})
    ('pt-PT', 'pt')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            place = wanted.partition(".")[0].replace("_", "-")
            language = place.partition("-")[0].lower()
            return next((each for each in (place, language) if each in SPOKEN), "en")
    return "en"


def asked_for(argv: Sequence[str]) -> str | None:
    """What --language says, before anything is parsed: the help speaks it, too.

    >>> asked_for(["play", "--language", "pl"]), asked_for(["--language=fr"]), asked_for(["play", "--language"])
    ('pl', 'fr', None)
    """
    for word, after in zip(argv, [*argv, ""][1:], strict=True):
        given = after if word == "--language" else word.removeprefix("--language=")
        if word.startswith("--language") and given in SPOKEN:
            return given
    return None


def speak(argv: Sequence[str]) -> None:
    """Say everything in the language that is asked for."""
    words.speak(asked_for(argv) or language_of(os.environ), TERMINAL_TEXTS)
