"""Who goes: a group picked owner by owner, and the creature with it (S-CLAR-23)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.sides import friends_at
from kemet.engine.board.troops import lift_creature, units
from kemet.engine.day.entering import group_creature, payer_of
from kemet.engine.day.passing import Party, can_go_on, parts_of, riders
from kemet.engine.day.travel import dismount, is_too_full
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.bits import nibble_sum
from kemet.engine.state.choices import CREATURE_STAYS, RIDE, SHARE, Choices
from kemet.engine.state.codes import SETH
from kemet.engine.state.frames import Frame, Question, register
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
                if len(counts) > 1:
                    ask(s, GROUP_OF_OWNER, self.seat)
                    return
                self.picked += counts[0] << 4 * self.owner
                self.owner += 1
            self.step = CREATURE
        found = self.riders(s)
        if len(found) > 1:
            ask(s, RIDER, self.seat)
            return
        pop(s)
        form_party(s, self.seat, found[0])

    def counts(self, s: State) -> list[int]:
        """How many units of the owner asked may go, the most first."""
        done = (1 << 4 * self.owner) - 1
        found: list[int] = []
        for part in legal_parts(s, self.seat):
            if part & done == self.picked and part >> 4 * self.owner & 15 not in found:
                found.append(part >> 4 * self.owner & 15)
        return sorted(found, reverse=True)

    def riders(self, s: State) -> list[Party]:
        return legal_riders(s, self.seat, self.picked)


register(GroupFrame)


def legal_parts(s: State, seat: i64) -> list[int]:
    """The parts of the troop on the mover's space that may go on; from a crowded space each must have a way on."""
    troop = friends_at(s, s.move_at, seat)
    free = units_free(s, seat, s.move_at)
    found: list[int] = []
    for part in parts_of(s, seat, s.move_at, troop):
        if part >> 4 * seat & 15 <= free and legal_riders(s, seat, part):
            found.append(part)
    return found


def units_free(s: State, seat: i64, space: i64) -> i64:
    """The seat's units here that may still move: nobody moves twice in an invasion (S-INVASION-03)."""
    count = units(s, space, seat)
    if s.seth.invading == 2 and space == s.seth.first_end:
        count -= s.seth.first_units
    return count


def legal_riders(s: State, seat: i64, part: i64) -> list[Party]:
    at = s.move_at
    found = [
        each
        for each in riders(s, seat, at, friends_at(s, at, seat), part)
        if not (s.seth.invading == 2 and each.creature and each.creature == s.seth.first_creature)
    ]
    if s.move_started and is_too_full(s, seat, at):
        purse = s.seats[payer_of(s, seat)].prayer
        return [each for each in found if can_go_on(s, seat, at, each, s.move_left, purse, s.move_targets)]
    return found


def form_party(s: State, seat: i64, party: Party) -> None:
    """From now on these units move, with this creature or with none."""
    if party.creature != s.seth.riding:
        riding = s.seth.riding
        lifted: i64 = 0
        if party.creature:
            lifted = lift_creature(s, s.move_at, party.controller) + 1
        if riding:
            dismount(s)
        s.seth.riding = lifted
    s.seth.rider_seat = party.controller
    s.seth.group = party.group
    s.move_units = nibble_sum(party.group)
    s.move_creature = 1 if party.creature else 0
    s.move_regrouped = 1
    if not s.move_started:
        s.move_left = capacity(s, seat)


def capacity(s: State, seat: i64) -> i64:
    """Fixed by the first displacement (B-MOVE-02, T-X-36); Haste needs a priest in it (T3-UNIT-06).

    With Seth what serves the whole alliance counts for every member (S-MIXED-05).
    """
    steps = 1 + s.seats[seat].powers.move + s.move_bonus
    creature = group_creature(s, seat)
    if creature >= 0:
        steps += s.table.creature_move[creature]
    if s.move_priests:
        steps += s.seats[seat].skill_powers.move
    if s.table.with_seth and seat != SETH:
        steps += s.seth.powers.move
    return steps


def _group_frame(s: State) -> GroupFrame:
    frame = s.frame
    assert isinstance(frame, GroupFrame)
    return frame


@final
class GroupOfOwner(Question):
    """So many of this owner's units go along; nobody asks him (S-MIXED-04)."""

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = _group_frame(s)
        for count in frame.counts(s):
            found.add(SHARE + frame.owner * 16 + count)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = _group_frame(s)
        frame.picked += ((choice - SHARE) & 15) << 4 * frame.owner
        frame.owner += 1

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return choices[0]


GROUP_OF_OWNER: Final = GroupOfOwner(50, "group of owner")


@final
class Rider(Question):
    """Which creature goes with the group (S-MIXED-09)."""

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        for party in _group_frame(s).riders(s):
            found.add(RIDE + party.creature - 1 if party.creature else CREATURE_STAYS)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        for party in _group_frame(s).riders(s):
            if (party.creature == 0 and choice == CREATURE_STAYS) or RIDE + party.creature - 1 == choice:
                pop(s)
                form_party(s, seat, party)
                return

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return choices[0]


RIDER: Final = Rider(51, "creature with the group")
