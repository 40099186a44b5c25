"""Fit the judge of Seth's games to their results: `tools/dev.py` builds, then

    python tools/tune_seth.py collect GAMES FILE   medium bots play both sides; positions and winners go to FILE
    python tools/tune_seth.py fit FILE [FILE ...]  prints what the fit gives, and writes weights.toml

The model is the judge's own: the alliance's chance is the logistic curve of a weighted sum. What speaks for one side
may not come to speak for the other, so a weight never changes its sign. Positions are taken where a side's turn begins,
which is where the judge is asked in play.
"""

from __future__ import annotations

import json
import random
import sys
from dataclasses import dataclass
from itertools import chain
from math import exp, log, sqrt
from pathlib import Path

from tune import write_tables

import kemet
from kemet.bots import SearchBot, Seat, make_bot
from kemet.bots.judging import progress, scores
from kemet.bots.seth_judging import SETH_FEATURES
from kemet.bots.weights import printed_weights, weights_for
from kemet.engine.state.state import State

PENALTY = 0.002  # how strongly the fit is drawn to 0, in the spread of a feature
STEP = 0.5  # how far the new weights go from the present ones to the fit
PASSES = 6
RATE = 0.05
FREE = ("even", "crowd")  # speak for nobody by themselves


@dataclass(frozen=True)
class Position:
    """One position: its features, and whether the alliance won."""

    features: list[float]
    won: bool


def read_features(s: State) -> list[float]:
    """The score is linear in the weights, so a unit vector reads one feature."""
    width = len(weights_for(s.table, progress(s)))
    first = width - len(SETH_FEATURES)
    return [
        round(scores(s, [float(place == number) for place in range(width)])[1], 3) for number in range(first, width)
    ]


def play_game(chance: random.Random) -> tuple[list[list[float]], bool]:
    """One game of bots that look ahead a little; some choices are random, so that odd positions are seen too."""
    members = chance.choice((2, 2, 3, 4, 5))
    game = kemet.new_game(members + 1, chance.getrandbits(40), seth=True, house_rules={"dayLimit": "30"})
    bots = [make_bot("medium", str(chance.getrandbits(30))) for _ in range(members + 1)]
    tries = [chance.choice((8, 16, 32)) for _ in range(2)]
    for seat, bot in enumerate(bots):
        assert isinstance(bot, SearchBot)
        bot.iterations, bot.seconds = tries[seat > 0], 0.0
    wild = chance.choice((0.0, 0.01, 0.03))
    found: list[list[float]] = []
    turn_of = -1
    while not game.over:
        seat = game.waiting_for()[0]
        s = game.state
        side = min(s.active, 1)
        if side != turn_of and s.day:
            turn_of = side
            if side >= 0:
                found.append(read_features(s))
        code = chance.choice(game.codes(seat)) if chance.random() < wild else bots[seat].choose(Seat(game, seat))
        game.play(seat, code)
    return found, game.winner != 0


def collect(games: int, path: Path) -> None:
    chance = random.Random()
    with path.open("a", encoding="utf-8") as file:
        for number in range(games):
            found, won = play_game(chance)
            file.write(json.dumps([won, found], separators=(",", ":")) + "\n")
            file.flush()
            if number % 50 == 49:
                print(f"{number + 1} games", flush=True)


def read_positions(paths: list[Path]) -> list[Position]:
    found = []
    for line in chain.from_iterable(path.open(encoding="utf-8") for path in paths):
        won, rows = json.loads(line)
        found += [Position(row, won) for row in rows]
    return found


def chance_of(position: Position, weights: list[float]) -> float:
    total = sum(weight * value for weight, value in zip(weights, position.features, strict=True))
    return 1 / (1 + exp(-max(-12.0, min(12.0, total))))


def surprise(positions: list[Position], weights: list[float]) -> float:
    """The mean surprise at the winner; guessing evenly gives 0.69."""
    total = 0.0
    for each in positions:
        chance = chance_of(each, weights)
        total -= log(max(chance if each.won else 1 - chance, 1e-9))
    return total / len(positions)


def fit(positions: list[Position], prior: list[float]) -> list[float]:
    """Stochastic gradient descent; a weight that has moved much moves in smaller steps (Adagrad)."""
    weights = prior[:]
    moved = [0.1] * len(weights)
    chance = random.Random(1)
    order = list(range(len(positions)))
    for turn in range(PASSES):
        chance.shuffle(order)
        rate = RATE * (1 - turn / PASSES)
        for place in order:
            position = positions[place]
            wrong = chance_of(position, weights) - position.won
            for number, value in enumerate(position.features):
                if not value:
                    continue
                slope = wrong * value + PENALTY * weights[number]
                moved[number] += slope * slope
                weights[number] -= rate * slope / sqrt(moved[number])
                if weights[number] * prior[number] < 0 and SETH_FEATURES[number] not in FREE:
                    weights[number] = 0.0
    return weights


def report(paths: list[Path]) -> None:
    """Say what the fit gives on games held back, then fit to all and go half the way."""
    positions = read_positions(paths)
    cut = len(positions) * 4 // 5  # whole games are held back: positions are in the order of play
    prior = [printed_weights()["seth"][name] for name in SETH_FEATURES]
    trial = fit(positions[:cut], prior)
    held_back = positions[cut:]
    print(f"{len(positions)} positions; surprise on games held back: {surprise(held_back, prior):.4f} before,")
    print(f"{surprise(held_back, trial):.4f} after, {surprise(held_back, [0.0] * len(prior)):.4f} by guessing evenly")
    found = fit(positions, prior)
    weights = [old + STEP * (new - old) for old, new in zip(prior, found, strict=True)]
    for name, old, new, weight in zip(SETH_FEATURES, prior, found, weights, strict=True):
        print(f"{name:18} {old:7.3f}   fit {new:7.3f}   now {weight:7.3f}")
    write_tables({"seth": dict(zip(SETH_FEATURES, weights, strict=True))})


if __name__ == "__main__":
    if sys.argv[1] == "collect":
        collect(int(sys.argv[2]), Path(sys.argv[3]))
    else:
        report([Path(name) for name in sys.argv[2:]])
