"""What happened, as sayings: one per event, and what belongs together told together.

>>> from kemet.telling.events import Event
>>> story = Story()
>>> for event in [Event("placed", {"seat": 0, "space": "A1", "price": 1, "origin": "recruiting"})] * 2:
...     line = story.tell(event)
>>> line.takes_back, line.sayings[0].values["units"]
(1, Saying(key='count-units', values={'count': 2}))
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kemet.telling.events import Event, Value
from kemet.telling.saying.event_values import refilled_together, saying_of
from kemet.telling.saying.sayings import Saying, say

#: Said by other sentences, or too small to mention.
SMALL_TALK = ("turn_end",)
#: A token is placed, and what comes next if nothing came of it: its row had to be filled, or the purse is full.
LAID = ("token", "common_token", "seth_token")
AFTER_IT = (*LAID, "turn", "later", "step_of_day", "day_ends")


@dataclass(frozen=True)
class StoryEntry:
    """What an event adds to a story: how many of the last sentences are taken back, and those that follow."""

    takes_back: int
    sayings: tuple[Saying, ...]


NOTHING = StoryEntry(0, ())


class Story:
    """Events told in order. What an event adds depends only on those before it."""

    def __init__(self) -> None:
        self._last: Event | None = None
        self._refilled: list[Event] = []
        self._jump: Event | None = None

    def tell(self, event: Event) -> StoryEntry:
        last = self._last
        if event.kind != "refilled":
            self._refilled = []
        if event.kind in SMALL_TALK or event.fields.get("gained") == 0:
            return NOTHING
        if event.kind == "refilled":
            return self._refill(event)
        if event.kind == "teleport":
            self._jump = event
        elif event.kind == "step" and self._jump and _same(self._jump, event, "seat", "from", "to"):
            self._jump = None
            return NOTHING  # the step of a teleport
        if last is None:
            return self._say(0, event)
        if last.kind in LAID and event.kind in AFTER_IT:
            self._last = event
            return StoryEntry(1, (say("event-idle", line=saying_of(last)), saying_of(event)))
        if event.kind == "drew" and last.kind == "drawn":
            others = [seat for seat in _seats(last) if seat != event.fields["seat"]]
            known = Event("drew", event.fields | {"origin": last.fields["origin"]})
            return self._say(1, *([_drawn(others, last)] if others else []), known)
        if event.kind == "drew" and last.kind == "recovered":
            return self._say(1, Event("recovered", event.fields))
        if event.kind == "drawn" and last.kind == "drawn" and _same(last, event, "origin"):
            if not set(_seats(last)) & set(_seats(event)):
                return self._say(1, _drawn(_seats(last) + _seats(event), last))
        if event.kind in ("sealed", "masked") and last.kind == "used" and _same(last, event, "seat"):
            return self._say(1, event)  # the object is named by what it does
        if event.kind == "turn" and last.kind == "step_of_day" and last.fields["step_kind"] == "seth":
            return NOTHING  # Seth's turn is the step of the track
        if event.kind == "point" and last.kind == "took" and last.fields["path_token"] is None:
            return self._say(1, event)
        if event.kind == "placed" and last.kind == "placed" and _same(last, event, "seat", "space", "origin"):
            return self._say(1, Event("placed", last.fields | _together(last, event)))
        return self._say(0, event)

    def _refill(self, event: Event) -> StoryEntry:
        """Tokens that come to the path share one sentence."""
        self._last = event
        self._refilled.append(event)
        if len(self._refilled) == 1:
            return self._say(0, event)
        return StoryEntry(1, (refilled_together(self._refilled),))

    def _say(self, takes_back: int, *events: Event) -> StoryEntry:
        self._last = events[-1]
        return StoryEntry(takes_back, tuple(saying_of(event) for event in events))


def story_of(events: Iterable[Event]) -> list[Saying]:
    """The whole story of some events."""
    story, told = Story(), list[Saying]()
    for event in events:
        new = story.tell(event)
        told[len(told) - new.takes_back :] = new.sayings
    return told


def _drawn(seats: list[int], like: Event) -> Event:
    return Event("drawn", like.fields | {"seat": seats if len(seats) > 1 else seats[0]})


def _together(last: Event, event: Event) -> dict[str, Value]:
    """Units placed one by one, and what they cost."""
    units, price = int(str(last.fields.get("units", 1))), int(str(last.fields["price"]))
    return {"units": units + 1, "price": price + int(str(event.fields["price"]))}


def _seats(event: Event) -> list[int]:
    seats = event.fields["seat"]
    return seats if isinstance(seats, list) else [int(str(seats))]


def _same(first: Event, second: Event, *fields: str) -> bool:
    return all(first.fields[field] == second.fields[field] for field in fields)
