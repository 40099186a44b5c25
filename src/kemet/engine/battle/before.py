"""Before the cards: entering, the Trap, the Escape window, Initiative, objects (steps C0b to C2c)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.aftermath import free_spaces
from kemet.engine.battle.enter import end_battle
from kemet.engine.battle.step import ForceStep, Step
from kemet.engine.battle.sums import units_of
from kemet.engine.battle.team import no_battle
from kemet.engine.board.creatures import is_untouchable
from kemet.engine.board.losses import destroy_units
from kemet.engine.board.origins import first_bearer
from kemet.engine.board.prices import card_price, gain
from kemet.engine.board.troops import priests_at
from kemet.engine.cards.draw import known_to_all
from kemet.engine.cards.play import play_card
from kemet.engine.native import i64
from kemet.engine.priests.objects import USE_DAGGER, USE_MASK
from kemet.engine.priests.seals import add_seals, held, play_seal, use_up
from kemet.engine.state.bits import lowest_bit, one_bit
from kemet.engine.state.choices import DONE, ESCAPE, PASS, SEAL, USE, YES, Choices
from kemet.engine.state.codes import DAY, NOWHERE
from kemet.engine.state.events import EV_BATTLE, EV_CALLED_OFF, EV_MASKED, emit
from kemet.engine.state.forces import Battle, Force
from kemet.engine.state.frames import Question, Refusals
from kemet.engine.state.state import State, ask, pop


@final
class Entry(Step):
    """Dedication to Battle pays for every entry in a Move (T1-TILE-DEDICATION).

    It, the Trap and Initiative are for the Day: a battle at Night is without them (T-X-23), one in the eclipse too
    (S-NIGHT-08, S-CLAR-48). Only the mover's tile counts, and only the mover is paid (S-TS-10).
    """

    def take(self, s: State, battle: Battle) -> None:
        attacker = battle.attacker.fighter
        reward = s.seats[attacker].powers.prayer_per_entry
        if not reward or not battle.by_move or s.phase != DAY:
            return
        for _ in range(_groups_entered(s, battle)):
            if not (s.table.dedication_once and s.dedicated):
                s.dedicated = 1
                gain(s, attacker, reward, first_bearer(s, 1 << attacker, "prayer_per_entry"))


def _groups_entered(s: State, battle: Battle) -> i64:
    """Two groups of a Furious invasion may meet in one space: each of them entered it (S-INVASION-04, 5.9)."""
    if not s.seth.invading or battle.space != s.seth.first_end:
        return 1
    return 2 if units_of(s, battle, battle.attacker) > s.seth.first_units else 1


# --- C1, C2: Escape and Initiative ----------------------------------------------------------------------------------


@final
class EscapeWindow(Step):
    """The defender is asked, with an Escape in hand or not, if one can exist and a space is free."""

    def take(self, s: State, battle: Battle) -> None:
        defender = battle.defender.fighter
        if s.phase != DAY or not s.seats[defender].hand:
            return
        if s.table.escape_mask & ~known_to_all(s) and free_spaces(s, battle, defender, False):
            ask(s, ESCAPE_BATTLE, defender)


@final
class EscapeBattle(Question):
    window: ClassVar[bool] = True
    refusals: ClassVar[Refusals] = {"escape": ("escape", "B-BATTLE-03")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        held_cards = s.seats[seat].hand & s.table.escape_mask
        if held_cards and card_price(s, seat, s.table.card_of_bit[lowest_bit(held_cards)]) <= s.seats[seat].prayer:
            spaces = free_spaces(s, s.battles[-1], seat, False)
            while spaces:
                found.add(ESCAPE + lowest_bit(spaces))
                spaces &= spaces - 1

    def play(self, s: State, seat: i64, choice: i64) -> None:
        s.learned += 1  # also a no tells the attacker something
        if choice != PASS:
            held_cards = s.seats[seat].hand & s.table.escape_mask
            play_card(s, seat, s.table.card_of_bit[lowest_bit(held_cards)], choice - ESCAPE)


ESCAPE_BATTLE: Final = EscapeBattle(10, "escape")


@final
class AfterEscape(Step):
    """A side that escaped fights no battle; Initiative strikes before the others choose (B-TILE-INITIATIVE).

    Protection does not help (B-BATTLE-04). Its victims are not destroyed in the battle (B-CLAR-04).
    """

    def take(self, s: State, battle: Battle) -> None:
        space = battle.space
        attacker = battle.attacker.fighter
        defender = battle.defender.fighter
        there = units_of(s, battle, battle.defender)
        if there == 0:
            no_battle(s, battle)
            return
        struck = s.seats[attacker].powers.initiative
        if s.phase == DAY and struck and not is_untouchable(s, space, defender):
            why = first_bearer(s, 1 << attacker, "initiative")
            if struck >= there:  # no battle: the group may go on (B-MOVE-15)
                pop(s)  # before the creature's way home is asked for
                destroy_units(s, space, defender, there, why)
                emit(s, EV_CALLED_OFF, attacker, defender, space)
                end_battle(s)
                if s.table.initiative_wipe_ends_move:
                    s.move_at = NOWHERE
                return
            destroy_units(s, space, defender, struck, why)
        emit(s, EV_BATTLE, attacker, defender, space)


@final
class TeamEscape(Step):
    """B2 with Seth: all who could hold an Escape are asked at once (S-TEAM-ESCAPE, S-CLAR-63).

    Whatever they hold (S-INFO-09); by day only (S-NIGHT-08), so always in a turn of the other side (S-DAY-12).
    """

    def take(self, s: State, battle: Battle) -> None:
        defender = battle.defender
        if s.phase != DAY or not s.table.escape_mask & ~known_to_all(s):
            return
        if not free_spaces(s, battle, defender.fighter, False):
            return
        asked: i64 = 0
        for seat in range(s.table.players):
            if defender.seats >> seat & 1 and s.seats[seat].hand & s.table.deck_of[1]:  # the alliance's backs show
                asked |= 1 << seat
        if asked:
            s.question = ESCAPE_TOGETHER
            s.waiting = asked
            s.answers = 0


@final
class EscapeTogether(Question):
    """Every answer is secret; only the card that is spent shows."""

    secret: ClassVar[bool] = True
    ballot: ClassVar[bool] = True
    refusals: ClassVar[Refusals] = {"yes": ("escape", "S-TEAM-ESCAPE")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(PASS)
        if holds_escape(s, seat):
            found.add(YES)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        s.learned += 1
        if choice == YES:
            s.answers |= 1 << seat

    def could_say_yes(self, s: State, seat: i64) -> bool:
        hand = s.seats[seat].hand
        asked = s.battles[-1].defender.seats >> seat & 1 and hand & s.table.deck_of[1]
        return asked != 0 and hand & s.table.escape_mask != 0


ESCAPE_TOGETHER: Final = EscapeTogether(57, "escape-together")


def holds_escape(s: State, seat: i64) -> bool:
    held_cards = s.seats[seat].hand & s.table.escape_mask
    if not held_cards:
        return False
    return card_price(s, seat, s.table.card_of_bit[lowest_bit(held_cards)]) <= s.seats[seat].prayer


@final
class EscapeFrom(Step):
    """Of several seats that say yes, the earliest plays its card and chooses the space."""

    def take(self, s: State, battle: Battle) -> None:
        if s.answers:
            seat = lowest_bit(s.answers)
            s.answers = 0
            battle.defender.fighter = seat
            ask(s, ESCAPE_SPACE, seat)


@final
class EscapeSpace(Question):
    refusals: ClassVar[Refusals] = {"escape": ("escape-space", "S-RECALL-06")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        spaces = free_spaces(s, s.battles[-1], seat, False)
        while spaces:
            found.add(ESCAPE + lowest_bit(spaces))
            spaces &= spaces - 1

    def play(self, s: State, seat: i64, choice: i64) -> None:
        held_cards = s.seats[seat].hand & s.table.escape_mask
        play_card(s, seat, s.table.card_of_bit[lowest_bit(held_cards)], choice - ESCAPE)


ESCAPE_SPACE: Final = EscapeSpace(58, "escape-space")


# --- C2a to C2c: skills and objects ---------------------------------------------------------------------------------


@final
class UseObjects(ForceStep):
    """Skills of both troops are fixed when the battle starts (T3-UNIT-05).

    Then the attacker announces all their objects, and after them the defender (T3-OBJ-03), at Night too (T-CLAR-15). A
    Seal comes too late for Trap and Initiative (T3-SEAL-06).
    """

    def take_for(self, s: State, battle: Battle, force: Force) -> None:
        if not s.table.has_path:
            return
        if self.attacks:
            _fix_skills(s, battle, battle.attacker)
            _fix_skills(s, battle, battle.defender)
        if _can_use_one(s, force.fighter):
            ask(s, BATTLE_OBJECTS, force.fighter)


def _fix_skills(s: State, battle: Battle, force: Force) -> None:
    """One priest is enough for all skills, and more add nothing (T3-UNIT-04)."""
    mine = s.seats[force.fighter]
    if priests_at(s, battle.space, force.fighter):
        force.skills = mine.skills
        force.skill_powers = mine.skill_powers


def _can_use_one(s: State, seat: i64) -> bool:
    found = s.scratch()
    BATTLE_OBJECTS.legal(s, seat, found)
    return found.count > 1


@final
class BattleObjects(Question):
    """Objects are no divine cards: no Veto window opens (T3-OBJ-05). A Seal works under a Mask too (T-CLAR-09)."""

    refusals: ClassVar[Refusals] = {"use": ("object", "T3-OBJ-03"), "seal": ("seal", "T3-SEAL-01")}

    def legal(self, s: State, seat: i64, found: Choices) -> None:
        found.add(DONE)
        force = s.battles[-1].force_of(seat)
        for token in range(s.table.tokens):
            if s.table.token_battle[token] and held(s, seat, token):
                if s.table.token_use[token] == USE_DAGGER and force.objects >> 4 * token & 15:
                    continue  # at most one Dagger a battle (T3-OBJ-04)
                found.add(USE + token)
        add_seals(s, seat, found)

    def play(self, s: State, seat: i64, choice: i64) -> None:
        if choice == DONE:
            return
        if choice >= SEAL:
            play_seal(s, seat, choice)
        else:
            battle = s.battles[-1]
            token = choice - USE
            use_up(s, seat, token)
            force = battle.force_of(seat)
            force.objects += one_bit(4 * token)
            force.object_powers = s.table.object_powers(force.objects)
            if s.table.token_use[token] == USE_MASK:
                battle.masked = True  # one Mask is enough; what was announced is used up (T-X-10)
                emit(s, EV_MASKED, seat)
        if _can_use_one(s, seat):
            s.waiting |= 1 << seat


BATTLE_OBJECTS: Final = BattleObjects(36, "battle-objects")
