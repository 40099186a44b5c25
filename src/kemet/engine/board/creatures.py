"""Creatures: summoned when bought, coming back with a Recruit action, going home, going to the reserve (section 11).

A creature cannot be destroyed (B-CREATURE-02): only its troop can. Which way it then goes depends on how the last unit
left (T-X-39); with Seth it is the same on both sides (S-BASE-04).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.control import district_owner
from kemet.engine.board.sides import are_enemies, enemies_at, friends_at
from kemet.engine.board.troops import creature_at, creature_in, lift_creature, put_creature, units
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.bits import one_bit
from kemet.engine.state.choices import CREATURE, CREATURE_AT, PASS, Choices
from kemet.engine.state.codes import DISTRICTS, MAX_SPACES, NOWHERE, RECRUIT_WITH_TROOPS, SETH, UNTOUCHABLE
from kemet.engine.state.events import EV_CREATURE, emit
from kemet.engine.state.frames import Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, push, rules_of

IN_RESERVE: Final = DISTRICTS  # the fourth place a creature may be put


def add_creature_places(s: State, seat: i64, creature: i64, held_too: bool, found: Choices) -> None:
    """Own districts with a unit and no creature of the seat (B-CREATURE-04); with Seth none of its side (S-BUY-11).

    `held_too` admits one that is being fought for: the creature then fights there (B-RECRUIT-09).
    """
    first = s.seats[seat].city * DISTRICTS
    for number in range(DISTRICTS):
        space = s.table.districts[first + number]
        if units(s, space, seat) and not s.creatures[space] & s.table.friend_mask[seat]:
            if held_too or not enemies_at(s, space, seat):
                found.add(CREATURE + creature * 4 + number)


def add_osiris_places(s: State, asked: i64, found: Choices) -> None:
    """Districts of any member with an alliance unit, no alliance creature and no enemy (S-TILE-OSIRIS).

    In seat order, then by district (S-TEAM-OSIRIS). Those of the seat that is asked are written as for its own
    creatures, so that every text is one choice.
    """
    rules = rules_of(s)
    for seat in range(1, s.table.players):
        first = s.seats[seat].city * DISTRICTS
        for number in range(DISTRICTS):
            space = s.table.districts[first + number]
            here = s.table.friend_mask[seat]
            if s.troops[space] & here and not s.creatures[space] & here and not enemies_at(s, space, seat):
                if seat == asked:
                    found.add(CREATURE + rules.osiris * 4 + number)
                else:
                    found.add(CREATURE_AT + rules.osiris * MAX_SPACES + space)


def is_osiris(s: State, creature: i64) -> bool:
    return s.table.seth is not None and creature == s.table.seth.osiris


def keeper_of(s: State, seat: i64, creature: i64) -> i64:
    """Under whose name a creature stands on the board: Osiris under his buyer's, wherever he is (S-CLAR-66)."""
    if is_osiris(s, creature):
        return s.seth.osiris_buyer
    return seat


def settle_creature(s: State, seat: i64, choice: i64) -> None:
    """Put the creature of this choice into the district it names, or into the reserve."""
    if choice >= CREATURE_AT:
        creature = (choice - CREATURE_AT) // MAX_SPACES
        space = (choice - CREATURE_AT) % MAX_SPACES
    else:
        creature = (choice - CREATURE) >> 2
        number = (choice - CREATURE) & 3
        if number == IN_RESERVE:
            to_reserve(s, seat, creature)
            return
        space = s.table.districts[s.seats[seat].city * DISTRICTS + number]
    put_creature(s, space, keeper_of(s, seat, creature), creature)
    emit(s, EV_CREATURE, seat, creature, space)


def to_reserve(s: State, seat: i64, creature: i64) -> None:
    s.seats[keeper_of(s, seat, creature)].creatures |= 1 << creature
    emit(s, EV_CREATURE, seat, creature, NOWHERE)


def send_home(s: State, seat: i64, space: i64) -> None:
    """The creature here lost its last unit to destruction: it goes home (B-CREATURE-07)."""
    if creature_at(s, space, seat) >= 0:
        push(s, HomeFrame(seat, lift_creature(s, space, seat)))


def leave_behind(s: State, seat: i64, space: i64) -> None:
    """Units of this seat's side have left: a creature without its controller's units goes to its tile (S-CLAR-24)."""
    _send_lonely(s, seat, space, s.table.left_creature_goes_home)


