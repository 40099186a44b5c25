"""Battles fought out on copies by the engine itself, card against card. The engine judges; nothing is counted twice."""

from __future__ import annotations

from dataclasses import dataclass

from kemet.engine.battle.casualties import BATTLE_LOSS
from kemet.engine.battle.choose import BATTLE_CARDS, DISCARD_FOR_WOUND, SWAP_BATTLE_CARDS
from kemet.engine.battle.enter import BattleFrame, start_battle
from kemet.engine.battle.sums import add_up, units_of
from kemet.engine.board.losses import LOSS, LossFrame
from kemet.engine.board.sides import defender_at
from kemet.engine.board.troops import put_creature
from kemet.engine.flow import advance, default, legal, play
from kemet.engine.hidden import sample_hidden
from kemet.engine.seth.invasion import AT_REVEAL, INVASION_CARDS, bring_last
from kemet.engine.seth.share import SHARE_OUT
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.codes import E_WIN_UNHARMED, NOWHERE
from kemet.engine.state.events import EV_DESTROYED, EV_POINT, EV_RESULT
from kemet.engine.state.forces import LOCKED, Force
from kemet.engine.state.state import State, push
from kemet.errors import KemetError

OWN, ENEMY = 0, 1
#: Questions between the reveal and the points of a battle.
BEFORE_THE_POINTS = (DISCARD_FOR_WOUND, SWAP_BATTLE_CARDS, BATTLE_LOSS, LOSS, SHARE_OUT)


@dataclass(frozen=True)
class Fight:
    """How one battle ended for a force: units lost by cards, units left, points gained or lost in it."""

    won: bool
    own_losses: int
    enemy_losses: int
    own_left: int
    own_points: int
    enemy_points: int


@dataclass(frozen=True)
class Stake:
    """What one force lays down, added up by the engine."""

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
        self.battle = s.battles[-1]
        self.own = self.battle.force_of(seat)
        self.enemy = self.battle.enemy_of(self.own)
        self.attacks = self.own is self.battle.attacker
        self.own_units = units_of(s, self.battle, self.own)
        self.enemy_units = units_of(s, self.battle, self.enemy)
        kinds = [kind for kind, effect in enumerate(s.table.card_effect) if effect == E_WIN_UNHARMED]
        self._unharmed = sum(s.table.card_mask[kind] for kind in kinds)  # no card is of two kinds
        self._fought: dict[tuple[bool, int, int, int, int, bool, bool], Fight] = {}

    def stake(self, force: Force, card: int, divine: int) -> Stake:
        """A force's sums for one battle card and a set of divine cards; the force is `own` or `enemy`."""
        force.played = card
        force.divine = divine
        add_up(self.state, self.battle, force)
        return Stake(
            card,
            divine,
            force.strength,
            force.damage,
            force.protection,
            divine & self._unharmed != 0,
            self.state.table.battle_own_losses[card],
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
        battle = s.battles[-1]
        force = battle.force_of(self.seat)
        _lock(s, force, own, own_divine)
        _lock(s, battle.enemy_of(force), enemy, enemy_divine)
        s.waiting = 0
        advance(s)
        while s.battles and s.question in BEFORE_THE_POINTS:
            _first_answer(s)
        return self._read(s.log)

    def _read(self, log: list[tuple[int, ...]]) -> Fight:
        """Losses and points of one's own force and of the enemy's, whichever of its seats they fall to."""
        winner = NOWHERE
        lost = [0, 0]
        points = [0, 0]
        for kind, _, seat, second, third, _, fifth, sixth, *_ in log:
            if kind == EV_RESULT:
                winner = self._force(seat)
                lost[self._force(seat)] += fifth
                lost[self._force(second)] += sixth
            elif kind == EV_DESTROYED and winner != NOWHERE:
                lost[self._force(seat)] += third  # the toll of Sacrificial Charge (T5-BCARD-500)
            elif kind == EV_POINT:
                points[self._force(seat)] += third
        return Fight(winner == OWN, lost[OWN], lost[ENEMY], self.own_units - lost[OWN], points[OWN], points[ENEMY])

    def _force(self, seat: int) -> int:
        return OWN if self.own.seats >> seat & 1 else ENEMY


def without_secrets(s: State, seat: int) -> State:
    """A copy in which nothing depends on what the seat can't know: hidden things are sampled, other hands empty."""
    twin = s.copy()
    sample_hidden(twin, seat, "odds")
    for other in range(twin.table.players):
        if other != seat:
            twin.seats[other].hand = 0
    return twin


def arena_of_battle(s: State, seat: int) -> Arena | None:
    """The battle under way, if cards are being chosen and the seat fights in it."""
    if not s.battles or s.question is not BATTLE_CARDS or not s.waiting:
        return None
    if s.battles[-1].force_of(seat).fighter != seat:
        return None
    twin = without_secrets(s, seat)
    _put_on_floor(twin, seat)
    return Arena(twin, seat)


def battle_alone(s: State, number: int) -> State | None:
    """One of the two battles of an invasion as an ordinary battle whose cards are being chosen; None without it."""
    if s.question is not INVASION_CARDS or not s.waiting:
        return None
    twin = s.copy()
    if not bring_last(twin, number):
        return None
    battle = twin.battles[-1]
    twin.battles = [battle]
    battle.paired = 0
    twin.question = BATTLE_CARDS
    frame = BattleFrame(battle.attacker.fighter)
    frame.step = AT_REVEAL
    push(twin, frame)
    return twin


def enter(s: State, seat: int, space: int, count: int, creature: int, priests: int) -> State | None:
    """The moment after such a group has entered: cards are chosen, or the battle was called off; None without enemy.

    Entering is the engine's: traps spring and Initiative strikes (B-BATTLE-04); nobody plays Escape or uses objects.
    """
    defender = defender_at(s, space, seat)
    if defender == NOWHERE or s.battles:
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
    start_battle(twin, space, seat, defender, by_move=True)
    _put_on_floor(twin, seat)
    twin.waiting = 0
    advance(twin)
    while twin.battles and twin.question is not BATTLE_CARDS:
        _first_answer(twin)
    return twin


def step_to_battle(s: State, seat: int, step: int) -> State:
    """The moment after a step into an enemy's space: cards are chosen, or the battle was called off."""
    twin = without_secrets(s, seat)
    play(twin, seat, step)
    while twin.battles and twin.waiting and twin.question is not BATTLE_CARDS:
        asked = lowest_bit(twin.waiting)
        play(twin, asked, default(twin, asked))
    return twin


def _put_on_floor(s: State, seat: int) -> None:
    """Only the battle is left on the stack, above a frame that waits for ever."""
    battle = s.frame
    assert isinstance(battle, BattleFrame)
    battle.below = LossFrame(seat)


def _lock(s: State, force: Force, card: int, divine: int) -> None:
    """As if the force had chosen these cards."""
    force.played = card
    force.discarded = card  # no rule asks for it before the points are given
    force.divine = divine
    force.stage = LOCKED
    s.seats[force.fighter].hand |= divine


def _first_answer(s: State) -> None:
    """Everybody asked declines: no Escape, no objects, no Divine Wound, no swap; plain units are lost first."""
    seat = lowest_bit(s.waiting)
    choices = legal(s, seat)
    if not choices:  # in a Veto window with Seth the card under way is asked about, not the battle
        raise KemetError("a battle can't be weighed at this moment")
    play(s, seat, choices[0])
