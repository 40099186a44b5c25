"""Drawing and discarding divine intervention cards, shown to those who may know."""

from __future__ import annotations

from kemet.engine.native import i64
from kemet.engine.state.bits import count_bits, nth_bit, one_bit
from kemet.engine.state.codes import NOWHERE
from kemet.engine.state.events import EV_DRAWN, EV_DREW, EV_RESHUFFLED, emit, emit_to
from kemet.engine.state.state import State, random_below


def draw(s: State, seat: i64, why: i64) -> None:
    """One card into the hand, however many it holds (B-LIMIT-08, S-DI-01); only its owner sees which (B-DI-01)."""
    bit = take_from_deck(s, seat)
    if bit < 0:
        return
    s.seats[seat].hand |= one_bit(bit)
    if s.log is not None:
        emit(s, EV_DRAWN, seat, why)
        emit_to(s, EV_DREW, seat, s.table.card_of_bit[bit])


def take_from_deck(s: State, seat: i64) -> i64:
    """A random card out of the seat's deck, or -1 if there is none; an empty deck takes its discards first (B-DI-02).

    With Seth either side has a deck of its own (S-NIGHT-09, S-CLAR-67), also for what tiles draw (S-SETHBASE-04).
    """
    own = s.table.deck_of[seat]
    if s.deck & own == 0:
        if s.discard & own == 0:
            return NOWHERE
        s.deck |= s.discard & own
        s.discard &= ~own
        for each in s.seats:
            each.known &= ~own
        emit(s, EV_RESHUFFLED, s.table.deck_number[seat])
    deck = s.deck & own
    bit = nth_bit(deck, random_below(s, count_bits(deck)))
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
