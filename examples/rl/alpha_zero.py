"""A small AlphaZero: a net guides a search, the search plays itself, the net learns what the search found. Numpy only.

Cards are hidden, so every try of the search draws again what the seat cannot know, and the tree is kept by the choices
made, not by states. The net learns how often the search tried each choice, and who won.

    python examples/rl/alpha_zero.py --rounds 8 --games 16 --tries 24 --out zero.npz
"""

import argparse
import time
from pathlib import Path

import numpy as np

from kemet.bots import Seat
from kemet.engine import flow
from kemet.engine.state.bits import lowest_bit
from kemet.engine.state.codes import OVER
from kemet.engine.state.state import State
from kemet.rl.match import Match
from kemet.rl.policies import features, save_layers
from kemet.rl.rewards import win_or_lose
from kemet.rl.rows import Observer
from kemet.rl.settings import CURRICULUM

CURIOUS = 1.5  # how much the search trusts the net's first opinion
NOISE, SPIKE = 0.25, 0.3  # at the root, so that everything is tried some day
RATE, DECAY, BATCH = 0.002, 1e-4, 128
KEPT = 20_000  # moments to learn from, the newest


class Net:
    """One hidden layer; from it a score for each action, and the chance to win as a number from -1 to 1."""

    def __init__(self, size: int, actions: int, hidden: int, chance: np.random.Generator):
        shapes = [(size, hidden), (hidden,), (hidden, actions), (actions,), (hidden, 1), (1,)]
        scales = [shape[0] ** -0.5 if len(shape) == 2 else 0.0 for shape in shapes]
        self.weights = [chance.normal(0, *each).astype(np.float32) for each in zip(scales, shapes, strict=True)]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def think(self, seen):
        inner, inner_bias, policy, policy_bias, value, value_bias = self.weights
        hidden = np.maximum(seen @ inner + inner_bias, 0)
        return hidden, hidden @ policy + policy_bias, np.tanh(hidden @ value + value_bias)[:, 0]

    def learn(self, seen, masks, tried, results) -> float:
        """One step of Adam: cross-entropy with what the search tried, squares of what the result missed."""
        hidden, scores, values = self.think(seen)
        shares = softmax(np.where(masks, scores, -1e9))
        missed = (values - results) * (1 - values**2) * 2
        to_scores, to_values = (shares - tried) / len(seen), missed[:, None] / len(seen)
        to_hidden = (to_scores @ self.weights[2].T + to_values @ self.weights[4].T) * (hidden > 0)
        slopes = [seen.T @ to_hidden, to_hidden.sum(0), hidden.T @ to_scores, to_scores.sum(0), hidden.T @ to_values,
                  to_values.sum(0)]  # fmt: skip
        self._steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = (mean / (1 - 0.9**self._steps)) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
            weight -= RATE * (step + DECAY * weight)
        return float(-(tried * np.log(shares + 1e-9)).sum(1).mean() + ((values - results) ** 2).mean())


class Node:
    """A moment that the search knows: how often each action was tried, and what that brought the chooser."""

    def __init__(self, prior):
        self.prior = prior
        self.tried = np.zeros(len(prior), np.float32)
        self.won = np.zeros(len(prior), np.float32)

    def pick(self, legal) -> int:
        prior, tried = self.prior[legal], self.tried[legal]
        mean = self.won[legal] / np.maximum(tried, 1)
        hope = CURIOUS * prior / (prior.sum() + 1e-9) * np.sqrt(tried.sum() + 1) / (1 + tried)
        return int(legal[np.argmax(mean + hope)])


