"""What can be wrong with a request, as a word for programs and a sentence for people."""

from __future__ import annotations

STATUS = {
    "malformed": 400,
    "unauthorised": 401,
    "forbidden": 403,
    "spectator": 403,
    "unknown": 404,
    "not-possible": 409,
    "stale": 409,
    "illegal": 409,
    "not-asked": 409,
    "too-large": 413,
    "too-fast": 429,
}


class Problem(Exception):
    """A request or message that is refused; nothing has changed."""

    def __init__(self, error: str, reason: str):
        super().__init__(reason)
        self.error = error
        self.reason = reason

    @property
    def status(self) -> int:
        return STATUS[self.error]
