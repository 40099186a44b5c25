"""A priest among the units goes back to the path reserve (T3-UNIT-07)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.creatures import send_to_reserve
from kemet.engine.board.troops import priests_at, units
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.choices import PASS, SEND_BACK, Choices
from kemet.engine.state.codes import PRIESTS
from kemet.engine.state.events import EV_PRIEST_BACK, emit
from kemet.engine.state.frames import Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop


def add_send_back(s: State, seat: i64, found: Choices) -> None:
    """With all three priests on the board one may go back to the path reserve.

    At any moment of one's own turn outside battle; it pays nothing (T3-UNIT-08).
    """
    if s.seats[seat].priests:
        return  # one is in the path reserve already
    count: i64 = 0
    for space in range(s.table.spaces):
        count += priests_at(s, space, seat)
    if count == 0:
        return
    if s.table.reserve_counts_as_board:
        count += s.seats[seat].priests_reserve
    if count == PRIESTS:
        for space in range(s.table.spaces):
            if priests_at(s, space, seat):
                found.add(SEND_BACK + space)


def send_back(s: State, seat: i64, choice: i64) -> None:
    space = choice - SEND_BACK
    s.troops[space] -= 1 << 4 * seat
    s.priests[space] -= 1 << 4 * seat
    s.seats[seat].priests += 1
    if space == s.move_at and seat == s.active and s.move_priests > priests_at(s, space, seat):
        s.move_priests -= 1
        s.move_units -= 1
        s.move_regrouped = 0
    emit(s, EV_PRIEST_BACK, seat, space)
    if not units(s, space, seat):
        send_to_reserve(s, seat, space, False)  # T3-UNIT-09


@final
@mypyc_attr(acyclic=True)
class SendBackFrame(Frame):
    """House rule priestReturnMoment: asked when another player's turn begins."""

    KIND: ClassVar[int] = 24

    def copy(self) -> Frame:
        return SendBackFrame(self.seat)

    def run(self, s: State) -> None:
        found = s.scratch()
        add_send_back(s, self.seat, found)
        if found.count:
            ask(s, PRIEST_TO_SEND_BACK, self.seat)
        else:
            pop(s)


register(SendBackFrame)


@final
class PriestToSendBack(Question):
    refusals: ClassVar[Refusals] = {"send back": ("send-back", "T3-UNIT-07")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        add_send_back(s, seat, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            pop(s)
        else:
            send_back(s, seat, choice)


PRIEST_TO_SEND_BACK: Final = PriestToSendBack(43, "priest-to-send-back")
