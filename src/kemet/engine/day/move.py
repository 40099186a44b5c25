"""The Move action (section 7): start, group, displacements, units left and taken, end."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.creatures import side_creature
from kemet.engine.board.prices import teleport_price
from kemet.engine.board.sides import (
    enemies_at,
    friends_at,
    group_limit,
    is_walled_off,
    limit_at,
    part_limit,
    plain_limit,
    team_limit,
)
from kemet.engine.board.troops import creature_at, lift_creature, priests_at, units, working_creature
from kemet.engine.cards.play import add_turn_cards, play_turn_card, why_no_card
from kemet.engine.day.entering import add_entries, entry_fee, mover_of, payer_of, walls_open
from kemet.engine.day.group import GroupFrame, capacity, units_free
from kemet.engine.day.passing import portal_from
from kemet.engine.day.travel import (
    arrive,
    can_teleport_from_here,
    dismount,
    is_too_full,
    may_appear,
    may_leave,
    may_step,
    pay_teleport,
    tell_teleport,
)
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.priests.send_back import add_send_back, send_back
from kemet.engine.reasons import Reason, too_dear
from kemet.engine.seth.attack import add_corrupted_attacks, start_corrupted_attack
from kemet.engine.state.bits import nibble_sum
from kemet.engine.state.choices import (
    ATTACK,
    CARD,
    END,
    ESCAPE,
    FROM,
    GOLD,
    GROUP,
    LIFT,
    PASS,
    REGROUP,
    SEND_BACK,
    STEP,
    STRIKE,
    TELEPORT,
    Choices,
)
from kemet.engine.state.codes import MOVE, NOWHERE, SETH
from kemet.engine.state.events import EV_DECLINED, emit
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, push

# Steps of a Move.
CHOOSE_START: Final = 0
CHOOSE_GROUP: Final = 1
UNDER_WAY: Final = 2
NO_GROUP: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
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
            elif s.table.with_seth:
                self._go_on_together(s)
            else:
                ask(s, MOVE_ON, self.seat)
        elif self.step == CHOOSE_START:
            if _can_start(s, self.seat):
                ask(s, START, self.seat)
            else:
                end_move(s)
        elif s.table.with_seth and self.seat != SETH:
            self.step = UNDER_WAY
            s.move_at = self.start
            push(s, GroupFrame(self.seat))
        else:
            groups = s.scratch()
            add_groups(s, self.seat, self.start, NO_GROUP, groups)
            if groups.count > 1:
                ask(s, PICK_GROUP, self.seat)
            else:
                PICK_GROUP.play(s, self.seat, groups.codes[0])

    def _go_on_together(self, s: State) -> None:
        """With Seth: a group that met enemies waits for the battles of an invasion (S-INVASION-02)."""
        if enemies_at(s, s.move_at, self.seat):
            end_move(s)
            return
        if s.move_creature and not s.seth.riding:  # no battle after all: the creature is with the group again
            _mount(s, self.seat)
        ask(s, MOVE_ON, payer_of(s, self.seat))  # who pays decides (S-CORRUPT-TROOP-01)


register(MoveFrame)


def _mount(s: State, seat: i64) -> None:
    for other in range(s.table.players):
        if s.creatures[s.move_at] & s.table.friend_mask[seat] & 15 << 4 * other:
            s.seth.riding = lift_creature(s, s.move_at, other) + 1
            s.seth.rider_seat = other
            return
    s.move_creature = 0


def end_move(s: State) -> None:
    if s.table.with_seth:
        _end_together(s)
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


def _end_together(s: State) -> None:
    frame = s.frame
    assert isinstance(frame, MoveFrame)
    seth = s.seth
    if seth.invading == 1 and s.move_at >= 0 and s.move_units:
        seth.first_start = frame.start
        seth.first_end = s.move_at
        seth.first_units = s.move_units
        seth.first_creature = seth.riding or (side_creature(s, s.move_at, SETH) + 1 if s.move_creature else 0)
    if s.move_at >= 0:
        dismount(s)
    seth.group = 0
    seth.riding = 0
    seth.rider_seat = NOWHERE
    seth.corrupted = NOWHERE


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
    """Any space with a unit of theirs, in a mixed troop or not (S-MIXED-02)."""

    refusals: ClassVar[Refusals] = {"send back": ("send-back", "T3-UNIT-07")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        mine: i64 = 15 << 4 * seat
        troops = s.troops
        for space in range(len(troops)):
            if troops[space] & mine and not (s.table.with_seth and not _may_start(s, seat, space)):
                found.add(FROM + space)
        found.add(PASS)
        if s.table.has_path:
            add_send_back(s, seat, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            emit(s, EV_DECLINED, seat, MOVE)
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


START: Final = Start(5, "start-of-move")


def _may_start(s: State, seat: i64, space: i64) -> bool:
    """The second group of an invasion starts elsewhere, with units that have not moved; nobody leaves a battle.

    S-INVASION-01, S-INVASION-03, S-INVASION-14.
    """
    if enemies_at(s, space, seat):
        return False
    if s.seth.invading < 2:
        return True
    return space != s.seth.first_start and units_free(s, seat, space) > 0


def _creature_free(s: State, seat: i64, space: i64) -> bool:
    """The seat's creature here may still move."""
    creature = creature_at(s, space, seat)
    return creature >= 0 and not (s.seth.invading == 2 and creature + 1 == s.seth.first_creature)


