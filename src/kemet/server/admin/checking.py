"""Is this set-up fit for people? Each look says one thing in one sentence, and nothing is changed by looking."""

from __future__ import annotations

import contextlib
import enum
import json
import os
import shutil
import socket
import urllib.error
import urllib.request
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import kemet
from kemet.engine import flow
from kemet.errors import KemetError
from kemet.server.admin import opening
from kemet.server.gate.connection_limits import ask_for_files
from kemet.server.http.health import ROOM
from kemet.server.http.site import has_table
from kemet.server.settings import Settings, read_imprint
from kemet.server.store.form import form_of, leaves_room, newest_form
from kemet.server.store.vault import Vault, check_key, key_file, read_key, sealed_there, where_keys_lie

PATIENCE = 5.0
#: Connections below which a server of some hundred people runs out.
FILES = 4096
PRIVATE = ("127.0.0.1", "::1", "localhost")


class Verdict(enum.Enum):
    GOOD = "good"
    NOTE = "note"
    WRONG = "WRONG"


@dataclass(frozen=True)
class Finding:
    verdict: Verdict
    text: str


def looked_at(database: str, wanted: Namespace, unknown: list[str]) -> Iterator[Finding]:
    """Everything that is worth a look; `wanted` holds the options of `kemet serve`."""
    yield _engine()
    yield _table()
    yield from (Finding(Verdict.WRONG, f"{name} is no variable that this release knows") for name in unknown)
    yield from _database(database)
    yield from _secret_key(database, wanted.secret_key_file)
    yield from _packs(wanted.content)
    yield _place(wanted.host, wanted.port)
    yield from _way_in(wanted)
    yield from _mail(wanted)
    yield from _imprint(wanted)
    yield _files()


def _engine() -> Finding:
    if not str(flow.__file__).endswith(".py"):
        return Finding(Verdict.GOOD, f"Kemet {kemet.__version__}, compiled")
    return Finding(Verdict.NOTE, f"Kemet {kemet.__version__} as plain Python: bots think with less depth than compiled")


def _table() -> Finding:
    if has_table(Settings()):
        return Finding(Verdict.GOOD, "the table in the browser is there")
    return Finding(
        Verdict.WRONG, "the table in the browser is missing: install the wheel, or build it with `make play`"
    )


def _database(given: str) -> Iterator[Finding]:
    try:
        url = opening.read_url(given)
        with opening.snapshot(given) as connection:
            found, newest, roomy = form_of(connection), newest_form(), leaves_room(connection)
            alive = opening.seconds_since_life(connection) if found == newest else None
    except KemetError as error:
        missing = "there is no database file" in str(error)
        yield Finding(Verdict.NOTE if missing and _can_be_made(given) else Verdict.WRONG, str(error))
        return
    name = opening.name_of(url)
    if found is None:
        yield Finding(Verdict.NOTE, f"{name} is empty: the first start makes its tables")
    elif roomy:
        yield Finding(Verdict.NOTE, f"{name} has the form {found} of a newer release, which leaves room for this one")
    elif found > newest:
        yield Finding(Verdict.WRONG, f"{name} has the form {found} of a newer release; this one knows {newest}")
    elif found < newest:
        yield Finding(
            Verdict.NOTE, f"{name} has the form {found}: back it up, then `kemet admin migrate` makes it {newest}"
        )
    else:
        served = f"; a server was alive {alive:.0f} s ago" if alive is not None and alive < opening.ALIVE_WITHIN else ""
        yield Finding(Verdict.GOOD, f"{name} has the form of this release{served}")
    if url.get_backend_name() == "sqlite":
        yield _room(str(url.database))


def _can_be_made(given: str) -> bool:
    folder = os.path.dirname(os.path.abspath(str(opening.read_url(given).database)))
    return os.path.isdir(folder) and os.access(folder, os.W_OK)


def _room(path: str) -> Finding:
    folder = os.path.dirname(os.path.abspath(path))
    if not (os.access(path, os.W_OK) and os.access(folder, os.W_OK)):
        return Finding(Verdict.WRONG, f"{path} and its folder must be writable for the user who runs the server")
    free = shutil.disk_usage(folder).free
    text = f"{free / 1e9:.1f} GB are free beside {path}"
    return Finding(Verdict.WRONG if free < ROOM else Verdict.NOTE if free < 50 * ROOM else Verdict.GOOD, text)


