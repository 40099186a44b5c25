"""Everything a person can get wrong, each with a message that names the place and the reason."""

from __future__ import annotations


class KemetError(ValueError):
    """The base of all errors of this library that bad input can cause. The game is unchanged."""


def require_text(given: object, what: str, kind: type[KemetError]) -> None:
    """Refuse a path, bytes or nothing at all where a text belongs."""
    if not isinstance(given, str):
        raise kind(f"{what} is a text, not {given!r:.80}")


class IllegalChoice(KemetError):
    """The choice cannot be played now; the text says why."""


class NotationError(KemetError):
    """A text that is no choice at all. `key` and `values` say the same as data, for sentences in any language."""

    def __init__(self, text: str, key: str = "", **values: str | int):
        super().__init__(text)
        self.key = key
        self.values = values


class RecordError(KemetError):
    """A game record that cannot be read or does not replay."""


class SaveError(KemetError):
    """A saved game that cannot be read."""


class PositionError(KemetError):
    """A position text that cannot be read, or describes an impossible position."""


class SetupError(KemetError):
    """Options that do not go together or do not exist. `reason` says the same as data, where the game refuses them."""

    def __init__(self, text: str, reason: object = None):
        super().__init__(text)
        self.reason = reason
