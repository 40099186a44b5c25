"""`kemet admin`: what hosts do with the database of a server. docs/operations.md tells the whole story."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from kemet.cli.commands.serve import MISSING
from kemet.cli.errors import BadInput
from kemet.picture import words

#: What `kemet admin people` does to one account.
PEOPLE = ("ban", "unban", "mute", "unmute", "rename", "promote", "demote", "reset-password", "reset-factor", "delete")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("admin", help=words.name("usage-admin"))
    parser.add_argument(
        "--database",
        metavar="URL",
        help=words.name("usage-database"),
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar=words.name("typed-TASK"))

    def action(name: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, help=words.name(f"usage-admin-{name}"))
        made.set_defaults(run=run)
        return made

    action("check")
    action("migrate")
    backup = action("backup")
    backup.add_argument("file", metavar="FILE", type=Path, help=words.name("usage-admin-backup-file"))
    restore = action("restore")
    restore.add_argument("file", metavar="FILE", type=Path)
    export = action("export")
    _add_table(export)
    export.add_argument("file", metavar="FILE", type=Path, nargs="?", help=words.name("usage-admin-export-file"))
    export.add_argument("--record", action="store_true", help=words.name("usage-admin-record"))
    take_in = action("import")
    take_in.add_argument("file", metavar="FILE", type=Path)
    replay = action("replay")
    replay.add_argument("tables", nargs="*", metavar="TABLE")
    replay.add_argument("--all", action="store_true", help=words.name("usage-admin-all"))
    replay.add_argument("--check", action="store_true", help=words.name("usage-admin-invariants"))
    listing = action("list")
    listing.add_argument("--status", choices=("open", "running", "over"))
    listing.add_argument("--most", type=int, default=50, metavar="N", help=words.say("usage-most", most=50))
    resign = action("resign")
    _add_table(resign)
    resign.add_argument("seat", metavar="SEAT", type=int, help=words.name("usage-admin-seat"))
    _add_table(action("delete"))
    action("cancel").add_argument("contest", metavar="TOURNAMENT", help=words.name("usage-admin-contest"))
    acts = action("people").add_subparsers(dest="act", required=True, metavar=words.name("typed-TASK"))
    found = acts.add_parser("find", help=words.name("usage-people-find"))
    found.add_argument("part", metavar="PART", nargs="?", default="")
    found.add_argument("--most", type=int, default=50, metavar="N", help=words.say("usage-most", most=50))
    for act in PEOPLE:
        changed = acts.add_parser(act, help=words.name(f"usage-people-{act}"))
        changed.add_argument("account", metavar="NAME")
        if act == "rename":
            changed.add_argument("new", metavar="NEW")
    reports = action("reports")
    reports.add_argument("--closed", action="store_true", help=words.name("usage-reports-closed"))
    reports.add_argument("--most", type=int, default=50, metavar="N", help=words.say("usage-most", most=50))
    reports.add_argument("--close", type=int, metavar="NUMBER", help=words.name("usage-reports-close"))
    invite = action("invite")
    invite.add_argument("--days", type=int, metavar="N", help=words.name("usage-invite-days"))
    invite.add_argument("--number", type=int, default=1, metavar="N", help=words.name("usage-invite-number"))
    reset = action("reset-factor")
    reset.add_argument("account", metavar="NAME")


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", help=words.name("usage-admin-table"))


def run(given: argparse.Namespace) -> int:
    try:
        from kemet.cli.commands.admin_actions import ACTIONS
        from kemet.server.settings import default_database
    except ImportError as error:
        raise BadInput(f"{MISSING} ({error.name} is missing)") from None
    url = given.database or os.environ.get("KEMET_DATABASE") or default_database()
    return ACTIONS[given.action](given, url)
