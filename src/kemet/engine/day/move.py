"""The Move action (section 7): start, group, displacements, units left and taken, end."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.prices import pay, teleport_price
from kemet.engine.board.sides import group_limit, is_walled_off, limit_at, plain_limit
from kemet.engine.board.troops import creature_at, priests_at, units, working_creature
from kemet.engine.cards.play import add_turn_cards, play_turn_card, why_no_card
from kemet.engine.day.travel import arrive, can_teleport_from_here, entry_fee, may_appear, may_step, walls_open
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.priests.send_back import add_send_back, send_back
from kemet.engine.state.bits import one_bit
from kemet.engine.state.choices import (
    CARD,
    END,
    ESCAPE,
    FROM,
    GOLD,
    GROUP,
    LIFT,
    PASS,
    SEND_BACK,
    STEP,
    TELEPORT,
    Choices,
)
from kemet.engine.state.codes import MOVE, NOWHERE
from kemet.engine.state.events import EV_DECLINED, EV_TELEPORT, tell
from kemet.engine.state.frames import Frame, Question, register
from kemet.engine.state.state import State, ask, pop
from kemet.reasons import Reason, too_dear

# Steps of a Move.
CHOOSE_START: Final = 0
CHOOSE_GROUP: Final = 1
UNDER_WAY: Final = 2
NO_GROUP: Final = -1


@final
@mypyc_attr(acyclic=True)
class MoveFrame(Frame):
    KIND: ClassVar[int] = 0
    SLOTS: ClassVar[tuple[str, ...]] = ("start",)

    def __init__(self, seat: i64, start: i64 = 0) -> None:
        super().__init__(seat)
        self.start = start  # the space it starts from, once it is chosen

    def copy(self) -> Frame:
        return MoveFrame(self.seat, self.start)

    def run(self, s: State) -> None:
        if self.step == UNDER_WAY:
            if s.move_at == NOWHERE or s.move_units == 0 or not units(s, s.move_at, self.seat):
                end_move(s)
            else:
                ask(s, MOVE_ON, self.seat)
        elif self.step == CHOOSE_START:
            if _can_start(s, self.seat):
                ask(s, START, self.seat)
            else:
                end_move(s)
        else:
            groups = s.scratch()
            add_groups(s, self.seat, self.start, NO_GROUP, groups)
            if groups.count > 1:
                ask(s, PICK_GROUP, self.seat)
            else:
                PICK_GROUP.play(s, self.seat, groups.codes[0])


register(MoveFrame)


def end_move(s: State) -> None:
    s.move_at = NOWHERE
    s.move_units = 0
    s.move_priests = 0
    s.move_bonus = 0
    s.temporary = 0  # temporary tokens go back, used or not (T3-TEMP-02)
    s.dedicated = 0
    s.move_creature = 0
    s.move_left = 0
    s.move_started = 0
    s.move_walls = 0
    s.move_targets = 0
    s.move_fresh = 0
    s.move_helped = 0
    s.move_regrouped = 0
    pop(s)


def _can_start(s: State, seat: i64) -> bool:
    """Own units on the board can move; priests that may go back are units there too."""
    mine: i64 = 15 << 4 * seat
    for troop in s.troops:
        if troop & mine:
            return True
    return False


# --- where it starts and who goes -----------------------------------------------------------------------------------


@final
class Start(Question):
    def legal(self, s: State, seat: i64, found: Choices) -> None:
        mine: i64 = 15 << 4 * seat
        troops = s.troops
        for space in range(len(troops)):
            if troops[space] & mine:
                found.add(FROM + space)
        found.add(PASS)
        if s.table.has_path:
            add_send_back(s, seat, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            tell(s, EV_DECLINED, seat, MOVE)
            end_move(s)
        elif choice >= SEND_BACK:
            send_back(s, seat, choice)
        else:
            frame = s.frame
            assert isinstance(frame, MoveFrame)
            frame.start = choice - FROM
            frame.step = CHOOSE_GROUP

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        if not FROM <= choice < STEP:
            return None
        if not units(s, choice - FROM, seat):
            return Reason("no-troop", rule="B-MOVE-01")
        return Reason("troop-stuck", rule="B-MOVE-01")


START: Final = Start(5, "start of move")


@final
class PickGroup(Question):
    """Which units go, and whether the creature there goes (B-MOVE-01)."""

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, MoveFrame)
        add_groups(s, seat, frame.start, NO_GROUP, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, MoveFrame)
        s.move_at = frame.start
        frame.step = UNDER_WAY
        form_group(s, seat, choice)


PICK_GROUP: Final = PickGroup(6, "group")


def add_groups(s: State, seat: i64, space: i64, but: i64, found: Choices) -> None:
    """All groups of the units here: so many units, so many of them priests, with the creature or without.

    A creature goes with units or stays with some (B-CREATURE-06). A troop above its limit (T3-SEAL-05) cannot move on
    whole: a group keeps to the limit of its own figures.
    """
    count = units(s, space, seat)
    creature = creature_at(s, space, seat) >= 0
    priests = priests_at(s, space, seat)
    if priests == 0:
        if s.table.has_path and count > plain_limit(s, seat):
            count = plain_limit(s, seat)
        for number in range(count, 0, -1):
            _add_group(GROUP + number * 8, creature, but, found)
        return
    plain = count - priests
    for number in range(count, 0, -1):
        low: i64 = 0
        if number > plain:
            low = number - plain
        high = priests
        if number < priests:
            high = number
        for holy in range(low, high + 1):
            if number <= group_limit(s, seat, holy):
                _add_group(GROUP + number * 8 + holy * 2, creature, but, found)


def _add_group(code: i64, creature: bool, but: i64, found: Choices) -> None:
    if creature and code + 1 != but:
        found.add(code + 1)
    if code != but:
        found.add(code)


def form_group(s: State, seat: i64, choice: i64) -> None:
    """Whoever joins or is left after the first displacement does not change the capacity (B-MOVE-07 to B-MOVE-09)."""
    s.move_units = (choice - GROUP) >> 3
    s.move_priests = (choice - GROUP) >> 1 & 3
    s.move_creature = (choice - GROUP) & 1
    s.move_regrouped = 1
    if not s.move_started:
        s.move_left = capacity(s, seat)


def capacity(s: State, seat: i64) -> i64:
    """Fixed by the first displacement (B-MOVE-02, T-X-36); Haste needs a priest in it (T3-UNIT-06)."""
    steps = 1 + s.seats[seat].powers.move + s.move_bonus
    if s.move_creature:
        creature = working_creature(s, s.move_at, seat)
        if creature >= 0:
            steps += s.table.creature_move[creature]
    if s.move_priests:
        steps += s.seats[seat].skill_powers.move
    return steps


# --- under way ------------------------------------------------------------------------------------------------------


@final
class MoveOn(Question):
    """Step, teleport, take or leave units (B-MOVE-06), play a card, or stop."""

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        at = s.move_at
        table = s.table
        crowded = table.pass_over_limit and is_crowded(s, seat)
        if not crowded:
            found.add(END)  # after any step, and after none (B-MOVE-16)
        too_many = table.has_path and s.move_units > group_limit(s, seat, s.move_priests)  # T3-SEAL-05
        if not too_many:
            _add_displacements(s, seat, at, found)
        if crowded:
            return
        if s.seats[seat].hand & table.move_mask:
            add_turn_cards(s, seat, table.turn_kinds if too_many else table.move_kinds, found)
        if not s.move_regrouped:
            now = GROUP + s.move_units * 8 + s.move_priests * 2 + s.move_creature
            add_groups(s, seat, at, now, found)
        if table.has_path:
            add_send_back(s, seat, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == END:
            end_move(s)
        elif choice < TELEPORT:
            s.move_left -= 1
            arrive(s, seat, choice - STEP)
        elif choice < GROUP:
            _teleport(s, seat, choice - TELEPORT)
        elif choice < CARD:
            form_group(s, seat, choice)
        elif choice < GOLD:
            play_turn_card(s, seat, choice)
        else:
            send_back(s, seat, choice)
            if not s.move_started and s.move_units:
                s.move_left = capacity(s, seat)

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        if STEP <= choice < TELEPORT:
            return _why_no_step(s, seat, choice - STEP)
        if TELEPORT <= choice < ESCAPE:
            return _why_no_teleport(s, seat, choice - TELEPORT)
        if GROUP <= choice < LIFT:
            return Reason("group", rule="B-MOVE-06")
        return why_no_card(s, seat, choice, True)


MOVE_ON: Final = MoveOn(0, "move")


def _add_displacements(s: State, seat: i64, at: i64, found: Choices) -> None:
    """Steps while movement is left (B-MOVE-03), teleports for whoever can pay (B-TELE-01).

    They mix freely (B-MOVE-05), and a teleport takes none of the movement (B-MOVE-04).
    """
    table = s.table
    if s.move_left > 0:
        walls = walls_open(s, seat)
        for space in table.neighbours[at]:
            if may_step(s, seat, space, walls):
                found.add(STEP + space)
    if s.pyramids[at] or table.obelisk[at]:
        price = teleport_price(s, seat)
        if price <= s.seats[seat].prayer and can_teleport_from_here(s, seat):
            for space in table.obelisks:
                if space != at and not s.move_targets >> space & 1 and may_appear(s, seat, space, price):
                    found.add(TELEPORT + space)


def is_crowded(s: State, seat: i64) -> bool:
    """The group stands on own units beyond the limit: it is only passing (house rule passOverLimit)."""
    return s.move_started > 0 and units(s, s.move_at, seat) > limit_at(s, seat, s.move_at)


def _teleport(s: State, seat: i64, space: i64) -> None:
    """The whole group (B-TELE-08). Targets are kept whatever made the teleport possible (B-CLAR-06, T-X-37)."""
    price = teleport_price(s, seat)
    if s.seats[seat].powers.payment:
        s.move_helped = 1
    pay(s, seat, price)
    if price == 0 or s.table.paid_teleports_count:  # what is paid for is bounded by the prayer (B-TELE-10)
        s.move_targets |= one_bit(space)
    tell(s, EV_TELEPORT, seat, s.move_at, space, s.move_units, s.move_creature, price)
    arrive(s, seat, space)


# --- why not ---------------------------------------------------------------------------------------------------------


def _why_no_step(s: State, seat: int, space: int) -> Reason:
    if space not in s.table.neighbours[s.move_at]:
        here = s.table.space_ids[s.move_at]
        return Reason("not-adjacent", {"space": s.table.space_ids[space], "from": here}, "B-MOVE-17")
    if s.move_left <= 0:
        return Reason("no-movement", rule="B-MOVE-03")
    if is_walled_off(s, seat, space) and not walls_open(s, seat):
        return Reason("walls", rule="B-WALL-01")
    return _why_no_fee(s, seat, space, 0) or _why_no_room(s, seat, space)


def _why_no_teleport(s: State, seat: int, space: int) -> Reason:
    if not s.table.obelisk[space]:
        return Reason("no-obelisk", rule="B-TELE-01")
    if space == s.move_at:
        return Reason("teleport-same", rule="B-TELE-07")
    if not can_teleport_from_here(s, seat):
        return Reason("teleport-start", rule="B-TELE-01")
    if s.move_targets >> space & 1:
        return Reason("teleport-again", rule="B-TELE-10")
    price = teleport_price(s, seat)
    if price > s.seats[seat].prayer:
        return too_dear(price, s.seats[seat].prayer)
    return _why_no_fee(s, seat, space, price) or _why_no_room(s, seat, space)


def _why_no_fee(s: State, seat: int, space: int, price: int) -> Reason | None:
    """An enemy creature there wants to be paid for the entry."""
    fee = entry_fee(s, seat, space)
    if fee and price + fee > s.seats[seat].prayer:
        return Reason("fee", {"fee": fee, "prayer": s.seats[seat].prayer}, "T1-CREATURE-KHNUM")
    return None


def _why_no_room(s: State, seat: int, space: int) -> Reason:
    if s.move_creature and creature_at(s, space, seat) >= 0:
        return Reason("creature-there", rule="B-MOVE-11")
    return Reason("too-many", {"limit": plain_limit(s, seat)}, "B-MOVE-10")
