"""Units destroyed or given up outside a battle's own losses; where priests are among them their owner picks."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.creatures import is_untouchable, send_home, send_to_reserve
from kemet.engine.board.sides import defender_at, enemies_at
from kemet.engine.board.troops import figures_lost, priests_at, remove_units, units
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.choices import LOSE, Choices
from kemet.engine.state.events import EV_DESTROYED, EV_SACRIFICED, emit
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, push

# Why units are lost.
DESTROYED: Final = 0
SACRIFICED: Final = 1
OWN_CARD: Final = 2


def destroy_units(s: State, space: i64, seat: i64, amount: i64, why: i64) -> None:
    """Units go to the reserve; a creature left alone goes home."""
    lose_units(s, space, seat, amount, DESTROYED, why)


def lose_units(s: State, space: i64, seat: i64, amount: i64, reason: i64, why: i64 = 0) -> None:
    """Units leave a space for the reserve; if priests are among them their owner picks the figures first.

    That holds for sacrifices too (T-X-22). `why` is the origin that events name.
    """
    priests = figures_lost(s, space, seat, amount)
    if priests < 0:
        push(s, LossFrame(seat, space, amount, reason, why))
    else:
        _settle(s, space, seat, amount, priests, reason, why)


def _settle(s: State, space: i64, seat: i64, amount: i64, priests: i64, reason: i64, why: i64) -> None:
    remove_units(s, space, seat, amount, priests)
    if reason == OWN_CARD:
        emit(s, EV_DESTROYED, seat, space, amount, why)
        return  # creatures go home in their own step of the battle
    emit(s, EV_DESTROYED if reason == DESTROYED else EV_SACRIFICED, seat, space, amount, why)
    if units(s, space, seat) == 0:
        if reason == DESTROYED:
            send_home(s, seat, space)
        else:
            send_to_reserve(s, seat, space, False)


def may_be_struck(s: State, seat: i64, space: i64) -> bool:
    """Enemy units stand there and nothing shields them from damage outside battle (T-X-34)."""
    if not enemies_at(s, space, seat):
        return False
    return not (s.creatures[space] and is_untouchable(s, space, defender_at(s, space, seat)))


def add_losses(s: State, space: i64, seat: i64, amount: i64, found: Choices) -> None:
    """How many of the units lost may be priests; plain units first (T3-UNIT-03)."""
    priests = priests_at(s, space, seat)
    plain = units(s, space, seat) - priests
    low: i64 = 0
    if amount > plain:
        low = amount - plain
    high = priests
    if amount < priests:
        high = amount
    for number in range(low, high + 1):
        found.add(LOSE + number)


@final
@mypyc_attr(acyclic=True)
class LossFrame(Frame):
    KIND: ClassVar[int] = 17
    SLOTS: ClassVar[tuple[str, ...]] = ("space", "amount", "reason")

    def __init__(self, seat: i64, space: i64 = 0, amount: i64 = 0, reason: i64 = 0, why: i64 = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.amount = amount
        self.reason = reason
        self.why = why  # for events alone, so no save keeps it

    def copy(self) -> Frame:
        return LossFrame(self.seat, self.space, self.amount, self.reason, self.why)

    def run(self, s: State) -> None:
        ask(s, LOSS, self.seat)


register(LossFrame)


#: Why units are lost.
LOST_BY: Final = {DESTROYED: "destroyed", SACRIFICED: "sacrifice", OWN_CARD: "own-card"}


@final
class Loss(Question):
    causes: ClassVar[tuple[str, ...]] = tuple(LOST_BY.values())
    refusals: ClassVar[Refusals] = {"lose": ("priests-lost", "T3-UNIT-03")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, LossFrame)
        add_losses(s, frame.space, seat, frame.amount, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, LossFrame)
        pop(s)
        _settle(s, frame.space, seat, frame.amount, choice - LOSE, frame.reason, frame.why)

    def context(self, s: State, seat: i64) -> Context:
        frame = s.frame
        assert isinstance(frame, LossFrame)
        return {"cause": LOST_BY[frame.reason], "space": s.table.space_ids[frame.space], "lost": frame.amount}


LOSS: Final = Loss(29, "units-lost")
