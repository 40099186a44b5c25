"""What happened, as named records for one viewer."""

from kemet.telling.events.events import ALL_SEEING, KINDS, TOKENS, Event, Value, count_for, events_for

__all__ = ["ALL_SEEING", "KINDS", "TOKENS", "Event", "Value", "count_for", "events_for"]
