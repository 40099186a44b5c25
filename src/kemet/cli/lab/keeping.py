"""`--keep FILE`: finished games stay on the disk, and a run that was stopped goes on."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from kemet.lab.kept import seed_of
from kemet.picture import words


def add_keep(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--keep", metavar="FILE", help=words.name("usage-keep"))


def seed_for(given: argparse.Namespace) -> str:
    """The seed that was given, that of the run that goes on, or a new one."""
    if given.seed is not None:
        return str(given.seed)
    begun = seed_of(Path(given.keep)) if given.keep is not None else None
    return begun if begun is not None else secrets.token_hex(8)
