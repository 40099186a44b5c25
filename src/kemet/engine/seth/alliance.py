"""A turn of the alliance: building, the district check, members in an order of their own, the ceremony (5.5)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.day.turn import begin_member_turn
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.seth.ceremony import ceremony_is_possible, may_propose_ceremony, propose_ceremony
from kemet.engine.seth.temples import BuildingFrame
from kemet.engine.seth.tokens import new_member_turn, release_common_tokens
from kemet.engine.seth.victory import check_districts
from kemet.engine.state.bits import count_bits, lowest_bit
from kemet.engine.state.choices import BEGIN, CEREMONY, LATER, PASS, Choices
from kemet.engine.state.codes import NOWHERE
from kemet.engine.state.events import EV_LATER, emit
from kemet.engine.state.frames import Frame, Question, Refusals, first_of, register
from kemet.engine.state.state import State, ask, pop, push, rules_of

# Steps of an alliance turn.
BEFORE: Final = 0
BUILDING: Final = 1
DISTRICTS: Final = 2
MEMBERS: Final = 3
LAST_CEREMONY: Final = 4


@final
@mypyc_attr(acyclic=True)
class AllianceTurnFrame(Frame):
    KIND: ClassVar[int] = 40
    SLOTS: ClassVar[tuple[str, ...]] = ("asked",)

    def __init__(self, seat: i64, asked: i64 = 0) -> None:
        super().__init__(seat)
        self.asked = asked  # bit set of the payers asked for the last ceremony

    def copy(self) -> Frame:
        return AllianceTurnFrame(self.seat, self.asked)

    def run(self, s: State) -> None:
        rules = rules_of(s)
        if self.step == BEFORE:
            self.step = BUILDING
            s.seth.acted = 0
            s.seth.later = 0
            s.seth.proposals = 0
            s.seth.refused = []
            s.active = 1  # the side on turn; a member's own turn names him
            if rules.check_before_building:
                check_districts(s)
        elif self.step == BUILDING:
            self.step = DISTRICTS
            push(s, BuildingFrame(NOWHERE))
        elif self.step == DISTRICTS:
            self.step = MEMBERS
            s.seth.proposals = 0  # counted again for the ceremony (S-TEAM-BOUND)
            s.seth.refused = []
            if not rules.check_before_building:
                check_districts(s)
        elif self.step == MEMBERS:
            self._next_member(s)
        else:
            self._offer_ceremony(s)

    def _next_member(self, s: State) -> None:
        """All who have not acted are asked at once; the last one, or one when all said later, just begins.

        A member without units is one of them (S-CLAR-04).
        """
        rules = rules_of(s)
        s.active = 1
        left = rules.all_members & ~s.seth.acted
        if not left:
            self.step = LAST_CEREMONY
            return
        open_to = left & ~s.seth.later
        if not open_to or (count_bits(left) == 1 and not may_propose_ceremony(s, lowest_bit(left))):
            begin(s, lowest_bit(left))
            return
        s.question = TEAM_ORDER
        s.waiting = open_to

    def _offer_ceremony(self, s: State) -> None:
        for seat in range(1, s.table.players):
            if not self.asked >> seat & 1 and ceremony_is_possible(s) and may_propose_ceremony(s, seat):
                self.asked |= 1 << seat
                s.active = 1
                ask(s, LAST_CALL, seat)
                return
        s.active = NOWHERE
        pop(s)


register(AllianceTurnFrame)


def begin(s: State, seat: i64) -> None:
    """This member's turn, one normal token (S-DAY-07); it is finished before the next begins (S-DAY-08)."""
    s.waiting = 0
    s.seth.acted |= 1 << seat
    s.seth.later = 0  # when it has ended, all others are asked again (S-CLAR-15)
    new_member_turn(s)
    if s.table.bonus_token_waits:
        release_common_tokens(s)
    begin_member_turn(s, seat)


@final
class TeamOrder(Question):
    """The first who begins has the turn, and the question to the others is withdrawn (S-TEAM-ORDER)."""

    refusals: ClassVar[Refusals] = {
        "ceremony": ("ceremony", "S-CEREMONY-05"),
        "begin": ("acted", "S-TEAM-ORDER"),
        "later": ("acted", "S-TEAM-ORDER"),
    }

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(BEGIN)
        found.add(LATER)
        if may_propose_ceremony(s, seat):
            found.add(CEREMONY)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == BEGIN:
            begin(s, seat)
        elif choice == LATER:
            s.seth.later |= 1 << seat
            emit(s, EV_LATER, seat)
        else:
            s.waiting = 0
            propose_ceremony(s, seat)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        """The earliest seat begins; the others wait for him."""
        return BEGIN if s.waiting & ((1 << seat) - 1) == 0 else LATER


TEAM_ORDER: Final = TeamOrder(68, "who-acts-next")


@final
class LastCall(Question):
    """After the last member's turn every payer may still propose the ceremony once (5.5, step 5; S-CEREMONY-01)."""

    refusals: ClassVar[Refusals] = {"ceremony": ("ceremony", "S-CEREMONY-05")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        found.add(CEREMONY)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == CEREMONY:
            propose_ceremony(s, seat)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return first_of(choices, [PASS])


LAST_CALL: Final = LastCall(69, "ceremony-at-last")
