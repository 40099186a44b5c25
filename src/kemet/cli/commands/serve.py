"""`kemet serve`: a server for people and programs to play over the network."""

from __future__ import annotations

import argparse
import contextlib
import errno
import ipaddress
import logging
import os
import re
import signal
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from kemet.cli.errors import BadInput
from kemet.cli.variables import Options
from kemet.game.configuration import Setup
from kemet.picture import words

if TYPE_CHECKING:
    from sqlalchemy import URL

#: Seconds after the start at which the server makes what it is seldom asked for.
PREPARED_AFTER = 1.0
MISSING = 'the server needs more packages: install kemet with its extra "server", in a checkout pip install ".[server]"'


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("serve", help=words.name("usage-serve"), epilog=words.name("usage-serve-variables"))
    parser.add_argument("--host", default="127.0.0.1", help=words.name("usage-serve-host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=words.name("usage-serve-port"))
    parser.add_argument(
        "--database",
        metavar="URL",
        help=words.name("usage-database"),
    )
    parser.add_argument("--content", action="append", default=[], metavar="DIR", help=words.name("usage-content-pack"))
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=SPEC", help=words.name("usage-serve-bot"))
    parser.add_argument("--bot-processes", type=int, default=0, metavar="N", help=words.name("usage-bot-processes"))
    parser.add_argument("--bot-pace", type=float, default=0.6, metavar="S", help=words.name("usage-bot-pace"))
    parser.add_argument(
        "--window-pace",
        type=float,
        default=1.0,
        metavar="X",
        help=words.name("usage-window-pace"),
    )
    parser.add_argument("--address-limit", type=int, default=40, metavar="N", help=words.name("usage-address-limit"))
    parser.add_argument("--behind-proxy", action="store_true", help=words.name("usage-behind-proxy"))
    for word, default in (("finished", None), ("abandoned", None), ("bots", 30.0), ("open", 14.0)):
        parser.add_argument(
            f"--keep-{word}", type=_days, default=default, metavar="DAYS", help=words.name(f"usage-keep-{word}")
        )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help=words.name("usage-allowed-host"),
    )
    parser.add_argument(
        "--metrics-for",
        action="append",
        type=_network,
        default=[],
        metavar="NETWORK",
        help=words.name("usage-metrics-for"),
    )
    parser.add_argument("--public-address", default="", metavar="URL", help=words.name("usage-public-address"))
    parser.add_argument(
        "--mail-from",
        default="",
        metavar="ADDRESS",
        help=words.name("usage-mail-from"),
    )
    parser.add_argument(
        "--private-webhooks",
        action="store_true",
        help=words.name("usage-private-webhooks"),
    )
    parser.add_argument("--secret-key-file", type=Path, metavar="FILE", help=words.name("usage-secret-key"))
    parser.add_argument(
        "--registration",
        type=_registration,
        default="open",
        metavar="open|invitation|closed",
        help=words.name("usage-registration"),
    )
    parser.add_argument("--imprint-file", type=Path, metavar="FILE", help=words.name("usage-imprint"))
    parser.add_argument("--open", action="store_true", help=words.name("usage-serve-open"))
    options = Options(parser)
    parser.set_defaults(run=run, options=options)


def _days(text: str) -> float | None:
    """A number of days above zero, or `ever`."""
    if text == "ever":
        return None
    try:
        days = float(text)
    except ValueError:
        days = 0.0
    if not 0 < days < 1e6:
        raise argparse.ArgumentTypeError(words.say("bad-days", given=repr(text)))
    return days


def _registration(text: str) -> str:
    if text not in ("open", "invitation", "closed"):
        raise argparse.ArgumentTypeError(words.say("bad-registration", given=repr(text)))
    return text


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text))
    except ValueError:
        raise argparse.ArgumentTypeError(words.say("bad-network", given=repr(text))) from None


