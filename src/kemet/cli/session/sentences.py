"""Events as sentences, in the language of the moment."""

from __future__ import annotations

from collections.abc import Iterable

from kemet.picture import words
from kemet.telling.events import Event
from kemet.telling.saying import story_of


def sentences(events: Iterable[Event]) -> list[str]:
    """One sentence per event; what belongs together stays together."""
    return [words.fill(saying) for saying in story_of(events)]
