"""Battles fought out on copies by the engine itself, card against card. The engine judges; nothing is counted twice."""

from __future__ import annotations

from dataclasses import dataclass

from kemet.engine.battle import (
    ATTACKER,  # MISSING
    DEFENDER,  # MISSING
)
from kemet.engine.battle.enter import start_battle
from kemet.engine.battle.sums import add_up
from kemet.engine.board.troops import put_creature, units
from kemet.engine.flow import advance, legal, play
from kemet.engine.hidden import sample_hidden
from kemet.engine.names import (
    ASK_BATTLE_CARDS,  # MISSING
    ASK_BATTLE_LOSS,  # MISSING
    ASK_LOSS,  # MISSING
    ASK_SWAP_CARDS,  # MISSING
    ASK_WOUND,  # MISSING
    B_DAMAGE,  # MISSING
    B_DISCARDED,  # MISSING
    B_DIVINE,  # MISSING
    B_PLAYED,  # MISSING
    B_PROTECTION,  # MISSING
    B_SEAT,  # MISSING
    B_SPACE,  # MISSING
    B_STAGE,  # MISSING
    B_STRENGTH,  # MISSING
    F_KIND,  # MISSING
    FRAME,  # MISSING
    FRAME_BATTLE,  # MISSING
    FRAME_LOSS,  # MISSING
    S_HAND,  # MISSING
    SEAT,  # MISSING
)
from kemet.engine.state import (
    frames,  # MISSING
    set_frames,  # MISSING
)
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.codes import E_WIN_UNHARMED, NOWHERE
from kemet.engine.state.events import EV_DESTROYED, EV_POINT, EV_RESULT
from kemet.engine.state.forces import LOCKED
from kemet.engine.state.state import State, push

#: Questions between the reveal and the points of a battle.
BEFORE_THE_POINTS = (ASK_WOUND, ASK_SWAP_CARDS, ASK_BATTLE_LOSS, ASK_LOSS)


@dataclass(frozen=True)
class Fight:
    """How one battle ended for one seat: units lost by cards, units left, points gained or lost in it."""

    won: bool
    own_losses: int
    enemy_losses: int
    own_left: int
    own_points: int
    enemy_points: int


@dataclass(frozen=True)
class Stake:
    """What one side lays down, added up by the engine."""

    card: int
    divine: int  # bit set of single cards
    strength: int
    damage: int
    protection: int
    unharmed: bool  # a card that saves a winner from all losses
    own_losses: int


