"""What tiles let a player do at night: Hand of God, Reinforcements (B-NIGHT-05, B-NIGHT-06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.sides import enemies_at
from kemet.engine.day.build import add_new_pyramids, raise_pyramid
from kemet.engine.day.recruit import AT_NIGHT, PlaceFrame, can_place, night_spaces
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.choices import LIFT, PASS, REINFORCE, Choices
from kemet.engine.state.codes import DISTRICTS, HAND_OF_GOD, NOWHERE
from kemet.engine.state.frames import Frame, Question, register
from kemet.engine.state.state import State, ask, pop, push

RAISES: Final = 1
REINFORCES: Final = 2


@final
@mypyc_attr(acyclic=True)
class NightPowersFrame(Frame):
    KIND: ClassVar[int] = 16
    SLOTS: ClassVar[tuple[str, ...]] = ("unused",)

    def __init__(self, seat: i64, unused: i64 = 0) -> None:
        super().__init__(seat)
        self.unused = unused  # bit set of powers not used yet

    def copy(self) -> Frame:
        return NightPowersFrame(self.seat, self.unused)

    def run(self, s: State) -> None:
        found = s.scratch()
        NIGHT_POWER.legal(s, self.seat, found)
        if found.count > 1:
            ask(s, NIGHT_POWER, self.seat)
        else:
            pop(s)


register(NightPowersFrame)


def powers_at_night(s: State, seat: i64) -> i64:
    powers: i64 = 0
    if s.seats[seat].powers.abilities & HAND_OF_GOD:
        powers |= RAISES
    if s.seats[seat].powers.night_units:
        powers |= REINFORCES
    return powers


@final
class NightPower(Question):
    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, NightPowersFrame)
        powers = frame.unused & powers_at_night(s, seat)  # a tile may have been sealed meanwhile
        found.add(PASS)
        if powers & RAISES:
            add_new_pyramids(s, seat, 1, False, found)  # T1-PYR-05
            first = s.seats[seat].city * DISTRICTS
            for number in range(first, first + DISTRICTS):
                space = s.table.districts[number]
                level = s.pyramids[space] & 7
                if 0 < level < s.table.top_level and not enemies_at(s, space, seat):
                    found.add(LIFT + space * 4 + level)
        if powers & REINFORCES and can_place(s, seat, night_spaces(s, seat, NOWHERE)):
            found.add(REINFORCE)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, NightPowersFrame)
        if choice == PASS:
            pop(s)
        elif choice == REINFORCE:
            frame.unused &= ~REINFORCES
            push(s, PlaceFrame(seat, AT_NIGHT, s.seats[seat].powers.night_units))
        else:
            frame.unused &= ~RAISES
            raise_pyramid(s, seat, choice, True)


NIGHT_POWER: Final = NightPower(20, "night power")
