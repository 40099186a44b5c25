"""The Great Ceremony: who may pay, what it costs, the token chosen, the portal (sections 2.15, 3.1)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.control import holders
from kemet.engine.board.prices import pay
from kemet.engine.board.sides import seats_in
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.seth.share import CEREMONY_PRAYER, Consent, Proposal, Purpose, ShareFrame, own_first, serve
from kemet.engine.seth.temples import may_propose
from kemet.engine.seth.tokens import activate
from kemet.engine.seth.victory import check_victory, temporary_points_of_alliance
from kemet.engine.state.bits import by_seat, count_bits, lowest_bit
from kemet.engine.state.choices import FIGHTER, POWER, Choices
from kemet.engine.state.events import EV_CEREMONY, EV_PROPOSED, emit
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, push, rules_of


def ceremony_cost(s: State) -> i64:
    """Less for every temporary point, never below 0 (S-CEREMONY-04); no tile lowers it (S-CEREMONY-06)."""
    rules = rules_of(s)
    cost = rules.ceremony_cost - rules.ceremony_less * temporary_points_of_alliance(s)
    return cost if cost > 0 else 0


def payers(s: State) -> i64:
    """Bit set of the members with a unit on a desert with an obelisk (S-CEREMONY-02, S-CEREMONY-03)."""
    rules = rules_of(s)
    found: i64 = 0
    spaces = rules.altars
    while spaces:
        found |= seats_in(holders(s, lowest_bit(spaces)))
        spaces &= spaces - 1
    return found & rules.all_members


def ceremony_is_possible(s: State) -> bool:
    """Once a game, and only when those who stand there have enough together (S-CEREMONY-11, S-CLAR-12).

    A ceremony for nothing needs one of them too (S-CEREMONY-07).
    """
    if s.seth.ceremony_done:
        return False
    together: i64 = 0
    able = payers(s)
    for seat in range(1, s.table.players):
        if able >> seat & 1:
            together += s.seats[seat].prayer
    return able != 0 and together >= ceremony_cost(s)


def may_propose_ceremony(s: State, seat: i64) -> bool:
    if s.seth.ceremony_done or not may_propose(s, seat):
        return False
    return payers(s) >> seat & 1 != 0 and ceremony_is_possible(s)


def propose_ceremony(s: State, seat: i64) -> None:
    """Amounts payer by payer, then who will choose the power token (S-TEAM-CEREMONY)."""
    s.seth.proposals += 1 << 4 * seat
    most: i64 = 0
    able = payers(s)
    for other in range(1, s.table.players):
        if able >> other & 1:
            most |= s.seats[other].prayer << 4 * other
    push(s, CeremonyFrame(seat))
    push(s, ShareFrame(seat, CEREMONY_PRAYER, ceremony_cost(s), most))


# Steps of a proposal.
AMOUNTS: Final = 0
CHOOSER: Final = 1
CONSENTS: Final = 2
DECIDED: Final = 3
TOKEN: Final = 4


@final
@mypyc_attr(acyclic=True)
class CeremonyFrame(Proposal):
    KIND: ClassVar[int] = 43
    SLOTS: ClassVar[tuple[str, ...]] = ("shares", "chooser", "refused")

    def __init__(self, seat: i64, shares: i64 = 0, chooser: i64 = 0, refused: i64 = 0) -> None:
        super().__init__(seat, refused)
        self.shares = shares
        self.chooser = chooser

    def copy(self) -> Frame:
        return CeremonyFrame(self.seat, self.shares, self.chooser, self.refused)

    def run(self, s: State) -> None:
        if self.step == CHOOSER:
            self.step = CONSENTS
            able = payers(s)
            if count_bits(able) == 1:
                self.chooser = lowest_bit(able)
            else:
                ask(s, NAME_CHOOSER, self.seat)
        elif self.step == CONSENTS:
            self.step = DECIDED
            self._ask_payers(s)
        elif self.step == DECIDED:
            if self.refused:
                s.seth.refused.append(self.packed())
                pop(s)
            else:
                self._hold(s)
        else:
            ask(s, CHOOSE_POWER, self.chooser)

    def packed(self) -> int:
        return -((int(self.shares) << 4) + int(self.chooser)) - 1

    def _ask_payers(self, s: State) -> None:
        emit(s, EV_PROPOSED, self.seat, CEREMONY_PRAYER, self.shares, self.chooser)
        if self.packed() in s.seth.refused:
            self.refused = 1
            return
        others = seats_in(self.shares) & ~(1 << self.seat)
        if others:
            s.question = CEREMONY_CONSENT
            s.waiting = others

    def _hold(self, s: State) -> None:
        """The whole cost at once; objective and portal (S-CEREMONY-05, S-CEREMONY-08, S-CEREMONY-10, S-PORTAL-05)."""
        for seat in range(1, s.table.players):
            amount = self.shares >> 4 * seat & 15
            if amount:
                pay(s, seat, amount)
        s.seth.ceremony_done = 1
        emit(s, EV_CEREMONY, self.shares)
        self.step = TOKEN
        s.learned += 1
        check_victory(s)

    def context(self, s: State) -> Context:
        shares = by_seat(self.shares)
        return {"cause": "ceremony", "proposer": self.seat, "shares": shares, "chooser": self.chooser}


register(CeremonyFrame)


def _ceremony(s: State) -> CeremonyFrame:
    frame = s.frame
    assert isinstance(frame, CeremonyFrame)
    return frame


@final
class CeremonyPrayer(Purpose):
    def done(self, s: State, frame: ShareFrame) -> None:
        ceremony = _ceremony(s)
        ceremony.shares = frame.shares
        ceremony.step = CHOOSER

    def usual(self, s: State, frame: ShareFrame) -> i64:
        return own_first(s, frame)


serve(CEREMONY_PRAYER, CeremonyPrayer())


@final
class NameChooser(Question):
    """One of those who could pay; he will see the tokens left and pick one."""

    refusals: ClassVar[Refusals] = {"fighter": ("chooser", "S-TEAM-CEREMONY")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        able = payers(s)
        for other in range(1, s.table.players):
            if able >> other & 1:
                found.add(FIGHTER + other)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        _ceremony(s).chooser = choice - FIGHTER

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return FIGHTER + seat if FIGHTER + seat in choices else choices[0]


NAME_CHOOSER: Final = NameChooser(72, "who-chooses-the-power")


CEREMONY_CONSENT: Final = Consent(73, "consent-to-the-ceremony")


@final
class ChoosePower(Question):
    """One of the tokens left, open to all for the moment (S-CEREMONY-09, S-INFO-07, S-TEAM-CEREMONY-CHOICE)."""

    refusals: ClassVar[Refusals] = {"power": ("power", "S-CEREMONY-09")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        rules = rules_of(s)
        for token in range(len(rules.power_ids)):
            if not s.seth.active >> token & 1:
                found.add(POWER + token)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        pop(s)
        activate(s, choice - POWER)
        check_victory(s)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return choices[0]


CHOOSE_POWER: Final = ChoosePower(74, "power-token")