@final
class PickGroup(Question):
    """Which units go, and whether the creature there goes (B-MOVE-01)."""

    refusals: ClassVar[Refusals] = {"group": ("group-size", "B-MOVE-01")}

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

    def context(self, s: State, seat: i64) -> Context:
        return _reach(s, seat, origin_of(s))


PICK_GROUP: Final = PickGroup(6, "group")


def origin_of(s: State) -> i64:
    """Where the group that is being put together, or that moves, set out; -1 without a Move."""
    if s.move_at == NOWHERE and not (s.question is PICK_GROUP and s.waiting):
        return NOWHERE
    frame = s.frame
    while frame is not None:
        if isinstance(frame, MoveFrame):
            return frame.start
        frame = frame.below
    return s.move_at


def _reach(s: State, seat: i64, where: i64) -> Context:
    """How far each kind of group from this space goes."""
    creature = working_creature(s, where, seat)
    common: i64 = 0
    if s.table.side[seat] != SETH:
        common = s.seth.powers.move  # it serves every Move of the alliance (S-MIXED-05)
    movement = {
        "group": 1 + s.seats[seat].powers.move + s.move_bonus + common,
        "creature": s.table.creature_move[creature] if creature >= 0 else 0,
        "priests": s.seats[seat].skill_powers.move,
    }
    return {"space": s.table.space_ids[where], "movement": movement}


def add_groups(s: State, seat: i64, space: i64, but: i64, found: Choices) -> None:
    """All groups of the units here: how many units, how many of them priests, with the creature or without.

    A creature goes with units or stays with some (B-CREATURE-06). A troop above its limit (T3-SEAL-05) cannot move on
    whole: a group keeps to the limit of its own figures.
    """
    count = units(s, space, seat)
    creature = creature_at(s, space, seat) >= 0
    if s.table.with_seth:
        count = units_free(s, seat, space)
        creature = _creature_free(s, seat, space)
        most = team_limit(s, seat, space)
        if count > most:
            count = most
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
    """Units that join or stay after the first displacement do not change the capacity (B-MOVE-07 to B-MOVE-09)."""
    s.move_units = (choice - GROUP) >> 3
    s.move_priests = (choice - GROUP) >> 1 & 3
    s.move_creature = (choice - GROUP) & 1
    s.move_regrouped = 1
    if s.table.with_seth:
        _take_along(s, seat)
    if not s.move_started:
        s.move_left = capacity(s, seat)


def _take_along(s: State, seat: i64) -> None:
    """Seth's own group: his creature goes with it or is left (S-SETHBASE-08)."""
    s.seth.group = s.move_units << 4 * seat
    s.seth.rider_seat = seat
    if s.move_creature and not s.seth.riding:
        s.seth.riding = lift_creature(s, s.move_at, seat) + 1
    elif not s.move_creature:
        dismount(s)


# --- under way ------------------------------------------------------------------------------------------------------


@final
class MoveOn(Question):
    """Step, teleport, take or leave units (B-MOVE-06), play a card, or stop."""

    refusals: ClassVar[Refusals] = {
        "attack": ("attack", "S-CORRUPT-TROOP-10"),
        "attack by teleport": ("attack", "S-CORRUPT-TROOP-10"),
        "give": ("gift", "S-CLAR-68"),
        "strike": ("strike", "S-CLAR-62"),
        "send back": ("send-back", "T3-UNIT-07"),
        "regroup": ("group", "B-MOVE-06"),
    }

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        if s.table.with_seth:
            _add_together(s, mover_of(s, seat), found)
            return
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
        seat = mover_of(s, seat)
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
        elif choice == REGROUP:
            push(s, GroupFrame(seat))
        elif choice >= STRIKE:
            play_turn_card(s, seat, choice)
        elif choice >= ATTACK:
            start_corrupted_attack(s, seat, choice)
        else:
            send_back(s, seat, choice)
            if not s.move_started and s.move_units:
                s.move_left = capacity(s, seat)

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        mover = mover_of(s, seat)
        if STEP <= choice < TELEPORT:
            return _why_no_step(s, mover, choice - STEP)
        if TELEPORT <= choice < ESCAPE:
            return _why_no_teleport(s, mover, choice - TELEPORT)
        if GROUP <= choice < LIFT:
            return Reason("group", rule="B-MOVE-06")
        if choice == REGROUP:
            return Reason("group", rule="S-CLAR-23")
        return why_no_card(s, seat, choice, True)

    def context(self, s: State, seat: i64) -> Context:
        """A group under way has what is left."""
        if s.move_started:
            left = {"group": s.move_left, "creature": 0, "priests": 0}
            told: Context = {"space": s.table.space_ids[s.move_at], "movement": left}
        else:
            told = _reach(s, seat, s.move_at)
        told["teleport"] = teleport_price(s, seat)
        add_entries(s, seat, told)
        return told


