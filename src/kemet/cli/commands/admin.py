"""`kemet admin`: what hosts do with the database of a server. docs/operations.md tells the whole story."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from kemet.cli.commands.serve import MISSING
from kemet.cli.errors import BadInput


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("admin", help="look after the games of a server: backup, restore, move, check")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://... (default: KEMET_DATABASE, else the SQLite file of this user)",
    )
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="DEED")

    def deed(name: str, help: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = deeds.add_parser(name, help=help)
        made.set_defaults(run=run)
        return made

    deed("migrate", "bring the database to the form that this release needs")
    backup = deed("backup", "write everything to a file, also while people play")
    backup.add_argument("file", metavar="FILE", type=Path, help="NAME.gz is compressed; NAME.db is a copy for SQLite")
    restore = deed("restore", "read a backup into an empty database of either kind")
    restore.add_argument("file", metavar="FILE", type=Path)
    export = deed("export", "write one game to a file")
    _add_table(export)
    export.add_argument("file", metavar="FILE", type=Path, nargs="?", help="such as game.kemet")
    export.add_argument("--record", action="store_true", help="print the game's record instead; it holds the seed")
    take_in = deed("import", "add a game that was exported")
    take_in.add_argument("file", metavar="FILE", type=Path)
    replay = deed("replay", "play stored games again: does this release agree with them?")
    replay.add_argument("tables", nargs="*", metavar="TABLE")
    replay.add_argument("--all", action="store_true", help="all games")
    replay.add_argument("--check", action="store_true", help="also check the invariants of the rules after each choice")
    listing = deed("list", "the tables, newest first")
    listing.add_argument("--status", choices=("open", "running", "over"))
    listing.add_argument("--most", type=int, default=50, metavar="N", help="so many at most (default 50)")
    resign = deed("resign", "give a seat up for its player; a bot plays it to the end")
    _add_table(resign)
    resign.add_argument("seat", metavar="SEAT", type=int, help="counted from 0, as in the list")
    _add_table(deed("delete", "delete a table and all that happened at it"))
    reset = deed("reset-factor", "take the second factor off an account whose owner has lost it; its sessions end")
    reset.add_argument("account", metavar="NAME")


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", help="its id, the beginning of it, or a link to it")


def run(given: argparse.Namespace) -> int:
    try:
        from kemet.cli.commands.admin_actions import DEEDS
        from kemet.server.settings import default_database
    except ImportError as error:
        raise BadInput(f"{MISSING} ({error.name} is missing)") from None
    url = given.database or os.environ.get("KEMET_DATABASE") or default_database()
    return DEEDS[given.deed](given, url)