class Arena:
    """A battle at the moment both choose cards, made so that it can be fought again and again.

    Hidden things are put aside first: the enemy's hand is empty unless a trial fills it, so no answer depends on them.
    The frames under the battle are replaced by one that only waits: the engine stops there when the battle is over.
    """

    def __init__(self, s: State, seat: int):
        self.seat = seat
        self.state = s
        self.attacks = battle.attacker.fighter == seat
        self.own_side, self.enemy_side = (ATTACKER, DEFENDER) if self.attacks else (DEFENDER, ATTACKER)
        self.other = s.battle[self.enemy_side + B_SEAT]
        self.space = battle.space
        self.own_units = units(s, self.space, seat)
        self.enemy_units = units(s, self.space, self.other)
        kinds = [kind for kind, effect in enumerate(s.table.card_effect) if effect == E_WIN_UNHARMED]
        self._unharmed = sum(s.table.card_mask[kind] for kind in kinds)  # no card is of two kinds
        self._fought: dict[tuple[bool, int, int, int, int, bool, bool], Fight] = {}

    def stake(self, own: bool, card: int, divine: int) -> Stake:
        """This side's sums for one battle card and a set of divine cards."""
        s = self.state
        side = self.own_side if own else self.enemy_side
        side.played = card
        side.divine = divine
        add_up(s, side)
        return Stake(
            card,
            divine,
            side.strength,
            side.damage,
            side.protection,
            divine & self._unharmed != 0,
            s.table.battle_own_losses[card],
        )

    def outcome(self, own: Stake, enemy: Stake) -> Fight:
        """How these stakes end. Pairs with the same winner and the same damage end the same way: one is fought."""
        wins = own.strength > enemy.strength or (own.strength == enemy.strength and not self.attacks)
        key = (
            wins,
            min(max(enemy.damage - own.protection, 0), self.own_units),
            min(max(own.damage - enemy.protection, 0), self.enemy_units),
            own.own_losses,
            enemy.own_losses,
            own.unharmed,
            enemy.unharmed,
        )
        found = self._fought.get(key)
        if found is None:
            found = self._fought[key] = self.fight(own.card, enemy.card, own.divine, enemy.divine)
        return found

    def fight(self, own: int, enemy: int, own_divine: int, enemy_divine: int) -> Fight:
        """One battle with these battle cards and these sets of divine cards, by the engine."""
        s = self.state.copy()
        s.log = []
        for side, card, divine in (
            (self.own_side, own, own_divine),
            (self.enemy_side, enemy, enemy_divine),
        ):
            side.played = card
            side.discarded = card  # no rule asks for it before the points are given
            side.divine = divine
            side.stage = LOCKED
            s.seats[side.fighter * SEAT + S_HAND] |= divine
        s.waiting = 0
        advance(s)
        while len(s.battle) and s.ask in BEFORE_THE_POINTS:
            _first_answer(s)
        return self._read(s.log)

    def _read(self, log: list[tuple[int, ...]]) -> Fight:
        lost = {self.seat: 0, self.other: 0}
        points = {self.seat: 0, self.other: 0}
        winner = NOWHERE
        for kind, _, seat, second, third, _, fifth, sixth in log:
            if kind == EV_RESULT:
                winner = seat
                lost[seat] += fifth
                lost[second] += sixth
            elif kind == EV_DESTROYED and winner != NOWHERE:
                lost[seat] += third  # the toll of Sacrificial Charge (T5-BCARD-500)
            elif kind == EV_POINT:
                points[seat] += third
        left = self.own_units - lost[self.seat]
        own, enemy = points[self.seat], points[self.other]
        return Fight(winner == self.seat, lost[self.seat], lost[self.other], left, own, enemy)


def without_secrets(s: State, seat: int) -> State:
    """A copy in which nothing depends on what the seat can't know: hidden things are sampled, other hands empty."""
    twin = s.copy()
    sample_hidden(twin, seat, "odds")
    for other in range(twin.table.players):
        if other != seat:
            twin.seats[other * SEAT + S_HAND] = 0
    return twin


def arena_of_battle(s: State, seat: int) -> Arena | None:
    """The battle under way, if cards are being chosen and the seat takes part."""
    if not len(s.battle) or s.ask != ASK_BATTLE_CARDS or not s.waiting:
        return None
    if seat not in (battle.attacker.fighter, battle.defender.fighter):
        return None
    twin = without_secrets(s, seat)
    _put_on_floor(twin, seat)
    return Arena(twin, seat)


def enter(s: State, seat: int, space: int, count: int, creature: int, priests: int) -> State | None:
    """The moment after such a group has entered: cards are chosen, or the battle was called off; None without enemy.

    Entering is the engine's: traps spring and Initiative strikes (B-BATTLE-04); nobody plays Escape or uses objects.
    """
    others = s.troops[space] & s.table.enemy_mask[seat]
    if not others or len(s.battle):
        return None
    twin = without_secrets(s, seat)
    twin.troops[space] += count << 4 * seat
    if creature >= 0:
        put_creature(twin, space, seat, creature)
    if priests:
        twin.priests[space] += priests << 4 * seat
    twin.move_at = space
    twin.move_units = count
    twin.move_priests = priests
    start_battle(twin, space, seat, lowest_bit(others) >> 2, 1)
    _put_on_floor(twin, seat)
    twin.waiting = 0
    advance(twin)
    while len(twin.battle) and twin.ask != ASK_BATTLE_CARDS:
        _first_answer(twin)
    return twin


def _put_on_floor(s: State, seat: int) -> None:
    """Only the battle is left on the stack, above a frame that waits for ever."""
    battle = frames(s)[-FRAME:]
    assert battle[F_KIND] == FRAME_BATTLE
    s.top = -FRAME
    push(s, FRAME_LOSS, seat)
    set_frames(s, frames(s) + battle)


def _first_answer(s: State) -> None:
    """Whoever is asked declines: no Escape, no objects, no Divine Wound, no swap; plain units are lost first."""
    seat = lowest_bit(s.waiting)
    play(s, seat, legal(s, seat)[0])
