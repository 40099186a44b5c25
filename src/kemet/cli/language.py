"""The language of the terminal: `--language`, or what the environment asks for (LC_ALL, LC_MESSAGES, LANG)."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from pathlib import Path

from kemet.content.texts import LANGUAGES
from kemet.picture import words

#: What only the terminal says: prompts, commands, verbs of the notation.
TERMINAL_TEXTS = Path(__file__).parent / "text"
words.speak("en", TERMINAL_TEXTS)  # until a command says otherwise


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help=f"language of the table: {', '.join(LANGUAGES)} (default: that of LANG, else en)",
    )


def language_of(environment: Mapping[str, str]) -> str:
    """
    >>> language_of({"LANG": "pl_PL.UTF-8"}), language_of({"LANG": "pl_PL", "LC_ALL": "C"}), language_of({})
    ('pl', 'en', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            language = wanted.partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def speak(given: argparse.Namespace) -> None:
    """Say everything in the language that was asked for."""
    words.speak(getattr(given, "language", None) or language_of(os.environ), TERMINAL_TEXTS)
