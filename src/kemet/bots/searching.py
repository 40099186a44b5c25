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
from typing import Final

from kemet.bots.guessing import Guesser
from kemet.bots.judging import chances
from kemet.engine.flow import legal, play
from kemet.engine.names import ASK_BATTLE_CARDS, ASK_BID, ASK_SWAP, ASK_VETO, ASK_VISION, OVER
from kemet.engine.state import State, lowest_bit

EXPLORATION: Final = 0.1
DOUBT: Final = 0.05  # an untried choice counts as so much worse than the average
EVEN_SHARE: Final = 0.3  # of the promise is spread evenly: rules of thumb are often wrong
MOST_QUICK: Final = 60  # decisions beyond the tree before the judge is asked where the game stands
MOST_NODES: Final = 500_000  # bounds the memory of a long search
SEAT_STEP: Final = 8192  # more than there are choices
SURE_ENOUGH: Final = 3  # visits a node needs to be told as part of the plan


class Node:
    """A moment in the tree: how often it was visited, how well it ended for who chose it, how promising it looked."""

    def __init__(self, promise: float) -> None:
        self.visits: int = 0
        self.value: float = 0.0
        self.promise = promise
        self.children: dict[int, Node] = {}  # by seat and choice: SEAT_STEP * seat + code


class Search:
    """One search for one decision of one seat."""

    def __init__(self, seat: int, weights: list[float], seed: int):
        self.seat = seat
        self.weights = weights
        self.root = Node(1.0)
        self.iterations: int = 0
        self.decisions: int = 0
        self.nodes: int = 1
        self._guesser = Guesser(weights, seed, False)

    def run(self, samples: list[State], iterations: int, seconds: float) -> None:
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
                if self.iterations & 255 == 0 and self._is_decided(self.iterations * (seconds - used) / used):
                    return
            self._try(samples[self.iterations % count].copy())
            self.iterations += 1

    def _is_decided(self, tries_left: float) -> bool:
        """No other choice can become the most visited one any more, so more thought would change nothing."""
        most = 0
        second = 0
        for child in self.root.children.values():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > tries_left

    def line(self) -> list[int]:
        """The choice visited most, and the own choices that are meant to follow it until somebody else is asked."""
        found: list[int] = []
        node = self.root
        while True:
            best = -1
            most = 0
            for key, child in node.children.items():
                if child.visits > most:
                    most = child.visits
                    best = key
            if best < 0 or best // SEAT_STEP != self.seat or (found and most < SURE_ENOUGH):
                return found
            found.append(best % SEAT_STEP)
            node = node.children[best]

    def chance(self) -> float:
        """The own chance to win after the choice visited most."""
        child = self.root.children[SEAT_STEP * self.seat + self.line()[0]]
        return child.value / child.visits

    def _try(self, s: State) -> None:
        seat = self.seat
        node = self.root
        path = [node]
        choosers = [seat]
        began = s.active
        quick = 0
        in_tree = True
        while s.active == began and s.phase != OVER and quick < MOST_QUICK:
            mover = seat if s.waiting >> seat & 1 else lowest_bit(s.waiting)
            choices = legal(s, mover)
            if in_tree and len(choices) > 1 and (mover == seat or _is_public(s.ask)):
                code = self._pick(s, mover, node, choices)
                node = node.children[SEAT_STEP * mover + code]
                path.append(node)
                choosers.append(mover)
                in_tree = node.visits > 0 and (self.nodes < MOST_NODES or len(node.children) > 0)
            else:
                code = self._guesser.guess(s, mover, choices)
                quick += 1
            play(s, mover, code)
            self.decisions += 1
        values = chances(s, self.weights)
        for place in range(len(path)):
            path[place].visits += 1
            path[place].value += values[choosers[place]]

    def _pick(self, s: State, mover: int, node: Node, choices: list[int]) -> int:
        """The choice with the best sum of its value so far and its promise, which fades as it is tried."""
        children = node.children
        first = SEAT_STEP * mover
        for code in choices:
            if first + code not in children:
                self._add_children(s, mover, node, choices)
                break
        visits = 0
        total = 0.0
        for code in choices:
            child = children[first + code]
            visits += child.visits
            total += child.value
        untried = total / visits - DOUBT if visits else 0.5
        best = choices[0]
        bound = -1.0
        scale = EXPLORATION * math.sqrt(visits + 1.0)
        for code in choices:
            child = children[first + code]
            reach = child.value / child.visits if child.visits else untried
            reach += scale * child.promise / (1.0 + child.visits)
            if reach > bound:
                bound = reach
                best = code
        return best

    def _add_children(self, s: State, mover: int, node: Node, choices: list[int]) -> None:
        values = self._guesser.values(s, mover, choices)
        total = 0.0
        for value in values:
            total += value
        even = EVEN_SHARE / len(choices)
        for place in range(len(choices)):
            key = SEAT_STEP * mover + choices[place]
            if key not in node.children:
                node.children[key] = Node((1.0 - EVEN_SHARE) * values[place] / total + even)
                self.nodes += 1


def _is_public(question: int) -> bool:
    """Choices that all see; after a secret one the tree must not branch, or the own seat would seem to know it."""
    return question not in (ASK_BATTLE_CARDS, ASK_VETO, ASK_BID, ASK_VISION, ASK_SWAP)
