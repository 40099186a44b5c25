"""What a host can set, in one place."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kemet.bots import STRENGTHS, read_spec
from kemet.errors import KemetError
from kemet.server.shapes.hosts import Registration
from kemet.server.store.retention import Retention

WEB = Path(__file__).parent / "web"


#: What a bot of the host may be called, and how many there may be.
NAME_OF_BOT, MAX_BOTS = re.compile(r"[a-z][a-z0-9-]{0,19}"), 20
#: Bytes of an imprint.
LONGEST_IMPRINT = 50_000


class BadImprint(KemetError):
    """The file of the imprint cannot be shown."""


class BadBot(KemetError):
    """A bot of the host cannot be had; the text says why."""


class NoPlace(KemetError):
    """There is no folder for the games of this user."""


@dataclass(frozen=True)
class Settings:
    """How this server runs. The defaults are for one process on one machine."""

    database: str = "sqlite:///kemet.db"
    packs: tuple[str, ...] = ()
    #: Processes that think for bots; 0 means all cores but one.
    workers: int = 0
    #: Bots of the host beside the five strengths, by name: a bot spec each.
    bots: Mapping[str, str] = field(default_factory=dict)
    #: Seconds before a bot's choice at tables with people.
    bot_pace: float = 0.6
    #: How much slower or faster than a person automatic answers in windows are; 0 answers at once (tests, load).
    human_scale: float = 1.0
    #: Thinking time of the hard bot in seconds; the champion has five times as much.
    hard_seconds: float = 1.0
    #: New tables, joins and logins an address may make in a burst; one more comes back every few seconds.
    address_burst: int = 40
    #: Messages a connection may send in a burst; a quarter of them come back every second.
    message_burst: int = 120
    #: Games kept in memory though nobody looks at them.
    idle_games: int = 200
    #: Names by which browsers may call this server, beside numbers and names of the local network; "*" is any.
    hosts: tuple[str, ...] = ()
    #: Networks that may see the numbers of the server, beside its own machine: 10.0.0.0/8.
    metrics_for: tuple[str, ...] = ()
    #: The address by which people reach this server, for links in messages: https://kemet.example
    public_address: str = ""
    #: Where mail is handed in: smtp://user:password@host or smtps://...; without it there is none.
    mail: str = ""
    mail_from: str = ""
    #: May webhooks lead into the local network, and be plain HTTP?
    call_private: bool = False
    #: Seals what is secret at rest; without it a file beside a SQLite database is the key.
    secret_key: str = field(default="", repr=False)
    #: Seconds from a question to the call; those who look meanwhile are not called. Longer than standing orders take,
    #: so that no call tells who has one.
    call_after: float = 60.0
    #: Seconds between looks at the queue of calls.
    call_pace: float = 5.0
    #: Who may make an account: everybody, who has an invitation, or nobody.
    registration: Registration = "open"
    #: Who runs this site, and its house rules: plain text that every page links to.
    imprint: str = ""
    #: How long games stay.
    keep: Retention = field(default_factory=Retention)
    web: Path = WEB

    @property
    def bot_names(self) -> list[str]:
        """Whom a seat can be given to."""
        return [*STRENGTHS, *self.bots]

    @property
    def address_listed(self) -> int:
        """Tables that an address may have in the lobby at once."""
        return max(3, self.address_burst // 5)

    @property
    def address_connections(self) -> int:
        """Connections that an address may hold at once."""
        return self.address_burst * 5

    @property
    def thinking_processes(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def read_bots(given: Iterable[str]) -> dict[str, str]:
    """NAME=SPEC each, and every one of them can be made.

    >>> read_bots(["clone=search:tries=20"])
    {'clone': 'search:tries=20'}
    """
    found: dict[str, str] = {}
    for text in given:
        name, _, spec = text.partition("=")
        if not NAME_OF_BOT.fullmatch(name) or not spec:
            raise BadBot(f"--bot is NAME=SPEC with a name of small letters, digits and hyphens, not {text!r}")
        if name in found or name in STRENGTHS:
            raise BadBot(f"--bot {text}: there is a bot called {name} already")
        read_spec(spec).check()
        found[name] = spec
    if len(found) > MAX_BOTS:
        raise BadBot(f"--bot may be given {MAX_BOTS} times, not {len(found)}")
    return found


def read_imprint(path: Path) -> str:
    """The words of the imprint. They are shown as they stand, never as a page."""
    try:
        raw = path.read_bytes()
        if len(raw) > LONGEST_IMPRINT:
            raise BadImprint(f"the imprint {path} has {len(raw)} bytes; {LONGEST_IMPRINT} are the most")
        words = raw.decode("utf-8").strip()
    except OSError as error:
        raise BadImprint(f"the imprint {path} cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadImprint(f"the imprint {path} is no text in UTF-8") from None
    if not words or any(ord(sign) < 32 and sign not in "\t\n\r" for sign in words):
        raise BadImprint(f"the imprint {path} is {'no plain text' if words else 'empty'}")
    return words


def default_database() -> str:
    """A file for this user: in the folder where programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or (
        os.environ.get("LOCALAPPDATA", str(Path.home())) if os.name == "nt" else str(Path.home() / ".local" / "share")
    )
    folder = Path(base) / "kemet"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoPlace(
            f"no games can be kept in {folder} ({error.strerror}): name another place, --database sqlite:///FILE"
        ) from None
    return f"sqlite:///{folder / 'kemet.db'}"
