"""A trip under way (T3-PRIEST-05 to T3-PRIEST-14): the road, the tokens at the stop, a place among the units."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.losses import destroy_units, may_be_struck
from kemet.engine.board.origins import origin
from kemet.engine.board.prices import gain
from kemet.engine.board.troops import holder, priests_at, troops_of, units
from kemet.engine.cards.draw import draw
from kemet.engine.day.recruit import ON_THE_ROAD, PlaceFrame, can_place, open_spaces
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.priests.path import tokens_at
from kemet.engine.state.bits import one_bit
from kemet.engine.state.choices import KILL, PASS, REPLACE, TAKE, Choices
from kemet.engine.state.codes import NOWHERE
from kemet.engine.state.events import BY_ROAD, BY_TOKEN, EV_POINT, EV_PRIEST, EV_TEMPORARY, EV_TOOK, SOURCE_PATH, emit
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.roads import (
    SYMBOL_CARD,
    SYMBOL_KILL,
    SYMBOL_MOVE,
    SYMBOL_PRAYER,
    SYMBOL_TOKEN,
    SYMBOL_UNIT,
)
from kemet.engine.state.state import State, ask, pop, push

SKILL: Final = 2  # the slot of skills

# Steps of a trip.
TRAVELLING: Final = 0
AT_THE_STOP: Final = 1
AS_A_UNIT: Final = 2


@final
@mypyc_attr(acyclic=True)
class TripFrame(Frame):
    """A priest on the path; `start` 0 is the path reserve, otherwise the stop it came from plus one."""

    KIND: ClassVar[int] = 20
    SLOTS: ClassVar[tuple[str, ...]] = ("way", "symbols_done")

    def __init__(self, seat: i64, start: i64 = 0, stop: i64 = 0, symbols_done: i64 = 0) -> None:
        super().__init__(seat)
        self.start = start
        self.stop = stop
        self.symbols_done = symbols_done

    @property
    def way(self) -> int:
        """Start and stop as one number, for saves."""
        return self.start << 5 | self.stop

    @way.setter
    def way(self, value: int) -> None:
        self.start = value >> 5
        self.stop = value & 31

    def copy(self) -> Frame:
        return TripFrame(self.seat, self.start, self.stop, self.symbols_done)

    def run(self, s: State) -> None:
        seat = self.seat
        if self.step == TRAVELLING:
            symbols = self.symbols(s)
            if self.symbols_done == 0:
                _prayer_of_the_road(s, seat, symbols)
            if self.symbols_done == len(symbols):
                self.step = AT_THE_STOP
            else:
                self.symbols_done += 1
                _symbol(s, seat, symbols[self.symbols_done - 1])  # in the order of travel (T3-PRIEST-08)
        elif self.step == AT_THE_STOP:
            if tokens_at(s, self.stop):
                ask(s, TAKE_TOKENS, seat)
            else:
                pop(s)  # it stays (T3-PRIEST-17)
        elif troops_of(s, seat):
            ask(s, UNIT_TO_REPLACE, seat)
        else:
            pop(s)
            s.seats[seat].reserve += 1
            s.seats[seat].priests_reserve += 1
            emit(s, EV_PRIEST, seat, NOWHERE)

    def symbols(self, s: State) -> list[int]:
        """The symbols of the trip; an activation in place travels nowhere."""
        if self.start == self.stop + 1:
            return []
        roads = s.table.roads
        number = s.path.layout * roads.starts + self.start
        place: i64 = 0
        while roads.trip_stops[number][place] != self.stop:
            place += 1
        return roads.trip_symbols[number][place]


register(TripFrame)


# --- on the road ----------------------------------------------------------------------------------------------------


def _prayer_of_the_road(s: State, seat: i64, symbols: list[int]) -> None:
    """All prayer symbols between two stops are one gain (T3-ROAD-PP, T1-DSTR-02)."""
    total: i64 = 0
    for symbol in symbols:
        if symbol >> 3 == SYMBOL_PRAYER:
            total += symbol & 7
    if total:
        gain(s, seat, total, BY_ROAD)


def _symbol(s: State, seat: i64, symbol: i64) -> None:
    kind = symbol >> 3
    amount = symbol & 7
    if kind == SYMBOL_UNIT:  # T3-ROAD-UNIT
        if can_place(s, seat, open_spaces(s, seat, False)):
            push(s, PlaceFrame(seat, ON_THE_ROAD, amount, why=BY_ROAD))
    elif kind == SYMBOL_CARD:  # T3-ROAD-DI
        for _ in range(amount):
            draw(s, seat, BY_ROAD)
    elif kind == SYMBOL_KILL:  # T3-ROAD-KILL
        if _somebody_to_kill(s, seat):
            ask(s, UNIT_TO_DESTROY, seat)
    elif kind == SYMBOL_MOVE:  # T3-ROAD-MOVE
        s.move_bonus += amount
    elif kind == SYMBOL_TOKEN:  # T3-ROAD-TOKEN
        s.temporary |= 1 << amount
        emit(s, EV_TEMPORARY, seat, amount)


def _somebody_to_kill(s: State, seat: i64) -> bool:
    for space in range(s.table.spaces):
        if may_be_struck(s, seat, space):
            return True
    return False


@final
class UnitToDestroy(Question):
    refusals: ClassVar[Refusals] = {"kill": ("kill", "T3-ROAD-KILL")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        for space in range(s.table.spaces):
            if may_be_struck(s, seat, space):
                found.add(KILL + space)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice != PASS:
            space = choice - KILL
            destroy_units(s, space, holder(s, space), 1, BY_ROAD)


UNIT_TO_DESTROY: Final = UnitToDestroy(33, "unit-to-destroy")


# --- at the stop ----------------------------------------------------------------------------------------------------


@final
class TakeTokens(Question):
    """Nothing, or a non-empty choice of the tokens there (T3-PRIEST-10, T3-PRIEST-11)."""

    refusals: ClassVar[Refusals] = {"take": ("take", "T3-PRIEST-11")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, TripFrame)
        there = tokens_at(s, frame.stop)
        found.add(PASS)
        taken: i64 = 1
        while taken <= there:
            if taken & ~there == 0 and (s.table.take_part or taken == there):
                found.add(TAKE + taken)
            taken += 1

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, TripFrame)
        if choice == PASS:
            pop(s)
            return
        slots = s.table.roads.stops[frame.stop]
        skilled = False
        for number in range(len(slots)):
            if choice - TAKE >> number & 1:
                slot = slots[number]
                token = s.path.slots[slot] - 1
                s.path.slots[slot] = 0
                if _take(s, seat, token):
                    skilled = True
        s.path.priests[frame.stop] -= 1 << 4 * seat
        if skilled:
            frame.step = AS_A_UNIT
        else:
            s.seats[seat].priests += 1  # T3-PRIEST-12, T3-PRIEST-14
            pop(s)

    def context(self, s: State, seat: i64) -> Context:
        return {"stop": taking_at(s)}


TAKE_TOKENS: Final = TakeTokens(34, "tokens-to-take")


def taking_at(s: State) -> str | None:
    """The stop whose tokens a priest may take now."""
    frame = s.frame
    if s.question is not TAKE_TOKENS or not s.waiting or not isinstance(frame, TripFrame):
        return None
    return s.table.roads.stop_ids[frame.stop]


def _take(s: State, seat: i64, token: i64) -> bool:
    """One token off the path; True if it is a skill (PA5)."""
    mine = s.seats[seat]
    if token == s.table.tokens:
        mine.vp_path += 1  # no battle point (T3-PRIEST-14)
        emit(s, EV_TOOK, seat, NOWHERE)
        emit(s, EV_POINT, seat, SOURCE_PATH, 1)
        return False
    emit(s, EV_TOOK, seat, token)
    if s.table.token_slot[token] == SKILL:
        mine.skills |= 1 << token
        mine.skill_powers = s.table.skill_powers(mine.skills)  # at work at once (T-X-18)
        return True
    if s.table.token_draws[token]:
        for _ in range(s.table.token_draws[token]):
            draw(s, seat, origin(BY_TOKEN, token))
        if s.table.objects_return:
            s.path.reserve[token] += 1
    else:
        mine.objects += one_bit(4 * token)
    return False


@final
class UnitToReplace(Question):
    """Any own unit on the main board makes room for the priest (T3-PRIEST-13).

    The troop keeps its size and its creature (T-X-19, T-X-20).
    """

    refusals: ClassVar[Refusals] = {"replace": ("replace", "T3-PRIEST-13")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        for space in range(s.table.spaces):
            priests = priests_at(s, space, seat)
            if units(s, space, seat) > priests:
                found.add(REPLACE + space * 2)
            if priests:
                found.add(REPLACE + space * 2 + 1)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        pop(s)
        space = choice - REPLACE >> 1
        s.seats[seat].reserve += 1
        if choice - REPLACE & 1:
            s.seats[seat].priests_reserve += 1
        else:
            s.priests[space] += 1 << 4 * seat
        emit(s, EV_PRIEST, seat, space)


UNIT_TO_REPLACE: Final = UnitToReplace(35, "unit-to-replace")
