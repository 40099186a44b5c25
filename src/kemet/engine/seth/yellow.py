"""The yellow actions: corrupt a creature, a troop, a pyramid; destroy two units (sections 2.6 to 2.9)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.enter import start_creature_battle
from kemet.engine.board.creatures import send_home_if_alone, side_creature
from kemet.engine.board.losses import may_be_struck
from kemet.engine.board.sides import enemies_at, friends_at
from kemet.engine.board.troops import lift_creature, remove_units, units
from kemet.engine.day.buy import BuyFrame
from kemet.engine.day.group import capacity
from kemet.engine.day.move import UNDER_WAY, MoveFrame
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.seth.market import violet_level
from kemet.engine.seth.ruleset import (
    CARD_STRIKES_ANYONE,
    CARD_STRIKES_CITIES,
    CORRUPT_CREATURE,
    CORRUPT_PYRAMID,
    CORRUPT_TROOP,
)
from kemet.engine.seth.victory import check_victory
from kemet.engine.state.bits import nibble_sum, one_bit
from kemet.engine.state.choices import CREATURE_CARD, DESTROY, DONE, HIT, PASS, TROOP, Choices
from kemet.engine.state.codes import INCORRUPTIBLE, SETH
from kemet.engine.state.events import BY_STRIKE, EV_CORRUPTED, EV_CREATURE_CARD, EV_DESTROYED, emit
from kemet.engine.state.frames import Context, Frame, Question, Refusals, register
from kemet.engine.state.ruleset import VIOLET
from kemet.engine.state.state import State, ask, pop, push, rules_of


def start_yellow(s: State, action: i64, victim: i64) -> None:
    """One of the four, against this member (S-ACT-03).

    A purchase here has nothing to do with that of the Buy space (S-CORRUPT-PYRAMID-07).
    """
    rules = rules_of(s)
    if action == CORRUPT_PYRAMID:
        push(s, BuyFrame(SETH, VIOLET, rules.surcharge, victim))
    elif action == CORRUPT_CREATURE:
        push(s, StrikeFrame(SETH, victim))
    elif action == CORRUPT_TROOP:
        push(s, CorruptFrame(SETH, victim))
    else:
        push(s, DestroyFrame(SETH, victim))


def is_corruptible(s: State, space: i64) -> bool:
    """No troop of the alliance with the new Sphinx (S-CORRUPT-CREATURE-16, S-CORRUPT-TROOP-20)."""
    creature = side_creature(s, space, 1)
    return creature < 0 or not s.table.creature_abilities[creature] & INCORRUPTIBLE


# --- the clear token names the member hit -----------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class HitFrame(Frame):
    """Magic Versatility on a yellow space (S-ACT-11)."""

    KIND: ClassVar[int] = 33
    SLOTS: ClassVar[tuple[str, ...]] = ("action",)

    def __init__(self, seat: i64, action: i64 = 0) -> None:
        super().__init__(seat)
        self.action = action

    def copy(self) -> Frame:
        return HitFrame(self.seat, self.action)

    def run(self, s: State) -> None:
        ask(s, HIT_MEMBER, SETH)


register(HitFrame)


@final
class HitMember(Question):
    refusals: ClassVar[Refusals] = {"hit": ("hit", "S-DESTROY-01")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        for member in range(1, s.table.players):
            found.add(HIT + member)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, HitFrame)
        pop(s)
        start_yellow(s, frame.action, choice - HIT)

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return choices[0]


HIT_MEMBER: Final = HitMember(60, "member-hit")


# --- corrupt a creature -----------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class StrikeFrame(Frame):
    """First the creature card, then the troop it strikes; Seth may decline either (S-CORRUPT-CREATURE-18)."""

    KIND: ClassVar[int] = 34
    SLOTS: ClassVar[tuple[str, ...]] = ("victim", "card")

    def __init__(self, seat: i64, victim: i64 = 0, card: i64 = -1) -> None:
        super().__init__(seat)
        self.victim = victim
        self.card = card

    def copy(self) -> Frame:
        return StrikeFrame(self.seat, self.victim, self.card)

    def run(self, s: State) -> None:
        found = s.scratch()
        question: Question = CARD_THAT_STRIKES if self.card < 0 else STRIKE_TROOP
        question.legal(s, SETH, found)
        if found.count > 1:
            ask(s, question, SETH)
        else:
            pop(s)


register(StrikeFrame)


def _strike(s: State) -> StrikeFrame:
    frame = s.frame
    assert isinstance(frame, StrikeFrame)
    return frame


def may_strike(s: State, card: i64, victim: i64, space: i64) -> bool:
    """An alliance troop with a unit of the token's colour, outside the members' cities.

    S-CORRUPT-CREATURE-03, S-CORRUPT-CREATURE-04, S-CLAR-34. Khnum's card looks at no colour (S-TS-19).
    """
    rules = rules_of(s)
    powers = rules.card_powers[card]
    if not enemies_at(s, space, SETH) or s.troops[space] & 15 or not is_corruptible(s, space):
        return False
    if not units(s, space, victim) and not powers & CARD_STRIKES_ANYONE:
        return False
    city = s.table.city[space]
    return city < 0 or s.city_seat[city] == SETH or powers & CARD_STRIKES_CITIES != 0


@final
class CardThatStrikes(Question):
    """A card in hand whose tile is for sale, at most as high as the violet pyramid.

    S-CORRUPT-CREATURE-01, S-CORRUPT-CREATURE-02; without a target nothing happens (S-CLAR-30). A creature that has no
    card, of another box, cannot be corrupted (S-TS-22).
    """

    refusals: ClassVar[Refusals] = {"unleash": ("unleash", "S-CORRUPT-CREATURE-02")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        rules = rules_of(s)
        found.add(PASS)
        for card in range(len(rules.card_ids)):
            if not s.seth.cards >> card & 1 or s.table.tile_level[rules.card_tile[card]] > violet_level(s):
                continue
            for space in range(s.table.spaces):
                if may_strike(s, card, _strike(s).victim, space):
                    found.add(CREATURE_CARD + card)
                    break

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == PASS:
            pop(s)
        else:
            _strike(s).card = choice - CREATURE_CARD


CARD_THAT_STRIKES: Final = CardThatStrikes(61, "creature-card")


@final
class StrikeTroop(Question):
    refusals: ClassVar[Refusals] = {"troop": ("struck", "S-CORRUPT-CREATURE-04")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = _strike(s)
        found.add(PASS)
        for space in range(s.table.spaces):
            if may_strike(s, frame.card, frame.victim, space):
                found.add(TROOP + space)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = _strike(s)
        pop(s)
        if choice == PASS:
            return
        s.seth.cards &= ~one_bit(frame.card)  # won or lost, it leaves the game (S-CORRUPT-CREATURE-12)
        emit(s, EV_CREATURE_CARD, frame.card, choice - TROOP)
        start_creature_battle(s, choice - TROOP, frame.card)

    def context(self, s: State, seat: i64) -> Context:
        frame = s.frame
        assert isinstance(frame, StrikeFrame)
        return {"victim": frame.victim}


STRIKE_TROOP: Final = StrikeTroop(62, "troop-struck")


# --- corrupt a troop --------------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class CorruptFrame(Frame):
    KIND: ClassVar[int] = 35
    SLOTS: ClassVar[tuple[str, ...]] = ("victim",)

    def __init__(self, seat: i64, victim: i64 = 0) -> None:
        super().__init__(seat)
        self.victim = victim

    def copy(self) -> Frame:
        return CorruptFrame(self.seat, self.victim)

    def run(self, s: State) -> None:
        found = s.scratch()
        TROOP_TO_CORRUPT.legal(s, SETH, found)
        if found.count > 1:
            ask(s, TROOP_TO_CORRUPT, SETH)
        else:
            pop(s)


register(CorruptFrame)


@final
class TroopToCorrupt(Question):
    """A troop with a unit of the token's player; it moves whole (S-CORRUPT-TROOP-01, S-CORRUPT-TROOP-02)."""

    refusals: ClassVar[Refusals] = {"troop": ("corrupt", "S-CORRUPT-TROOP-01")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, CorruptFrame)
        found.add(PASS)
        for space in range(s.table.spaces):
            if units(s, space, frame.victim) and is_corruptible(s, space):
                found.add(TROOP + space)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, CorruptFrame)
        pop(s)
        if choice == PASS:
            return
        start_corrupted_move(s, frame.victim, choice - TROOP)

    def context(self, s: State, seat: i64) -> Context:
        frame = s.frame
        assert isinstance(frame, CorruptFrame)
        return {"victim": frame.victim}


