"""The night of both sides, and the eclipse (sections 2.2, 2.4, 5.2, 5.6)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.origins import first_bearer, first_common
from kemet.engine.board.prices import gain
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.night.cards import eclipse_card, night_card
from kemet.engine.night.powers import NightPowersFrame, powers_at_night
from kemet.engine.seth.tokens import common_tokens_back
from kemet.engine.state.codes import ECLIPSE, IN_HAND, NIGHT, NO_TOKEN, NOWHERE, SETH
from kemet.engine.state.events import BY_NIGHT, EV_NIGHT, emit
from kemet.engine.state.frames import SETH_NIGHT_KIND, TRACK_KIND, Frame, new_frame, register
from kemet.engine.state.state import State, pop, push, rules_of

# Steps of the night.
TOKENS: Final = 0
SETH_PRAYER: Final = 1
SETH_CARDS: Final = 2
SETH_POWERS: Final = 3
MEMBERS_PRAYER: Final = 4
MEMBERS_CARDS: Final = 5
MEMBERS_POWERS: Final = 6


@final
@mypyc_attr(acyclic=True)
class SethNightFrame(Frame):
    """Seth completes his night before the alliance begins (S-NIGHT-01); there is no turn order (S-NIGHT-07)."""

    KIND: ClassVar[int] = SETH_NIGHT_KIND
    SLOTS: ClassVar[tuple[str, ...]] = ("member",)

    def __init__(self, seat: i64, member: i64 = 1) -> None:
        super().__init__(seat)
        self.member = member

    def copy(self) -> Frame:
        return SethNightFrame(self.seat, self.member)

    def run(self, s: State) -> None:
        rules = rules_of(s)
        step = self.step
        if step == TOKENS:
            _tokens_back(s)
        elif step == SETH_PRAYER:
            gain(s, SETH, rules.seth_night + s.seats[SETH].powers.night_prayer, BY_NIGHT, "night_prayer")
        elif step == SETH_CARDS:
            night_card(s, SETH)
        elif step == SETH_POWERS:
            push(s, NightPowersFrame(SETH, powers_at_night(s, SETH)))
        elif step == MEMBERS_PRAYER:
            common = s.seth.powers.night_prayer
            for seat in range(1, s.table.players):
                amount = rules.member_night + s.seats[seat].powers.night_prayer + common
                gain(s, seat, amount, BY_NIGHT, "night_prayer")
        elif step == MEMBERS_CARDS or step == MEMBERS_POWERS:
            self._each_member(s)
            return
        else:
            pop(s)
            s.seth.track = NOWHERE
            push(s, new_frame(TRACK_KIND, NOWHERE))
            return
        self.step = step + 1

    def _each_member(self, s: State) -> None:
        """In seat order (S-NIGHT-06)."""
        if self.member == s.table.players:
            self.member = 1
            self.step += 1
            return
        seat = self.member
        self.member += 1
        if self.step == MEMBERS_CARDS:
            night_card(s, seat)
        else:
            push(s, NightPowersFrame(seat, powers_at_night(s, seat)))


register(SethNightFrame)


def _tokens_back(s: State) -> None:
    """All action tokens to their holders, the colours to Seth (5.10, step 4)."""
    rules = rules_of(s)
    s.phase = NIGHT
    s.active = NOWHERE
    s.round = 0
    s.seth.on_board = 0
    s.seth.colours = rules.all_members
    emit(s, EV_NIGHT, s.day)
    for seat in range(s.table.players):
        mine = s.seats[seat]
        mine.tokens = rules.violet_tokens if seat == SETH else rules.member_tokens
        mine.placed = 0
        if mine.silver != NO_TOKEN:
            mine.silver = IN_HAND
        if mine.gold != NO_TOKEN:
            mine.gold = IN_HAND
    common_tokens_back(s)


# --- the eclipse ------------------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class EclipseFrame(Frame):
    """Every night tile acts once, Seth's first; nothing basic is given (S-ECLIPSE-03 to S-ECLIPSE-06).

    No token comes back, and it is nobody's turn (S-ECLIPSE-09).
    """

    KIND: ClassVar[int] = 45
    SLOTS: ClassVar[tuple[str, ...]] = ("next_seat",)

    def __init__(self, seat: i64, next_seat: i64 = 0) -> None:
        super().__init__(seat)
        self.next_seat = next_seat

    def copy(self) -> Frame:
        return EclipseFrame(self.seat, self.next_seat)

    def run(self, s: State) -> None:
        s.phase = ECLIPSE
        s.active = NOWHERE
        if self.next_seat == s.table.players:
            pop(s)
            return
        seat = self.next_seat
        if self.step == 0:
            if seat == 1:
                _common_prayer(s)
            self._prayer(s, seat)
        elif self.step == 1:
            eclipse_card(s, seat)
        else:
            push(s, NightPowersFrame(seat, powers_at_night(s, seat)))
            self.next_seat += 1
        self.step = (self.step + 1) % 3

    def _prayer(self, s: State, seat: i64) -> None:
        if s.seats[seat].powers.night_prayer:
            gain(s, seat, s.seats[seat].powers.night_prayer, first_bearer(s, 1 << seat, "night_prayer"))


register(EclipseFrame)


def _common_prayer(s: State) -> None:
    common = s.seth.powers.night_prayer
    if common:
        for seat in range(1, s.table.players):
            gain(s, seat, common, first_common(s, "night_prayer"))
