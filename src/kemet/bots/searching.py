"""Search over sampled hidden states: a tree of what everybody sees, rules of thumb beyond it, the judge at the end.

Each try takes one of the sampled states, follows the tree, adds a leaf, plays on by rules of thumb to the end of the
turn and asks the judge for everybody's chance to win; each seat in the tree goes for its own. A choice is taken for how
well it did, and for how promising it looks to the rules of thumb while it has been tried little. A node stands for own
choices and public ones of others, so it averages over all samples: the search cannot choose differently for hidden
things that its seat cannot tell apart. Compiled with the engine.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final, final

from kemet.bots.guessing import Guesser
from kemet.bots.judging import Judge
from kemet.engine.battle.choose import BATTLE_CARDS
from kemet.engine.cards.play import VETO
from kemet.engine.day.buy import CARD_TO_REMOVE
from kemet.engine.flow import find, play
from kemet.engine.native import i64
from kemet.engine.night.dawn import BID
from kemet.engine.night.night import VISION
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.choices import Choices
from kemet.engine.state.codes import OVER
from kemet.engine.state.frames import Question
from kemet.engine.state.state import State

EXPLORATION: Final = 0.1
DOUBT: Final = 0.05  # an untried choice counts as so much worse than the average
EVEN_SHARE: Final = 0.3  # of the promise is spread evenly: rules of thumb are often wrong
MOST_QUICK: Final = 60  # decisions beyond the tree before the judge is asked where the game stands
MOST_NODES: Final = 500_000  # bounds the memory of a long search
SEAT_STEP: Final = 8192  # more than there are choices
SURE_ENOUGH: Final = 3  # visits a node needs to be told as part of the plan


@final
class Node:
    """A moment in the tree: how often it was visited, how well it ended for who chose it, how promising it looked."""

    def __init__(self, key: i64, promise: float) -> None:
        self.key = key  # who chose what: SEAT_STEP * seat + code
        self.visits: i64 = 0
        self.value: float = 0.0
        self.promise = promise
        self.children: list[Node] = []  # in the order in which they were first legal

    def child(self, key: i64, place: i64) -> Node | None:
        """What follows this choice. In most samples the choices are the same, so it stands where it stood before."""
        children = self.children
        if place < len(children):
            found = children[place]
            if found.key == key:
                return found
        for other in children:
            if other.key == key:
                return other
        return None


@final
class Search:
    """One search for one decision of one seat."""

    def __init__(self, seat: i64, weights: list[float], seed: i64):
        self.seat = seat
        self.root = Node(-1, 1.0)
        self.iterations: i64 = 0
        self.decisions: i64 = 0
        self.nodes: i64 = 1
        self._found = Choices()
        self._path: list[Node] = []
        self._choosers = Choices()
        self._guesser = Guesser(weights, seed, False)
        self._judge = Judge(weights)

    def run(self, samples: list[State], iterations: i64, seconds: float) -> None:
        """Search until either is used up or the choice is clear; a limit of 0 does not count."""
        start = perf_counter()
        count = len(samples)
        while True:
            if iterations and self.iterations >= iterations:
                return
            if seconds and self.iterations & 3 == 0 and self.iterations:
                used = perf_counter() - start
                if used >= seconds:
                    return
                if self.iterations & 255 == 0 and self._is_decided(float(self.iterations) * (seconds - used) / used):
                    return
            self._try(samples[self.iterations % count].copy())
            self.iterations += 1

    def _is_decided(self, tries_left: float) -> bool:
        """No other choice can become the most visited one any more, so more thought would change nothing."""
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return float(most - second) > tries_left

    def line(self) -> list[int]:
        """The choice visited most, and the own choices that are meant to follow it until somebody else is asked."""
        found: list[int] = []
        node = self.root
        while True:
            best = node
            most: i64 = 0
            for child in node.children:
                if child.visits > most:
                    most = child.visits
                    best = child
            if most == 0 or best.key // SEAT_STEP != self.seat or (found and most < SURE_ENOUGH):
                return found
            found.append(best.key % SEAT_STEP)
            node = best

    def chance(self) -> float:
        """The own chance to win after the choice visited most."""
        child = self.root.child(SEAT_STEP * self.seat + self.line()[0], 0)
        assert child is not None
        return child.value / float(child.visits)

    def _try(self, s: State) -> None:
        seat = self.seat
        node = self.root
        path = self._path
        path.clear()
        path.append(node)
        choosers = self._choosers
        choosers.clear()
        choosers.add(seat)
        choices = self._found
        began = s.active
        quick: i64 = 0
        in_tree = True
        while s.active == began and s.phase != OVER and quick < MOST_QUICK:
            mover = seat
            if not s.waiting >> seat & 1:
                mover = lowest_bit(s.waiting)
            find(s, mover, choices)
            if in_tree and choices.count > 1 and (mover == seat or _is_public(s.question)):
                node = self._pick(s, mover, node)
                code = node.key % SEAT_STEP
                path.append(node)
                choosers.add(mover)
                in_tree = node.visits > 0 and (self.nodes < MOST_NODES or len(node.children) > 0)
            else:
                code = self._guesser.pick(s, mover, choices)
                quick += 1
            play(s, mover, code)
            self.decisions += 1
        values = self._judge.chances(s)
        for place in range(len(path)):
            node = path[place]
            node.visits += 1
            node.value += values[choosers.codes[place]]

    def _pick(self, s: State, mover: i64, node: Node) -> Node:
        """The choice with the best sum of its value so far and its promise, which fades as it is tried."""
        choices = self._found
        first = SEAT_STEP * mover
        for place in range(choices.count):
            if node.child(first + choices.codes[place], place) is None:
                self._add_children(s, mover, node)
                break
        visits: i64 = 0
        total = 0.0
        for place in range(choices.count):
            child = node.child(first + choices.codes[place], place)
            assert child is not None
            visits += child.visits
            total += child.value
        untried = 0.5
        if visits:
            untried = total / float(visits) - DOUBT
        best = node
        bound = -1.0
        scale = EXPLORATION * math.sqrt(float(visits) + 1.0)
        for place in range(choices.count):
            child = node.child(first + choices.codes[place], place)
            assert child is not None
            tried = float(child.visits)
            reach = untried
            if tried > 0.0:
                reach = child.value / tried
            reach += scale * child.promise / (1.0 + tried)
            if reach > bound:
                bound = reach
                best = child
        return best

    def _add_children(self, s: State, mover: i64, node: Node) -> None:
        choices = self._found
        values = self._guesser.values(s, mover, choices)
        total = 0.0
        for place in range(choices.count):
            total += values[place]
        even = EVEN_SHARE / float(choices.count)
        for place in range(choices.count):
            key = SEAT_STEP * mover + choices.codes[place]
            if node.child(key, place) is None:
                node.children.append(Node(key, (1.0 - EVEN_SHARE) * values[place] / total + even))
                self.nodes += 1


def _is_public(question: Question) -> bool:
    """Choices that all see; after a secret one the tree must not branch, or the own seat would seem to know it."""
    if question is BATTLE_CARDS or question is VETO or question is BID:
        return False
    return question is not VISION and question is not CARD_TO_REMOVE
