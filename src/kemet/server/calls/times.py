"""When a call may go out: not in quiet hours, not more often than was asked for."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from kemet.server.store.calls import StoredCalling

#: Seconds between two messages to the same place at the least, whatever happens at however many tables.
LEAST = 60.0
MINUTE = 60.0


def is_zone(name: str) -> bool:
    """A name such as Europe/Warsaw that this machine knows."""
    return isinstance(_zone(name), ZoneInfo)


def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name) if name else UTC
    except (OSError, ValueError, KeyError):  # no file, no fitting name, no such zone
        return UTC


def next_time(calling: StoredCalling, now: float) -> float:
    """The first moment from now on at which this person wants to be called."""
    earliest = calling.called + max(LEAST, calling.digest * MINUTE) if calling.called else now
    return _after_quiet(calling, max(now, earliest))


def _after_quiet(calling: StoredCalling, at: float) -> float:
    start, end = calling.quiet_from, calling.quiet_until
    if start is None or end is None or start == end:
        return at
    there = datetime.fromtimestamp(at, _zone(calling.zone))
    minute = there.hour * 60 + there.minute
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not is_quiet:
        return at
    morning = there.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if morning <= there:
        morning += timedelta(days=1)  # on the clock of that place, also when it is changed meanwhile
    return max(at, morning.timestamp())