def to_tile_if_alone(s: State, seat: i64, space: i64) -> None:
    """Units were given up here: to the tile in any case (S-MIXED-12), for nobody has left (B-CREATURE-08)."""
    _send_lonely(s, seat, space, False)


def _send_lonely(s: State, seat: i64, space: i64, may_go_home: bool) -> None:
    for other in range(s.table.players):
        if is_alone(s, space, other) and not are_enemies(s, seat, other):
            send_to_reserve(s, other, space, may_go_home)


def is_alone(s: State, space: i64, seat: i64) -> bool:
    """Stands this seat's creature here without a unit of its controller? Osiris is everybody's (S-MIXED-12)."""
    creature = creature_at(s, space, seat)
    if creature < 0:
        return False
    if is_osiris(s, creature):
        return not friends_at(s, space, seat)
    return not units(s, space, seat)


def send_home_if_alone(s: State, space: i64, seat: i64) -> None:
    """After losses: every creature of this side that has nobody left (S-MIXED-12)."""
    if not s.creatures[space] & s.table.friend_mask[seat]:
        return
    for other in range(s.table.players - 1, -1, -1):  # the earliest seat lies on top and is asked first (S-CLAR-53)
        if not are_enemies(s, seat, other) and is_alone(s, space, other):
            send_home(s, other, space)


def send_to_reserve(s: State, seat: i64, space: i64, may_go_home: bool) -> None:
    """The creature here lost its last unit in another way (B-CREATURE-08, or the house rule)."""
    if creature_at(s, space, seat) < 0:
        return
    if may_go_home:
        send_home(s, seat, space)
    else:
        to_reserve(s, seat, lift_creature(s, space, seat))


def is_untouchable(s: State, space: i64, seat: i64) -> bool:
    """A creature that keeps its troop from all damage outside battle (T1-CREATURE-DEVOURER, S-CLAR-44)."""
    creature = side_creature(s, space, seat)
    return creature >= 0 and s.table.creature_abilities[creature] & UNTOUCHABLE != 0


def side_creature(s: State, space: i64, seat: i64) -> i64:
    """The creature of the seat's side on this space, or -1; any member's serves the troop (S-MIXED-10).

    A sealed one does nothing (T-CLAR-03).
    """
    creature = creature_in(s.creatures[space] & s.table.friend_mask[seat])
    if creature >= 0 and s.sealed_creatures >> creature & 1:
        return NOWHERE
    return creature


# --- going home ---------------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class HomeFrame(Frame):
    """The creature stands nowhere until its owner has chosen (B-CREATURE-07)."""

    KIND: ClassVar[int] = 12
    SLOTS: ClassVar[tuple[str, ...]] = ("creature",)

    def __init__(self, seat: i64, creature: i64 = 0) -> None:
        super().__init__(seat)
        self.creature = creature

    def copy(self) -> Frame:
        return HomeFrame(self.seat, self.creature)

    def run(self, s: State) -> None:
        places = s.scratch()
        self.add_places(s, places)
        if places.count > 1:
            ask(s, HOME, self.seat)
            return
        pop(s)
        if places.count:
            settle_creature(s, self.seat, places.codes[0])
        else:
            to_reserve(s, self.seat, self.creature)

    def add_places(self, s: State, found: Choices) -> None:
        if is_osiris(s, self.creature):
            add_osiris_places(s, self.seat, found)
        else:
            add_creature_places(s, self.seat, self.creature, False, found)


register(HomeFrame)


@final
class Home(Question):
    refusals: ClassVar[Refusals] = {
        "creature": ("creature-place", "B-CREATURE-07"),
        "creature at": ("creature-place", "S-MIXED-12"),
    }

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, HomeFrame)
        frame.add_places(s, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        pop(s)
        settle_creature(s, seat, choice)


HOME: Final = Home(16, "creature-home")


# --- bought -------------------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class SummonFrame(Frame):
    """A creature just bought (B-CREATURE-03)."""

    KIND: ClassVar[int] = 13
    SLOTS: ClassVar[tuple[str, ...]] = ("creature",)

    def __init__(self, seat: i64, creature: i64 = 0) -> None:
        super().__init__(seat)
        self.creature = creature

    def copy(self) -> Frame:
        return SummonFrame(self.seat, self.creature)

    def run(self, s: State) -> None:
        places = s.scratch()
        self.add_places(s, places)
        if places.count:
            ask(s, SUMMON, self.seat)
            return
        pop(s)
        to_reserve(s, self.seat, self.creature)

    def add_places(self, s: State, found: Choices) -> None:
        if is_osiris(s, self.creature):
            add_osiris_places(s, self.seat, found)
        else:
            add_creature_places(s, self.seat, self.creature, True, found)


register(SummonFrame)


@final
class Summon(Question):
    refusals: ClassVar[Refusals] = {
        "creature": ("creature-place", "B-CREATURE-03"),
        "creature at": ("creature-place", "B-CREATURE-03"),
    }

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, SummonFrame)
        frame.add_places(s, found)
        found.add(CREATURE + frame.creature * 4 + IN_RESERVE)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        pop(s)
        settle_creature(s, seat, choice)


