"""Secrets: made here, shown once, stored only as hashes."""

from __future__ import annotations

import functools
import hashlib
import hmac
import re
import secrets


def new_id() -> str:
    """An unguessable name of a table: 128 bits. No leading dash: it would look like an option of a command."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def is_id(text: str) -> bool:
    """Can this be the name of a table? Anything else never reaches the database."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,32}", text) is not None


def new_secret() -> str:
    """A key to a seat or a session: 256 bits."""
    return secrets.token_urlsafe(32)


def new_seed() -> str:
    return secrets.token_hex(32)


def hash_of(secret: str) -> str:
    """Secrets have 256 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def fits(secret: str, stored_hash: str | None) -> bool:
    return stored_hash is not None and hmac.compare_digest(hash_of(secret), stored_hash)


def new_salt() -> str:
    return secrets.token_hex(16)


def seed_hash(salt: str, seed: str) -> str:
    """A promise, published before the first choice: nobody can find the seed from it, however short the seed is,
    because the salt has 128 random bits; and nobody can find another pair of salt and seed that fits."""
    return hashlib.sha256(f"{salt}:{seed}".encode() if salt else seed.encode()).hexdigest()


@functools.lru_cache(maxsize=10_000)  # asked for when the question is shown and when it is answered
def prompt_id(key: bytes, seat: int, began: int) -> str:
    """An opaque name of a question. The number of the entry must not be readable: it counts hidden choices."""
    return hmac.digest(key, f"{seat}:{began}".encode(), "sha256").hex()[:24]


def stop_token(key: str, calling: str) -> str:
    """The way out of one's mails: it names what to stop and cannot be made up."""
    return f"{calling}.{hmac.digest(key.encode(), calling.encode(), 'sha256').hex()[:32]}"


def stopped_by(key: str, token: str) -> str | None:
    """What this token stops, or None."""
    calling = token.partition(".")[0]
    return calling if hmac.compare_digest(token.encode(), stop_token(key, calling).encode()) else None
