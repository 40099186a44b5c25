"""Search over sampled hidden states: a tree of what everybody sees, rules of thumb beyond it, the judge at the end.

Each try takes one of the sampled states, follows the tree, adds a leaf, plays on by rules of thumb to the end of the
turn and asks the judge for everybody's chance to win; each seat in the tree goes for its own. A choice is taken for how
well it did, and while it has been tried little for how promising it looks: to a policy that learned from searches
before, or to the rules of thumb. A node stands for own choices and public ones of others, so it averages over all
samples: the search cannot choose differently for hidden things that its seat cannot tell apart. In a duel both battle
cards are chosen at once: the enemy goes for their own chance too, with what they hold in each sample, and neither
sees the other's choice. Where tries are few, the choices at the root may be rivals instead (sequential halving): each
is tried equally often, and after every round the worse half leaves. Compiled with the engine.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final, final

from kemet.bots.battling import spare_card
from kemet.bots.guessing import Guesser
from kemet.bots.judging import Judge
from kemet.bots.learned.net import Net
from kemet.bots.learned.policy import Policy
from kemet.bots.learned.seth.net import SethNet
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.flow import find, play
from kemet.engine.native import i64, vec
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.choices import ROOM, Choices
from kemet.engine.state.codes import NOWHERE, OVER, SETH
from kemet.engine.state.state import State

EXPLORATION: Final = 0.1
DOUBT: Final = 0.05  # an untried choice counts as so much worse than the average
EVEN_SHARE: Final = 0.3  # of the promise is spread evenly: rules of thumb are often wrong
EVEN_SHARE_OF_POLICY: Final = 0.15  # it is wrong less often
MAX_QUICK: Final = 60  # decisions beyond the tree before the judge is asked where the game stands
MAX_QUICK_WITH_SETH: Final = 120  # where up to five members have their turns together
MAX_NODES: Final = 500_000  # bounds the memory of a long search
SEAT_STEP: Final = 8192  # more than there are choices
OFTEN: Final = 512.0  # tries of every choice before they may count as all one
ALL_ONE: Final = 0.001  # in the chance to win
SURE_ENOUGH: Final = 3  # visits a node needs to be shown as part of the plan
TRIES_OF_A_RIVAL: Final = 4  # tries for each first rival at the least: fewer tries, fewer rivals


@final
class Node:
    """A moment in the tree. The rows have a place for every choice that was legal there in some sample."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]()  # who chose what: SEAT_STEP * seat + code
        self.visits: vec[float] = vec[float]()  # whole numbers; they are only added, compared and divided by
        self.values: vec[float] = vec[float]()  # the sum of how well it ended for who chose so
        self.promises: vec[float] = vec[float]()  # how promising it looked
        self.children: list[Node | None] = []  # what follows; only of choices tried twice
        self.duel: Node | None = None  # what the enemy plays in the battle whose own card is chosen here

    def place_of(self, key: i64, likely: i64) -> i64:
        """Where a choice stands, or -1. In most samples the choices are the same, so it is where it is likely."""
        keys = self.keys
        if likely < len(keys) and keys[likely] == key:
            return likely
        for place in range(len(keys)):
            if keys[place] == key:
                return place
        return NOWHERE

    def child(self, place: i64) -> Node:
        found = self.children[place]
        if found is None:
            found = Node()
            self.children[place] = found
        return found

    def enemy(self) -> Node:
        """Where the enemy's battle card is chosen at the same time: it hangs here, because neither sees the other's."""
        found = self.duel
        if found is None:
            found = Node()
            self.duel = found
        return found

    def most_visited(self) -> i64:
        """The place of the choice visited most, or -1."""
        best: i64 = NOWHERE
        most = 0.0
        for place in range(len(self.visits)):
            if self.visits[place] > most:
                most = self.visits[place]
                best = place
        return best

    def grow(self, more: i64) -> None:
        """Make room for more choices; they are filled in by the caller."""
        old = len(self.keys)
        keys = vec[i64]([NOWHERE] * (old + more))
        visits = vec[float]([0.0] * (old + more))
        values = vec[float]([0.0] * (old + more))
        promises = vec[float]([0.0] * (old + more))
        for place in range(old):
            keys[place] = self.keys[place]
            visits[place] = self.visits[place]
            values[place] = self.values[place]
            promises[place] = self.promises[place]
        self.keys = keys
        self.visits = visits
        self.values = values
        self.promises = promises
        for _ in range(more):
            self.children.append(None)


