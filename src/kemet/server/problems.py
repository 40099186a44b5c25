"""What can be wrong with a request, as a word for programs and a sentence for people."""

from __future__ import annotations

STATUS = {
    "malformed": 400,
    "weak": 400,
    "unauthorised": 401,
    "code-needed": 401,
    "forbidden": 403,
    "spectator": 403,
    "unknown": 404,
    "chat-closed": 409,
    "not-possible": 409,
    "stale": 409,
    "illegal": 409,
    "not-asked": 409,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "not-stored": 503,
}

#: Seconds after which the same request may do better.
WAIT = {"too-fast": 10, "not-stored": 5}


class Problem(Exception):
    """A request or message that is refused; nothing has changed."""

    def __init__(self, error: str, reason: str, retry_after: int | None = None):
        super().__init__(reason)
        self.error = error
        self.reason = reason
        self.retry_after = WAIT.get(error) if retry_after is None else retry_after

    @property
    def status(self) -> int:
        return STATUS[self.error]

    @property
    def headers(self) -> dict[str, str]:
        """When it is worth trying again, for programs that ask."""
        return {"Retry-After": str(self.retry_after)} if self.retry_after is not None else {}