TROOP_TO_CORRUPT: Final = TroopToCorrupt(63, "troop-corrupted")


def start_corrupted_move(s: State, victim: i64, space: i64) -> None:
    """Creature included; capacity and powers are the token's player's (S-CORRUPT-TROOP-04, S-CLAR-26)."""
    emit(s, EV_CORRUPTED, victim, space)
    s.seth.corrupted = victim
    s.seth.group = friends_at(s, space, victim)
    s.move_at = space
    s.move_units = nibble_sum(s.seth.group)
    s.move_creature = 0
    for other in range(1, s.table.players):
        if s.creatures[space] >> 4 * other & 15:
            s.seth.riding = lift_creature(s, space, other) + 1
            s.seth.rider_seat = other
            s.move_creature = 1
    s.move_left = capacity(s, victim)
    frame = MoveFrame(victim, space)
    frame.step = UNDER_WAY
    push(s, frame)


# --- destroy two units ------------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class DestroyFrame(Frame):
    """Seth names the spaces one after the other; the units go together (S-DESTROY-07, S-CLAR-35)."""

    KIND: ClassVar[int] = 36
    SLOTS: ClassVar[tuple[str, ...]] = ("victim", "first", "second", "named")

    def __init__(self, seat: i64, victim: i64 = 0) -> None:
        super().__init__(seat)
        self.victim = victim
        self.first: i64 = -1
        self.second: i64 = -1
        self.named: i64 = 0

    def copy(self) -> Frame:
        twin = DestroyFrame(self.seat, self.victim)
        twin.first = self.first
        twin.second = self.second
        twin.named = self.named
        return twin

    def run(self, s: State) -> None:
        rules = rules_of(s)
        found = s.scratch()
        UNITS_TO_DESTROY.legal(s, SETH, found)
        if self.named < rules.destroyed and found.count > 1 and self.second < 0:
            ask(s, UNITS_TO_DESTROY, SETH)
        else:
            pop(s)
            self.destroy(s)

    def left_at(self, s: State, space: i64) -> i64:
        """The victim's units there that are not named yet; captured ones are not his (S-DESTROY-06)."""
        count = units(s, space, self.victim)
        if self.first == space:
            count -= 1
        return count

    def destroy(self, s: State) -> None:
        """As many as were named (S-DESTROY-03); no battle, so nobody gains anything (S-DESTROY-04)."""
        if self.first < 0:
            return
        spaces = [self.first] if self.second < 0 else [self.first, self.second]
        for space in spaces:
            remove_units(s, space, self.victim, 1, 0)
            emit(s, EV_DESTROYED, self.victim, space, 1, BY_STRIKE)
        if check_victory(s):
            return
        for space in spaces:
            send_home_if_alone(s, space, self.victim)


register(DestroyFrame)


@final
class UnitsToDestroy(Question):
    """Anywhere, cities included, but not where a creature shields its troop (S-DESTROY-02, S-DESTROY-05)."""

    refusals: ClassVar[Refusals] = {
        "destroy": ("destroy", "S-DESTROY-05"),
        "done": ("must-go-on", "S-DESTROY-03"),
        "pass": ("must-go-on", "S-DESTROY-03"),
    }

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        frame = s.frame
        assert isinstance(frame, DestroyFrame)
        found.add(DONE if frame.named else PASS)
        for space in range(s.table.spaces):
            if frame.left_at(s, space) > 0 and may_be_struck(s, SETH, space):
                found.add(DESTROY + space)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        frame = s.frame
        assert isinstance(frame, DestroyFrame)
        if choice < DESTROY:
            pop(s)
            frame.destroy(s)
            return
        if frame.first < 0:
            frame.first = choice - DESTROY
        else:
            frame.second = choice - DESTROY
        frame.named += 1

    def context(self, s: State, seat: i64) -> Context:
        frame = s.frame
        assert isinstance(frame, DestroyFrame)
        return {"victim": frame.victim}


UNITS_TO_DESTROY: Final = UnitsToDestroy(64, "units-destroyed")