def _secret_key(database: str, file: Path | None) -> Iterator[Finding]:
    try:
        url = opening.read_url(database)
        key = read_key(file) if file else os.environ.get("KEMET_SECRET_KEY", "")
        beside = key_file(url)
        if not key and beside is not None and beside.exists():
            key = read_key(beside)
        if key:
            check_key(key)
    except KemetError as error:
        yield Finding(Verdict.WRONG, str(error))
        return
    sealed: Counter[str] = Counter()
    with contextlib.suppress(KemetError), opening.snapshot(database) as connection:
        if form_of(connection) == newest_form():
            sealed = sealed_there(connection)
    closed = sum(count for mark, count in sealed.items() if not Vault(key).can_open(mark))
    if closed:
        why = "this key did not seal" if key else "there is no secret key to open"
        text = f"{why} {closed} second factors or webhooks: put theirs back ({where_keys_lie(url)})"
        yield Finding(Verdict.WRONG, text)
    elif key:
        yield Finding(Verdict.GOOD, "the secret key can be read")
    elif beside is None:
        yield Finding(Verdict.NOTE, "without --secret-key-file second factors and webhooks are stored in the clear")


def _packs(folders: list[str]) -> Iterator[Finding]:
    from kemet.game.configuration import Setup

    for folder in folders:
        try:
            Setup(2, 8, False, {}, (folder,), "")
        except (KemetError, ValueError, OSError) as error:
            yield Finding(Verdict.WRONG, f"the content pack {folder}: {error}")
        else:
            yield Finding(Verdict.GOOD, f"the content pack {folder} can be read")


def _place(host: str, port: int) -> Finding:
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    shown = f"[{near}]" if ":" in near else near
    told = health(f"http://{shown}:{port}")
    if isinstance(told, dict):
        if told.get("status") == "ok" and told.get("table"):
            return Finding(Verdict.GOOD, f"Kemet {told.get('version')} answers at {shown}:{port} and is well")
        return Finding(
            Verdict.WRONG, f"Kemet answers at {shown}:{port}, but is not well: {told.get('trouble') or 'no table'}"
        )
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return Finding(Verdict.WRONG, f"nothing can listen at {shown}:{port} ({reason}), and it is no Kemet that does")
    return Finding(Verdict.GOOD, f"{shown}:{port} is free to listen at")


def health(address: str) -> object:
    """What a server says of itself, or in words why it does not."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=PATIENCE) as answer:
            return json.loads(answer.read(10_000))
    except urllib.error.HTTPError as error:
        try:
            return json.loads(error.read(10_000))
        except ValueError:
            return f"it answers {error.code}"
    except (OSError, ValueError) as error:
        return str(getattr(error, "reason", error))


def _way_in(wanted: Namespace) -> Iterator[Finding]:
    if wanted.behind_proxy and wanted.host not in PRIVATE:
        yield Finding(
            Verdict.NOTE, f"behind a proxy, yet it listens at {wanted.host}: nobody but the proxy may reach it there"
        )
    address = wanted.public_address.rstrip("/")
    if not address:
        if wanted.host not in PRIVATE or wanted.behind_proxy:
            yield Finding(Verdict.NOTE, "KEMET_PUBLIC_ADDRESS is not set: messages to players hold no links")
        return
    if urlsplit(address).scheme != "https":
        yield Finding(
            Verdict.NOTE, f"{address} is not encrypted: browsers allow neither notifications nor an app there"
        )
    told = health(address)
    if isinstance(told, dict) and "version" in told:
        yield Finding(Verdict.GOOD, f"Kemet {told['version']} answers at {address}")
    else:
        why = told if isinstance(told, str) else "something else answers"
        yield Finding(Verdict.WRONG, f"people cannot reach {address} from here: {why}")


def _mail(wanted: Namespace) -> Iterator[Finding]:
    mail = os.environ.get("KEMET_MAIL", "")
    if not mail:
        return
    from kemet.server.calls.mail import PostOffice

    try:
        if not wanted.public_address:
            raise KemetError("emails hold links: set KEMET_PUBLIC_ADDRESS too")
        PostOffice.of(mail, wanted.mail_from)
        place = urlsplit(mail)
        port = place.port or (465 if place.scheme == "smtps" else 587)
        socket.create_connection((place.hostname or "", port), PATIENCE).close()
    except (KemetError, OSError, ValueError) as error:
        yield Finding(Verdict.WRONG, str(error) if isinstance(error, KemetError) else f"mail: {error}")
    else:
        yield Finding(Verdict.GOOD, f"mail is handed in at {place.hostname}:{port}, which listens")


def _imprint(wanted: Namespace) -> Iterator[Finding]:
    if wanted.imprint_file is None:
        return
    try:
        yield Finding(Verdict.GOOD, f"the imprint has {len(read_imprint(wanted.imprint_file))} characters")
    except KemetError as error:
        yield Finding(Verdict.WRONG, str(error))


def _files() -> Finding:
    most = ask_for_files()
    if most >= FILES:
        return Finding(Verdict.GOOD, f"there is room for {most} connections")
    return Finding(Verdict.NOTE, f"there is room for {most} connections only; LimitNOFILE= or ulimit -n allows more")
