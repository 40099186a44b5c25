"""Units from the reserve: Recruit, Enlistment, night Reinforcements, and the battles they start (section 6)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.enter import start_battle
from kemet.engine.board.control import district_owner
from kemet.engine.board.creatures import ReturnFrame, may_return
from kemet.engine.board.prices import pay, recruit_price
from kemet.engine.board.sides import (
    BASE_LIMIT,
    defender_at,
    enemies_at,
    has_room,
    is_fought_for,
    limit_at,
    part_limit,
    plain_limit,
    team_units,
)
from kemet.engine.board.troops import add_units, own_districts, troops_of, units
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.reasons import Reason
from kemet.engine.state.bits import lowest_bit, nibble_sum, one_bit
from kemet.engine.state.choices import DONE, END, FIGHT, FROM, PASS, PRIEST, UNIT, Choices
from kemet.engine.state.codes import DISTRICTS, NOWHERE, RECRUIT, RECRUIT_WITH_TROOPS, SETH
from kemet.engine.state.events import EV_DECLINED, EV_PLACED, emit
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, push

# Why units are being placed.
RECRUITED: Final = 0
ENLISTED: Final = 1
AT_NIGHT: Final = 2
BOUGHT: Final = 3  # mercenaries
ON_THE_ROAD: Final = 4
DIRECT: Final = 5  # Direct Recruitment
WON: Final = 6  # the Reinforcements card

# Steps of placing.
PLACING: Final = 0
PLACED: Final = 1
CREATURES_BACK: Final = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceFrame(Frame):
    """Units are being placed one by one, over as many spaces as their owner likes (B-RECRUIT-01)."""

    KIND: ClassVar[int] = 3
    SLOTS: ClassVar[tuple[str, ...]] = ("reason", "placed", "packed")

    def __init__(self, seat: i64, reason: i64 = 0, most: i64 = 0, priests: i64 = 0, why: i64 = 0) -> None:
        super().__init__(seat)
        self.reason = reason
        self.placed: i64 = 0
        self.most = most  # how many may be placed; for DIRECT how many plain units are left to place
        self.priests = priests  # for DIRECT: how many priests are left to place
        self.why = why  # for events alone, so no save keeps it
        self.outside: i64 = NOWHERE  # for AT_NIGHT: the one troop outside the city that was chosen

    @property
    def packed(self) -> int:
        """The last three values as one number, for saves."""
        return self.most | (self.priests + self.outside + 1) << 8

    @packed.setter
    def packed(self, value: int) -> None:
        self.most = value & 255
        if self.reason == AT_NIGHT:
            self.outside = (value >> 8) - 1
        else:
            self.priests = value >> 8

    def copy(self) -> Frame:
        twin = PlaceFrame(self.seat, self.reason, self.most, self.priests, self.why)
        twin.placed = self.placed
        twin.outside = self.outside
        return twin

    def run(self, s: State) -> None:
        if self.step == PLACING:
            choices = s.scratch()
            self.add_choices(s, choices)
            if choices.count > 1 or choices.codes[0] > END:
                ask(s, PLACE, self.seat)
                return
            if choices.codes[0] == PASS:
                pop(s)
                return
        if self.step < CREATURES_BACK and self.reason == RECRUITED:
            self.step = CREATURES_BACK
            push(s, ReturnFrame(self.seat))
            return
        pop(s)
        if s.move_at == NOWHERE and not s.battles:
            push(s, FightsFrame(self.seat))

    def add_choices(self, s: State, found: Choices) -> None:
        """One unit to a space, or an end to it. PASS declines a whole Recruit action, a returning creature included."""
        if s.seats[self.seat].reserve:
            self._add_spaces(s, found)
        if self.reason == RECRUITED and self.placed == 0:
            if may_return(s, self.seat):
                found.add(DONE)
            found.add(PASS)
        elif self.reason != BOUGHT or not self._must_place(s, found):
            found.add(DONE)

    def _add_spaces(self, s: State, found: Choices) -> None:
        seat = self.seat
        if self.reason == RECRUITED:
            if _next_price(s, seat, self.placed) <= s.seats[seat].prayer:
                add_places(s, seat, recruit_spaces(s, seat), True, found)
        elif self.reason == DIRECT:
            self._add_direct_places(s, found)
        elif self.placed < self.most:
            priests_too = self.reason != BOUGHT  # only the mercenaries themselves
            add_places(s, seat, self._spaces(s), priests_too, found)
            if self.reason == WON and can_join_apart(s, seat):
                found.add(UNIT + s.battles[-1].space)

    def _spaces(self, s: State) -> i64:
        seat = self.seat
        if self.reason == ENLISTED:
            return open_spaces(s, seat, s.move_at == NOWHERE)  # no attack out of a movement (S-DI-05)
        if self.reason == AT_NIGHT:
            return night_spaces(s, seat, self.outside)
        if self.reason == BOUGHT:
            return own_districts(s, seat)  # one that an enemy holds too (T1-MERC-04); Seth into his own (S-TS-06)
        if self.reason == WON:
            return spaces_for_winner(s, seat)
        spaces = open_spaces(s, seat, False)
        if self.reason == DIRECT:
            spaces &= ~one_bit(s.battles[-1].space)  # never with the troop that fought (T-CLAR-17)
        return spaces

    def _add_direct_places(self, s: State, found: Choices) -> None:
        """Direct Recruitment places the very units that were lost, plain ones and priests."""
        everywhere = Choices()
        add_places(s, self.seat, self._spaces(s), True, everywhere)
        for place in range(everywhere.count):
            choice = everywhere.codes[place]
            if choice >= PRIEST:
                if self.priests:
                    found.add(choice)
            elif self.most:
                found.add(choice)

    def _must_place(self, s: State, found: Choices) -> bool:
        """Mercenaries go into the districts as long as one without enemies has room (T1-MERC-01, T1-MERC-03)."""
        for place in range(found.count):
            if not enemies_at(s, _space_of(found.codes[place]), self.seat):
                return True
        return False


register(PlaceFrame)


def add_places(s: State, seat: i64, spaces: i64, priests_too: bool, found: Choices) -> None:
    """Choices for plain units and for priests of the unit reserve, where there is room (B-RECRUIT-03, T3-UNIT-10)."""
    priests = s.seats[seat].priests_reserve
    if s.seats[seat].reserve > priests:
        rest = spaces
        while rest:
            space = lowest_bit(rest)
            rest &= rest - 1
            if has_room(s, seat, space):
                found.add(UNIT + space)
    if priests and priests_too:
        rest = spaces
        while rest:
            space = lowest_bit(rest)
            rest &= rest - 1
            if units(s, space, seat) < limit_at(s, seat, space, 1):
                found.add(PRIEST + space)


def can_place(s: State, seat: i64, spaces: i64) -> bool:
    """Is there a unit in reserve and room for it?"""
    if not s.seats[seat].reserve:
        return False
    found = Choices()
    add_places(s, seat, spaces, True, found)
    return found.count > 0


def can_enlist(s: State, seat: i64) -> bool:
    """Is there any place for an enlisted unit? Their own city nearly always has one, so it comes first."""
    if not s.seats[seat].reserve:
        return False
    first = s.seats[seat].city * DISTRICTS
    for number in range(first, first + DISTRICTS):
        space = s.table.districts[number]
        if not enemies_at(s, space, seat) and team_units(s, space, seat) < BASE_LIMIT:
            return True
    return can_place(s, seat, open_spaces(s, seat, s.move_at == NOWHERE))


def recruit_spaces(s: State, seat: i64) -> i64:
    """One's own city (B-RECRUIT-02), and with Enforced Recruitment every own troop (T1-TILE-ENFORCED, T-X-32).

    An enemy's district that they hold is no part of it (B-CONTROL-07), nor is an ally's (S-CLAR-29); a mixed troop is
    one for each member in it (S-TS-07).
    """
    if not s.seats[seat].powers.abilities & RECRUIT_WITH_TROOPS:
        return own_districts(s, seat)
    return own_districts(s, seat) | troops_of(s, seat)


def open_spaces(s: State, seat: i64, held_too: bool) -> i64:
    """Own districts and own troops; `held_too`: also a district held by an enemy (B-CARD-ENLISTMENT).

    A troop in the delta is one of them (B-CLAR-05).
    """
    spaces = troops_of(s, seat) | own_districts(s, seat)
    if held_too:
        return spaces
    rest = spaces
    while rest:
        space = lowest_bit(rest)
        rest &= rest - 1
        if enemies_at(s, space, seat):
            if not (units(s, space, seat) and is_fought_for(s, space)):
                spaces ^= one_bit(space)
    return spaces


def can_reinforce(s: State, seat: i64) -> bool:
    """Is there a place for a unit of the winning fighter (S-DI-ALL-REINFORCEMENTS)?"""
    return can_place(s, seat, spaces_for_winner(s, seat)) or can_join_apart(s, seat)


def spaces_for_winner(s: State, seat: i64) -> i64:
    """Reinforcements. A corrupted troop that won still stands apart: nobody joins those it beat (S-CLAR-36)."""
    spaces = open_spaces(s, seat, False)
    if s.battles[-1].winner().apart:
        spaces &= ~one_bit(s.battles[-1].space)
    return spaces


def can_join_apart(s: State, seat: i64) -> bool:
    """May a unit of the fighter join the corrupted troop that won, beside one of theirs there (S-CLAR-49)?"""
    winner = s.battles[-1].winner()
    if not winner.apart or not winner.troop >> 4 * seat & 15 or not s.seats[seat].reserve:
        return False
    return nibble_sum(winner.troop) < part_limit(s, seat, winner.troop)


def night_spaces(s: State, seat: i64, outside: i64) -> i64:
    """Own districts and one troop elsewhere; `outside` is that troop once it is chosen (B-TILE-REINFORCEMENTS)."""
    troops = troops_of(s, seat)
    if outside >= 0:
        troops &= one_bit(outside)
    return own_districts(s, seat) | troops


def _next_price(s: State, seat: i64, placed: i64) -> i64:
    return recruit_price(s, seat, placed + 1) - recruit_price(s, seat, placed)


def _space_of(choice: i64) -> i64:
    if choice >= PRIEST:
        return choice - PRIEST
    return choice - UNIT


#: Why units are placed.
PLACED_FOR: Final = {
    RECRUITED: "recruit",
    ENLISTED: "enlistment",
    AT_NIGHT: "night",
    BOUGHT: "mercenaries",
    ON_THE_ROAD: "road",
    DIRECT: "direct",
    WON: "reinforcements",
}


@final
class Place(Question):
    causes: ClassVar[tuple[str, ...]] = tuple(PLACED_FOR.values())
    refusals: ClassVar[Refusals] = {
        "done": ("must-go-on", "B-RECRUIT-01"),
        "pass": ("must-go-on", "B-RECRUIT-01"),
        "priest": ("no-priest", "T3-UNIT-10"),
    }

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, PlaceFrame)
        frame.add_choices(s, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, PlaceFrame)
        if choice == PASS:
            emit(s, EV_DECLINED, seat, RECRUIT)
            pop(s)
            return
        if choice == DONE:
            frame.step = PLACED
            return
        space = _space_of(choice)
        price: i64 = 0
        if frame.reason == RECRUITED:
            price = _next_price(s, seat, frame.placed)
            pay(s, seat, price)
        elif frame.reason == AT_NIGHT and district_owner(s, space) != seat:
            frame.outside = space
        mine = s.seats[seat]
        frame.placed += 1
        mine.reserve -= 1
        if frame.reason == WON and s.battles[-1].winner().apart and space == s.battles[-1].space:
            s.battles[-1].winner().troop += 1 << 4 * seat  # it stands there when the battle is over (S-CLAR-36)
        else:
            add_units(s, space, seat, 1)
        if choice >= PRIEST:
            s.priests[space] += 1 << 4 * seat
            mine.priests_reserve -= 1
            if frame.reason == DIRECT:
                frame.priests -= 1
        elif frame.reason == DIRECT:
            frame.most -= 1
        if space == s.move_at:
            s.move_regrouped = 0  # units added to the group's space may join it (B-MOVE-18)
        if s.log is not None:
            emit(s, EV_PLACED, seat, space, price, frame.why)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        frame = s.frame
        if isinstance(frame, PlaceFrame) and frame.reason == BOUGHT:
            for choice in choices:  # mercenaries: the first district that no enemy holds
                if choice >= UNIT and not enemies_at(s, choice - UNIT, seat):
                    return choice
        return super().default(s, seat, choices)

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        if not UNIT <= choice < FROM:
            return None
        space = choice - UNIT
        if not s.seats[seat].reserve:
            return Reason("no-reserve", rule="B-LIMIT-02")
        if s.table.with_seth:
            if not has_room(s, seat, space):
                return Reason("full", rule="S-MOVE-01" if seat == SETH else "S-MOVE-02")
        elif units(s, space, seat) >= plain_limit(s, seat):
            return Reason("full", rule="B-LIMIT-03")
        if not own_districts(s, seat) >> space & 1 and not units(s, space, seat):
            return Reason("not-yours", rule="B-RECRUIT-02")
        return Reason("not-open", rule="B-RECRUIT-01")

    def context(self, s: State, seat: i64) -> Context:
        frame = s.frame
        assert isinstance(frame, PlaceFrame)
        return {"cause": PLACED_FOR[frame.reason]}


PLACE: Final = Place(2, "place")


# --- the battles that placing starts ------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class FightsFrame(Frame):
    """The battles one by one, in the order the attacker chooses (B-RECRUIT-06).

    Placing is no Move: walls and capacity play no part, an Escape does (B-RECRUIT-11). At night and in the eclipse they
    are fought at once too (S-NIGHT-08).
    """

    KIND: ClassVar[int] = 6

    def copy(self) -> Frame:
        return FightsFrame(self.seat)

    def run(self, s: State) -> None:
        spaces = contested(s, self.seat)
        if not spaces:
            pop(s)
        elif spaces & spaces - 1 == 0:
            _fight(s, self.seat, lowest_bit(spaces))
        else:
            ask(s, NEXT_FIGHT, self.seat)


register(FightsFrame)


def contested(s: State, seat: i64) -> i64:
    """Own districts that hold own and enemy units (B-RECRUIT-05)."""
    spaces: i64 = 0
    rest = own_districts(s, seat)
    while rest:
        space = lowest_bit(rest)
        rest &= rest - 1
        if units(s, space, seat) and enemies_at(s, space, seat):
            spaces |= one_bit(space)
    return spaces


def _fight(s: State, seat: i64, space: i64) -> None:
    start_battle(s, space, seat, defender_at(s, space, seat), False)


@final
class NextFight(Question):
    refusals: ClassVar[Refusals] = {"fight": ("no-battle-there", "B-RECRUIT-06")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        spaces = contested(s, seat)
        while spaces:
            found.add(FIGHT + lowest_bit(spaces))
            spaces &= spaces - 1

    def play(self, s: State, seat: i64, choice: i64) -> None:
        _fight(s, seat, choice - FIGHT)


NEXT_FIGHT: Final = NextFight(24, "next-battle")
