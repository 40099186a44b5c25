"""The text form of every choice, both ways: docs/notation.md."""

from kemet.telling.notation.notation import CARD_VERBS, RESERVE, SPACE_VERBS, VERBS, Choice, describe, read, write

__all__ = ["CARD_VERBS", "RESERVE", "SPACE_VERBS", "VERBS", "Choice", "describe", "read", "write"]
