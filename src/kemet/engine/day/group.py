"""Who goes: a group picked owner by owner, and the creature with it (S-CLAR-23)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.sides import friends_at
from kemet.engine.board.troops import lift_creature, units
from kemet.engine.day.entering import group_creature, payer_of
from kemet.engine.day.passing import (
    NO_RIDER,
    WITH_MOVING,
    WITH_STANDING,
    WITHOUT,
    can_go_on,
    may_part,
    moving_rider,
    part_after,
    riders,
    standing_rider,
)
from kemet.engine.day.travel import dismount, is_too_full
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.bits import by_seat, lowest_bit, nibble_sum, one_bit
from kemet.engine.state.choices import CREATURE_STAYS, RIDE, SHARE, Choices
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop

OWNERS: Final = 0  # being picked one by one
CREATURE: Final = 1


@final
@mypyc_attr(acyclic=True)
class GroupFrame(Frame):
    """On top of a movement: how many units of each owner, in seat order, then which creature."""

    KIND: ClassVar[int] = 30
    SLOTS: ClassVar[tuple[str, ...]] = ("owner", "picked")

    def __init__(self, seat: i64, owner: i64 = 0, picked: i64 = 0) -> None:
        super().__init__(seat)
        self.owner = owner  # asked next
        self.picked = picked  # of the owners before, packed

    def copy(self) -> Frame:
        return GroupFrame(self.seat, self.owner, self.picked)

    def run(self, s: State) -> None:
        if self.step == OWNERS:
            while self.owner < s.table.players:
                counts = self.counts(s)
                if counts & counts - 1:
                    ask(s, GROUP_OF_OWNER, self.seat)
                    return
                self.picked += lowest_bit(counts) << 4 * self.owner
                self.owner += 1
            self.step = CREATURE
        found = legal_riders(s, self.seat, self.picked)
        if found & found - 1:
            ask(s, RIDER, self.seat)
            return
        pop(s)
        form_party(s, self.seat, self.picked, found)

    def counts(self, s: State) -> i64:
        """How many units of the owner asked may go, as a bit set; one at least is the mover's (S-MIXED-03)."""
        done: i64 = (1 << 4 * self.owner) - 1
        troop = friends_at(s, s.move_at, self.seat)
        free = units_free(s, self.seat, s.move_at)
        found: i64 = 0
        part = troop
        while part > 0:
            number = part >> 4 * self.owner & 15
            if part & done == self.picked and not found >> number & 1:
                own = part >> 4 * self.seat & 15
                if 0 < own <= free and may_part(s, self.seat, troop, part) and legal_riders(s, self.seat, part):
                    found |= 1 << number
            part = part_after(troop, part)
        return found


register(GroupFrame)


def units_free(s: State, seat: i64, space: i64) -> i64:
    """The seat's units here that may still move: nobody moves twice in an invasion (S-INVASION-03, S-CLAR-27)."""
    count = units(s, space, seat)
    if s.seth.invading == 2 and space == s.seth.first_end:
        count -= s.seth.first_units
    return count


def legal_riders(s: State, seat: i64, part: i64) -> i64:
    """With which creature this part may go on (passing.py); from a crowded space there must be a way on."""
    at = s.move_at
    moving = moving_rider(s)
    standing = standing_rider(s, seat, at)
    found = riders(s, friends_at(s, at, seat), part, moving, standing)
    if s.seth.invading == 2 and standing and standing & 15 == s.seth.first_creature:
        found &= ~WITH_STANDING  # it has moved already (S-INVASION-03)
    if not s.move_started or not is_too_full(s, seat, at):
        return found
    purse = s.seats[payer_of(s, seat)].prayer
    here = one_bit(at)
    hopped = s.move_helped != 0
    kept: i64 = 0
    if found & WITHOUT and can_go_on(s, seat, at, part, NO_RIDER, s.move_left, purse, hopped, here):
        kept |= WITHOUT
    if found & WITH_MOVING and can_go_on(s, seat, at, part, moving, s.move_left, purse, hopped, here):
        kept |= WITH_MOVING
    if found & WITH_STANDING and can_go_on(s, seat, at, part, standing, s.move_left, purse, hopped, here):
        kept |= WITH_STANDING
    return kept