SUMMON: Final = Summon(17, "creature-bought")


# --- coming back --------------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class ReturnFrame(Frame):
    """One creature in reserve must come back if a district qualifies (B-RECRUIT-07, B-RECRUIT-10).

    It comes back in no other way (B-CREATURE-10).
    """

    KIND: ClassVar[int] = 15

    def copy(self) -> Frame:
        return ReturnFrame(self.seat)

    def run(self, s: State) -> None:
        choices = s.scratch()
        add_returns(s, self.seat, choices)
        if not choices.count:
            pop(s)
        elif choices.count == 1 and choices.codes[0] != PASS:
            RETURN.play(s, self.seat, choices.codes[0])
        else:
            ask(s, RETURN, self.seat)


register(ReturnFrame)


def may_return(s: State, seat: i64) -> bool:
    """Is there a creature in reserve and a place for it?"""
    if not s.seats[seat].creatures and not osiris_waits(s, seat):
        return False
    found = Choices()
    add_returns(s, seat, found)
    return found.count > 0


def add_returns(s: State, seat: i64, found: Choices) -> None:
    waiting = s.seats[seat].creatures
    creature: i64 = 0
    while waiting:
        if waiting & 1:
            add_creature_places(s, seat, creature, True, found)
            if s.table.creature_with_troops:
                _add_troops(s, seat, creature, found)
        waiting >>= 1
        creature += 1
    if osiris_waits(s, seat):
        _add_osiris(s, seat, found)


def osiris_waits(s: State, seat: i64) -> bool:
    """Osiris is on his tile, and this member may bring him back (S-BASE-03)."""
    rules = s.table.seth
    if rules is None or seat == SETH or s.seth.osiris_buyer < 0:
        return False
    return s.seats[s.seth.osiris_buyer].creatures >> rules.osiris & 1 != 0


def _add_osiris(s: State, seat: i64, found: Choices) -> None:
    """Members without a creature of their own to return need not bring him back."""
    rules = rules_of(s)
    before = found.count
    if s.seth.osiris_buyer != seat:
        add_creature_places(s, seat, rules.osiris, True, found)
        if s.table.creature_with_troops:
            _add_troops(s, seat, rules.osiris, found)
    own = s.seats[seat].creatures & ~one_bit(rules.osiris)
    if found.count > 0 and own == 0 and (found.count > before or s.seth.osiris_buyer == seat):
        found.add(PASS)


def _add_troops(s: State, seat: i64, creature: i64, found: Choices) -> None:
    """House rule enforcedCreature: with Enforced Recruitment a creature may join a troop outside the city."""
    if not s.seats[seat].powers.abilities & RECRUIT_WITH_TROOPS:
        return
    for space in range(s.table.spaces):
        free = not s.creatures[space] & s.table.friend_mask[seat]  # no ally's either (S-MIXED-11)
        if free and units(s, space, seat) and district_owner(s, space) != seat:
            found.add(CREATURE_AT + creature * MAX_SPACES + space)


@final
class Return(Question):
    refusals: ClassVar[Refusals] = {
        "creature": ("creature-place", "B-RECRUIT-07"),
        "creature at": ("creature-place", "B-RECRUIT-07"),
        "pass": ("must-go-on", "B-RECRUIT-07"),
    }

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        add_returns(s, seat, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            pop(s)
            return
        if choice >= CREATURE_AT:
            creature = (choice - CREATURE_AT) // MAX_SPACES
        else:
            creature = (choice - CREATURE) >> 2
        s.seats[keeper_of(s, seat, creature)].creatures ^= 1 << creature
        settle_creature(s, seat, choice)
        if not s.table.all_creatures_return:
            pop(s)  # one a Recruit action (B-RECRUIT-08)


RETURN: Final = Return(18, "creature-return")
