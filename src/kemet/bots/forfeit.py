"""A bot outside this process that cannot play on has lost; the game is decided without it."""

from __future__ import annotations

from kemet.errors import KemetError

MAX_SAID = 200


class Forfeit(KemetError):
    """Why a bot lost before the end: it crashed, was silent, chose something illegal, or could not be understood."""


def shortened(text: str | bytes) -> str:
    """What a stranger wrote, fit for one line of a terminal."""
    known = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    seen = " ".join("".join(sign if sign.isprintable() else " " for sign in known[: 4 * MAX_SAID]).split())
    return seen if len(seen) <= MAX_SAID else f"{seen[:MAX_SAID]}…"
