"""The text form of every choice, both ways: docs/notation.md."""

from kemet.telling.notation.notation import Choice, describe, read, write

__all__ = ["Choice", "describe", "read", "write"]
