"""The printed components of one table as JSON-ready data."""

from kemet.game.facts.facts import facts

__all__ = ["facts"]
