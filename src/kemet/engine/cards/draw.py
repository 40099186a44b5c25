"""Drawing and discarding divine intervention cards, told to those who may know."""

from __future__ import annotations

from kemet.engine.native import i64
from kemet.engine.state.bits import count_bits, nth_bit, one_bit
from kemet.engine.state.codes import NOWHERE
from kemet.engine.state.events import EV_DRAWN, EV_DREW, EV_RESHUFFLED, tell, whisper
from kemet.engine.state.state import State, random_below


def draw(s: State, seat: i64) -> None:
    """One card into the hand, however many it holds (B-LIMIT-08); all see that, the seat sees which (B-DI-01)."""
    bit = take_from_deck(s)
    if bit < 0:
        return
    s.seats[seat].hand |= one_bit(bit)
    if s.log is not None:
        tell(s, EV_DRAWN, seat)
        whisper(s, EV_DREW, seat, s.table.card_of_bit[bit])


def take_from_deck(s: State) -> i64:
    """A random card out of the deck, or -1 if there is none; an empty deck takes the discards first (B-DI-02)."""
    if s.deck == 0:
        if s.discard == 0:
            return NOWHERE
        s.deck = s.discard
        s.discard = 0
        for seat in s.seats:
            seat.known = 0
        tell(s, EV_RESHUFFLED)
    bit = nth_bit(s.deck, random_below(s, count_bits(s.deck)))
    s.deck ^= one_bit(bit)
    return bit


def discard_open(s: State, seat: i64, bit: i64) -> None:
    """A card that all have seen leaves the seat's hand."""
    card = one_bit(bit)
    s.seats[seat].hand ^= card
    s.discard |= card
    for other in s.seats:
        other.known |= card
    s.learned += 1


def known_to_all(s: State) -> i64:
    """The discards that everybody knows to be there."""
    known = s.discard
    for seat in s.seats:
        known &= seat.known
    return known
