"""What every effect of a card has: when the card can be played, and what it then does."""

from __future__ import annotations

from typing import Final

from kemet.content.records import ALL_EFFECTS as NAMES
from kemet.engine.native import i64, vec
from kemet.engine.state.choices import CARD, Choices
from kemet.engine.state.state import State


class Effect:
    """One effect. Those that only count in battle need neither verb."""

    def add_choices(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        """The ways to play a card of this kind now; it is held and can be paid (B-DI-08)."""
        found.add(CARD + kind)

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        """The card takes effect; `space` is what it was aimed at, -1: nothing."""


#: By their place in content.records.EFFECTS.
EFFECTS: Final = vec[Effect]([Effect() for _ in NAMES])


def register(name: str, effect: Effect) -> None:
    """From now on cards whose record names this effect do this."""
    EFFECTS[NAMES.index(name)] = effect
