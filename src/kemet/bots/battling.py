"""Battle cards as what they are: a game in which both choose at once (B-BATTLE-06), solved as a mixed strategy.

Every own card is fought out against every card the enemy may hold, on samples, again and again until the time is up;
the judge says what each side's chances to win the game are afterwards. The two tables of averages, with the hands the
enemy may have, are a small game; `settle` finds mixes nobody regrets. Compiled with the engine.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from kemet.bots.guessing import Guesser
from kemet.bots.judging import Judge
from kemet.bots.learned.net import Net
from kemet.bots.learned.seth.net import SethNet
from kemet.bots.solving import Kind, Solution, answered, settle
from kemet.engine.battle.sums import sees_first
from kemet.engine.flow import find, play
from kemet.engine.native import i64, vec
from kemet.engine.state.bits import lowest_bit, one_bit
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import NOWHERE, OVER
from kemet.engine.state.forces import CREATURE_STRIKES, PICKING, WAITING, Force
from kemet.engine.state.state import State

ROUNDS: Final = 150  # of regret matching: about 10 ms with 24 hands
MAX_QUICK: Final = 60  # decisions after the battle before the judge is asked
DUST: Final = 0.08  # a share of the mix below this is more likely noise than cunning


@final
class BattleGame:
    """The choice of a battle card for the seat that fights for a force."""

    def __init__(self, seat: i64, weights: list[float], seed: i64, net: Net | SethNet | None = None):
        self.seat = seat
        self.iterations: i64 = 0
        self.decisions: i64 = 0
        self.own_cards: list[int] = []
        self.enemy_cards: list[int] = []
        self.solution = Solution([1.0], [1.0], 0.0)
        self._guesser = Guesser(weights, seed, False)
        self._judge = Judge(weights, net)
        self._found = Choices()

    def run(self, samples: list[State], iterations: i64, seconds: float) -> None:
        """Fight card against card until tries or seconds are used up (0: no limit), then solve the game."""
        start = perf_counter()
        first = samples[0]
        battle = first.battles[-1]
        enemy = battle.enemy_of(battle.force_of(self.seat))
        hands = [_possible(s, self.seat) for s in samples]
        self.own_cards = _cards(_playable(first, battle.force_of(self.seat)))
        self.enemy_cards = _cards(_all_of(hands))
        height = len(self.own_cards)
        width = len(self.enemy_cards)
        own = [[0.0] * width for _ in range(height)]
        other = [[0.0] * width for _ in range(height)]
        counts = [[0] * width for _ in range(height)]
        turn: i64 = 0
        while True:
            for j in range(width):
                place = _holder(hands, self.enemy_cards[j], turn)
                for i in range(height):
                    values = self._fight(samples[place].copy(), self.own_cards[i], self.enemy_cards[j])
                    own[i][j] += values[self.seat]
                    other[i][j] += values[enemy.fighter]
                    counts[i][j] += 1
                    self.iterations += 1
                if seconds and turn and perf_counter() - start >= seconds:
                    break
            turn += 1
            if iterations and self.iterations >= iterations:
                break
            if seconds and perf_counter() - start >= seconds:
                break
        _average(own, counts)
        _average(other, counts)
        kinds = _kinds(hands, self.enemy_cards)
        if sees_first(first, battle, enemy):
            self.solution = answered(own, other, kinds)
        else:
            self.solution = settle(own, other, kinds, ROUNDS)

    def choose(self, luck: float) -> int:
        """A card out of the mix; `luck` is a number from 0 to 1."""
        shares = [share if share >= DUST else 0.0 for share in self.solution.rows]
        aim = luck * sum(shares)
        for place in range(len(shares)):
            aim -= shares[place]
            if aim < 0.0:
                return self.own_cards[place]
        return self.own_cards[shares.index(max(shares))]

    def _fight(self, s: State, own_card: i64, enemy_card: i64) -> vec[float]:
        """Both play these cards; the rest of the battle and of the turn goes by rules of thumb."""
        battle = s.battles[-1]
        own = battle.force_of(self.seat)
        _lay(s, own, own_card)
        _lay(s, battle.enemy_of(own), enemy_card)
        began = s.active
        quick: i64 = 0
        while s.phase != OVER and s.active == began and quick < MAX_QUICK:
            mover = lowest_bit(s.waiting)
            find(s, mover, self._found)
            play(s, mover, self._guesser.pick(s, mover, self._found))
            quick += 1
        self.decisions += quick
        return self._judge.chances(s)


def spare_card(s: State, hand: i64, played: i64) -> i64:
    """The battle card that is missed least: what goes with the one played."""
    found: i64 = NOWHERE
    least: i64 = 0
    rest = hand & ~one_bit(played)
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        worth = worth_of(s, card)
        if found < 0 or worth < least:
            found = card
            least = worth
    return found


def worth_of(s: State, card: i64) -> i64:
    """How much a battle card is missed: its strength counts twice."""
    table = s.table
    return 2 * table.battle_strength[card] + table.battle_damage[card] + table.battle_protection[card]


def _lay(s: State, force: Force, card: i64) -> None:
    """This card, with the spare one, as the force's choice; a choice locked in the sample is replaced."""
    spare = spare_card(s, s.seats[force.fighter].battle_hand, card)
    if force.stage == PICKING or force.stage == WAITING:
        play(s, force.fighter, s.table.pair_base + card * s.table.pair_width + spare)
    else:
        force.played = card
        force.discarded = spare


def _possible(s: State, seat: i64) -> i64:
    """The cards the seat's enemy may play in this sample: its hand, or the one card that Prescience has shown."""
    battle = s.battles[-1]
    own = battle.force_of(seat)
    enemy = battle.enemy_of(own)
    if enemy.played >= 0 and sees_first(s, battle, own):
        return one_bit(enemy.played)
    return _playable(s, enemy)


def _playable(s: State, force: Force) -> i64:
    """The battle cards in the fighter's hand, but none that costs own units where there are none.

    S-CORRUPT-CREATURE-14.
    """
    hand = s.seats[force.fighter].battle_hand
    battle = s.battles[-1]
    if battle.kind != CREATURE_STRIKES or force is battle.defender:
        return hand
    for card in range(len(s.table.battle_own_losses)):
        if s.table.battle_own_losses[card]:
            hand &= ~one_bit(card)
    return hand


def _holder(hands: list[int], card: i64, turn: i64) -> i64:
    """The next sample in which the enemy holds this card."""
    count = len(hands)
    for step in range(count):
        place = (turn + step) % count
        if hands[place] >> card & 1:
            return place
    return 0


def _average(sums: list[list[float]], counts: list[list[int]]) -> None:
    for i in range(len(sums)):
        for j in range(len(sums[i])):
            sums[i][j] /= counts[i][j]


def _kinds(hands: list[int], cards: list[int]) -> list[Kind]:
    """The different hands among the samples and how often each occurs."""
    found: dict[int, int] = {}
    for hand in hands:
        found[hand] = found.get(hand, 0) + 1
    kinds: list[Kind] = []
    for hand, count in found.items():
        columns = [place for place in range(len(cards)) if hand >> cards[place] & 1]
        kinds.append(Kind(count / len(hands), columns))
    return kinds


def _all_of(hands: list[int]) -> i64:
    everything: i64 = 0
    for hand in hands:
        everything |= hand
    return everything


def _cards(hand: i64) -> list[int]:
    found: list[int] = []
    while hand:
        found.append(lowest_bit(hand))
        hand &= hand - 1
    return found
