"""Divine Memory: a card of one's choice comes back from the discards (T5-CARD-DIVMEMORY)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.cards.effect import Effect
from kemet.engine.cards.effect import register as register_effect
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.bits import count_bits, lowest_bit, one_bit
from kemet.engine.state.choices import CARD, RECOVER, Choices
from kemet.engine.state.codes import E_REMEMBER
from kemet.engine.state.events import EV_DREW, EV_RECOVERED, emit, emit_to
from kemet.engine.state.frames import Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, push


@final
class Remember(Effect):
    def add_choices(self, s: State, seat: i64, kind: i64, found: Choices) -> None:
        if _may_find_one(s, seat):
            found.add(CARD + kind)

    def work(self, s: State, seat: i64, kind: i64, space: i64) -> None:
        push(s, RecoverFrame(seat))


def _may_find_one(s: State, seat: i64) -> bool:
    """For all this seat knows, a card it may take lies in the discards."""
    own = s.discard & s.table.deck_of[seat]  # of the player's own deck (S-DI-ALL-DIVINE-MEMORY)
    if s.table.memory_chain and not s.remembered:
        return own != 0
    return own & ~(s.seats[seat].known & s.table.memory_mask) != 0


register_effect("remember", Remember())


@final
@mypyc_attr(acyclic=True)
class RecoverFrame(Frame):
    KIND: ClassVar[int] = 21

    def copy(self) -> Frame:
        return RecoverFrame(self.seat)

    def run(self, s: State) -> None:
        own = s.table.deck_of[self.seat]
        s.seats[self.seat].known = s.seats[self.seat].known & ~own | s.discard & own  # they look through the discards
        s.learned += 1
        if _cards_to_recover(s, self.seat):
            ask(s, RECOVER_CARD, self.seat)
        else:
            pop(s)


register(RecoverFrame)


def _cards_to_recover(s: State, seat: i64) -> i64:
    """Any discard but the other Divine Memory (T-X-25)."""
    cards = s.discard & s.table.deck_of[seat]
    if not s.table.memory_chain or s.remembered or count_bits(cards & s.table.memory_mask) < 2:
        cards &= ~s.table.memory_mask  # not the card just played, and never the other one but by house rule
    return cards


@final
class RecoverCard(Question):
    secret: ClassVar[bool] = True
    from_discard: ClassVar[bool] = True
    refusals: ClassVar[Refusals] = {"recover": ("recover", "T5-CARD-DIVMEMORY")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        cards = _cards_to_recover(s, seat)
        for kind in range(len(s.table.card_mask)):
            if cards & s.table.card_mask[kind]:
                found.add(RECOVER + kind)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        """Nobody else sees which card it was, so the others know the discards no longer."""
        pop(s)
        kind = choice - RECOVER
        if s.table.card_effect[kind] == E_REMEMBER:
            s.remembered = 1
        own = s.table.deck_of[seat]
        bit = lowest_bit(s.discard & s.table.card_mask[kind])
        s.discard ^= one_bit(bit)
        mine = s.seats[seat]
        mine.hand |= one_bit(bit)
        for other in s.seats:
            other.known &= ~own
        mine.known |= s.discard & own
        s.learned += 1
        emit(s, EV_RECOVERED, seat)
        emit_to(s, EV_DREW, seat, kind)


RECOVER_CARD: Final = RecoverCard(38, "card-to-recover")
