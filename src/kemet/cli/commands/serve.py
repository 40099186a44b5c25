"""`kemet serve`: a server for people and programs to play over the network."""

from __future__ import annotations

import argparse
import errno
import ipaddress
import logging
import os
import re
import socket
import threading
import webbrowser

from kemet.cli.errors import BadInput
from kemet.game.configuration import Setup

#: Seconds after the start at which the server makes what it is seldom asked for.
PREPARED_AFTER = 1.0
MISSING = 'the server needs more packages: install kemet with its extra "server", in a checkout pip install ".[server]"'


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("serve", help="run a server for play in the browser")
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1: this machine only)"
    )
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="port to listen on (default 8000)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://... (default: KEMET_DATABASE, or a SQLite file of this user)",
    )
    parser.add_argument(
        "--content", action="append", default=[], metavar="DIR", help="a content pack; may be given several times"
    )
    parser.add_argument("--bot-processes", type=int, default=0, metavar="N", help="default: all cores but one")
    parser.add_argument("--bot-pace", type=float, default=0.6, metavar="S", help="seconds before a bot's choice")
    parser.add_argument(
        "--window-pace",
        type=float,
        default=1.0,
        metavar="X",
        help="how slow automatic answers in windows are; 1 is like a person, 0 at once (only for load tests)",
    )
    parser.add_argument(
        "--address-limit", type=int, default=40, metavar="N", help="tables, joins and logins per address and minute"
    )
    parser.add_argument(
        "--behind-proxy", action="store_true", help="believe X-Forwarded-For and X-Forwarded-Proto of the proxy"
    )
    for word, default, which in (
        ("finished", None, "that are over"),
        ("abandoned", None, "that run with one person or none left"),
        ("bots", 30.0, "of bots alone"),
        ("open", 14.0, "that never began"),
    ):
        kept = "for ever" if default is None else f"{default:.0f} days"
        parser.add_argument(
            f"--keep-{word}", type=_days, default=default, metavar="DAYS", help=f"how long games {which} stay ({kept})"
        )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which browsers may call this server, beside numbers and names of the own network; "
        "may be given several times, * is any (the default behind a proxy)",
    )
    parser.add_argument(
        "--metrics-for",
        action="append",
        type=_network,
        default=[],
        metavar="NETWORK",
        help="an address or network, such as 10.0.0.0/8, that may read /metrics, beside this machine; "
        "may be given several times. No player may be in it",
    )
    parser.add_argument(
        "--public-address", default="", metavar="URL", help="https://... by which people reach the server, for links"
    )
    parser.add_argument(
        "--mail-from",
        default="",
        metavar="ADDRESS",
        help="the sender of mail, which is handed in at KEMET_MAIL (smtp://user:password@host or smtps://...)",
    )
    parser.add_argument(
        "--private-webhooks",
        action="store_true",
        help="players' webhooks may lead into the own network and be plain HTTP (only where all players are trusted)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser, and log only what went wrong")
    parser.set_defaults(run=run)


def _days(text: str) -> float | None:
    """A number of days above zero, or `ever`."""
    if text == "ever":
        return None
    try:
        days = float(text)
    except ValueError:
        days = 0.0
    if not 0 < days < 1e6:
        raise argparse.ArgumentTypeError(f"a number of days above 0, or ever, not {text!r}")
    return days


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(given: argparse.Namespace) -> int:
    try:
        import uvicorn
        from sqlalchemy.exc import SQLAlchemyError

        from kemet.server.app import create_app, prepare
        from kemet.server.calls.mail import PostOffice
        from kemet.server.serving import collect_seldom, uvicorn_config
        from kemet.server.settings import Settings, default_database
        from kemet.server.store.migrate import check_database
        from kemet.server.store.only_one import only_server
        from kemet.server.store.retention import Retention
        from kemet.server.watch.logs import log_json
    except ImportError as error:
        raise BadInput(f"{MISSING} ({error.name} is missing)") from None
    _check_numbers(given)
    settings = Settings(
        database=given.database or os.environ.get("KEMET_DATABASE") or default_database(),
        packs=tuple(given.content),
        workers=given.bot_processes,
        bot_pace=given.bot_pace,
        human_scale=given.window_pace,
        address_burst=given.address_limit,
        keep=Retention(given.keep_finished, given.keep_abandoned, given.keep_bots, given.keep_open),
        hosts=tuple(given.allowed_host) or (("*",) if given.behind_proxy else ()),
        metrics_for=tuple(given.metrics_for),
        public_address=_public_address(given.public_address),
        mail=os.environ.get("KEMET_MAIL", ""),
        mail_from=given.mail_from,
        call_private=given.private_webhooks,
    )
    if settings.mail and not settings.public_address:
        raise BadInput("mail holds links: give --public-address too")
    try:
        if settings.mail:
            PostOffice.of(settings.mail, settings.mail_from)
        Setup(2, 8, False, {}, settings.packs, "")
        check_database(settings.database)
    except SQLAlchemyError as error:
        raise BadInput(f"the database cannot be used: {str(error).splitlines()[0]}") from None
    _check_address(given.host, given.port)
    address = f"http://{given.host}:{given.port}/"
    log_json(logging.WARNING if given.open else logging.INFO)
    with only_server(settings.database):
        app = create_app(settings)
        print(f"Kemet at {address} (Ctrl-C ends it)", flush=True)
        print(f"Games are kept in {_without_password(settings.database)}", flush=True)
        if given.open:
            threading.Timer(1.0, webbrowser.open, [address]).start()
        collect_seldom()
        preparing = threading.Timer(PREPARED_AFTER, prepare, [app])
        preparing.daemon = True
        preparing.start()
        uvicorn.Server(uvicorn_config(app, given.host, given.port, given.behind_proxy)).run()
    return 0


def _check_numbers(given: argparse.Namespace) -> None:
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


def _check_address(host: str, port: int) -> None:
    """Whoever starts a server twice is told so in words, and no browser is sent to the other one."""
    try:
        for family, _, _, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            socket.create_server(place[:2], family=family).close()
    except OSError as error:
        if error.errno == errno.EAFNOSUPPORT:
            return  # a machine without IPv6: the server leaves that out as well
        raise BadInput(
            f"nothing can listen at {host}:{port} ({error.strerror}); another --port may be free, "
            "or Kemet is running there already"
        ) from None


def _public_address(text: str) -> str:
    if text and not re.fullmatch(r"https?://[A-Za-z0-9.\-]+(:\d{1,5})?/?", text):
        raise BadInput("--public-address is like https://kemet.example, without a path")
    return text.rstrip("/")


def _without_password(url: str) -> str:
    from sqlalchemy import make_url

    return make_url(url).render_as_string(hide_password=True)