def run(given: argparse.Namespace) -> int:
    try:
        import uvicorn
        from sqlalchemy.exc import SQLAlchemyError

        from kemet.server.admin.opening import read_url
        from kemet.server.app import create_app, prepare
        from kemet.server.calls.mail import PostOffice
        from kemet.server.http.site import has_table
        from kemet.server.serving import collect_seldom, uvicorn_config
        from kemet.server.settings import Settings, default_database, read_bots, read_imprint
        from kemet.server.store.migrate import check_database
        from kemet.server.store.only_one import only_server
        from kemet.server.store.retention import Retention
        from kemet.server.store.vault import check_key, read_key
        from kemet.server.watch.logs import log_json
    except ImportError as error:
        raise BadInput(f"{MISSING} ({error.name} is missing)") from None
    given.options.fill(given)
    check_options(given)
    settings = Settings(
        database=given.database or default_database(),
        packs=tuple(given.content),
        bots=read_bots(given.bot),
        workers=given.bot_processes,
        bot_pace=given.bot_pace,
        human_scale=given.window_pace,
        address_burst=given.address_limit,
        keep=Retention(given.keep_finished, given.keep_abandoned, given.keep_bots, given.keep_open),
        hosts=tuple(given.allowed_host) or (("*",) if given.behind_proxy else ()),
        metrics_for=tuple(given.metrics_for),
        public_address=given.public_address.rstrip("/"),
        mail=os.environ.get("KEMET_MAIL", ""),
        mail_from=given.mail_from,
        call_private=given.private_webhooks,
        registration=given.registration,
        imprint=read_imprint(given.imprint_file) if given.imprint_file else "",
        secret_key=read_key(given.secret_key_file) if given.secret_key_file else os.environ.get("KEMET_SECRET_KEY", ""),
    )
    _check_place(read_url(settings.database))
    if settings.secret_key:
        check_key(settings.secret_key)
    if settings.mail and not settings.public_address:
        raise BadInput("mail holds links: give --public-address too")
    if settings.mail:
        PostOffice.of(settings.mail, settings.mail_from)
    Setup(2, 8, False, {}, settings.packs, "")
    if not logging.root.handlers:
        logging.root.addHandler(logging.NullHandler())  # what the look notices is in the log, when the server looks
    try:
        check_database(settings.database)
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise BadInput(f"the database {_without_password(settings.database)} cannot be used: {cause}") from None
    _check_address(given.host, given.port)
    address = f"http://{f'[{given.host}]' if ':' in given.host else given.host}:{given.port}/"
    log_json(logging.WARNING if given.open else logging.INFO)
    with only_server(settings.database):
        app = create_app(settings)
        print(f"Kemet at {address} (Ctrl-C ends it)", flush=True)
        print(f"Games are kept in {_without_password(settings.database)}", flush=True)
        if not has_table(settings):
            print("The table in the browser is not built: `make play` in a checkout does it", flush=True)
        if given.open:
            threading.Timer(1.0, webbrowser.open, [address]).start()
        collect_seldom()
        preparing = threading.Timer(PREPARED_AFTER, prepare, [app])
        preparing.daemon = True
        preparing.start()
        with contextlib.suppress(KeyboardInterrupt):  # how it ended is in the log; standard error holds JSON alone
            # uvicorn passes the signal on when all is closed: it must not kill us before Python has tidied up
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            uvicorn.Server(uvicorn_config(app, given.host, given.port, given.behind_proxy)).run()
    return 0


def check_options(given: argparse.Namespace) -> None:
    """Refuse what no server could use, whatever the machine is like."""
    for name, least, most in (
        ("port", 0, 65535),
        ("bot_processes", 0, 1000),
        ("bot_pace", 0, 60),
        ("window_pace", 0, 60),
        ("address_limit", 1, 1_000_000),
    ):
        value = getattr(given, name)
        if not least <= value <= most:
            raise BadInput(f"--{name.replace('_', '-')} must be from {least} to {most}, not {value}")
    for name in given.allowed_host:
        if name != "*" and not re.fullmatch(r"[A-Za-z0-9.\-]+", name):
            raise BadInput(f"--allowed-host is a name such as kemet.example, without https:// and port, not {name!r}")
    if given.public_address and not re.fullmatch(r"https?://[A-Za-z0-9.\-]+(:\d{1,5})?/?", given.public_address):
        raise BadInput("--public-address is like https://kemet.example, without a path")


def _check_place(url: URL) -> None:
    """SQLite says of all of these that it is unable to open the file."""
    if url.get_backend_name() != "sqlite":
        return
    path = Path(str(url.database)).absolute()
    if path.is_dir():
        raise BadInput(f"{path} is a folder; name a file in it, --database sqlite:///{path}/kemet.db")
    if not path.parent.is_dir():
        raise BadInput(f"there is no folder {path.parent} for the database; make it, or name another place")
    if not os.access(path.parent, os.W_OK):
        raise BadInput(f"the folder of the database, {path.parent}, must be writable for the user who runs the server")


def _check_address(host: str, port: int) -> None:
    """Starting a server twice is explained in words, and no browser is sent to the other one."""
    try:
        for family, _, _, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            socket.create_server(place[:2], family=family).close()
    except socket.gaierror:
        raise BadInput(f"--host {host} is no address: give a number or a name of this machine") from None
    except OSError as error:
        if error.errno == errno.EAFNOSUPPORT:
            return  # a machine without IPv6: the server leaves that out as well
        advice = {
            errno.EADDRINUSE: "another --port may be free, or Kemet is running there already",
            errno.EADDRNOTAVAIL: "--host must be an address of this machine",
            errno.EACCES: "an ordinary user takes a --port from 1024 on, behind a proxy",
        }.get(error.errno or 0, "try another --host or --port")
        told = os.strerror(error.errno) if error.errno else str(error)
        raise BadInput(f"nothing can listen at {host}:{port} ({told}): {advice}") from None


def _without_password(url: str) -> str:
    from sqlalchemy import make_url

    return make_url(url).render_as_string(hide_password=True)
