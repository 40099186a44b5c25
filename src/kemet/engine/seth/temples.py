"""Sacred temples: levels built with units, prayer and power tokens (sections 2.14, 3.1)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.creatures import to_tile_if_alone
from kemet.engine.board.sides import friends_at, seats_in
from kemet.engine.board.troops import remove_units, units
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.seth.share import TEMPLE_UNITS, Consent, Proposal, Purpose, ShareFrame, own_first, serve
from kemet.engine.seth.tokens import activate
from kemet.engine.seth.victory import ALLIANCE, check_victory, temple_level, temple_sites
from kemet.engine.state.bits import by_seat, count_bits, nibble_sum, nth_bit
from kemet.engine.state.choices import PASS, SITE, Choices
from kemet.engine.state.events import EV_PROPOSED, EV_TEMPLE, emit
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, push, random_below, rules_of

TOP_TEMPLE: Final = 3


def next_level_cost(s: State, space: i64) -> i64:
    """Units for the next level here, or 0: nothing can be built (S-TEMPLE-02 to S-TEMPLE-07)."""
    rules = rules_of(s)
    level = temple_level(s, space)
    if not rules.sites >> space & 1 or level == TOP_TEMPLE:
        return 0
    if level == 0 and count_bits(temple_sites(s)) >= rules.most_temples:
        return 0
    return rules.temple_cost[level + 1]


def may_build(s: State, space: i64, built: i64) -> bool:
    """The units of any members here can pay the next level; one level a turn (S-TEMPLE-05, S-TEMPLE-17)."""
    cost = next_level_cost(s, space)
    return cost > 0 and not built >> space & 1 and nibble_sum(friends_at(s, space, ALLIANCE)) >= cost


@final
@mypyc_attr(acyclic=True)
class BuildingFrame(Frame):
    """Before any member acts, without a token (S-TEMPLE-01).

    Members in seat order propose until they pass or have used up their proposals (S-TEAM-BUILD, S-INV-27).
    """

    KIND: ClassVar[int] = 41
    SLOTS: ClassVar[tuple[str, ...]] = ("member", "built")

    def __init__(self, seat: i64, member: i64 = 1, built: i64 = 0) -> None:
        super().__init__(seat)
        self.member = member
        self.built = built  # bit set of spaces that gained a level in this step

    def copy(self) -> Frame:
        return BuildingFrame(self.seat, self.member, self.built)

    def run(self, s: State) -> None:
        while self.member < s.table.players:
            found = s.scratch()
            BUILD_TEMPLE.legal(s, self.member, found)
            if found.count > 1:
                ask(s, BUILD_TEMPLE, self.member)
                return
            self.member += 1
        pop(s)


register(BuildingFrame)


def _building(s: State) -> BuildingFrame:
    frame = s.frame
    assert isinstance(frame, BuildingFrame)
    return frame


def may_propose(s: State, seat: i64) -> bool:
    rules = rules_of(s)
    return s.seth.proposals >> 4 * seat & 15 < rules.proposals


def _site(s: State, space: i64) -> Context:
    return {"level": temple_level(s, space) + 1, "units": next_level_cost(s, space)}


@final
class BuildTemple(Question):
    """A space where he has a unit and the next level can be paid, or pass."""

    refusals: ClassVar[Refusals] = {"temple": ("site", "S-TEMPLE-04")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        rules = rules_of(s)
        if not may_propose(s, seat):
            return
        sites = rules.sites
        built = _building(s).built
        for space in range(s.table.spaces):
            if sites >> space & 1 and units(s, space, seat) and may_build(s, space, built):
                found.add(SITE + space)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            _building(s).member += 1
            return
        space = choice - SITE
        s.seth.proposals += 1 << 4 * seat
        push(s, ShareFrame(seat, TEMPLE_UNITS, next_level_cost(s, space), friends_at(s, space, ALLIANCE), space))

    def context(self, s: State, seat: i64) -> Context:
        sites = rules_of(s).sites
        return {"sites": {id: _site(s, space) for space, id in enumerate(s.table.space_ids) if sites >> space & 1}}


BUILD_TEMPLE: Final = BuildTemple(70, "temple")


@final
class TempleUnits(Purpose):
    """All owners named but the proposer must agree (S-TEAM-03)."""

    def done(self, s: State, frame: ShareFrame) -> None:
        emit(s, EV_PROPOSED, frame.seat, TEMPLE_UNITS, frame.shares, frame.extra)
        others = seats_in(frame.shares) & ~(1 << frame.seat)
        packed = _packed(frame.shares, frame.extra)
        if not others:
            build_level(s, frame.extra, frame.shares)
        elif packed not in s.seth.refused:  # what was refused is refused again without asking (S-TEAM-BOUND)
            push(s, TempleConsentFrame(frame.seat, frame.extra, frame.shares, others))

    def usual(self, s: State, frame: ShareFrame) -> i64:
        return own_first(s, frame)


serve(TEMPLE_UNITS, TempleUnits())


def _packed(shares: i64, space: i64) -> int:
    return (int(shares) << 8) + int(space)


def build_level(s: State, space: i64, shares: i64) -> None:
    """The units go for nothing (S-RECALL-08, S-TEMPLE-19), the level stands, tokens are drawn (S-TEAM-BUILD-ORDER).

    The level is never lost, and the space stays the desert it is (S-TEMPLE-16).
    """
    building = s.frame
    assert isinstance(building, BuildingFrame)
    building.built |= 1 << space
    for seat in range(1, s.table.players):
        amount = shares >> 4 * seat & 15
        if amount:
            remove_units(s, space, seat, amount, 0)
    level = temple_level(s, space) + 1
    s.seth.temples[space] += 1
    emit(s, EV_TEMPLE, space, level, shares)
    if level == 2:
        s.seth.temples[space] += 4 * (_draw_prayer(s) + 1)
    elif level == TOP_TEMPLE:
        token = _draw_power(s)
        s.seth.temples[space] += 64 * (token + 1)
        s.seth.temple_done = 1  # for good (S-TEMPLE-12)
        activate(s, token)
        s.learned += 1
    if not check_victory(s):
        to_tile_if_alone(s, ALLIANCE, space)  # a creature left alone by a sacrifice goes to its tile (S-CLAR-10)


def prayer_tokens_used(s: State) -> i64:
    used: i64 = 0
    for temple in s.seth.temples:
        if temple >> 2 & 15:
            used |= 1 << ((temple >> 2 & 15) - 1)
    return used


def _draw_prayer(s: State) -> i64:
    """Shuffled and face down (S-SETUP-19): nobody knows its front until level 3 (S-INFO-06)."""
    rules = rules_of(s)
    left = rules.all_prayers & ~prayer_tokens_used(s)
    return nth_bit(left, random_below(s, count_bits(left)))


def _draw_power(s: State) -> i64:
    """Any of those left: they lie shuffled (S-SETUP-19)."""
    rules = rules_of(s)
    left = rules.all_powers & ~s.seth.active
    return nth_bit(left, random_below(s, count_bits(left)))


def temple_income(s: State, space: i64) -> i64:
    """What a sacred temple pays: its token's back at level 2, its front at level 3 (S-TEMPLE-09, S-TEMPLE-11)."""
    rules = rules_of(s)
    token = (s.seth.temples[space] >> 2 & 15) - 1
    if token < 0:
        return 0
    return rules.prayer_front[token] if temple_level(s, space) == TOP_TEMPLE else rules.prayer_back[token]


# --- consent ----------------------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class TempleConsentFrame(Proposal):
    KIND: ClassVar[int] = 42
    SLOTS: ClassVar[tuple[str, ...]] = ("space", "shares", "others", "refused")

    def __init__(self, seat: i64, space: i64 = 0, shares: i64 = 0, others: i64 = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.shares = shares
        self.others = others  # bit set of the owners to be asked

    def copy(self) -> Frame:
        twin = TempleConsentFrame(self.seat, self.space, self.shares, self.others)
        twin.refused = self.refused
        return twin

    def run(self, s: State) -> None:
        if self.step == 0:
            self.step = 1
            s.question = TEMPLE_CONSENT
            s.waiting = self.others
            return
        pop(s)
        if self.refused:
            s.seth.refused.append(_packed(self.shares, self.space))
        else:
            build_level(s, self.space, self.shares)

    def context(self, s: State) -> Context:
        told: Context = {"cause": "temple", "proposer": self.seat, "space": s.table.space_ids[self.space]}
        return told | {"shares": by_seat(self.shares)} | _site(s, self.space)


register(TempleConsentFrame)


TEMPLE_CONSENT: Final = Consent(71, "consent-to-a-temple")
