"""Notices between processes are sealed. In PostgreSQL all who may connect to a database may listen to its notices and
send some, whatever tables they may read; and notices hold what is chosen face down, and the ids of private tables."""

from __future__ import annotations

import base64
import hashlib
import os

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection

from kemet.server.auth.tokens import new_secret
from kemet.server.store.calls import host_key

NONCE = 12


class Forged(ValueError):
    """Nobody who may read the tables has sent this."""


class Seal:
    """Closes and opens texts with the key of this host; the sender stands outside and cannot be changed either."""

    def __init__(self, key: str):
        self._cipher = AESGCM(hashlib.sha256(key.encode()).digest())
        self._names = hashlib.sha256(b"names " + key.encode()).digest()

    def closed(self, text: str, sender: str) -> str:
        nonce = os.urandom(NONCE)
        return base64.b64encode(nonce + self._cipher.encrypt(nonce, text.encode(), sender.encode())).decode()

    def opened(self, sealed: str, sender: str) -> str:
        try:
            raw = base64.b64decode(sealed, validate=True)
            return self._cipher.decrypt(raw[:NONCE], raw[NONCE:], sender.encode()).decode()
        except (InvalidTag, ValueError):
            raise Forged("this notice is not one of ours") from None

    def name_of(self, text: str) -> str:
        """A name that all who have the key give to this text, and from which nobody finds it."""
        return hashlib.blake2b(text.encode(), key=self._names, digest_size=16).hexdigest()


def seal_of(connection: Connection) -> Seal:
    """The seal that all processes of this database share; the first one makes it."""
    return Seal(host_key(connection, "news", new_secret()))
