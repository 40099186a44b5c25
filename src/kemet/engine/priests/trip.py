"""Which priest travels before the troop moves, and where to (T3-PRIEST-01 to T3-PRIEST-07)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.native import i64, mypyc_attr
from kemet.engine.priests.path import priests_on_stop, tokens_at
from kemet.engine.priests.send_back import add_send_back, send_back
from kemet.engine.priests.stop import TripFrame
from kemet.engine.state.choices import PASS, SEND_BACK, TRIP, Choices
from kemet.engine.state.events import EV_TRIP, emit
from kemet.engine.state.frames import Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, push


@final
@mypyc_attr(acyclic=True)
class PriestFrame(Frame):
    """One priest may travel before the troop moves (T3-PRIEST-01, T3-PRIEST-02)."""

    KIND: ClassVar[int] = 19

    def copy(self) -> Frame:
        return PriestFrame(self.seat)

    def run(self, s: State) -> None:
        found = s.scratch()
        PRIEST_TO_SEND.legal(s, self.seat, found)
        if found.count > 1:
            ask(s, PRIEST_TO_SEND, self.seat)
        else:
            pop(s)


register(PriestFrame)


@final
class PriestToSend(Question):
    refusals: ClassVar[Refusals] = {"trip": ("trip", "T3-PRIEST-06"), "send back": ("send-back", "T3-UNIT-07")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        roads = s.table.roads
        first = s.path.layout * roads.starts
        if s.seats[seat].priests:
            for stop in roads.trip_stops[first]:
                found.add(TRIP + stop)
        for stop in roads.stops_of[s.path.layout]:
            if not priests_on_stop(s, stop, seat):
                continue
            for onward in roads.trip_stops[first + stop + 1]:
                found.add(TRIP + (stop + 1) * 32 + onward)
            if _may_stay(s, stop):
                found.add(TRIP + (stop + 1) * 32 + stop)
        add_send_back(s, seat, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            pop(s)
        elif choice >= SEND_BACK:
            send_back(s, seat, choice)
        else:
            start = choice - TRIP >> 5
            stop = choice - TRIP & 31
            if start == 0:
                s.seats[seat].priests -= 1
            else:
                s.path.priests[start - 1] -= 1 << 4 * seat
            s.path.priests[stop] += 1 << 4 * seat
            pop(s)
            emit(s, EV_TRIP, seat, start - 1, stop)
            push(s, TripFrame(seat, start, stop))


PRIEST_TO_SEND: Final = PriestToSend(32, "priest")


def _may_stay(s: State, stop: i64) -> bool:
    """An activation in place (T3-PRIEST-15, T3-PRIEST-16)."""
    if not s.table.in_place_anywhere and (stop != s.table.roads.ta_seti or not s.table.in_place_ta_seti):
        return False
    return tokens_at(s, stop) > 0
