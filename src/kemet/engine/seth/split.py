"""Prayer points that a mixed troop earns: proposed, accepted, or handed out in rounds (S-TEAM-SPLIT)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.prices import gain
from kemet.engine.board.sides import seats_in
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.seth.share import SPLIT_PRAYER, Consent, Proposal, Purpose, ShareFrame, serve
from kemet.engine.state.bits import by_seat, lowest_bit, nibble_sum
from kemet.engine.state.choices import PASS, PROPOSE, Choices
from kemet.engine.state.codes import MAX_PRAYER
from kemet.engine.state.events import EV_PROPOSED, emit
from kemet.engine.state.frames import Context, Frame, Question, register
from kemet.engine.state.state import State, ask, pop, push

# Steps of a split.
OFFERED: Final = 0
PROPOSED: Final = 1
CONSENTED: Final = 2


def divide(s: State, decider: i64, amount: i64, troop: i64, why: i64) -> None:
    """Prayer for the members present, `troop` their units by owner; one member takes it all as one gain.

    S-MIXED-13, S-TEAM-SPLIT-COUNT.
    """
    if amount <= 0:
        return
    first = lowest_bit(troop) >> 2
    if troop == troop & 15 << 4 * first:
        gain(s, first, amount, why)
        return
    usual = usual_split(s, amount, troop)
    if nibble_sum(usual) < amount:
        hand_out(s, usual, why)  # everybody is at the top of his scale: there is nothing to talk about
        return
    push(s, SplitFrame(decider, amount, troop, why))


def usual_split(s: State, amount: i64, troop: i64) -> i64:
    """One point at a time, in rounds, most units first, then the earlier seat; who has 11 is passed over."""
    order = sorted(
        [seat for seat in range(s.table.players) if troop >> 4 * seat & 15],
        key=lambda seat: (-(troop >> 4 * seat & 15), seat),
    )
    shares: i64 = 0
    while amount > 0:
        given = False
        for seat in order:
            if amount > 0 and s.seats[seat].prayer + (shares >> 4 * seat & 15) < MAX_PRAYER:
                shares += 1 << 4 * seat
                amount -= 1
                given = True
        if not given:
            break
    return shares


def hand_out(s: State, shares: i64, why: i64) -> None:
    """Each share is one gain (S-CLAR-41)."""
    for seat in range(s.table.players):
        share = shares >> 4 * seat & 15
        if share:
            gain(s, seat, share, why)


@final
@mypyc_attr(acyclic=True)
class SplitFrame(Proposal):
    """The decider proposes once; a proposal of his own needs everybody's consent (S-TEAM-03, S-TEAM-BOUND).

    Refused, it is the usual split (S-TEAM-04).
    """

    KIND: ClassVar[int] = 32
    SLOTS: ClassVar[tuple[str, ...]] = ("amount", "troop", "shares", "refused")

    def __init__(self, seat: i64, amount: i64 = 0, troop: i64 = 0, why: i64 = 0) -> None:
        super().__init__(seat)
        self.amount = amount
        self.troop = troop
        self.why = why  # for events alone, so no save keeps it
        self.shares: i64 = 0

    def copy(self) -> Frame:
        twin = SplitFrame(self.seat, self.amount, self.troop, self.why)
        twin.shares = self.shares
        twin.refused = self.refused
        return twin

    def run(self, s: State) -> None:
        if self.step == OFFERED:
            ask(s, SPLIT, self.seat)
        elif self.step == PROPOSED:
            self.step = CONSENTED
            others = seats_in(self.troop) & ~(1 << self.seat)
            if self.shares == usual_split(s, self.amount, self.troop) or not others:
                return
            s.question = SPLIT_CONSENT
            s.waiting = others
        else:
            pop(s)
            hand_out(s, usual_split(s, self.amount, self.troop) if self.refused else self.shares, self.why)

    def context(self, s: State) -> Context:
        return self.terms(s) | {"shares": by_seat(self.shares)}

    def terms(self, s: State) -> Context:
        usual = by_seat(usual_split(s, self.amount, self.troop))
        return {"cause": "split", "proposer": self.seat, "total": self.amount, "usual": usual}


register(SplitFrame)


def _frame(s: State) -> SplitFrame:
    frame = s.frame
    assert isinstance(frame, SplitFrame)
    return frame


@final
class Split(Question):
    """The usual split, or one of his own."""

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        found.add(PROPOSE)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = _frame(s)
        if choice == PASS:
            pop(s)
            hand_out(s, usual_split(s, frame.amount, frame.troop), frame.why)
            return
        most: i64 = 0
        for other in range(s.table.players):
            if frame.troop >> 4 * other & 15:
                most |= (MAX_PRAYER - s.seats[other].prayer) << 4 * other
        push(s, ShareFrame(seat, SPLIT_PRAYER, frame.amount, most))

    def context(self, s: State, seat: i64) -> Context:
        frame = s.frame
        assert isinstance(frame, SplitFrame)
        room = {member: MAX_PRAYER - s.seats[member].prayer for member in by_seat(frame.troop)}
        return frame.terms(s) | {"limits": room}


SPLIT: Final = Split(53, "split-of-prayer")


@final
class SplitPurpose(Purpose):
    def done(self, s: State, frame: ShareFrame) -> None:
        split = _frame(s)
        split.shares = frame.shares
        split.step = PROPOSED
        emit(s, EV_PROPOSED, split.seat, SPLIT_PRAYER, split.shares)

    def usual(self, s: State, frame: ShareFrame) -> i64:
        split = frame.below
        assert isinstance(split, SplitFrame)
        return usual_split(s, split.amount, split.troop)


serve(SPLIT_PRAYER, SplitPurpose())


SPLIT_CONSENT: Final = Consent(54, "consent-to-a-split")
