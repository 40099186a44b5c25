"""Search over sampled hidden states: a tree of choices, rules of thumb beyond it, the judge at the horizon.

Each try takes one of the sampled states, follows the tree by upper confidence bounds, adds a leaf, plays on by rules of
thumb to the horizon and asks the judge for everybody's chance to win. Each seat in the tree goes for its own chance.
Compiled with the engine; it never sees more than the samples it is given.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from kemet.bots.guessing import Guesser
from kemet.bots.judging import chances
from kemet.engine.flow import legal, play
from kemet.engine.names import ASK_BATTLE_CARDS, ASK_BID, ASK_ESCAPE, ASK_TURN, ASK_VETO, DONE, END, OVER, PASS
from kemet.engine.state import State, lowest_bit

MOST_QUICK: Final = 60  # decisions beyond the tree before the judge is asked where the game stands


class Node:
    """A moment in the tree: how often it was visited, how well it ended for the seat that chose to come here."""

    def __init__(self, prior: float) -> None:
        self.visits: int = 0
        self.value: float = 0.0
        self.prior = prior
        self.children: dict[int, Node] = {}


class Search:
    """One search for one decision of one seat."""

    def __init__(self, seat: int, weights: list[float], seed: int, turns: int, flags: int = 0, c: float = 0.35):
        self.seat = seat
        self.weights = weights
        self.turns = turns  # how many turns of others are played on before the judge is asked
        self.root = Node(1.0)
        self.iterations: int = 0
        self.decisions: int = 0
        self.flags = flags
        self.c = c
        self._guesser = Guesser(weights, seed, False)

    def run(self, samples: list[State], iterations: int, seconds: float) -> None:
        """Search until either is used up; a limit of 0 does not count."""
        start = perf_counter()
        count = len(samples)
        while True:
            if iterations and self.iterations >= iterations:
                return
            if seconds and self.iterations & 7 == 0 and perf_counter() - start >= seconds:
                return
            self._iterate(samples[self.iterations % count].copy())
            self.iterations += 1

    def best(self) -> int:
        """The child visited most."""
        found = -1
        most = -1
        for code, child in self.root.children.items():
            if child.visits > most:
                most = child.visits
                found = code
        return found

    def line(self) -> list[int]:
        """The best choice and the own choices that are meant to follow it."""
        found = [self.best()]
        node = self.root.children[found[0]]
        while node.children:
            code = -1
            most = 0
            for each, child in node.children.items():
                if child.visits > most:
                    most = child.visits
                    code = each
            if most < 3:
                break
            found.append(code)
            node = node.children[code]
        return found

    def _iterate(self, s: State) -> None:
        seat = self.seat
        path = [self.root]
        seats = [seat]
        node = self.root
        began = s.active
        passed = 0
        in_tree = True
        quick = 0
        others = self.flags & 2 > 0
        while s.phase != OVER and quick < MOST_QUICK:
            if s.active != began:
                began = s.active
                passed += 1
                if passed > self.turns:
                    break
            mover = seat if s.waiting >> seat & 1 else lowest_bit(s.waiting)
            choices = legal(s, mover)
            if in_tree and (mover == seat or (others and _is_public(s.ask))):
                if len(choices) == 1:
                    code = choices[0]
                else:
                    code = self._pick(s, mover, node, choices)
                    child = node.children.get(code)
                    if child is None or child.visits == 0:
                        if child is None:
                            child = Node(1.0)
                            node.children[code] = child
                        in_tree = False
                    node = child
                    path.append(node)
                    seats.append(mover)
            else:
                code = self._quick(s, mover, choices)
                quick += 1
            play(s, mover, code)
            self.decisions += 1
        values = chances(s, self.weights)
        for place in range(len(path)):
            path[place].visits += 1
            path[place].value += values[seats[place]]

    def _quick(self, s: State, seat: int, choices: list[int]) -> int:
        g = self._guesser
        if self.flags & 1:
            return g.guess(s, seat, choices)
        count = len(choices)
        if count == 1:
            return choices[0]
        question = s.ask
        if question == ASK_BATTLE_CARDS:
            return g.guess(s, seat, choices)
        code = choices[g.below(count)]
        if question in (ASK_VETO, ASK_ESCAPE):
            return choices[0] if g.below(3) else code
        if question == ASK_TURN:
            return END if choices[0] == END and g.below(4) else code
        if code in (PASS, DONE):
            code = choices[g.below(count)]
        return code

    def _pick(self, s: State, mover: int, node: Node, choices: list[int]) -> int:
        """An untried choice, or the one with the best upper confidence bound."""
        if self.flags & 4:
            return self._pick_prior(s, mover, node, choices)
        untried = 0
        best = choices[0]
        bound = -1.0
        scale = self.c * math.sqrt(math.log(node.visits + 1.0))
        for code in choices:
            child = node.children.get(code)
            if child is None:
                untried += 1
                if self._guesser.below(untried) == 0:
                    best = code
            elif untried == 0:
                reach = child.value / child.visits + scale / math.sqrt(child.visits)
                if reach > bound:
                    bound = reach
                    best = code
        return best

    def _pick_prior(self, s: State, mover: int, node: Node, choices: list[int]) -> int:
        known = node.children
        fresh = False
        for code in choices:
            if code not in known:
                fresh = True
                break
        if fresh:
            values = self._guesser.values(s, mover, choices) if s.ask != ASK_BATTLE_CARDS else [1.0] * len(choices)
            total = 0.0
            for value in values:
                total += value
            for place in range(len(choices)):
                if choices[place] not in known:
                    known[choices[place]] = Node(0.7 * values[place] / total + 0.3 / len(choices))
        best = choices[0]
        bound = -1.0
        scale = self.c * math.sqrt(node.visits + 1.0)
        mean = node.value / node.visits if node.visits else 0.5
        if mover != self.seat and node.visits:
            mean = 0.5
        for code in choices:
            child = known[code]
            reach = scale * child.prior / (1.0 + child.visits)
            reach += child.value / child.visits if child.visits else mean - 0.05
            if reach > bound:
                bound = reach
                best = code
        return best


def _is_public(question: int) -> bool:
    """Choices that all see; after a secret one the tree must not branch, or the own seat would seem to know it."""
    return question != ASK_BATTLE_CARDS and question != ASK_VETO and question != ASK_BID
