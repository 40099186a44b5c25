"""The second factor: six digits of an app on one's telephone that change every half minute (RFC 6238)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from urllib.parse import quote

STEP = 30
DIGITS = 6
#: Clocks of telephones may be off by a step.
DRIFT = 1
RECOVERY_CODES = 8


def new_totp_secret() -> str:
    """160 bits in the alphabet that apps expect."""
    return base64.b32encode(secrets.token_bytes(20)).decode()


def code_at(secret: str, step: int) -> str:
    digest = hmac.new(base64.b32decode(secret), step.to_bytes(8, "big"), hashlib.sha1).digest()
    place = digest[-1] & 15
    number = int.from_bytes(digest[place : place + 4], "big") & 0x7FFFFFFF
    return f"{number % 10**DIGITS:0{DIGITS}}"


def fitting_step(secret: str, code: str, now: float, after: int) -> int | None:
    """The step of a code that is right now and later than the last one used: nobody can use a code again."""
    present = int(now) // STEP
    found = None
    for step in range(present - DRIFT, present + DRIFT + 1):
        if hmac.compare_digest(code_at(secret, step).encode(), code.encode()) and step > after:
            found = step
    return found


def address_for_apps(secret: str, name: str) -> str:
    """What the app reads from a picture or a link."""
    return f"otpauth://totp/Kemet:{quote(name, safe='')}?secret={secret}&issuer=Kemet&digits={DIGITS}&period={STEP}"


def new_recovery_codes() -> list[str]:
    """For a lost telephone: 64 random bits each, good for one time."""
    return ["-".join(secrets.token_hex(4) for _ in range(2)) for _ in range(RECOVERY_CODES)]
