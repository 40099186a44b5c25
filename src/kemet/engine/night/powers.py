"""What tiles let a player do at night: Hand of God, Reinforcements (B-NIGHT-05, B-NIGHT-06)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.board.origins import first_bearer
from kemet.engine.board.sides import are_enemies, enemies_at
from kemet.engine.day.build import add_new_pyramids, add_violet_levels, raise_pyramid
from kemet.engine.day.recruit import AT_NIGHT, PlaceFrame, can_place, night_spaces
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.bits import count_bits, nth_bit, one_bit
from kemet.engine.state.choices import LIFT, PASS, REINFORCE, VICTIM, Choices
from kemet.engine.state.codes import DISTRICTS, HAND_OF_GOD, NOWHERE
from kemet.engine.state.events import EV_STOLE, EV_STOLEN, emit
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.state import State, ask, pop, push, random_below

RAISES: Final = 1
REINFORCES: Final = 2
STEALS: Final = 4


@final
@mypyc_attr(acyclic=True)
class NightPowersFrame(Frame):
    """One power after the other, in the order their owner likes, Seth too (S-NIGHT-04)."""

    KIND: ClassVar[int] = 16
    SLOTS: ClassVar[tuple[str, ...]] = ("unused",)

    def __init__(self, seat: i64, unused: i64 = 0) -> None:
        super().__init__(seat)
        self.unused = unused  # bit set of powers not used yet

    def copy(self) -> Frame:
        return NightPowersFrame(self.seat, self.unused)

    def run(self, s: State) -> None:
        found = s.scratch()
        NIGHT_POWER.legal(s, self.seat, found)
        if found.count > 1:
            ask(s, NIGHT_POWER, self.seat)
        elif found.codes[0] != PASS:
            NIGHT_POWER.play(s, self.seat, found.codes[0])
        else:
            pop(s)


register(NightPowersFrame)


def powers_at_night(s: State, seat: i64) -> i64:
    powers: i64 = 0
    if s.seats[seat].powers.abilities & HAND_OF_GOD:
        powers |= RAISES
    if s.seats[seat].powers.night_units:
        powers |= REINFORCES
    if s.seats[seat].powers.night_theft:
        powers |= STEALS
    return powers


def add_victims(s: State, seat: i64, found: Choices) -> None:
    """Annexation: Seth names a member who holds cards, a member takes from Seth (S-CLAR-61)."""
    for other in range(s.table.players):
        if are_enemies(s, seat, other) and s.seats[other].hand:
            found.add(VICTIM + other)


def steal_card(s: State, seat: i64, victim: i64) -> None:
    """A random card; thief and victim know which (S-INFO-10)."""
    hand = s.seats[victim].hand
    bit = nth_bit(hand, random_below(s, count_bits(hand)))
    s.seats[victim].hand ^= one_bit(bit)
    s.seats[seat].hand |= one_bit(bit)
    emit(s, EV_STOLEN, seat, victim, first_bearer(s, 1 << seat, "night_theft"))
    if s.log is not None:
        s.log.append((EV_STOLE, 1 << seat | 1 << victim, seat, s.table.card_of_bit[bit], 0, 0, 0, 0))


@final
class NightPower(Question):
    refusals: ClassVar[Refusals] = {
        "build": ("hand-of-god", "B-TILE-HANDOFGOD"),
        "raise": ("hand-of-god", "B-TILE-HANDOFGOD"),
        "reinforce": ("reinforce", "B-TILE-REINFORCEMENTS"),
        "rob": ("rob", "S-CLAR-61"),
        "pass": ("must-go-on", "S-CLAR-69"),
    }

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, NightPowersFrame)
        powers = frame.unused & powers_at_night(s, seat)  # a tile may have been sealed meanwhile
        if powers & STEALS:
            add_victims(s, seat, found)  # it must be used, only the victim is a choice (S-CLAR-69)
        if found.count == 0:
            found.add(PASS)
        if powers & RAISES:
            self._add_raises(s, seat, found)
        if powers & REINFORCES and can_place(s, seat, night_spaces(s, seat, NOWHERE)):
            found.add(REINFORCE)

    def _add_raises(self, s: State, seat: i64, found: Choices) -> None:
        if seat == s.table.seth_seat:
            add_violet_levels(s, 1, found)  # S-SETHBASE-02
            return
        add_new_pyramids(s, seat, 1, False, found)  # T1-PYR-05
        first = s.seats[seat].city * DISTRICTS
        for number in range(first, first + DISTRICTS):
            space = s.table.districts[number]
            level = s.pyramids[space] & 7
            if 0 < level < s.table.top_level and not enemies_at(s, space, seat):
                found.add(LIFT + space * 4 + level)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, NightPowersFrame)
        if choice == PASS:
            pop(s)
        elif choice >= VICTIM:
            frame.unused &= ~STEALS
            steal_card(s, seat, choice - VICTIM)
        elif choice == REINFORCE:
            frame.unused &= ~REINFORCES
            why = first_bearer(s, 1 << seat, "night_units")
            push(s, PlaceFrame(seat, AT_NIGHT, s.seats[seat].powers.night_units, why=why))
        else:
            frame.unused &= ~RAISES
            raise_pyramid(s, seat, choice, True)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        """Nothing; but Annexation must be used, against the holder of most cards, then the earlier seat (SD3)."""
        victims = [choice for choice in choices if choice >= VICTIM]
        if not victims:
            return super().default(s, seat, choices)
        return max(victims, key=lambda choice: (int(count_bits(s.seats[choice - VICTIM].hand)), -choice))

    def context(self, s: State, seat: i64) -> Context:
        return {"most": min(s.seats[seat].powers.night_units, s.seats[seat].reserve)}


NIGHT_POWER: Final = NightPower(20, "night-power")
