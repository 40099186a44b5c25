"""Where a request comes from: our own pages, programs, or another site."""

from __future__ import annotations

from urllib.parse import urlsplit

COOKIE = "kemet_session"


def same_origin(headers: dict[str, str]) -> bool:
    """Programs send no Origin; browsers cannot leave it out or forge it."""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = headers.get("host", "").lower()
    try:
        from_host = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return origin != "null" and from_host in (host, headers.get("x-forwarded-host", host).lower())