MOVE_ON: Final = MoveOn(0, "move")


def _add_together(s: State, seat: i64, found: Choices) -> None:
    """The same with mixed troops. On a crowded space the group must go on, and no card is played (S-MOVE-15)."""
    at = s.move_at
    crowded = s.move_started > 0 and is_too_full(s, seat, at)
    if not crowded:
        found.add(END)
    if may_leave(s, seat):
        _add_displacements(s, seat, at, found)
        if s.move_left > 0:
            onward = portal_from(s, seat, at)
            if onward >= 0 and may_step(s, seat, onward, walls_open(s, seat)):
                found.add(STEP + onward)
        if s.seth.corrupted >= 0:
            add_corrupted_attacks(s, seat, found)
    if s.seth.corrupted >= 0:
        return  # nobody is taken along or left, and no card is played (S-CORRUPT-TROOP-02, S-CLAR-26)
    if not crowded and s.seats[seat].hand & s.table.move_mask:
        kinds = s.table.move_kinds
        if s.seth.invading == 2 and enemies_at(s, s.seth.first_end, seat):
            kinds = s.table.only_move_kinds  # S-CLAR-52
        add_turn_cards(s, seat, kinds, found)
    if not s.move_regrouped and (friends_at(s, at, seat) != s.seth.group or s.move_units > 1 or s.seth.riding):
        found.add(REGROUP)


def _add_displacements(s: State, seat: i64, at: i64, found: Choices) -> None:
    """Steps while movement is left (B-MOVE-03), teleports for those who can pay (B-TELE-01).

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
        if price <= s.seats[payer_of(s, seat)].prayer and can_teleport_from_here(s, seat):
            for space in table.obelisks:
                if space != at and not s.move_targets >> space & 1 and may_appear(s, seat, space, price, True):
                    found.add(TELEPORT + space)


def is_crowded(s: State, seat: i64) -> bool:
    """The group stands on own units beyond the limit: it is only passing (house rule passOverLimit)."""
    return s.move_started > 0 and units(s, s.move_at, seat) > limit_at(s, seat, s.move_at)


def _teleport(s: State, seat: i64, space: i64) -> None:
    """The whole group (B-TELE-08). Targets are kept whatever made the teleport possible (B-CLAR-06, T-X-37)."""
    price = pay_teleport(s, seat, space)
    tell_teleport(s, seat, payer_of(s, seat), space, price)
    arrive(s, seat, space)


# --- why not ---------------------------------------------------------------------------------------------------------


def _why_no_step(s: State, seat: int, space: int) -> Reason:
    if s.table.seth is not None and s.table.seth.portal[s.move_at] == space:
        if portal_from(s, seat, s.move_at) < 0:
            return Reason("portal-closed", rule="S-PORTAL-04")
    elif space not in s.table.neighbours[s.move_at]:
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
    price, purse = teleport_price(s, seat), s.seats[payer_of(s, seat)].prayer
    if price > purse:
        return too_dear(price, purse)
    return _why_no_fee(s, seat, space, price) or _why_no_room(s, seat, space)


def _why_no_fee(s: State, seat: int, space: int, price: int) -> Reason | None:
    """An enemy creature there wants to be paid for the entry."""
    fee = entry_fee(s, seat, space)
    if fee and price + fee > s.seats[seat].prayer:
        return Reason("fee", {"fee": fee, "prayer": s.seats[seat].prayer}, "T1-CREATURE-KHNUM")
    return None


def _why_no_room(s: State, seat: int, space: int) -> Reason:
    if s.table.with_seth:
        return _why_not_together(s, seat, space)
    if s.move_creature and creature_at(s, space, seat) >= 0:
        return Reason("creature-there", rule="B-MOVE-11")
    return Reason("too-many", {"limit": plain_limit(s, seat)}, "B-MOVE-10")


def _why_not_together(s: State, seat: int, space: int) -> Reason:
    """With Seth: the side could not stay there together, and there is no way on (S-MOVE-15)."""
    if not may_leave(s, seat):
        return Reason("group", rule="S-CLAR-20")
    if s.seth.corrupted >= 0 and enemies_at(s, space, seat):
        return Reason("seth-there", rule="S-CORRUPT-TROOP-07")
    together = friends_at(s, space, seat) + s.seth.group
    limit = part_limit(s, seat, together)
    if nibble_sum(together) <= limit:
        return Reason("creature-with", rule="S-MIXED-11")
    return Reason("too-many-together", {"limit": limit}, "S-MOVE-15")
