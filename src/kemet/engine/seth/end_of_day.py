"""The end of a Day with Seth: income, the temple point, victory (section 5.10)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.team import leading_seat
from kemet.engine.board.creatures import to_tile_if_alone
from kemet.engine.board.origins import origin
from kemet.engine.board.prices import gain
from kemet.engine.board.sides import friends_at
from kemet.engine.board.troops import remove_units
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.seth.split import divide
from kemet.engine.seth.temples import temple_income
from kemet.engine.seth.victory import ALLIANCE, check_victory, end_by_day_limit, temples_of_alliance
from kemet.engine.state.bits import nibble_sum
from kemet.engine.state.choices import PASS, YES, Choices
from kemet.engine.state.codes import END_OF_DAY, NOWHERE, SANCTUARY, SETH
from kemet.engine.state.events import (
    BY_SPACE,
    EV_DAY_ENDS,
    EV_POINT,
    EV_SACRIFICED,
    SOURCE_SANCTUARY,
    SOURCE_TEMPLES,
    emit,
)
from kemet.engine.state.frames import SETH_NIGHT_KIND, Frame, Question, new_frame, register
from kemet.engine.state.state import State, ask, pop, push, rules_of

# Steps.
INCOME: Final = 0
SANCTUARIES: Final = 1
POINT: Final = 2
VICTORY: Final = 3

SANCTUARY_PRICE: Final = 2


@final
@mypyc_attr(acyclic=True)
class SethEndOfDayFrame(Frame):
    """Temples one after the other in the order of their names.

    No points are compared (S-WIN-11). Without a limit of Days a game may go on for ever (S-CLAR-73).
    """

    KIND: ClassVar[int] = 46
    SLOTS: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, seat: i64, done: i64 = 0) -> None:
        super().__init__(seat)
        self.done = done  # temples that have paid

    def copy(self) -> Frame:
        return SethEndOfDayFrame(self.seat, self.done)

    def run(self, s: State) -> None:
        if s.phase != END_OF_DAY:
            emit(s, EV_DAY_ENDS, s.day)
        s.phase = END_OF_DAY
        s.active = NOWHERE
        if self.step == INCOME:
            self._pay(s)
        elif self.step == SANCTUARIES:
            self.step = POINT
            self._sanctuary(s)
        elif self.step == POINT:
            self.step = VICTORY
            _temple_point(s)
        else:
            pop(s)
            if check_victory(s):
                return
            if s.table.day_limit and s.day >= s.table.day_limit:
                end_by_day_limit(s)
            else:
                push(s, new_frame(SETH_NIGHT_KIND, NOWHERE))

    def _pay(self, s: State) -> None:
        """A temple pays the side that stands there, nobody if it is empty (S-DAY-14, S-DAY-15, S-CLAR-17).

        Seth has only this of a sacred temple (S-TEMPLE-15); members share (S-TEMPLE-18).
        """
        rules = rules_of(s)
        while self.done < s.table.spaces:
            space = rules.by_name[self.done]
            self.done += 1
            amount = s.table.income[space] + temple_income(s, space)
            if amount == 0 or s.troops[space] == 0:
                continue
            if s.troops[space] & 15:
                gain(s, SETH, amount, origin(BY_SPACE, space))
            else:
                troop = friends_at(s, space, ALLIANCE)
                divide(s, leading_seat(s, troop), amount, troop, origin(BY_SPACE, space))
            return
        self.step = SANCTUARIES

    def _sanctuary(self, s: State) -> None:
        """House rule sanctuaryScores: two units of the alliance there for a point, as without Seth."""
        rules = rules_of(s)
        for space in range(s.table.spaces):
            troop = friends_at(s, space, ALLIANCE)
            if rules.sanctuary_scores and s.table.kind[space] == SANCTUARY and nibble_sum(troop) >= SANCTUARY_PRICE:
                ask(s, SANCTUARY_FOR_POINT, leading_seat(s, troop))


register(SethEndOfDayFrame)


def _temple_point(s: State) -> None:
    """One a Day, never more (S-DAY-16)."""
    rules = rules_of(s)
    held = temples_of_alliance(s)
    if held >= rules.temples_for_point:
        s.seth.temple_points += 1
        emit(s, EV_POINT, ALLIANCE, SOURCE_TEMPLES, 1, held)


@final
class SanctuaryForPoint(Question):
    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        found.add(YES)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        """The decider's own units go first, then those of the owner who has most."""
        if choice == PASS:
            return
        for space in range(s.table.spaces):
            if s.table.kind[space] == SANCTUARY:
                for _ in range(SANCTUARY_PRICE):
                    troop = friends_at(s, space, ALLIANCE)
                    owner = seat if troop >> 4 * seat & 15 else leading_seat(s, troop)
                    remove_units(s, space, owner, 1, 0)
                    emit(s, EV_SACRIFICED, owner, space, 1)
                to_tile_if_alone(s, ALLIANCE, space)
        s.seth.temple_points += 1
        emit(s, EV_POINT, seat, SOURCE_SANCTUARY, 1)
        check_victory(s)


SANCTUARY_FOR_POINT: Final = SanctuaryForPoint(76, "sanctuary-for-a-point")