class Search:
    def __init__(self, net: Net, observer: Observer, chance: np.random.Generator, tries: int):
        self.net, self.observer, self.chance, self.tries = net, observer, chance, tries

    def tried(self, seat: Seat) -> np.ndarray:
        """How often each action was tried from here."""
        tree: dict[tuple[int, ...], Node] = {}
        for _ in range(self.tries):
            self._try(tree, seat.sample(str(self.chance.integers(2**62))))
        return tree[()].tried

    def _try(self, tree: dict[tuple[int, ...], Node], state: State) -> None:
        path: list[tuple[Node, int, int]] = []
        made: tuple[int, ...] = ()
        while state.phase != OVER:
            seat = int(lowest_bit(state.waiting))
            codes = flow.legal(state, seat)
            if len(codes) == 1:
                flow.play(state, seat, codes[0])
                continue
            if made not in tree:
                tree[made], worth = self._look(state, seat, first=not made)
                value = [worth, -worth] if seat == 0 else [-worth, worth]
                if made:
                    break
            node = tree[made]
            action = node.pick(np.array([self.observer.actions.action(code, seat) for code in codes]))
            path.append((node, seat, action))
            made = (*made, action)
            flow.play(state, seat, self.observer.actions.code(action, seat))
        else:
            value = win_or_lose(state)
        for node, seat, action in path:
            node.tried[action] += 1
            node.won[action] += value[seat]

    def _look(self, state: State, seat: int, first: bool) -> tuple[Node, float]:
        self.observer.look(state, seat)
        _, scores, values = self.net.think(features(self.observer.row[None]))
        prior = softmax(
            np.where(self.observer.mask, scores[0], scores[0] - 9)
        )  # another draw may allow what this forbids
        if first:
            legal = np.flatnonzero(self.observer.mask)
            prior[legal] = (1 - NOISE) * prior[legal] + NOISE * self.chance.dirichlet([SPIKE] * len(legal))
        return Node(prior), float(values[0])


def softmax(scores):
    powers = np.exp(scores - scores.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def self_play(match: Match, search: Search, seed: int) -> list[tuple]:
    """What was seen, what was allowed, what the search tried, and how it ended for the seat that chose."""
    match.begin(seed)
    game, moments = match.game, []
    while not game.over:
        number = game.waiting_for()[0]
        seat = Seat(game, number)
        if len(seat.codes) == 1:
            game.play(number, seat.codes[0])
            continue
        tried = search.tried(seat).astype(np.float64)
        shares = tried / tried.sum()
        moments.append((number, seat.observation(), seat.mask().astype(bool), shares.astype(np.float32)))
        match.play(number, search.chance.choice(len(shares), p=shares))
    return [(seen, mask, tried, win_or_lose(game.state)[number]) for number, seen, mask, tried in moments]


def wins(match: Match, net: Net, games: int, chance: np.random.Generator) -> int:
    """Games that the net alone wins against random play, seats in turn."""
    won = 0
    for number in range(games):
        match.begin(int(chance.integers(2**62)))
        while not match.game.over:
            seat = match.game.waiting_for()[0]
            seen, mask = match.observation(seat).values()
            legal = np.flatnonzero(mask)
            scores = net.think(features(seen[None]))[1][0, legal]
            match.play(seat, legal[np.argmax(scores)] if seat == number % 2 else chance.choice(legal))
        won += match.game.winner == number % 2
    return won


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name, default in (("rounds", 8), ("games", 16), ("tries", 24), ("hidden", 64), ("matches", 100), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--out", type=Path, help="write the policy here, for the bot spec rl:FILE")
    options = parser.parse_args(arguments)
    chance = np.random.default_rng(options.seed)
    match = Match(CURRICULUM["first days"])
    layout, actions = match.layout, match.actions
    net = Net(int(layout.size), int(actions.size), options.hidden, chance)
    search = Search(net, Observer(layout, actions), chance, options.tries)
    kept: list[tuple] = []
    for number in range(1, options.rounds + 1):
        start = time.process_time()
        for _ in range(options.games):
            kept += self_play(match, search, int(chance.integers(2**62)))
        kept = kept[-KEPT:]
        losses = []
        for _ in range(2 * len(kept) // BATCH + 1):
            some = [kept[place] for place in chance.integers(len(kept), size=BATCH)]
            seen, masks, tried, results = (np.array(column) for column in zip(*some, strict=True))
            losses.append(net.learn(features(seen), masks, tried, results))
        print(f"round {number}: loss {np.mean(losses):.3f}, {time.process_time() - start:.0f} s", flush=True)
    won = wins(match, net, options.matches, chance)
    print(f"{won} of {options.matches} games won against random play, without search")
    if options.out:
        inner, inner_bias, policy, policy_bias = net.weights[:4]
        save_layers(
            options.out, [(inner, inner_bias), (policy, policy_bias)], (layout.signature(), actions.signature())
        )


if __name__ == "__main__":
    main()