@final
class Search:
    """One search for one decision of one seat."""

    def __init__(
        self,
        seat: i64,
        weights: list[float],
        seed: i64,
        net: Net | SethNet | None = None,
        policy: Policy | None = None,
        duels: bool = False,
        shrink: float = 0.0,
        halving: bool = False,
        quiet: bool = False,
    ):
        self.seat = seat
        self.duels = duels  # enemies think about their battle cards, too; with Seth they do not
        self.shrink = shrink  # tries of average result added to each choice: what was tried seldom gets calmer
        self.halving = halving  # where the number of tries is fixed
        self.quiet = quiet  # after the last turn of a Day the judge is asked when the next turn begins, not at Night
        self.root = Node()
        self.iterations: i64 = 0
        self.decisions: i64 = 0
        self.nodes: i64 = 1
        self._guesser = Guesser(weights, seed, False)
        self._judge = Judge(weights, net)
        self._policy = policy  # says what is promising, in place of the rules of thumb
        # rows that are filled again and again: the choices of a question and their places in its node, the path
        # through the tree, and who chose what on it
        self._found = Choices()
        self._places: vec[i64] = vec[i64]([0] * ROOM)
        self._path: list[Node] = []
        self._taken = Choices()
        self._choosers = Choices()
        self._rivals: vec[i64] = vec[i64]()  # at the root, 1 for each place that has not left; empty without rounds

    def run(self, samples: list[State], iterations: i64, seconds: float) -> None:
        """Search until either is used up or the choice is clear; a limit of 0 does not count."""
        start = perf_counter()
        count = len(samples)
        halves = self.halving and iterations > 0
        round_ends: i64 = 0
        while True:
            if iterations and self.iterations >= iterations:
                return
            if halves:
                if self.iterations == 1:
                    self._begin_rounds(iterations)
                    round_ends = 1 + self._tries_of_a_round(iterations)
                elif self.iterations > 1 and self.iterations >= round_ends:
                    self._halve()
                    round_ends += self._tries_of_a_round(iterations)
            elif iterations and self.iterations & 255 == 255 and self._is_decided(float(iterations - self.iterations)):
                return
            if seconds and self.iterations & 3 == 0 and self.iterations:
                used = perf_counter() - start
                if used >= seconds:
                    return
                if self.iterations & 255 == 0:
                    if self._is_decided(float(self.iterations) * (seconds - used) / used) or self._is_all_one():
                        return
            self._try(samples[self.iterations % count].copy())
            self.iterations += 1

    def _is_decided(self, tries_left: float) -> bool:
        """No other choice can become the most visited one any more, so more thought would change nothing."""
        most = 0.0
        second = 0.0
        for visits in self.root.visits:
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second > tries_left

    def _is_all_one(self) -> bool:
        """All choices have been tried often and are worth the same, so thought is wasted on them."""
        root = self.root
        best = 0.0
        worst = 1.0
        for place in range(len(root.visits)):
            if root.visits[place] < OFTEN:
                return False
            value = root.values[place] / root.visits[place]
            if value > best:
                best = value
            if value < worst:
                worst = value
        return best - worst < ALL_ONE

    def line(self) -> list[int]:
        """The choice visited most, and the seat's own choices meant to follow it until somebody else is asked."""
        found: list[int] = []
        node = self.root
        while True:
            best = node.most_visited() if found else self._best()
            if best < 0 or node.keys[best] // SEAT_STEP != self.seat or (found and node.visits[best] < SURE_ENOUGH):
                return found
            found.append(node.keys[best] % SEAT_STEP)
            node = node.child(best)

    def visits(self) -> list[tuple[int, int]]:
        """The seat's own choices with how often each was tried."""
        root = self.root
        return [(root.keys[place] % SEAT_STEP, int(root.visits[place])) for place in range(len(root.keys))]

    def chance(self) -> float:
        """The seat's chance to win after the choice visited most."""
        best = self._best()
        return self.root.values[best] / self.root.visits[best]

    def _best(self) -> i64:
        """The place at the root of the choice to take: visited most, or of the rivals that are left the best."""
        root = self.root
        if len(self._rivals) == 0:
            return root.most_visited()
        best: i64 = NOWHERE
        for place in range(len(self._rivals)):
            if not self._rivals[place] or root.visits[place] == 0.0:
                continue
            if best < 0 or root.values[place] / root.visits[place] > root.values[best] / root.visits[best]:
                best = place
        return best

    def _begin_rounds(self, tries: i64) -> None:
        """The most promising choices become rivals, as many as the tries are enough for."""
        self._rivals = vec[i64]([1] * len(self.root.keys))
        most = tries // TRIES_OF_A_RIVAL
        self._keep(most if most > 2 else 2)

    def _tries_of_a_round(self, tries: i64) -> i64:
        """Rounds are equally long, and the last one ends with the tries."""
        rivals: i64 = 0
        for place in range(len(self._rivals)):
            rivals += self._rivals[place]
        rounds: i64 = 1
        while rivals > 2:
            rivals = (rivals + 1) // 2
            rounds += 1
        return (tries - self.iterations + rounds - 1) // rounds

    def _halve(self) -> None:
        rivals: i64 = 0
        for place in range(len(self._rivals)):
            rivals += self._rivals[place]
        if rivals > 2:
            self._keep((rivals + 1) // 2)

    def _keep(self, most: i64) -> None:
        """Keep the best rivals, at most `most`; those not tried yet count by their promise."""
        root = self.root
        visits = 0.0
        rivals: i64 = 0
        for place in range(len(self._rivals)):
            visits += root.visits[place]
            rivals += self._rivals[place]
        scale = EXPLORATION * math.sqrt(visits + 1.0)
        while rivals > most:
            worst: i64 = NOWHERE
            least = 0.0
            for place in range(len(self._rivals)):
                if not self._rivals[place]:
                    continue
                tried = root.visits[place]
                standing = scale * root.promises[place] / (1.0 + tried)
                if tried > 0.0:
                    standing += root.values[place] / tried
                if worst < 0 or standing < least:
                    worst = place
                    least = standing
            self._rivals[worst] = 0
            rivals -= 1

    def _next_rival(self, count: i64) -> i64:
        """Of the rivals that are legal here the one tried least, of those the most promising; -1 if there is none."""
        root = self.root
        best: i64 = NOWHERE
        for number in range(count):
            place = self._places[number]
            if place >= len(self._rivals) or not self._rivals[place]:
                continue
            if best < 0:
                best = place
                continue
            more = root.visits[place] - root.visits[best]
            if more < 0.0 or (more == 0.0 and root.promises[place] > root.promises[best]):
                best = place
        return best

    def _try(self, s: State) -> None:
        seat = self.seat
        node = self.root
        path = self._path
        path.clear()
        taken = self._taken
        taken.clear()
        choosers = self._choosers
        choosers.clear()
        choices = self._found
        began = s.active
        quick: i64 = 0
        most_quick = MAX_QUICK_WITH_SETH if s.table.with_seth else MAX_QUICK
        in_tree = True
        duel: Node | None = None
        while s.phase != OVER and quick < most_quick:
            if not is_turn_of(s, began):
                if not self.quiet or s.active != NOWHERE:
                    break
                in_tree = False
            mover = seat
            if not s.waiting >> seat & 1:
                mover = lowest_bit(s.waiting)
            find(s, mover, choices)
            fights = self.duels and s.question is BATTLE_CARDS and choices.codes[0] >= s.table.pair_base
            if in_tree and choices.count > 1 and (mover == seat or not s.question.secret):
                if fights:
                    _throw_spare_cards(s, mover, choices)
                    duel = node
                place = self._take(s, mover, node)
                code = node.keys[place] % SEAT_STEP
                in_tree = node.visits[place] > 0.0 and (self.nodes < MAX_NODES or node.children[place] is not None)
                if in_tree:
                    node = node.child(place)
            elif fights and duel is not None:
                _throw_spare_cards(s, mover, choices)
                enemy = duel.enemy()
                duel = None
                place = self._take(s, mover, enemy)
                code = enemy.keys[place] % SEAT_STEP
            else:
                code = self._guesser.pick(s, mover, choices)
                quick += 1
            play(s, mover, code)
            self.decisions += 1
        values = self._judge.chances(s)
        for number in range(len(path)):
            node = path[number]
            node.visits[taken.codes[number]] += 1.0
            node.values[taken.codes[number]] += values[choosers.codes[number]]

    def _take(self, s: State, mover: i64, node: Node) -> i64:
        """Choose at this node, and keep in mind who chose what there until the judge has spoken."""
        place = self._pick(s, mover, node)
        self._path.append(node)
        self._taken.add(place)
        self._choosers.add(mover)
        return place

    def _pick(self, s: State, mover: i64, node: Node) -> i64:
        """Where the choice stands that has the best sum of its value so far and its promise, which fades with tries."""
        if not self._locate(mover, node):
            self._add_choices(s, mover, node)
            self._locate(mover, node)
        count = self._found.count
        if node is self.root and len(self._rivals) > 0:
            rival = self._next_rival(count)
            if rival >= 0:
                return rival
        places = self._places
        tries = node.visits
        values = node.values
        promises = node.promises
        visits = 0.0
        total = 0.0
        for number in range(count):
            visits += tries[places[number]]
            total += values[places[number]]
        untried = 0.5
        if visits > 0.0:
            untried = total / visits - DOUBT
        best: i64 = NOWHERE
        bound = -1.0
        scale = EXPLORATION * math.sqrt(visits + 1.0)
        shrink = self.shrink
        for number in range(count):
            place = places[number]
            tried = tries[place]
            reach = untried
            if tried > 0.0:
                reach = (values[place] + shrink * untried) / (tried + shrink)
            reach += scale * promises[place] / (1.0 + tried)
            if reach > bound:
                bound = reach
                best = place
        return best

    def _locate(self, mover: i64, node: Node) -> bool:
        """Find the places of the choices in the node; False if one of them is new there."""
        choices = self._found
        if choices.count > len(self._places):
            self._places = vec[i64]([0] * choices.count)
        places = self._places
        for number in range(choices.count):
            place = node.place_of(SEAT_STEP * mover + choices.codes[number], number)
            if place < 0:
                return False
            places[number] = place
        return True

    def _add_choices(self, s: State, mover: i64, node: Node) -> None:
        """Give the choices that are new here a place, and the promise that is seen in them."""
        choices = self._found
        more: i64 = 0
        for number in range(choices.count):
            if node.place_of(SEAT_STEP * mover + choices.codes[number], number) < 0:
                more += 1
        promises = self._promises(s, mover)
        place: i64 = len(node.keys)
        node.grow(more)
        for number in range(choices.count):
            key = SEAT_STEP * mover + choices.codes[number]
            if node.place_of(key, number) < 0:
                node.keys[place] = key
                node.promises[place] = promises[number]
                place += 1
        self.nodes += more

    def _promises(self, s: State, mover: i64) -> vec[float]:
        """How promising each choice looks, all together 1: to the policy, without one to the rules of thumb."""
        choices = self._found
        found = self._guesser.values(s, mover, choices)
        policy = self._policy
        even_share = EVEN_SHARE
        total = 0.0
        if policy is not None:
            found = policy.promises(s, mover, choices, found)
            even_share = EVEN_SHARE_OF_POLICY
            total = 1.0
        else:
            for number in range(choices.count):
                total += found[number]
        even = even_share / float(choices.count)
        for number in range(choices.count):
            found[number] = (1.0 - even_share) * found[number] / total + even
        return found


def _throw_spare_cards(s: State, seat: i64, choices: Choices) -> None:
    """Leave one choice for each battle card: the one that throws away the card that is missed least."""
    table = s.table
    hand = s.seats[seat].battle_hand
    before: i64 = NOWHERE
    spare: i64 = NOWHERE
    kept: i64 = 0
    for number in range(choices.count):
        code = choices.codes[number]
        played = (code - table.pair_base) // table.pair_width
        if played != before:
            before = played
            spare = spare_card(s, hand, played)
        if (code - table.pair_base) % table.pair_width == spare:
            choices.codes[kept] = code
            kept += 1
    choices.count = kept


def is_turn_of(s: State, began: i64) -> bool:
    """Still the turn that began with this seat; with Seth the members' turns are one, which they plan together."""
    return s.active == began or (began > SETH and s.active > SETH and s.table.with_seth)
