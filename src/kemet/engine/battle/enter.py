"""The moment two forces meet: fixes who attacks whom and where (step C0)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from kemet.engine.battle.step import FOLLOWING, FOLLOWING_WITH_SETH, STEPS
from kemet.engine.board.creatures import side_creature
from kemet.engine.board.sides import defender_at, friends_at, seats_in
from kemet.engine.native import i64, mypyc_attr
from kemet.engine.state.codes import SETH, SILENCE_CREATURE
from kemet.engine.state.forces import CORRUPTED, CREATURE_STRIKES, VOID_CARD, Battle, Force
from kemet.engine.state.frames import Frame, register
from kemet.engine.state.state import State, pop, push

FIRST_STEP: Final = 10  # the entry; the whole order is in battle/order.py
BITE: Final = 31  # a corrupted troop enters here (5.7)
NAMING: Final = 34  # a creature card strikes from here


def start_battle(s: State, space: i64, attacker: i64, defender: i64, by_move: bool) -> None:
    """The side that enters or adds units is the attacker (B-BATTLE-01); from here on nobody can join (B-BATTLE-26)."""
    battle = Battle(space, Force(attacker), Force(defender), by_move)
    if s.table.with_seth:  # otherwise a side of one, as it is made
        gather(s, battle, battle.attacker)
        gather(s, battle, battle.defender)
    s.battles.append(battle)
    push(s, BattleFrame(attacker))


def gather(s: State, battle: Battle, force: Force) -> None:
    """All members with units in a troop take part in its battle (S-MIXED-01)."""
    if force.apart:
        force.seats = seats_in(force.troop)
        return
    force.owners = s.table.friend_mask[force.fighter]
    force.seats = seats_in(friends_at(s, battle.space, force.fighter))


def start_corrupted_battle(s: State, space: i64, mover: i64, troop: i64, creatures: i64, violet: i64) -> None:
    """The token's player attacks with a troop that stands apart (S-CORRUPT-TROOP-09, S-CLAR-36).

    Nothing of the entry acts but the Cobra (S-CORRUPT-TROOP-15). From here on Seth decides nothing
    (S-CORRUPT-TROOP-19): each side has a fighter who does everything for it (S-CORRUPT-TROOP-17).
    """
    attacker = Force(mover)
    attacker.apart = True
    attacker.troop = troop
    attacker.creatures = creatures
    attacker.violet = violet
    defender = Force(_other_than(s, space, mover))
    battle = Battle(space, attacker, defender, True)
    battle.kind = CORRUPTED
    gather(s, battle, attacker)
    gather(s, battle, defender)
    s.battles.append(battle)
    _enter_at(s, mover, BITE)


def _other_than(s: State, space: i64, mover: i64) -> i64:
    """The first member there who is not the token's player (S-CORRUPT-TROOP-11)."""
    seats = seats_in(friends_at(s, space, mover)) & ~(1 << mover)
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def start_creature_battle(s: State, space: i64, card: i64) -> None:
    """Seth attacks with a creature card and without units (S-CORRUPT-CREATURE-05, S-CORRUPT-CREATURE-06).

    What needs a move does not act (S-CORRUPT-CREATURE-08), and he loses nothing (S-CORRUPT-CREATURE-07). His battle
    tiles count (S-CLAR-31). Against the Snake the card counts for nothing until the end of the battle, wherever the
    Snake is by then (S-CORRUPT-CREATURE-17, S-CLAR-32).
    """
    attacker = Force(SETH)
    attacker.apart = True
    battle = Battle(space, attacker, Force(defender_at(s, space, SETH)), False)
    battle.kind = CREATURE_STRIKES
    creature = side_creature(s, space, battle.defender.fighter)
    void = creature >= 0 and s.table.creature_abilities[creature] & SILENCE_CREATURE != 0
    battle.card = VOID_CARD - card if void else card
    gather(s, battle, battle.defender)
    s.battles.append(battle)
    _enter_at(s, SETH, NAMING)


def _enter_at(s: State, seat: i64, step: i64) -> None:
    frame = BattleFrame(seat)
    frame.step = step
    push(s, frame)


def end_battle(s: State) -> None:
    """The battle under way is over; its frame is the caller's business."""
    s.battles.pop()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BattleFrame(Frame):
    """The battle under way is the last of `s.battles`; `step` is the one it takes next."""

    KIND: ClassVar[int] = 2
    SLOTS: ClassVar[tuple[str, ...]] = ("pause",)

    def __init__(self, seat: i64, pause: i64 = 0) -> None:
        super().__init__(seat)
        self.step = FIRST_STEP
        self.pause = pause  # an invasion stops here and turns to its other battle: step + 1, 0: nowhere

    def copy(self) -> Frame:
        return BattleFrame(self.seat, self.pause)

    def run(self, s: State) -> None:
        step = STEPS[self.step]
        if s.table.with_seth:
            if self.pause and self.step == self.pause - 1:
                pop(s)
                return
            self.step = FOLLOWING_WITH_SETH[self.step].code
        else:
            self.step = FOLLOWING[self.step].code
        step.take(s, s.battles[-1])


register(BattleFrame)


def call_off(s: State) -> None:
    """There is no battle after all, and the Move may go on (B-BATTLE-03, B-BATTLE-05, B-MOVE-14).

    Temporary tokens stay for a later battle of the action (T-X-26), and nobody wins a Dawn token (T2-DAWN-04).
    """
    end_battle(s)
    pop(s)
