"""The actions of `kemet admin`: each does one thing and says in a line or two what it did."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable

from kemet.cli.commands import serve
from kemet.cli.errors import BadInput
from kemet.server.admin import backup, changing, checking, finding, one_game, opening, people, replaying, restore
from kemet.server.admin import reports as reporting
from kemet.server.store.form import BESIDE, form_of, newest_form
from kemet.server.store.invitations import DAYS
from kemet.server.store.migrate import migrate

DISAGREES = 1


def _check(given: argparse.Namespace, url: str) -> int:
    """A line for each thing that was looked at; exit code 1 if one of them is wrong."""
    known = argparse.ArgumentParser()
    serve.add(known.add_subparsers())
    wanted = known.parse_args(["serve"])
    wanted.options.fill(wanted)
    serve.check_options(wanted)
    found = list(checking.looked_at(url, wanted, wanted.options.unknown()))
    for look in found:
        print(f"{look.verdict.value:5}  {look.text}")
    wrong = sum(look.verdict is checking.Verdict.WRONG for look in found)
    print(f"{wrong} of {len(found)} are wrong." if wrong else f"All {len(found)} are well enough to start.")
    return DISAGREES if wrong else 0


def _migrate(given: argparse.Namespace, url: str) -> int:
    with opening.opened(url, create=True) as database:
        with database.engine.connect() as connection:
            before, newest = form_of(connection), newest_form()
            if before == newest:
                print(f"Nothing to do: the form of this database is {newest} already.")
                return 0
            if before is not None and before > newest:
                raise opening.AdminProblem(f"this database has the form {before} of a newer release than this one")
            if not (database.is_postgres and before is not None and before >= BESIDE):
                opening.refuse_while_served(connection, "migrate")
        migrate(database)
    print(f"The form of the database was {before or 'none'} and is {newest} now.")
    return 0


def _backup(given: argparse.Namespace, url: str) -> int:
    counts = backup.back_up(url, given.file)
    print(f"{given.file} holds {_counted(counts)}. Keep it safe: it holds the seeds of running games.")
    print("The secret key is not in it: without that key second factors and webhooks are lost. Keep it elsewhere.")
    return 0


def _restore(given: argparse.Namespace, url: str) -> int:
    counts = restore.restore(given.file, url)
    print(f"Restored {_counted(counts)} into {opening.name_of(opening.read_url(url))}.")
    print("Second factors and webhooks need the secret key of the old server: put it where the new one looks for it.")
    return 0


def _counted(counts: dict[str, int]) -> str:
    return f"{counts['tables']} tables, {counts['entries']} entries and {counts['accounts']} accounts"


def _export(given: argparse.Namespace, url: str) -> int:
    if given.record:
        print(one_game.record(url, given.table), end="")
        return 0
    if given.file is None:
        raise BadInput("name the file to write, such as game.kemet")
    id = one_game.export(url, given.table, given.file)
    print(f"{given.file} holds the game {id}. Keep it safe: it holds its seed.")
    return 0


def _import(given: argparse.Namespace, url: str) -> int:
    print(f"Took in the game {one_game.take_in(given.file, url)}. The players' links and secrets fit as before.")
    return 0


def _replay(given: argparse.Namespace, url: str) -> int:
    if bool(given.tables) == given.all:
        raise BadInput("name the tables to replay, or --all")
    games = choices = wrong = 0
    with opening.snapshot(url) as connection:
        opening.check_form(connection)
        if given.all:
            found = replaying.replay_all(connection, given.check)
        else:
            rows = [finding.the_table(connection, id) for id in given.tables]
            found = replaying.replay_these(connection, rows, given.check)
        for replayed in found:
            games += 1
            choices += replayed.choices
            wrong += bool(replayed.disagreements)
            for line in replayed.disagreements:
                print(f"{replayed.table}: {line}")
    print(f"{games} games with {choices} choices: {games - wrong} agree, {wrong} disagree.")
    return DISAGREES if wrong else 0


def _list(given: argparse.Namespace, url: str) -> int:
    if given.most < 1:
        raise BadInput("--most must be at least 1")
    with opening.snapshot(url) as connection:
        listed = finding.list_tables(connection, given.status, given.most)
        counts = finding.count_tables(connection)
        alive = opening.seconds_since_life(connection)
    for each in listed:
        row = each.row
        points = " ".join(map(str, row.summary.get("points") or [])) or "-"
        seats = ", ".join(f"{seat.seat} {seat.name or '(open)'}" for seat in row.seats)
        last = time.strftime("%Y-%m-%d %H:%M", time.localtime(each.last))
        print(f"{row.id}  {row.status:7}  {last}  day {row.summary.get('day', 0)}  points {points}  {seats}")
    told = ", ".join(f"{counts.get(status, 0)} {status}" for status in ("open", "running", "over"))
    print(f"{sum(counts.values())} tables: {told}. Server: {_life(alive)}.")
    return 0


def _life(seconds: float | None) -> str:
    if seconds is None:
        return "none was ever here"
    if seconds < opening.ALIVE_WITHIN:
        return "running"
    return f"not running since {time.strftime('%Y-%m-%d %H:%M', time.localtime(time.time() - seconds))}"


def _resign(given: argparse.Namespace, url: str) -> int:
    row = changing.resign(url, given.table, given.seat)
    print(f"Seat {given.seat} ({row.seats[given.seat].name}) of {row.id} has resigned; a bot plays on.")
    return 0


def _delete(given: argparse.Namespace, url: str) -> int:
    row = changing.remove(url, given.table)
    print(f"Deleted the table {row.id} ({row.name}).")
    return 0


def _cancel(given: argparse.Namespace, url: str) -> int:
    print(
        f"Cancelled the tournament {changing.cancel_contest(url, given.contest)}. Games that run go on as any others."
    )
    return 0


def _reset_factor(given: argparse.Namespace, url: str) -> int:
    name = changing.reset_factor(url, given.account)
    print(f"{name} logs in with the password alone now, everywhere again. Be sure that it is its owner who asked.")
    return 0


def _people(given: argparse.Namespace, url: str) -> int:
    if given.act == "find":
        return _find_people(given, url)
    if given.act == "reset-factor":
        return _reset_factor(given, url)
    if given.act == "reset-password":
        password = people.reset_password(url, given.account)
        print(
            f"The new password of {given.account} is {password} (its owner should change it). All its sessions ended."
        )
        return 0
    if given.act == "rename":
        print(f"{people.rename(url, given.account, given.new)} is {given.new} now.")
        return 0
    acts: dict[str, tuple[Callable[[], str], str]] = {
        "ban": (lambda: people.ban(url, given.account), "is banned: its sessions ended, nobody logs in to it."),
        "unban": (lambda: people.unban(url, given.account), "may log in again."),
        "mute": (lambda: people.mute(url, given.account, True), "is muted: it writes nothing at tables."),
        "unmute": (lambda: people.mute(url, given.account, False), "may write again."),
        "promote": (lambda: people.promote(url, given.account, True), "is a host: it sees /host when it is logged in."),
        "demote": (lambda: people.promote(url, given.account, False), "is no host any more."),
        "delete": (lambda: people.delete(url, given.account), "is deleted with everything it wrote."),
    }
    act, said = acts[given.act]
    print(f"{act()} {said}")
    return 0


def _find_people(given: argparse.Namespace, url: str) -> int:
    if given.most < 1:
        raise BadInput("--most must be at least 1")
    for row, seen in people.find(url, given.part, given.most):
        signs = [word for word in ("host", "banned", "muted") if getattr(row, word)] + ["2FA"] * bool(row.totp)
        last = time.strftime("%Y-%m-%d", time.localtime(seen)) if seen else "-"
        since = time.strftime("%Y-%m-%d", time.localtime(row.created))
        print(f"{row.name}  since {since}  seen {last}  {' '.join(signs)}".rstrip())
    return 0


def _reports(given: argparse.Namespace, url: str) -> int:
    if given.most < 1:
        raise BadInput("--most must be at least 1")
    if given.close is not None:
        reporting.close(url, given.close)
        print(f"Report {given.close} is closed.")
        return 0
    for row in reporting.listed(url, given.closed, given.most):
        at = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.at))
        signs = [word for word in ("banned", "muted") if getattr(row, word)]
        who = " ".join([row.account or f"{row.name} (a guest)", *(f"[{sign}]" for sign in signs)])
        by = f"{row.reporter_name or 'somebody'}{'' if row.reporter else ' (a guest)'}"
        print(
            f"{row.id}  {at}  {row.reason}  {who}  by {by}  {f'table {row.table_id}' if row.table_id else ''}".rstrip()
        )
        for sign, text in ((">", row.line), ("-", row.words)):
            if text:
                print(f"    {sign} {text}")
    return 0


def _invite(given: argparse.Namespace, url: str) -> int:
    home = os.environ.get("KEMET_PUBLIC_ADDRESS", "").rstrip("/")
    for token, expires in reporting.invite(url, DAYS if given.days is None else given.days, given.number):
        print(f"{home}/invited/{token}  until {time.strftime('%Y-%m-%d', time.localtime(expires))}")
    return 0


ACTIONS: dict[str, Callable[[argparse.Namespace, str], int]] = {
    "check": _check,
    "migrate": _migrate,
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "import": _import,
    "replay": _replay,
    "list": _list,
    "resign": _resign,
    "delete": _delete,
    "cancel": _cancel,
    "reset-factor": _reset_factor,
    "people": _people,
    "reports": _reports,
    "invite": _invite,
}
