"""Raising pyramids: the Raise action and Hand of God (section 5)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.control import district_owner
from kemet.engine.board.prices import pay, raise_price
from kemet.engine.board.sides import enemies_at
from kemet.engine.board.troops import units
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.reasons import Reason, too_dear
from kemet.engine.state.choices import BUILD, LIFT, PASS, Choices
from kemet.engine.state.codes import DISTRICTS, RAISE, SETH
from kemet.engine.state.events import EV_DECLINED, EV_RAISED, emit
from kemet.engine.state.frames import Frame, Question, Refusals, register
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State, ask, pop, rules_of


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RaiseFrame(Frame):
    KIND: ClassVar[int] = 7

    def copy(self) -> Frame:
        return RaiseFrame(self.seat)

    def run(self, s: State) -> None:
        found = s.scratch()
        RAISE_PYRAMID.legal(s, self.seat, found)
        if found.count > 1:
            ask(s, RAISE_PYRAMID, self.seat)
        else:
            pop(s)


register(RaiseFrame)


@final
class RaisePyramid(Question):
    """One pyramid, by as many levels as can be paid, up to the top (B-RAISE-01)."""

    refusals: ClassVar[Refusals] = {"build": ("build", "B-RAISE-04"), "raise": ("level-reached", "B-RAISE-01")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        purse = s.seats[seat].prayer
        if seat == s.table.seth_seat:
            self._for_seth(s, found)
            return
        for level in range(1, s.table.top_level + 1):
            if raise_price(s, seat, 0, level) > purse:
                break
            add_new_pyramids(s, seat, level, s.table.owner_raises_held, found)
        for space in s.table.districts:
            low = s.pyramids[space] & 7
            if low and _may_raise(s, seat, space):
                self._add_levels(s, seat, space, found)

    def _for_seth(self, s: State, found: Choices) -> None:
        """One's own pyramid, and with the house rule those that one holds (S-ACT-RAISE, S-ACT-RAISE-ONLY)."""
        rules = rules_of(s)
        self._add_levels(s, SETH, rules.home[0], found)
        if rules.raises_held:
            for space in s.table.districts:
                if s.pyramids[space] & 7 and s.pyramids[space] >> 3 != VIOLET and units(s, space, SETH):
                    self._add_levels(s, SETH, space, found)

    def _add_levels(self, s: State, seat: i64, space: i64, found: Choices) -> None:
        low = s.pyramids[space] & 7
        for level in range(low + 1, s.table.top_level + 1):
            if raise_price(s, seat, low, level) <= s.seats[seat].prayer:
                found.add(LIFT + space * 4 + level - 1)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        pop(s)
        if choice == PASS:
            emit(s, EV_DECLINED, seat, RAISE)
        else:
            raise_pyramid(s, seat, choice, False)

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        if not LIFT <= choice < BUILD:
            return None
        space, level = (choice - LIFT) // 4, (choice - LIFT) % 4 + 1
        low = s.pyramids[space] & 7
        if s.table.city[space] < 0:
            return Reason("no-district", rule="B-RAISE-04")
        if seat == s.table.seth_seat or s.pyramids[space] >> 3 == VIOLET:
            if not (seat == SETH and _is_seths(s, space)):
                return Reason("raise-only", rule="S-MOVE-10" if seat != SETH else "S-ACT-RAISE-ONLY")
            home = rules_of(s).home[0]
            if s.pyramids[space] >> 3 == VIOLET and space != home:
                return Reason("raised-at", {"space": s.table.space_ids[home]}, "S-SETUP-08")
        elif district_owner(s, space) != seat and not (low and units(s, space, seat)):
            return Reason("pyramid-not-yours", rule="B-RAISE-05")
        elif district_owner(s, space) == seat and enemies_at(s, space, seat) and not s.table.owner_raises_held:
            return Reason("pyramid-held", rule="B-RAISE-06")
        if low >= s.table.top_level:
            return Reason("pyramid-high", {"level": s.table.top_level}, "B-RAISE-01")
        price = raise_price(s, seat, low, max(level, low + 1))
        return too_dear(price, s.seats[seat].prayer) if price > s.seats[seat].prayer else None


def _is_seths(s: State, space: int) -> bool:
    """A pyramid that Seth may raise, if he can pay: his own, and with the house rule one he holds."""
    held = rules_of(s).raises_held and units(s, space, SETH) > 0
    return s.pyramids[space] >> 3 == VIOLET or (held and s.pyramids[space] & 7 > 0)


RAISE_PYRAMID: Final = RaisePyramid(8, "raise")


def _may_raise(s: State, seat: i64, space: i64) -> bool:
    """Own and not held by an enemy, or another's that one holds (B-RAISE-05, B-RAISE-06), an ally's too (S-MOVE-16)."""
    if s.table.city[space] == s.seats[seat].city:
        return s.table.owner_raises_held or not enemies_at(s, space, seat)
    return units(s, space, seat) > 0 and s.pyramids[space] >> 3 != VIOLET  # that is Seth's own (S-MOVE-10)


def add_violet_levels(s: State, levels: i64, found: Choices) -> None:
    """Raise Seth's pyramid by these levels, no matter who stands in his districts."""
    rules = rules_of(s)
    space = rules.home[0]
    level = (s.pyramids[space] & 7) + levels
    if level <= s.table.top_level:
        found.add(LIFT + space * 4 + level - 1)


def add_new_pyramids(s: State, seat: i64, level: i64, held_too: bool, found: Choices) -> None:
    """A colour not built yet, in a free district of one's own (B-RAISE-04, B-LIMIT-07).

    With black there are four colours for three districts (T1-PYR-01, T1-PYR-03, T1-PYR-04).
    """
    first = s.seats[seat].city * DISTRICTS
    built: i64 = 0
    for number in range(first, first + DISTRICTS):
        pyramid = s.pyramids[s.table.districts[number]]
        if pyramid:
            built |= 1 << (pyramid >> 3)
    for number in range(DISTRICTS):
        space = s.table.districts[first + number]
        if s.pyramids[space] or (enemies_at(s, space, seat) and not held_too):
            continue
        for colour in s.table.colours:
            if not built >> colour & 1:
                found.add(BUILD + (colour * DISTRICTS + number) * 4 + level - 1)


def raise_pyramid(s: State, seat: i64, choice: i64, free: bool) -> None:
    """Carry out a LIFT or BUILD choice. Level 4 is worth a point from now on, as the board shows (B-RAISE-07)."""
    if choice >= BUILD:
        level = (choice - BUILD) % 4 + 1
        place = (choice - BUILD) // 4
        colour = place // DISTRICTS
        space = s.table.districts[s.seats[seat].city * DISTRICTS + place % DISTRICTS]
        low: i64 = 0
    else:
        level = (choice - LIFT) % 4 + 1
        space = (choice - LIFT) // 4
        colour = s.pyramids[space] >> 3
        low = s.pyramids[space] & 7
    price: i64 = 0
    if not free:
        price = raise_price(s, seat, low, level)
    pay(s, seat, price)
    s.pyramids[space] = colour * 8 + level
    if s.table.seth is not None and colour == VIOLET:
        for each in s.table.seth.home:
            s.pyramids[each] = colour * 8 + level  # it stands in all three (S-SETUP-08)
    emit(s, EV_RAISED, seat, space, colour, level, price)
