"""What all explanations of choices share: the state, who is asked, and words for spaces, troops and prices."""

from __future__ import annotations

from kemet.cli import words
from kemet.cli.words import TEXTS
from kemet.engine import names  # MISSING
from kemet.engine.board.troops import creature_at, priests_at, units
from kemet.engine.day.travel import entry_fee
from kemet.engine.names import SEAT  # MISSING
from kemet.engine.state.state import State
from kemet.notation import Choice

say = TEXTS.say


class Explaining:
    """The choices of one seat at one moment."""

    def __init__(self, state: State, seat: int, question: str):
        self.s = state
        self.seat = seat
        self.mine = s.seats[seat]
        self.question = question

    def _space(self, choice: Choice) -> int:
        return self.s.table.space_ids.index(str(choice.fields["space"]))

    def _name(self, space: int) -> str:
        return words.space(self.s.table.space_ids[space])

    def _troop(self, space: int, seat: int) -> str:
        number = creature_at(self.s, space, seat)
        creature = self.s.table.creature_ids[number] if number >= 0 else None
        priests = priests_at(self.s, space, seat) if self.s.priests else 0
        return words.troop(units(self.s, space, seat), creature, priests)

    def _enemy(self, space: int) -> int:
        """The other seat with units there, or -1."""
        others = [seat for seat in range(self.s.table.players) if seat != self.seat and units(self.s, space, seat)]
        return others[0] if others else -1

    def _costs(self, what: str, price: int) -> str:
        return say("choice-costs", what=what, price=price) if price else say("choice-free", what=what)

    def _entry(self, space: int, what: str) -> str:
        """What entering brings before a battle: the Sphinx's fee, Dedication, a Trap (T-X-01)."""
        s = self.s
        enemy = self._enemy(space)
        if not s.table.modules or enemy < 0:
            return what
        if fee := entry_fee(s, self.seat, space):
            what = say("choice-fee", what=what, price=fee)
        if gain := s.seats[self.base + names.M_PRAYER_PER_ENTRY]:
            what = say("choice-dedication", what=what, prayer=gain)
        if traps := s.seats[enemy].powers.trap:
            what = say("choice-trap", what=what, units=words.units(traps))
        return what
