"""The end of the Day (sections 14 and 15): sacrifices, income, two temples, victory."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.control import temples_held
from kemet.engine.board.losses import SACRIFICED, lose_units
from kemet.engine.board.origins import origin
from kemet.engine.board.points import leader
from kemet.engine.board.prices import gain
from kemet.engine.board.troops import holder, units
from kemet.engine.day.victory import end_game, reason_to_end
from kemet.engine.native import i64, mypyc_attr, vec
from kemet.engine.state.choices import PASS, YES, Choices
from kemet.engine.state.codes import END_OF_DAY, NOWHERE
from kemet.engine.state.events import BY_SPACE, EV_DAY_ENDS, EV_POINT, SOURCE_SANCTUARY, SOURCE_TEMPLES, emit
from kemet.engine.state.frames import NIGHT_KIND, Context, Frame, Question, new_frame, register
from kemet.engine.state.state import State, ask, pop, push

# Steps of the end of a Day.
DELTA: Final = 0  # E1
INCOME: Final = 1  # E2
SANCTUARIES: Final = 2  # E3
TWO_TEMPLES: Final = 3  # E4
VICTORY: Final = 4  # E5

SANCTUARY_PRICE: Final = 2


@final
@mypyc_attr(acyclic=True)
class EndOfDayFrame(Frame):
    """Both sacrifices are open decisions, made in this order (B-ENDDAY-07)."""

    KIND: ClassVar[int] = 11
    SLOTS: ClassVar[tuple[str, ...]] = ("spaces_done",)

    def __init__(self, seat: i64, spaces_done: i64 = 0) -> None:
        super().__init__(seat)
        self.spaces_done = spaces_done  # in this step

    def copy(self) -> Frame:
        return EndOfDayFrame(self.seat, self.spaces_done)

    def run(self, s: State) -> None:
        if s.phase != END_OF_DAY:
            emit(s, EV_DAY_ENDS, s.day)
        s.phase = END_OF_DAY
        if self.step == DELTA:
            if s.delta_keeper >= 0:
                release_delta(s)
            self._next_sacrifice(s, s.table.temples, 1, DELTA_SACRIFICE)
        elif self.step == INCOME:
            _income(s)
            self.step = SANCTUARIES
        elif self.step == SANCTUARIES:
            self._next_sacrifice(s, s.table.sanctuaries, SANCTUARY_PRICE, SANCTUARY_SACRIFICE)
        elif self.step == TWO_TEMPLES:
            _two_temples(s)
            self.step = VICTORY
        else:
            pop(s)
            if not _is_won(s):
                push(s, new_frame(NIGHT_KIND, NOWHERE))

    def _next_sacrifice(self, s: State, spaces: vec[i64], price: i64, question: Question) -> None:
        """Ask the controller of the next space where a sacrifice is possible, or go on to the next step."""
        if self.spaces_done == len(spaces):
            self.spaces_done = 0
            self.step += 1
            return
        space = spaces[self.spaces_done]
        self.spaces_done += 1
        if question is DELTA_SACRIFICE and not s.table.sacrifice[space]:
            return
        seat = holder(s, space)
        if seat >= 0 and units(s, space, seat) >= price:
            ask(s, question, seat)


register(EndOfDayFrame)


def _space_asked_about(s: State, spaces: vec[i64]) -> i64:
    frame = s.frame
    assert isinstance(frame, EndOfDayFrame)
    return spaces[frame.spaces_done - 1]


@final
class DeltaSacrifice(Question):
    """A unit of the delta temple for prayer (B-ENDDAY-01), without recall prayer (B-ENDDAY-06).

    Without the last one the temple and its point are lost (B-ENDDAY-05).
    """

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        found.add(YES)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            return
        space = _space_asked_about(s, s.table.temples)
        if s.table.delta_point_kept and units(s, space, seat) == 1:
            s.delta_keeper = seat
        lose_units(s, space, seat, 1, SACRIFICED)
        gain(s, seat, s.table.sacrifice[space], origin(BY_SPACE, space))

    def context(self, s: State, seat: i64) -> Context:
        return {"gain": max(s.table.sacrifice)}


DELTA_SACRIFICE: Final = DeltaSacrifice(22, "delta-sacrifice")


@final
class SanctuarySacrifice(Question):
    """Two units of the Sanctuary for a victory point (B-ENDDAY-03, B-ENDDAY-08)."""

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        found.add(YES)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            return
        lose_units(s, _space_asked_about(s, s.table.sanctuaries), seat, SANCTUARY_PRICE, SACRIFICED)
        s.seats[seat].vp_sanctuary += 1
        s.scored_sanctuary |= 1 << seat
        emit(s, EV_POINT, seat, SOURCE_SANCTUARY, 1)


SANCTUARY_SACRIFICE: Final = SanctuarySacrifice(23, "sanctuary-sacrifice")


def release_delta(s: State) -> None:
    """House rule deltaVpAfterSacrifice: the point goes when somebody takes the temple."""
    for space in s.table.temples:
        if s.table.sacrifice[space] and s.troops[space]:
            s.delta_keeper = NOWHERE


def _income(s: State) -> None:
    """Every temple but the delta's (B-ENDDAY-02)."""
    for space in s.table.temples:
        seat = holder(s, space)
        if seat >= 0 and s.table.income[space]:
            gain(s, seat, s.table.income[space], origin(BY_SPACE, space))


def _two_temples(s: State) -> None:
    """One point, however many there are (B-VP-05)."""
    for seat in s.order:
        if temples_held(s, seat) >= 2:
            s.seats[seat].vp_temples += 1
            s.scored_temples |= 1 << seat
            emit(s, EV_POINT, seat, SOURCE_TEMPLES, 1, temples_held(s, seat))


def _is_won(s: State) -> bool:
    reason = reason_to_end(s)
    if reason:
        end_game(s, leader(s), reason)
    return reason != 0
