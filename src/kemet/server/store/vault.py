"""What the server has to read again, the secrets of second factors and the addresses of webhooks, is sealed with a key
that is not in the database: a stolen backup, or the database alone, is not enough to use it.

A sealed text names its key by a few letters, so that a lost or a wrong key is noticed and told. AES-SIV: the same text
is sealed alike each time, so that it can be found again.
"""

from __future__ import annotations

import base64
import hashlib
import logging
import os
import secrets
import stat
from collections import Counter
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESSIV
from sqlalchemy import URL, Column, Connection, select, update

from kemet.errors import KemetError
from kemet.server.problems import Problem
from kemet.server.store.database import Database
from kemet.server.store.schema import accounts, callings

log = logging.getLogger("kemet.vault")
MARK = "sealed."
SHORTEST_KEY = 32
#: What is sealed, and as what: one sealed text cannot stand for another.
FACTOR, CALLING = "factor", "calling"
SEALED: tuple[tuple[Column[str], str], ...] = (
    (accounts.c.totp, FACTOR),
    (accounts.c.totp_new, FACTOR),
    (callings.c.address, CALLING),
)


class BadKey(KemetError):
    """The key cannot be used; the text says why."""


class KeyLost(Exception):
    """Sealed with a key that this server does not have."""


class Vault:
    """Seals and opens texts. Without a key it stores them as they are, or, where sealed ones lie there, none at all."""

    def __init__(self, key: str = "", is_lost: bool = False):
        self.is_lost = is_lost
        self._cipher = AESSIV(hashlib.sha512(key.encode()).digest()) if key else None
        self._mark = f"{MARK}{hashlib.sha256(b'kemet ' + key.encode()).hexdigest()[:8]}."

    @property
    def seals(self) -> bool:
        return self._cipher is not None

    def closed(self, text: str, purpose: str) -> str:
        """As it is stored; a Problem when it would have to be stored in the clear beside sealed ones."""
        if self.is_lost:
            raise Problem("not-possible", "this server has lost its secret key; its host has to put it back first")
        if self._cipher is None or not text:
            return text
        return self._mark + base64.urlsafe_b64encode(self._cipher.encrypt(text.encode(), [purpose.encode()])).decode()

    def opened(self, stored: str, purpose: str) -> str:
        if not stored.startswith(MARK):
            return stored
        if self._cipher is None or not self.can_open(stored):
            raise KeyLost
        try:
            raw = base64.urlsafe_b64decode(stored.removeprefix(self._mark))
            return self._cipher.decrypt(raw, [purpose.encode()]).decode()
        except (InvalidTag, ValueError):
            raise KeyLost from None

    def can_open(self, stored: str) -> bool:
        return not stored.startswith(MARK) or (self.seals and stored.startswith(self._mark))


def open_vault(database: Database, given: str) -> Vault:
    """The vault of this server. What older releases stored in the clear is sealed now."""
    found = database.run_now(sealed_there)
    key = given or _key_beside(database.url, is_new=not found)
    vault = Vault(key, is_lost=not key and bool(found))
    if vault.seals:
        database.run_now(lambda connection: _seal_all(connection, vault))
    elif not vault.is_lost:
        log.warning(
            "second factors and webhooks are stored in the clear", extra={"data": {"mend": "give --secret-key-file"}}
        )
    unreadable = sum(count for mark, count in found.items() if not vault.can_open(mark))
    if unreadable:
        log.error(
            "the secret key is not the one that sealed the second factors and webhooks of this database",
            extra={"data": {"unreadable": unreadable, "mend": f"put the key back ({where_keys_lie(database.url)})"}},
        )
    return vault


def check_key(key: str) -> None:
    if len(key) < SHORTEST_KEY:
        raise BadKey(f"the secret key has {len(key)} characters; it takes {SHORTEST_KEY} random ones at least")


def read_key(path: Path) -> str:
    """The key in a file that the host names."""
    try:
        key = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadKey(f"the key file {path} cannot be read ({getattr(error, 'strerror', None) or 'no text'})") from None
    check_key(key)
    if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & 0o077:
        log.warning("others on this machine may read the secret key", extra={"data": {"mend": f"chmod 600 {path}"}})
    return key


def key_file(database: URL) -> Path | None:
    """Where the key of a SQLite file lies when the host names no other place."""
    if database.get_backend_name() != "sqlite" or database.database in (None, "", ":memory:"):
        return None
    return Path(f"{os.path.realpath(str(database.database))}.key")


def _key_beside(database: URL, is_new: bool) -> str:
    """Made on the first start. A key that got lost is not made up again: its host may find it."""
    path = key_file(database)
    if path is None:
        return ""
    if not path.exists():
        if not is_new:
            return ""
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(secrets.token_urlsafe(48) + "\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise BadKey(
                f"the key file {path} cannot be made ({error.strerror}); name another with --secret-key-file"
            ) from None
    return read_key(path)


def where_keys_lie(database: URL) -> str:
    path = key_file(database)
    return f"KEMET_SECRET_KEY, --secret-key-file or {path}" if path else "KEMET_SECRET_KEY or --secret-key-file"


def sealed_there(connection: Connection) -> Counter[str]:
    """How many texts are sealed with each key."""
    found: Counter[str] = Counter()
    for column, _ in SEALED:
        for stored in connection.execute(select(column).where(column.startswith(MARK))).scalars():
            found[stored[: stored.index(".", len(MARK)) + 1]] += 1
    return found


def _seal_all(connection: Connection, vault: Vault) -> None:
    for column, purpose in SEALED:
        clear = select(column).where(column.is_not(None), column != "", ~column.startswith(MARK)).distinct()
        for text in list(connection.execute(clear).scalars()):
            closed = {column.name: vault.closed(text, purpose)}
            connection.execute(update(column.table).where(column == text).values(**closed))
