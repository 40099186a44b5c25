"""A number shared out among the members, owner by owner, and proposals that need consent (S-CLAR-11, S-TEAM-03)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.native import i64, mypyc_attr, vec
from kemet.engine.state.bits import by_seat, nibble_sum
from kemet.engine.state.choices import PASS, SHARE, YES, Choices
from kemet.engine.state.events import EV_CONSENT, emit
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop

# What is shared out.
LOSS_BEFORE: Final = 0  # units lost before the cards (B1, B3, B4)
LOSS_IN_BATTLE: Final = 1  # B15
LOSS_OWN_CARD: Final = 2  # B16
TEMPLE_UNITS: Final = 3
CEREMONY_PRAYER: Final = 4
SPLIT_PRAYER: Final = 5
PURPOSES: Final = 6


class Purpose:
    """What becomes of the shares, and which are taken when nobody answers (S-TEAM-04)."""

    def done(self, s: State, frame: ShareFrame) -> None:
        """All shares are named; the frame is off already."""
        raise NotImplementedError

    def usual(self, s: State, frame: ShareFrame) -> i64:
        """The default, packed."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class ShareFrame(Frame):
    """`total` is shared out; nobody gives or gets more than his part of `most`."""

    KIND: ClassVar[int] = 31
    SLOTS: ClassVar[tuple[str, ...]] = ("purpose", "total", "most", "owner", "shares", "extra")

    def __init__(
        self, seat: i64, purpose: i64 = 0, total: i64 = 0, most: i64 = 0, extra: i64 = 0, why: i64 = 0
    ) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.total = total
        self.most = most  # four bits per seat
        self.extra = extra  # for the purpose: a space, a side
        self.why = why  # for events alone, so no save keeps it
        self.owner: i64 = 0  # asked next
        self.shares: i64 = 0  # named so far, packed

    def copy(self) -> Frame:
        twin = ShareFrame(self.seat, self.purpose, self.total, self.most, self.extra, self.why)
        twin.owner = self.owner
        twin.shares = self.shares
        return twin

    def run(self, s: State) -> None:
        """Who shares out below this frame does so at the same time: both fighters of a corrupted battle (B15)."""
        if self.is_open(s):
            ask(s, SHARE_OUT, self.seat)
        below = self.below
        if isinstance(below, ShareFrame) and below.is_open(s):
            s.question = SHARE_OUT
            s.waiting |= 1 << below.seat
        if not s.waiting:
            pop(s)
            PURPOSE[self.purpose].done(s, self)

    def is_open(self, s: State) -> bool:
        """Is there an owner whose share can be more or less? Nobody is asked for the others."""
        while self.owner < s.table.players:
            if self.least() < self.largest():
                return True
            self.name(self.least())
        return False

    def name(self, amount: i64) -> None:
        self.shares += amount << 4 * self.owner
        self.owner += 1

    def least(self) -> i64:
        """The others after this owner could not cover the rest otherwise."""
        rest = self.total - nibble_sum(self.shares) - nibble_sum(self.most >> 4 * (self.owner + 1))
        return rest if rest > 0 else 0

    def largest(self) -> i64:
        rest = self.total - nibble_sum(self.shares)
        most = self.most >> 4 * self.owner & 15
        return most if most < rest else rest


register(ShareFrame)


def share_of(s: State, seat: i64) -> ShareFrame:
    """What this seat shares out; of two frames the lower one may be his."""
    frame = s.frame
    assert isinstance(frame, ShareFrame)
    if frame.seat != seat and isinstance(frame.below, ShareFrame):
        return frame.below
    return frame


PURPOSE: Final = vec[Purpose]([Purpose() for _ in range(PURPOSES)])


def serve(purpose: int, handler: Purpose) -> None:
    """From now on shares of this purpose are the handler's."""
    PURPOSE[purpose] = handler


def own_first(s: State, frame: ShareFrame) -> i64:
    """As much as the proposer has, then the earlier seats."""
    left = frame.total
    shares: i64 = 0
    for seat in [frame.seat, *range(1, s.table.players)]:
        mine = (frame.most >> 4 * seat & 15) - (shares >> 4 * seat & 15)
        give = mine if mine < left else left
        shares += give << 4 * seat
        left -= give
    return shares


#: What is shared out.
SHARED: Final = {
    LOSS_BEFORE: "before-cards",
    LOSS_IN_BATTLE: "battle",
    LOSS_OWN_CARD: "own-card",
    TEMPLE_UNITS: "temple",
    CEREMONY_PRAYER: "ceremony",
    SPLIT_PRAYER: "split",
}


@final
class ShareOut(Question):
    causes: ClassVar[tuple[str, ...]] = tuple(SHARED.values())
    refusals: ClassVar[Refusals] = {"share": ("share", "S-TEAM-01")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = share_of(s, seat)
        for amount in range(frame.least(), frame.largest() + 1):
            found.add(SHARE + frame.owner * 16 + amount)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = share_of(s, seat)
        frame.name((choice - SHARE) & 15)
        if frame.is_open(s):
            s.waiting |= 1 << seat

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        frame = share_of(s, seat)
        usual: int = PURPOSE[frame.purpose].usual(s, frame) >> 4 * frame.owner & 15
        return min(choices, key=lambda choice: abs((choice - SHARE & 15) - usual))

    def context(self, s: State, seat: i64) -> Context:
        frame = share_of(s, seat)
        told: Context = {
            "cause": SHARED[frame.purpose],
            "total": frame.total,
            "owner": frame.owner,
            "named": by_seat(frame.shares),
            "limits": by_seat(frame.most),
            "usual": by_seat(PURPOSE[frame.purpose].usual(s, frame)),
        }
        if frame.purpose == TEMPLE_UNITS:
            told["space"] = s.table.space_ids[frame.extra]
        elif frame.purpose <= LOSS_OWN_CARD:
            told["space"] = s.table.space_ids[s.battles[-1].space]
        return told


SHARE_OUT: Final = ShareOut(52, "share")


# --- proposals --------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Proposal(Frame):
    """Something that others must agree to; one refusal is enough (S-TEAM-03)."""

    def __init__(self, seat: i64, refused: i64 = 0) -> None:
        super().__init__(seat)
        self.refused = refused

    def context(self, s: State) -> Context:
        """What those who must agree are told."""
        raise NotImplementedError


@final
class Consent(Question):
    """All who must agree are asked at once; after a refusal the others need not answer."""

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        found.add(YES)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        emit(s, EV_CONSENT, seat, 1 if choice == YES else 0)
        if choice == PASS:
            proposal = s.frame
            assert isinstance(proposal, Proposal)
            proposal.refused = 1
            s.waiting = 0

    def context(self, s: State, seat: i64) -> Context:
        proposal = s.frame
        assert isinstance(proposal, Proposal)
        return proposal.context(s)
