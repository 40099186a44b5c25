"""What may be wrong with a bot spec."""

from __future__ import annotations

from kemet.errors import KemetError


class SpecError(KemetError):
    """A bot spec that names no bot; the text says why."""

    def __init__(self, spec: str, problem: str):
        super().__init__(f"bot {spec!r}: {problem}")
        self.spec = spec


class UnknownBot(SpecError):
    """Nobody has this name."""

    def __init__(self, spec: str, known: tuple[str, ...]):
        self.known = ", ".join(known)
        super().__init__(spec, f"there is no such bot; known are {self.known}")
