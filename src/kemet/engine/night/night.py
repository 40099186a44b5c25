"""The Night step by step; `Table.night_next` says which step follows, modules included."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.points import total_points
from kemet.engine.board.prices import gain
from kemet.engine.day.turn import DayFrame
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.night.cards import night_card
from kemet.engine.night.dawn import DawnFrame
from kemet.engine.night.powers import NightPowersFrame, powers_at_night
from kemet.engine.priests.path import refill
from kemet.engine.priests.seals import SealsFrame
from kemet.engine.state.bits import count_bits
from kemet.engine.state.choices import SEAT_AT, Choices
from kemet.engine.state.codes import (
    IN_HAND,
    NIGHT,
    NIGHT_CARDS,
    NIGHT_DAWN,
    NIGHT_ENDS,
    NIGHT_POWERS,
    NIGHT_PRAYER,
    NIGHT_REFILL,
    NIGHT_SEALS,
    NIGHT_TOKENS,
    NIGHT_TURN_ORDER,
    NO_TOKEN,
    NOWHERE,
)
from kemet.engine.state.events import BY_NIGHT, EV_NIGHT, emit, tell_order
from kemet.engine.state.frames import NIGHT_KIND, Frame, Question, Refusals, first_of, register
from kemet.engine.state.state import REGULAR_TOKENS, State, ask, pop, push, zeros

NIGHT_GAIN: Final = 2


@final
@mypyc_attr(acyclic=True)
class NightFrame(Frame):
    """Its seat is the one that chooses the turn order, once that is known."""

    KIND: ClassVar[int] = NIGHT_KIND
    SLOTS: ClassVar[tuple[str, ...]] = ("seats_done", "placed", "new_order")

    def __init__(self, seat: i64, seats_done: i64 = 0, placed: i64 = 0, new_order: i64 = 0) -> None:
        super().__init__(seat)
        self.seats_done = seats_done  # in this step
        self.placed = placed  # bit set of the seats that have a place in the new turn order
        self.new_order = new_order  # those seats, three bits each

    def copy(self) -> Frame:
        return NightFrame(self.seat, self.seats_done, self.placed, self.new_order)

    def run(self, s: State) -> None:
        step = self.step
        if step == NIGHT_CARDS or step == NIGHT_POWERS or step == NIGHT_SEALS:
            self._each_in_turn(s)
        elif step == NIGHT_TURN_ORDER:
            self._choose_order(s)
        elif step == NIGHT_ENDS:
            pop(s)
            push(s, DayFrame(NOWHERE))
        else:
            self._next_step(s)
            if step == NIGHT_TOKENS:
                _tokens_back(s)
            elif step == NIGHT_PRAYER:
                _night_prayer(s)
            elif step == NIGHT_REFILL and s.day:  # T3-REFILL-05
                refill(s)
            elif step == NIGHT_DAWN and s.day:  # T2-DAWN-01
                push(s, DawnFrame(NOWHERE))

    def _next_step(self, s: State) -> None:
        self.step = s.table.night_next[self.step]
        self.seats_done = 0

    def _each_in_turn(self, s: State) -> None:
        """One seat after the other, in turn order."""
        if self.seats_done == s.table.players:
            self._next_step(s)
            return
        seat = s.order[self.seats_done]
        self.seats_done += 1
        if self.step == NIGHT_CARDS:
            night_card(s, seat)
        elif self.step == NIGHT_POWERS:
            push(s, NightPowersFrame(seat, powers_at_night(s, seat)))
        else:
            push(s, SealsFrame(seat))

    def _choose_order(self, s: State) -> None:
        """The chooser places all but the last, seat by seat (B-NIGHT-07)."""
        if s.day == 0:
            self._next_step(s)  # the order drawn stands (B-NIGHT-09)
        elif count_bits(self.placed) < s.table.players - 1:
            if self.seat < 0:
                self.seat = order_chooser(s)
            ask(s, TURN_ORDER, self.seat)
        else:
            self._set_order(s)
            self._next_step(s)

    def _set_order(self, s: State) -> None:
        order = zeros(s.table.players)
        for place in range(s.table.players - 1):
            order[place] = self.new_order >> 3 * place & 7
        for seat in range(s.table.players):
            if not self.placed >> seat & 1:
                order[s.table.players - 1] = seat
        s.order = order
        tell_order(s)


register(NightFrame)


def _tokens_back(s: State) -> None:
    """B-NIGHT-12."""
    s.phase = NIGHT
    s.active = NOWHERE
    s.scored_temples = 0
    s.scored_sanctuary = 0
    emit(s, EV_NIGHT, s.day)
    for mine in s.seats:
        mine.tokens = REGULAR_TOKENS
        mine.placed = 0
        if mine.silver != NO_TOKEN:
            mine.silver = IN_HAND
        if mine.gold != NO_TOKEN:
            mine.gold = IN_HAND


def _night_prayer(s: State) -> None:
    """Two, and what tiles add, as one gain (B-NIGHT-01)."""
    for seat in s.order:
        gain(s, seat, NIGHT_GAIN + s.seats[seat].powers.night_prayer, BY_NIGHT, "night_prayer")


# --- N4: turn order -----------------------------------------------------------------------------------------------


def order_chooser(s: State) -> i64:
    """Fewest points; among equals the earliest in the old order (B-NIGHT-07, B-NIGHT-08)."""
    chooser = s.order[0]
    for seat in s.order:
        if total_points(s, seat) < total_points(s, chooser):
            chooser = seat
    return chooser


@final
class TurnOrder(Question):
    refusals: ClassVar[Refusals] = {"next": ("in-order", "B-NIGHT-07")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, NightFrame)
        for other in range(s.table.players):
            if not frame.placed >> other & 1:
                found.add(SEAT_AT + other)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, NightFrame)
        place = count_bits(frame.placed)
        frame.placed |= 1 << (choice - SEAT_AT)
        frame.new_order |= (choice - SEAT_AT) << 3 * place

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        """The order stays as it is."""
        return first_of(choices, [SEAT_AT + other for other in s.order])


TURN_ORDER: Final = TurnOrder(14, "turn-order")