def form_party(s: State, seat: i64, group: i64, rider: i64) -> None:
    """From now on these units move, with this creature (one of the three ways) or with none."""
    seth = s.seth
    if rider == WITH_STANDING:
        standing = standing_rider(s, seat, s.move_at)
        lifted = lift_creature(s, s.move_at, standing >> 4) + 1
        dismount(s)
        seth.riding = lifted
        seth.rider_seat = standing >> 4
    elif rider == WITHOUT:
        dismount(s)
    seth.group = group
    s.move_units = nibble_sum(group)
    s.move_creature = 0 if rider == WITHOUT else 1
    s.move_regrouped = 1
    if not s.move_started:
        s.move_left = capacity(s, seat)


def capacity(s: State, seat: i64) -> i64:
    """Fixed by the first displacement (B-MOVE-02, T-X-36); Haste needs a priest in it (T3-UNIT-06).

    With Seth what serves the whole alliance counts for every member (S-MIXED-05), Bestial Fury for the mover alone
    (S-TS-16).
    """
    steps = 1 + s.seats[seat].powers.move + s.move_bonus
    creature = group_creature(s, seat)
    if creature >= 0:
        steps += s.table.creature_move[creature]
    if s.move_priests:
        steps += s.seats[seat].skill_powers.move
    if seat != s.table.seth_seat:
        steps += s.seth.powers.move
    return steps


def _group_frame(s: State) -> GroupFrame:
    frame = s.frame
    assert isinstance(frame, GroupFrame)
    return frame


def _put_together(s: State, seat: i64) -> Context:
    """How many of each owner are picked, and how far they would go without a creature."""
    frame = s.frame
    assert isinstance(frame, GroupFrame)
    return {
        "space": s.table.space_ids[s.move_at],
        "owner": frame.owner,
        "named": by_seat(frame.picked),
        "movement": s.move_left if s.move_started else capacity(s, seat),
    }


@final
class GroupOfOwner(Question):
    """This number of the owner's units go along; nobody asks the owner (S-MIXED-04)."""

    refusals: ClassVar[Refusals] = {"share": ("group-share", "S-MIXED-03")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = _group_frame(s)
        counts = frame.counts(s)
        for count in range(15, -1, -1):
            if counts >> count & 1:
                found.add(SHARE + frame.owner * 16 + count)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = _group_frame(s)
        frame.picked += ((choice - SHARE) & 15) << 4 * frame.owner
        frame.owner += 1

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return choices[0]

    def context(self, s: State, seat: i64) -> Context:
        return _put_together(s, seat)


GROUP_OF_OWNER: Final = GroupOfOwner(50, "group-of-owner")


@final
class Rider(Question):
    """Which creature goes with the group (S-MIXED-09)."""

    refusals: ClassVar[Refusals] = {"ride": ("rider", "S-MIXED-09"), "creature stays": ("rider", "S-MIXED-09")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        ways = legal_riders(s, seat, _group_frame(s).picked)
        if ways & WITH_MOVING:
            found.add(RIDE + s.seth.riding - 1)
        if ways & WITH_STANDING:
            found.add(RIDE + (standing_rider(s, seat, s.move_at) & 15) - 1)
        if ways & WITHOUT:
            found.add(CREATURE_STAYS)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        group = _group_frame(s).picked
        pop(s)
        way: i64 = WITH_STANDING
        if choice == CREATURE_STAYS:
            way = WITHOUT
        elif choice - RIDE + 1 == s.seth.riding:
            way = WITH_MOVING
        form_party(s, seat, group, way)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return choices[0]

    def context(self, s: State, seat: i64) -> Context:
        return _put_together(s, seat)


RIDER: Final = Rider(51, "creature-with-the-group")
