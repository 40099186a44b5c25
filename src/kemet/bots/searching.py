"""Search over sampled hidden states: a tree of the own choices, a quick model for everybody else's.

Each iteration takes one of the sampled states, follows the tree by upper confidence bounds, adds a leaf, plays on
quickly to the horizon and asks the judge. Compiled with the engine; it never sees more than the samples it is given.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from kemet.bots.judging import chances
from kemet.engine.flow import legal, play
from kemet.engine.names import (
    ADD,
    ASK_BATTLE_CARDS,
    ASK_ESCAPE,
    ASK_TURN,
    ASK_VETO,
    BATTLE,
    DONE,
    END,
    MAX_BATTLE_CARDS,
    OVER,
    PASS,
)
from kemet.engine.state import State, lowest_bit

EXPLORATION: Final = 0.35
MOST_QUICK: Final = 60  # decisions a quick play-out may take before it is judged where it stands


class Node:
    """A moment of the own seat in the tree: how often it was visited and how well it ended."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.value: float = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """One search for one decision of one seat."""

    def __init__(self, seat: int, weights: list[float], seed: int, turns: int):
        self.seat = seat
        self.weights = weights
        self.turns = turns  # how many turns of others are played on before the judge is asked
        self.root = Node()
        self.iterations: int = 0
        self.decisions: int = 0
        self._low: int = seed % 2147483562 + 1

    def run(self, samples: list[State], iterations: int, seconds: float) -> None:
        """Search until either is used up; a limit of 0 does not count."""
        start = perf_counter()
        count = len(samples)
        while True:
            if iterations and self.iterations >= iterations:
                return
            if seconds and self.iterations & 15 == 0 and perf_counter() - start >= seconds:
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

    def _iterate(self, s: State) -> None:
        seat = self.seat
        path = [self.root]
        node = self.root
        began = s.active
        passed = 0
        in_tree = True
        quick = 0
        while s.phase != OVER and quick < MOST_QUICK:
            if s.active != began:
                began = s.active
                passed += 1
                if passed > self.turns:
                    break
            if s.waiting >> seat & 1:
                choices = legal(s, seat)
                if in_tree:
                    code = self._pick(node, choices)
                    child = node.children.get(code)
                    if child is None:
                        child = Node()
                        node.children[code] = child
                        in_tree = False
                    node = child
                    path.append(node)
                else:
                    code = self._quick(s, choices)
                    quick += 1
                play(s, seat, code)
            else:
                other = lowest_bit(s.waiting)
                play(s, other, self._quick(s, legal(s, other)))
                quick += 1
            self.decisions += 1
        value = chances(s, self.weights)[seat]
        for node in path:
            node.visits += 1
            node.value += value

    def _pick(self, node: Node, choices: list[int]) -> int:
        """An untried choice, or the one with the best upper confidence bound."""
        if len(choices) == 1:
            return choices[0]
        untried = 0
        best = choices[0]
        bound = -1.0
        scale = EXPLORATION * math.sqrt(math.log(node.visits + 1.0))
        for code in choices:
            child = node.children.get(code)
            if child is None:
                untried += 1
                if self._below(untried) == 0:
                    best = code
            elif untried == 0:
                reach = child.value / child.visits + scale / math.sqrt(child.visits)
                if reach > bound:
                    bound = reach
                    best = code
        return best

    def _quick(self, s: State, choices: list[int]) -> int:
        """A fast guess at what a player does: plausible more often than not."""
        count = len(choices)
        if count == 1:
            return choices[0]
        code = choices[self._below(count)]
        question = s.ask
        if question == ASK_BATTLE_CARDS:
            return self._quick_battle(s, choices, code)
        if question in (ASK_VETO, ASK_ESCAPE):
            return choices[0] if self._below(3) else code
        if question == ASK_TURN:
            return END if choices[0] == END and self._below(4) else code
        if code in (PASS, DONE):  # declining is rarely right: guess twice
            code = choices[self._below(count)]
        return code

    def _quick_battle(self, s: State, choices: list[int], code: int) -> int:
        """Of three random pairs the one with the strongest card played; divine cards as they come."""
        if code < BATTLE or code >= ADD:
            return code
        for _ in range(2):
            other = choices[self._below(len(choices))]
            if _card_strength(s, other) > _card_strength(s, code):
                code = other
        return code

    def _below(self, limit: int) -> int:
        self._low = self._low * 48271 % 2147483647
        return self._low % limit


def _card_strength(s: State, code: int) -> int:
    """What a pair of battle cards is good for: the played card's sum, less what is thrown away."""
    played, discarded = divmod(code - BATTLE, MAX_BATTLE_CARDS)
    table = s.table
    gain = 2 * table.battle_strength[played] + table.battle_damage[played] + table.battle_protection[played]
    return 2 * gain - 2 * table.battle_strength[discarded] - table.battle_damage[discarded]
