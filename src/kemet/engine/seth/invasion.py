"""Furious invasion: two movements, then all that follows, two battles prepared at once (sections 2.10, 5.9)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.choose import add_pairs, committed_price, why_no_cards
from kemet.engine.battle.enter import BattleFrame, gather
from kemet.engine.battle.sums import sees_first
from kemet.engine.board.prices import card_price
from kemet.engine.board.sides import defender_at, enemies_at
from kemet.engine.day.move import MoveFrame
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.reasons import Reason
from kemet.engine.state.bits import lowest_bit, one_bit
from kemet.engine.state.choices import ADD, ADD_SECOND, BATTLE, DONE, FIRST, Choices
from kemet.engine.state.codes import NOWHERE, SETH
from kemet.engine.state.events import EV_FIRST, EV_NEXT_BATTLE, EV_SHOWN, emit
from kemet.engine.state.forces import COMMITTING, LOCKED, PICKING, WAITING, Battle, Force
from kemet.engine.state.frames import Context, Frame, Question, Refusals, first_of, register
from kemet.engine.state.state import State, ask, pop, push

# Steps of an invasion.
FIRST_MOVE: Final = 0
SECOND_MOVE: Final = 1
MEET: Final = 2  # contested spaces become battles
ENTRIES: Final = 3  # B0, B1
ESCAPES: Final = 5  # B2
STRIKES: Final = 7  # B3, B4
FIGHTERS: Final = 9  # B5
CARDS: Final = 11  # B6, B7
ORDER: Final = 12
FIGHT: Final = 13
OVER_NOW: Final = 14

# Codes of steps of a battle (battle/order.py) at which it turns to the other one.
AT_ENTRY: Final = 10
AT_ESCAPE: Final = 42
AT_STRIKE: Final = 29
AT_NAMING: Final = 34
AT_CARDS: Final = 2
AT_REVEAL: Final = 3


@final
@mypyc_attr(acyclic=True)
class InvasionFrame(Frame):
    """Each stage is done for both battles, in movement order, before the next begins.

    Movement tiles count for each group, Initiative strikes in each battle (S-SETHBASE-05), Dedication to Battle pays
    for each entry (S-TS-10).
    """

    KIND: ClassVar[int] = 37

    def copy(self) -> Frame:
        return InvasionFrame(self.seat)

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == FIRST_MOVE:
            s.seth.invading = 1
            push(s, MoveFrame(SETH))
        elif step == SECOND_MOVE:
            if s.seth.first_start >= 0:
                s.seth.invading = 2
                push(s, MoveFrame(SETH))
        elif step == MEET:
            self._meet(s)
        elif step < FIGHTERS:
            self._stage(s, step)
        elif step < CARDS:
            self._name_fighters(s, step)
        elif step == CARDS:
            self._choose_cards(s)
        elif step == ORDER:
            if len(s.battles) == 2:
                ask(s, FIRST_BATTLE, SETH)
        elif step == FIGHT:
            self._fight(s)
        else:
            pop(s)
            _forget(s)

    def _meet(self, s: State) -> None:
        """The battle of the first group is numbered 1; both in one space fight one battle (S-INVASION-04)."""
        first = s.seth.first_end
        spaces: list[int] = []
        if first >= 0 and enemies_at(s, first, SETH):
            spaces.append(first)
        for space in range(s.table.spaces):
            if space != first and s.troops[space] & 15 and enemies_at(s, space, SETH):
                spaces.append(space)
        for number in range(len(spaces)):
            space = spaces[number]
            battle = Battle(space, Force(SETH), Force(defender_at(s, space, SETH)), True)
            battle.paired = number + 1
            gather(s, battle, battle.attacker)
            gather(s, battle, battle.defender)
            s.battles.append(battle)
        if not s.battles:
            self.step = OVER_NOW

    def _stage(self, s: State, step: i64) -> None:
        """Entry, escape, strikes: for the first battle, then for the second, if they are still there.

        S-INVASION-05, S-INVASION-06.
        """
        stage = (step - ENTRIES) // 2
        number = (step - ENTRIES) % 2 + 1
        start = [AT_ENTRY, AT_ESCAPE, AT_STRIKE][stage]
        until = [AT_ESCAPE, AT_STRIKE, AT_NAMING][stage]
        if bring_last(s, number):
            _run_battle(s, start, until)
        elif not s.battles:
            self.step = OVER_NOW

    def _name_fighters(self, s: State, step: i64) -> None:
        """All before any card (S-CLAR-46); one battle is an ordinary one (S-INVASION-08, S-INVASION-20)."""
        if len(s.battles) == 1:
            s.battles[0].paired = 0
            self.step = FIGHT
            _run_battle(s, AT_NAMING, NOWHERE)
            self.step = OVER_NOW
        elif not s.battles:
            self.step = OVER_NOW
        elif bring_last(s, step - FIGHTERS + 1):
            _run_battle(s, AT_NAMING, AT_CARDS)

    def _choose_cards(self, s: State) -> None:
        """All at once; a fighter who sees a card first waits for it (S-INVASION-19)."""
        s.question = INVASION_CARDS
        s.waiting = 0
        for battle in s.battles:
            s.waiting |= 1 << battle.attacker.fighter | 1 << battle.defender.fighter
            for force in (battle.defender, battle.attacker):
                if sees_first(s, battle, force):
                    force.stage = WAITING
        for seat in range(s.table.players):
            if s.waiting >> seat & 1 and _waits(s, seat):
                s.waiting &= ~(1 << seat)
        if not s.waiting:  # each would wait for the other: the attacker begins
            for force in forces_of(s, SETH):
                force.stage = PICKING
            s.waiting = 1 << SETH

    def _fight(self, s: State) -> None:
        if len(s.battles) == 1:
            emit(s, EV_NEXT_BATTLE, s.battles[0].space)
        for battle in s.battles:
            battle.prepared = True
        if s.battles:
            self.step = FIGHT  # the other one follows
            s.battles[-1].prepared = False
            _run_battle(s, AT_REVEAL, NOWHERE)


register(InvasionFrame)


def _forget(s: State) -> None:
    s.dedicated = 0  # an invasion is one action (house rule dedicationPerEntry)
    seth = s.seth
    seth.invading = 0
    seth.first_start = NOWHERE
    seth.first_end = NOWHERE
    seth.first_units = 0
    seth.first_creature = 0


def _run_battle(s: State, start: i64, until: i64) -> None:
    """The last battle takes its steps from `start`, up to `until` (-1: to its end)."""
    frame = BattleFrame(SETH, until + 1)
    frame.step = start
    push(s, frame)


def bring_last(s: State, number: i64) -> bool:
    """Make the battle of this number the one being fought; is it still there?"""
    for battle in s.battles:
        if battle.paired == number:
            s.battles.remove(battle)
            s.battles.append(battle)
            return True
    return False


def forces_of(s: State, seat: i64) -> list[Force]:
    """The forces this seat leads, the battle of the first group first."""
    found: list[Force] = []
    for number in (1, 2):
        for battle in s.battles:
            if battle.paired == number:
                if battle.attacker.fighter == seat:
                    found.append(battle.attacker)
                elif battle.defender.fighter == seat:
                    found.append(battle.defender)
    return found


def _waits(s: State, seat: i64) -> bool:
    for force in forces_of(s, seat):
        if force.stage == WAITING:
            return True
    return False


@final
class InvasionCards(Question):
    """Who fights in both battles picks two cards and assigns one to each; who fights in one plays and discards.

    S-INVASION-07 to S-INVASION-11. Of two cards in hand both are assigned (S-INVASION-17).
    """

    secret: ClassVar[bool] = True
    face_down: ClassVar[bool] = True

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        forces = forces_of(s, seat)
        mine = s.seats[seat]
        if forces[0].stage == PICKING:
            add_pairs(s, battle_of(s, forces[0]), forces[0], found)
            return
        found.add(DONE)
        used: i64 = 0
        for force in forces:
            used |= force.divine
        rest = mine.hand & s.table.battle_mask & ~used
        for place in range(len(forces)):
            base: i64 = ADD if place == 0 else ADD_SECOND
            purse = mine.prayer - committed_price(s, seat, forces[place].divine)  # each battle alone (S-INVASION-13)
            for kind in s.table.battle_kinds:
                if rest & s.table.card_mask[kind] and card_price(s, seat, kind) <= purse:
                    found.add(base + kind)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        forces = forces_of(s, seat)
        if choice == DONE:
            for force in forces:
                force.stage = LOCKED
            return
        s.waiting |= 1 << seat
        if choice >= s.table.pair_base and choice < s.table.remove_base:
            pair = choice - s.table.pair_base
            forces[0].played = pair // s.table.pair_width
            other = pair % s.table.pair_width
            if len(forces) == 2:
                forces[1].played = other
            else:
                forces[0].discarded = other
            for force in forces:
                force.stage = COMMITTING
                _show_card(s, force)
            return
        into = forces[1] if choice >= ADD_SECOND else forces[0]
        kind = choice - ADD_SECOND if choice >= ADD_SECOND else choice - ADD
        rest = s.seats[seat].hand & s.table.card_mask[kind]
        for force in forces:
            rest &= ~force.divine
        into.divine |= one_bit(lowest_bit(rest))

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        if choices[0] >= BATTLE:
            return choices[0]
        return first_of(choices, [DONE])

    def why(self, s: State, seat: i64, choice: int) -> Reason | None:
        if choice >= ADD_SECOND and len(forces_of(s, seat)) == 1:
            return Reason("one-battle", rule="S-INVASION-08")
        return why_no_cards(s, seat, choice, self.is_adding(s, seat), False)

    def is_adding(self, s: State, seat: i64) -> bool:
        return forces_of(s, seat)[0].stage == COMMITTING

    def slug_for(self, s: State, seat: i64) -> str:
        return ADDING_TO_BOTH if self.is_adding(s, seat) else self.slug

    def slugs(self) -> list[str]:
        return [self.slug, ADDING_TO_BOTH]

    def context(self, s: State, seat: i64) -> Context:
        """The spaces of both battles, that of the troop moved first first."""
        battles = sorted(s.battles, key=lambda battle: battle.paired)
        return {"battles": [s.table.space_ids[battle.space] for battle in battles]}


ADDING_TO_BOTH: Final = "invasion-divine-cards"
INVASION_CARDS: Final = InvasionCards(65, "invasion-cards")


def battle_of(s: State, force: Force) -> Battle:
    for battle in s.battles:
        if battle.attacker is force or battle.defender is force:
            return battle
    return s.battles[-1]


def _show_card(s: State, force: Force) -> None:
    """Prescience shows the card of that one battle to the fighter who waits for it (S-INFO-11)."""
    battle = battle_of(s, force)
    enemy = battle.enemy_of(force)
    if enemy.stage != WAITING:
        return
    enemy.stage = PICKING
    s.learned += 1
    if s.log is not None:
        both = 1 << force.fighter | 1 << enemy.fighter
        s.log.append((EV_SHOWN, both, force.fighter, force.played, 0, 0, 0, 0))
    if not _waits(s, enemy.fighter):
        s.waiting |= 1 << enemy.fighter


@final
class FirstBattle(Question):
    """Seth names the battle resolved first (S-INVASION-12); by default that of the troop moved first."""

    refusals: ClassVar[Refusals] = {"first battle": ("no-battle-there", "S-INVASION-12")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        for number in (1, 2):
            for battle in s.battles:
                if battle.paired == number:
                    found.add(FIRST + battle.space)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        emit(s, EV_FIRST, choice - FIRST)
        for battle in s.battles:
            if battle.space == choice - FIRST:
                bring_last(s, battle.paired)
                return

    def default(self, s: State, seat: i64, choices: list[int]) -> int:
        return choices[0]


FIRST_BATTLE: Final = FirstBattle(66, "first-battle")
